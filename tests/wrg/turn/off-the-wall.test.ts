import { describe, expect, it } from 'vitest';
import { quadOf } from '../../../src/table/index.js';
import { onWestWall, siege } from './siege-table.js';
import { type Piece, play, unitIn } from './table-top.js';

const line = { ...onWestWall, type: 'hi', training: 'regular', figures: 20, order: 'ATTACK rome-within' } as const;
const within: Piece = { id: 'rome-within', at: [420, 500], type: 'hi', facing: 'N' };

describe('a garrison on its rampart', () => {
  it('comes down to an enemy within the walls, though its block has no room to turn at the parapet (wrg/orders/direct-route)', () => {
    const game = siege([line, within]);
    const { of } = play(game, { seed: 3 }, ['orders', 'declarations', 'movement']);
    const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-wall');
    expect(moved?.stopped).not.toBe('impassable');
    expect(moved?.distance).toBeGreaterThan(10);
    expect(quadOf(unitIn(game, 'gaul-wall').placed).every(({ y }) => y > 400)).toBe(true);
  });

  it('narrows its front first, where friends before it leave the whole line no room to come round (wrg/orders/formation-and-speed-free)', () => {
    const come = (reserve: number) => {
      const game = siege([
        { ...line, figures: 24, files: 12, order: 'MOVE TO (700 445)' },
        { id: 'gaul-reserve', at: [300, reserve], type: 'hi', figures: 32, files: 16, order: 'HOLD' },
        { ...within, at: [800, 200] },
      ]);
      for (let period = 0; period < 3; period++) play(game, { seed: 3 }, ['orders', 'declarations', 'movement']);
      const { files, at } = unitIn(game, 'gaul-wall').placed;
      return { files, isOnItsWay: at.x > 350 };
    };
    // Their front is 36 paces from its rear rank.
    expect(come(452)).toEqual({ files: 7, isOnItsWay: true });
    expect(come(500)).toEqual({ files: 12, isOnItsWay: true });
  });

  it('stays at it before an enemy outside (wrg/orders/direct-route)', () => {
    const game = siege([line, { ...within, at: [420, 300] }]);
    play(game, { seed: 3 }, ['orders', 'declarations', 'movement']);
    expect(unitIn(game, 'gaul-wall').placed).toMatchObject({ at: { x: 300, y: 400.05 }, facing: 180 });
  });

  it('charges from it whom it could not turn to in its block, going forward first (wrg/charge/turn-before-normal-distance)', () => {
    // Romans who have come over the wall, and diggers before their right.
    const diggers: Piece = { id: 'gaul-diggers', at: [365, 436], facing: 'S', figures: 16, files: 8 };
    const game = siege([
      { ...within, at: [300, 429.95], training: 'regular', figures: 20, files: 10, be: { alarmed: true } },
      { ...diggers, be: { alarmed: true } },
    ]);
    unitIn(game, 'rome-within').period.charges = 'gaul-diggers';
    unitIn(game, 'rome-within').period.doing = 'charging';
    const { of } = play(game, { seed: 3 }, ['movement']);
    const [moved] = of('moved').filter(({ unit }) => unit === 'rome-within');
    expect(moved?.ground).toBeUndefined();
    expect(moved?.distance).toBeGreaterThan(20);
  });

  it('faces who charges along it, each man turning where he stands, and its block makes room beside the parapet (wrg/orders/defensive-halt, wrg/manoeuvre/wheel-or-turn)', () => {
    const charged = (files: number) => {
      const along: Piece = { id: 'rome-along', at: [210, 418.3], facing: 'E', type: 'hi', files: 6 };
      const game = siege([
        { ...onWestWall, files, be: { alarmed: true } },
        { ...along, be: { alarmed: true } },
      ]);
      Object.assign(unitIn(game, 'rome-along').period, { charges: 'gaul-wall', doing: 'charging' });
      unitIn(game, 'gaul-wall').period.counter = { what: 'stand', charger: 'rome-along' };
      play(game, {}, ['movement']);
      const { placed } = unitIn(game, 'gaul-wall');
      const { a, sideOfA, sideOfB } = game.state.melees[0] ?? {};
      const nearest = Math.min(...quadOf(placed).map(({ y }) => y));
      return { side: a === 'gaul-wall' ? sideOfA : sideOfB, off: Math.abs(placed.facing - 270), nearest };
    };
    for (const files of [4, 8]) {
      const { side, off, nearest } = charged(files);
      expect(side).toBe('front');
      expect(off).toBeLessThan(15);
      // Their end is at the wall, and nobody of them beyond it.
      expect(nearest).toBeGreaterThan(400);
      expect(nearest).toBeLessThan(406);
    }
  });

  it('goes straight where it has room to turn (wrg/orders/direct-route)', () => {
    const game = siege([
      { ...line, at: [300, 480], order: 'MOVE TO (520 480)' },
      { ...within, at: [800, 200] },
    ]);
    play(game, { seed: 3 }, ['orders', 'declarations', 'movement']);
    const { at } = unitIn(game, 'gaul-wall').placed;
    expect(at.x).toBeGreaterThan(320);
    expect(Math.abs(at.y - 488)).toBeLessThan(12);
  });

  it('turns a quarter and goes along it, where friends leave it no room to step off (wrg/manoeuvre/wheel-or-turn)', () => {
    const cohort: Piece = {
      id: 'rome-cohort',
      at: [300, 367.95],
      facing: 'S',
      type: 'hi',
      training: 'regular',
      figures: 20,
      files: 5,
      order: 'MOVE TO (200 360)',
    };
    const slingers: Piece = {
      id: 'rome-slingers',
      at: [300, 353.95],
      facing: 'S',
      type: 'li',
      figures: 6,
      files: 6,
      order: 'HOLD',
    };
    const game = siege([cohort, slingers, { ...onWestWall, at: [700, 600] }]);
    const { of } = play(game, { seed: 3 }, ['movement']);
    const [moved] = of('moved').filter(({ unit }) => unit === 'rome-cohort');
    expect(moved?.ground).toBeUndefined();
    expect(moved?.distance).toBeGreaterThan(10);
    const { placed } = unitIn(game, 'rome-cohort');
    expect(placed).toMatchObject({ facing: 270, files: 5 });
    expect(quadOf(placed).every(({ y }) => y < 400)).toBe(true);
  });

  it('runs from it aslant, if that is the way from the enemy (wrg/rout/direction-first)', () => {
    const rout = { periods: 0, from: { x: 350, y: 370 }, fresh: true };
    const game = siege([
      { ...line, order: 'HOLD', be: { rout } as never },
      { ...within, at: [700, 200] },
    ]);
    const { of } = play(game, { seed: 3 }, ['orders', 'declarations', 'movement']);
    const [ran] = of('moved').filter(({ unit }) => unit === 'gaul-wall');
    expect(ran).toMatchObject({ doing: 'routing', distance: 60 });
    expect(ran?.facing).toBeGreaterThan(310);
    expect(ran?.facing).toBeLessThan(330);
  });
});
