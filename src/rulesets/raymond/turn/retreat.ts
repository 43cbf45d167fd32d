import type { SideId } from '../../../battle/index.js';
import { leaveToRetreat } from '../movement/retreat.js';
import type { RaymondState } from '../state.js';
import type { RaymondContext } from '../terms.js';
import { unitsOnTable } from '../units.js';

/**
 * At the very end of a side's movement its player may take units from the field, for good.
 *
 * Source: Can a unit be voluntarily retreated?
 *
 * @clause raymond/retreat/when
 * @clause raymond/retreat/removal
 */
export function retreatPhase(side: SideId, state: RaymondState, context: RaymondContext): void {
  const units = unitsOnTable(state.units).flatMap(unit => {
    const leave = unit.side === side ? leaveToRetreat(unit, state, context.rules) : undefined;
    return leave === undefined ? [] : [{ unit, leave }];
  });
  if (units.length === 0) return;
  const leaving = context.command.ask({
    kind: 'retreat',
    id: `retreat:${side}`,
    side,
    clause: 'raymond/retreat/when',
    units: units.map(({ unit }) => unit.id),
  });
  for (const { unit, leave } of units) {
    if (!leaving.includes(unit.id)) continue;
    unit.gone = 'retreated';
    const goes = {
      clause: 'raymond/retreat/removal',
      because: 'retreats of its own will',
      effect: 'out of the battle',
    } as const;
    context.tell({ kind: 'gone', unit: unit.id, how: 'retreated', stands: unit.stands.length, because: [leave, goes] });
  }
}
