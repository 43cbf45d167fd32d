import { rehearsed } from '../../common/bots/rehearsal.js';
import { standingOrder } from '../../common/index.js';
import { getsItAtOnce } from '../../common/turn/command/riders.js';
import { isThere } from '../../common/turn/units.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';
import { musketPeriod } from '../turn/period.js';
import { musketWords } from '../words.js';
import { fieldFrom } from './rehearsal.js';

/**
 * The field as a commander thinks it out whose orders ride: an order that he writes now is carried out a turn later, so that his units stand by
 * then where the orders they have lead them. Of the enemy he knows no more than where he stands.
 */
export function asRidersFindIt(view: MusketView, rules: MusketRules): MusketView {
  if (view.ordersRide !== true) return view;
  const own = Object.values(view.units).filter(unit => unit.side === view.side && isThere(unit));
  const commander = own.find(({ general }) => general);
  if (commander === undefined) return view;
  const outcome = rehearsed(fieldFrom(view, rules), musketPeriod, view.side);
  const found = (unit: UnitSeen): UnitSeen => {
    const moved = outcome.get(unit.id)?.moved.final;
    if (moved === undefined || getsItAtOnce(unit.placed, commander.placed, rules)) return unit;
    return {
      ...unit,
      placed: { ...unit.placed, ...moved },
      mustDo: unit.mustDo === 'rout' ? 'rout' : null,
      ...(unit.own === undefined ? {} : { own: { ...unit.own, chargedOn: chargedByThen(unit, view.turn) } }),
    };
  };
  const units = Object.fromEntries(own.map(unit => [unit.id, found(unit)]));
  return { ...view, units: { ...view.units, ...units } };
}

/** When a unit charged last, as if the turn were this one: who charges now is by then as tired as who charged in the turn before is now. */
function chargedByThen({ id, own, mustDo }: UnitSeen, turn: number): number {
  const charges =
    own !== undefined && mustDo === null && standingOrder({ id, order: own.order }, musketWords).gait === 'charge';
  return charges ? turn - 1 : (own?.chargedOn ?? 0);
}
