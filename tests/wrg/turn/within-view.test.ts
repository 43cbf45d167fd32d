import { describe, expect, it } from 'vitest';
import { declaring } from './answers.js';
import { play, setUp, type TableTop } from './table-top.js';

const alarmed = { alarmed: true };
const wood = (from: number, to: number): NonNullable<TableTop['features']>[number] => ({
  kind: 'wood',
  id: 'wood',
  name: 'the wood',
  outline: [
    [430, from],
    [570, from],
    [570, to],
    [430, to],
  ],
});

describe('what is within a distance is in view', () => {
  /** Gauls to the south of others who run, a hundred paces off. */
  const tested = (features: TableTop['features'] = []) =>
    play(
      setUp({
        pieces: [
          { id: 'rome-legion', at: [100, 100], order: 'HOLD', be: alarmed },
          { id: 'gaul-guard', at: [900, 700], be: alarmed },
          { id: 'gaul-band', at: [500, 400], be: alarmed },
          {
            id: 'gaul-routers',
            at: [500, 520],
            facing: 'N',
            be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 300 } }, leavesForGood: true },
          },
        ],
        features,
      }),
      { seed: 1 },
      ['reactions'],
    )
      .of('test')
      .map(({ unit, cause }) => [unit, cause]);

  it('so that friends break unseen behind a wood (wrg/reaction/test-friends-broken, wrg/reaction/within-needs-view)', () => {
    expect(tested()).toEqual([['gaul-band', 'friends-broken']]);
    expect(tested([wood(430, 490)])).toEqual([]);
  });

  it('so that a general whom they cannot see is none to them (wrg/reaction/choice-general-within-150, wrg/reaction/within-needs-view)', () => {
    const near = (features: TableTop['features'] = []) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', type: 'hc', at: [500, 280], figures: 5, files: 5, order: 'HOLD', be: alarmed },
          { id: 'rome-legion', at: [500, 400], order: 'HOLD', be: alarmed },
          { id: 'gaul-band', at: [100, 700], be: alarmed },
        ],
        features,
      });
      const answers = declaring({ 'rome-legion': { tests: true } });
      const { of } = play(game, { answers, seed: 1 }, ['declarations', 'reactions']);
      return of('test').map(({ because }) => because.some(reason => reason.because === 'their general is near'));
    };
    expect(near()).toEqual([true]);
    expect(near([wood(300, 370)])).toEqual([false]);
  });
});
