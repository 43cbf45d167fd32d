import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { play, setUp, unitIn } from './table-top.js';

/** Gauls march 100 paces before Romans, with friends of theirs beside them. */
function march(order: string) {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 300], be: { alarmed: true } },
      { id: 'gaul-band', at: [500, 400], order, be: { alarmed: true } },
      { id: 'gaul-friends', at: [380, 400], be: { alarmed: true } },
    ],
  });
  const moved = play(game, { seed: 1 }, ['movement']).of('moved');
  const situation = (id: string) =>
    situationOf(unitIn(game, id), { cause: 'voluntary' }, fieldOf(game.state, game.scenario, game.rules));
  return {
    told: moved.flatMap(event => tellWrg({ ...event, turn: 2, phase: 'movement' }, game.scenario)),
    doing: unitIn(game, 'gaul-band').period.doing,
    marchers: situation('gaul-band'),
    friends: situation('gaul-friends'),
    enemies: situation('rome-legion'),
  };
}

describe('a march', () => {
  it('toward the enemy is an advance (wrg/reaction/plus1-friends-advancing, wrg/reaction/minus1-enemy-advancing)', () => {
    const { friends, enemies, told } = march('MOVE S 40');
    expect(friends.friendsAdvancing).toBe(true);
    expect(enemies.enemyAdvancing).toBe(true);
    expect(told).toEqual([expect.stringContaining('advances')]);
  });

  it('along his front or away from him is none (wrg/reaction/plus1-friends-advancing, wrg/reaction/minus1-enemy-advancing)', () => {
    for (const order of ['MOVE E 40', 'MOVE N 40']) {
      const { doing, friends, enemies, told } = march(order);
      expect(doing).toBe('marching');
      expect(friends.friendsAdvancing).toBe(false);
      expect(enemies.enemyAdvancing).toBe(false);
      expect(told).toEqual([expect.stringContaining('marches')]);
    }
  });

  it('by order is no retreat, wherever it leads, unless the order is to retire (wrg/reaction/minus1-own-retiring, wrg/reaction/plus1-enemy-retiring)', () => {
    const retires = (order: string) => {
      const { marchers, friends, enemies } = march(order);
      return [marchers.retiring, friends.friendsRetiring, enemies.enemyRetiring];
    };
    expect(retires('MOVE N 40')).toEqual([false, false, false]);
    expect(retires('RETIRE N 40')).toEqual([true, true, true]);
  });
});
