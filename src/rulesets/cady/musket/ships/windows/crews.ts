import type { MusketScenario } from '../../schema.js';
import { vesselsListed } from '../sheet.js';

/** The places on a side for which names are made. */
const places = [...'123456789'];

const known = new WeakMap<MusketScenario, MusketScenario>();

/** A scenario whose ships, boats and their guns have names among the units of their side. */
export function withCrews(scenario: MusketScenario): MusketScenario {
  const listed = vesselsListed(scenario);
  if (listed.length === 0) return scenario;
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const sides = Object.fromEntries(
    Object.entries(scenario.sides).map(([side, army]) => {
      const named = listed
        .filter(each => each.side === side)
        .flatMap(({ entry: { id, name = id, at, facing } }) => {
          const guns = ['port', 'starboard'].flatMap(on =>
            places.map(i => ({
              id: `${id}-${on}-${i}`,
              name: `${on} gun ${i} of ${name}`,
            })),
          );
          const all = [{ id, name }, { id: `${id}-gun`, name: `the bow gun of ${name}` }, ...guns];
          return all.map(each => ({ ...each, type: 'twelve-pounder-cannon' as const, at, facing }));
        });
      return [side, { ...army, units: [...army.units, ...named] }];
    }),
  );
  const whole = { ...scenario, sides };
  known.set(scenario, whole);
  return whole;
}
