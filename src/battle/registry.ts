import type { Ruleset, Terms } from './types.js';

/** Rulesets by their id. */
export type Registry = { readonly [id: string]: Ruleset<Terms> };

/** The ruleset of this id. Throws a RuleViolation that names those there are. */
export function findRuleset(_registry: Registry, _id: string): Ruleset<Terms> {
  throw new Error('not yet');
}
