import { counted, meant, type Violation } from '../../../rulebook/index.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { Unit } from '../state.js';
import { weatherAtMuster } from '../turn/weather/skies.js';
import { isMainBody } from '../units.js';
import { nightCamp } from '../weather/sky.js';

type Season = NonNullable<WrgScenario['weather']>;

/** What is wrong with the weather of a scenario: roads, units and sides that are not there, and a camp with too many awake. */
export function weatherFaults(scenario: WrgScenario, units: readonly Unit[], rules: WrgRules): readonly Violation[] {
  const { weather: season, sides, table } = scenario;
  if (season === undefined) return [];
  const roads = (table.features ?? []).flatMap(({ id, kind }) => (kind === 'road' ? [id] : []));
  const sideIds = Object.keys(sides);
  const unitIds = units.map(({ id }) => id);
  return [
    ...unknown(season.pavedRoads, roads, 'road', 'weather.pavedRoads'),
    ...unknown(season.paths, roads, 'road', 'weather.paths'),
    ...unknown(season.torches, unitIds, 'unit', 'weather.torches'),
    ...unknown(season.wells, sideIds, 'side', 'weather.wells'),
    ...fallingFaults(season),
    ...nightFaults(scenario, rules),
    ...(season.camp === undefined ? [] : campFaults(season.camp, units, sideIds, rules)),
  ];
}

function unknown(given: readonly string[], there: readonly string[], what: string, path: string): readonly Violation[] {
  return given.flatMap((id, at) =>
    there.includes(id)
      ? []
      : [{ path: `${path}[${at}]`, problem: `there is no ${what} "${id}"`, mend: meant(id, there) }],
  );
}

/** What has come at the beginning is of what may come. */
function fallingFaults({ falling = [], brings = [] }: Season): readonly Violation[] {
  return falling.flatMap((weather, at) =>
    brings.includes(weather)
      ? []
      : [
          {
            path: `weather.falling[${at}]`,
            clause: 'wrg/weather/potential',
            problem: `"${weather}" is there from the first and may not come`,
            mend: `add "${weather}" to weather.brings`,
          },
        ],
  );
}

/** Who begins in the dark goes on in it, and nobody sleeps by day. */
function nightFaults(scenario: WrgScenario, rules: WrgRules): readonly Violation[] {
  const { weather: season } = scenario;
  const { weather } = weatherAtMuster(scenario, rules);
  if (season === undefined || weather === undefined) return [];
  const faults: Violation[] = [];
  if (weather.dark && season.night !== 'is-fought') {
    const clause = 'wrg/weather/daylight';
    const problem = 'the battle begins at night and ends at nightfall';
    faults.push({ path: 'weather.night', clause, problem, mend: 'write "is-fought", or begin it by day' });
  }
  if (season.camp !== undefined && !weather.dark) {
    const problem = 'an army is asleep by day';
    faults.push({ path: 'weather.camp', clause: 'wrg/night/camp', problem, mend: 'begin the battle at night' });
  }
  return faults;
}

/**
 * No more of an army are on guard than the book lets.
 *
 * @clause wrg/night/camp
 */
function campFaults(
  { side, guard }: NonNullable<Season['camp']>,
  units: readonly Unit[],
  sides: readonly string[],
  rules: WrgRules,
): readonly Violation[] {
  const own = units.filter(unit => unit.side === side && isMainBody(unit)).map(({ id }) => id);
  const { guards } = nightCamp(own.length, rules);
  const faults = [
    ...unknown([side], sides, 'side', 'weather.camp.side'),
    ...unknown(guard, own, 'unit', 'weather.camp.guard'),
  ];
  if (guard.length <= guards) return faults;
  const problem = `${guard.length} of ${counted(own.length, 'unit')} ${guard.length === 1 ? 'is' : 'are'} on guard`;
  const mend = `let ${guards} of them be awake`;
  return [...faults, { path: 'weather.camp.guard', clause: 'wrg/night/camp', problem, mend }];
}
