import { describe, expect, it } from 'vitest';
import type { PeriodOfUnit } from '../../../src/rulesets/wrg/state.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const close = 'of-the-bodies-close-before-it';

interface Scene {
  readonly training?: 'regular' | 'barbarian';
  readonly ranks?: number;
  /** Paces between the two bodies. */
  readonly gap?: number;
  /** What the foot before them has done in this period. */
  readonly foot?: Partial<PeriodOfUnit>;
  readonly bows?: Partial<Piece>;
}

/** What archers shoot who stand behind the foot of their own unit, as a sub-unit of it: figures, and whether they shoot overhead. */
function shots(reading: string, { training = 'regular', ranks = 2, gap = 0, foot = {}, bows = {} }: Scene = {}) {
  const legion: Piece = { id: 'rome-legion', at: [500, 300], training, figures: 12 * ranks, files: 12, be: alarmed };
  const { depth } = unitIn(setUp({ pieces: [legion, { id: 'gaul-band', at: [500, 380] }] }), 'rome-legion').placed
    .stand;
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/ranks-of-the-same-unit': reading } }),
    pieces: [
      legion,
      {
        id: 'rome-archers',
        training,
        weapons: ['bow'],
        at: [500, 300 - ranks * depth - gap],
        figures: 12,
        files: 12,
        be: { ...alarmed, parent: 'rome-legion' },
        ...bows,
      },
      { id: 'gaul-band', at: [500, 380], figures: 24, files: 24, be: alarmed },
    ],
  });
  Object.assign(unitIn(game, 'rome-legion').period, foot);
  const { of } = play(game, { seed: 1 }, ['shooting']);
  return of('shot').map(({ figures, because }) => [
    figures,
    because.some(({ clause }) => clause === 'wrg/shooting/overhead/penalty'),
  ]);
}

describe('bowmen close behind others of their own unit [wrg/ruling/ranks-of-the-same-unit]', () => {
  it('shoot over nobody but the ranks of their own body, or over those too [wrg/shooting/overhead/allowed-bows]', () => {
    expect(shots('of-their-own-body')).toEqual([]);
    expect(shots(close)).toEqual([[12, true]]);
  });

  it('do so over as many ranks as of their own: three of regular infantry, one of others [wrg/shooting/overhead/allowed-bows]', () => {
    expect([3, 4].map(ranks => shots(close, { ranks }).length)).toEqual([1, 0]);
    expect([1, 2].map(ranks => shots(close, { ranks, training: 'barbarian' }).length)).toEqual([1, 0]);
  });

  it('do not where those are detached, have moved, are of another unit, or the missiles are no arrows [wrg/shooting/overhead/forbidden, wrg/shooting/overhead/allowed-bows]', () => {
    expect(shots(close, { gap: 5 })).toEqual([]);
    expect(shots(close, { foot: { moved: 20 } })).toEqual([]);
    expect(shots(close, { foot: { turned: true } })).toEqual([]);
    expect(shots(close, { bows: { be: alarmed } })).toEqual([]);
    expect(shots(close, { bows: { weapons: ['sling'] } })).toEqual([]);
  });
});
