import { bearingTo, turnBetween } from '../../../table/index.js';
import { contactsOf, everybody, type Field, historyOf, isUp, moverOf, nearestTo } from '../field.js';
import { avoiding, chargeStage, mayContact } from '../sequence/sequence.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext, SkirmishPhase } from '../terms.js';
import { mustYield } from '../wounds/prisoners.js';
import { wayBehind } from './behind.js';
import { failsCharge, yieldTo } from './casualties.js';
import { compelled, hemmedIn } from './compelled.js';
import { faceUp, fieldIn, goAt, makeMove } from './moves.js';
import { openWay } from './open-way.js';

/**
 * Charging troops and their opponents move, part of a move at a time and the sides in turn, so that who meets whom comes about between them.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/charge-moves
 * @clause skirmish/sequence/fractional-moves
 * @clause skirmish/sequence/final-contact
 */
export const chargeMovesPhase: SkirmishPhase = {
  id: 'charge-moves',
  title: 'Charges',
  clause: 'skirmish/sequence/charge-moves',
  run(state, context) {
    const field = fieldIn(state, context);
    for (const { id } of everybody(field)) giveWay(state.figures[id], state, context);
    const part = chargeStage({ move: 1 }, context.rules);
    for (let until = part; until < 1 + part / 2; until += part) {
      for (const figure of inTurn(state, field)) chargeOn(figure, Math.min(1, until), state, context);
    }
    const after = fieldIn(state, context);
    for (const figure of everybody(after)) {
      if (figure.turn.charge === null) continue;
      // Who had nobody left to charge before he set out moves with his force.
      if (figure.turn.moved === 0 && chargedNow(figure, state, after) === undefined) {
        if (contactsOf(figure, after).length === 0) figure.turn.charge = null;
        continue;
      }
      figure.turn.done = true;
      const { at } = figure.turn.charge;
      const there = isUp(figure, after) && state.figures[at]?.gone === null && state.figures[at]?.yielded === null;
      if (there && figure.turn.moved === 0 && contactsOf(figure, after).length === 0)
        context.tell({ kind: 'baulked', figure: figure.id, at, because: [] });
    }
  },
};

/**
 * Who is charged and gets out of the way, or whose nerve has failed, goes before the charge comes home. A knight who does has failed to meet it; who is
 * hemmed in and stays where he stands meets it after all.
 *
 * @clause skirmish/sequence/charge-moves
 * @clause skirmish/grade/knight-fails-charge
 */
function giveWay(figure: Figure | undefined, state: SkirmishState, context: SkirmishContext): void {
  if (figure === undefined || figure.turn.chargedBy.length === 0) return;
  // Whom his nerve moves has no say of his own any more.
  const isMoved = figure.does === 'flees' || figure.does === 'retreats';
  if (isMoved) compelled(figure, state, context);
  else if (figure.turn.avoids) avoid(figure, state, context);
  const went = figure.turn.moved > 0 || figure.gone === 'fled';
  if (went && figure.man.class === 'knight') failsCharge(figure, isMoved ? 'fails' : 'avoids', context);
}

/** Everybody who charges, one of each side after the other. */
function inTurn(state: SkirmishState, field: Field): readonly Figure[] {
  const charging = everybody(field).filter(({ turn }) => turn.charge !== null);
  const sides = [...new Set(charging.map(({ side }) => side))];
  const queues = sides.map(side => charging.filter(each => each.side === side));
  const longest = Math.max(0, ...queues.map(queue => queue.length));
  return Array.from({ length: longest }, (_, n) => queues.flatMap(queue => queue[n] ?? []))
    .flat()
    .flatMap(({ id }) => state.figures[id] ?? []);
}

/** Whom somebody charges: who he declared, or where that one has died or yielded the nearest of those who charge him. */
function chargedNow(figure: Figure, state: SkirmishState, field: Field): Figure | undefined {
  const { charge, chargedBy } = figure.turn;
  const [declared, ...others] = [charge?.at ?? '', ...chargedBy].map(id => state.figures[id]);
  const isThere = (other: Figure | undefined): other is Figure =>
    other !== undefined && other.gone === null && other.yielded === null;
  return isThere(declared) ? declared : nearestTo(figure, others.filter(isThere), field);
}

/**
 * Goes on with a charge, unless it has come home. Where its enemy is gone, it goes at whom it may yet touch: those who charge it.
 *
 * @clause skirmish/sequence/no-undeclared-contact
 */
function chargeOn(figure: Figure, until: number, state: SkirmishState, context: SkirmishContext): void {
  const { charge, chargedBy } = figure.turn;
  const field = fieldIn(state, context);
  if (charge === null || !isUp(figure, field) || contactsOf(figure, field).length > 0) return;
  const target = chargedNow(figure, state, field);
  if (target === undefined) return;
  if (!mayContact({ declared: charge.at === target.id, charged: chargedBy.includes(target.id) })) return;
  goAt(figure, target, charge.how, state, context, until);
  figure.turn.stuck = figure.turn.moved === 0 && contactsOf(figure, fieldIn(state, context)).length === 0;
  meets(figure, state, context);
}

/**
 * Whom a charge comes home on: he turns to meet it, if nobody else holds him; a cleric yields.
 *
 * @clause skirmish/clerics/attacked
 */
function meets(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  for (const enemy of contactsOf(figure, field)) {
    const met = state.figures[enemy.id];
    if (met === undefined) continue;
    const { must, because } = mustYield({ man: met.man, attacked: true });
    if (must) yieldTo(met, figure.side, because, state, context);
    else faceUp(met, figure, field);
  }
}

/**
 * Avoids a charge: a full move straight away from it, or behind friends or cover, if a way still leads there.
 *
 * @clause skirmish/sequence/evade-direction
 * @clause skirmish/sequence/response
 */
function avoid(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const { rules } = context;
  const field = fieldIn(state, context);
  const chargers = figure.turn.chargedBy.flatMap(id => state.figures[id] ?? []);
  const nearest = nearestTo(figure, chargers, field);
  if (nearest === undefined || !isUp(figure, field)) return;
  const bearing = bearingTo(nearest.at, figure.at);
  const off = turnBetween(figure.facing, bearing);
  const { distance: length, pace } = avoiding(
    { mover: moverOf(figure, rules), history: historyOf(figure, off, rules) },
    rules,
  );
  const { behind } = figure.turn;
  const sheltered = behind === undefined ? undefined : wayBehind(figure, behind, field);
  const straight = () =>
    openWay(
      figure,
      { bearing, length, pace },
      field,
      chargers.map(({ at }) => at),
    );
  const going = sheltered ?? straight();
  makeMove(figure, going, 'avoid', state, context);
  hemmedIn(figure, nearest, context);
  figure.turn.done = true;
}
