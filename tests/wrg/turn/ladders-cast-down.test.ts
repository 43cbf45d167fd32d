import { describe, expect, it } from 'vitest';
import type { WrgEvent } from '../../../src/rulesets/wrg/events.js';
import type { Play } from '../../../src/rulesets/wrg/turn/play.js';
import { breakUnit } from '../../../src/rulesets/wrg/turn/routing/breaking.js';
import { beforeWestWall, onWestWall, siege } from './siege-table.js';
import { unitIn } from './table-top.js';

const against = 'west-wall';
const ladder = { id: 'ladder', kind: 'scaling-ladder', by: 'rome-foot', facing: 0, against } as const;

/** Romans on a ladder at the wall, hand to hand with those on it. */
function storming() {
  const game = siege([{ ...beforeWestWall, order: 'ATTACK gaul-wall' }, onWestWall]);
  game.state.works?.material.push({ ...ladder, at: { x: 300, y: 399.95 } });
  game.state.period = 2;
  const melee = { a: 'gaul-wall', b: 'rome-foot', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
  game.state.melees = [{ ...melee, chargers: [], following: [] }];
  return game;
}

describe('escaladers who break by a test', () => {
  it('lose their ladders as those whom a melee breaks (wrg/siege/fort/ladders-down)', () => {
    const game = storming();
    const told: WrgEvent[] = [];
    const play = { ...game, tell: (event: WrgEvent) => told.push(event) } as unknown as Play;
    breakUnit(unitIn(game, 'rome-foot'), play);
    expect(told.map(({ kind }) => kind)).toEqual(['siege', 'broke', 'order-ended']);
    expect(told[0]).toMatchObject({ unit: 'rome-foot', on: against, what: 'ladders-down' });
    expect(game.state.works?.material).toMatchObject([{ against: null }]);
  });

  it('leave them standing where it is the defenders who break (wrg/siege/fort/ladders-down)', () => {
    const game = storming();
    breakUnit(unitIn(game, 'gaul-wall'), { ...game, tell: () => {} } as unknown as Play);
    expect(game.state.works?.material).toMatchObject([{ against }]);
  });
});
