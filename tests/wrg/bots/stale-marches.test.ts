import { describe, expect, it } from 'vitest';
import { plannedOrder } from '../../../src/rulesets/wrg/bots/army-plan.js';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import { byTheDrill } from '../../../src/rulesets/wrg/bots/temper.js';
import type { WrgRequests } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp } from '../turn/table-top.js';

const triarii: Piece = { id: 'rome-triarii', type: 'hi', at: [500, 300], figures: 16, files: 8 };
const band: Piece = { id: 'gaul-band', at: [500, 400] };

/** What the general, who is with them or sends a rider, tells the triarii. */
function told(pieces: readonly Piece[], by: 'general' | 'messenger' = 'general') {
  const guard: Piece = { id: 'rome-guard', type: 'hc', figures: 6, at: [60, 60], order: 'HOLD' };
  const chief = { id: 'rome-chief', with: by === 'general' ? 'rome-triarii' : 'rome-guard' };
  const { state, scenario, rules } = setUp({ pieces: [...pieces, guard], generals: [chief] });
  const units: WrgRequests['orders']['asks']['units'] = [{ unit: 'rome-triarii', by: [by], from: ['rome-chief'] }];
  const request = { kind: 'orders', id: 'orders', side: 'rome', clause: 'wrg/orders/change-any-time', units } as const;
  const answer = lineOfBattle().answer(request, wrgView(state, 'rome', scenario, rules), rules);
  return (answer as WrgRequests['orders']['answer'])['rome-triarii']?.order;
}

describe('a unit on the march to a place from which it was to attack', () => {
  const marching: Piece = { ...triarii, order: 'MOVE TO (200 320); ATTACK gaul-far' };
  const far: Piece = { id: 'gaul-far', at: [200, 700] };

  it('is called off it when an enemy is near to whom the way is free, and not before', () => {
    expect(told([marching, band, far])).toMatch(/^ATTACK gaul-band; /);
    expect(told([marching, { ...band, at: [500, 640] }, far])).toBeUndefined();
  });

  it('goes on where friends stand before him, and where the place is what it is for', () => {
    const friend: Piece = { id: 'rome-hastati', at: [500, 350], figures: 24, files: 12, order: 'HOLD' };
    expect(told([marching, friend, band, far])).toBeUndefined();
    expect(told([{ ...marching, order: 'MOVE TO (200 320); HOLD' }, band, far])).toBeUndefined();
  });
});

describe('a unit whose order is for a foe who is there no more', () => {
  const runs = { rout: { periods: 1, from: { x: 500, y: 380 } }, order: null } as const;
  const aside: Piece = { id: 'gaul-aside', at: [640, 480] };

  it('is told whom else to attack, when he runs and others stand', () => {
    const attacking: Piece = { ...triarii, order: 'ATTACK gaul-band' };
    const running = (y: number): Piece => ({ ...band, at: [500, y], facing: 'N', be: runs });
    expect(told([attacking, running(520), aside])).toMatch(/^ATTACK gaul-aside/);
    expect(told([attacking, { ...band, at: [500, 520] }, aside])).toBeUndefined();
    // Who is near enough to be charged in the back still is.
    expect(told([attacking, running(380), aside])).toBeUndefined();
    expect(
      told([{ ...attacking, order: 'ATTACK gaul-band; MOVE TO (500 700); HOLD' }, running(520), aside]),
    ).toBeUndefined();
  });

  it('is told nothing by a rider as long as its order names somebody else who stands [wrg/orders/delay-period]', () => {
    const running: Piece = { ...band, at: [500, 520], facing: 'N', be: runs };
    const attacking = (order: string): Piece => ({ ...triarii, order });
    const inTurn = attacking('ATTACK gaul-band; ATTACK gaul-aside');
    expect(told([inTurn, running, aside], 'messenger')).toBeUndefined();
    expect(told([inTurn, running, aside])).toMatch(/^ATTACK gaul-aside/);
    expect(told([attacking('ATTACK gaul-band'), running, aside], 'messenger')).toMatch(/^ATTACK gaul-aside/);
  });

  it('does not march on to where it was to attack such as are gone', () => {
    const marching: Piece = { ...triarii, order: 'MOVE TO (200 320); ATTACK gaul-band' };
    expect(told([marching, { ...band, at: [300, 700], facing: 'N', be: runs }, { ...aside, at: [900, 700] }])).toMatch(
      /^ATTACK gaul-aside/,
    );
    expect(told([marching, { ...band, at: [300, 700] }, { ...aside, at: [900, 700] }])).toBeUndefined();
  });
});

describe('a unit that has lost its order behind friends', () => {
  const order = (period: number, enemies: readonly Piece[]) => {
    const friend: Piece = { id: 'rome-hastati', at: [500, 350], figures: 24, files: 12, order: 'HOLD' };
    const { state, scenario, rules } = setUp({ pieces: [{ ...triarii, be: { order: null } }, friend, ...enemies] });
    const view = wrgView({ ...state, period }, 'rome', scenario, rules);
    const unit = view.units['rome-triarii'];
    return unit === undefined ? undefined : plannedOrder(unit, view, rules, { temper: byTheDrill });
  };
  const aside: Piece = { id: 'gaul-aside', at: [680, 310] };

  it('goes at an enemy to whom the way is free, once the armies have met', () => {
    expect(order(5, [band, aside])).toMatch(/^ATTACK gaul-aside/);
    expect(order(1, [band, aside])).toMatch(/^SUPPORT rome-hastati/);
    expect(order(5, [band])).toMatch(/^SUPPORT rome-hastati/);
  });
});
