import { relative } from 'node:path';
import ts from 'typescript';
import type { ClauseIndex, ClauseStanding } from '../src/clauses/index.js';
import { readClauses, readNotComputable, readNotRun, readResolved, root } from './catalogue.js';
import { type Cited, findCitations, symbolOf } from './citations.js';
import { type Played, playedIn, readSource } from './played.js';
import { unsaidIn } from './unsaid.js';
import { untoldIn } from './untold.js';

/** What code and tests have to do with the clauses, and what is wrong with what they say. */
export interface Standings {
  /** By id, in the order of the books; an open clause that nothing cites is not named. */
  readonly clauses: ClauseIndex['clauses'];
  /** Cited ids that no rulebook has, and ids both cited and marked as not computable. */
  readonly faults: readonly string[];
  /** Functions that an entry point exports and that cite clauses, and that no turn calls: `file#name`. */
  readonly uncalled: readonly string[];
  /** What a rule takes into account and no turn tells it of: `file#Interface.member`. */
  readonly untold: readonly string[];
  /** Words of a choice that no turn says: `file#Type.member: word`. */
  readonly unsaid: readonly string[];
  /** Words of a choice that no turn tells apart: `file#Type.member: one | another`. */
  readonly alike: readonly string[];
}

/** Reads code, tests and `scripts/not-computable.json`. */
export function standingOfClauses(): Standings {
  const program = readSource();
  const played = playedIn(program);
  const cited = findCitations(program);
  const { unsaid, alike } = unsaidIn(program, played);
  return {
    ...judge({
      ids: readClauses().map(({ id }) => id),
      notComputable: readNotComputable(),
      resolved: readResolved(),
      notRun: new Set(Object.keys(readNotRun())),
      cited,
      played,
    }),
    uncalled: uncalledIn(cited, played),
    untold: untoldIn(played).map(placeOf).sort(),
    unsaid: unsaid.flatMap(({ declared, words }) => words.map(word => `${placeOf(declared)}: ${word}`)).sort(),
    alike: alike.map(({ declared, words }) => `${placeOf(declared)}: ${[...words].sort().join(' | ')}`).sort(),
  };
}

/** What there is to say about clauses. */
export interface Evidence {
  readonly ids: readonly string[];
  readonly notComputable: { readonly [id: string]: string };
  /** Why clauses that a function computes belong to no turn. */
  readonly resolved?: { readonly [id: string]: string };
  /** Functions that a turn can call and that none has run, as `file#symbol`: no clause is played there. */
  readonly notRun?: ReadonlySet<string>;
  readonly cited: ReadonlyMap<string, Cited>;
  readonly played: Pick<Played, 'turns' | 'offered'>;
}

/** How far each clause has come, and what is wrong with what is said of it. */
export function judge({
  ids,
  notComputable,
  resolved = {},
  notRun = new Set(),
  cited,
  played,
}: Evidence): Pick<Standings, 'clauses' | 'faults'> {
  const known = new Set(ids);
  const standing = (id: string): ClauseStanding | undefined => {
    const places = cited.get(id);
    const reason = notComputable[id];
    if (places !== undefined) {
      const { code, tests } = places;
      const status = statusOf(code, notRun, played);
      const why = status === 'resolved' ? resolved[id] : undefined;
      return { status, ...(why === undefined ? {} : { reason: why }), code: [...code.keys()], tests };
    }
    return reason === undefined ? undefined : { status: 'not-computable', reason, code: [], tests: [] };
  };
  const clauses = ids.flatMap(id => {
    const found = standing(id);
    return found === undefined ? [] : [[id, found] as const];
  });
  const codeOf = (id: string) => [...(cited.get(id)?.code.keys() ?? [])].join(', ');
  const marked = Object.keys(notComputable);
  return {
    clauses: Object.fromEntries(clauses),
    faults: [
      ...[...cited.keys()].filter(id => !known.has(id)).map(id => `${id} is no clause (${codeOf(id)})`),
      ...marked.filter(id => !known.has(id)).map(id => `${id} is no clause (scripts/not-computable.json)`),
      ...Object.keys(resolved)
        .filter(id => clauses.every(([clause, { status }]) => clause !== id || status !== 'resolved'))
        .map(id => `${id} is not resolved alone (scripts/resolved.json)`),
      ...marked.filter(id => cited.has(id)).map(id => `${id} is marked as not computable, yet ${codeOf(id)} cites it`),
    ],
  };
}

/** A clause is what the farthest of the places is that cite it; at one that no turn has run it is not played. */
function statusOf(
  code: Cited['code'],
  notRun: ReadonlySet<string>,
  { turns, offered }: Pick<Played, 'turns' | 'offered'>,
) {
  const reached = [...turns.values()];
  const run = [...code].filter(([place]) => !notRun.has(place)).flatMap(([, nodes]) => nodes);
  if (run.some(node => reached.some(turn => turn.nodes.has(node)))) return 'played';
  return [...code.values()].flat().some(node => offered.nodes.has(node)) ? 'resolved' : 'open';
}

/** Exported functions that cite clauses and that no turn calls, as `file#name`. */
export function uncalledIn(cited: ReadonlyMap<string, Cited>, { turns, exports }: Played): readonly string[] {
  const exported = new Set<ts.Node>(exports);
  const called = (place: ts.Node) => [...turns.values()].some(turn => turn.nodes.has(place));
  const places = [...cited.values()].flatMap(({ code }) => [...code.values()].flat());
  const uncalled = places.filter(place => isFunction(place) && exported.has(place) && !called(place));
  return [...new Set(uncalled.map(placeOf))].sort();
}

function isFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(node) ||
    (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isFunctionLike(node.initializer))
  );
}

function placeOf(node: ts.Node): string {
  return `${relative(root, node.getSourceFile().fileName)}#${symbolOf(node)}`;
}
