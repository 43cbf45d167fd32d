import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp, unitIn } from './table-top.js';

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

describe('an order that is about an enemy who is no more', () => {
  const gone = { alarmed: true, gone: 'dispersed' } as const;
  /** A Roman legion with an order, near Gauls; whom that names is gone, or is still there. */
  const ordered = (order: string, be: object = gone) =>
    setUp({
      pieces: [
        { id: 'rome-legion', type: 'lmi', weapons: ['javelins'], at: [500, 100], order, be: { alarmed: true } },
        { id: 'gaul-other', at: [700, 700], be: { alarmed: true } },
        { id: 'gaul-named', at: [500, 700], be },
      ],
    });
  const step = (order: string, be?: object) => {
    const game = ordered(order, be);
    const { of } = play(game, {}, ['movement']);
    return { moved: of('moved').length > 0, stands: of('stands').map(({ because: [why] }) => why?.clause) };
  };

  it('leads at nobody else, and waits till it is crossed out (wrg/orders/crossed-out, wrg/orders/written-at-start)', () => {
    const waits = { moved: false, stands: ['wrg/orders/crossed-out'] };
    expect(step('ATTACK gaul-named')).toEqual(waits);
    expect(step('SKIRMISH gaul-named')).toEqual(waits);
    expect(step('ATTACK gaul-named', { alarmed: true })).toEqual({ moved: true, stands: [] });
    expect(step('SKIRMISH')).toEqual({ moved: true, stands: [] });
  });

  it('is then carried out, or goes on to what it bids next (wrg/orders/crossed-out)', () => {
    const game = ordered('ATTACK gaul-named');
    const because = [expect.objectContaining({ because: 'whom or what it was meant for is gone' })];
    expect(play(game).of('order-ended')).toEqual([expect.objectContaining({ how: 'in-vain', because })]);
    expect(unitIn(game, 'rome-legion')).toMatchObject({ carriedOut: true, placed: { at: { y: 100 } } });
    const next = ordered('ATTACK gaul-named; MOVE S');
    play(next);
    play(next);
    expect(unitIn(next, 'rome-legion').carriedOut).toBe(false);
    expect(unitIn(next, 'rome-legion').placed.at.y).toBeLessThan(100);
  });
});
