import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { setUp, type TableTop } from './table-top.js';

/** Whether Romans see Gauls, as all stand. */
function sees({ pieces, features = [] }: Pick<TableTop, 'pieces' | 'features'>): boolean {
  const { state, scenario, rules } = setUp({ pieces, features });
  const seen = fieldOf(state, scenario, rules).near.around('rome-horse', { of: 'enemies', inView: true });
  return seen.some(({ who }) => who.id === 'gaul-horse');
}

describe('two bodies in a wood', () => {
  const wood: NonNullable<TableTop['features']>[number] = {
    kind: 'wood',
    id: 'grove',
    outline: [
      [300, 200],
      [700, 200],
      [700, 600],
      [300, 600],
    ],
  };
  const apart = (paces: number) =>
    sees({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 400], figures: 6, files: 3 },
        { id: 'gaul-horse', type: 'hc', at: [500, 400 + paces], figures: 6, files: 3 },
      ],
      features: [wood],
    });

  it('see each other as far as one sees in it, from the nearest figure to the nearest figure (wrg/reaction/definition-within, wrg/reaction/within-needs-view)', () => {
    expect(apart(1)).toBe(true);
    expect(apart(19)).toBe(true);
    expect(apart(21)).toBe(false);
  });

  it('also where one stands at the flank of the other (wrg/reaction/within-needs-view)', () => {
    const atFlank = (paces: number) =>
      sees({
        pieces: [
          { id: 'rome-horse', type: 'hc', at: [500, 400], figures: 12, files: 12 },
          { id: 'gaul-horse', type: 'hc', at: [530, 392 - 8 - paces], facing: 'N', figures: 6, files: 3 },
        ],
        features: [wood],
      });
    expect(atFlank(2)).toBe(true);
  });
});
