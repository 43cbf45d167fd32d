import { describe, expect, it } from 'vitest';
import { bodyCentre } from '../../../src/table/index.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

/** Friends whom he leans on already. */
const TOUCHING = -0.9;

/** Romans who face north and are to fall back south, with friends so far behind them; how they stand then, and how far they have come. */
function fallsBack(gap: number, more: Partial<Piece> = {}, periods = 1) {
  const game = setUp({
    pieces: [
      { id: 'rome-line', at: [500, 400], order: 'RETIRE S 100', be: { alarmed: true }, ...more },
      { id: 'rome-second', at: [500, 380], figures: 24, files: 12, order: 'HOLD', be: { alarmed: true } },
      { id: 'gaul-band', at: [500, 700], order: 'HOLD', be: { alarmed: true } },
    ],
  });
  Object.assign(unitIn(game, 'rome-second').placed.at, { y: 384 - gap });
  for (let period = 0; period < periods; period++) play(game, { seed: 1 }, ['orders', 'declarations', 'movement']);
  const { placed } = unitIn(game, 'rome-line');
  return { facing: placed.facing, back: Math.round(392 - bodyCentre(placed).y) };
}

describe('who falls back by order upon friends', () => {
  const slow = { training: 'barbarian' } as const;
  it('keeps his front where he cannot come a step (wrg/manoeuvre/wheel-or-turn)', () => {
    expect(fallsBack(TOUCHING)).toEqual({ facing: 0, back: 0 });
    expect(fallsBack(TOUCHING, slow)).toEqual({ facing: 0, back: 0 });
    expect(fallsBack(TOUCHING, slow, 2)).toEqual({ facing: 0, back: 0 });
  });

  it('fronts where they have stopped him if he was to front in that period (wrg/manoeuvre/wheel-or-turn)', () => {
    expect(fallsBack(12)).toEqual({ facing: 0, back: 13 });
  });
});
