import { describe, expect, it } from 'vitest';
import type { WrgEvent } from '../../../src/rulesets/wrg/events.js';
import { afterTheFight } from '../../../src/rulesets/wrg/turn/fighting/aftermath.js';
import type { Play } from '../../../src/rulesets/wrg/turn/play.js';
import { breakUnit } from '../../../src/rulesets/wrg/turn/routing/breaking.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { beforeWestWall, onWestWall, siege } from './siege-table.js';
import { type Piece, unitIn } from './table-top.js';

const against = 'west-wall';
const ladder = { id: 'ladder', kind: 'scaling-ladder', by: 'rome-foot', facing: 0, against } as const;

/** Romans on a ladder at the wall, hand to hand with those on it; friends behind them, so many paces from the foot of the wall. */
function storming(behind?: number, reading = 'stay-where-nobody-goes-back') {
  const friends: Piece[] = behind === undefined ? [] : [{ id: 'rome-reserve', at: [300, 400 - behind], figures: 20 }];
  const pieces = [{ ...beforeWestWall, order: 'ATTACK gaul-wall' }, onWestWall, ...friends];
  const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/ladders-without-room': reading } });
  const game = { ...siege(pieces), rules };
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

describe('escaladers who are beaten and have to give ground', () => {
  const beaten = (behind?: number, reading?: string) => {
    const game = storming(behind, reading);
    const told: WrgEvent[] = [];
    const command = { ask: () => 'reorganising' };
    const play = { ...game, command, tell: (event: WrgEvent) => told.push(event) } as unknown as Play;
    const [foot, wall] = [unitIn(game, 'rome-foot'), unitIn(game, 'gaul-wall')];
    Object.assign(foot.period, { fought: true, metBy: ['gaul-wall'], meleeCasualties: 30, inflicted: 20 });
    Object.assign(wall.period, { fought: true, metBy: ['rome-foot'], meleeCasualties: 20, inflicted: 30 });
    afterTheFight([foot, wall], by => (by === wall ? 30 : 20), play);
    const back = told.flatMap(event => (event.kind === 'pushed-back' ? [event.paces] : []));
    return { back, down: told.filter(event => event.kind === 'siege' && event.what === 'ladders-down').length };
  };

  it('lose their ladders as they go (wrg/siege/fort/ladders-down)', () => {
    expect(beaten()).toEqual({ back: [30], down: 1 });
  });

  it('keep them where there is no room to go, or lose them all the same (wrg/siege/fort/ladders-down, wrg/ruling/ladders-without-room)', () => {
    expect(beaten(30)).toEqual({ back: [0], down: 0 });
    expect(beaten(30, 'cast-down-all-the-same')).toEqual({ back: [0], down: 1 });
  });
});
