import { describe, expect, it } from 'vitest';
import type { Melee } from '../../../src/rulesets/wrg/state.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

interface Flanked {
  /** Beside which rank of the column the middle of those on its flank is, from 1, and how many abreast they are. */
  readonly rank: number;
  readonly files: number;
  readonly facing?: number;
  readonly melee?: Partial<Melee>;
  readonly reading?: string;
}

/** Figures with which a column of light horse in single file strikes Gauls before it and others on its right flank. */
function column({ rank, files, facing = 270, melee, reading = 'all-before-him-close-up' }: Flanked) {
  const horse: Piece = { id: 'rome-horse', type: 'lc', at: [500, 600], figures: 12, files: 1, class: 'B', be: alarmed };
  const anybody: Piece = { id: 'gaul-any', at: [100, 700] };
  const { stand } = unitIn(setUp({ pieces: [horse, anybody] }), 'rome-horse').placed;
  const edge = 500 + stand.front / 2;
  const beside = [edge + (facing === 270 ? 0.02 : 8), 600 - (rank - 1 / 2) * stand.depth] as const;
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/meeting-at-an-angle': reading } }),
    pieces: [
      horse,
      { id: 'gaul-before', at: [488, 600.02], figures: 6, files: 6, class: 'B', be: alarmed },
      { id: 'gaul-beside', at: beside, figures: files, files, class: 'B', facing, be: alarmed },
    ],
    melees: [
      { a: 'rome-horse', b: 'gaul-before', since: 1 },
      { a: 'rome-horse', b: 'gaul-beside', sideOfA: 'flank', since: 1, ...melee },
    ],
  });
  const blows = play(game, { seed: 1 }, ['hand-to-hand'])
    .of('fought')
    .filter(({ unit, unanswered }) => unit === 'rome-horse' && !unanswered);
  return Object.fromEntries(blows.map(({ target, figures }) => [target, figures]));
}

describe('a column that is taken in flank', () => {
  it('turns those to him beside whom he stands, and its first man strikes ahead (wrg/melee/eligible-front)', () => {
    // Six men of six paces are beside the third, fourth and fifth horsemen of sixteen paces.
    expect(column({ rank: 4, files: 6 })).toEqual({ 'gaul-before': 1, 'gaul-beside': 3 });
    expect(column({ rank: 8, files: 12 })).toEqual({ 'gaul-before': 1, 'gaul-beside': 5 });
  });

  it('turns its first man as well where he has an enemy beside him: he strikes at nobody else (wrg/melee/eligible-front)', () => {
    expect(column({ rank: 1, files: 6 })).toEqual({ 'gaul-beside': 2 });
  });

  it('turns those whom the enemy comes up to at an angle, or touches (wrg/ruling/meeting-at-an-angle)', () => {
    expect(column({ rank: 4, files: 6, facing: 250 })).toEqual({ 'gaul-before': 1, 'gaul-beside': 3 });
    const reading = 'whose-bases-touch';
    expect(column({ rank: 4, files: 6, facing: 250, reading })).toEqual({ 'gaul-before': 1, 'gaul-beside': 1 });
  });

  it('turns no more men to files that have gone forward out of a line than these are wide (wrg/charge/extend-contact)', () => {
    const melee = { extended: 'right', extendedBy: 'gaul-beside' } as const;
    expect(column({ rank: 4.5, files: 6 })).toEqual({ 'gaul-before': 1, 'gaul-beside': 4 });
    expect(column({ rank: 4.5, files: 6, melee })).toEqual({ 'gaul-before': 1, 'gaul-beside': 3 });
  });
});
