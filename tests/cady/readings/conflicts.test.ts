import { describe, expect, it } from 'vitest';
import { ancientMedievalBook } from '../../../src/rulesets/cady/ancient-medieval/book/print.js';
import { dividedFate } from '../../../src/rulesets/cady/common/fighting/broken.js';
import { passThroughCost } from '../../../src/rulesets/cady/common/moving/pass-through.js';
import { isScreened, type Screen } from '../../../src/rulesets/cady/common/unseen/screening.js';
import { musketBook } from '../../../src/rulesets/cady/musket/book/print.js';
import { columnShifts } from '../../../src/rulesets/cady/musket/morale.js';
import { commonRulesUnder, musketRulesUnder } from '../../rules-under.js';

const commonUnder = (ruling: string, reading: string) => commonRulesUnder({ [`cady/ruling/${ruling}`]: reading });
const under = (ruling: string, reading: string) => musketRulesUnder({ [`cady/ruling/${ruling}`]: reading });

describe('passages of the books that contradict each other have a ruling, and its readings are played', () => {
  it('broken-unit-rout: the smaller part, or the unit (cady/common/broken/smaller-part-routs)', () => {
    const divided = { morale: 4, parts: [8, 4], turns: 2, reformed: false };
    expect(dividedFate(divided).figures).toBe(4);
    expect(dividedFate(divided, commonUnder('broken-unit-rout', 'the-unit')).figures).toBe(12);
  });

  it('screening-who and screening-smaller: whom horse hides, and what is smaller (cady/common/screening/smaller-unit)', () => {
    const screen = (arm: 'infantry' | 'artillery', figures: number, front: number): Screen => ({
      screen: { arm: 'cavalry', figures: 12, front: 12, ranks: 2 },
      screened: { arm, figures, front },
      enemyAbove: 0,
      flat: true,
      viewBlocked: true,
      nearestEnemy: 40,
    });
    expect(isScreened(screen('artillery', 4, 5)).screened).toBe(true);
    expect(isScreened(screen('artillery', 4, 5), commonUnder('screening-who', 'infantry')).screened).toBe(false);
    const deep = screen('infantry', 16, 8);
    const wide = screen('infantry', 10, 20);
    const byFront = commonUnder('screening-smaller', 'in-frontage');
    expect([isScreened(deep).screened, isScreened(wide).screened]).toEqual([false, true]);
    expect([isScreened(deep, byFront).screened, isScreened(wide, byFront).screened]).toEqual([true, false]);
  });

  it('pass-through-cost: free where one skirmishes, or a third for everybody (cady/common/pass-through/skirmish-no-cost)', () => {
    const unit = { morale: 5, ranks: 1, stationary: true, skirmishing: true };
    const passing = { mover: { ...unit, stationary: false }, friend: unit };
    expect(passThroughCost(passing).thirds).toBe(0);
    expect(passThroughCost(passing, commonUnder('pass-through-cost', 'card')).thirds).toBe(1);
  });

  it('barricade-time: ten figure-turns, or fifteen (cady/common/forest/barricade-build)', () => {
    expect(commonRulesUnder().forest.barricade).toBe(10);
    expect(commonUnder('barricade-time', 'fifteen').forest.barricade).toBe(15);
  });

  it('brigade-composition: infantry, or any unit (cady/musket/morale/two-unit-brigade)', () => {
    const horse = { arm: 'cavalry', inBrigade: true } as const;
    expect(columnShifts(horse)).toHaveLength(1);
    expect(columnShifts(horse, under('brigade-composition', 'any-unit'))).toHaveLength(2);
  });

  it('ambush-distance: as the musket sections have it, or as at a forest edge (cady/musket/wall/hidden-distance cady/musket/building/hidden-distance)', () => {
    expect(musketRulesUnder().lurking).toEqual({ inside: 10, behindWall: 10 });
    expect(under('ambush-distance', 'as-at-a-forest-edge').lurking).toEqual({ inside: 3, behindWall: 3 });
  });

  it('building-artillery: a die for each shot, or casualties as normal (cady/musket/sheet/building/artillery-6pd)', () => {
    expect(musketRulesUnder().houses.dice['six-pounder-cannon']).not.toBeNull();
    expect(new Set(Object.values(under('building-artillery', 'as-normal').houses.dice))).toEqual(new Set([null]));
  });

  it('building-die-12pd: one answer in both periods', () => {
    for (const { print } of [musketBook, ancientMedievalBook]) {
      expect(print.rulings.filter(({ id }) => id === 'cady/ruling/building-die-12pd')).toHaveLength(1);
    }
  });
});
