import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

/** Roman horse that has run for a period already comes to a legion, or stays behind it; the legion has tested because it broke. */
function rout({ at = [500, 370] as readonly [number, number] } = {}) {
  const game = setUp({
    pieces: [
      { id: 'rome-horse', type: 'hc', at, be: { rout: { periods: 1, from: { x: 500, y: 700 } }, alarmed: true } },
      { id: 'rome-legion', at: [500, 300], figures: 40, files: 40, be: { alarmed: true, knows: ['rout:rome-horse'] } },
      { id: 'gaul-band', at: [500, 750], be: { alarmed: true } },
    ],
  });
  const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
  const passed = of('went-through').map(({ through }) => through);
  const tested = of('test').filter(({ unit }) => unit === 'rome-legion');
  return { passed, causes: tested.map(({ cause }) => cause) };
}

describe('friends in rout for whom a unit has tested already', () => {
  it('give it cause for one more test when they burst through it (wrg/reaction/test-friends-broken)', () => {
    expect(rout()).toEqual({ passed: ['rome-legion'], causes: ['friends-broken'] });
  });

  it('give it none by running on beyond it', () => {
    expect(rout({ at: [500, 230] })).toEqual({ passed: [], causes: [] });
  });
});

describe('elephants that burst through friends', () => {
  it('trample with half of those in front, as all who are out of order fight, or each of them (wrg/ruling/trampling-beasts, wrg/rout/burst-models, wrg/disorganisation/half-figures)', () => {
    const tramples = (reading?: string) => {
      const rulings = reading === undefined ? {} : { 'wrg/ruling/trampling-beasts': reading };
      const game = setUp({
        rules: wrgRulesUnder({ rulings }),
        pieces: [
          { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
          {
            id: 'gaul-beasts',
            type: 'elephant',
            crew: ['javelins'],
            figures: 5,
            files: 4,
            at: [500, 300],
            facing: 'N',
            be: { alarmed: true, rout: { periods: 0, from: { x: 500, y: 200 } } },
          },
          { id: 'gaul-line', at: [500, 350], figures: 40, files: 40, be: { alarmed: true } },
        ],
      });
      const [blow] = play(game, {}, ['movement']).of('fought');
      return [blow?.figures, blow?.because.some(({ clause }) => clause === 'wrg/disorganisation/half-figures')];
    };
    expect(tramples()).toEqual([2, true]);
    expect(tramples('half-of-their-front')).toEqual([2, true]);
    expect(tramples('every-model')).toEqual([5, false]);
  });

  it('trample as a front of so many as ran abreast, though they have come one by one through a gap (wrg/ruling/trampling-beasts, wrg/rout/burst-models)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-south', at: [500, 300], figures: 48, files: 24, be: { alarmed: true } },
        { id: 'rome-west', at: [484, 420], facing: 'E', figures: 40, files: 20, be: { alarmed: true } },
        { id: 'rome-east', at: [516, 420], facing: 'W', figures: 40, files: 20, be: { alarmed: true } },
        { id: 'rome-left', at: [430, 330], facing: 'E', figures: 20, files: 10, be: { alarmed: true } },
        { id: 'rome-right', at: [570, 330], facing: 'W', figures: 20, files: 10, be: { alarmed: true } },
        {
          id: 'gaul-beasts',
          type: 'elephant',
          crew: ['javelins'],
          figures: 4,
          files: 4,
          at: [500, 345],
          facing: 'N',
          be: { alarmed: true, rout: { periods: 0, from: { x: 500, y: 296 } } },
        },
        { id: 'gaul-few', at: [500, 372], figures: 2, files: 2, be: { alarmed: true } },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-beasts').placed.files).toBe(1);
    expect(of('fought')).toMatchObject([{ unit: 'gaul-beasts', figures: 2 }]);
  });

  it('cost a general among these his share (wrg/general/share, wrg/rout/burst-models)', () => {
    const game = setUp({
      // Of a few men among many, the part of one counts as a whole one.
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/share-of-a-man': 'up' } }),
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
        {
          id: 'gaul-beasts',
          type: 'elephant',
          crew: ['javelins'],
          figures: 5,
          files: 4,
          at: [500, 300],
          facing: 'N',
          be: { alarmed: true, rout: { periods: 0, from: { x: 500, y: 200 } } },
        },
        { id: 'gaul-line', at: [500, 350], figures: 40, files: 40, be: { alarmed: true } },
      ],
      generals: [
        { id: 'gaul-brennus', with: 'gaul-line', inFront: true },
        { id: 'rome-caesar', with: 'rome-legion' },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'hand-to-hand']);
    expect(of('fought')).toMatchObject([{ unit: 'gaul-beasts', tramples: true }]);
    expect(of('general')).toMatchObject([{ general: 'gaul-brennus', what: 'hurt', men: 1 }]);
  });
});
