import { describe, expect, it } from 'vitest';
import { stonesAt } from '../../../src/rulesets/wrg/bots/stones.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { onWestWall, siege } from '../turn/siege-table.js';
import type { Piece } from '../turn/table-top.js';

const engine: Piece = {
  id: 'rome-engine',
  at: [300, 150],
  type: 'engine',
  figures: 1,
  files: 1,
  weapons: [],
  engine: '30-mina-stone-thrower',
};
const within: Piece = { id: 'gaul-within', at: [500, 520] };

/** What a stone-thrower does that may throw high over the walls, and batter what is named. */
function does(pieces: readonly Piece[], batter: readonly string[] = []) {
  const game = siege([engine, ...pieces]);
  const view = wrgView(game.state, 'rome', game.scenario, game.rules);
  const unit = view.units['rome-engine'];
  if (unit === undefined || view.works === undefined) throw new Error('there is no siege');
  const open = [...batter.map(wall => ({ batter: wall })), { lob: true } as const];
  return stonesAt(open, unit, view.works, view, game.rules);
}

describe('a stone-thrower with no wall left to batter [wrg/siege/fort/lob-outside]', () => {
  it('throws high over the walls at those behind them, where it sees nobody', () => {
    expect(does([within])).toEqual({ lob: true });
  });

  it('shoots at those whom it sees: on the walls, or before them', () => {
    expect(does([within, onWestWall])).toBeUndefined();
    expect(does([within, { id: 'gaul-sortie', at: [400, 300] }])).toBeUndefined();
  });
});
