import { describe, expect, it } from 'vitest';
import { countingFigures } from '../../../src/rulesets/wrg/casualties/casualties.js';
import { eligibleFigures } from '../../../src/rulesets/wrg/hand-to-hand/eligible.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

/** Of whom half count in a rank of the disorganised in which not all may shoot or fight: wrg/ruling/half-of-which-rank. */

const under = (reading: string, more: object = {}) =>
  wrgRulesUnder({ rulings: { 'wrg/ruling/half-of-which-rank': reading, ...more } });
const ofThose = 'of-those-who-may';
const ofTheRank = 'as-many-as-half-of-the-rank';
const disorder = { alarmed: true, recovering: 'reorganising' } as const;

describe('a disorganised body of whose rank not all may [wrg/disorganisation/half-figures] (wrg/ruling/half-of-which-rank)', () => {
  it('counts half of those who may, or so many of them as are half of the rank', () => {
    const counting = (nearestRank: number, reading: string) =>
      countingFigures({ figures: 12, nearestRank, wholeRank: 12, disorganised: true }, under(reading));
    expect([12, 8, 5, 1].map(able => counting(able, ofThose))).toEqual([6, 4, 2, 0]);
    expect([12, 8, 5, 1].map(able => counting(able, ofTheRank))).toEqual([6, 6, 5, 1]);
    expect(() => countingFigures({ figures: 6, wholeRank: 5 })).toThrow('6 cannot stand in a rank of 5 figures');
  });

  it('counts one half, however many enemies the rank shoots at or fights', () => {
    const atTwo = (figures: number, others: number, reading: string) => {
      const of = (nearest: number, halvedBefore: number) =>
        countingFigures({ figures: nearest, wholeRank: 12, halvedBefore, disorganised: true }, under(reading));
      return [of(figures, 0), of(others, figures)];
    };
    expect(atTwo(3, 3, ofThose)).toEqual([1, 2]);
    expect(atTwo(3, 3, ofTheRank)).toEqual([3, 3]);
    expect(atTwo(8, 4, ofThose)).toEqual([4, 2]);
    expect(atTwo(8, 4, ofTheRank)).toEqual([6, 0]);
  });

  it('hand to hand, too, and of giants half of what their rank counts as', () => {
    const fight = (reading: string, more: object) =>
      eligibleFigures(
        {
          troops: { type: 'mi', training: 'barbarian' },
          weapon: 'sword',
          enemy: { type: 'mi' },
          inContact: 2,
          disorganised: true,
          ...more,
        },
        under(reading),
      ).figures;
    expect([ofThose, ofTheRank].map(reading => fight(reading, { wholeRank: 6 }))).toEqual([1, 2]);
    expect([ofThose, ofTheRank].map(reading => fight(reading, { wholeRank: 6, halvedBefore: 2 }))).toEqual([1, 1]);
    expect([ofThose, ofTheRank].map(reading => fight(reading, { wholeRank: 3, fightsAs: 6 }))).toEqual([6, 9]);
    expect([ofThose, ofTheRank].map(reading => fight(reading, {}))).toEqual([1, 1]);
  });
});

describe('on the table (wrg/ruling/half-of-which-rank)', () => {
  const line: Piece = { id: 'rome-line', type: 'li', weapons: ['sling'], figures: 12, files: 12, at: [500, 300] };

  it('half of the slingers who have the enemy in range shoot, or all of them who are no more than half of the line', () => {
    const figures = (reading: string, enemies: readonly Piece[], be: Piece['be']) =>
      play(
        setUp({ pieces: [{ ...line, be: { alarmed: true, ...be } }, ...enemies], rules: under(reading) }),
        { seed: 3 },
        ['shooting'],
      )
        .of('shot')
        .filter(({ unit }) => unit === 'rome-line')
        .map(shot => shot.figures);
    const aside: Piece = { id: 'gaul-band', at: [440, 400], figures: 2, files: 2 };
    expect(figures(ofThose, [aside], {})).toEqual([8]);
    expect(figures(ofThose, [aside], disorder)).toEqual([4]);
    expect(figures(ofTheRank, [aside], disorder)).toEqual([6]);
    const ahead: Piece = { ...aside, at: [500, 330], figures: 12, files: 12 };
    expect(figures(ofThose, [ahead], disorder)).toEqual([6]);
    expect(figures(ofTheRank, [ahead], disorder)).toEqual([6]);
  });

  it('half of those who touch or overlap an enemy strike at him, or all who are no more than half of the line', () => {
    const place = { id: 'rome-legion', type: 'mi', at: [500, 400], figures: 16, files: 16 } as const;
    const legion: Piece = { ...place, weapons: ['sword'], be: disorder };
    const others: Piece = { id: 'gaul-band', at: [500, 600] };
    const { front } = unitIn(setUp({ pieces: [legion, others] }), 'rome-legion').placed.stand;
    const blows = (reading: string, offs: readonly number[]) => {
      const gauls = offs.map(
        (off, at): Piece => ({
          id: `gaul-${at}`,
          at: [500 + off * front, 400.02],
          figures: 2,
          files: 2,
          be: { alarmed: true },
        }),
      );
      const game = setUp({
        pieces: [legion, ...gauls],
        melees: gauls.map(({ id }) => ({ a: 'rome-legion', b: id })),
        rules: under(reading),
      });
      return play(game, { seed: 1 }, ['hand-to-hand'])
        .of('fought')
        .filter(({ unit, unanswered }) => unit === 'rome-legion' && !unanswered)
        .map(({ figures }) => figures);
    };
    // Two before him, and four who overlap him.
    expect(blows(ofThose, [0])).toEqual([3]);
    expect(blows(ofTheRank, [0])).toEqual([6]);
    expect(blows(ofThose, [-6, 6])).toEqual([2, 3]);
    // Eight are half of the line: four strike at the first, who has one beyond his other end, and of six four at the second.
    expect(blows(ofTheRank, [-6, 6])).toEqual([4, 4]);
  });
});
