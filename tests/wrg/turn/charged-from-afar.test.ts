import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Gallic horse that faces west and charges a legion, or whomever; its normal move is of 120 paces, its charge of 180. */
const horse = (at: readonly [number, number], more: Partial<Piece> = {}): Piece => ({
  id: 'gaul-horse',
  type: 'hc',
  at,
  facing: 'W',
  figures: 6,
  files: 6,
  order: 'ATTACK rome-legion',
  // Fanatics go in without a test.
  fanatic: true,
  be: alarmed,
  ...more,
});

/** The tests for being charged that are taken before anybody moves, what is answered there, and who meets whom then. */
function charged(pieces: readonly Piece[], target = 'rome-legion', counter?: string, rulings = {}) {
  const game = setUp({ pieces, rules: wrgRulesUnder({ rulings }) });
  const { of } = play(
    game,
    {
      // Whoever is charged carries on.
      seed: 1,
      answers: request => {
        if (request.kind === 'declare' && request.side === 'gaul') return { 'gaul-horse': { charge: target } };
        return request.kind === 'counter' ? counter : undefined;
      },
    },
    ['declarations', 'movement'],
  );
  return {
    tested: of('test').flatMap(({ unit, cause }) => (cause === 'being-charged' ? [unit] : [])),
    countered: of('counter').map(({ unit, what }) => [unit, what]),
    met: of('met').map(({ a, b }) => [a, b]),
    facing: Math.round(unitIn(game, 'rome-legion').placed.facing),
    game,
  };
}

describe('who turns where he stands to receive a charge [wrg/reaction/test-charged]', () => {
  const legion: Piece = { id: 'rome-legion', class: 'B', at: [500, 300], figures: 48, files: 24, be: alarmed };

  it('tests where the chargers go beyond their normal move to where he has turned', () => {
    // The end of the line is 70 paces from the horse; when the line has turned there are more than 120.
    expect(charged([legion, horse([642, 293])])).toMatchObject({ tested: ['rome-legion'] });
  });

  it('tests too where they spend all of their charge, and do not come up with him any more', () => {
    // Heavy foot, 60 and 80 paces: 50 paces from the end of the line, and more than 80 from it when it has turned.
    const { tested, met, game } = charged([legion, horse([622, 293], { type: 'hi' })]);
    expect({ tested, met }).toEqual({ tested: ['rome-legion'], met: [] });
    expect(unitIn(game, 'gaul-horse').period.moved).toBe(80);
  });

  it('and does not where they reach him within it', () => {
    expect(charged([legion, horse([625, 293])])).toMatchObject({ facing: 90, tested: [] });
  });
});

describe('whom a charge meets on its way to somebody else [wrg/reaction/test-charged]', () => {
  const target: Piece = { id: 'rome-legion', class: 'B', at: [480, 300], facing: 'E', be: alarmed };
  const beside = (more: Partial<Piece> = {}): Piece => ({
    id: 'rome-foot',
    class: 'B',
    at: [482, 338],
    facing: 'E',
    be: alarmed,
    ...more,
  });
  const set = (piece: Piece, gap: number) => charged([target, piece, horse([480 + gap, 310])]);

  it('tests too where the chargers have gone beyond their normal move, and stands to receive them', () => {
    const { tested, countered, met } = set(beside(), 160);
    expect(tested).toEqual(['rome-legion', 'rome-foot']);
    expect(countered).toContainEqual(['rome-foot', 'stand']);
    expect(met).toContainEqual(['gaul-horse', 'rome-foot']);
  });

  it('and nobody does within it', () => {
    const { tested, met } = set(beside(), 110);
    expect(tested).toEqual([]);
    expect(met).toContainEqual(['gaul-horse', 'rome-foot']);
  });

  it('gets out of their way where he is to skirmish, after a test or without one (wrg/charge/counter-actions, wrg/evade/only-skirmishers)', () => {
    const archers = beside({ at: [482, 356], type: 'li', weapons: ['bow'], order: 'SKIRMISH' });
    const evades = {
      met: [['gaul-horse', 'rome-legion']],
      countered: expect.arrayContaining([['rome-foot', 'evade']]),
    };
    expect(set(archers, 160)).toMatchObject({ ...evades, tested: ['rome-legion', 'rome-foot'] });
    expect(set(archers, 110)).toMatchObject({ ...evades, tested: [] });
  });

  it('carries on with what he is about, and does what the test tells him (wrg/charge/counter-actions)', () => {
    const marching = beside({ order: 'MOVE E' });
    const { tested, countered } = set(marching, 175);
    expect(tested).toEqual(['rome-legion', 'rome-foot']);
    expect(countered).not.toContainEqual(['rome-foot', expect.anything()]);
  });
});

describe('whom a charger reaches within his normal distance, who has spent more of his move [wrg/reaction/test-charged]', () => {
  it('is tested by what is spent, or not by the paces that are gone (wrg/ruling/beyond-a-normal-move)', () => {
    const pieces = (facing: 'W' | 'N'): Piece[] => [
      { id: 'rome-legion', class: 'B', at: [500, 300], facing: 'E', be: alarmed },
      // Who faces north turns first, for 60 paces.
      horse([615, 300], { facing }),
    ];
    const tested = (facing: 'W' | 'N', reading: string) =>
      charged(pieces(facing), 'rome-legion', undefined, { 'wrg/ruling/beyond-a-normal-move': reading }).tested;
    expect(tested('N', 'by-the-move-spent')).toEqual(['rome-legion']);
    expect(tested('N', 'by-the-paces-gone')).toEqual([]);
    expect(tested('W', 'by-the-move-spent')).toEqual([]);
  });
});
