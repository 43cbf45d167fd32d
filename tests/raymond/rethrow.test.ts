import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { standsLost } from '../../src/rulesets/raymond/combat/losses.js';
import { type Attack, attackOdds } from '../../src/rulesets/raymond/combat/melee.js';
import {
  type Aim,
  attackWithRethrow,
  hitsWithRethrow,
  rethrowOdds,
  rethrowWorth,
} from '../../src/rulesets/raymond/combat/rethrow.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { anAttack } from './attacks.js';

const line = { class: 'foot', formation: 'line' } as const;
const pikes = (stands: number): Attack => ({ attacker: line, stands: Array(stands).fill('pike'), target: line });
const hits: Aim = { kind: 'hits' };

const anAim: fc.Arbitrary<Aim> = fc.oneof(
  fc.constant(hits),
  fc.record({
    kind: fc.constant('stands' as const),
    stands: fc.integer({ min: 1, max: 3 }),
    hits: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('at-least' as const), hits: fc.nat(5) }),
);

/** A small attack, so that all its policies can be tried. */
const aSmallAttack = fc
  .array(fc.constantFrom('pike', 'musket', 'hand-to-hand'), { minLength: 1, maxLength: 3 })
  .map((stands): Attack => ({ attacker: line, stands, target: line }));

const worthOf = (aim: Aim, hits: number): number => {
  if (aim.kind === 'hits') return hits;
  if (aim.kind === 'at-least') return Number(hits >= aim.hits);
  return Math.min(aim.stands, Math.floor((aim.hits + hits) / 2));
};

/** The chance of each number of hits, by every way that the dice can fall. */
function chancesOf(attack: Attack): number[] {
  const dice = attackOdds(attack).lots.flatMap(({ dice, faces }) => Array<number>(dice).fill(faces.length));
  let chances = [1];
  for (const faces of dice) {
    const next = Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, hits) => {
      next[hits] = next[hits]! + (chance * (6 - faces)) / 6;
      next[hits + 1] = next[hits + 1]! + (chance * faces) / 6;
    });
    chances = next;
  }
  return chances;
}

/** Every set of numbers of hits at which one might throw again. */
function policiesFor(outcomes: number): ((hits: number) => boolean)[] {
  return Array.from({ length: 2 ** outcomes }, (_, set) => (hits: number) => Math.floor(set / 2 ** hits) % 2 === 1);
}

const expectation = (chances: readonly number[], of: (hits: number) => number) =>
  chances.reduce((sum, chance, hits) => sum + chance * of(hits), 0);

describe('throwing an attack again', () => {
  it('takes up all the dice, and what falls then stands [raymond/command/rethrow-all-dice]', () => {
    const below: Parameters<typeof attackWithRethrow>[1] = { kind: 'below', hits: 2 };
    const worse = usingScript([1, 5, 6, 4, 4, 4], dice => attackWithRethrow(pikes(3), below, dice));
    expect(worse).toMatchObject({ dice: 3, first: 1, rethrown: true, hits: 0 });
    const kept = usingScript([1, 3, 6], dice => attackWithRethrow(pikes(3), below, dice));
    expect(kept).toMatchObject({ first: 2, rethrown: false, hits: 2 });
  });

  it('once [raymond/command/rethrow-no-second]', () => {
    const hopeful: Parameters<typeof attackWithRethrow>[1] = { kind: 'below', hits: 9 };
    const twice = usingScript([6, 6], dice => attackWithRethrow(pikes(1), hopeful, dice));
    expect(twice).toMatchObject({ first: 0, rethrown: true, hits: 0 });
  });

  it('says what it would bring', () => {
    expect(rethrowOdds({ attack: pikes(2), hits: 1 })).toEqual({
      expected: 1,
      chances: { more: 0.25, same: 0.5, fewer: 0.25 },
    });
  });
});

describe('whether to throw again', () => {
  it('for expected hits: below the average', () => {
    const verdicts = [0, 1, 2, 3, 4].map(thrown => rethrowWorth({ attack: pikes(4), hits: thrown, aim: hits }).better);
    expect(verdicts).toEqual(['throw again', 'throw again', 'equal', 'keep', 'keep']);
  });

  it('for stands: what the hits on the target already make of one more', () => {
    const aim = (on: number): Aim => ({ kind: 'stands', stands: 4, hits: on });
    // Three pikes: 0 to 3 hits with 1, 3, 3 and 1 chances in 8.
    const one = rethrowWorth({ attack: pikes(3), hits: 1, aim: aim(1) });
    expect(one.better).toBe('equal');
    expect(one.again).toBeCloseTo((3 / 8) * 1 + (3 / 8) * 1 + (1 / 8) * 2, 12);
    expect(rethrowWorth({ attack: pikes(3), hits: 1, aim: aim(0) }).again).toBeCloseTo(0.5, 12);
    expect(rethrowWorth({ attack: pikes(3), hits: 2, aim: aim(0) }).better).toBe('keep');
  });

  it('for the chance of a number of hits: whatever falls short of it', () => {
    const aim: Aim = { kind: 'at-least', hits: 3 };
    expect(rethrowWorth({ attack: pikes(3), hits: 2, aim }).again).toBeCloseTo(1 / 8, 12);
    expect(rethrowWorth({ attack: pikes(3), hits: 2, aim }).better).toBe('throw again');
    expect(rethrowWorth({ attack: pikes(3), hits: 3, aim }).better).toBe('keep');
    expect(rethrowWorth({ attack: pikes(2), hits: 0, aim }).better).toBe('equal');
  });

  it('a unit that attacks twice may save it for a worse throw [raymond/command/rethrow-once-per-unit]', () => {
    const alone = rethrowWorth({ attack: pikes(4), hits: 1, aim: hits });
    const later = [{ attack: pikes(4), aim: hits }];
    const first = rethrowWorth({ attack: pikes(4), hits: 1, aim: hits, later });
    expect(alone.again - alone.keep).toBeCloseTo(1, 12);
    expect(first.again).toBeCloseTo(4, 12);
    expect(first.keep).toBeGreaterThan(3);
    expect(first.again - first.keep).toBeLessThan(alone.again - alone.keep);
    const musket: Attack = { attacker: line, stands: ['musket'], target: line };
    const closer = { attack: musket, hits: 0, aim: hits };
    expect(rethrowWorth(closer).better).toBe('throw again');
    expect(rethrowWorth({ ...closer, later: [{ attack: pikes(6), aim: hits }] }).better).toBe('keep');
  });

  it('refuses hits that no dice can score', () => {
    for (const wrong of [-1, 3, 0.5])
      expect(() => rethrowWorth({ attack: pikes(2), hits: wrong, aim: hits })).toThrow(RuleViolation);
  });

  it('no policy of all that there are does better than the best one', () => {
    fc.assert(
      fc.property(aSmallAttack, anAim, (attack, aim) => {
        const chances = chancesOf(attack);
        const again = expectation(chances, hits => worthOf(aim, hits));
        const ofPolicy = (throwsAgain: (hits: number) => boolean) =>
          expectation(chances, hits => (throwsAgain(hits) ? again : worthOf(aim, hits)));
        const bruteForce = Math.max(...policiesFor(chances.length).map(ofPolicy));
        const best = hitsWithRethrow(attack, { kind: 'best', aim }).mean(hits => worthOf(aim, hits));
        expect(best).toBeCloseTo(bruteForce, 10);
        expect(ofPolicy(hits => rethrowWorth({ attack, hits, aim }).better === 'throw again')).toBeCloseTo(
          bruteForce,
          10,
        );
      }),
    );
  });

  it('nor any pair of policies for two attacks, better than what it says of both', () => {
    fc.assert(
      fc.property(aSmallAttack, anAim, aSmallAttack, anAim, (attack, aim, second, secondAim) => {
        const [chances, secondChances] = [chancesOf(attack), chancesOf(second)];
        const [again, secondAgain] = [
          expectation(chances, hits => worthOf(aim, hits)),
          expectation(secondChances, hits => worthOf(secondAim, hits)),
        ];
        const ofPolicies = (one: (hits: number) => boolean, other: (hits: number) => boolean) =>
          expectation(chances, hits => {
            if (one(hits)) return again + secondAgain;
            const saved = (thrown: number) => (other(thrown) ? secondAgain : worthOf(secondAim, thrown));
            return worthOf(aim, hits) + expectation(secondChances, saved);
          });
        const bruteForce = Math.max(
          ...policiesFor(chances.length).flatMap(one =>
            policiesFor(secondChances.length).map(other => ofPolicies(one, other)),
          ),
        );
        const later = [{ attack: second, aim: secondAim }];
        const advised = ofPolicies(
          hits => rethrowWorth({ attack, hits, aim, later }).better === 'throw again',
          hits => rethrowWorth({ attack: second, hits, aim: secondAim }).better === 'throw again',
        );
        expect(advised).toBeCloseTo(bruteForce, 10);
        const asSaid = expectation(chances, hits => {
          const { keep, again } = rethrowWorth({ attack, hits, aim, later });
          return Math.max(keep, again);
        });
        expect(asSaid).toBeCloseTo(bruteForce, 10);
      }),
      { numRuns: 40 },
    );
  });

  it('the worth of stands is what losses make of the hits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(14), (stands, hits) => {
        expect(standsLost({ stands, hits }).lost).toBe(worthOf({ kind: 'stands', stands, hits }, 0));
      }),
    );
  });
});

describe('hits with a re-throw', () => {
  it('the chances are exact, and never worse for the aim than without', () => {
    fc.assert(
      fc.property(anAttack, anAim, (attack, aim) => {
        const plain = hitsWithRethrow(attack, { kind: 'never' });
        const best = hitsWithRethrow(attack, { kind: 'best', aim });
        const worth = (hits: number) => worthOf(aim, hits);
        expect(best.probability(() => true)).toBeCloseTo(1, 12);
        expect(best.mean(worth)).toBeGreaterThanOrEqual(plain.mean(worth) - 1e-12);
      }),
    );
  });

  it('rolled as solved', () => {
    const attack: Attack = { attacker: line, stands: ['pike', 'pike', 'musket', 'musket'], target: line };
    const policy = { kind: 'best', aim: { kind: 'stands', stands: 3, hits: 1 } } as const;
    expectSampledAsSolved(dice => attackWithRethrow(attack, policy, dice).hits, 1644);
    const solved = hitsWithRethrow(attack, policy);
    const chances = chancesOf(attack);
    const again = expectation(chances, hits => worthOf(policy.aim, hits));
    for (const { value, probability } of solved.outcomes) {
      const kept = (hits: number) => worthOf(policy.aim, hits) >= again;
      const thrownAgain = expectation(chances, hits => Number(!kept(hits)));
      const first = kept(value) ? chances[value]! : 0;
      expect(probability).toBeCloseTo(first + thrownAgain * chances[value]!, 12);
    }
  });
});
