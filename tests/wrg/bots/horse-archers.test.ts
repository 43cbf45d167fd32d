import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../src/battle/index.js';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgTerms } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Game, type Piece, play, setUp, unitIn } from '../turn/table-top.js';

const general = lineOfBattle();
const answers = (game: Game, of: string) => (request: RequestOf<WrgTerms>) =>
  request.side === of
    ? general.answer(request, wrgView(game.state, of, game.scenario, game.rules), game.rules)
    : undefined;

const archers = (id: string, at: readonly [number, number], order = 'SKIRMISH'): Piece => {
  return { id, type: 'lc', weapons: ['bow'], shield: false, figures: 14, files: 7, at, order };
};
const lancers: Piece = { id: 'gaul-lancers', type: 'shc', weapons: ['kontos'], shield: false, at: [500, 600] };
const legion: Piece = { id: 'rome-legion', type: 'hi', at: [500, 200], figures: 24, files: 12 };

/** The orders that an army of horse archers has after the orders of a period; the first period is that before which all are written. */
function ordered(period: number, enemy: Piece, more: readonly Piece[] = [archers('gaul-bows', [600, 500])]) {
  const written = period === 1 ? { order: null } : { order: 'HOLD' };
  const game = setUp({ pieces: [{ ...lancers, be: written }, ...more, enemy] });
  game.state.period = period - 1;
  play(game, { answers: answers(game, 'gaul') }, ['orders']);
  const { order, digesting } = unitIn(game, 'gaul-lancers');
  return digesting?.order ?? game.state.messengers.find(({ to }) => to === 'gaul-lancers')?.order ?? order;
}

describe('the heavy horse of horse archers', () => {
  it('is kept back at first, where that of any other army attacks', () => {
    expect(ordered(1, legion)).toBe('HOLD');
    const foot: readonly Piece[] = ['one', 'two', 'three'].map((id, at) => ({
      id: `gaul-${id}`,
      at: [300 + 80 * at, 500],
    }));
    expect(ordered(1, legion, foot)).toBe('ATTACK rome-legion');
  });

  it('goes in when the enemy is worn, when he has come near, or when half the day is over', () => {
    expect(ordered(3, legion)).toBe('HOLD');
    expect(ordered(3, { ...legion, be: { figures: 20 } })).toBe('ATTACK rome-legion');
    expect(ordered(3, { ...legion, at: [500, 460] })).toBe('ATTACK rome-legion');
    expect(ordered(7, legion)).toBe('ATTACK rome-legion');
  });

  it('goes in by the signal that has been agreed on for it, all together and without a rider', () => {
    const drums = {
      name: 'drums',
      by: 'visual',
      means: 'ATTACK rome-legion',
      units: ['gaul-lancers', 'gaul-guard'],
    } as const;
    const guard: Piece = { ...lancers, id: 'gaul-guard', at: [400, 600], order: 'HOLD' };
    const sounded = (enemy: Piece) => {
      const game = setUp({
        pieces: [
          { ...lancers, order: 'HOLD' },
          guard,
          ...[600, 700, 800].map(x => archers(`gaul-bows-${x}`, [x, 500])),
          enemy,
        ],
        armies: { gaul: { signals: [{ ...drums, units: [...drums.units] }] } },
      });
      const { of } = play(game, { answers: answers(game, 'gaul') }, ['orders']);
      expect(game.state.messengers).toEqual([]);
      return of('signal');
    };
    expect(sounded(legion)).toEqual([]);
    expect(sounded({ ...legion, at: [500, 460] })).toMatchObject([{ units: ['gaul-lancers', 'gaul-guard'] }]);
  });
});

describe('foot before horse archers', () => {
  /** Whom the legion charges at so many paces. */
  const charged = (gap: number) => {
    const game = setUp({
      pieces: [{ ...legion, order: 'ATTACK gaul-bows', be: { alarmed: true } }, archers('gaul-bows', [500, 200 + gap])],
    });
    return play(game, { answers: answers(game, 'rome') }, ['declarations']).of('declared');
  };

  it('does not run after who rides away, and drives off who has come close', () => {
    expect(charged(75)).toEqual([]);
    expect(charged(50)).toMatchObject([{ unit: 'rome-legion', target: 'gaul-bows' }]);
  });
});
