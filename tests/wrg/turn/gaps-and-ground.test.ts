import { describe, expect, it } from 'vitest';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Water that nobody crosses: a hundred paces wide, about so far east. */
const water = (x: number): TableTop['features'] => [
  {
    kind: 'river',
    id: 'river',
    name: 'the river',
    line: [
      [x, 240],
      [x, 350],
    ],
    width: 100,
  },
];

/** Gallic horse that has broken so many periods ago runs from a legion; others stand before it, and leave it gaps to either side. */
function runs(periods: number, features: TableTop['features'] = []) {
  const wing = (x: number) => ({ id: `rome-wing-${x}`, at: [x, 342] as const, figures: 12, files: 8, facing: 'S' });
  const rout = { periods, from: { x: 500, y: 290 } };
  const game = setUp({
    features,
    pieces: [
      { id: 'rome-legion', at: [500, 322], figures: 24, files: 12 },
      { id: 'gaul-riders', type: 'mc', at: [500, 340], figures: 12, files: 12, facing: 'N', be: { rout } },
      { id: 'gaul-guard', at: [100, 700] },
      wing(464),
      wing(536),
      { id: 'rome-line', at: [500, 420], figures: 60, files: 60, facing: 'S' },
    ],
  });
  const { of } = play(game, {}, ['movement']);
  const moved = of('moved').find(({ unit }) => unit === 'gaul-riders');
  return { paces: moved?.distance ?? 0, east: unitIn(game, 'gaul-riders').placed.at.x - 500 };
}

describe('a gap between enemies that ends at ground which nobody enters', () => {
  it.each([
    [0, 690],
    [1, 640],
  ])('comes after one that leads on [period %d] (wrg/rout/direction-first, wrg/rout/turn-cost)', (periods, bank) => {
    const free = runs(periods);
    expect(free.east).toBeGreaterThan(100);
    const barred = runs(periods, water(bank));
    expect(barred.east).toBeLessThan(-100);
    expect(barred.paces).toBeCloseTo(free.paces, 0);
  });

  it('is taken where it stops nobody as far as he runs', () => {
    expect(runs(1, water(690)).east).toBe(runs(1).east);
  });
});
