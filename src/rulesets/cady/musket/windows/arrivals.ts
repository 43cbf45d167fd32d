import { arrivedId, arrivedName } from '../chance/arrived.js';
import type { MusketScenario } from '../schema.js';

/** The turns for which names are made, of those whom a random event may bring. */
const turns = 60;

const known = new WeakMap<MusketScenario, MusketScenario>();

/** A scenario with random events in which those whom they may bring have names among the units of their side. */
export function withArrivals(scenario: MusketScenario): MusketScenario {
  if (scenario.events === undefined) return scenario;
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const sides = Object.fromEntries(
    Object.entries(scenario.sides).map(([side, army]) => {
      const [like] = army.units;
      const all = Array.from({ length: turns }, (_, i) => i + 1).flatMap(turn =>
        ['infantry', 'cavalry'].flatMap(arm => {
          const id = arrivedId(side, arm, turn);
          const name = arrivedName(id);
          return like === undefined || name === undefined ? [] : [{ ...like, id, name }];
        }),
      );
      return [side, { ...army, units: [...army.units, ...all] }];
    }),
  );
  const whole = { ...scenario, sides };
  known.set(scenario, whole);
  return whole;
}
