import { type Battle, bookUnder, type Outcome, type Ruleset, type Terms } from '../battle/index.js';
import { agreementOf, listed } from '../scenario/index.js';
import type { Agreed, NamedTerms } from './types.js';

/** Turns that have been played to their end. */
export function turnsPlayed<T extends Terms>({ checksums }: Pick<Battle<T>, 'checksums'>): number {
  return checksums.length - 1;
}

const unended = 'the battle was not played to its end';

/** Why a battle ended, or that it did not. */
export function reasonOf(outcome: Outcome | null): string {
  return outcome?.reason ?? unended;
}

/** How a battle ended, in one sentence. */
export function endingOf<T extends NamedTerms>(
  battle: Pick<Battle<T>, 'scenario' | 'outcome' | 'checksums'>,
  { turnName = 'turn' }: Pick<Ruleset<T>, 'turnName'> = {},
): string {
  const turns = turnsPlayed(battle);
  const { outcome, scenario } = battle;
  const after = `after ${turns} ${turns === 1 ? turnName : `${turnName}s`}: ${reasonOf(outcome)}.`;
  if (outcome === null) return after.replace('after', 'After');
  const { winner } = outcome;
  const names = Object.values(scenario.sides).map(({ name }) => name);
  const ended = winner === null ? `A draw between ${listed(names)}` : `${scenario.sides[winner]?.name ?? winner} wins`;
  return agreementOf(names)(`${ended} ${after}`);
}

/** The rules in force where they are not those that are printed, by the titles of their layers; `undefined` for the print. */
export function rulesLine<T extends Terms>(ruleset: Ruleset<T>, { houseRules }: Agreed<T>): string | undefined {
  const { layers } = bookUnder(ruleset, houseRules);
  return layers.length === 0 ? undefined : `Rules in force: ${layers.map(({ title }) => title).join('; ')}`;
}

/** What stands under the picture of a battle: how far it is, and the rules in force where they are not those that are printed. */
export function captionOf<T extends NamedTerms>(
  ruleset: Ruleset<T>,
  agreed: Agreed<T>,
  { turn, outcome }: { readonly turn: number; readonly outcome: Outcome | null },
): string {
  const { turnName = 'turn' } = ruleset;
  const { scenario } = agreed;
  const agree = agreementOf(Object.values(scenario.sides).map(({ name }) => name));
  const ended = outcome === null ? `After ${turnName} ${turn}` : `After ${turnName} ${turn}: ${agree(outcome.reason)}`;
  const far = turn === 0 ? `Before the first ${turnName}` : ended;
  const rules = rulesLine(ruleset, agreed);
  return rules === undefined ? far : `${far}. ${rules}`;
}
