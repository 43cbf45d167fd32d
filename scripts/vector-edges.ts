import type { Resolver } from '../src/book/index.js';
import { logged, rolled } from '../src/dice/index.js';
import { RuleViolation } from '../src/rulebook/index.js';

/** Situations that are varied, edges of one number, and edges in all, of one function at most. */
const most = { situations: 5, edgesOfNumber: 8, edges: 10 };

/** Numbers that are tried, from which an edge is closed in on. */
const tried = [
  -20, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 30, 36, 42, 50, 60, 75, 90, 120, 150,
  200, 240, 300, 400, 600,
];

type Place = readonly PropertyKey[];

/** A step of what is asked: two neighbouring numbers at one place of a situation that are answered differently. */
interface Edge {
  readonly at: Place;
  readonly sides: readonly [number, number];
  readonly situation: object;
}

/**
 * Situations at both sides of the edges that a function has, refusals too: each number of a situation is moved up and down until the answer
 * changes, and the change closed in on to a whole, or to half of what need not be whole.
 */
export function edgesOf(resolver: Resolver, situations: readonly unknown[]): readonly object[] {
  const objects = situations.filter(each => typeof each === 'object' && each !== null);
  const step = Math.max(1, objects.length / most.situations);
  const varied = objects.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const edges = new Map<string, Edge>();
  const times = new Map<string, number>();
  for (const situation of varied) {
    for (const at of numbersIn(situation)) {
      const name = nameOf(at);
      for (const edge of edgesAt(resolver, situation, at)) {
        const id = `${name} ${edge.sides[0]}`;
        const often = times.get(name) ?? 0;
        if (edges.has(id) || often >= most.edgesOfNumber) continue;
        edges.set(id, edge);
        times.set(name, often + 1);
      }
    }
  }
  return evenly([...edges.values()]).flatMap(({ situation, at, sides }) =>
    sides.map(number => withNumber(situation, at, number)),
  );
}

/** The first edge of each number, then the second of each, as many as a function may have. */
function evenly(edges: readonly Edge[]): readonly Edge[] {
  const rounds: Edge[][] = [];
  const times = new Map<string, number>();
  for (const edge of edges) {
    const round = times.get(nameOf(edge.at)) ?? 0;
    times.set(nameOf(edge.at), round + 1);
    rounds[round] = [...(rounds[round] ?? []), edge];
  }
  return rounds.flat().slice(0, most.edges);
}

/** A place without the numbers of lists. */
const nameOf = (at: Place): string => at.filter(key => typeof key === 'string').join('.');

function edgesAt(resolver: Resolver, situation: object, at: Place): readonly Edge[] {
  const known = new Map<number, string>();
  const said = (number: number): string => {
    const before = known.get(number) ?? answerAt(resolver, withNumber(situation, at, number));
    known.set(number, before);
    return before;
  };
  const smallest = /whole number/.test(said(2.5)) ? 1 : 0.5;
  const found: Edge[] = [];
  for (const [place, upper] of tried.entries()) {
    const lower = tried[place - 1];
    if (lower === undefined || said(lower) === said(upper)) continue;
    let [low, high] = [lower, upper];
    while (high - low > smallest) {
      const middle = low + Math.round((high - low) / 2 / smallest) * smallest;
      if (said(middle) === said(low)) low = middle;
      else high = middle;
    }
    // What changes with every number has no edge there.
    if (said(low - smallest) === said(low) || said(high) === said(high + smallest)) {
      found.push({ at, sides: [low, high], situation });
    }
  }
  return found;
}

/** What a function says of a situation before its dice have fallen, and what it asks of them; or where and why it refuses it. */
function answerAt(resolver: Resolver, situation: object): string {
  try {
    if (!resolver.throws) return JSON.stringify(resolver.resolve(situation).result) ?? '';
    const log = logged(rolled(1));
    const result = resolver.roll(situation, log);
    const asked = log.rolls().map(roll => ({ ...roll, shown: roll.shown.length, result: null }));
    return JSON.stringify([
      asked,
      typeof result === 'object' && result !== null ? Reflect.get(result, 'because') : null,
    ]);
  } catch (fault) {
    if (fault instanceof RuleViolation) {
      return fault.violations.map(({ path, clause, problem }) => `${path} ${clause ?? problem}`).join('\n');
    }
    // A number that a schema lets pass, and the function does not.
    throw new Error(`${resolver.name} breaks off at ${JSON.stringify(situation)}`, { cause: fault });
  }
}

function numbersIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value === 'number') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    numbersIn(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function withNumber(situation: object, at: Place, number: number): object {
  const changed: object = structuredClone(situation);
  const holder = at.slice(0, -1).reduce<object>((part, key) => Reflect.get(part, key), changed);
  Reflect.set(holder, at.at(-1) ?? '', number);
  return changed;
}
