import ts from 'typescript';
import type { Cited } from '../citations.js';
import { buildsRules, type Played } from '../played.js';
import { how } from './how.js';

/** A function that cites clauses, that a turn can call and none did. */
export interface NeverRun {
  /** `file#symbol`. */
  readonly place: string;
  /** How it was run instead. */
  readonly how: 'never run' | 'run outside of turns' | 'run in a step that a test called by itself';
}

/** What is known of the functions that cite clauses. */
export interface Evidence {
  readonly cited: ReadonlyMap<string, Cited>;
  readonly played: Pick<Played, 'turns'>;
  /** How each was run, by the bits of `how`. */
  readonly noted: ReadonlyMap<string, number>;
}

/** The functions that cite clauses and that a turn can call, as far as the sources say, and that no turn has run. */
export function neverRun({ cited, played, noted }: Evidence): readonly NeverRun[] {
  const reached = (node: ts.Node) => [...played.turns.values()].some(turn => turn.nodes.has(node));
  const found = new Map<string, NeverRun>();
  for (const { code } of cited.values()) {
    for (const [place, nodes] of code) {
      const bits = noted.get(place) ?? 0;
      if ((bits & how.inTurn) !== 0 || !nodes.some(node => isRun(node) && reached(node))) continue;
      const said =
        bits === 0
          ? 'never run'
          : bits & how.inStep
            ? 'run in a step that a test called by itself'
            : 'run outside of turns';
      found.set(place, { place, how: said });
    }
  }
  return [...found.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
}

/** Whether something is a function that a turn would run; what builds rules has been run once there are rules. */
function isRun(node: ts.Node): boolean {
  const held = functionOf(node);
  return held !== undefined && !buildsRules(held);
}

/** The function that a declaration or a member holds, if it is one with a body. */
export function functionOf(node: ts.Node): FunctionHere | undefined {
  if (isFunctionHere(node)) return node;
  const held = (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer;
  return held && isFunctionHere(held) ? held : undefined;
}

/** A function of the source that does something. */
export type FunctionHere = ts.FunctionLikeDeclaration & { readonly body: ts.ConciseBody };

export function isFunctionHere(node: ts.Node): node is FunctionHere {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}
