import type { Asking, Choice, RequestOfKind, Seat } from '../../../battle/index.js';
import { counted } from '../../../rulebook/index.js';
import { agreementOf } from '../../../scenario/index.js';
import { distanceBetweenQuads, quadOf } from '../../../table/index.js';
import { answerNotations } from '../notation/answers.js';
import type { GeneralId, SeenUnit, UnitId } from '../state.js';
import type { WrgRequests, WrgTerms } from '../terms.js';
import { wrgNamesOf } from '../windows/names.js';
import { conditionOf, troopsText } from '../windows/troops.js';
import { paces } from '../windows/words.js';
import { notations } from './notations.js';

/** One kind of request. */
export type Asked<K extends keyof WrgRequests> = RequestOfKind<WrgTerms, K>;
/** Its answer. */
export type AnswerOf<K extends keyof WrgRequests> = WrgRequests[K]['answer'];
/** What a person at the table goes by. */
export type WrgSeat = Seat<WrgTerms>;

/** A unit as the side sees it; `undefined` for one that it does not see. */
export function unitAt(id: UnitId, { view: { units } }: WrgSeat): Readonly<SeenUnit> | undefined {
  return Object.hasOwn(units, id) ? units[id] : undefined;
}

/** What a unit is called. */
export function nameOf(id: UnitId, seat: WrgSeat): string {
  return unitAt(id, seat)?.name ?? id;
}

/** What a unit is called, and how it is typed if that is something else. */
export function titleOf(id: UnitId, seat: WrgSeat): string {
  const name = nameOf(id, seat);
  return name === id ? id : `${name} (${id})`;
}

/** What a general is called. */
export function generalName(id: GeneralId, { view: { generals } }: WrgSeat): string {
  return (Object.hasOwn(generals, id) ? generals[id]?.name : undefined) ?? id;
}

/** An enemy in sight, and how far off he is, in paces from body to body. */
export interface Sighted {
  readonly unit: Readonly<SeenUnit>;
  readonly distance: number;
}

/** The enemies on the table that a side sees, those nearest to a unit first. */
export function enemiesNear(unit: Readonly<SeenUnit>, { view }: WrgSeat): readonly Sighted[] {
  const ground = quadOf(unit.placed);
  return Object.values(view.units)
    .filter(
      ({ side, gone, away, aside }) => side !== view.side && gone === null && away === null && aside === undefined,
    )
    .map(enemy => ({ unit: enemy, distance: distanceBetweenQuads(ground, quadOf(enemy.placed)) }))
    .sort((a, b) => a.distance - b.distance);
}

/** `Gauls, 80 paces off`. */
export function sightedText({ unit, distance }: Sighted): string {
  return `${unit.name}, ${paces(distance)} off`;
}

/** What a unit is and how it does, in a line. */
export function stateText(unit: Readonly<SeenUnit>, seat: WrgSeat): string {
  const { troops, figures, strength, order } = unit;
  return [
    troopsText(troops, seat.rules),
    `${figures} of ${counted(strength, 'figure')}`,
    ...conditionOf(unit),
    order === null ? 'no order' : `order: ${orderInWords(unit.id, order, seat)}`,
  ].join('; ');
}

/** How answers of a kind are typed, with units that the side has before it. */
export function notationOf(kind: keyof WrgRequests, { view }: WrgSeat): Asking<unknown>['notation'] {
  const there = Object.values(view.units).filter(({ gone, away }) => gone === null && away === null);
  const [own, friend = own] = there.filter(({ side, aside }) => side === view.side && aside === undefined);
  const enemy = there.find(({ side }) => side !== view.side);
  const general = Object.values(view.generals).find(({ side }) => side === view.side);
  const called = { own: own?.id, friend: friend?.id, enemy: enemy?.id, general: general?.id };
  const named = (text: string) =>
    Object.entries(called).reduce((all, [part, id = part]) => all.replaceAll(`{${part}}`, id), text);
  return notations[kind].map(([typed, means]) => [named(typed), named(means)]);
}

/** Sentences about units, in the number of these. */
function agreedOf({ view: { units } }: WrgSeat): (sentence: string) => string {
  return agreementOf(Object.values(units).map(({ name }) => name));
}

/** A question whose answers are typed in the notation of its kind. */
export function asking<K extends keyof WrgRequests>(
  request: Asked<K>,
  seat: WrgSeat,
  parts: {
    readonly question: readonly string[];
    readonly choices: readonly Choice<AnswerOf<K>>[];
    readonly odds?: () => readonly string[];
  },
): Asking<AnswerOf<K>> {
  const kind: K = request.kind;
  const [asked = '', ...more] = parts.question;
  const question = [agreedOf(seat)(asked), ...more];
  return {
    ...parts,
    question,
    notation: notationOf(kind, seat),
    read: typed => answerNotations[kind].read(typed, request),
  };
}

/** An order as it is written, and in words. */
export function orderInWords(id: UnitId, order: string, { scenario }: Pick<WrgSeat, 'scenario'>): string {
  return `${order} (${wrgNamesOf(scenario).ofOrderTo(id, order)})`;
}
