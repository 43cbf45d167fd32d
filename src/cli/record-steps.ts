import type { Battle, BattleRecord, Ruleset, Terms } from '../battle/index.js';
import { progress } from './progress.js';

/** The battle of a record that is known to be sound, from one standstill to the next. */
export async function stepsOf<T extends Terms>(
  { ruleset }: { readonly ruleset: Ruleset<T> },
  record: BattleRecord,
): Promise<readonly Battle<T>[]> {
  const { answer, fork, startBattle } = await import('../battle/index.js');
  const { seed, houseRules, thrown } = record;
  let battle = startBattle(ruleset, record.scenario, {
    seed,
    houseRules,
    ...(thrown === undefined ? {} : { thrown }),
  });
  const steps = [battle];
  const far = progress();
  for (;;) {
    const here = record.answers.filter(({ turn, phase }) => turn === battle.turn && phase === battle.phaseId);
    const answers = here.filter(({ id }) => battle.pending.some(request => request.id === id));
    if (answers.length === 0) {
      far.done();
      return steps;
    }
    far.at(`followed to turn ${battle.turn}`);
    const other = record.otherDice.find(
      ({ turn, phase, request }) =>
        turn === battle.turn && phase === battle.phaseId && battle.pending.some(({ id }) => id === request),
    );
    battle = answer(ruleset, other === undefined ? battle : fork(battle, { seed: other.seed }), answers);
    steps.push(battle);
  }
}

/** A record played back, its checksums compared; on a terminal one sees how far it is. */
export async function playedBack<T extends Terms>(
  { ruleset }: { readonly ruleset: Ruleset<T> },
  record: BattleRecord,
): Promise<Battle<T>> {
  const { replay } = await import('../battle/index.js');
  const far = progress();
  try {
    return replay(ruleset, record, { onStep: ({ turn }) => far.at(`played back to turn ${turn}`) });
  } finally {
    far.done();
  }
}
