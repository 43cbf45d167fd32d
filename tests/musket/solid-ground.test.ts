import { describe, expect, it } from 'vitest';
import { placedOf } from '../../src/rulesets/cady/musket/index.js';
import { lengthInside, quadOf } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, type Piece, play, setUp, unitIn } from './table-top.js';

const rules = musketRulesUnder({});

describe('a building (cady/musket/square/layout)', () => {
  const outline: [number, number][] = [
    [59, 54],
    [69, 54],
    [69, 65],
    [59, 65],
  ];
  const house: Features = [{ kind: 'building', id: 'house', outline }];
  const inside = (game: ReturnType<typeof setUp>) => {
    const quad = quadOf(placedOf(unitIn(game.state, 'blue-1'), rules));
    return quad.some((from, i) => {
      const to = quad[(i + 1) % quad.length] ?? from;
      return (
        lengthInside(
          { from, to },
          outline.map(([x, y]) => ({ x, y })),
        ) > 0.1
      );
    });
  };

  it('is stood in by nobody who forms up or turns beside it', () => {
    const blue: Piece = { id: 'blue-1', at: [58, 70], facing: 'N', formation: 'LB', figures: 20 };
    for (const order of ['H, SQ', 'H, F E', 'H, Col 4']) {
      const game = setUp({ pieces: [blue, { id: 'red-1', at: [150, 20] }], features: house });
      expect(inside(game)).toBe(false);
      play(game, { orders: { 'blue-1': order } }, ['orders', 'movement']);
      expect(inside(game), order).toBe(false);
    }
  });
});

describe('the rod of a ball (cady/musket/artillery/solid/bounce-stick)', () => {
  it('lies on from the gun through where the ball fell, whichever way was called', () => {
    const fired = [1, 2, 3, 4, 5, 6].flatMap(seed => {
      const game = setUp({
        pieces: [
          { id: 'blue-guns', type: 'eight-pounder-cannon', at: [60, 10], facing: 'N' },
          { id: 'red-1', at: [60, 70], formation: 'LB' },
        ],
      });
      const script = { calls: { 'blue-guns': [{ shot: 'solid' as const, bearing: 0, range: 50 }] }, seed };
      return play(game, script, ['orders', 'movement', 'artillery']).of('shot');
    });
    const rods = fired.flatMap(({ area }) => (area.shape === 'stick' ? [area] : []));
    const astray = rods.filter(({ from }) => Math.abs(from.x - 60) > 1);
    expect(astray.length).toBeGreaterThan(0);
    for (const { from, bearing } of astray) {
      const way = (Math.atan2(from.x - 60, from.y - 10) * 180) / Math.PI;
      expect(((bearing + 540) % 360) - 180).toBeCloseTo(way, 1);
    }
  });
});
