import { describe, expect, it } from 'vitest';
import { play, setUp } from './table-top.js';

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
