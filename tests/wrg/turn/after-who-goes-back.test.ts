import { describe, expect, it } from 'vitest';
import { turnBetween } from '../../../src/table/index.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const goesBack = {
  'rally back': { recovering: 'rallying-back', alarmed: true },
  retire: { alarmed: true, bound: { instruction: 'retire', disorganised: false, left: 2, kept: 0 } },
  retreat: { alarmed: true, bound: { instruction: 'retreat', disorganised: false, left: 2, kept: 0 } },
} as const;
const ways = ['rally back', 'retire', 'retreat'] as const;

/** How far they have gone, and who is hand to hand. */
const moved = (table: TableTop) => {
  const game = setUp(table);
  const { of } = play(game, {}, ['movement']);
  const far = Object.fromEntries(of('moved').map(({ unit, distance }) => [unit, distance]));
  return { game, far, met: of('met').length };
};

describe('who walks after an enemy that goes back', () => {
  it.each(ways)(
    'follows him as near as he may come: %s [wrg/movement/simultaneous] [wrg/ruling/walking-into-the-enemy]',
    how => {
      for (const type of ['li', 'lmi', 'lc'] as const) {
        const { game, far, met } = moved({
          pieces: [
            { id: 'rome-back', figures: 24, files: 12, at: [500, 400], be: goesBack[how] },
            { id: 'gaul-band', type, at: [500, 401], order: 'ATTACK rome-far', be: alarmed },
            { id: 'rome-far', at: [500, 150], be: alarmed },
          ],
        });
        // Both set out a pace apart; the band goes 80 paces or 160 in a period, and does not get past him.
        expect(far['rome-back']).toBe(60);
        expect(far['gaul-band']).toBeGreaterThan(45);
        expect(unitIn(game, 'gaul-band').placed.at.y).toBeGreaterThan(340);
        expect(met).toBe(0);
      }
    },
  );
});

describe('who goes back across the way of horse that is after others', () => {
  /** Horse in pursuit, straight to the south, and Romans who go east before it from Gauls at their backs. */
  const crossing = (how: (typeof ways)[number], horse: number, x: number) =>
    moved({
      pieces: [
        {
          id: 'gaul-horse',
          type: 'hc',
          at: [500, horse],
          figures: 6,
          files: 6,
          be: { ...alarmed, pursuit: { quarry: 'rome-broken', periods: 0 } },
        },
        { id: 'gaul-foot', at: [x - 25, 385], facing: 'E', be: alarmed },
        { id: 'rome-broken', at: [500, 200], be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 600 } } } },
        { id: 'rome-back', at: [x, 385], facing: 'W', be: goesBack[how] },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-back' },
        { id: 'gaul-brennus', with: 'gaul-horse' },
      ],
    });

  it.each(ways)(
    'goes on, and the horse stops before him: %s [wrg/pursuit/through-enemy] [wrg/ruling/walking-into-the-enemy]',
    how => {
      const { far, met } = crossing(how, 430, 460);
      expect(far).toMatchObject({ 'rome-back': 60 });
      expect(far['gaul-horse']).toBeLessThan(60);
      expect(met).toBe(0);
    },
  );

  it('lets it go past where he would come upon its flank, and goes on [wrg/rally-back/distance] [wrg/ruling/walking-into-the-enemy]', () => {
    const { game, far, met } = crossing('rally back', 410, 440);
    expect(far['gaul-horse']).toBe(150);
    expect(far['rome-back']).toBeGreaterThan(45);
    expect(met).toBe(0);
    // He falls in there, with his front to the enemy from whom he has come, and not to the east as he went.
    expect(turnBetween(unitIn(game, 'rome-back').placed.facing, 90)).toBeGreaterThan(90);
  });
});
