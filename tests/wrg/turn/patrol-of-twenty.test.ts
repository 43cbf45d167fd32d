import { describe, expect, it } from 'vitest';
import type { WrgEvent } from '../../../src/rulesets/wrg/events.js';
import { answering, fresh, ridingStraight } from './answers.js';
import { generalIn, type Piece, play, setUp } from './table-top.js';

/** What is told of a fight of twenty men. */
const reasons = (event: WrgEvent | undefined) => event?.because.map(({ because }) => because) ?? [];

describe('who fights a patrol of twenty men', () => {
  /** What a messenger is told of who rides into Gauls across his way. */
  const ridesInto = (gauls: Partial<Piece>) => {
    const game = ridingStraight(
      fresh({
        pieces: [
          { id: 'rome-guard', at: [100, 100] },
          { id: 'rome-foot', at: [560, 100] },
          { id: 'gaul-foot', at: [335, 100], facing: 'W', ...gauls },
          { id: 'gaul-band', at: [900, 700] },
        ],
      }),
    );
    play(game, {}, ['orders']);
    const answers = answering('orders', ({ side, units }) =>
      side === 'rome' && units.some(({ unit }) => unit === 'rome-foot')
        ? { 'rome-foot': { order: 'MOVE N', by: 'messenger' } }
        : {},
    );
    play(game, { answers }, ['orders']);
    return play(game, {}, ['orders']).of('messenger')[0];
  };

  it('strikes with half of his rank if he is out of order [wrg/orders/messengers-as-patrol, wrg/disorganisation/half-figures]', () => {
    const strike = (be: Piece['be'] = {}) =>
      reasons(ridesInto({ be })).flatMap(each => /^(\d+) figures? at a total/.exec(each)?.[1] ?? []);
    expect(strike()).toEqual(['4']);
    expect(strike({ shaken: true })).toEqual(['2']);
  });

  it('lacks shields if he has none, or to who fights with both hands [wrg/orders/messengers-as-patrol, wrg/melee/tactical/shieldless-2]', () => {
    const struckBack = (gauls: Partial<Piece>) => {
      const told = ridesInto(gauls)?.because ?? [];
      return Number.parseInt(told.at(-1)?.effect ?? '', 10);
    };
    const shielded = struckBack({});
    expect(struckBack({ shield: false })).toBeGreaterThan(shielded);
    expect(struckBack({ weapons: ['pike'] })).toBeGreaterThan(shielded);
  });

  it('finds those of a general wanting who rides for a body without any [wrg/melee/tactical/shieldless-1]', () => {
    const cutDown = (shield: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'rome-guard', type: 'hc', figures: 5, files: 5, shield, at: [200, 200] },
          { id: 'rome-legion', at: [800, 200] },
          { id: 'gaul-horse', type: 'lc', figures: 5, files: 5, at: [500, 200], facing: 'W' },
        ],
      });
      Object.assign(generalIn(game, 'rome-chief'), {
        with: null,
        at: { x: 380, y: 200 },
        riding: { to: 'rome-legion', as: 'rome-guard', galloped: true },
      });
      return reasons(play(ridingStraight(game), {}, ['movement']).of('general')[0]);
    };
    expect(cutDown(false)).toContain('enemy cannot use shields');
    expect(cutDown(true)).not.toContain('enemy cannot use shields');
  });
});
