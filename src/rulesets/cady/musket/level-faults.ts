import type { ClauseId, Violation } from '../../../rulebook/index.js';
import { battleFaults } from '../common/fighting/battles.js';
import { markerSpotFaults, planFaults } from '../common/turn/command/plan-faults.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';

/**
 * Faults of a scenario that uses more of the book than its level has, of its brigades, and of markers on one spot.
 *
 * @clause cady/common/game-level/advanced-brigades
 * @clause cady/common/unit/battle-or-brigade
 * @clause cady/common/rivers/boats
 */
export function levelFaultsOf(
  { level, optional = [], sides }: MusketScenario,
  rules: MusketRules,
): readonly Violation[] {
  const battles = Object.values(sides).some(({ brigades = [] }) => brigades.length > 0);
  return [
    ...planFaults({ level, battles, optional, agreed: optional }, sides, rules),
    ...(rules.levels[level].optionalRules ? [] : boatFaults(level, sides)),
    ...Object.entries(sides).flatMap(([side, army]) =>
      [...brigadeFaults(army, rules), ...markerSpotFaults(army)].map(fault => ({
        ...fault,
        path: `sides.${side}.${fault.path}`,
      })),
    ),
  ];
}

type Army = MusketScenario['sides'][string];

/** Ships and boats belong to the optional rules. */
function boatFaults(level: MusketScenario['level'], sides: MusketScenario['sides']): readonly Violation[] {
  return Object.entries(sides).flatMap(([side, { vessels = [] }]): readonly Violation[] => {
    if (vessels.length === 0) return [];
    const problem = `there are no ships and boats in the ${level} game`;
    const mend = 'play the advanced game, or leave them out';
    return [{ path: `sides.${side}.vessels`, clause: 'cady/common/rivers/boats', problem, mend }];
  });
}

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
