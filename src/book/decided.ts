import type { Cell } from '../chart/index.js';
import { type CellAt, isPlaceAt } from './cells.js';

/** A printed cell that a ruling decides: what its reading puts in the place of the print. Made by `decided`. */
export interface Decided {
  readonly cell: CellAt;
  /** What the reading that is taken puts there, given what is printed; `undefined` where it leaves the print alone. */
  readonly as: (value: never, printed: never) => unknown;
}

const decisions = new WeakSet<object>();

/**
 * Says of a ruling that it decides a printed cell, one of those that contradict each other: whoever asks for the chart is told
 * what is played in its place, and by which ruling. Rules are made of the readings as ever.
 *
 * @param pick where the reading has it: nowhere but in itself, in a field, or as it works out.
 */
export function decided(cell: CellAt, pick?: string): Decided;
export function decided<Held>(cell: CellAt<Held>, pick: (value: never, printed: Held) => unknown): Decided;
export function decided(cell: CellAt, pick?: string | ((value: never, printed: never) => unknown)): Decided {
  const as =
    typeof pick === 'function' ? pick : (value: unknown) => (pick === undefined ? value : fieldOf(value, pick));
  const made = Object.freeze({ cell, as });
  decisions.add(made);
  return made;
}

function fieldOf(value: unknown, field: string): unknown {
  return Object.entries<unknown>(Object(value)).find(([key]) => key === field)?.[1];
}

/** A decision as it is asked, whatever its reading holds. */
export interface Asked extends Decided {
  readonly as: (value: unknown, printed: unknown) => unknown;
}

function isDecided(value: object): value is Asked {
  return decisions.has(value);
}

/** The cells that a ruling says it decides. */
export function decidedBy({ decides = [] }: { readonly decides?: readonly object[] }): readonly Asked[] {
  return decides.filter(isDecided);
}

/** Whether a value may stand in a cell: what readings say besides is no cell. */
export function isCell(value: unknown): value is Cell {
  if (value === undefined || isPlaceAt(value)) return false;
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (Array.isArray(value)) return true;
  const keys = Object.keys(value).sort().join(' ');
  return keys === 'from to' || keys === 'unit value';
}
