import type { Unit } from '../../state.js';
import { mainBodyOf } from '../../units.js';
import type { Play } from '../play.js';
import { heedsOrders } from '../sorcery/orders.js';
import { hasCurrentOrder } from './standing.js';

/**
 * A unit does as its general wishes: its player may give it a new order on the spot, which is carried out at once. A sub-unit has no order
 * of its own to change.
 *
 * @clause wrg/orders/act-as-general-wishes-immediate
 */
export function wishOf(unit: Unit, cause: string, play: Play): void {
  const { state, command, tell } = play;
  if (mainBodyOf(state, unit) !== unit || !heedsOrders(unit, play)) return;
  const clause = 'wrg/orders/act-as-general-wishes-immediate';
  const order = command.ask({
    kind: 'wish',
    id: `wish:${unit.id}:${cause}:${unit.period.tested.length}`,
    side: unit.side,
    clause,
    unit: unit.id,
    cause,
  });
  if (order === null || order === unit.order) {
    tellKept(unit, play);
    return;
  }
  unit.order = order;
  unit.step = 0;
  // What it has gone before in this period is no part of it.
  unit.marched = 0 - unit.period.moved;
  unit.carriedOut = false;
  const replaced = unit.digesting === null ? '' : ', in place of the one that was still to be digested';
  unit.digesting = null;
  const because = [{ clause, because: 'the general wishes it', effect: `a new order at once${replaced}` }] as const;
  tell({ kind: 'order', unit: unit.id, order, by: 'wish', because }, [unit.side]);
}

/** Its general wishes nothing else than what it is about: it is told so. */
function tellKept(unit: Unit, { tell }: Play): void {
  const { id, side, order } = unit;
  if (order === null || !hasCurrentOrder(unit)) return;
  const clause = 'wrg/orders/act-as-general-wishes-immediate';
  const because = [{ clause, because: 'the general wishes nothing else', effect: 'goes on with it' }] as const;
  tell({ kind: 'order', unit: id, order, by: 'wish', kept: true, because }, [side]);
}
