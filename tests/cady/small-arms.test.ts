import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { chanceOf } from '../../src/rulesets/cady/common/fire/steps.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import {
  type SmallArmsShot,
  smallArmsOdds,
  smallArmsRange,
  smallArmsVolley,
  volley,
} from '../../src/rulesets/cady/musket/small-arms.js';
import { musketRulesUnder } from '../rules-under.js';
import { binomial, expectSampledAsSolved } from './sampled.js';

const faces = (shot: Partial<SmallArmsShot>) => smallArmsOdds({ weapon: 'muskets', distance: 10, ...shot }).faces;
const at = (weapon: SmallArmsShot['weapon'], ...distances: number[]) =>
  distances.map(distance => faces({ weapon, distance }).length);

const shot = fc.record({
  weapon: fc.constantFrom('pistols', 'muskets', 'fusils-carbines', 'rifles'),
  distance: fc.double({ min: 0, max: 100, noNaN: true }),
  levelsAbove: fc.nat(4),
  forest: fc.boolean(),
  ranksDeep: fc.integer({ min: 1, max: 6 }),
  atCrew: fc.boolean(),
});

describe('small arms odds', () => {
  it('pistols [cady/musket/small-arms/bands-pistols]', () => {
    expect(at('pistols', 1, 3, 4, 6, 7, 12, 13)).toEqual([3, 3, 2, 2, 1, 1, 0]);
  });
  it('muskets [cady/musket/small-arms/bands-muskets]', () => {
    expect(at('muskets', 1, 12, 13, 21, 22, 30, 31)).toEqual([3, 3, 2, 2, 1, 1, 0]);
  });
  it('fusils and carbines, 9 cm being near [cady/musket/small-arms/bands-fusils-carbines]', () => {
    expect(at('fusils-carbines', 1, 9, 10, 18, 19, 24, 25)).toEqual([3, 3, 2, 2, 1, 1, 0]);
  });
  it('rifles [cady/musket/small-arms/bands-rifles]', () => {
    expect(at('rifles', 1, 21, 22, 42, 43, 60, 61)).toEqual([3, 3, 2, 2, 1, 1, 0]);
  });
  it('the faces are 2,4,6 near, 4,6 in the middle, 6 far', () => {
    expect([10, 20, 30].map(distance => faces({ distance }))).toEqual([[2, 4, 6], [4, 6], [6]]);
  });

  it('a part of a centimetre counts as a whole one [cady/musket/small-arms/between-bands]', () => {
    expect(faces({ distance: 12.5 })).toEqual([4, 6]);
    expect(faces({ distance: 12.0004 })).toEqual([2, 4, 6]);
    expect(faces({ distance: 30.01 })).toEqual([]);
    expect(faces({ distance: 0 })).toEqual([2, 4, 6]);
  });

  it('behind a fence 2,4,6 becomes 4,6, and 4,6 becomes 6 [cady/musket/fence/small-arms-step] [cady/musket/small-arms/step-down]', () => {
    expect(faces({ distance: 10, cover: 'fence' })).toEqual([4, 6]);
    expect(faces({ distance: 20, cover: 'fence' })).toEqual([6]);
  });

  it('muskets at 30 cm behind cover: none at all [cady/musket/small-arms/max-range-protected]', () => {
    expect(smallArmsOdds({ weapon: 'muskets', distance: 30, cover: 'fence' })).toMatchObject({
      band: 'far',
      faces: [],
    });
    expect(faces({ distance: 30, atCrew: true })).toEqual([]);
  });

  it('a wall, a building, a gun: one step [cady/musket/wall/small-arms-step] [cady/musket/building/small-arms-step] [cady/musket/artillery/crew/counts-as-protected]', () => {
    expect([faces({ cover: 'wall' }), faces({ cover: 'building' }), faces({ atCrew: true })]).toEqual([
      [4, 6],
      [4, 6],
      [4, 6],
    ]);
  });

  it('protection counts once', () => {
    expect(faces({ cover: 'wall', atCrew: true })).toEqual([4, 6]);
  });

  it('into a forest: 6 cm, the odds of 10 cm, a step down [cady/musket/forest/small-arms-range] [cady/musket/forest/small-arms-odds] [cady/musket/forest/small-arms-step]', () => {
    expect(faces({ distance: 6, forest: true })).toEqual([4, 6]);
    expect(faces({ distance: 7, forest: true })).toEqual([]);
    expect(faces({ weapon: 'fusils-carbines', distance: 2, forest: true })).toEqual([6]);
    expect(faces({ weapon: 'pistols', distance: 2, forest: true })).toEqual([]);
  });

  it('a target four deep is a step easier [cady/musket/small-arms/massed-target] [cady/common/fire/add-deep-target]', () => {
    expect(faces({ ranksDeep: 3 })).toEqual([2, 4, 6]);
    expect(faces({ ranksDeep: 4 })).toEqual([2, 4, 6, 8]);
    expect(faces({ ranksDeep: 4, cover: 'fence' })).toEqual([2, 4, 6]);
  });

  it('the ladder goes no lower than nothing [cady/musket/steps/ladder]', () => {
    expect(faces({ distance: 30, cover: 'wall', ranksDeep: 4 })).toEqual([6]);
    expect(smallArmsOdds({ weapon: 'muskets', distance: 6, cover: 'wall', forest: true }).faces).toEqual([6]);
  });

  it('says why', () => {
    const odds = smallArmsOdds({ weapon: 'muskets', distance: 35, levelsAbove: 1, cover: 'wall', ranksDeep: 5 });
    expect(odds.because.map(reason => `${reason.because}: ${reason.effect}`)).toEqual([
      '1 hill level above the target: +10 cm range',
      '35 cm with muskets, far range: 6',
      'target behind a stone wall: −1 step',
      'target 5 figures deep: +1 step',
    ]);
  });

  it('more cover never hits more', () => {
    fc.assert(
      fc.property(shot, open => {
        const chance = chanceOf(smallArmsOdds(open));
        for (const cover of ['fence', 'wall', 'building'] as const) {
          expect(chanceOf(smallArmsOdds({ ...open, cover }))).toBeLessThanOrEqual(chance);
        }
        expect(chanceOf(smallArmsOdds({ ...open, atCrew: true }))).toBeLessThanOrEqual(chance);
      }),
    );
  });

  it('nearer never hits less, nor does standing higher', () => {
    fc.assert(
      fc.property(shot, fc.double({ min: 0, max: 1, noNaN: true }), (far, share) => {
        const chance = chanceOf(smallArmsOdds(far));
        expect(chanceOf(smallArmsOdds({ ...far, distance: far.distance * share }))).toBeGreaterThanOrEqual(chance);
        expect(chanceOf(smallArmsOdds({ ...far, levelsAbove: far.levelsAbove + 1 }))).toBeGreaterThanOrEqual(chance);
      }),
    );
  });
});

describe('small arms range', () => {
  const range = (weapon: SmallArmsShot['weapon'], levelsAbove: number) => smallArmsRange({ weapon, levelsAbove }).range;

  it('from above the target it is longer, in the far band [cady/musket/small-arms/hill-range-condition] [cady/musket/small-arms/hill-range-bands]', () => {
    expect([0, 1, 2, 3, 4].map(levels => range('muskets', levels))).toEqual([30, 40, 45, 50, 50]);
    expect([1, 2, 3].map(levels => range('rifles', levels))).toEqual([75, 80, 90]);
    expect([1, 2, 3].map(levels => range('pistols', levels))).toEqual([17, 17, 17]);
    expect(range('fusils-carbines', 1)).toBe(34);
    expect(range('muskets', -2)).toBe(30);
    expect(faces({ distance: 40, levelsAbove: 1 })).toEqual([6]);
    expect(faces({ distance: 41, levelsAbove: 1 })).toEqual([]);
  });

  it('a storey is a level like a hill’s [cady/musket/building/storey-is-hill]', () => {
    expect(smallArmsRange({ weapon: 'muskets', levelsAbove: 2 }).range).toBe(45);
  });

  it('other readings: rifles to 54 cm, two steps for a wall, 3 cm in forests', () => {
    const rules = musketRulesUnder({
      'cady/ruling/rifles-range': 'capability-chart',
      'cady/ruling/steps-stone-wall': 'common-section',
      'cady/ruling/forest-fire-distance': 'common-section',
      'cady/ruling/hill-range-fusils': 'none',
    });
    expect(smallArmsRange({ weapon: 'rifles' }, rules).range).toBe(54);
    expect(smallArmsOdds({ weapon: 'muskets', distance: 10, cover: 'wall' }, rules).faces).toEqual([6]);
    expect(smallArmsOdds({ weapon: 'muskets', distance: 4, forest: true }, rules).band).toBe('out-of-range');
    expect(smallArmsRange({ weapon: 'fusils-carbines', levelsAbove: 2 }, rules).range).toBe(24);
  });
});

describe('a volley', () => {
  const line = { weapon: 'muskets', distance: 20, figures: 3, shots: 1 } as const;

  it('one ten-sided die for each shot of each figure [cady/musket/small-arms/one-die-per-shot] [cady/common/fire/one-d10-per-figure]', () => {
    const result = usingScript([4, 5, 6, 1, 2, 6], dice =>
      smallArmsVolley({ ...line, shots: 2, targetFigures: 30 }, dice),
    );
    expect(result).toMatchObject({ dice: 6, hits: 3, lost: 3 });
  });

  it('sums groups at different distances, and those out of range roll nothing', () => {
    const groups = [line, { ...line, distance: 25, figures: 2 }, { ...line, distance: 31 }];
    const result = usingScript([4, 4, 1, 4, 6], dice => volley({ groups, targetFigures: 30 }, dice));
    expect(result.groups.map(group => [group.dice, group.hits])).toEqual([
      [3, 2],
      [2, 1],
      [0, 0],
    ]);
    expect(result).toMatchObject({ dice: 5, hits: 3, lost: 3 });
  });

  it('removes no more than there are', () => {
    const result = usingScript([6, 6, 6], dice => smallArmsVolley({ ...line, targetFigures: 2 }, dice));
    expect(result).toMatchObject({ hits: 3, lost: 2 });
  });

  it('never loses more figures than the target has, nor hits more often than it rolls', () => {
    const groups = fc.array(
      shot.chain(each => fc.record({ ...constants(each), figures: fc.nat(12), shots: fc.nat(2) })),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(groups, fc.nat(36), fc.integer(), (fire, targetFigures, seed) => {
        const result = volley({ groups: fire, targetFigures }, rolled(seed));
        expect(result.lost).toBeLessThanOrEqual(Math.min(targetFigures, result.hits));
        expect(result.hits).toBeLessThanOrEqual(result.dice);
      }),
    );
  });

  it('solved, it is a binomial', () => {
    const solved = distribution(dice => smallArmsVolley({ ...line, figures: 12, targetFigures: 30 }, dice).lost);
    for (const lost of [0, 2, 5, 12]) expect(solved.probability(lost)).toBeCloseTo(binomial(12, lost, 0.2), 12);
    expect(solved.mean()).toBeCloseTo(2.4, 12);
  });

  it('rolled and solved agree', () => {
    const groups = [{ ...line, figures: 6 }, { ...line, distance: 8, figures: 4, cover: 'wall' } as const];
    expectSampledAsSolved(dice => volley({ groups, targetFigures: 4 }, dice).lost, 1777);
  });

  it('a distance, figures or shots that are none are refused', () => {
    expect(() => faces({ distance: Number.NaN })).toThrow(RuleViolation);
    expect(() => faces({ distance: -1 })).toThrow(RuleViolation);
    expect(() => volley({ groups: [{ ...line, figures: 1.5 }], targetFigures: 9 }, rolled(1))).toThrow(RuleViolation);
    expect(() => volley({ groups: [line], targetFigures: -1 }, rolled(1))).toThrow(RuleViolation);
  });

  it('a house rule is another object', () => {
    const house = { ...musketRules(), smallArms: { ...musketRules().smallArms, deepTarget: { ranks: 2, steps: 2 } } };
    expect(smallArmsOdds({ weapon: 'muskets', distance: 25, ranksDeep: 2 }, house).faces).toEqual([2, 4, 6]);
    expect(smallArmsOdds({ weapon: 'muskets', distance: 25, ranksDeep: 2 }).faces).toEqual([6]);
  });
});

/** Arbitraries that give just the values of an object. */
function constants<T extends object>(values: T): { [K in keyof T]: fc.Arbitrary<T[K]> } {
  const entries = Object.entries(values).map(([name, value]) => [name, fc.constant(value)]);
  return Object.fromEntries(entries);
}
