import { insist } from '../rulebook/index.js';
import type { Ruleset, Terms } from './types.js';

/** Rulesets by their id, their own terms forgotten. */
export type Registry = { readonly [id: string]: Ruleset<Terms> };

/** A ruleset whose own terms are forgotten, so that it can stand in a registry with others. */
export function registered<T extends Terms>(ruleset: Ruleset<T>): Ruleset<Terms> {
  // TypeScript has no word for "a ruleset of some terms or other". Forgetting them is safe: states, answers and views of a
  // ruleset only ever go back to the ruleset they came from, and a battle of another one is refused by its id.
  return ruleset as unknown as Ruleset<Terms>;
}

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
