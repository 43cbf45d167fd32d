import { describe, expect, it } from 'vitest';
import { rolled, scripted } from '../../../src/dice/index.js';
import { type ChargeQuestion, chargeOdds, throwCharge } from '../../../src/rulesets/wrg/charge/charge.js';
import type { Troops } from '../../../src/rulesets/wrg/troops.js';

const foot: Troops = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'], shield: true };
const horse: Troops = { type: 'hc', training: 'barbarian', class: 'C', weapons: ['short-spear'], shield: true };

const side = (troops: Troops, enemy: Troops) => ({
  reaction: { troops, hasOrder: true, original: 20, lost: 0, friendUnits: 2, enemyUnitsFacing: 2 },
  body: {
    parts: [{ troops, enemy: { type: enemy.type, weapons: enemy.weapons }, figures: 10 }],
    figures: 20,
  },
});
const question: ChargeQuestion = {
  attacker: side(horse, foot),
  defender: { ...side(foot, horse), fromAfar: true },
};

describe('a whole charge', () => {
  it('is refused by who tests and comes to Halt or worse [wrg/reaction/test-charging]', () => {
    // Three ones and no factors that matter: 3 is below the 6 at which C types carry on.
    expect(throwCharge(question, scripted([1, 1, 1])).ended).toBe('refused');
  });

  it('goes in, is met by who stands his test, and is fought [wrg/reaction/test-charged] [wrg/charge/counter-actions]', () => {
    // Chargers 4 4 4, foot 3 3 3, then blows: minus 3 plus 3 for each side.
    const came = throwCharge(question, scripted([4, 4, 4, 3, 3, 3, 3, 3, 3, 3]));
    // Horse: spear on HI 3, charging +1: 10 figures at 4 are 20 men. Foot: pilum on HC 2: 13 men.
    expect(came).toEqual({
      ended: 'fought',
      attacker: { casualties: 13, fate: 'holds' },
      defender: { casualties: 20, fate: 'pushed-back' },
    });
  });

  it('is one distribution that sums to one, and comes out as the dice do', () => {
    const odds = chargeOdds(question);
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const dice = rolled(12);
    const thrown = Array.from({ length: 3000 }, () => throwCharge(question, dice).ended);
    for (const end of ['refused', 'enemy-ran', 'fought'] as const) {
      const expected = odds.probability(({ ended }) => ended === end);
      const found = thrown.filter(each => each === end).length / thrown.length;
      expect(Math.abs(found - expected)).toBeLessThan(
        4 * Math.sqrt((expected * (1 - expected)) / thrown.length) + 1e-9,
      );
    }
  });

  it('is never refused by fanatics', () => {
    const fanatics = { ...horse, fanatic: true };
    const odds = chargeOdds({ ...question, attacker: side(fanatics, foot) });
    expect(odds.probability(({ ended }) => ended === 'refused')).toBe(0);
  });
});
