import { describe, expect, it } from 'vitest';
import { stonesAt } from '../../../src/rulesets/wrg/bots/stones.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { onWestWall, siege } from '../turn/siege-table.js';
import { type Piece, setUp, type TableTop } from '../turn/table-top.js';

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
function does(pieces: readonly Piece[], batter: readonly string[] = [], melees: TableTop['melees'] = []) {
  const game = siege([engine, ...pieces]);
  game.state.melees = setUp({ pieces: [engine, ...pieces], melees }).state.melees;
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
    expect(does([within, { id: 'gaul-sortie', at: [360, 300] }])).toBeUndefined();
  });

  it('does not wait for those at whom it may not shoot: hand to hand, out of its arc, or beyond friends on the level', () => {
    const sortie: Piece = { id: 'gaul-sortie', at: [360, 300] };
    const cohort: Piece = { id: 'rome-cohort', at: [360, 280] };
    expect(does([within, cohort, sortie], [], [{ a: 'rome-cohort', b: 'gaul-sortie' }])).toEqual({ lob: true });
    expect(does([within, { ...sortie, at: [560, 200] }])).toEqual({ lob: true });
    expect(does([within, { ...cohort, at: [340, 240] }, sortie])).toEqual({ lob: true });
    expect(does([within, { ...cohort, at: [300, 240] }, onWestWall])).toBeUndefined();
  });
});
