import { describe, expect, it } from 'vitest';
import { movementAllowance } from '../../../src/rulesets/cady/common/moving/movement.js';
import { type MoveOver, movementLeft } from '../../../src/rulesets/cady/common/moving/movement-left.js';
import type { MusketRules } from '../../../src/rulesets/cady/musket/index.js';
import { placedOf } from '../../../src/rulesets/cady/musket/units.js';
import { quadOf, standsOf, turned } from '../../../src/table/index.js';
import { type Features, type Piece, play, setUp, unitIn } from '../../musket/table-top.js';
import { commonRulesUnder, musketRulesUnder } from '../../rules-under.js';

const under = (ruling: string, reading: string) => musketRulesUnder({ [`cady/ruling/${ruling}`]: reading });
const commonUnder = (ruling: string, reading: string) => commonRulesUnder({ [`cady/ruling/${ruling}`]: reading });
const foot = { arm: 'infantry', move: 36, morale: 4 } as const;

const across = (kind: 'rough' | 'wood', id: string, from: number, to: number) =>
  ({
    kind,
    id,
    outline: [
      [0, from],
      [200, from],
      [200, to],
      [0, to],
    ],
  }) as Features[number];

/** How far north a unit comes that marches a full move. */
function went(
  rules: MusketRules,
  features: Features,
  { order = 'N full', ...piece }: Partial<Piece> & { readonly order?: string } = {},
) {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 20], formation: 'Col 8', ...piece },
      { id: 'red-1', at: [190, 140] },
    ],
    features,
    rules,
  });
  return play(game, { orders: { 'blue-1': order } }, ['orders', 'opening-fire', 'movement']).of('moved')[0]?.distance;
}

describe('thirds-add-up: of the printed move, or of what is left (cady/common/movement/reductions-list)', () => {
  const left = commonUnder('thirds-add-up', 'thirds-of-what-is-left');

  it('before the ground is counted', () => {
    const tired = { ...foot, chargedLastTurn: true, formationChange: true };
    expect(movementAllowance(tired).cm).toBe(12);
    expect(movementAllowance(tired, left).cm).toBeCloseTo(16, 9);
    expect(movementAllowance({ ...tired, charging: true }, left).cm).toBeCloseTo((48 * 4) / 9, 9);
  });

  it('and of the ground', () => {
    const move: MoveOver = { unit: foot, ground: [{ over: 'creek' }, { over: 'creek' }] };
    expect(movementLeft(move).cm).toBeCloseTo(12, 0);
    expect(movementLeft(move, left).cm).toBeCloseTo(16, 0);
  });
});

describe('turns-each-cost: every sharp turn, or the first (cady/common/movement/direction-change)', () => {
  it('on the table', () => {
    const order = { order: 'E 4 cm, N 4 cm, E full', at: [60, 60] as const };
    const [each, once] = [went(musketRulesUnder(), [], order), went(under('turns-each-cost', 'once'), [], order)];
    expect(each).toBeLessThan(once ?? 0);
    expect(once).toBe(24);
  });
});

describe('terrain-once-per-turn: a kind, each piece, or the part inside (cady/common/movement/rough-terrain)', () => {
  const two = [across('rough', 'a', 24, 26), across('rough', 'b', 30, 32)];

  it('two pieces of the same ground', () => {
    expect(went(musketRulesUnder(), two)).toBe(24);
    expect(went(under('terrain-once-per-turn', 'each-piece-of-ground'), two)).toBe(12);
  });

  it('the part inside alone is slower, for the whole of a front', () => {
    const inside = went(under('terrain-once-per-turn', 'only-the-part-inside'), two);
    expect(inside).toBeGreaterThan(30);
    expect(inside).toBeLessThan(36);
    const all = went(under('terrain-once-per-turn', 'only-the-part-inside'), [across('rough', 'a', 0, 150)]);
    expect(all).toBeCloseTo(24, 1);
  });
});

describe('road-mix and column-march-on-road (cady/common/movement/road-bonus cady/common/movement/column-bonus-chart)', () => {
  const road = (to: number): Features => [
    {
      kind: 'road',
      id: 'r',
      width: 10,
      line: [
        [60, 0],
        [60, to],
      ],
    },
  ];
  const column = { formation: 'Col 2', type: 'militia' as const };

  it('a move partly on the road gains its part, or nothing', () => {
    const wholly = under('road-mix', 'only-a-move-wholly-on-the-road');
    const plain = went(musketRulesUnder(), [], column) ?? 0;
    expect(went(musketRulesUnder(), road(140), column)).toBeCloseTo((plain * 4) / 3, 1);
    expect(went(wholly, road(140), column)).toBeCloseTo((plain * 4) / 3, 1);
    expect(went(musketRulesUnder(), road(40), column)).toBeGreaterThan(plain);
    expect(went(wholly, road(40), column)).toBe(plain);
  });

  it('a march in column and a road: both thirds, or one', () => {
    const guard = { formation: 'Col 2', type: 'guard' as const };
    const plain = went(musketRulesUnder(), [], { ...guard, order: 'H' }) ?? 0;
    expect(plain).toBe(0);
    const both = went(musketRulesUnder(), road(140), guard) ?? 0;
    const one = went(under('column-march-on-road', 'one'), road(140), guard) ?? 0;
    const { move } = musketRulesUnder().troops.guard;
    expect(both).toBeCloseTo((move * 16) / 9, 1);
    expect(one).toBeCloseTo((move * 4) / 3, 1);
  });
});

describe('column-ranks: two or four figures abreast of any depth, or deeper than a line of battle (cady/common/formation/column-march-width)', () => {
  it('eight men four abreast gain the third of a column, or not', () => {
    const eight = { formation: 'Col 4', type: 'guard', figures: 8 } as const;
    const { move } = musketRulesUnder().troops.guard;
    const deeper = under('column-ranks', 'deeper-than-a-line');
    expect(went(musketRulesUnder(), [], eight)).toBeCloseTo((move * 4) / 3, 1);
    expect(went(deeper, [], eight)).toBe(move);
    expect(went(deeper, [], { ...eight, figures: 12 })).toBeCloseTo((move * 4) / 3, 1);
  });
});

describe('on-a-road, road-ends and move-rounding (cady/common/roads/bonus)', () => {
  const narrow = (from: number, to: number): Features => [
    {
      kind: 'road',
      id: 'r',
      width: 5,
      line: [
        [60, from],
        [60, to],
      ],
    },
  ];
  const column = { formation: 'Col 2', type: 'militia' as const };
  const wide = { formation: 'Col 8', type: 'militia' as const };
  const { move } = musketRulesUnder().troops.militia;

  it('a front wider than the road is not on it, unless its middle is what counts', () => {
    expect(went(musketRulesUnder(), narrow(0, 150), column)).toBeCloseTo((move * 4) / 3, 1);
    expect(went(musketRulesUnder(), narrow(0, 150), wide)).toBeCloseTo(move, 1);
    expect(went(under('on-a-road', 'the-middle-of-any-front'), narrow(0, 150), wide)).toBeCloseTo((move * 4) / 3, 1);
  });

  it('who comes to a road is on it with the front, half the body, or all of it', () => {
    const [front, half, whole] = ['the-front', 'half-the-body', 'the-whole-body'].map(reading =>
      went(under('road-ends', reading), narrow(24, 150), column),
    );
    expect(half).toBe(went(musketRulesUnder(), narrow(24, 150), column));
    expect(front).toBeGreaterThan(half ?? 0);
    expect(half).toBeGreaterThan(whole ?? 0);
  });

  it('thirds are as they measure, or whole centimetres', () => {
    const third = { ...foot, move: 40, chargedLastTurn: true };
    expect(movementAllowance(third).cm).toBeCloseTo(26.667, 3);
    expect(movementAllowance(third, commonUnder('move-rounding', 'whole-centimetres')).cm).toBe(26);
  });
});

describe('short-last-rank and turning-on-the-spot', () => {
  const body = (rules: MusketRules) => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [60, 60], figures: 20, formation: 'Col 8' },
        { id: 'red-1', at: [190, 140] },
      ],
      rules,
    });
    return placedOf(unitIn(game.state, 'blue-1'), rules);
  };

  it('the stands of a short last rank: left, centre, right', () => {
    const last = (reading: string) =>
      standsOf(body(under('short-last-rank', reading)))
        .filter(({ rank }) => rank === 2)
        .map(({ centre }) => centre.x);
    const left = last('from-the-left');
    const { front } = musketRulesUnder().troops.regulars.stand;
    expect(left).toHaveLength(2);
    expect(last('centred')).toEqual(left.map(x => x + front));
    expect(last('from-the-right')).toEqual(left.map(x => x + 2 * front));
  });

  it('a body turns about its middle, or the middle of its front', () => {
    const about = body(musketRulesUnder());
    expect(new Set(quadOf(turned(about, 180)).map(({ y }) => y))).toEqual(new Set(quadOf(about).map(({ y }) => y)));
    const front = body(under('turning-on-the-spot', 'front-middle'));
    expect(turned(front, 180).at).toEqual(front.at);
  });
});
