import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { routWay } from '../../../src/rulesets/wrg/turn/moving/going-back/fleeing.js';
import { bearingTo } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** The four corners of some ground. */
const around = (x: number, y: number, wide: number, deep: number): [number, number][] => [
  [x - wide, y - deep],
  [x + wide, y - deep],
  [x + wide, y + deep],
  [x - wide, y + deep],
];

/** Romans who have run to the east for some periods and are to run home, to the south, with Gauls near them. */
const homeward = (
  broken: Partial<Piece>,
  periods: number,
  gauls: readonly Piece[],
  reading?: string,
  features: TableTop['features'] = [],
) => {
  const rout = { periods, from: { x: 400, y: 400 } };
  const game = setUp({
    features,
    rules: wrgRulesUnder(reading === undefined ? {} : { rulings: { 'wrg/ruling/gap-between-enemies': reading } }),
    pieces: [
      { id: 'rome-broken', at: [500, 400], facing: 'E', be: { ...alarmed, rout }, ...broken },
      { id: 'rome-caesar', at: [900, 100], be: alarmed },
      ...gauls.map(gaul => ({ be: alarmed, ...gaul })),
    ],
    generals: [
      { id: 'rome-chief', with: 'rome-caesar' },
      { id: 'gaul-chief', with: gauls[0]?.id ?? '' },
    ],
  });
  const { of } = play(game, {}, ['movement']);
  const moved = of('moved').find(({ unit }) => unit === 'rome-broken');
  const { placed } = unitIn(game, 'rome-broken');
  return { distance: moved?.distance, facing: placed.facing, met: of('met').length, at: placed.at };
};

describe('broken troops whose block has no room to come round toward home', () => {
  const line = { figures: 48, files: 24 };
  const beside = (x: number): readonly Piece[] => [{ id: 'gaul-band', at: [x, 390] }];

  it.each([440, 460, 545])(
    'run there all the same, man by man, past Gauls at %d [wrg/rout/turns] [wrg/rout/direction-later]',
    x => {
      expect(homeward(line, 1, beside(x))).toMatchObject({ distance: 40, facing: 180, met: 0 });
    },
  );

  it('are not barred from their base line where each of them could run toward it: an enemy at their backs leaves the block no room to turn, and another stands at one end of its way [wrg/rout/turns] [wrg/rout/direction-later]', () => {
    const { state, scenario, rules } = setUp({
      pieces: [
        {
          id: 'rome-broken',
          at: [500, 400],
          facing: 'S',
          figures: 20,
          files: 10,
          be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 440 } } },
        },
        { id: 'gaul-band', at: [500, 420], facing: 'S', figures: 24, files: 12 },
        { id: 'gaul-others', at: [536, 363], facing: 'N' },
      ],
    });
    const { straight, because } = routWay(unitIn({ state }, 'rome-broken'), fieldOf(state, scenario, rules));
    expect(because.map(each => each.because)).toEqual(['period 2 of the rout']);
    expect(straight).toBe(210);
  });

  it('run obliquely away from pursuers at their backs whose line reaches across the straight way, and no farther aside than they have to [wrg/rout/turns] [wrg/rout/direction-later]', () => {
    const from = { x: 408, y: 370 };
    const pursuers = { id: 'gaul-horse', type: 'mc' as const, at: [487.3, 411.6] as const, figures: 16, files: 8 };
    const few = { facing: 71.946, figures: 4, files: 4, be: { ...alarmed, rout: { periods: 1, from } } };
    const { at, distance, met } = homeward(few, 1, [{ ...pursuers, facing: 71.946 }]);
    expect([distance, met]).toEqual([10, 0]);
    // Thirty degrees off the way south, and not straight to the east.
    expect([at.x - 500, at.y - 400].map(Math.round)).toEqual([5, -9]);
  });

  it('keep to the quickest way where their crowd would have no room on it, and take no gap that leads elsewhere [wrg/rout/turns] [wrg/rout/direction-later]', () => {
    const horse = { type: 'hc' as const, facing: 'S' as const, figures: 9, files: 5 };
    const behind: Piece = { id: 'gaul-horse', type: 'mc', at: [470, 432.5], figures: 14, files: 7 };
    const beside: Piece = { id: 'gaul-riders', type: 'mc', at: [535.7, 387.7], facing: 22.5, figures: 8, files: 4 };
    const wood = { kind: 'wood' as const, id: 'wood', outline: around(515, 370, 115, 70) };
    const rout = { periods: 6, from: { x: 500, y: 591 } };
    const { at, met } = homeward({ ...horse, be: { ...alarmed, rout } }, 6, [behind, beside], undefined, [wood]);
    expect(met).toBe(0);
    expect(bearingTo({ x: 500, y: 400 }, at)).toBeCloseTo(210, 3);
  });

  it('and turn aside where it is the whole body that needs room [wrg/ruling/gap-between-enemies]', () => {
    expect(homeward(line, 1, beside(440), 'as-wide-as-the-whole-body').facing).not.toBe(180);
  });
});

describe('broken troops who have less of a move left than a turn costs', () => {
  it('stay as they stand [wrg/rout/turn-cost]', () => {
    // Twenty paces are left in the third period, and Gauls stand across the way home.
    const across: readonly Piece[] = [{ id: 'gaul-band', at: [480, 375], figures: 60, files: 30 }];
    expect(homeward({ facing: 'S', files: 4 }, 2, across)).toMatchObject({ distance: 0, facing: 180 });
  });
});
