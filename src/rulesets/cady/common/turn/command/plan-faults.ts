import type { SideId } from '../../../../../battle/index.js';
import type { ClauseId, Violation } from '../../../../../rulebook/index.js';
import { type GamePlan, type LevelRules, levelFaults } from '../../army/levels.js';
import type { FieldEntry } from '../scenario.js';
import { markersOnOneSpot } from '../unseen/markers.js';

type Army = {
  readonly units: readonly (Pick<FieldEntry, 'at' | 'hidden' | 'arrives'> & {
    readonly general?: boolean | undefined;
  })[];
  readonly phantoms?: readonly (readonly [number, number])[];
};

/**
 * Faults of a scenario that uses more of the book than its level has, or optional rules that nobody named; and where riders carry
 * the orders, of a side on which nobody writes any.
 *
 * @param plan what the period makes of the scenario besides hidden troops
 * @clause cady/common/game-level/basic-no-hidden
 * @clause cady/common/game-level/basic-single-units
 * @clause cady/common/orders/supreme-commander-writes
 */
export function planFaults(
  plan: Omit<GamePlan, 'hiddenTroops'>,
  sides: Readonly<Record<SideId, Army>>,
  rules: LevelRules,
): readonly Violation[] {
  const hiddenTroops = Object.values(sides).some(
    ({ phantoms = [], units }) => phantoms.length > 0 || units.some(({ hidden }) => hidden === true),
  );
  const clause: ClauseId = 'cady/common/orders/supreme-commander-writes';
  const riders = plan.optional?.includes('dispatch-riders') === true;
  const silent = Object.entries(sides).filter(([, { units }]) => riders && !units.some(unit => unit.general === true));
  return [
    ...levelFaults({ ...plan, hiddenTroops }, rules).map(fault => ({
      ...fault,
      path: fault.path.startsWith('optional') ? 'optional' : 'level',
    })),
    ...silent.map(([side]) => ({
      path: `sides.${side}`,
      clause,
      problem: 'nobody on the table writes the orders that riders carry',
      mend: 'set "general": true on the unit of the supreme commander',
    })),
  ];
}

/**
 * Faults of two markers that begin on one spot: whoever sees them part could not have told them from each other before.
 *
 * @clause cady/common/hidden/marker-needs-room
 */
export function markerSpotFaults({ units, phantoms = [] }: Army): readonly Violation[] {
  const hidden = units.flatMap(({ at, hidden: begins, arrives }) =>
    begins === true && arrives === undefined ? [at] : [],
  );
  const spots = [...hidden, ...phantoms].map(([x, y]) => ({ x, y }));
  if (markersOnOneSpot(spots).length === 0) return [];
  const clause = 'cady/common/hidden/marker-needs-room';
  return [{ path: 'phantoms', clause, problem: 'two markers stand on one spot', mend: 'set them apart' }];
}
