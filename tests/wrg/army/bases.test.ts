import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baseFaults,
  baseOf,
  basePenalty,
  columnWheelsFreely,
  figuresCounted,
  frontageOf,
  pacesOf,
  ranksCounted,
} from '../../../src/rulesets/wrg/army/bases.js';
import { meleeColumn, missileColumn } from '../../../src/rulesets/wrg/casualties/target.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { type TroopType, troopTypes } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';

const printed = wrgRulesUnder({ edition: 'printed' });
const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });

describe('scales', () => {
  const { bases } = wrgRules().army;

  it('ten paces to the inch; a base of 15 mm is six paces, or nearly so by the inch [wrg/scale/ground-inch] [wrg/scale/distances-in-paces]', () => {
    expect(pacesOf(8)).toBe(80);
    expect(bases.metresPerPace).toBe(0.75);
    const of = (rules = wrgRules()) => frontageOf({ troops: { type: 'hi' }, figures: 4, files: 4 }, rules).frontage;
    expect(of()).toEqual({ millimetres: 60, paces: 24 });
    expect(of(under('millimetres-in-paces', 'by-the-inch'))).toEqual({ millimetres: 60, paces: 23.62 });
  });

  it('a figure is 20 men, 5 by 4; a model 8 [wrg/scale/figure-men] [wrg/scale/figure-formation] [wrg/scale/model-represents-eight]', () => {
    expect(bases.formation.files * bases.formation.ranks).toBe(bases.scales['25mm'].men);
    expect(frontageOf({ troops: { type: 'mi' }, figures: 50, files: 10 }).men).toBe(1000);
    expect(frontageOf({ troops: { type: 'elephant' }, figures: 8, files: 8 }).men).toBe(64);
  });

  it('a period is half a minute, an hour of a campaign; twelve of them are a day [wrg/scale/period-length] [wrg/scale/campaign-period] [wrg/scale/game-length]', () => {
    expect([bases.minutesPerPeriod, bases.campaignHoursPerPeriod, bases.periods]).toEqual([0.5, 1, 12]);
  });
});

describe('bases', () => {
  it.each<[TroopType, number, number | null, number, number]>([
    ['li', 30, 30, 15, 20],
    ['lmi', 20, 30, 10, 20],
    ['lhi', 20, 30, 10, 20],
    ['mi', 15, 20, 7.5, 20],
    ['hi', 15, 20, 7.5, 20],
    ['lc', 30, 40, 15, 40],
    ['mc', 20, 40, 10, 40],
    ['hc', 20, 40, 10, 40],
    ['ehc', 20, 40, 10, 40],
    ['shc', 15, 40, 7.5, 40],
    ['elephant', 40, null, 20, 40],
    ['chariot', 40, null, 20, 40],
    ['engine', 40, null, 20, 40],
    ['wagon', 40, null, 20, 40],
  ])(
    '%s [wrg/basing/sizes] [wrg/basing/mi-hi-frontage] [wrg/basing/shc-frontage] [wrg/15mm/bases]',
    (type, frontage, depth, small, smallDepth) => {
      expect(baseOf({ type })).toEqual({ frontage, depth });
      expect(baseOf({ type }, '15mm-inch')).toEqual({ frontage: small, depth: smallDepth });
    },
  );

  it('more horses are wider, and so is what throws stones [wrg/basing/chariot-extra-horse] [wrg/basing/sizes]', () => {
    expect([2, 3, 4].map(horses => baseOf({ type: 'chariot', horses }).frontage)).toEqual([40, 50, 60]);
    expect([2, 4].map(horses => baseOf({ type: 'chariot', horses }, '15mm-inch').frontage)).toEqual([20, 30]);
    expect(baseOf({ type: 'engine', engine: 'heavy-bolt-thrower' }).frontage).toBe(40);
    expect(baseOf({ type: 'engine', engine: 'light-stone-thrower' }).frontage).toBe(80);
    expect(baseOf({ type: 'engine', engine: '1-talent-stone-thrower' }, '15mm-inch').frontage).toBe(40);
    const { penthouse, siegeTower } = wrgRules().army.bases;
    expect([penthouse.frontage, siegeTower.frontage]).toEqual([60, 80]);
  });

  it('other readings of the ink [wrg/basing/mi-hi-frontage] [wrg/basing/shc-frontage]', () => {
    expect(baseOf({ type: 'mi' }, '25mm', printed).frontage).toBe(10);
    const of = (reading: string) => baseOf({ type: 'shc' }, '25mm', under('super-heavy-cavalry-frontage', reading));
    expect([of('ten').frontage, of('twenty').frontage]).toEqual([10, 20]);
  });

  it.each([
    [15, 0],
    [14.9, -1],
    [12, -1],
    [11.9, -2],
  ])('a base of %f mm counts %i, as printed nothing [wrg/basing/transition-penalty]', (frontage, points) => {
    expect(basePenalty(frontage)).toMatchObject({ shooting: points, handToHand: points });
    expect(basePenalty(frontage, printed)).toMatchObject({ shooting: 0, handToHand: 0 });
  });

  it('frontages are kept, give or take a millimetre [wrg/basing/frontage-mandatory]', () => {
    const wrong = [13.9, 14, 16, 16.1].map(width => baseFaults({ type: 'hi' }, width).length);
    expect(wrong).toEqual([1, 0, 0, 1]);
    expect(baseFaults({ type: 'hi' }, 7.5, { scale: '15mm-inch' })).toEqual([]);
  });
});

describe('15 mm figures', () => {
  it('by the inch are ten men, half of whom count [wrg/15mm/inch-scale]', () => {
    const scale = '15mm-inch';
    expect(frontageOf({ troops: { type: 'hi' }, figures: 8, files: 8, scale })).toEqual({
      ranks: 1,
      frontage: { millimetres: 60, paces: 24 },
      depth: { millimetres: 20, paces: 8 },
      men: 80,
    });
    expect(frontageOf({ troops: { type: 'chariot' }, figures: 2, files: 1, scale }).men).toBe(8);
    expect([4, 5].map(figures => figuresCounted(figures, scale))).toEqual([2, 2]);
    expect(figuresCounted(5, scale, under('half-figures-15mm', 'counted'))).toBe(3);
    expect(figuresCounted(5, '25mm')).toBe(5);
    expect(wrgRules().army.bases.scales[scale].casualties).toBe(10);
    expect(ranksCounted(true, scale)).toBeUndefined();
    expect(columnWheelsFreely(40, scale)).toBeUndefined();
  });

  it('by the millimetre are fifty men: 8 ranks of 6, and 2 [wrg/15mm/mm-scale]', () => {
    const { ranks, files, officers } = wrgRules().army.bases.formation15mm;
    expect(ranks * files + officers).toBe(wrgRules().army.bases.scales['15mm-millimetre'].men);
    const of = frontageOf({ troops: { type: 'hi' }, figures: 8, files: 4, scale: '15mm-millimetre' });
    expect(of).toMatchObject({ frontage: { paces: 30 }, depth: { paces: 40 }, men: 400 });
  });

  it('by the millimetre pikes fight in two ranks, all else in one; columns of 30 mm wheel [wrg/15mm/mm-ranks] [wrg/15mm/mm-column]', () => {
    expect(ranksCounted(true, '15mm-millimetre')).toEqual({ fighting: 2, shooting: 1 });
    expect(ranksCounted(false, '15mm-millimetre')).toEqual({ fighting: 1, shooting: 1 });
    expect([30, 31].map(width => columnWheelsFreely(width, '15mm-millimetre'))).toEqual([true, false]);
    expect(wrgRules().army.bases.scales['15mm-millimetre'].casualties).toBe(20);
  });
});

it('the column that a type is hit in [wrg/troops/ehc-vulnerability] [wrg/troops/type-lmi] [wrg/troops/chariot-elephant-crew-protection]', () => {
  const sides = ['front', 'flank', 'rear'] as const;
  const shot = (type: TroopType) => sides.map(side => missileColumn({ type }, side));
  const fought = (type: TroopType, period: number) => sides.map(from => meleeColumn({ type }, { from, period }));
  expect(shot('ehc')).toEqual(['shc', 'hc', 'hc']);
  expect([1, 2].map(period => fought('ehc', period))).toEqual([
    ['shc', 'hc', 'hc'],
    ['hc', 'hc', 'hc'],
  ]);
  expect([...shot('shc'), ...fought('shc', 1), ...fought('shc', 2)]).toEqual(Array(9).fill('shc'));
  const vulnerable = troopTypes.filter(type => type !== 'wagon');
  expect(vulnerable.map(type => shot(type)[0])).toEqual([
    ...['li', 'mi', 'hi', 'mi', 'hi'],
    ...['lc', 'mc', 'hc', 'shc', 'shc'],
    ...['el', 'ch', 'li'],
  ]);
});

it('a formation has room for its figures, and no rank too many', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...troopTypes),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (type, figures, wide) => {
        const files = Math.min(wide, figures);
        const { ranks, frontage } = frontageOf({ troops: { type }, figures, files });
        expect(ranks * files).toBeGreaterThanOrEqual(figures);
        expect((ranks - 1) * files).toBeLessThan(figures);
        expect(frontage.millimetres).toBe(files * baseOf({ type }).frontage);
      },
    ),
  );
  expect(() => frontageOf({ troops: { type: 'hi' }, figures: 3, files: 4 })).toThrow('3 figures do not fill 4 files');
});
