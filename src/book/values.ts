import { isRange, type Range } from '../chart/index.js';
import { counted } from '../rulebook/index.js';

/** What a datum of a book can hold besides words: a number, yes or no, faces of a die, a range, or nothing. */
export type NumberValue = number | boolean | null | readonly number[] | Range;

/** What a value is, so that a change of it can be held to the same: a number stays a number, faces stay faces. */
export type Kind =
  | 'a number'
  | 'true or false'
  | 'a word'
  | 'nothing (null)'
  | 'a list of numbers'
  | 'a list of words'
  | 'a list of lists'
  | 'a list of objects'
  | 'a range'
  | 'an object'
  | 'neither number, word, list nor object';

/** The kind of a value that may come from anywhere. */
export function kindOf(value: unknown): Kind {
  if (value === null) return 'nothing (null)';
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'string') return 'a word';
  if (Array.isArray(value)) return listKind(value);
  if (isRange(value)) return 'a range';
  return typeof value === 'object' ? 'an object' : 'neither number, word, list nor object';
}

function listKind(list: readonly unknown[]): Kind {
  if (list.some(each => typeof each === 'string')) return 'a list of words';
  if (list.some(Array.isArray)) return 'a list of lists';
  return list.some(each => typeof each === 'object' && each !== null) ? 'a list of objects' : 'a list of numbers';
}

/** What is wrong with a value, and how to mend it. */
export interface ValueFault {
  /** Where within the value; empty for the whole of it. */
  readonly path: string;
  readonly problem: string;
  readonly mend: string;
}

/** Larger numbers than this are slips of the pen. */
const mostOfAll = 1_000_000;

/** How a datum's value is held to what the book prints. */
export interface Printed {
  /** The values that the book prints in the same place: of the same column, the same field of other troops, the datum itself. */
  readonly like: readonly unknown[];
  /** Faces of the die, where lists of numbers speak of faces. */
  readonly die?: number;
  /** Lengths and shares may be fractions whatever the book prints; numbers of dice and figures may not. */
  readonly fractions?: boolean;
  /** What no number of it can be more than, whatever its sign: shares, angles, thirds. */
  readonly most?: number;
}

/**
 * What keeps a value from standing where the book prints others: of a kind that is not printed there, a word that the rules do
 * not know, below nothing, not whole, no face of the die. The first fault; `undefined` when it may stand.
 */
export function valueFault(value: unknown, printed: Printed): ValueFault | undefined {
  const { like, die } = printed;
  const kinds = [...new Set(like.map(kindOf))];
  const kind = kindOf(value);
  const peers = like.filter(each => kindOf(each) === kind);
  // Any list may be emptied.
  const emptied = Array.isArray(value) && value.length === 0 && kinds.some(each => each.startsWith('a list'));
  if (!kinds.includes(kind) && !emptied) {
    return { path: '', problem: `${shown(value)} is ${kind}`, mend: `write ${printedWords(like, kinds)}` };
  }
  if (typeof value === 'number') return numberFault(value, numbersIn(peers), printed);
  if (typeof value === 'string') return wordFault(value, peers);
  if (isRange(value)) return rangeFault(value);
  if (Array.isArray(value)) return listFault(value, peers, die);
  return typeof value === 'object' && value !== null ? fieldFault(value, peers, printed) : undefined;
}

/** What may be written in the place of what is printed there: an empty list says nothing of what a list holds. */
function printedWords(like: readonly unknown[], kinds: readonly Kind[]): string {
  const telling = like.filter(each => !Array.isArray(each) || each.length > 0);
  if (like.length === 0) return 'nothing: the book prints nothing here';
  return telling.length === 0 ? 'an empty list: []' : `${kinds.join(' or ')}, such as ${shown(telling[0])}`;
}

function numbersIn(values: readonly unknown[]): readonly number[] {
  return values.filter(each => typeof each === 'number');
}

function numberFault(
  value: number,
  peers: readonly number[],
  { fractions = false, most = mostOfAll }: Printed,
): ValueFault | undefined {
  if (!Number.isFinite(value) || Math.abs(value) > mostOfAll) {
    return { path: '', problem: `${value} is no number to play with`, mend: `write one of at most ${most}` };
  }
  if (Math.abs(value) > most) {
    return { path: '', problem: `${value} is more than this can be`, mend: `write one of at most ${most}` };
  }
  if (value < 0 && peers.every(each => each >= 0)) {
    return { path: '', problem: `${value} is below nothing`, mend: 'write 0 or more' };
  }
  if (!Number.isInteger(value) && !fractions && peers.every(Number.isInteger)) {
    return { path: '', problem: `${value} is not whole`, mend: 'write a whole number' };
  }
  return undefined;
}

function wordFault(value: string, peers: readonly unknown[]): ValueFault | undefined {
  if (peers.includes(value)) return undefined;
  const words = [...new Set(peers)].map(shown);
  return { path: '', problem: `${shown(value)} is no word that is printed here`, mend: `write ${words.join(' or ')}` };
}

function rangeFault({ from, to }: { readonly from: unknown; readonly to: unknown }): ValueFault | undefined {
  const ends = [from, to ?? from];
  if (ends.every(end => typeof end === 'number' && Number.isFinite(end) && end >= 0 && end <= mostOfAll)) {
    return Number(from) <= Number(to ?? from)
      ? undefined
      : { path: '', problem: `the range from ${from} to ${to} is empty`, mend: 'let it end where it begins, or after' };
  }
  return {
    path: '',
    problem: 'not a range',
    mend: 'write { "from": 1, "to": 10 }, or null for a range without an end',
  };
}

function listFault(
  value: readonly unknown[],
  peers: readonly unknown[],
  die: number | undefined,
): ValueFault | undefined {
  const printed = peers.flatMap(each => (Array.isArray(each) ? each : []));
  for (const [at, each] of value.entries()) {
    const path = `[${at}]`;
    if (typeof each === 'object' && each !== null) {
      const fault = valueFault(each, { like: printed, ...(die === undefined ? {} : { die }), fractions: true });
      if (fault !== undefined) return { ...fault, path: `${path}${fault.path === '' ? '' : `.${fault.path}`}` };
      continue;
    }
    if (typeof each === 'string') {
      const fault = wordFault(each, printed);
      if (fault !== undefined) return { ...fault, path };
    } else if (typeof each !== 'number' || !Number.isSafeInteger(each)) {
      return { path, problem: `${shown(each)} is no whole number`, mend: 'write whole numbers' };
    } else if (die !== undefined && (each < 1 || each > die)) {
      return {
        path,
        problem: `${each} is no face of a die with ${counted(die, 'side')}`,
        mend: `write faces from 1 to ${die}`,
      };
    } else if (die !== undefined && value.indexOf(each) !== at) {
      return { path, problem: `the face ${each} is named twice`, mend: 'name each face once' };
    }
  }
  return undefined;
}

function fieldFault(
  value: object,
  peers: readonly unknown[],
  { like: _, ...printedSo }: Printed,
): ValueFault | undefined {
  const printed = peers.flatMap(each => Object.entries<unknown>(Object(each)));
  for (const [key, held] of Object.entries(value)) {
    const like = printed.flatMap(([name, of]) => (name === key ? [of] : []));
    if (like.length === 0) {
      const known = [...new Set(printed.map(([name]) => name))];
      const mend = known.length === 0 ? 'leave it out' : `known: ${known.join(', ')}`;
      return { path: key, problem: `there is no "${key}" here`, mend };
    }
    const fault = valueFault(held, { ...printedSo, like });
    if (fault !== undefined) return { ...fault, path: fault.path === '' ? key : `${key}.${fault.path}` };
  }
  return undefined;
}

/** A value as a person would write it. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
