import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { initiativeOdds, initiativeThrow, strongUnits } from '../../src/rulesets/raymond/army/initiative.js';
import { play, setUp } from './table-top.js';

describe('initiative', () => {
  it('counts units on the table that still have four stands or more [raymond/initiative/tally]', () => {
    const { state } = setUp({
      pieces: [
        { id: 'blue-1', at: [10, 10], stands: 'PPMM' },
        { id: 'blue-2', at: [30, 10], stands: 'PPMMM' },
        { id: 'blue-3', at: [50, 10], stands: 'PMM', be: { strength: 5 } },
        { id: 'blue-4', at: [70, 10], stands: 'PPMM', be: { gone: 'routed' } },
        { id: 'red-1', at: [10, 80], stands: 'PMM' },
      ],
    });
    expect(strongUnits('blue', state)).toBe(2);
    expect(strongUnits('red', state)).toBe(0);
  });

  it('more strong units throw two dice, fewer three, equal two each [raymond/initiative/dice]', () => {
    expect(initiativeOdds({ blue: 3, red: 2 }).dice).toEqual({ blue: 2, red: 3 });
    expect(initiativeOdds({ blue: 0, red: 2 }).dice).toEqual({ blue: 3, red: 2 });
    expect(initiativeOdds({ blue: 2, red: 2 }).dice).toEqual({ blue: 2, red: 2 });
  });

  it('the lower total has it [raymond/initiative/lowest-wins]', () => {
    const thrown = usingScript([3, 4, 1, 2, 3], dice => initiativeThrow({ blue: 3, red: 2 }, dice));
    expect(thrown).toMatchObject({ totals: { blue: 7, red: 6 }, winner: 'red' });
  });

  it('a tie decides nothing, and the phase throws it again with as many dice [raymond/initiative/tie-rethrow]', () => {
    const tie = usingScript([3, 4, 5, 2], dice => initiativeThrow({ blue: 1, red: 1 }, dice));
    expect(tie.winner).toBeNull();
    expect(tie.because.at(-1)?.clause).toBe('raymond/initiative/tie-rethrow');
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [10, 10], stands: 'PPMM' },
        { id: 'red-1', at: [10, 80] },
      ],
    });
    const { of } = play(game, { dice: [6, 3, 2, 3, 4, 5, 5, 1, 1, 1] }, ['initiative']);
    expect(of('initiative').map(({ totals, winner }) => [totals.blue, totals.red, winner])).toEqual([
      [9, 9, null],
      [10, 3, 'red'],
    ]);
    expect(game.state.initiative).toBe('red');
  });

  it('both sides throw, whoever had the initiative before [raymond/sequence/simultaneous-phases]', () => {
    const pieces = [
      { id: 'blue-1', at: [10, 10] as const },
      { id: 'red-1', at: [10, 80] as const },
    ];
    for (const initiative of ['blue', 'red'] as const) {
      const game = setUp({ pieces, initiative });
      play(game, { dice: [1, 1, 6, 6] }, ['initiative']);
      expect(game.state.initiative).toBe('blue');
    }
  });

  it('the chances are those of a throw that is decided', () => {
    const even = initiativeOdds({ blue: 4, red: 4 }).chances;
    expect(even.blue).toBeCloseTo(0.5, 12);
    // Two dice against three, throw by throw.
    const wins = { two: 0, three: 0 };
    const faces = [1, 2, 3, 4, 5, 6];
    for (const a of faces)
      for (const b of faces)
        for (const c of faces)
          for (const d of faces)
            for (const e of faces) {
              if (a + b < c + d + e) wins.two++;
              if (a + b > c + d + e) wins.three++;
            }
    const uneven = initiativeOdds({ blue: 4, red: 1 }).chances;
    expect(uneven.blue).toBeCloseTo(wins.two / (wins.two + wins.three), 12);
    expect(uneven.red).toBeCloseTo(wins.three / (wins.two + wins.three), 12);
  });

  it('who has more strong units is never worse off', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), (blue, red) => {
        const { chances } = initiativeOdds({ blue, red });
        expect((chances.blue ?? 0) + (chances.red ?? 0)).toBeCloseTo(1, 12);
        expect(Math.sign((chances.blue ?? 0) - (chances.red ?? 0)) || 0).toBe(Math.sign(blue - red) || 0);
      }),
      { numRuns: 20 },
    );
  });

  it('takes two sides', () => {
    expect(() => initiativeOdds({ blue: 1 })).toThrow(RuleViolation);
  });
});
