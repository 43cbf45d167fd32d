import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

/** Broken Gauls who run through a gap between Romans, beyond which others lie hidden, after so many periods of their rout. */
function runsThrough(
  periods: number,
  hidden: readonly [number, number],
  reading = 'turns-at-once',
  others: readonly Piece[] = [],
) {
  const wing = (x: number) => ({ id: `rome-wing-${x}`, at: [x, 342] as const, figures: 12, files: 8, facing: 'S' });
  const rout = { periods, from: { x: 500, y: 290 } };
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/rout-upon-hidden': reading } }),
    pieces: [
      { id: 'rome-legion', at: [500, 322], figures: 24, files: 12 },
      { id: 'gaul-riders', type: 'mc', at: [500, 340], figures: 12, files: 12, facing: 'N', be: { rout } },
      { id: 'gaul-guard', at: [100, 700] },
      wing(464),
      wing(536),
      { id: 'rome-line', at: [500, 420], figures: 60, files: 60, facing: 'S' },
      { id: 'rome-hidden', at: hidden, figures: 2, files: 2, facing: 'W', be: { hidden: { kind: 'ambush' } } },
      ...others,
    ],
  });
  const { of } = play(game, {}, ['movement']);
  const moves = of('moved').filter(({ unit }) => unit === 'gaul-riders');
  const { placed, period } = unitIn(game, 'gaul-riders');
  return { moves, found: of('appeared').map(({ unit }) => unit), at: placed.at, paces: Math.round(period.moved) };
}

describe('broken troops who come upon hidden enemies in a gap through which they run', () => {
  it('do not run through them: they stop before them and turn with what is left of their move (wrg/rout/break-through-fail, wrg/ruling/rout-upon-hidden)', () => {
    const { moves, found, paces } = runsThrough(1, [590, 340]);
    expect(found).toEqual(['rome-hidden']);
    expect(moves).toMatchObject([{ stopped: 'enemy' }, {}]);
    expect(moves[0]?.to.x).toBeLessThan(590);
    expect(moves[1]?.to.x).toBeLessThan(moves[0]?.to.x ?? 0);
    expect(paces).toBe(110);
  });

  it('or stay before them until the next period (wrg/ruling/rout-upon-hidden)', () => {
    const { moves, found, paces } = runsThrough(1, [590, 340], 'turns-in-the-next-period');
    expect(found).toEqual(['rome-hidden']);
    expect(moves).toMatchObject([{ stopped: 'enemy' }]);
    expect(paces).toBe(41);
  });

  it('take the other gap where they would have no room before them (wrg/rout/break-through-fail)', () => {
    const { moves, found, at } = runsThrough(0, [640, 350]);
    expect([moves.length, found]).toEqual([1, ['rome-hidden']]);
    expect(at.x).toBeLessThan(400);
  });

  it('and know nothing of those who are not in their way (wrg/rout/direction-first)', () => {
    const { found, at } = runsThrough(0, [600, 380]);
    expect(found).toEqual([]);
    expect(at.x).toBeGreaterThan(600);
  });

  it('come upon those alone who lie on their way as it bends round friends (wrg/rout/friends-gap, wrg/rout/break-through-fail)', () => {
    const friends: Piece = { id: 'gaul-friends', at: [600, 345], figures: 6, files: 6, facing: 'W' };
    const beside = runsThrough(0, [630, 318], 'turns-at-once', [friends]);
    expect(beside.moves).toMatchObject([{ stopped: 'enemy' }, {}]);
    expect(beside.moves[0]?.to.x).toBeLessThan(630);
    expect(beside.paces).toBe(160);
    const passed = runsThrough(0, [640, 306], 'turns-at-once', [friends]);
    expect(passed.moves).toHaveLength(1);
    expect(passed.moves[0]?.stopped).toBeUndefined();
  });
});

describe('broken troops whose way through a gap bends round friends', () => {
  it('run their move by that way, and no farther (wrg/rout/move, wrg/rout/friends-gap)', () => {
    for (const at of [[600, 335] as const, [580, 345] as const]) {
      const friends: Piece = { id: 'gaul-friends', at, figures: 6, files: 6, facing: 'W' };
      const { moves } = runsThrough(0, [900, 60], 'turns-at-once', [friends]);
      expect(moves).toHaveLength(1);
      expect(moves[0]?.distance).toBeCloseTo(160, 1);
    }
  });
});
