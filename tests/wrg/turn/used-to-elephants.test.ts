import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { type Piece, setUp, unitIn } from './table-top.js';

describe('horse sixty paces from enemy elephants', () => {
  const afraid = (own: readonly Piece[], be: Partial<Unit> = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        { id: 'rome-horse', type: 'hc', at: [500, 300] },
        { id: 'gaul-elephants', type: 'elephant', figures: 3, files: 3, at: [500, 360] },
        ...own,
      ],
    });
    for (const { id } of own) Object.assign(unitIn(game, id), be);
    const field = fieldOf(game.state, game.scenario, game.rules);
    return conditionOf(unitIn(game, 'rome-horse'), field).horsesAfraid;
  };
  const elephants: Piece = { id: 'rome-elephants', type: 'elephant', figures: 3, files: 3, at: [800, 100] };

  it('is disorganised unless its own army has elephants, be they off the table by now (wrg/disorganisation/horse-elephants-camels)', () => {
    expect(afraid([])).toBe(true);
    expect(afraid([elephants])).toBe(false);
    expect(afraid([elephants], { gone: 'marched-home' })).toBe(false);
  });
});
