import type { Violation } from './types.js';

/** What is wrong with a value and how to mend it, wherever it stands. */
export type FaultWords = Pick<Violation, 'problem' | 'mend'>;

/** What to say of a key that nobody reads: which may have been meant, or which there are. */
export function strangeKey(key: string, known: readonly string[]): FaultWords {
  const near = nearestOf(key, known);
  const list = known.length === 0 ? '' : `; the keys here are ${known.join(', ')}`;
  const mend = near === undefined ? `leave it out${list}` : `did you mean "${near}"?`;
  return { problem: `there is no key ${quoted(key)} here`, mend };
}

/** What JSON Schema, zod and `typeof` call a kind of value, in plain words. */
export const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with named values',
  record: 'an object with named values',
};

/** What to say of a value of another kind than the one wanted; of `received` as zod or `typeof` names it. */
export function wrongKind(expected: string, received: string | undefined): FaultWords {
  const wanted = typeWords[expected] ?? expected;
  if (received === 'undefined') return { problem: 'this is missing', mend: `give ${wanted}` };
  const is = received === undefined ? undefined : received === 'null' ? 'null' : typeWords[received];
  const wrong = is === undefined || expected === 'int' ? `this is not ${wanted}` : `this is ${is}`;
  return { problem: wrong, mend: `give ${wanted}` };
}

/** What to say of a number beyond a limit. */
export function beyondLimit(which: 'large' | 'small', limit: string): FaultWords {
  return { problem: `the number is too ${which}`, mend: `give ${limit}` };
}

/** What to say of a value that is none of those that may stand there; of `written`, where it was a text. */
export function wordsFor(values: readonly unknown[], written?: string): FaultWords {
  const words = values.filter(value => typeof value === 'string');
  const near = written === undefined ? undefined : nearestOf(written, words);
  if (near !== undefined) {
    return { problem: `${quoted(written ?? '')} is not known here`, mend: `did you mean "${near}"?` };
  }
  const [only, ...others] = values.map(value => JSON.stringify(value));
  const all = [only, ...others].join(', ');
  return {
    problem: 'this is not a value that is known here',
    mend: others.length === 0 ? `give ${all}` : `choose one of ${all}`,
  };
}

/** A place in plain data: `groups[0].cover`. */
export function pathOf(parts: readonly PropertyKey[]): string {
  const written = parts.map((part, i) =>
    typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${short(part)}`,
  );
  return written.join('');
}

/** As much of a key or text from a stranger's file as a message can bear. */
export function short(text: PropertyKey): string {
  const whole = String(text);
  return whole.length <= 40 ? whole : `${whole.slice(0, 40)}…`;
}

/** A text of a stranger as a message quotes it. */
export const quoted = (text: string): string => JSON.stringify(short(text));

/** The known word that shares most pairs of letters with another: the one that may have been meant. */
export function nearestOf(asked: string, known: readonly string[]): string | undefined {
  const wanted = pairsOf(asked);
  const ranked = known.map(word => {
    const pairs = pairsOf(word);
    const shared = [...pairs].filter(pair => wanted.has(pair)).length;
    return { word, likeness: (2 * shared) / (pairs.size + wanted.size) };
  });
  const [best] = ranked.sort((a, b) => b.likeness - a.likeness);
  return best !== undefined && best.likeness >= 0.4 ? best.word : undefined;
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = `^${short(text).toLowerCase()}$`;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
