import { readFileSync } from 'node:fs';
import { type Book, catalogueOf, type Resolver } from '../src/book/index.js';
import { RuleViolation } from '../src/rulebook/index.js';
import type { ChangedDatum } from '../tests/book/every-datum.js';
import { situations } from './vector-situations.js';

/** A situation that may show what the vectors do not. */
export interface Variant {
  readonly resolver: Resolver;
  readonly situation: object;
  /** What the printed book says to it, once it was asked. */
  said?: string;
}

/** Situations of a function that are varied, and variants of it, at most. */
const most = { varied: 4, candidates: 40, variants: 160 };

type Place = readonly PropertyKey[];

/** Situations that a function answers quickly: those that its vectors are chosen from, and theirs with every word in every place. */
export function variantsOf(resolver: Resolver, path: string, book: Book, milliseconds: number): readonly Variant[] {
  const { cases }: { readonly cases: readonly { readonly situation: unknown; readonly refused?: unknown }[] } =
    JSON.parse(readFileSync(path, 'utf8'));
  const written = cases.flatMap(({ situation, refused }) =>
    refused === undefined && isObject(situation) ? [situation] : [],
  );
  const words = wordsOf(resolver.schema(book));
  const varied = spread(written, most.varied).flatMap(situation => [
    ...textsIn(situation).flatMap(at => [...(words.get(keyOf(at)) ?? [])].map(word => withValue(situation, at, word))),
    ...truthsIn(situation).map(({ at, is }) => withValue(situation, at, !is)),
  ]);
  const candidates = (situations[resolver.name] ?? []).filter(isObject);
  const all = [...spread(candidates, most.candidates), ...spread(varied, most.variants)];
  const known = new Set(written.map(each => JSON.stringify(each)));
  return all.flatMap(situation => {
    const text = JSON.stringify(situation);
    if (known.has(text)) return [];
    known.add(text);
    return answers(resolver, situation, milliseconds) ? [{ resolver, situation }] : [];
  });
}

/** A variant with the numbers at which a changed datum makes a difference, in each place that has a number. */
export function* candidatesFor(
  { resolver, situation }: Variant,
  { id, set }: ChangedDatum,
  book: Book,
): Iterable<Variant> {
  const numbers = [...new Set([...numbersOf(set), ...numbersOf(printedAt(id, book))])].filter(
    each => Math.abs(each) < 2000,
  );
  for (const at of numbersIn(situation)) {
    for (const number of numbers) yield { resolver, situation: withValue(situation, at, number) };
  }
}

function printedAt(id: string, { print }: Book): unknown {
  const { charts, numbers } = catalogueOf(print);
  const [column = '', row = '', ...chart] = id.split('/').reverse();
  return charts.get(chart.reverse().join('/'))?.cells[row]?.[column] ?? numbers.get(id)?.value;
}

function numbersOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return isObject(value) ? Object.values(value).flatMap(numbersOf) : [];
}

function answers(resolver: Resolver, situation: object, milliseconds: number): boolean {
  const began = performance.now();
  try {
    resolver.resolve(situation);
  } catch (fault) {
    if (fault instanceof RuleViolation) return false;
    throw fault;
  }
  return performance.now() - began <= milliseconds;
}

/** The words that may stand under a key, by a schema. */
function wordsOf(schema: object): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  const take = (part: unknown, key: string): void => {
    if (!isObject(part)) return;
    for (const [name, value] of Object.entries(part)) {
      if (name === 'enum' && Array.isArray(value)) {
        const known = words.get(key) ?? new Set();
        for (const word of value) if (typeof word === 'string') known.add(word);
        words.set(key, known);
      } else if (name === 'properties' && isObject(value)) {
        for (const [property, each] of Object.entries(value)) take(each, property);
      } else take(value, key);
    }
  };
  take(schema, '');
  return words;
}

const keyOf = (at: Place): string => String(at.filter(key => typeof key === 'string').at(-1) ?? '');

function placesIn(value: unknown, fits: (value: unknown) => boolean, at: Place = []): readonly Place[] {
  if (fits(value)) return [at];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    placesIn(each, fits, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

const textsIn = (value: unknown) => placesIn(value, each => typeof each === 'string');
const numbersIn = (value: unknown) => placesIn(value, each => typeof each === 'number');
const truthsIn = (value: unknown) =>
  placesIn(value, each => typeof each === 'boolean').map(at => ({
    at,
    is: at.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value),
  }));

function withValue(situation: object, at: Place, value: unknown): object {
  const changed: object = structuredClone(situation);
  const holder = at.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), changed);
  Reflect.set(holder, at.at(-1) ?? '', value);
  return changed;
}

/** So many of a list, from all along it. */
function spread<T>(all: readonly T[], many: number): readonly T[] {
  const step = Math.max(1, all.length / many);
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
