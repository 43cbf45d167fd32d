import type { Battle, BattleRecord, Ruleset, Terms } from '../battle/index.js';

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
  for (;;) {
    const here = record.answers.filter(({ turn, phase }) => turn === battle.turn && phase === battle.phaseId);
    const answers = here.filter(({ id }) => battle.pending.some(request => request.id === id));
    if (answers.length === 0) return steps;
    const other = record.otherDice.find(
      ({ turn, phase, request }) =>
        turn === battle.turn && phase === battle.phaseId && battle.pending.some(({ id }) => id === request),
    );
    battle = answer(ruleset, other === undefined ? battle : fork(battle, { seed: other.seed }), answers);
    steps.push(battle);
  }
}
