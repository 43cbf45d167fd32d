import type { RequestOfKind, Seat } from '../../../battle/index.js';
import { chargeWell, strikeWell } from '../bots/fighting.js';
import { moveForce } from '../bots/moving.js';
import { shootWell } from '../bots/shooting.js';
import { fieldSeen } from '../field.js';
import { answerNotations } from '../notation/answers.js';
import type { FigureId } from '../state.js';
import type { Order, SkirmishTerms } from '../terms.js';

type Asked<K extends 'declare' | 'move' | 'shoot' | 'strike'> = RequestOfKind<SkirmishTerms, K>;
type At = Seat<SkirmishTerms>;

/** What was typed without the `rest` at its end, and whether it ended so. */
function withoutRest(typed: string): { readonly own: string; readonly rest: boolean } {
  const text = typed.trim();
  if (!/(^|;\s*)rest$/i.test(text)) return { own: typed, rest: false };
  return { own: text.replace(/;?\s*rest$/i, ''), rest: true };
}

/** Those of a list whom nobody has been told anything. */
function untold(given: readonly { readonly figures: readonly FigureId[] }[]) {
  const told = new Set(given.flatMap(({ figures }) => figures));
  return (id: FigureId) => !told.has(id);
}

/** Reads orders; where they end in `rest`, the others of the force are ordered by the old sergeant. */
export function readMove(typed: string, request: Asked<'move'>, seat: At) {
  const { own, rest } = withoutRest(typed);
  const reading = answerNotations.move.read(own, request, seat.view);
  if (!rest || !('answer' in reading)) return reading;
  const orders: readonly Order[] = reading.answer.orders;
  const figures = request.figures.filter(untold(orders));
  const field = fieldSeen(seat.view, seat.rules);
  const others = figures.length === 0 ? [] : moveForce({ ...request, figures }, seat.view, field).orders;
  return { answer: { orders: [...orders, ...others] } };
}

/** Reads charges; where they end in `rest`, the old sergeant says who else charges. */
export function readDeclare(typed: string, request: Asked<'declare'>, seat: At) {
  const { own, rest } = withoutRest(typed);
  const reading = answerNotations.declare.read(own, request, seat.view);
  if (!rest || !('answer' in reading)) return reading;
  const { charges } = reading.answer;
  const isFree = untold(charges);
  const chargers = request.chargers.filter(({ figure }) => isFree(figure));
  const others = chargeWell({ ...request, chargers }, fieldSeen(seat.view, seat.rules), seat.view);
  return { answer: { charges: [...charges, ...others.charges] } };
}

/** Reads targets; where they end in `rest`, the old sergeant says at whom the others shoot. */
export function readShoot(typed: string, request: Asked<'shoot'>, seat: At) {
  const { own, rest } = withoutRest(typed);
  const reading = answerNotations.shoot.read(own, request, seat.view);
  if (!rest || !('answer' in reading)) return reading;
  const { shots } = reading.answer;
  const isFree = untold(shots);
  const shooters = request.shooters.filter(({ figure }) => isFree(figure));
  return {
    answer: { shots: [...shots, ...shootWell({ ...request, shooters }, fieldSeen(seat.view, seat.rules)).shots] },
  };
}

/** Reads blows; where they end in `rest`, the old sergeant says at whom the others strike. */
export function readStrike(typed: string, request: Asked<'strike'>, seat: At) {
  const { own, rest } = withoutRest(typed);
  const reading = answerNotations.strike.read(own, request, seat.view);
  if (!rest || !('answer' in reading)) return reading;
  const { blows } = reading.answer;
  const isFree = untold(blows);
  const strikers = request.strikers.filter(({ figure }) => isFree(figure));
  return {
    answer: { blows: [...blows, ...strikeWell({ ...request, strikers }, fieldSeen(seat.view, seat.rules)).blows] },
  };
}
