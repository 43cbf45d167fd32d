import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CampaignBattle,
  defendersTerrain,
  fieldDefences,
  firstBattle,
  mayChangeSidesAgain,
  monthOf,
  nextBattle,
  recovered,
  siegeEquipment,
} from '../../../src/rulesets/wrg/army/campaign.js';
import { counts, featurePoints, pointsLeft, type SideAtEnd, winnerOf } from '../../../src/rulesets/wrg/army/winning.js';
import { wrgRulesUnder } from '../../rules-under.js';

const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });
const side = (points: number, original = 1000): SideAtEnd => ({ original, survivors: [{ points }] });

describe('points at the end', () => {
  it('troops in rout, about to rout or to leave, and gone are not counted; those in sight are [wrg/victory/exclude] [wrg/victory/include]', () => {
    const of = (more: object) => counts({ points: 10, ...more });
    expect([of({}), of({ offTable: 'in-sight' })]).toEqual([true, true]);
    expect([{ routed: true }, { mustRout: true }, { mustLeave: true }, { offTable: 'gone' }].map(of)).toEqual(
      Array(4).fill(false),
    );
  });

  it('a feature is worth all, half where an enemy with a chance can charge, nothing to the other side [wrg/victory/control] [wrg/victory/half-control] [wrg/victory/objectives]', () => {
    expect(featurePoints({ points: 100, held: true })).toBe(100);
    expect(featurePoints({ points: 100, held: true, chargers: [false, true] })).toBe(50);
    expect(featurePoints({ points: 100, held: true, chargers: [false] })).toBe(100);
    expect(featurePoints({ points: 100, held: false })).toBe(0);
  });

  it('are those of troops and features together [wrg/victory/points-left]', () => {
    const survivors = [{ points: 300 }, { points: 80, routed: true }];
    expect(pointsLeft({ original: 1000, survivors, features: [{ points: 50, held: true }] })).toEqual({
      troops: 300,
      features: 50,
      total: 350,
    });
  });
});

describe('the winner', () => {
  it('has a tenth of its own points more [wrg/victory/margin]', () => {
    const of = (first: SideAtEnd, second: SideAtEnd) => winnerOf({ first, second }).winner;
    expect(of(side(600), side(500))).toBe('first');
    expect(of(side(599), side(500))).toBe('draw');
    expect(of(side(500), side(600))).toBe('second');
    expect(of(side(580, 800), side(500, 1000))).toBe('first');
    expect(of(side(599, 1000), side(500, 800))).toBe('draw');
    expect(of(side(0, 0), side(0, 0))).toBe('draw');
  });

  it('by the other reading of its enemy’s [wrg/victory/margin]', () => {
    const game = { first: side(599, 1000), second: side(500, 800) };
    expect(winnerOf(game, under('winning-margin', 'of-the-enemy-original')).winner).toBe('first');
  });

  it('in sudden death has any margin [wrg/victory/convention]', () => {
    expect(winnerOf({ first: side(501), second: side(500), suddenDeath: true }).winner).toBe('first');
    expect(winnerOf({ first: side(500), second: side(500), suddenDeath: true }).winner).toBe('draw');
  });

  it('is the other one when sides are changed', () => {
    const any = fc.integer({ min: 0, max: 2000 }).map(points => side(points, 2000));
    fc.assert(
      fc.property(any, any, fc.boolean(), (first, second, suddenDeath) => {
        const { winner } = winnerOf({ first, second, suddenDeath });
        const changed = winnerOf({ first: second, second: first, suddenDeath }).winner;
        expect(changed).toBe(winner === 'draw' ? 'draw' : winner === 'first' ? 'second' : 'first');
      }),
    );
  });
});

describe('campaigns', () => {
  const defence: CampaignBattle = { kind: 'defence', defender: 'first' };
  const siege: CampaignBattle = { kind: 'siege', defender: 'first' };

  it('begin with an encounter, and go on with one until somebody loses [wrg/campaign/first-battle] [wrg/campaign/loser-defends]', () => {
    expect(nextBattle(firstBattle, 'draw')).toEqual({ kind: 'encounter' });
    expect(nextBattle(firstBattle, 'second')).toEqual(defence);
  });

  it('a defender who wins attacks next; drawn, he defends again [wrg/campaign/defender-wins]', () => {
    expect(nextBattle(defence, 'first')).toEqual({ kind: 'defence', defender: 'second' });
    expect(nextBattle(defence, 'draw')).toEqual(defence);
  });

  it('a defender who loses is besieged; a siege given up is followed by an encounter [wrg/campaign/defender-loses]', () => {
    expect(nextBattle(defence, 'second')).toEqual(siege);
    expect(nextBattle(siege, 'draw')).toEqual({ kind: 'encounter' });
    expect(nextBattle(siege, 'first')).toEqual({ kind: 'encounter' });
    expect(nextBattle(siege, 'second')).toBeUndefined();
  });

  it('the defender has three terrain units more or less, and works that make him equal [wrg/campaign/loser-defends]', () => {
    expect(defendersTerrain(4)).toEqual({ from: 1, to: 7 });
    expect(defendersTerrain(2)).toEqual({ from: 0, to: 5 });
    expect(fieldDefences({ defender: 800, attacker: 1000 })).toBe(200);
    expect(fieldDefences({ defender: 1000, attacker: 800 })).toBe(0);
  });

  it('the besieger has equipment until he equals fortress and defenders [wrg/campaign/defender-loses]', () => {
    expect(siegeEquipment({ fortress: 500, defender: 700, attacker: 1000 })).toBe(200);
    expect(siegeEquipment({ fortress: 100, defender: 700, attacker: 1000 })).toBe(0);
  });

  it.each([
    ['won', 7, 10, 7, 10, 0],
    ['drawn', 7, 11, 7, 5, 6],
    ['lost', 7, 11, 3, 2, 13],
  ] as const)(
    '%s: of %i runaways and %i others %i and %i come back [wrg/campaign/losses-draw] [wrg/campaign/losses-winner-loser] [wrg/campaign/losses-later]',
    (result, runaways, others, run, other, later) => {
      expect(recovered({ result, runaways, others })).toMatchObject({ next: { runaways: run, others: other }, later });
    },
  );

  it('parts of figures by the other reading [wrg/campaign/losses-winner-loser]', () => {
    const rules = under('recovered-fractions', 'nearest');
    expect(recovered({ result: 'lost', runaways: 7, others: 11 }, rules).next).toEqual({ runaways: 4, others: 3 });
  });

  it('nothing is lost for good, and nothing comes of nothing [wrg/campaign/losses-later]', () => {
    const some = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(fc.constantFrom('won', 'lost', 'drawn'), some, some, (result, runaways, others) => {
        const { next, later } = recovered({ result, runaways, others });
        expect(next.runaways + next.others + later).toBe(runaways + others);
        expect(Math.min(next.runaways, next.others, later)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('Arabs change sides again, former subjects do not [wrg/campaign/defectors]', () => {
    expect((['arab', 'subject-race', 'other'] as const).map(people => mayChangeSidesAgain({ people }))).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  it('a month lies between battles [wrg/campaign/weather]', () => {
    expect([1, 2, 11].map(battle => monthOf(battle, 'march'))).toEqual(['march', 'april', 'january']);
  });
});
