import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { threatTo } from '../../../src/rulesets/wrg/turn/moving/march.js';
import { bodyCentre } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Gauls whom horse charges from the east, with other Romans nearer in the west, who do not. */
function charged(dice: readonly number[], more: Partial<TableTop> = {}) {
  const game = setUp({
    ...more,
    pieces: [
      { id: 'rome-guard', at: [100, 100] },
      { id: 'rome-foot', at: [400, 400], facing: 'E' },
      { id: 'rome-horse', at: [650, 412], type: 'mc', facing: 'W', order: 'ATTACK gaul-band', class: 'B' },
      { id: 'gaul-guard', at: [900, 700] },
      { id: 'gaul-band', at: [500, 400], class: 'D' },
      ...(more.pieces ?? []),
    ],
  });
  const charge = answering('declare', ({ units }) =>
    units.some(({ unit }) => unit === 'rome-horse') ? { 'rome-horse': { charge: 'gaul-band' } } : {},
  );
  const { of } = play(game, { dice, answers: charge }, ['declarations', 'movement']);
  return { of, band: unitIn(game, 'gaul-band') };
}

describe('troops who lose heart before a charge', () => {
  it('break and run from who charges them, though another enemy is nearer (wrg/rout/direction-first)', () => {
    const { of, band } = charged([4, 4, 4, 1, 1, 1]);
    expect(of('test').map(({ unit, cause, instruction }) => [unit, cause, instruction])).toEqual([
      ['rome-horse', 'charging', 'carry-on'],
      ['gaul-band', 'being-charged', 'break'],
    ]);
    expect(band.rout?.from.x).toBeGreaterThan(600);
  });

  it('retreat from who charges them in that period (wrg/reaction/result-current-break, wrg/reaction/result-current-retire)', () => {
    const { of, band } = charged([4, 4, 4, 4, 2, 3]);
    expect(of('test').at(-1)).toMatchObject({ unit: 'gaul-band', cause: 'being-charged' });
    expect(of('test').at(-1)?.instruction).toBe('retire-disorganised');
    expect(of('moved').find(({ unit }) => unit === 'gaul-band')?.doing).toBe('retiring');
    // Not into the reach of the others, either.
    expect(band.placed.at.x).toBeCloseTo(500, 0);
    expect(Math.abs(band.placed.at.y - 400)).toBeCloseTo(60, 0);
  });

  it('and go straight back where those others are hand to hand already (wrg/reaction/result-current-retire)', () => {
    const { of, band } = charged([4, 4, 4, 3, 2, 2], {
      pieces: [{ id: 'gaul-friends', at: [401, 400], facing: 'W' }],
      melees: [{ a: 'gaul-friends', b: 'rome-foot' }],
    });
    expect(of('test').at(-1)?.instruction).toBe('retire-disorganised');
    expect(bodyCentre(band.placed).x).toBeLessThan(460);
    // As it stood before, eight paces behind its front.
    expect(bodyCentre(band.placed).y).toBeCloseTo(408, 0);
  });
});

describe('troops who break because they are shot at', () => {
  it.each([
    ['the-nearest-enemy', 'rome-foot'],
    ['who-shoots-at-them', 'rome-archers'],
  ] as const)('run from %s (wrg/ruling/threat-under-fire)', (reading, from) => {
    const { state, scenario, rules } = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 100] },
        { id: 'rome-foot', at: [400, 400], facing: 'E' },
        { id: 'rome-archers', at: [650, 412], type: 'lmi', weapons: ['bow'], shield: false, facing: 'W' },
        { id: 'gaul-guard', at: [900, 700] },
        { id: 'gaul-band', at: [500, 400] },
      ],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/threat-under-fire': reading } }),
    });
    const band = unitIn({ state }, 'gaul-band');
    band.period.shotBy = [{ by: 'rome-archers', figures: 12, engine: false }];
    expect(threatTo(band, fieldOf(state, scenario, rules))?.id).toBe(from);
  });
});

describe('troops who have lost heart between two enemies', () => {
  it('fear the nearer one, unless he is hand to hand with others; their own opponent they fear (wrg/reaction/result-current-retire)', () => {
    const from = (melees: NonNullable<TableTop['melees']>) => {
      const { state, scenario, rules } = setUp({
        pieces: [
          { id: 'rome-guard', at: [100, 100] },
          { id: 'rome-foot', at: [400, 400], facing: 'E' },
          { id: 'rome-others', at: [650, 412], facing: 'W' },
          { id: 'gaul-guard', at: [900, 700] },
          { id: 'gaul-band', at: [500, 400] },
          { id: 'gaul-friends', at: [383.95, 400], facing: 'E' },
        ],
        melees,
      });
      return threatTo(unitIn({ state }, 'gaul-band'), fieldOf(state, scenario, rules))?.id;
    };
    expect(from([])).toBe('rome-foot');
    expect(from([{ a: 'gaul-friends', b: 'rome-foot' }])).toBe('rome-others');
    const both = [
      { a: 'gaul-friends', b: 'rome-foot' },
      { a: 'gaul-band', b: 'rome-foot' },
    ];
    expect(from(both)).toBe('rome-foot');
  });
});

describe('troops who go back as a test has told them, with horse after them', () => {
  /** Horse with a normal move of 120 paces charges a band so far off, which is told something. */
  const tested = (
    gap: number,
    be: NonNullable<Parameters<typeof setUp>[0]['pieces'][number]['be']>,
    others: Parameters<typeof setUp>[0]['pieces'] = [],
  ) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: { alarmed: true } },
        { id: 'rome-horse', at: [500, 200], type: 'mc', order: 'ATTACK gaul-band', class: 'B', be: { alarmed: true } },
        { id: 'gaul-guard', at: [900, 700], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 200 + gap], class: 'A', be: { alarmed: true, ...be } },
        ...others,
      ],
    });
    const charge = answering('declare', ({ units }) =>
      units.some(({ unit }) => unit === 'rome-horse') ? { 'rome-horse': { charge: 'gaul-band' } } : {},
    );
    const { of } = play(game, { seed: 1, answers: charge }, ['declarations']);
    expect(of('declared')).toMatchObject([{ unit: 'rome-horse' }]);
    return of('test').filter(({ unit, cause }) => unit === 'gaul-band' && cause === 'being-charged').length;
  };
  const told = (instruction: 'retire' | 'retreat' | 'halt') => ({
    bound: { instruction, disorganised: false, left: 1, kept: 1 },
  });

  it('test for being charged where the chargers go beyond their normal move after them (wrg/reaction/test-charged)', () => {
    expect([tested(90, told('retire')), tested(90, told('retreat'))]).toEqual([1, 1]);
    expect(tested(90, { recovering: 'rallying-back', recoversFrom: null })).toBe(1);
  });

  it('and not where they are caught within it, or stand (wrg/reaction/test-charged)', () => {
    expect(tested(10, told('retire'))).toBe(0);
    expect(tested(90, told('halt'))).toBe(0);
    expect(tested(90, {})).toBe(0);
  });

  it('test for it as well where the horse comes out of control (wrg/reaction/test-charged, wrg/uncontrolled-advance/speed)', () => {
    const wild = (gap: number, be: Parameters<typeof tested>[1]) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [100, 60], be: { alarmed: true } },
          {
            id: 'rome-horse',
            at: [500, 200],
            type: 'mc',
            class: 'B',
            be: {
              alarmed: true,
              order: null,
              bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 },
            },
          },
          { id: 'gaul-guard', at: [900, 700], be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 200 + gap], class: 'A', be: { alarmed: true, ...be } },
        ],
      });
      const { of } = play(game, { seed: 1 }, ['declarations']);
      return of('test').filter(({ unit, cause }) => unit === 'gaul-band' && cause === 'being-charged').length;
    };
    const back = { recovering: 'rallying-back', recoversFrom: null } as const;
    expect([told('retire'), told('retreat'), back].map(be => wild(90, be))).toEqual([1, 1, 1]);
    expect([told('retire'), told('halt'), {}].map((be, at) => wild(at === 0 ? 10 : 90, be))).toEqual([0, 0, 0]);
    expect(wild(140, {})).toBe(1);
  });

  it('and not where friends who stand in the way of the chargers bring these up within it (wrg/reaction/test-charged)', () => {
    const behind = (x: number) => tested(140, {}, [{ id: 'rome-friends', at: [x, 260], be: { alarmed: true } }]);
    expect(behind(700)).toBe(1);
    expect(behind(530)).toBe(0);
  });
});
