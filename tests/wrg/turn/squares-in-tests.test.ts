import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { setUp, unitIn } from './table-top.js';

describe('a hollow square', () => {
  /** A cohort with horse behind it, as the one or the other tests. */
  const counted = (square: boolean, tester: 'rome-cohort' | 'gaul-horse') => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        { id: 'rome-cohort', figures: 24, files: 6, at: [500, 400], be: { square } },
        { id: 'gaul-horse', type: 'hc', at: [500, 280], facing: 'N' },
      ],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    return situationOf(unitIn(game, tester), { cause: 'voluntary' }, field);
  };

  it('has no enemy behind its flank or in its rear (wrg/square/no-flank-or-rear, wrg/reaction/minus1-enemy-in-rear)', () => {
    expect(counted(false, 'rome-cohort').enemyInRear).toBe(true);
    expect(counted(true, 'rome-cohort')).toMatchObject({ enemyInRear: false, enemyBehindFlank: false });
  });

  it('faces enemies on all sides of it, and presents no rear (wrg/square/no-flank-or-rear, wrg/reaction/definition-facing)', () => {
    expect(counted(false, 'gaul-horse')).toMatchObject({ enemyUnitsFacing: 0, enemyFlankOrRear: true });
    expect(counted(true, 'gaul-horse')).toMatchObject({ enemyUnitsFacing: 1, enemyFlankOrRear: false });
  });

  it('has no flank that friends could secure (wrg/square/no-flank-or-rear, wrg/reaction/definition-secure-flank)', () => {
    const secured = (square: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'rome-cohort', figures: 24, files: 6, at: [500, 400], be: { square } },
          { id: 'rome-friends', at: [536, 400] },
          { id: 'gaul-horse', type: 'hc', at: [500, 700] },
        ],
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'rome-cohort'), { cause: 'voluntary' }, field).secureFlanks;
    };
    expect(secured(false)).toBe(1);
    expect(secured(true)).toBe(0);
  });
});
