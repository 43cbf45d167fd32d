import { insist } from '../rulebook/index.js';
import type { Ruleset, Terms } from './types.js';

/** Rulesets by their id. */
export type Registry = { readonly [id: string]: Ruleset<Terms> };

/** The ruleset of this id. Throws a RuleViolation that names those there are. */
export function findRuleset(registry: Registry, id: string): Ruleset<Terms> {
  const ruleset = Object.hasOwn(registry, id) ? registry[id] : undefined;
  insist(ruleset !== undefined, () => ({
    path: 'ruleset',
    problem: `there is no ruleset ${id}`,
    mend: `give one of ${Object.keys(registry).sort().join(', ')}`,
  }));
  return ruleset;
}
