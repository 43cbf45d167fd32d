import type { Asking, Choice, RequestOfKind } from '../../../battle/index.js';
import { counted, type Reason } from '../../../rulebook/index.js';
import { type Field, fieldSeen } from '../field.js';
import { layoutText } from '../formation/layout.js';
import { type AnswerNotation, answerNotations } from '../notation.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondView, Unit, UnitId } from '../state.js';
import type { RaymondRequests, RaymondTerms } from '../terms.js';
import { isArtillery } from '../units.js';

/** One kind of request. */
export type Asked<K extends keyof RaymondRequests> = RequestOfKind<RaymondTerms, K>;
/** Its answer. */
export type AnswerOf<K extends keyof RaymondRequests> = RaymondRequests[K]['answer'];

/** What a person at the table goes by: the field as the side sees it. */
export interface Seat {
  readonly field: Field;
  readonly rules: RaymondRules;
  readonly turn: number;
}

/** The place at the table of whoever has this view. */
export function seatAt({ view, rules }: { readonly view: RaymondView; readonly rules: RaymondRules }): Seat {
  return { field: fieldSeen(view, rules), rules, turn: view.turn };
}

/** A unit on the table; `undefined` for an id that is none. */
export function unitAt(id: UnitId, { field: { units } }: Seat): Unit | undefined {
  return Object.hasOwn(units, id) ? units[id] : undefined;
}

/** What a unit is called. */
export function nameOf(id: UnitId, seat: Seat): string {
  return unitAt(id, seat)?.name ?? id;
}

/** What a unit is called, and how it is typed if that is something else. */
export function titleOf(id: UnitId, seat: Seat): string {
  const name = nameOf(id, seat);
  return name === id ? id : `${name} (${id})`;
}

/** A question whose answers are typed in the notation of its kind. */
export function asking<K extends keyof RaymondRequests>(
  request: Asked<K>,
  parts: {
    readonly question: readonly string[];
    readonly choices: readonly Choice<AnswerOf<K>>[];
    readonly odds?: () => readonly string[];
  },
  { read }: AnswerNotation<K>,
  { rules }: Pick<Seat, 'rules'>,
): Asking<AnswerOf<K>> {
  return { ...parts, notation: notations[request.kind], read: typed => read(typed, request, { rules }) };
}

/** How each kind of answer is typed: examples for whoever asks for help. */
export const notations: { readonly [K in keyof RaymondRequests]: Asking<unknown>['notation'] } = {
  fire: [
    ['skippon 3', 'three stands fire at skippon'],
    ['skippon 2, ireton 1', 'the fire is split'],
    ['pivot -2.5, skippon', 'after a slight pivot to the left, with all stands that can'],
    ['hold', 'hold fire'],
  ],
  'join-in': [
    ['rupert', 'this unit joins in'],
    ['none', 'nobody else does'],
  ],
  attack: [
    ['skippon 1 2, ireton 3', 'who attacks whom: stands counted from 1 as they are listed'],
    ['skippon 1 2 3 with pike', 'extra dice against a defensive mass are those of pikes'],
  ],
  rethrow: [['yes', 'throw all dice again; "no" keeps what was thrown']],
  losses: [['stands 1 3', 'these stands are lost, counted from 1 as they are listed']],
  withdraw: [['stay', 'stay in contact; "go" withdraws']],
  move: [
    ['kings-foot: M 4, T 30', '4 inches ahead, then 30 degrees to the right; any number of moves and turns'],
    ['kings-foot: double, M 8', 'at double-time'],
    ['kings-foot: about, M 4', 'an about-face first'],
    ['kings-foot: line PMMP', 'a change of formation; also "mass PM/MM" and "defensive PM/MM"'],
    ['rupert: line CCC, M 6', 'horse may form up before a manoeuvre, or after it: "M 6, line CCC"'],
    ['rupert: charge skippon, pivot 2', 'a charge, after a slight pivot'],
    ['kings-foot: back 2', 'step back; "left 2" and "right 2" side-step'],
    ['okey: dismount', 'of dragoons; "mount"'],
    ['guns: unlimber 90', 'turned by so many degrees; also "limber" and "prolong 2, T 10"'],
    ['kings-foot: stay', 'it does nothing'],
    ['kings-foot', 'what that unit might do'],
    ['end', 'nobody else moves'],
  ],
  intercept: [
    ['now', 'intercept at once'],
    ['after 2', 'after two more inches of its movement'],
    ['pass', 'let it pass'],
  ],
  recoil: [
    ['T 180, M 20', 'the way of the recoil: moves and turns'],
    ['stand', 'stand and fight'],
  ],
  'break-through': [['go 4', 'four inches straight on; "stop" stays']],
  retreat: [['kings-foot, byron', 'these units leave the field; "none" leaves nobody']],
};

/** A unit in a few words: `line PMMP, 1 hit`. */
export function formText(unit: Unit, rules: RaymondRules): string {
  const { formation, stands, hits, limbered } = unit;
  const guns = isArtillery(unit) ? [limbered ? 'limbered' : 'unlimbered'] : [];
  const marked = hits === 0 ? [] : [counted(hits, 'hit')];
  return [`${formation} ${layoutText(stands, rules)}`, ...guns, ...marked].join(', ');
}

/** `4.5"`. */
export function inches(length: number): string {
  return `${Math.round(length * 10) / 10}"`;
}

/** `33 %`. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

/** Two digits, as expected values are told. */
export function about(number: number): string {
  return number.toFixed(2);
}

/** Reasons as lines, each with its clause. */
export function reasonLines(because: readonly Reason[]): readonly string[] {
  return because.map(({ because: why, effect, clause }) => `  ${why}: ${effect} [${clause}]`);
}

/** A distribution of whole numbers on one line: `0: 30 %  1: 44 %`. */
export function chancesText(outcomes: readonly { readonly value: number; readonly probability: number }[]): string {
  return outcomes.map(({ value, probability }) => `${value}: ${percent(probability)}`).join('  ');
}

export { answerNotations };
