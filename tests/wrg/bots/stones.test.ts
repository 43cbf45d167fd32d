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
function does(
  pieces: readonly Piece[],
  batter: readonly string[] = [],
  melees: TableTop['melees'] = [],
  thrower = engine,
) {
  const game = siege([thrower, ...pieces]);
  game.state.melees = setUp({ pieces: [thrower, ...pieces], melees }).state.melees;
  const view = wrgView(game.state, thrower.id.startsWith('gaul') ? 'gaul' : 'rome', game.scenario, game.rules);
  const unit = view.units[thrower.id];
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

  it('still shoots at men whom it sees beyond friends, for blind throws spend themselves on a whole garrison', () => {
    expect(
      does([within, { id: 'rome-cohort', at: [340, 240] }, { id: 'gaul-sortie', at: [360, 300] }]),
    ).toBeUndefined();
  });
});

describe('a stone-thrower of the garrison, whose throws the men on the walls direct [wrg/siege/fort/lob-inside]', () => {
  const ours: Piece = { ...engine, id: 'gaul-engine', at: [300, 620], facing: 'S' };
  const stormers: Piece = { id: 'rome-stormers', at: [340, 480] };
  const guard: Piece = { id: 'gaul-guard', at: [340, 500] };
  const throws = (pieces: readonly Piece[], melees: TableTop['melees'] = []) =>
    does([{ id: 'rome-camp', at: [500, 100] }, onWestWall, ...pieces], [], melees, ours);

  it('shoots at enemies within the walls', () => {
    expect(throws([stormers])).toBeUndefined();
    expect(throws([])).toEqual({ lob: true });
  });

  it('does not wait for a shot at those at whom it may not shoot: hand to hand, out of its arc, or beyond friends on the level', () => {
    expect(throws([guard, stormers], [{ a: 'gaul-guard', b: 'rome-stormers' }])).toEqual({ lob: true });
    expect(throws([{ ...stormers, at: [700, 600] }])).toEqual({ lob: true });
    expect(throws([{ ...guard, at: [320, 560] }, stormers])).toEqual({ lob: true });
  });
});
