import type { ClauseId, Reason } from './types.js';

/**
 * The sentence a player would say to another: what applied, what it did, and by which clause.
 *
 * Made only when somebody asks, so that resolving a thousand volleys does not write a thousand sentences.
 * No reasons make the empty string.
 */
export function explain(reasons: readonly Reason[]): string {
  if (reasons.length === 0) return '';
  const said = reasons.map(reason => `${reason.because}: ${reason.effect} [${reason.clause}]`).join('; ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** A reason: the clause, what made it apply, and what it did. */
export function reasonFor(clause: ClauseId, because: string, effect: string): Reason {
  return { clause, because, effect };
}

/**
 * So many of something, as it is said: `1 turn`, `2 turns`; with what is said of it, where that has to agree: `1 figure routs`.
 *
 * @param number how many, or the number as it is written already: `0.5`
 * @param many the words for any other number than one; those for one with an s, if left out
 */
export function counted(number: number | string, one: string, many = `${one}s`): string {
  return `${number} ${isOne(String(number)) ? one : many}`;
}

function isOne(written: string): boolean {
  return written === '1' || written === '-1' || written === '−1' || written === '+1';
}

/** Makes reasons of one section of a rulebook, whose clauses are then named by the rest of their id. */
export function reasonsUnder(section: string): (rule: string, because: string, effect: string) => Reason {
  return (rule, because, effect) => ({ clause: `${section}/${rule}`, because, effect });
}

/** What something is counted in: the word for one of it, and for several. */
export interface FactorUnit {
  readonly one: string;
  readonly many: string;
  /** What is said of something that takes all there is, and so has no number. */
  readonly all?: string;
}

/** So many of a unit: `1 die`, `3 dice`. */
export function amountOf(amount: number, { one, many }: FactorUnit): string {
  const word = amount === 1 ? one : many;
  // A fraction is written in one piece: 2/3 move.
  return word.startsWith('/') ? `${amount}${word}` : `${amount} ${word}`;
}

/** What so many points of a unit did: `+1 step`, `−2 steps`. */
export function effectOf(points: number, unit: FactorUnit): string {
  if (unit.all !== undefined && !Number.isFinite(points)) return unit.all;
  return `${points < 0 ? '−' : '+'}${amountOf(Math.abs(points), unit)}`;
}
