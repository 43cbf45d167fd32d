import { describe, expect, it } from 'vitest';
import { hullOf } from '../../../src/rulesets/wrg/ships/deck.js';
import { quadOf, quadsOverlap } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

type Reading = 'nobody-minds-them' | 'enemies-go-round-them';

/** A Roman ship that has run up a beach, on y from 170 to 250, and somebody east of it who is told to march west. */
function beach(reading: Reading, walker: Partial<Piece> & Pick<Piece, 'id'>, manned = false) {
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/hulls-on-the-beach': reading } }),
    pieces: [
      { id: 'rome-raiders', at: [100, 400], be: { alarmed: true } },
      { id: 'gaul-levy', at: [800, 500], be: { alarmed: true } },
      { at: [545, 210], facing: 'W', order: 'MOVE W 300', figures: 4, files: 4, be: { alarmed: true }, ...walker },
    ],
    features: [
      {
        kind: 'river',
        id: 'surf',
        line: [
          [0, 60],
          [1000, 60],
        ],
        width: 120,
      } as never,
    ],
    scenario: {
      sea: {
        shallows: ['surf'],
        ships: [
          {
            id: 'sea-snake',
            name: 'the Sea-snake',
            side: 'rome',
            kind: 'raider',
            oars: 12,
            at: [500, 90],
            facing: 'N',
            length: 80,
            beam: 26,
            aboard: ['rome-raiders'],
          },
        ],
      },
    },
  });
  const ship = game.state.ships?.['sea-snake'];
  if (ship === undefined) throw new Error('the ship is lost');
  Object.assign(ship, { at: { x: 500, y: 250 }, aground: true });
  const crew = unitIn(game, 'rome-raiders');
  if (manned) crew.placed = { ...crew.placed, at: { x: 500, y: 250 } };
  else {
    delete crew.aboard;
    crew.placed = { ...crew.placed, at: { x: 100, y: 400 } };
  }
  const moved = play(game, {}, ['movement'])
    .of('moved')
    .find(({ unit }) => unit === walker.id);
  const { placed } = unitIn(game, walker.id);
  return { moved, x: placed.at.x, onTheHull: quadsOverlap(quadOf(placed), hullOf(ship)) };
}

describe('an empty ship on a beach', () => {
  it('is minded by nobody, or, by the other reading, enemies stop at it [wrg/ruling/hulls-on-the-beach]', () => {
    const free = beach('nobody-minds-them', { id: 'gaul-band' });
    expect(free.x).toBeCloseTo(485);
    expect(free.onTheHull).toBe(true);
    const barred = beach('enemies-go-round-them', { id: 'gaul-band' });
    expect(barred.onTheHull).toBe(false);
    expect(barred.moved).toMatchObject({ stopped: 'impassable', ground: { feature: 'sea-snake' } });
    expect(barred.x).toBeGreaterThanOrEqual(513);
  });

  it('is ignored by those who came by it, by either reading (wrg/ship/landed)', () => {
    for (const reading of ['nobody-minds-them', 'enemies-go-round-them'] as const) {
      expect(beach(reading, { id: 'rome-band' })).toMatchObject({ x: 485, onTheHull: true });
    }
  });

  it('bars no way to those aboard, who are fought where they stand [wrg/ruling/hulls-on-the-beach]', () => {
    const at = (manned: boolean) => beach('enemies-go-round-them', { id: 'gaul-band', at: [545, 235] }, manned);
    // Only the deck under the crew is taken: he comes up to it.
    expect(at(true).moved?.stopped).not.toBe('impassable');
    expect(at(false).moved?.stopped).toBe('impassable');
  });

  it('is gone round by broken troops [wrg/ruling/hulls-on-the-beach] (wrg/rout/turns)', () => {
    const rout = { periods: 1, from: { x: 600, y: 300 } };
    const runs = (reading: Reading) =>
      beach(reading, { id: 'gaul-band', at: [500, 160], facing: 'N', order: 'HOLD', be: { rout, hasRouted: true } });
    const [over, round] = [runs('nobody-minds-them'), runs('enemies-go-round-them')];
    expect(over.onTheHull).toBe(true);
    expect(round.onTheHull).toBe(false);
  });
});
