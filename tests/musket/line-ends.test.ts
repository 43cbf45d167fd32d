import { describe, expect, it } from 'vitest';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { quadOf } from '../../src/table/index.js';
import { all, play, setUp, unitIn } from './table-top.js';

/** Six stands of foot in one rank, 24 cm wide; a column two stands wide before one of its ends or its middle, in melee since last turn. */
function ends(x: number) {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 40], figures: 12, formation: 'Col 12' },
      { id: 'red-1', at: [x, 40.25], type: 'light-lancers', figures: 8, formation: 'Col 4' },
    ],
  });
  game.state.turn = 2;
  game.state.contacts.push({
    a: 'blue-1',
    b: 'red-1',
    edgeOfA: 'front',
    edgeOfB: 'front',
    since: 1,
    attackers: ['red-1'],
    run: {},
  });
  const before = quadOf(placedOf(unitIn(game.state, 'blue-1'), game.rules));
  return { ...game, before };
}

/** All of blue who roll fall, and nobody of red. */
function fought(game: ReturnType<typeof ends>) {
  const first = structuredClone(game.state);
  const [told] = play({ ...game, state: first }, { seed: 1 }, ['melee']).of('melee');
  const [blue, red] = [told?.a.dice ?? 0, told?.b.dice ?? 0];
  play(game, { dice: [...all(blue, 12), ...all(red, 1)], goes: false }, ['melee']);
  return { blue, quad: quadOf(placedOf(unitIn(game.state, 'blue-1'), game.rules)) };
}

describe('the end of a line one rank deep (cady/common/melee/no-sideways-slide cady/common/melee/only-contact)', () => {
  it('falls where the enemy touches it: the other stands stay where they are, and do not fight in its place', () => {
    const [left] = ends(60).before.map(({ x }) => x);
    const game = ends(Math.round(left ?? 0) + 1);
    const { quad, blue } = fought(game);
    const xs = (corners: readonly { readonly x: number }[]) => corners.map(({ x }) => x);
    expect(blue).toBeGreaterThan(0);
    expect(unitIn(game.state, 'blue-1').figures).toBe(12 - blue);
    expect(Math.max(...xs(quad))).toBeCloseTo(Math.max(...xs(game.before)), 2);
    expect(Math.min(...xs(quad))).toBeGreaterThan(Math.min(...xs(game.before)) + 3);
    // Nobody is left in base contact: the melee is over.
    expect(game.state.contacts).toEqual([]);
  });

  it('in the middle the line is divided, as before', () => {
    const game = ends(60);
    fought(game);
    expect(unitIn(game.state, 'blue-1').divided).toMatchObject({ by: 'red-1' });
  });

  it('nobody slides into the gap in the middle either: while it is divided, none of its figures fights him who stands there', () => {
    const game = ends(60);
    fought(game);
    game.state.turn += 1;
    const told = play(game, { seed: 1 }, ['melee']).of('melee');
    expect(told.map(({ a, b }) => [a.dice, b.dice])).toEqual([[0, 0]]);
    expect(unitIn(game.state, 'blue-1').divided).toMatchObject({ by: 'red-1' });
    unitIn(game.state, 'blue-1').divided = null;
    const [again] = play(game, { seed: 1 }, ['melee']).of('melee');
    expect(again?.a.dice).toBeGreaterThan(0);
  });
});
