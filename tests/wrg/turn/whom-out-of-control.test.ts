import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
const alarmed = { alarmed: true };

/** A band out of control: slingers straight before it, 78 paces off, and a legion a little nearer behind the right of another band, who stands. */
const game = (reading: 'whom-friends-do-not-bar' | 'the-nearest') =>
  setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/whom-out-of-control': reading } }),
    pieces: [
      { id: 'rome-slings', type: 'li', weapons: ['sling'], at: [420, 222], figures: 6, files: 6, be: alarmed },
      { id: 'rome-legion', at: [560, 270], figures: 20, files: 10, be: alarmed },
      { id: 'gaul-loose', type: 'lmi', at: [422, 300], figures: 40, files: 10, be: { ...alarmed, bound } },
      { id: 'gaul-band', type: 'lmi', at: [519, 300], figures: 36, files: 12, be: alarmed },
    ],
  });

describe('troops out of control', () => {
  it('go at the nearest enemy whom no friends keep from them, or at the nearest of all [wrg/ruling/whom-out-of-control] (wrg/reaction/result-current-uncontrolled)', () => {
    const open = game('whom-friends-do-not-bar');
    const { of } = play(open, {}, ['movement']);
    expect(of('met').map(({ a, b }) => [a, b])).toEqual([['gaul-loose', 'rome-slings']]);
    expect(unitIn(open, 'gaul-loose').placed.facing).toBe(180);

    const nearest = game('the-nearest');
    const moved = play(nearest, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'gaul-loose');
    expect(moved).toMatchObject({ stopped: 'friend' });
    expect(unitIn(nearest, 'gaul-loose').placed.facing).not.toBe(180);
  });

  it('keep their way to whom they come upon in their second period, and their order with it [wrg/uncontrolled-advance/disorganised]', () => {
    const facing = (y: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', type: 'hi', at: [470, 199], figures: 20, files: 10, be: { ...alarmed, bound } },
          // Before a third of its front.
          { id: 'gaul-band', type: 'lmi', at: [420, y], figures: 40, files: 10, be: alarmed },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      expect(of('moved')).toMatchObject([{ unit: 'rome-legion', distance: 80 }]);
      return unitIn(game, 'rome-legion').placed.facing;
    };
    // A charge of 80 paces, and one of 50.
    expect(facing(300)).toBe(0);
    expect(facing(345)).not.toBe(0);
  });

  it('go at whom they can come to, and not at men in a house that their horses cannot enter, if there are others (wrg/ruling/whom-out-of-control, wrg/terrain/infantry-only)', () => {
    const met = (others: boolean) => {
      const legion = { id: 'rome-legion', type: 'hi', at: [580, 250], facing: 'N', figures: 12, files: 6 } as const;
      const game = setUp({
        features: [
          {
            kind: 'building',
            id: 'farm',
            outline: [
              [470, 220],
              [530, 220],
              [530, 260],
              [470, 260],
            ],
            level: 1,
          },
        ],
        pieces: [
          { id: 'rome-farm', type: 'lmi', at: [500, 256], figures: 8, files: 4, be: alarmed },
          ...(others ? [{ ...legion, be: alarmed }] : []),
          { id: 'gaul-horse', type: 'mc', at: [500, 330], figures: 12, files: 6, be: { ...alarmed, bound } },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      return {
        met: of('met').map(({ a, b }) => [a, b]),
        stopped: of('moved').find(({ unit }) => unit === 'gaul-horse')?.stopped,
      };
    };
    expect(met(true).met).toEqual([['gaul-horse', 'rome-legion']]);
    // Where nobody else is, they come before the house and stand there.
    expect(met(false)).toMatchObject({ met: [] });
  });

  it('are no beasts who go at men on holy ground, or beyond it, if there are others (wrg/ruling/whom-out-of-control) [wrg/sorcery/saint]', () => {
    const goes = (saint: readonly [number, number] | null) => {
      const one = { figures: 1, files: 1, be: alarmed } as const;
      const game = setUp({
        scenario: { sorcery: { chaos: 'gaul' } },
        pieces: [
          { id: 'rome-near', type: 'hi', at: [500, 230], be: alarmed },
          { id: 'rome-far', type: 'hi', at: [610, 330], facing: 'W', be: alarmed },
          ...(saint === null
            ? []
            : [{ ...one, id: 'rome-saint', creature: 'saint', shield: false, at: saint } as const]),
          {
            ...one,
            id: 'gaul-worm',
            creature: 'dragon',
            type: 'shc',
            class: 'D',
            training: 'barbarian',
            at: [500, 320],
            be: { ...alarmed, bound },
          },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      return of('met').map(({ b }) => b);
    };
    expect(goes(null)).toEqual(['rome-near']);
    expect(goes([430, 190])).toEqual(['rome-far']);
  });
});
