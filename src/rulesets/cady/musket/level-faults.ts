import type { ClauseId, Violation } from '../../../rulebook/index.js';
import { levelFaults } from '../common/army/levels.js';
import { battleFaults } from '../common/fighting/battles.js';
import { markersOnOneSpot } from '../common/turn/unseen/markers.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';

/**
 * Faults of a scenario that uses more of the book than its level has, of its brigades, and of markers on one spot.
 *
 * @clause cady/common/game-level/basic-no-hidden
 * @clause cady/common/game-level/basic-single-units
 * @clause cady/common/game-level/advanced-brigades
 * @clause cady/common/unit/battle-or-brigade
 */
export function levelFaultsOf({ level, sides }: MusketScenario, rules: MusketRules): readonly Violation[] {
  const armies = Object.values(sides);
  const uses = {
    hiddenTroops: armies.some(
      ({ phantoms = [], units }) => phantoms.length > 0 || units.some(({ hidden }) => hidden === true),
    ),
    battles: armies.some(({ brigades = [] }) => brigades.length > 0),
  };
  return [
    ...levelFaults({ level, ...uses }, rules).map(fault => ({ ...fault, path: 'level' })),
    ...Object.entries(sides).flatMap(([side, army]) =>
      [...brigadeFaults(army, rules), ...markerFaults(army)].map(fault => ({
        ...fault,
        path: `sides.${side}.${fault.path}`,
      })),
    ),
  ];
}

type Army = MusketScenario['sides'][string];

function brigadeFaults({ units, brigades = [] }: Army, rules: MusketRules): readonly Violation[] {
  const types = new Map(units.map(({ id, type }) => [id, type]));
  const clause: ClauseId = 'cady/common/unit/battle-or-brigade';
  const placed = new Set<string>();
  return brigades.flatMap((brigade, i) => {
    const faults: Violation[] = [];
    const members = brigade.units.flatMap((unit, j) => {
      const path = `brigades[${i}].units[${j}]`;
      const type = types.get(unit);
      if (type === undefined) {
        const problem = `there is no unit "${unit}" on this side`;
        faults.push({ path, clause, problem, mend: 'name one of its units' });
      } else if (placed.has(unit)) {
        faults.push({ path, clause, problem: `"${unit}" is in two brigades`, mend: 'name it once' });
      }
      placed.add(unit);
      return type === undefined ? [] : [{ unit, morale: rules.troops[type].morale }];
    });
    const formed = battleFaults({ units: members }, rules);
    return [...faults, ...formed.map(fault => ({ ...fault, path: `brigades[${i}].${fault.path}` }))];
  });
}

function markerFaults({ units, phantoms = [] }: Army): readonly Violation[] {
  const hidden = units.flatMap(({ at, hidden: begins }) => (begins === true ? [at] : []));
  const spots = [...hidden, ...phantoms].map(([x, y]) => ({ x, y }));
  if (markersOnOneSpot(spots).length === 0) return [];
  const clause = 'cady/common/hidden/marker-needs-room';
  return [{ path: 'phantoms', clause, problem: 'two markers stand on one spot', mend: 'set them apart' }];
}
