import { describe, expect, it } from 'vitest';
import { fresh } from './answers.js';
import { play, type Request, unitIn } from './table-top.js';

describe('a new order as the general wishes', () => {
  it('is not carried out by what the unit has gone before in the period (wrg/orders/act-as-general-wishes-immediate)', () => {
    const game = fresh({
      pieces: [
        { id: 'rome-foot', at: [500, 100], order: 'MOVE N' },
        { id: 'gaul-foot', at: [500, 780] },
      ],
    });
    const answers = (request: Request) => {
      if (request.kind === 'wish') return 'MOVE N 100';
      if (request.kind === 'signs') return Object.fromEntries(request.choices.map(({ factor }) => [factor, 1]));
      return request.kind === 'declare' && request.side === 'rome' ? { 'rome-foot': { tests: true } } : undefined;
    };
    // It goes 60 paces with its old order; then its test has it act as its general wishes.
    const first = play(game, { answers, dice: [4, 4, 5] });
    expect(first.of('order')).toMatchObject([{ unit: 'rome-foot', order: 'MOVE N 100', by: 'wish' }]);
    const there = () => unitIn(game, 'rome-foot').placed.at.y;
    expect(there()).toBe(160);
    play(game);
    expect(there()).toBe(220);
    play(game);
    expect(there()).toBe(260);
    expect(unitIn(game, 'rome-foot').carriedOut).toBe(true);
  });
});
