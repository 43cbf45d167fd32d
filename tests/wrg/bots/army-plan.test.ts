import { describe, expect, it } from 'vitest';
import { armyPlan, orderOfPart } from '../../../src/rulesets/wrg/bots/army-plan.js';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import { byTheDrill, type Temper, temperOf } from '../../../src/rulesets/wrg/bots/temper.js';
import type { WrgRequests } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Piece, setUp, type TableTop } from '../turn/table-top.js';

const unordered = { order: null };
const hastati: Piece = { id: 'rome-hastati', type: 'hi', at: [500, 300], figures: 24, files: 12, be: unordered };
const principes: Piece = { id: 'rome-principes', type: 'hi', at: [500, 240], figures: 20, files: 10, be: unordered };
const guard: Piece = { id: 'rome-guard', type: 'hc', weapons: ['short-spear'], at: [700, 150], figures: 6 };
const band: Piece = { id: 'gaul-band', at: [500, 500] };
const led: NonNullable<TableTop['generals']> = [{ id: 'scipio', with: 'rome-guard' }];

/** The orders of a plan, by unit. */
function planned(pieces: readonly Piece[], temper: Temper, more: Partial<TableTop> = {}) {
  const game = setUp({ pieces: [...pieces, guard, band], generals: led, ...more });
  const period = { ...game.state, period: 1 };
  const view = wrgView(period, 'rome', game.scenario, game.rules);
  const plan = armyPlan(view, game.rules, temper);
  return Object.fromEntries(
    [...plan].flatMap(([id, part]) => {
      const unit = view.units[id];
      return unit === undefined ? [] : [[id, orderOfPart(part, unit, view, game.rules)]];
    }),
  );
}

describe('the plan of an army', () => {
  it('has the second line support the first, or lengthen it on the wing that the general prefers', () => {
    expect(planned([hastati, principes], byTheDrill)['rome-principes']).toBe('SUPPORT rome-hastati; ATTACK gaul-band');
    const wide = (wing: Temper['wing']) =>
      planned([hastati, principes], { ...byTheDrill, line: 'wide', wing })['rome-principes'];
    expect(wide('left')).toMatch(/^MOVE TO \(4\d\d \d+\); ATTACK gaul-band$/);
    expect(wide('right')).toMatch(/^MOVE TO \(5\d\d \d+\); ATTACK gaul-band$/);
  });

  it('has heavier horse drive off a few horse archers, but leave alone an army of them, whom it never catches', () => {
    const horse: Piece = { ...hastati, id: 'rome-horse', type: 'mc', weapons: ['javelins'], figures: 10, files: 5 };
    const light: Piece = { id: 'gaul-archers', type: 'lc', weapons: ['bow'], shield: false, at: [500, 420] };
    const lancers: Piece = { id: 'gaul-lancers', type: 'mc', weapons: ['javelins'], at: [620, 480] };
    const others = [200, 350, 750].map((x, i): Piece => ({ ...light, id: `gaul-archers-${i}`, at: [x, 600] }));
    const ordered = (enemies: readonly Piece[]) => planned([horse, ...enemies], byTheDrill)['rome-horse'];
    expect(ordered([light, lancers])).toMatch(/^ATTACK gaul-archers/);
    expect(ordered([light, lancers, ...others])).toMatch(/^ATTACK gaul-lancers/);
  });

  it('sends somebody of the line on to a place that is fought for, after the enemy', () => {
    const objectives = [{ id: 'ford', name: 'the ford', at: [520, 480] as [number, number], radius: 30, points: 100 }];
    const orders = planned([hastati, principes], byTheDrill, { scenario: { objectives } });
    expect(orders['rome-hastati']).toBe('ATTACK gaul-band; MOVE TO (520 480); HOLD');
    expect(orders['rome-principes']).not.toContain('MOVE TO');
  });

  it('keeps the line straight on, as deep as the place, of those for whom no enemy is left', () => {
    const objectives = [{ id: 'ford', name: 'the ford', at: [520, 480] as [number, number], radius: 30, points: 100 }];
    const along = [300, 400, 600].map((x): Piece => ({ ...hastati, id: `rome-${x}`, at: [x, 300] }));
    const orders = Object.values(planned([hastati, ...along], byTheDrill, { scenario: { objectives } }));
    expect(orders.filter(order => order.startsWith('ATTACK gaul-band'))).toHaveLength(2);
    expect(orders.filter(order => /^MOVE TO \(\d+ 480\); HOLD$/.test(order))).toHaveLength(2);
    // Where no place is fought for all go for him.
    expect(Object.values(planned([hastati, ...along], byTheDrill)).every(order => order.startsWith('ATTACK'))).toBe(
      true,
    );
  });

  it('leaves its own elephants room before foot that stands behind them', () => {
    const elephants: Piece = { id: 'rome-elephants', type: 'elephant', at: [500, 340], figures: 4, be: unordered };
    expect(planned([hastati, elephants], byTheDrill)['rome-hastati']).toMatch(
      /^MOVE 0 60, at half speed; ATTACK gaul-band/,
    );
    expect(planned([hastati], byTheDrill)['rome-hastati']).toMatch(/^ATTACK gaul-band/);
  });

  it('leaves alone who has an order', () => {
    expect(planned([{ ...hastati, be: {}, order: 'HOLD' }], byTheDrill)).toEqual({});
  });

  it('differs by the seed of the general, and not otherwise', () => {
    const tempers = Array.from({ length: 20 }, (_, seed) => temperOf(seed));
    expect(new Set(tempers.map(({ line }) => line)).size).toBe(2);
    expect(new Set(tempers.map(({ wing }) => wing)).size).toBe(2);
    expect(new Set(tempers.map(({ patience }) => patience)).size).toBe(3);
    expect(temperOf(7)).toEqual(temperOf(7));
  });
});

describe('a second line without a trumpet', () => {
  const supports = 'SUPPORT rome-hastati; ATTACK gaul-band';
  const near: Piece = { ...band, at: [500, 300.2] };
  /** What is written to the principes while the first line fights, or does not. */
  const sent = (
    fights: boolean,
    {
      beside = [],
      enemy = near,
      second = principes,
    }: { beside?: readonly Piece[]; enemy?: Piece; second?: Piece } = {},
  ) => {
    const game = setUp({
      pieces: [
        { ...hastati, be: {}, order: 'ATTACK gaul-band' },
        { ...second, be: {}, order: supports },
        guard,
        enemy,
        ...beside,
      ],
      generals: led,
      melees: fights ? [{ a: 'rome-hastati', b: 'gaul-band' }] : [],
    });
    const units: WrgRequests['orders']['asks']['units'] = [
      { unit: 'rome-principes', by: ['messenger'], from: ['rome-chief'] },
    ];
    const request = {
      kind: 'orders',
      id: 'orders',
      side: 'rome',
      clause: 'wrg/orders/change-any-time',
      units,
    } as const;
    const view = wrgView(game.state, 'rome', game.scenario, game.rules);
    const answer = lineOfBattle().answer(request, view, game.rules) as WrgRequests['orders']['answer'];
    return answer['rome-principes'];
  };

  it('is sent beside the first by a messenger when that comes to blows or is about to, and not before', () => {
    expect(sent(false, { enemy: { ...band, at: [500, 480] } })).toBeUndefined();
    expect(sent(false, { enemy: { ...band, at: [500, 360] } })?.order).toMatch(/^MOVE TO /);
    expect(sent(true)).toMatchObject({
      by: 'messenger',
      order: expect.stringMatching(/^MOVE TO \(\d+ \d+\); ATTACK gaul-band/),
    });
  });

  it('goes to the end of the line where others stand beside its friend', () => {
    const left: Piece = { ...hastati, id: 'rome-left', at: [410, 300], be: {}, order: 'ATTACK gaul-band' };
    const way = /^MOVE TO \((\d+) /.exec(sent(true, { beside: [left] })?.order ?? '')?.[1];
    expect(Number(way)).toBeGreaterThan(550);
  });

  it('goes straight at an enemy to whom a gap in the first leads', () => {
    const aside: Piece = { ...band, id: 'gaul-aside', at: [620, 340] };
    const beside: readonly Piece[] = [
      aside,
      { ...hastati, id: 'rome-right', at: [730, 300], be: {}, order: 'ATTACK gaul-aside' },
    ];
    expect(sent(true, { beside, second: { ...principes, at: [610, 240] } })?.order).toMatch(/^ATTACK gaul-aside/);
  });

  it('is no light foot that has been called in', () => {
    expect(sent(true, { second: { ...principes, type: 'li', weapons: ['javelins'] } })).toBeUndefined();
  });
});
