import { insist, RuleViolation } from '../rulebook/index.js';
import type { Battle } from './battle.js';
import { gameOf, readGame } from './game.js';
import { readJson } from './plain.js';
import type { Json, Retinues, Ruleset, SideId, Terms } from './types.js';

/** A retinue that comes to a battle from outside its scenario. */
export interface Brought {
  readonly side: SideId;
  /** What its file holds; nobody has checked it yet. */
  readonly retinue: unknown;
  readonly houseRules?: unknown;
}

/**
 * A scenario with the men of a retinue file in the place of those that it lists for a side; they stand where the scenario has its own.
 * Begin a battle with what comes of it as with any scenario.
 *
 * @throws RuleViolation with every fault of the scenario or of the retinue, and for a ruleset that knows no retinues.
 */
export function withRetinue<T extends Terms>(
  ruleset: Ruleset<T>,
  scenario: unknown,
  { side, retinue, houseRules }: Brought,
): T['scenario'] {
  const retinues = retinuesOf(ruleset);
  const game = readGame(ruleset, scenario, houseRules);
  insist(game.sides.includes(side), () => ({
    path: 'side',
    problem: `there is no side "${side}"`,
    mend: `name one of: ${game.sides.join(', ')}`,
  }));
  const joined = retinues.join(game.scenario, side, readJson(retinue, 'retinue'));
  if ('violations' in joined) throw new RuleViolation(joined.violations);
  return joined.scenario;
}

/**
 * What a decided battle leaves of the retinue of every side, as its file holds it from now on; `null` of one that nobody is left to lead.
 *
 * @throws RuleViolation for a battle that is not decided, and for a ruleset that knows no retinues.
 */
export function retinuesAfter<T extends Terms>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
): { readonly [side: SideId]: Json } {
  const { after } = retinuesOf(ruleset);
  const { scenario, rules } = gameOf(ruleset, battle);
  const { outcome, state } = battle;
  insist(outcome !== null, () => ({
    path: 'battle',
    problem: 'the battle is not decided',
    mend: 'play it to its end',
  }));
  return after({ scenario, state, outcome }, rules);
}

function retinuesOf<T extends Terms>({ retinues, title }: Ruleset<T>): Retinues<T> {
  insist(retinues !== undefined, () => ({
    path: 'ruleset',
    problem: `${title} has no retinues`,
    mend: 'give a battle of rules that have',
  }));
  return retinues;
}
