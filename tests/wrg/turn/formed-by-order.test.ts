import { describe, expect, it } from 'vitest';
import { readOrder } from '../../../src/rulesets/wrg/orders/notation.js';
import { declaring } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const far = { id: 'gaul-band', at: [500, 700], be: { alarmed: true } } as const;

const marching = (order: string, more: Partial<TableTop> = {}, answers?: ReturnType<typeof declaring>) => {
  const piece = { id: 'rome-legion', at: [500, 200], figures: 24, files: 12, order, be: { alarmed: true } } as const;
  const game = setUp({ pieces: [piece, far], ...more });
  const told = play(game, { ...(answers === undefined ? {} : { answers }), seed: 1 }, ['declarations', 'movement']);
  return { game, legion: unitIn(game, 'rome-legion'), told };
};

describe('a unit whose order says how it is formed', () => {
  it('forms as many abreast as it says, or in a column no more than wheel without loss (wrg/orders/formation-and-speed-free, wrg/manoeuvre/free-narrow-column-wheel)', () => {
    expect(marching('MOVE N, in line').legion.placed.files).toBe(12);
    expect(marching('MOVE N, in line 10').legion.placed.files).toBe(10);
    // Figures of fifteen millimetres: four of them stand on sixty.
    const narrow = { scenario: { scale: '25mm' as const } };
    expect(marching('MOVE N, in column', narrow).legion.placed.files).toBe(4);
    expect(marching('MOVE N, in column 6', narrow).legion.placed.files).toBe(6);
  });

  it('is in a column half as wide at the scale of small figures, whose bases are half as wide (wrg/15mm/mm-column)', () => {
    const { legion } = marching('MOVE N, in column', { scenario: { scale: '15mm-millimetre' } });
    expect(legion.placed.files).toBe(4);
  });

  it('moves in hollow square, at half its speed (wrg/orders/formation-and-speed-free, wrg/square/half-speed)', () => {
    const { legion, told } = marching('MOVE N, in square');
    expect(legion.square).toBe(true);
    const [moved] = told.of('moved');
    expect(moved?.distance).toBe(30);
  });

  it('breaks up its square for a line, unless it is to keep off who could charge it (wrg/orders/defensive-halt)', () => {
    const inSquare = (at: [number, number]) => {
      const piece = { id: 'rome-legion', at: [500, 200], figures: 24, files: 12, order: 'MOVE N, in line' } as const;
      const horse = { id: 'gaul-horse', type: 'hc', at, figures: 6, files: 6, order: 'CHARGE rome-legion' } as const;
      const be = { square: true, alarmed: true };
      const game = setUp({
        pieces: [
          { ...piece, be },
          { ...horse, be: { alarmed: true } },
        ],
      });
      play(game, { seed: 1 }, ['declarations']);
      return unitIn(game, 'rome-legion').square;
    };
    expect(inSquare([500, 700])).toBe(false);
    expect(inSquare([500, 230])).toBe(true);
  });

  it('does as its player says of a period all the same (wrg/orders/formation-and-speed-free)', () => {
    const { legion } = marching('MOVE N, in square', {}, declaring({ 'rome-legion': { square: false } }));
    expect(legion.square).toBe(false);
  });

  it('is told that there are no wedges', () => {
    expect(readOrder('ATTACK gaul-band, in wedge')).toHaveProperty('violations');
  });
});

describe('who is to form a front for which a period is too short', () => {
  it('forms as far as it has time for, and goes on in the next (wrg/manoeuvre/formation-barbarian, wrg/manoeuvre/formation-in-difficult-terrain)', () => {
    const forms = (features: TableTop['features'] = []) => {
      const game = setUp({
        pieces: [
          {
            id: 'gaul-foot',
            at: [500, 500],
            figures: 16,
            files: 16,
            order: 'MOVE S, in column 4',
            be: { alarmed: true },
          },
          { id: 'rome-guard', at: [100, 20], be: { alarmed: true } },
        ],
        features,
      });
      return [1, 2, 3].map(() => {
        play(game, {}, ['orders', 'declarations', 'movement']);
        return unitIn(game, 'gaul-foot').placed.files;
      });
    };
    const wood = {
      kind: 'wood',
      id: 'wood',
      outline: [
        [300, 100],
        [700, 100],
        [700, 720],
        [300, 720],
      ],
    } satisfies NonNullable<TableTop['features']>[number];
    // Two figures in each quarter of a period, or one.
    expect(forms()).toEqual([8, 4, 4]);
    expect(forms([wood])).toEqual([12, 8, 4]);
  });
});
