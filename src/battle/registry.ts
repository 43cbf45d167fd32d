import { insist } from '../rulebook/index.js';
import type { Ruleset, Terms } from './types.js';

/** A ruleset of some terms or other: it is given what can be done with any ruleset, and does it with its own. */
export type AnyRuleset = <Result>(use: <T extends Terms>(ruleset: Ruleset<T>) => Result) => Result;

/** Rulesets by their id. */
export type Registry = { readonly [id: string]: AnyRuleset };

/** A ruleset as a registry holds it. */
export function registered<T extends Terms>(ruleset: Ruleset<T>): AnyRuleset {
  return use => use(ruleset);
}

/** The ruleset of this id. Throws a RuleViolation that names those there are. */
export function findRuleset(registry: Registry, id: string): AnyRuleset {
  const ruleset = Object.hasOwn(registry, id) ? registry[id] : undefined;
  insist(ruleset !== undefined, () => ({
    path: 'ruleset',
    problem: `there is no ruleset ${id}`,
    mend: `give one of ${Object.keys(registry).sort().join(', ')}`,
  }));
  return ruleset;
}
