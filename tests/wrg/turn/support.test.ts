import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

describe('support to the rear', () => {
  const supported = (x: number, y: number, first: Partial<Piece> = {}, rulings = {}) => {
    const { state, scenario, rules } = setUp({
      rules: wrgRulesUnder({ rulings }),
      pieces: [
        { id: 'rome-first', at: [500, 300], be: alarmed, ...first },
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

  it('is to who runs whoever stands behind his back, or nobody (wrg/ruling/support-of-routers)', () => {
    const runs = { facing: 'S', be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 400 } } } } as const;
    const behind = (reading: string) => supported(500, 340, runs, { 'wrg/ruling/support-of-routers': reading });
    expect(behind('whoever-is-behind-their-backs')).toBe(true);
    expect(behind('nobody')).toBe(false);
  });
});
