import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

describe('support to the rear', () => {
  const supported = (x: number, y: number) => {
    const { state, scenario, rules } = setUp({
      pieces: [
        { id: 'rome-first', at: [500, 300], be: alarmed },
        { id: 'rome-second', at: [x, y], be: alarmed },
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
    });
    const field = fieldOf(state, scenario, rules);
    return situationOf(unitIn({ state }, 'rome-first'), { cause: 'voluntary' }, field).supportToRear;
  };

  it('is who stands immediately behind, and nobody off to one side of them (wrg/reaction/definition-support)', () => {
    expect(supported(500, 260)).toBe(true);
    expect(supported(530, 260)).toBe(true);
    expect(supported(545, 260)).toBe(false);
    expect(supported(500, 200)).toBe(false);
  });
});

describe('who follows a friend a little to one side of him', () => {
  it('wheels after him, and does not turn to him and back at the price of one turn (wrg/manoeuvre/turn-time-quick, wrg/orders/support)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-first', at: [530, 400], be: alarmed },
        { id: 'rome-second', at: [500, 240], order: 'FOLLOW rome-first', be: alarmed },
        { id: 'gaul-band', at: [500, 720], be: alarmed },
      ],
    });
    const [moved] = play(game, {}, ['movement']).of('moved');
    const { placed } = unitIn(game, 'rome-second');
    expect(moved?.unit).toBe('rome-second');
    // He has come round to the way that he goes.
    expect(placed.facing).toBeGreaterThan(5);
    expect(placed.facing).toBeLessThan(20);
    expect(placed.at.y).toBeGreaterThan(285);
  });
});
