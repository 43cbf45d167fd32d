import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../../src/dice/index.js';
import {
  type Challenge,
  type Challenger,
  challenge,
  challengeExchange,
  challengeOdds,
  challengeOutcome,
} from '../../../src/rulesets/wrg/hand-to-hand/challenge.js';
import {
  type GeneralAtRisk,
  generalRisk,
  generalRiskOdds,
  generalShare,
  generalSteadies,
  mayAimAtGeneral,
} from '../../../src/rulesets/wrg/hand-to-hand/general.js';
import type { MeleeTroops } from '../../../src/rulesets/wrg/hand-to-hand/weapons.js';
import { wrgRulesUnder } from '../../rules-under.js';

const reading = (ruling: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: taken } });

describe('the general at risk', () => {
  it('takes his share of melee and missiles [wrg/general/share]', () => {
    expect(generalShare({ melee: { casualties: 23, frontRank: 6 } })).toBe(3);
    expect(generalShare({ melee: { casualties: 23, frontRank: 6 }, missiles: { casualties: 12, underFire: 12 } })).toBe(
      4,
    );
    expect(generalShare({ melee: { casualties: 23, frontRank: 6 } }, reading('share-of-a-man', 'up'))).toBe(4);
    expect(generalShare({ melee: { casualties: 23, frontRank: 2 }, atBack: { casualties: 36, rank: 5 } })).toBe(18);
    expect(() => generalShare({ atBack: { casualties: 36, rank: 0 } })).toThrow('among 0 figures');
    expect(() => generalShare({ melee: { casualties: 23, frontRank: 0 } })).toThrow('among 0 figures');
  });

  it('is wounded when share times die is more than the men he had [wrg/general/wounded]', () => {
    const risk = (score: number, training: 'regular' | 'barbarian' = 'regular') =>
      usingScript([score], dice => generalRisk({ training, melee: { casualties: 30, frontRank: 6 } }, dice));
    expect([risk(4).fate, risk(5).fate]).toEqual(['unhurt', 'wounded']);
    expect(risk(6, 'barbarian')).toMatchObject({ share: 5, men: 15, score: 6, fate: 'wounded' });
  });

  it('throws no other die for what he loses later in the period, and counts all that he has lost in it [wrg/general/wounded]', () => {
    const later = (score: number | null, dice: readonly number[] = []) =>
      usingScript(dice, thrown =>
        generalRisk(
          {
            training: 'regular',
            men: 17,
            atBack: { casualties: 12, rank: 6 },
            earlier: { share: 3, score },
          },
          thrown,
        ),
      );
    expect(later(4)).toMatchObject({ share: 2, men: 15, score: 4, fate: 'unhurt' });
    expect(later(5)).toMatchObject({ share: 2, score: 5, fate: 'wounded' });
    expect(later(null, [5])).toMatchObject({ score: 5, fate: 'wounded' });
    expect(() =>
      usingScript([], thrown => generalRisk({ training: 'regular', men: 18, earlier: { share: 3, score: 4 } }, thrown)),
    ).toThrow('a figure of 21 men');
  });

  it('is dead when nobody is left, and nothing is thrown without a share [wrg/general/killed]', () => {
    const risk = (situation: GeneralAtRisk) => usingScript([], dice => generalRisk(situation, dice));
    expect(risk({ training: 'regular', men: 5, melee: { casualties: 30, frontRank: 6 } })).toMatchObject({
      fate: 'dead',
      men: 0,
    });
    expect(risk({ training: 'regular', melee: { casualties: 5, frontRank: 6 } })).toMatchObject({
      fate: 'unhurt',
      score: null,
    });
    expect(() => risk({ training: 'regular', men: 21 })).toThrow('a figure of 21 men');
  });

  it('with exact odds', () => {
    const odds = generalRiskOdds({ training: 'barbarian', melee: { casualties: 30, frontRank: 6 } });
    expect(odds.probability('wounded')).toBeCloseTo(2 / 6, 12);
  });

  it('steadies his unit unless a barbarian has refused an equal [wrg/melee/random/general-refusal]', () => {
    const of = (training: 'regular' | 'barbarian', refusedEqual: boolean) =>
      generalSteadies({ training, inFront: true, refusedEqual });
    expect([of('barbarian', false), of('barbarian', true), of('regular', true)]).toEqual([true, false, true]);
    expect(generalSteadies({ training: 'barbarian', inFront: false })).toBe(false);
  });

  it('may be aimed at when he is by himself [wrg/general/concentrated-missiles]', () => {
    expect(mayAimAtGeneral({ units: [51, 200] })).toBe(true);
    expect(mayAimAtGeneral({ units: [50, 200] })).toBe(false);
    expect(mayAimAtGeneral({ units: [50, 200] }, reading('clear-of-units', 'of-any-unit'))).toBe(true);
    expect(mayAimAtGeneral({ units: [51], challenging: true })).toBe(false);
    expect(mayAimAtGeneral({ units: [0], standsClear: true })).toBe(true);
  });
});

const king: MeleeTroops = { type: 'hc', training: 'barbarian', class: 'B', weapons: ['kontos'] };
const other: MeleeTroops = { type: 'mc', training: 'regular', class: 'A', weapons: ['short-spear'] };
const against = (troops: MeleeTroops, enemy: MeleeTroops, more: Partial<Challenger> = {}): Challenger => ({
  fighter: { troops, enemy: { type: enemy.type } },
  ...more,
});
const duel: Challenge = { first: against(king, other), second: against(other, king) };

describe('a challenge', () => {
  it('more casualties take a general, twice as many kill him [wrg/general/challenge/result]', () => {
    expect(challengeOutcome({ first: 3, second: 2 })).toEqual({ first: 'taken', second: 'victor' });
    expect(challengeOutcome({ first: 2, second: 4 })).toEqual({ first: 'victor', second: 'dead' });
    expect(challengeOutcome({ first: 1, second: 0 })).toEqual({ first: 'dead', second: 'victor' });
    expect(challengeOutcome({ first: 1, second: 0 }, reading('twice-nothing', 'taken')).first).toBe('taken');
    expect(challengeOutcome({ first: 2, second: 2 })).toEqual({ first: null, second: null });
  });

  it('missiles first, then blows, with minus factors too [wrg/general/challenge/sequence] [wrg/general/challenge/factors]', () => {
    const target = { type: 'mc' } as const;
    const armed = { ...duel, first: { ...duel.first, shot: { weapon: 'bow', target, distance: 30 } } } as const;
    const [missiles, blows] = [
      [3, 3],
      [3, 3, 3, 3],
    ];
    const exchange = (number: number, script: readonly number[]) =>
      usingScript([...script], dice => challengeExchange(armed, number, dice));
    // The bow does two men at 4; two missile casualties on his one figure take two from the other’s blows.
    expect(exchange(1, [...missiles, ...blows])).toEqual({ first: 1, second: 4 });
    expect(exchange(2, blows)).toEqual({ first: 1, second: 3 });
    expect(exchange(2, [5, 1, 3, 3])).toEqual({ first: 1, second: 1 });
  });

  it('only scared horses, and missiles on crews, disorganise; others aboard do not help [wrg/general/challenge/disorganisation] [wrg/general/challenge/crew]', () => {
    const mounted: MeleeTroops = {
      type: 'elephant',
      training: 'barbarian',
      class: 'B',
      weapons: [],
      crew: ['pike', 'bow'],
    };
    const blows = (more: Partial<Challenger>) =>
      usingScript([3, 3, 3, 3], dice =>
        challengeExchange({ first: against(mounted, other, more), second: against(other, mounted) }, 2, dice),
      ).second;
    expect([blows({}), blows({ arm: 'pike' }), blows({ scared: true })]).toEqual([2, 4, 0]);
  });

  it('is fought until it is decided', () => {
    const even: Challenge = { first: against(other, other), second: against(other, other) };
    const result = usingScript([3, 3, 3, 3, 3, 3, 2, 5], dice => challenge(even, dice));
    expect(result.exchanges).toHaveLength(2);
    expect(result.outcome).toEqual({ first: 'taken', second: 'victor' });
  });

  it('exact odds count the missiles of either side in the first exchange (wrg/general/challenge/sequence)', () => {
    const even: Challenge = { first: against(other, other), second: against(other, other) };
    const shot = { weapon: 'bow', target: { type: 'mc' }, distance: 30 } as const;
    const wins = (who: 'first' | 'second', challengers: Challenge) =>
      challengeOdds(challengers)
        .outcomes.filter(({ value }) => value[who] === 'victor')
        .reduce((sum, { probability }) => sum + probability, 0);
    const firstShoots = wins('first', { ...even, first: { ...even.first, shot } });
    expect(firstShoots).toBeGreaterThan(wins('first', even));
    expect(wins('second', { ...even, second: { ...even.second, shot } })).toBeCloseTo(firstShoots, 12);
  });

  it('exact odds are those of thousands of challenges', () => {
    const odds = challengeOdds(duel);
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const dice = rolled(480);
    const fought = Array.from({ length: 2000 }, () => challenge(duel, dice).outcome);
    for (const { value, probability } of odds.outcomes) {
      const seen = fought.filter(outcome => JSON.stringify(outcome) === JSON.stringify(value)).length;
      expect(Math.abs(seen / 2000 - probability)).toBeLessThan(0.045);
    }
    const even = challengeOdds({ first: against(other, other), second: against(other, other) });
    const wins = (who: 'first' | 'second') =>
      even.outcomes
        .filter(({ value }) => value[who] === 'victor')
        .reduce((sum, { probability }) => sum + probability, 0);
    expect(wins('first')).toBeCloseTo(wins('second'), 12);
  });

  it('stays undecided where neither can hurt the other', () => {
    const helpless: Challenge = {
      first: against(king, other, { scared: true }),
      second: against(other, king, { scared: true }),
    };
    const ends = distribution(dice => challenge(helpless, dice).outcome);
    expect(ends.outcomes).toMatchObject([{ value: { first: null, second: null }, probability: 1 }]);
    expect(challengeOdds(helpless).outcomes).toHaveLength(1);
  });
});
