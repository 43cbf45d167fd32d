import { describe, expect, it } from 'vitest';
import { quadOf } from '../../../src/table/index.js';
import { inside, siege } from './siege-table.js';
import { play, unitIn } from './table-top.js';

/** Roman horse that has broken inside a town, and runs home to the south, where the wall is. */
const running = (x: number, down: boolean) => {
  const game = siege([
    { id: 'rome-horse', type: 'hc', figures: 12, files: 6, at: [300, 350] },
    { id: 'rome-guard', at: [800, 100] },
    { id: 'gaul-band', at: [700, 650], be: { alarmed: true } },
  ]);
  const unit = unitIn(game, 'rome-horse');
  unit.placed = { ...unit.placed, at: { x, y: 450 }, facing: 180 };
  unit.rout = { periods: 1, from: { x, y: 600 } };
  if (down) game.state.works?.down.push({ wall: 'main-gate', at: { x: 500, y: 400 }, bearing: 90, paces: 80 });
  const [moved] = play(game, { seed: 1 }, ['movement']).of('moved');
  const { placed } = unitIn(game, 'rome-horse');
  play(game, { seed: 1 }, ['movement']);
  return { moved, placed, later: unitIn(game, 'rome-horse').placed };
};

describe('broken troops whom a wall brings up', () => {
  it('find the gate beside them that is down, and run through it as a crowd (wrg/rout/direction-later, wrg/rout/turns)', () => {
    const { moved, placed, later } = running(440, true);
    expect(placed.at.x).toBeCloseTo(500, 0);
    expect(placed.facing).toBeCloseTo(180, 0);
    expect(quadOf(later).every(({ y }) => y < 400)).toBe(true);
    // A turn to the gate, and one through it.
    expect(moved?.because.map(({ because, effect }) => [because, effect])).toContainEqual(['2 turns', '−60 paces']);
  });

  it('come before it as far as their move lets them, and face the way that they go (wrg/rout/turn-cost)', () => {
    const { moved, placed } = running(330, true);
    expect(moved?.distance).toBeGreaterThan(60);
    expect(placed.at.x).toBeGreaterThan(390);
    expect(placed.facing).toBeLessThan(120);
  });

  it('run along the wall where there is no opening (wrg/rout/direction-later)', () => {
    const { placed } = running(440, false);
    expect(placed.at.y).toBeGreaterThan(400);
  });
});

describe('broken troops of the garrison outside their walls', () => {
  it('find their own gate, which stands, and run home through it; those of the besiegers do not (wrg/rout/direction-later)', () => {
    const runs = (id: string, side: 'gaul' | 'rome') => {
      const game = siege([
        { id: 'rome-guard', at: [800, 100], be: { alarmed: true } },
        { id: 'gaul-band', at: [700, 650], be: { alarmed: true } },
        { id, type: 'hc', figures: 12, files: 6, at: [300, 300] },
      ]);
      const unit = unitIn(game, id);
      unit.placed = {
        ...unit.placed,
        at: { x: 440, y: side === 'gaul' ? 345 : 455 },
        facing: side === 'gaul' ? 0 : 180,
      };
      unit.rout = { periods: 1, from: { x: 440, y: side === 'gaul' ? 200 : 600 } };
      for (let period = 0; period < 2; period++) play(game, { seed: 1 }, ['movement']);
      return quadOf(unitIn(game, id).placed);
    };
    expect(runs('gaul-horse', 'gaul').every(({ y }) => y > 400)).toBe(true);
    expect(runs('rome-horse', 'rome').every(({ y }) => y > 400)).toBe(true);
  });

  it('make for it from afar, and do not run at the wall first (wrg/rout/direction-later)', () => {
    const runs = (periods: number) => {
      const game = siege([
        { id: 'rome-guard', at: [800, 100], be: { alarmed: true } },
        { id: 'gaul-band', at: [700, 650], be: { alarmed: true } },
        { id: 'gaul-horse', type: 'hc', figures: 12, files: 6, at: [300, 200] },
      ]);
      const unit = unitIn(game, 'gaul-horse');
      unit.placed = { ...unit.placed, facing: 0 };
      unit.rout = { periods, from: { x: 300, y: 100 } };
      play(game, { seed: 1 }, ['movement']);
      return unitIn(game, 'gaul-horse').placed;
    };
    const later = runs(1);
    expect(later.at.x).toBeGreaterThan(330);
    expect(later.at.y).toBeLessThan(290);
    // At first they run from the enemy, wherever that leads.
    expect(runs(0).at.x).toBeCloseTo(300, 0);
  });

  it('run through no gate of the enemy because their side holds a fort elsewhere (wrg/rout/direction-later)', () => {
    const camp: typeof inside = [
      {
        side: 'rome',
        inside: [
          [100, 0],
          [900, 0],
          [900, 60],
          [100, 60],
        ],
      },
    ];
    const game = siege(
      [
        { id: 'rome-guard', at: [800, 100], be: { alarmed: true } },
        { id: 'gaul-band', at: [700, 650], be: { alarmed: true } },
        { id: 'rome-horse', type: 'hc', figures: 12, files: 6, at: [300, 300] },
      ],
      { forts: [...(inside ?? []), ...(camp ?? [])] },
    );
    const unit = unitIn(game, 'rome-horse');
    unit.placed = { ...unit.placed, at: { x: 500, y: 445 }, facing: 180 };
    unit.rout = { periods: 1, from: { x: 500, y: 600 } };
    for (let period = 0; period < 2; period++) play(game, { seed: 1 }, ['movement']);
    expect(quadOf(unitIn(game, 'rome-horse').placed).every(({ y }) => y > 399)).toBe(true);
  });
});
