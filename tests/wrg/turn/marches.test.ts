import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { possibleTarget } from '../../../src/rulesets/wrg/turn/shooting/aims.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

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

  it('by an order to fall back is an advance where it leads at the enemy [wrg/reaction/minus1-own-retiring] [wrg/reaction/minus1-friends-retiring] [wrg/reaction/plus1-enemy-retiring] [wrg/reaction/minus1-enemy-advancing]', () => {
    const { doing, marchers, friends, enemies, told } = march('RETIRE S 40');
    expect(doing).toBe('advancing');
    expect([marchers.retiring, friends.friendsRetiring, enemies.enemyRetiring]).toEqual([false, false, false]);
    expect([friends.friendsAdvancing, enemies.enemyAdvancing]).toEqual([true, true]);
    expect(told).toEqual([expect.stringContaining('advances')]);
    // Along the front he falls back all the same, as he was told.
    expect(march('RETIRE E 40').doing).toBe('retiring');
  });
});

describe('an enemy who comes on', () => {
  const alarmed = { alarmed: true };
  /** Gauls march at a legion, away from other Romans, who are nearer to them all the time. */
  const past = (order: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], be: alarmed },
        { id: 'rome-others', at: [500, 535], be: alarmed },
        { id: 'gaul-band', at: [500, 480], order, be: alarmed },
      ],
    });
    play(game, { seed: 1 }, ['movement']);
    return game;
  };
  const counted = (game: Game, id: string) => {
    const field = fieldOf(game.state, game.scenario, game.rules);
    return situationOf(unitIn(game, id), { cause: 'voluntary' }, field).enemyAdvancing;
  };

  it('advances for those whom he comes at, though he goes away from others who stand nearer to him [wrg/reaction/minus1-enemy-advancing]', () => {
    const game = past('MOVE S 60');
    expect(unitIn(game, 'gaul-band').placed.at.y).toBe(420);
    expect(counted(game, 'rome-legion')).toBe(true);
    expect(counted(game, 'rome-others')).toBe(false);
    expect(counted(past('MOVE E 40'), 'rome-legion')).toBe(false);
  });

  it('still does so in the tests before anybody has moved in the next period [wrg/ruling/doing-before-moving]', () => {
    const game = past('MOVE S 60');
    play(game, { seed: 1 }, ['orders']);
    expect(counted(game, 'rome-legion')).toBe(true);
    play(game, { seed: 1 }, ['orders']);
    expect(counted(game, 'rome-legion')).toBe(false);
  });

  it('is a target as such for those whom he comes at [wrg/shooting/priority/1-chargers] [wrg/shooting/priority/5-advancing]', () => {
    const target = (game: Game, shooters: string) => {
      const field = fieldOf(game.state, game.scenario, game.rules);
      const near = field.near.around(shooters, { of: 'enemies' }).find(({ who }) => who.id === 'gaul-band');
      return near && possibleTarget(unitIn(game, shooters), near, field);
    };
    expect(target(past('MOVE S 60'), 'rome-legion')).toMatchObject({ advances: true });
    expect(target(past('MOVE S 60'), 'rome-others')).toMatchObject({ advances: false, advancesElsewhere: false });
  });

  it('does not advance where he turns on the spot [wrg/reaction/minus1-enemy-advancing] [wrg/shooting/priority/5-advancing]', () => {
    const skirmishers: Piece = {
      id: 'gaul-skirmishers',
      type: 'li',
      weapons: ['javelins'],
      at: [500, 410],
      facing: 'N',
    };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 360], be: alarmed },
        { ...skirmishers, order: 'SKIRMISH rome-legion', be: alarmed },
      ],
    });
    play(game, { seed: 1 }, ['movement']);
    expect(unitIn(game, 'gaul-skirmishers')).toMatchObject({ placed: { facing: 180 }, period: { moved: 0 } });
    expect(unitIn(game, 'gaul-skirmishers').period.doing).toBe('halted');
    expect(counted(game, 'rome-legion')).toBe(false);
  });
});
