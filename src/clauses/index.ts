/**
 * Every clause of the rulebooks by its id: what it rules, where it stands in the book, which code computes it and which tests
 * hold it to that. Nothing else of the library brings the texts along.
 *
 * @module
 */
import ancientMedieval from '../../clauses/ancient-medieval.json' with { type: 'json' };
import common from '../../clauses/common.json' with { type: 'json' };
import index from '../../clauses/index.json' with { type: 'json' };
import musket from '../../clauses/musket.json' with { type: 'json' };
import raymond from '../../clauses/raymond.json' with { type: 'json' };
import skirmish from '../../clauses/skirmish.json' with { type: 'json' };
import wrg from '../../clauses/wrg.json' with { type: 'json' };
import { type Clause, insist, meant } from '../rulebook/index.js';
import type { CataloguedClause } from './types.js';

export type * from './types.js';

/** The parts of the rulebooks that have clauses of their own: the rulesets, and what Cady's periods have in common. */
export const clauseBooks = ['common', 'ancient-medieval', 'musket', 'raymond', 'skirmish', 'wrg'] as const;

/** One of {@link clauseBooks}. */
export type ClauseBook = (typeof clauseBooks)[number];

type Texts = readonly (Omit<Clause, 'id'> & { readonly id: string })[];

/** The clauses that a ruleset is played by: in Cady's periods his common rules before those of the period. */
const played: { readonly [B in ClauseBook]: readonly Texts[] } = {
  common: [common],
  'ancient-medieval': [common, ancientMedieval],
  musket: [common, musket],
  raymond: [raymond],
  skirmish: [skirmish],
  wrg: [wrg],
};

const byId: ReadonlyMap<string, CataloguedClause> = new Map(
  [common, ancientMedieval, musket, raymond, skirmish, wrg].flatMap(clauses => clauses.flatMap(catalogued)),
);

function catalogued(text: Texts[number]): [string, CataloguedClause][] {
  const { id } = text;
  const standing = index.clauses[id] ?? { status: 'open', code: [], tests: [] };
  return isClauseId(id) ? [[id, { ...text, id, ...standing }]] : [];
}

function isClauseId(id: string): id is Clause['id'] {
  return id.includes('/');
}

/**
 * A clause by the id that reasons, requests, events and faults cite.
 *
 * @throws RuleViolation for an id that no rulebook has, with the ids that come nearest.
 */
export function clauseById(id: string): CataloguedClause {
  const clause = byId.get(id);
  insist(clause !== undefined, () => ({
    path: 'id',
    problem: `there is no clause "${id}"`,
    mend: meant(id, [...byId.keys()]),
  }));
  return clause;
}

/**
 * The clauses that a ruleset is played by, in the order of the book; those of Cady's common rules come before those of his
 * period. Without a ruleset, every clause there is.
 */
export function clausesOf(ruleset?: ClauseBook): readonly CataloguedClause[] {
  if (ruleset === undefined) return [...byId.values()];
  return played[ruleset].flatMap(clauses => clauses.map(({ id }) => clauseById(id)));
}
