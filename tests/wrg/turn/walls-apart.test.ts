import { expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wallsKeepApart } from '../../../src/rulesets/wrg/turn/siege/crossing.js';
import { setUp, unitIn } from './table-top.js';

it('a wall keeps two enemies apart, but not a long column that comes round its end from who stands there [wrg/siege/material/ladder]', () => {
  const game = setUp({
    pieces: [
      { id: 'rome-column', at: [500, 296], figures: 12, files: 1 },
      { id: 'gaul-band', at: [500, 340] },
    ],
    features: [
      {
        kind: 'rampart',
        id: 'wall',
        line: [
          [400, 300],
          [600, 300],
        ],
      },
    ],
    scenario: { works: { forts: [], walls: [], ditches: [], material: [], builders: [] } },
  });
  const [column, band] = [unitIn(game, 'rome-column'), unitIn(game, 'gaul-band')];
  const field = fieldOf(game.state, game.scenario, game.rules);
  const apart = (end: typeof column.placed) =>
    wallsKeepApart({ unit: column, end }, { unit: band, end: band.placed }, field);
  expect(apart(column.placed)).toBe(true);
  expect(apart({ ...column.placed, at: { x: 500, y: 345 } })).toBe(false);
});
