import type { Violation } from '../../../rulebook/index.js';
import { type Point, readCompass } from '../../../table/index.js';
import { type OrderVerb, orderVerbs } from '../rules/reaction/orders.js';
import { type EnemyWord, enemyWords, type Goal, type OrderedFormation, type Preferred } from './order.js';

/** What comes of reading something: what it says, or every fault. */
export type ReadWords<T> = { readonly read: T } | { readonly violations: readonly Violation[] };

/** Words that mean something in an order, and so name no unit and no place. */
const taken: readonly string[] = [...orderVerbs, 'to', 'at', 'in', 'via', 'if', 'or', 'for', 'use', 'take'];

/** Whether a word can be the id of a unit, a place or a standing order. */
export function isOrderId(word: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(word) && !taken.includes(word) && readCompass(word) === undefined;
}

/** The verb that a word is, in capitals or not. */
export function readVerb(word: string): OrderVerb | undefined {
  return orderVerbs.find(verb => verb === word.toLowerCase());
}

/**
 * Words of an order with a point of the compass that is written out as its letters: `south west 120` and `south-west 120` are `SW 120`. One
 * word alone may be a unit, and is left as it is unless `bare`.
 */
export function withPoints(words: readonly string[], bare: boolean): readonly string[] {
  const winds = /^((north|east|south|west)(-|$))+$/i;
  const count = words.findIndex(word => !winds.test(word));
  const written = words.slice(0, count < 0 ? words.length : count);
  const letters = written.flatMap(word => word.split('-')).map(each => each.charAt(0));
  const point = readCompass(letters.join(''));
  if (point === undefined || letters.length === 0 || (letters.length === 1 && !bare)) return words;
  return [point, ...words.slice(written.length)];
}

/** A number of paces or degrees; `undefined` when it is none. */
export function readLength(word: string): number | undefined {
  return /^-?\d{1,6}(\.\d{1,20})?(e-\d{1,2})?$/.test(word) ? Number(word) + 0 : undefined;
}

/** The words of a piece, points in brackets as one: `to (10 20)` is `to` and `(10 20)`. */
export function wordsOf(piece: string): readonly string[] {
  return piece.match(/\([^)]*\)|\S+/g) ?? [];
}

/** A point such as `(100 200)`. */
export function readPoint(word: string): Point | undefined {
  const [, x, y] = /^\(\s*(\S+)\s+(\S+)\s*\)$/.exec(word) ?? [];
  const [east, north] = [readLength(x ?? ''), readLength(y ?? '')];
  return east === undefined || north === undefined ? undefined : { x: east, y: north };
}

/** Reads where an order leads: `gauls`, `TO the-hill`, `TO (100 200)`, `SW`, `SW 120`, `225 120`. */
export function readGoal(words: readonly string[]): Goal | undefined {
  const [first = '', second, ...more] = words;
  if (more.length > 0) return undefined;
  if (first.toLowerCase() === 'to') {
    const point = readPoint(second ?? '');
    if (point !== undefined) return { point };
    return second !== undefined && isOrderId(second) ? { place: second } : undefined;
  }
  const direction = readCompass(first) ?? readLength(first);
  if (direction !== undefined) {
    if (typeof direction === 'number' && direction < 0) return undefined;
    if (second === undefined) return { direction };
    const paces = readLength(second);
    return paces === undefined || paces < 0 ? undefined : { direction, paces };
  }
  return second === undefined && isOrderId(first) ? { unit: first } : undefined;
}

/** A goal in the notation that `readGoal` reads. */
export function printGoal(goal: Goal): string {
  if ('unit' in goal) return goal.unit;
  if ('place' in goal) return `TO ${goal.place}`;
  if ('point' in goal) return `TO ${printPoint(goal.point)}`;
  return goal.paces === undefined ? `${goal.direction}` : `${goal.direction} ${goal.paces}`;
}

/** A point in the notation that `readPoint` reads. */
export function printPoint({ x, y }: Point): string {
  return `(${x + 0} ${y + 0})`;
}

const shapes = ['line', 'column', 'square'] as const;

/** Reads a formation: `line 12`, `column 4`, `column`, `square`. */
export function readFormation(words: readonly string[]): OrderedFormation | undefined {
  const [word = '', number, ...more] = words;
  const shape = shapes.find(each => each === word.toLowerCase());
  if (shape === undefined || more.length > 0) return undefined;
  if (number === undefined) return { shape };
  return /^[1-9]\d?$/.test(number) ? { shape, files: Number(number) } : undefined;
}

/** Reads what enemies a step is about: `light or heavy disorganised`. */
export function readAgainst(words: readonly string[]): readonly (readonly EnemyWord[])[] | undefined {
  const alternatives: EnemyWord[][] = [[]];
  for (const written of words) {
    const word = enemyWords.find(each => each === written.toLowerCase());
    if (written.toLowerCase() === 'or') alternatives.push([]);
    else if (word === undefined) return undefined;
    else alternatives.at(-1)?.push(word);
  }
  return alternatives.every(each => each.length > 0) ? alternatives : undefined;
}

/** Enemies by the words for them: `light or heavy disorganised`. */
export function printAgainst(against: readonly (readonly EnemyWord[])[]): string {
  return against.map(words => words.join(' ')).join(' or ');
}

/** Reads whom missile men are to prefer: `gaul-archers`, `elephants or light cavalry`. */
export function readPreferred(words: readonly string[]): Preferred | undefined {
  const enemies = readAgainst(words);
  if (enemies !== undefined) return { enemies };
  const [unit, ...more] = words;
  return unit !== undefined && more.length === 0 && isOrderId(unit) ? { unit } : undefined;
}

/** Whom missile men are to prefer in the notation that `readPreferred` reads. */
export function printPreferred(preferred: Preferred): string {
  return 'unit' in preferred ? preferred.unit : printAgainst(preferred.enemies);
}
