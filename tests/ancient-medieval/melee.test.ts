import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type AncientFighter,
  type AncientMeleeGroup,
  ancientMelee,
  ancientMeleeOdds,
  phalanxReach,
  pikeReach,
  poleArmReach,
  type TroopType,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { binomial, expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const point = (type: TroopType, more: Partial<AncientFighter> = {}) => ancientMeleeOdds({ type, ...more }).point;
const group = (unit: string, type: TroopType, figures: number, more: Partial<AncientMeleeGroup> = {}) => ({
  unit,
  type,
  figures,
  ...more,
});

describe('melee of the ancient and medieval game', () => {
  it('the point is the printed one, less the common reductions', () => {
    expect(point('roman-legionary')).toBe(8);
    expect(point('heavy-cavalry', { uphill: true, fatigue: 2 })).toBe(7);
    expect(point('ballista')).toBe(2);
  });

  it('artillery crew fights at 2 [cady/ancient-medieval/artillery/crew-melee-two]', () => {
    for (const gun of ['ballista', 'onager-catapult', 'trebuchet', 'cannon', 'bombard'] as const) {
      expect(point(gun)).toBe(2);
    }
  });

  it('stakes cost the attacker a point [cady/ancient-medieval/stakes/melee]', () => {
    expect(point('heavy-cavalry', { enemyBehind: 'stakes' })).toBe(9);
  });

  it('war wagons cost the attacker a point [cady/ancient-medieval/hussite/melee-penalty]', () => {
    expect(point('men-at-arms', { enemyBehind: 'war-wagons' })).toBe(7);
  });

  it('entrenchments are a barrier as a stone fence is [cady/ancient-medieval/romans/entrench]', () => {
    const odds = ancientMeleeOdds({ type: 'medium-infantry', enemyBehind: 'entrenchment' });
    expect(odds.point).toBe(5);
    expect(odds.because[0]?.clause).toBe('cady/common/melee/point-across-wall');
  });

  it('from a ladder two points less, from a tower none [cady/ancient-medieval/siege/ladder-penalty]', () => {
    expect(point('men-at-arms', { storms: 'ladder' })).toBe(6);
    expect(point('men-at-arms', { storms: 'tower' })).toBe(8);
    const asLadder = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/siege-tower-melee': 'as-from-a-ladder' } });
    expect(ancientMeleeOdds({ type: 'men-at-arms', storms: 'tower' }, asLadder).point).toBe(6);
  });

  it('pila in the shields cost a point [cady/ancient-medieval/romans/pilum-encumbers]', () => {
    expect(point('medium-infantry', { encumbered: true })).toBe(5);
  });

  it('a samurai fights at 8, 9, 9, 10 by his opponent [cady/ancient-medieval/samurai/melee-points]', () => {
    const against = (opponent: TroopType) => point('samurai-infantry', { against: opponent });
    expect([against('heavy-cavalry'), against('samurai-archer')]).toEqual([8, 8]);
    expect([against('medium-infantry'), against('swiss-pike-medium'), against('swiss-pike-light')]).toEqual([9, 9, 9]);
    expect([against('peasants'), against('onager-catapult')]).toEqual([10, 10]);
    const light = ancientMedievalRulesUnder({
      rulings: { 'cady/ruling/samurai-other-opponents': 'light-pikes-as-light' },
    });
    expect(ancientMeleeOdds({ type: 'samurai-cavalry', against: 'swiss-pike-light' }, light).point).toBe(10);
    expect(() => point('samurai-infantry')).toThrow(RuleViolation);
  });

  it('a berserker killed three times fights at 5, and fighting on does not tire him [cady/ancient-medieval/berserker/wear-down]', () => {
    expect(point('berserker')).toBe(8);
    expect(point('berserker', { kills: 3, fatigue: 2 })).toBe(5);
    const weary = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/berserker-fatigue': 'yes' } });
    expect(ancientMeleeOdds({ type: 'berserker', kills: 3, fatigue: 2 }, weary).point).toBe(3);
  });

  it('after fire at close range only the shooters roll [cady/ancient-medieval/missile/attacked-close-no-melee]', () => {
    const groups = [
      group('bows', 'archer-light', 2, { firedAtClose: true }),
      group('horse', 'light-cavalry', 2, { enemyFiredAtClose: true }),
    ];
    const { losses } = usingScript([4, 3], dice => ancientMelee({ groups }, dice));
    expect(losses).toEqual([
      { unit: 'bows', lost: 1 },
      { unit: 'horse', lost: 0 },
    ]);
  });

  it('what carries others has no melee of its own', () => {
    expect(() => point('war-wagon')).toThrow(RuleViolation);
  });

  it('pikes three deep: the enemy rolls once for the first rank, then for the others [cady/ancient-medieval/pike/three-ranks-attack]', () => {
    const pikes = pikeReach({ ranks: [2, 2, 2], attacking: true });
    expect(pikes.figures).toBe(4);
    const groups = [
      group('pikes', 'swiss-pike-medium', 2),
      group('foot', 'medium-infantry', 2, {
        reachedBy: [
          { ...pikes, figures: 2 },
          { ...pikes, figures: 2 },
        ],
      }),
    ];
    // Pikes live at 8 or less; foot at 6 or less: one falls at once, one to the second rank.
    const { losses } = usingScript([8, 8, 6, 7, 7], dice => ancientMelee({ groups }, dice));
    expect(losses).toEqual([
      { unit: 'pikes', lost: 0 },
      { unit: 'foot', lost: 2 },
    ]);
  });

  it('a pole arm behind a rank makes one enemy roll again and rolls nothing itself [cady/ancient-medieval/polearm/strike-from-behind]', () => {
    const strengths = { attacker: { melee: 7 }, defender: { melee: 9 } };
    const behind = poleArmReach({ figures: 1, ranksAhead: 1, ...strengths });
    const groups = [group('foot', 'light-infantry', 3), group('horse', 'medium-cavalry', 3, { reachedBy: [behind] })];
    const { losses } = usingScript([1, 1, 1, 9, 9, 9, 10], dice => ancientMelee({ groups }, dice));
    expect(losses).toEqual([
      { unit: 'foot', lost: 0 },
      { unit: 'horse', lost: 1 },
    ]);
  });

  it('the second rank of a phalanx counts [cady/ancient-medieval/phalanx/second-rank-melee]', () => {
    const spears = phalanxReach({ ranks: [2, 2] });
    const groups = [group('foot', 'medium-infantry', 3, { reachedBy: [spears] }), group('greeks', 'hoplites', 2)];
    const round = usingScript([1, 1, 1, 5, 6, 7, 7], dice => ancientMelee({ groups }, dice));
    expect(round.losses).toEqual([
      { unit: 'foot', lost: 2 },
      { unit: 'greeks', lost: 0 },
    ]);
    expect(round.groups[0]?.because.map(({ clause }) => clause)).toContain(
      'cady/ancient-medieval/phalanx/second-rank-melee',
    );
  });

  it('losses never exceed figures, and nobody is better off for being reached', () => {
    const type = fc.constantFrom<TroopType>('medium-infantry', 'hoplites', 'heavy-cavalry', 'peasants', 'ballista');
    fc.assert(
      fc.property(type, fc.nat(36), fc.nat(72), fc.integer(), (of, figures, reach, seed) => {
        const reachedBy = [{ figures: reach, exposed: 0, because: [] }];
        const { losses } = ancientMelee({ groups: [group('a', of, figures, { reachedBy })] }, rolled(seed));
        const plain = ancientMelee({ groups: [group('a', of, figures)] }, rolled(seed));
        expect(losses[0]?.lost).toBeLessThanOrEqual(figures);
        expect(losses[0]?.lost).toBeGreaterThanOrEqual(plain.losses[0]?.lost ?? 0);
      }),
    );
  });

  it('solved: two ranks of pikes kill with the chance of either die; rolled, it agrees', () => {
    const reachedBy = [{ figures: 4, exposed: 0, because: [] }];
    const rule = (dice: Parameters<typeof ancientMelee>[1]) =>
      ancientMelee({ groups: [group('foot', 'medium-infantry', 4, { reachedBy })] }, dice).losses[0]?.lost ?? -1;
    for (let lost = 0; lost <= 4; lost++) {
      expect(distribution(rule).probability(lost)).toBeCloseTo(binomial(4, lost, 3 / 4), 12);
    }
    expectSampledAsSolved(rule, 1476);
  });
});
