import { describe, expect, it } from 'vitest';
import { answer, type Battle, playOut, whatIf } from '../../src/battle/index.js';
import { bot, scenario, started, type ToyTerms, toy } from './toy.js';
import { violations } from './violations.js';

/** A battle that waits for blue to hold or flee; if blue holds, one more die decides about one more man. */
function beforeTheStand(): Battle<ToyTerms> {
  let battle = started(7);
  const commander = bot(0);
  while (battle.pending[0]?.kind !== 'stand') {
    const [request] = battle.pending;
    const view = toy.view(battle.now, request!.side, scenario, toy.rules());
    battle = answer(toy, battle, [
      { side: request!.side, id: request!.id, answer: commander.answer(request!, view, toy.rules()) },
    ]);
  }
  return battle;
}

function lost(battle: Battle<ToyTerms>) {
  return (after: Battle<ToyTerms>) => battle.now.men.blue! - after.now.men.blue!;
}

describe('what if', () => {
  it('samples the odds of what would follow, and leaves the battle alone', () => {
    const battle = beforeTheStand();
    const before = JSON.stringify(battle);
    const holding = [{ side: 'blue', id: 'stand blue', answer: 'hold' }];
    const odds = whatIf(toy, battle, holding, lost(battle), { samples: 600, seed: 1 });
    expect(odds.outcomes.map(({ value }) => value)).toEqual([0, 1]);
    // A third, give or take four standard deviations of 600 samples.
    expect(Math.abs(odds.probability(1) - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / 600));
    expect(JSON.stringify(battle)).toBe(before);
  });

  it('knows what is certain', () => {
    const battle = beforeTheStand();
    const fleeing = [{ side: 'blue', id: 'stand blue', answer: 'flee' }];
    expect(whatIf(toy, battle, fleeing, lost(battle), { samples: 20, seed: 1 }).probability(0)).toBeCloseTo(1, 12);
  });

  it('gives the same odds for the same seed', () => {
    const battle = beforeTheStand();
    const holding = [{ side: 'blue', id: 'stand blue', answer: 'hold' }];
    const odds = (seed: number) => whatIf(toy, battle, holding, lost(battle), { samples: 50, seed }).toJSON();
    expect(odds(3)).toEqual(odds(3));
  });

  it('refuses bad answers, seeds, sample counts, and a battle that has ended', () => {
    const battle = beforeTheStand();
    const odds = (samples: number, seed: number, given: unknown) =>
      violations(() =>
        whatIf(toy, battle, [{ side: 'blue', id: 'stand blue', answer: given }], () => 0, { samples, seed }),
      );
    expect(odds(1, 1, 'hold')).toEqual([]);
    expect(odds(1, 1, 'dance')).toEqual(['answers[0].answer: hold or flee']);
    expect(odds(0, 1, 'hold')).toEqual(['samples: 0 is no number of samples']);
    expect(odds(1, -1, 'hold')).toEqual(['seed: -1 is no seed']);
    const end = playOut(toy, battle, { red: bot(0), blue: bot(1) });
    expect(violations(() => whatIf(toy, end, [], () => 0, { samples: 1, seed: 1 }))).toHaveLength(1);
  });
});
