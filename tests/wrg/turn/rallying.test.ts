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

/** Broken Gauls at whose backs Romans stand who go back to rally in this period, so many paces behind them; others bar their way home. */
function heldBy(behind: number, bar = 308.2) {
  const alarmed = { alarmed: true };
  const rout = { periods: 1, from: { x: 500, y: 250 } };
  const game = setUp({
    pieces: [
      { id: 'gaul-routers', at: [500, 300], facing: 'N', be: { ...alarmed, rout } },
      {
        id: 'rome-victors',
        at: [500, 300 - 16 - behind],
        facing: 'N',
        be: { ...alarmed, recovering: 'rallying-back' },
      },
      { id: 'rome-bar', at: [500, bar], facing: 'S', figures: 60, files: 30, be: alarmed },
      { id: 'gaul-guard', at: [100, 780], be: alarmed },
      { id: 'rome-guard', at: [100, 20], be: alarmed },
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-guard' },
      { id: 'rome-caesar', with: 'rome-guard' },
    ],
  });
  const { of } = play(game, { seed: 3 }, ['movement', 'shooting', 'hand-to-hand', 'reactions']);
  const moved = of('moved').find(({ unit }) => unit === 'gaul-routers');
  return {
    moved: moved?.distance,
    fought: of('fought').length,
    tried: of('test').some(({ cause }) => cause === 'rally'),
  };
}

describe('broken troops who are held by enemies at their backs', () => {
  it('do not try to rally in that period, though these have gone from them since (wrg/rally/when)', () => {
    expect(heldBy(0.05)).toEqual({ moved: 0, fought: 0, tried: false });
    expect(heldBy(20, 360)).toMatchObject({ fought: 0, tried: true });
  });
});
