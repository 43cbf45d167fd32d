import { reasonFor } from '../../../../rulebook/index.js';
import { bearingTo, destination, distanceToQuad, quadOf } from '../../../../table/index.js';
import { rateOfRow } from '../../moving/rates.js';
import { riders } from '../../orders/delivery.js';
import type { Messenger, Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { eatsMessenger } from '../sorcery/orders.js';
import { ridersDownWind, ridersInWeather } from '../weather/effects.js';
import { downTheWindAlone } from '../weather/limits.js';
import { catcherOf, patrolFights } from './patrol.js';
import { type RidersWay, ridden, wayOfRiders } from './riding.js';
import { printedOrder } from './standing.js';

/**
 * Messengers ride to their units, once at a gallop; an enemy in their way catches them, and they have to fight. Crows fly over all of them, and over walls. Who
 * has arrived hands over his order, which takes the unit a period to digest; that it is in rout he finds out then.
 *
 * @clause wrg/orders/messenger-speed
 * @clause wrg/orders/messengers-as-patrol
 * @clause wrg/orders/written-and-underlined
 * @clause wrg/sorcery/crows
 * @clause wrg/weather/wind-desert
 */
export function rideOn(play: Play): void {
  const { state } = play;
  state.messengers = state.messengers.filter(
    messenger => messenger.rides > state.period || isStillOnHisWay(messenger, play),
  );
}

/** A messenger rides for a period; says whether there is any of his way left to him. */
function isStillOnHisWay(messenger: Messenger, play: Play): boolean {
  const { state, rules, tell } = play;
  const unit = unitOf(state, messenger.to);
  if (unit.gone !== null) return comesInVain(messenger, 'not on the table', unit, play);
  const { normal, charge } = ridersInWeather(rateOfRow(riders, rules), play, messenger.crow !== undefined);
  const way = wayTo(unit, messenger, play);
  const gallops = !messenger.galloped && way.paces > normal;
  const paces = gallops ? (charge ?? normal) : normal;
  messenger.galloped ||= gallops;
  const { at: before, side, fought = [] } = messenger;
  const whole = ridden(before, way, paces);
  const pieces = messenger.crow === undefined ? downTheWindAlone(whole, ridersDownWind(side, play)) : whole;
  messenger.at = pieces.at(-1)?.to ?? before;
  for (const piece of messenger.crow === undefined ? pieces : []) {
    const catcher = catcherOf({ side, ...piece, fought }, play);
    if (catcher === undefined) continue;
    messenger.at = before;
    if (patrolFights(messenger, catcher, play)) return true;
    const caught = { kind: 'messenger', messenger: messenger.id, to: unit.id, what: 'lost', by: catcher.id } as const;
    tell({ ...caught, because: [] }, [unit.side]);
    return false;
  }
  if (pieces.length < whole.length) return true;
  if (way.walledOff === true) {
    if (way.paces <= paces) waitsAtWall(messenger, unit, play);
    return true;
  }
  // Who has left the table, or is still to arrive, is waited for where he comes on.
  if (way.paces > paces || unit.away !== null) return true;
  if (unit.rout !== null) return comesInVain(messenger, 'in rout', unit, play);
  if (!eatsMessenger(unit, play)) handOver(messenger, unit, play);
  return false;
}

/** Nobody takes the order of a messenger: there is none of his way left to him. */
function comesInVain({ id }: Messenger, now: string, unit: Unit, { tell }: Play): false {
  const because = [reasonFor('wrg/orders/messenger-speed', now, 'nobody takes the order')];
  tell({ kind: 'messenger', messenger: id, to: unit.id, what: 'in-vain', because }, [unit.side]);
  return false;
}

/** The way of a messenger to his unit; a crow flies straight. */
function wayTo(unit: Unit, { at, side, crow }: Messenger, { state, scenario, rules }: Play): RidersWay {
  if (crow === undefined) return wayOfRiders(at, unit, side, fieldOf(state, scenario, rules));
  const paces = distanceToQuad(at, quadOf(unit.placed));
  return { points: [destination(at, bearingTo(at, unit.placed.at), paces)], paces };
}

/** A messenger whom walls keep from his unit waits before them until there is a way; that is told once. */
function waitsAtWall(messenger: Messenger, unit: Unit, { tell }: Play): void {
  if (messenger.walledOff === true) return;
  messenger.walledOff = true;
  const because = [reasonFor('wrg/orders/messenger-speed', 'no way leads him round the walls or through', 'waits')];
  tell({ kind: 'messenger', messenger: messenger.id, to: unit.id, what: 'walled-off', because }, [unit.side]);
}

function handOver({ id, order, crow }: Messenger, unit: Unit, { state, rules, tell }: Play): void {
  // He has ridden in this period: it is digested in those after it.
  const digested = state.period + 1 + rules.reaction.orders.delays.digesting;
  const { digesting } = unit;
  // The same order once more has been begun upon already; another takes the place of what the unit is about to digest.
  const isSame = digesting !== null && printedOrder(digesting.order) === printedOrder(order);
  const from = isSame ? Math.min(digesting.from, digested) : digested;
  unit.digesting = { order, from, by: crow === undefined ? 'messenger' : 'crow' };
  const because = [reasonFor('wrg/orders/delay-period', 'a period to digest a new order', `obeyed in period ${from}`)];
  tell({ kind: 'messenger', messenger: id, to: unit.id, what: 'arrived', order, because }, [unit.side]);
}
