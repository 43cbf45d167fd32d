import { describe, expect, it } from 'vitest';
import { frozen } from '../../src/battle/frozen.js';

describe('frozen data', () => {
  it('is the very same, and takes no change however deep', () => {
    const battle = { turn: 1, units: [{ id: 'guards', figures: 24 }], outcome: null };
    expect(frozen(battle)).toBe(battle);
    expect(() => battle.units.push({ id: 'hussars', figures: 12 })).toThrow(TypeError);
    expect(() => {
      battle.units[0]!.figures = 23;
    }).toThrow(TypeError);
    expect(battle).toEqual({ turn: 1, units: [{ id: 'guards', figures: 24 }], outcome: null });
  });

  it('is not gone through again where it was frozen before', () => {
    let looks = 0;
    const state = Object.freeze({
      get unit() {
        looks++;
        return {};
      },
    });
    frozen({ state });
    expect(looks).toBe(0);
  });

  it.each([null, undefined, 7, 'rout', true])('%s stays what it is', value => {
    expect(frozen(value)).toBe(value);
  });
});
