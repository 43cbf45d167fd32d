import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, usingScript } from '../../src/dice/index.js';
import { type Combatant, type Exchange, exchange, exchangeOdds } from '../../src/rulesets/raymond/combat/exchange.js';
import type { Attack } from '../../src/rulesets/raymond/combat/melee.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { anAttack } from './attacks.js';

const line = { class: 'foot', formation: 'line' } as const;
const pikeAndMusket: Attack = { attacker: line, stands: ['pike', 'musket', 'musket'], target: line };
const foot: Attack = { attacker: line, stands: Array(5).fill('hand-to-hand'), target: line };

const combatant = (attack: Attack, more: Partial<Combatant> = {}): Combatant => ({
  stands: attack.stands.length,
  hits: 0,
  attack,
  ...more,
});

describe('a combat of two units', () => {
  it('the unit that was outflanked strikes at who outflanked it: the example of pages 9 and 10 [raymond/melee/initial-hit]', () => {
    const flanking = combatant({ ...pikeAndMusket, outflanking: true });
    const result = usingScript([4, 5, 2, 3, 4, 5, 1, 1, 2, 5, 6], dice =>
      exchange({ first: flanking, second: combatant(foot) }, dice),
    );
    expect(result.first).toMatchObject({ hits: 4, lost: 2, left: 1 });
    expect(result.second).toMatchObject({ hits: 1, lost: 0, left: 5, discarded: 1 });
  });

  it('both throw all their dice, however many stands fall [raymond/melee/simultaneous]', () => {
    const one = combatant({ attacker: line, stands: ['pike', 'pike'], target: line });
    const result = usingScript([1, 1, 1, 1], dice => exchange({ first: one, second: one }, dice));
    expect([result.first.hits, result.second.hits]).toEqual([3, 3]);
    const odds = exchangeOdds({ first: one, second: one });
    expect(odds.probability({ first: 1, second: 1 })).toBeCloseTo((3 / 4) ** 2, 12);
  });

  it('its chances are those of the same dice, thrown one after the other', () => {
    const two = combatant({ attacker: line, stands: ['pike', 'musket'], target: line }, { hits: 1 });
    const three = combatant(pikeAndMusket, { rethrow: { kind: 'most-stands' } });
    const situation: Exchange = { first: two, second: three };
    const lossesOf = ({ first, second }: ReturnType<typeof exchange>) => ({ first: first.lost, second: second.lost });
    const thrown = distribution(dice => lossesOf(exchange(situation, dice)));
    const odds = exchangeOdds(situation);
    expect(odds.outcomes).toHaveLength(thrown.outcomes.length);
    for (const { value, probability } of thrown.outcomes) {
      expect(odds.probability(value)).toBeCloseTo(probability, 12);
    }
  });

  it('a re-throw costs the enemy no fewer stands on average, and its owner none', () => {
    fc.assert(
      fc.property(anAttack, anAttack, fc.nat(3), (attack, reply, hits) => {
        const unit = combatant(attack, { hits });
        const enemy = combatant(reply, { hits: 1 });
        const without = exchangeOdds({ first: unit, second: enemy });
        const withIt = exchangeOdds({ first: { ...unit, rethrow: { kind: 'most-stands' } }, second: enemy });
        const lost = (side: 'first' | 'second') => (losses: { first: number; second: number }) => losses[side];
        expect(withIt.mean(lost('second'))).toBeGreaterThanOrEqual(without.mean(lost('second')) - 1e-12);
        expect(withIt.mean(lost('first'))).toBeCloseTo(without.mean(lost('first')), 12);
        expect(withIt.probability(({ first, second }) => first <= unit.stands && second <= enemy.stands)).toBeCloseTo(
          1,
          12,
        );
      }),
      { numRuns: 50 },
    );
  });

  it('rolled as solved', () => {
    const situation: Exchange = {
      first: combatant(pikeAndMusket, { rethrow: { kind: 'below', hits: 1 } }),
      second: combatant(foot),
    };
    expectSampledAsSolved(dice => exchange(situation, dice).first.lost, 1645);
  });
});
