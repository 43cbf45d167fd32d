import { describe, expect, it } from 'vitest';
import { placedOf } from '../../src/rulesets/cady/musket/index.js';
import { distanceBetweenQuads, quadOf } from '../../src/table/index.js';
import { type Game, play, setUp, unitIn } from './table-top.js';

/** Foot in two ranks with horse right behind its back, after its rear rank has fallen; with `before`, more horse before its front. */
function rearRankGone(before = false) {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 40], figures: 24, formation: 'Col 12' },
      { id: 'red-1', at: [60, 35.75], facing: 'N', type: 'light-lancers', figures: 8, formation: 'Col 8' },
      { id: 'red-2', at: [60, before ? 40.25 : 90], type: 'light-lancers', figures: 8, formation: 'Col 8' },
    ],
  });
  const contact = { a: 'blue-1', since: 1, attackers: [], run: {} } as const;
  game.state.contacts.push({ ...contact, b: 'red-1', edgeOfA: 'rear', edgeOfB: 'front' });
  if (before) game.state.contacts.push({ ...contact, b: 'red-2', edgeOfA: 'front', edgeOfB: 'front' });
  game.state.turn = 2;
  unitIn(game.state, 'blue-1').figures = 12;
  return game;
}

function apart({ state, rules }: Game, a: string, b: string): number {
  return distanceBetweenQuads(quadOf(placedOf(unitIn(state, a), rules)), quadOf(placedOf(unitIn(state, b), rules)));
}

describe('a gap that losses leave in a melee (cady/common/melee/fill-gap-from-behind cady/common/melee/only-contact)', () => {
  it('is filled by those in front of a rank that fell in the rear', () => {
    const game = rearRankGone();
    expect(apart(game, 'blue-1', 'red-1')).toBeGreaterThan(1);
    expect(play(game, {}, ['morale']).of('out-of-reach')).toEqual([]);
    expect(apart(game, 'blue-1', 'red-1')).toBeCloseTo(0.25, 2);
    expect(game.state.contacts).toHaveLength(1);
  });

  it('ends it where they fight to their front, and that is told', () => {
    const game = rearRankGone(true);
    expect(play(game, {}, ['morale']).of('out-of-reach')).toMatchObject([{ a: 'blue-1', b: 'red-1' }]);
    expect(unitIn(game.state, 'blue-1').at).toEqual({ x: 60, y: 40 });
    expect(game.state.contacts.map(({ b }) => b)).toEqual(['red-2']);
  });
});
