import { describe, expect, it } from 'vitest';
import { fresh } from './answers.js';
import { play, type Request, setUp, unitIn } from './table-top.js';

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
    // Whatever the number of its name, and of its general: no pronoun is wrong.
    expect(first.of('order')[0]?.because[0]?.because).toBe('the general wishes it');
    const there = () => unitIn(game, 'rome-foot').placed.at.y;
    expect(there()).toBe(160);
    play(game);
    expect(there()).toBe(220);
    play(game);
    expect(there()).toBe(260);
    expect(unitIn(game, 'rome-foot').carriedOut).toBe(true);
  });
});

describe('who declares a charge and is to act as his general wishes', () => {
  /** Roman horse declares a charge at Gauls, and its general wishes something else, or nothing. */
  const charging = (order: string | null) => {
    const be = { alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 300], order: 'ATTACK gaul-band', be },
        { id: 'gaul-band', at: [500, 420], be },
      ],
    });
    const answers = (request: Request) => {
      if (request.kind === 'wish') return order;
      if (request.kind === 'signs') return Object.fromEntries(request.choices.map(({ factor }) => [factor, 1]));
      return request.kind === 'declare' && request.side === 'rome'
        ? { 'rome-horse': { charge: 'gaul-band' } }
        : undefined;
    };
    const { of, asked } = play(game, { answers, dice: [4, 4, 4] }, ['declarations']);
    return {
      told: of('test').map(({ unit, instruction }) => [unit, instruction]),
      wished: asked.flatMap(({ kind, ...each }) => (kind === 'wish' && 'unit' in each ? [each.unit] : [])),
      order: unitIn(game, 'rome-horse').order,
      charges: unitIn(game, 'rome-horse').period.charges,
    };
  };

  it('goes in with the order that he has, or with another that has him charge (wrg/reaction/result-current-act)', () => {
    expect(charging(null)).toEqual({
      told: [['rome-horse', 'act-as-general-wishes']],
      wished: ['rome-horse'],
      order: 'ATTACK gaul-band',
      charges: 'gaul-band',
    });
    const then = 'ATTACK gaul-band; MOVE S';
    expect(charging(then)).toMatchObject({ order: then, charges: 'gaul-band' });
  });

  it('does not where he is told something else, which is acted on at once (wrg/orders/act-as-general-wishes-immediate)', () => {
    const { told, ...then } = charging('MOVE S');
    expect(told.map(([unit]) => unit)).toEqual(['rome-horse']);
    expect(then).toEqual({ wished: ['rome-horse'], order: 'MOVE S', charges: null });
  });
});
