import type { Point } from '../../../table/index.js';
import { everybody, type Field, gapBetween, isSeenBy, sideOf } from '../field.js';
import { inWoods } from '../ground.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { fieldIn } from './moves.js';

/** What a charge that has been declared does to the nerve of those whom it goes at. */

/**
 * Who is charged from behind.
 *
 * @clause skirmish/morale/trigger-unit-rear
 * @clause skirmish/morale/trigger-knight-rear
 */
export function noteRear(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  for (const figure of everybody(field)) {
    const behind = figure.turn.chargedBy.some(id => {
      const charger = state.figures[id];
      return charger !== undefined && isBehind(figure, charger.at, field);
    });
    const own = state.figures[figure.id];
    if (!behind || own === undefined) continue;
    own.turn.fromRear = true;
    const body = state.bodies[own.body];
    if (body !== undefined) body.turn.fromRear = true;
  }
}

/**
 * Who is charged out of a wood by somebody whom nobody of his side has seen there.
 *
 * @clause skirmish/morale/trigger-unit-surprise
 */
export function noteSurprises(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  for (const figure of everybody(field)) {
    const body = state.bodies[figure.body];
    const chargers = figure.turn.chargedBy.flatMap(id => field.figures[id] ?? []);
    const unseen = chargers.filter(({ at }) => inWoods(field.table, at) !== undefined);
    if (body === undefined || unseen.length === 0) continue;
    const surprising = unseen.filter(charger => !isSeenBy(figure.side, charger, field));
    body.turn.surprises = [...body.turn.surprises, ...surprising.map(charger => gapBetween(charger, figure, field))];
  }
}

function isBehind(figure: Figure, at: Point, { rules }: Field): boolean {
  return sideOf(figure, at, rules) === 'rear';
}
