import { describe, expect, it } from 'vitest';
import { play, setUp, unitIn } from './table-top.js';

/** A line of foot with horse right behind its back, in melee since last turn. */
function behind() {
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 40], figures: 24, formation: 'LB' },
      { id: 'red-1', at: [60, 35.4], facing: 'N', type: 'light-lancers', figures: 8, formation: 'Col 8' },
    ],
  });
  game.state.turn = 2;
  game.state.contacts.push({
    a: 'blue-1',
    b: 'red-1',
    edgeOfA: 'rear',
    edgeOfB: 'front',
    since: 2,
    attackers: ['red-1'],
    run: {},
  });
  return game;
}
const moves = ['orders', 'movement'];

describe('a unit that is fought in the rear (cady/common/morale/back-and-turn-rear)', () => {
  it('turns round to the enemy where it is ordered to face him, and fights to its front', () => {
    const game = behind();
    const { of } = play(game, { orders: { 'blue-1': 'H, F S' } }, moves);
    expect(of('turned-to-fight')).toMatchObject([{ unit: 'blue-1', on: 'red-1', facing: 180 }]);
    expect(unitIn(game.state, 'blue-1').facing).toBe(180);
    expect(game.state.contacts).toMatchObject([{ edgeOfA: 'front', edgeOfB: 'front' }]);
  });

  it('and else stands as it stood: with no such order, or one that shows him a flank', () => {
    for (const order of ['H', 'H, F N', 'H, F E']) {
      const game = behind();
      expect(play(game, { orders: { 'blue-1': order } }, moves).of('turned-to-fight')).toEqual([]);
      expect(game.state.contacts).toMatchObject([{ edgeOfA: 'rear' }]);
    }
  });

  it('nor while it goes back with its back to him', () => {
    const game = behind();
    unitIn(game.state, 'blue-1').order = 'H, F S';
    unitIn(game.state, 'blue-1').mustDo = 'back-and-turn';
    expect(play(game, {}, moves).of('turned-to-fight')).toEqual([]);
  });
});
