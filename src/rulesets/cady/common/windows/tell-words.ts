import type { Terms, Told } from '../../../../battle/index.js';
import { diceLines, measured, type Names, whyLines } from '../../../../scenario/index.js';
import type { Point } from '../../../../table/index.js';
import type { FieldEvent } from '../turn/events.js';

/** An event as the field tells it, with when and with which dice. */
export type FieldTold = FieldEvent & Omit<Told<Terms & { event: { kind: string } }>, 'kind'>;

/** The events of these kinds. */
export type FieldToldOf<Kind extends FieldEvent['kind']> = Extract<FieldTold, { readonly kind: Kind }>;

/** A line, then why and with which dice. */
export function inFull(
  { because, rolls }: Pick<FieldToldOf<'shock'>, 'because' | 'rolls'>,
  line: string,
  names: Names,
): string[] {
  return [line, ...whyLines(because, names), ...diceLines(rolls)];
}

/** `2nd Foot loses 3`, `2nd Foot loses nobody`. */
export function lossText(name: string, losses: number): string {
  return `${name} loses ${losses === 0 ? 'nobody' : losses}`;
}

export function place({ x, y }: Point): string {
  return `(${Math.round(x)}, ${Math.round(y)})`;
}

/** The faces that hit, in words. */
export function faces(list: readonly number[]): string {
  return list.length === 0 ? 'cannot hit' : `hits on ${list.join(', ')}`;
}

/** A length in cm as it is told. */
export function cm(length: number): string {
  return `${measured(length)} cm`;
}
