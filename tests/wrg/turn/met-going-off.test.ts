import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const told: Pick<Unit, 'bound'> = {
  bound: { instruction: 'move-to-friends', disorganised: false, left: 2, kept: 0 },
};

/** Romans told to go to friends aside and behind, too close to the Gauls who charge them for their block to come round; how these meet them. */
function metBy(toward: 'east' | 'west') {
  const friends: Piece = { id: 'rome-friends', at: [toward === 'east' ? 620 : 380, 220], be: { alarmed: true } };
  const game = setUp({
    pieces: [
      {
        id: 'rome-line',
        at: [500, 300],
        figures: 24,
        files: 12,
        weapons: ['long-spear'],
        shield: true,
        be: { alarmed: true, ...told },
      },
      friends,
      { id: 'gaul-band', at: [500, 318], figures: 24, files: 12, be: { alarmed: true } },
    ],
  });
  Object.assign(unitIn(game, 'gaul-band').period, { charges: 'rome-line', doing: 'charging' });
  const moved = play(game, {}, ['movement']);
  const line = unitIn(game, 'rome-line');
  const { because } = conditionOf(line, fieldOf(game.state, game.scenario, game.rules));
  const { facing } = line.placed;
  const fought = play(game, {}, ['hand-to-hand']).of('fought');
  const blow = fought.find(({ unit }) => unit === 'gaul-band');
  return {
    facing,
    takenIn: moved.of('met').map(({ takenIn }) => takenIn),
    disorder: because.map(({ clause }) => clause),
    shieldless: blow?.because.some(({ clause }) => clause.includes('shieldless')),
  };
}

describe('who goes to friends man by man, past an enemy too close for the block to come round', () => {
  it('is met as his men go, and not as their block was left standing: out of order, and in the flank that they show [wrg/disorganisation/contacted-unready] [wrg/shields/when-unusable]', () => {
    expect(metBy('west')).toMatchObject({
      facing: 0,
      takenIn: ['flank'],
      disorder: ['wrg/disorganisation/contacted-unready'],
      shieldless: true,
    });
    expect(metBy('east')).toMatchObject({ takenIn: ['flank'], shieldless: false });
  });
});
