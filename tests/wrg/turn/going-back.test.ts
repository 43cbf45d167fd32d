import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp } from './table-top.js';

/** A legion in the middle that a test has told to go back, with a band of Gauls before it. */
const toldTo = (instruction: 'retreat' | 'retire'): readonly Piece[] => [
  {
    id: 'rome-legion',
    at: [500, 400],
    be: { alarmed: true, bound: { instruction, disorganised: false, left: 2, kept: 0 } },
  },
  { id: 'gaul-before', at: [500, 430], be: { alarmed: true }, order: 'HOLD' },
];

/** Which way it goes, and whom it comes upon. */
function goesBack(instruction: 'retreat' | 'retire', others: readonly Piece[] = []) {
  const { of } = play(setUp({ pieces: [...toldTo(instruction), ...others] }), { seed: 1 }, ['movement']);
  const moved = of('moved').find(({ unit }) => unit === 'rome-legion');
  return { aside: Math.round(Math.abs((moved?.to.x ?? 0) - 500)), meets: of('met').length };
}

describe('who goes back between an enemy and friends who leave his block no room to come round', () => {
  const facing = (instruction: 'retreat' | 'retire') => {
    const [legion] = toldTo(instruction);
    const column = { figures: 24, files: 4 };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], be: legion?.be ?? {}, ...column },
        { id: 'gaul-aside', at: [517, 425], facing: 'W', be: { alarmed: true }, order: 'HOLD' },
        { id: 'rome-other', at: [468, 400], figures: 24, files: 6, be: { alarmed: true } },
      ],
    });
    const [moved] = play(game, { seed: 1 }, ['movement']).of('moved');
    expect(moved?.distance).toBeGreaterThan(5);
    return moved?.facing;
  };

  it('shows him his back if he retreats, and his front if he retires (wrg/reaction/result-current-break, wrg/reaction/result-current-retire)', () => {
    expect([facing('retreat'), facing('retire')]).toEqual([180, 0]);
  });
});

describe('who is told to retire or to retreat', () => {
  const behind: Piece = { id: 'gaul-behind', at: [500, 325], be: { alarmed: true }, order: 'HOLD' };

  it.each(['retreat', 'retire'] as const)('goes straight away from the nearest enemy: %s', instruction => {
    expect(goesBack(instruction)).toEqual({ aside: 0, meets: 0 });
  });

  it.each(['retreat', 'retire'] as const)('and aside where another bars that way: %s', instruction => {
    const { aside, meets } = goesBack(instruction, [behind]);
    expect(aside).toBeGreaterThan(20);
    expect(meets).toBe(0);
  });
});
