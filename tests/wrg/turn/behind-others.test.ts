import { describe, expect, it } from 'vitest';
import { enemiesInReach } from '../../../src/rulesets/wrg/turn/declaring/reach.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { setUp, unitIn } from './table-top.js';

describe('an enemy who stands behind another one', () => {
  /** Whom foot reaches that has a thin line before it, and right behind that another, so far to one side. */
  const reached = (aside: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', type: 'hi', at: [500, 300], figures: 20, files: 10 },
        { id: 'gaul-line', type: 'hi', at: [500, 312], figures: 20, files: 10 },
        { id: 'gaul-behind', type: 'hi', at: [500 + aside, 328.5], figures: 20, files: 10 },
      ],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    return enemiesInReach(unitIn(game, 'rome-legion'), field).map(({ enemy }) => enemy.id);
  };

  it('is not charged through him, though he is a thin line, and is where some of his men stand out beside him [wrg/charge/ends-at-contact] [wrg/charge/definition]', () => {
    expect(reached(0)).toEqual(['gaul-line']);
    expect(reached(10)).toEqual(['gaul-line', 'gaul-behind']);
  });
});
