import { type Battle, bookUnder, type Ruleset, type SideId, type Terms } from '../battle/index.js';
import type { BattleResult } from './playables.js';

/** Terms whose scenarios have a name. */
type Named = Terms & { readonly scenario: { readonly name: string } };

/** What `battle --json` prints, given what each unit has lost. */
export function resultOf<T extends Named>(battle: Battle<T>, losses: BattleResult['losses']): BattleResult {
  return {
    ruleset: battle.ruleset.id,
    scenario: battle.scenario.name,
    seed: battle.seed,
    winner: battle.outcome?.winner ?? null,
    reason: battle.outcome?.reason ?? 'the battle was not played to its end',
    turns: turnsOf(battle),
    checksum: battle.checksums.at(-1) ?? '',
    losses,
  };
}

/** How a battle ended, in one sentence. */
export function endOf<T extends Terms>(battle: Battle<T>, sideName: (side: SideId) => string): string {
  const turns = turnsOf(battle);
  const { outcome } = battle;
  const reason = outcome?.reason ?? 'the battle was not played to its end';
  const after = `after ${turns} ${turns === 1 ? 'turn' : 'turns'}: ${reason}.`;
  if (outcome === null) return after.replace('after', 'After');
  return `${outcome.winner === null ? 'A draw' : `${sideName(outcome.winner)} wins`} ${after}`;
}

/** What stands under the picture of a battle: how far it is, and the rules in force where they are not those that are printed. */
export function captionOf<T extends Terms>(battle: Battle<T>, ruleset: Ruleset<T>): string {
  const { layers } = bookUnder(ruleset, battle.houseRules);
  const turn = turnsOf(battle);
  const ended = battle.outcome === null ? `After turn ${turn}` : `After turn ${turn}: ${battle.outcome.reason}`;
  const far = turn === 0 ? 'Before the first turn' : ended;
  return layers.length === 0 ? far : `${far}. Rules in force: ${layers.map(({ title }) => title).join('; ')}`;
}

/** Turns that have been played to their end. */
function turnsOf<T extends Terms>({ checksums }: Battle<T>): number {
  return checksums.length - 1;
}
