import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  ancientMedievalRules,
  type ChariotMelee,
  chariotMelee,
  chariotMove,
  chariotTurnFaults,
  fighterGetsDown,
  freshChariot,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const chariot = freshChariot('chariot-archer');
const melee = (more: Partial<ChariotMelee> = {}): ChariotMelee => ({
  chariot,
  fighter: { type: 'chariot-archer' },
  enemies: [{ unit: 'foot', type: 'medium-infantry', figures: 2 }],
  ...more,
});
const fight = (faces: readonly number[], situation = melee(), rules = ancientMedievalRules()) =>
  usingScript(faces, dice => chariotMelee(situation, dice, rules));

describe('chariots', () => {
  it('a driver, and a man with missiles or a fighter [cady/ancient-medieval/chariot/crew]', () => {
    expect(chariot).toEqual({ crew: ['missile-man', 'driver'], immobile: false });
    expect(freshChariot('chariot-fighter').crew).toEqual(['fighter', 'driver']);
    expect(() => freshChariot('light-cavalry')).toThrow(RuleViolation);
  });

  it('each fights for itself: a failed die takes the missile man first, then the driver [cady/ancient-medieval/chariot/casualties-individual] [cady/ancient-medieval/chariot/casualty-order]', () => {
    const first = fight([7, 6, 7]);
    expect(first.losses).toMatchObject([{ unit: 'foot', lost: 1 }]);
    expect(first.chariot).toEqual({ crew: ['driver'], immobile: false });
    const second = fight([6, 6, 12], melee({ chariot: first.chariot }));
    expect(second).toMatchObject({ destroyed: true, chariot: { crew: [] } });
  });

  it('attacked from the rear besides it rolls once more, two points worse', () => {
    const secondary = [{ attackedOn: 'rear' } as const];
    expect(fight([6, 6, 6, 5], melee({ secondary })).chariot.crew).toEqual(['driver']);
    expect(fight([6, 6, 6, 4], melee({ secondary })).chariot.crew).toEqual(['missile-man', 'driver']);
    expect(fight([6, 6, 7, 5], melee({ secondary })).destroyed).toBe(true);
  });

  it('a 1 kills a horse and nobody else; it moves no more but may fire [cady/ancient-medieval/chariot/horse-killed]', () => {
    const hurt = fight([6, 6, 1]).chariot;
    expect(hurt).toEqual({ crew: ['missile-man', 'driver'], immobile: true });
    expect(chariotMove({ type: 'chariot-archer', chariot })).toBe(51);
    expect(chariotMove({ type: 'chariot-archer', chariot: hurt })).toBe(0);
    const turn = { type: 'chariot-archer', chariot: hurt } as const;
    expect(chariotTurnFaults({ ...turn, moves: true })).toHaveLength(1);
    expect(chariotTurnFaults({ ...turn, fires: true })).toEqual([]);
  });

  it('or it is the 1 of the attacker, where that is read so [cady/ancient-medieval/chariot/horse-killed]', () => {
    const theirs = ancientMedievalRulesUnder({
      rulings: { 'cady/ruling/chariot-horse-in-melee': 'die-of-the-attacker' },
    });
    expect(fight([1, 7, 1], melee(), theirs)).toMatchObject({
      losses: [{ unit: 'foot', lost: 1 }],
      chariot: { immobile: true },
    });
    expect(fight([2, 7, 1], melee(), theirs).chariot.immobile).toBe(false);
  });

  it('fire or melee, not both in one turn [cady/ancient-medieval/chariot/no-fire-and-melee] [cady/ancient-medieval/chariot/fire-on-contact]', () => {
    const turn = { type: 'chariot-javelin', chariot, fires: true } as const;
    expect(chariotTurnFaults(turn)).toEqual([]);
    expect(chariotTurnFaults({ ...turn, melees: true })).toHaveLength(1);
    const both = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/chariot-fire-and-melee': 'fire-then-melee' } });
    expect(chariotTurnFaults({ ...turn, melees: true }, both)).toEqual([]);
    expect(chariotTurnFaults({ ...turn, chariot: { crew: ['driver'], immobile: false } })).toHaveLength(1);
  });

  it('the fighter gets down and fights as medium infantry, the chariot leaves [cady/ancient-medieval/chariot/fighter-chariot] [cady/ancient-medieval/capability/chariot-footnote]', () => {
    const down = fighterGetsDown({ chariot: freshChariot('chariot-fighter') });
    expect(down).toMatchObject({ as: 'medium-infantry', melee: 6, move: 24, chariot: { crew: ['driver'] } });
    expect(() => fighterGetsDown({ chariot })).toThrow(RuleViolation);
  });

  it('a melee never adds men to a chariot, nor mends it', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.boolean(), fc.integer(), (figures, immobile, seed) => {
        const enemies = [{ unit: 'foot', type: 'light-infantry', figures } as const];
        const before = { crew: chariot.crew, immobile };
        const after = chariotMelee(melee({ chariot: before, enemies }), rolled(seed));
        expect(after.chariot.crew.length).toBeGreaterThanOrEqual(1);
        expect(after.chariot.crew.length).toBeLessThanOrEqual(2);
        if (immobile) expect(after.chariot.immobile).toBe(true);
        expect(after.losses[0]?.lost).toBeLessThanOrEqual(figures);
      }),
    );
  });

  it('rolled and solved agree', () => {
    expectSampledAsSolved(dice => {
      const { chariot: left, losses } = chariotMelee(melee(), dice);
      return left.crew.length * 100 + (left.immobile ? 10 : 0) + (losses[0]?.lost ?? 0);
    }, 1274);
  });
});
