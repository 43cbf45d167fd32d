import { describe, expect, it } from 'vitest';
import { depthOf } from '../../../src/table/index.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];

const alarmed = { alarmed: true };

/** Enemies of whom nobody comes to blows with the cohort in the test, to stand about it. */
const about = (id: string, at: readonly [number, number], facing: 'N' | 'S' | 'E' | 'W', files: number): Piece => ({
  ...{ id, type: 'hi', class: 'C', at, facing, files, figures: files * 2, be: alarmed },
});

describe('a unit below half its strength that does worse than to halt', () => {
  /** A cohort of which a third is left, hand to hand with some Gauls. */
  const cohort = (enemies: readonly Piece[], fought: readonly string[] = enemies.map(({ id }) => id)) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-cohort', class: 'D', figures: 36, files: 12, at: [500, 300], be: { ...alarmed, hasRouted: true } },
        ...enemies,
      ],
      melees: fought.map(id => ({ a: 'rome-cohort', b: id, since: 1 })),
    });
    const unit = unitIn(game, 'rome-cohort');
    Object.assign(unit, { figures: 12, carried: 19 });
    unit.placed = { ...unit.placed, figures: 12 };
    // Of its three ranks one is left, at whose back they stand.
    const rear = game.state.units['gaul-rear'];
    if (rear !== undefined) rear.placed = { ...rear.placed, at: { x: 500, y: 299 - depthOf(unit.placed) } };
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    expect(of('test').filter(({ cause }) => cause === 'below-half-strength')).not.toEqual([]);
    return unit;
  };

  it('leaves the field where all who fight it stand before its front (wrg/reaction/below-half-unit-effect)', () => {
    const abreast = [about('gaul-left', [430, 301], 'S', 6), about('gaul-mid', [500, 301], 'S', 8)];
    const { gone, leavesForGood } = cohort([...abreast, about('gaul-right', [570, 301], 'S', 6)]);
    expect({ gone, leavesForGood }).toEqual({ gone: null, leavesForGood: true });
  });

  it('surrenders where two enclose it as much as where four do (wrg/reaction/below-half-unit-effect, wrg/rout/cannot-run)', () => {
    const front = about('gaul-front', [500, 301], 'S', 20);
    const rear = about('gaul-rear', [500, 240], 'N', 20);
    expect(cohort([front, rear]).gone).toBe('surrendered');
  });
});
