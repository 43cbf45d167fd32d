import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Twelve files, 72 paces wide, that face south; the legion before them has 22 paces of its front before theirs, or 14, and its middle far to their left. */
const band: Piece = { id: 'gaul-band', at: [500, 400], files: 12, figures: 24 };
const legion = (at: readonly [number, number], files = 12): Piece => ({
  id: 'rome-legion',
  at,
  files,
  figures: 2 * files,
  be: alarmed,
});

const wild = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;

/** How a band goes at a legion: how far, facing where, whom it meets, and whether it is in order then. */
const gone = (enemy: Piece, how: 'wild' | 'charges' | 'moves-to-enemy') => {
  const bound = { wild, charges: null, 'moves-to-enemy': { ...wild, instruction: 'move-to-enemy' as const } }[how];
  const game = setUp({ pieces: [{ ...band, be: { ...alarmed, bound } }, enemy] });
  if (how === 'charges') Object.assign(unitIn(game, 'gaul-band').period, { charges: 'rome-legion', doing: 'charging' });
  const { of } = play(game, { seed: 1 }, ['movement']);
  const { distance = 0 } = of('moved').find(({ unit }) => unit === 'gaul-band') ?? {};
  const unit = unitIn(game, 'gaul-band');
  const { state, scenario, rules } = game;
  return {
    distance,
    facing: unit.placed.facing,
    met: of('met').map(({ a, b }) => [a, b]),
    sides: state.melees.map(({ sideOfA, sideOfB }) => [sideOfA, sideOfB]),
    inOrder: !conditionOf(unit, fieldOf(state, scenario, rules)).disorganised,
  };
};

const together = { facing: 180, met: [['gaul-band', 'rome-legion']], sides: [['front', 'front']] };

describe('a body that has no more than a few files of its front before an enemy', () => {
  it('goes straight on into him out of control, and keeps its order [wrg/uncontrolled-advance/disorganised] [wrg/charge/ends-at-contact]', () => {
    expect(gone(legion([550, 399]), 'wild')).toMatchObject({ ...together, inOrder: true });
    // As far off as its advance takes it.
    expect(gone(legion([550, 330]), 'wild')).toMatchObject({ ...together, inOrder: true });
    // He is there in its second period, of 50 paces, or is too far off for that, too.
    expect(gone(legion([550, 290]), 'wild')).toMatchObject({ distance: 80, facing: 180, met: [], inOrder: true });
    expect(gone(legion([550, 250]), 'wild')).toMatchObject({ distance: 80, met: [], inOrder: false });
  });

  it('charges him straight on where he is so near that it could not come round before [wrg/charge/ends-at-contact]', () => {
    expect(gone(legion([550, 399]), 'charges')).toMatchObject(together);
    expect(gone(legion([550, 370]), 'charges')).toMatchObject(together);
    const { facing } = gone(legion([540, 330], 6), 'charges');
    expect(facing).toBeLessThan(170);
  });

  it('does not show him its flank where it is to go near him [wrg/reaction/result-none-move-to-enemy]', () => {
    expect(gone(legion([550, 397]), 'moves-to-enemy')).toMatchObject({ facing: 180, met: [] });
  });

  it('comes round to whom it has not before it at all [wrg/charge/turn-before-normal-distance]', () => {
    expect(gone(legion([580, 380]), 'charges').facing).toBeLessThan(179);
  });
});
