import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { setUp, unitIn } from './table-top.js';

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
