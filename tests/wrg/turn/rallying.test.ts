import { describe, expect, it } from 'vitest';
import { play, setUp } from './table-top.js';

/** Broken Gauls who run north, and broken Romans who run south toward them, or past them so many paces to the right. */
function twoRouts(aside: number) {
  const rout = (y: number) => ({ alarmed: true, rout: { periods: 1, from: { x: 500, y } } });
  const game = setUp({
    pieces: [
      { id: 'gaul-routers', at: [500, 300], facing: 'N', be: rout(250) },
      { id: 'rome-routers', at: [500 + aside, 360], facing: 'S', be: rout(410) },
      { id: 'gaul-guard', at: [100, 780], be: { alarmed: true } },
      { id: 'rome-guard', at: [100, 20], be: { alarmed: true } },
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-guard' },
      { id: 'rome-caesar', with: 'rome-guard' },
    ],
  });
  const { of } = play(game, { seed: 3 }, ['movement', 'reactions']);
  const tried = of('test').filter(({ cause }) => cause === 'rally');
  const met = of('moved').filter(({ stopped }) => stopped === 'contact');
  return { met: met.length, tried: tried.map(({ unit }) => unit).sort() };
}

describe('broken troops who have run into enemies', () => {
  it('do not try to rally in that period, though these run themselves (wrg/rally/when)', () => {
    expect(twoRouts(150)).toEqual({ met: 0, tried: ['gaul-routers', 'rome-routers'] });
    expect(twoRouts(0)).toEqual({ met: 2, tried: [] });
  });
});
