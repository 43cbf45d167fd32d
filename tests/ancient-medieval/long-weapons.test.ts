import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { pikeLosses, pikeObstacle, pikeReach, poleArmReach } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });

describe('pikes', () => {
  it('attacking, three ranks count [cady/ancient-medieval/pike/three-ranks-attack]', () => {
    expect(pikeReach({ ranks: [10, 10, 8, 8], attacking: true })).toMatchObject({ figures: 18, exposed: 0 });
    expect(pikeReach({ ranks: [10, 10, 8], attacking: false }).figures).toBe(0);
    const all = reading('cady/ruling/pike-ranks-attack', 'fight-as-the-first');
    expect(pikeReach({ ranks: [10, 10, 8], attacking: true }, all).exposed).toBe(18);
    expect(() => pikeReach({ ranks: [1.5], attacking: true })).toThrow(RuleViolation);
  });

  it('attacked, only the first rank falls, but for pikes and pole arms [cady/ancient-medieval/pike/front-rank-losses]', () => {
    const struck = { ranks: [6, 6, 6], attacking: false, hits: 9, by: 'heavy-cavalry' } as const;
    expect(pikeLosses(struck).lost).toBe(6);
    expect(pikeLosses({ ...struck, by: 'swiss-pike-light' }).lost).toBe(9);
    expect(pikeLosses({ ...struck, by: 'pole-arm' }).lost).toBe(9);
    expect(pikeLosses({ ...struck, attacking: true }).lost).toBe(9);
    expect(pikeLosses({ ...struck, attacking: true, hits: 30 }).lost).toBe(18);
  });

  it('two ranks and three are obstacles to a charge, one is none [cady/ancient-medieval/pike/shock-reduction]', () => {
    const obstacles = [1, 2, 3, 4].map(ranks => pikeObstacle({ ranks }));
    expect(obstacles).toEqual([undefined, 'pike-two-ranks', 'pike-three-ranks', 'pike-three-ranks']);
  });

  it('never lose more than were hit or stand there', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 4 }), fc.nat(60), fc.boolean(), (ranks, hits, attacking) => {
        const { lost } = pikeLosses({ ranks, attacking, hits, by: 'medium-infantry' });
        const all = ranks.reduce((sum, rank) => sum + rank, 0);
        expect(lost).toBeLessThanOrEqual(Math.min(hits, attacking ? all : (ranks[0] ?? 0)));
      }),
    );
  });
});

describe('pole arms', () => {
  const arms = { figures: 5, ranksAhead: 1, attacker: { melee: 7 }, defender: { melee: 10 } };

  it('strike from behind one rank, even at better fighters [cady/ancient-medieval/polearm/strike-from-behind]', () => {
    expect(poleArmReach(arms)).toMatchObject({ figures: 5, exposed: 0 });
    expect(poleArmReach({ ...arms, ranksAhead: 2 }).figures).toBe(0);
    const limited = reading('cady/ruling/pole-arm-behind-limit', 'as-other-secondary-attacks');
    expect(poleArmReach(arms, limited).figures).toBe(0);
    expect(poleArmReach({ ...arms, defender: { melee: 7 } }, limited).figures).toBe(5);
  });

  it('limited, they go by the melee point that other secondary attacks go by (cady/ruling/secondary-attacks)', () => {
    const limited = { 'cady/ruling/pole-arm-behind-limit': 'as-other-secondary-attacks' };
    const tired = { ...arms, attacker: { melee: 7, fatigue: 2 }, defender: { melee: 7 } };
    expect(poleArmReach(tired, ancientMedievalRulesUnder({ rulings: limited })).figures).toBe(0);
    const printed = { ...limited, 'cady/ruling/secondary-attacks': 'any-second-attacker-one-roll' };
    expect(poleArmReach(tired, ancientMedievalRulesUnder({ rulings: printed })).figures).toBe(5);
  });

  it('in the first rank they fight as anybody [cady/ancient-medieval/polearm/front-normal]', () => {
    expect(poleArmReach({ ...arms, ranksAhead: 0 })).toMatchObject({ figures: 0, exposed: 0 });
  });

  it('in a position of war wagons they reach over the rank ahead too [cady/ancient-medieval/hussite/polearm-behind]', () => {
    expect(poleArmReach({ ...arms, figures: 4 }).figures).toBe(4);
  });
});
