import { isRange } from './bands.js';
import type { Cell, FaceBand, Measure, Range } from './types.js';

/** Whether a cell holds die faces. An empty list counts as faces without a face. */
export function isFaces(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(each => typeof each === 'number');
}

/** Whether a cell holds words in order. */
export function isSequence(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every(each => typeof each === 'string');
}

/** Whether a cell holds several sequences of words, of which one is chosen. */
export function isChoice(value: unknown): value is readonly (readonly string[])[] {
  return Array.isArray(value) && value.length > 0 && value.every(isSequence);
}

/** Whether a cell holds a number with its unit. */
export function isMeasure(value: unknown): value is Measure {
  if (typeof value !== 'object' || value === null || !('value' in value) || !('unit' in value)) return false;
  return typeof value.value === 'number' && typeof value.unit === 'string';
}

/** Whether a cell holds faces band by band. */
export function isFaceBands(value: unknown): value is readonly FaceBand[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((each: unknown) => isRange(each) && 'faces' in each && isFaces(each.faces));
}

/** A range of whole numbers out of data that may be anything; `undefined` when it is none. */
export function rangeOf(input: unknown): Range | undefined {
  if (!isRange(input)) return undefined;
  const { from, to } = input;
  return Number.isSafeInteger(from) && (to === null || Number.isSafeInteger(to)) ? { from, to } : undefined;
}

/** How numbers and lists look. */
export interface Lettering {
  /** Between the ends of a range. */
  readonly dash: string;
  /** Before a number below zero. */
  readonly minus: string;
  /** Between faces. */
  readonly comma: string;
}

const plain: Lettering = { dash: '-', minus: '-', comma: ',' };

/** A cell as text: `2,4,6`, `1-12`, `51+`, `fire, load, fire`, `6 linear`, `0-14: 2,4,6; 15-20: 4,6`; nothing for an empty one. */
export function cellText(cell: Cell, lettering: Lettering = plain): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberText(cell, lettering);
  if (isFaces(cell)) return cell.join(lettering.comma);
  if (isSequence(cell)) return cell.join(', ');
  if (isChoice(cell)) return cell.map(each => each.join(', ')).join('; ');
  if (isMeasure(cell)) return `${numberText(cell.value, lettering)} ${cell.unit}`;
  if (isFaceBands(cell)) {
    return cell.map(band => `${rangeText(band, lettering)}: ${band.faces.join(lettering.comma)}`).join('; ');
  }
  return isRange(cell) ? rangeText(cell, lettering) : '';
}

function rangeText({ from, to }: { readonly from: number; readonly to: number | null }, lettering: Lettering): string {
  if (to === null) return `${numberText(from, lettering)}+`;
  return from === to
    ? numberText(from, lettering)
    : `${numberText(from, lettering)}${lettering.dash}${numberText(to, lettering)}`;
}

function numberText(number: number, { minus }: Lettering): string {
  return String(Number(number.toFixed(6))).replace('-', minus);
}
