import { insist } from '../rulebook/index.js';
import type { Battle } from './battle.js';
import { gameOf } from './game.js';
import { readJson } from './plain.js';
import type { Ruleset, Sequel, Terms } from './types.js';

/**
 * What a decided battle leads to, where battles are fought in a series and the rulebook says how one comes of the other: the scenario of the
 * next, and what is kept of the series until then.
 *
 * @param soFar what was kept of the series when the battle before this one was decided; left out after the first.
 * @throws RuleViolation for a battle that is not decided, a ruleset that knows no campaigns, and with every fault of what was kept.
 */
export function sequelOf<T extends Terms>(ruleset: Ruleset<T>, battle: Battle<T>, soFar?: unknown): Sequel<T> {
  const { scenario, rules } = gameOf(ruleset, battle);
  const { outcome, state } = battle;
  const { campaign } = ruleset;
  insist(campaign !== undefined, () => ({
    path: 'ruleset',
    problem: `${ruleset.title} has no campaigns`,
    mend: 'give a battle of rules that have',
  }));
  insist(outcome !== null, () => ({
    path: 'battle',
    problem: 'the battle is not decided',
    mend: 'play it to its end',
  }));
  const kept = soFar === undefined ? undefined : readJson(soFar, 'soFar');
  return campaign({ scenario, state, outcome, ...(kept === undefined ? {} : { soFar: kept }) }, rules);
}
