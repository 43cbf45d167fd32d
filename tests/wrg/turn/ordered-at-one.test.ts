import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp } from './table-top.js';

/** The enemies whom a legion may charge that has the order to attack one of them. */
function mayCharge(target: string, ...gauls: readonly Piece[]) {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', type: 'hi', at: [500, 300], order: `ATTACK ${target}`, be: { alarmed: true } },
      ...gauls,
    ],
  });
  const { asked } = play(game, { seed: 1 }, ['declarations']);
  const declares = asked.flatMap(request =>
    request.kind === 'declare' && request.side === 'rome' ? request.units : [],
  );
  return declares.find(({ unit }) => unit === 'rome-legion')?.charges.map(each => each.target);
}

describe('an order to attack one enemy', () => {
  const target: Piece = { id: 'gaul-far', at: [500, 375] };

  it('lets a unit charge whoever stands before him (wrg/orders/direct-route)', () => {
    expect(mayCharge('gaul-far', target, { id: 'gaul-screen', at: [500, 340], type: 'li' })).toEqual(['gaul-screen']);
    expect(mayCharge('gaul-far', target, { id: 'gaul-screen', at: [530, 340], type: 'li' })).toContain('gaul-screen');
  });

  it('and nobody who is only nearer, beside it or behind it (wrg/orders/direct-route)', () => {
    expect(mayCharge('gaul-far', target, { id: 'gaul-beside', at: [560, 300], type: 'li' })).toEqual(['gaul-far']);
    expect(mayCharge('gaul-far', target, { id: 'gaul-behind', at: [500, 250], type: 'li' })).toEqual(['gaul-far']);
  });
});
