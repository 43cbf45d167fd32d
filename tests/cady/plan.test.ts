import { describe, expect, it } from 'vitest';
import { type Counted, planFor, worthUpon } from '../../src/rulesets/cady/common/bots/plan.js';
import { ordersNotInVain, type Rehearsed } from '../../src/rulesets/cady/common/bots/rehearsal.js';
import { temperOf } from '../../src/rulesets/cady/common/bots/temper.js';
import { type Order, parseOrder } from '../../src/rulesets/cady/common/index.js';
import type { Moved } from '../../src/table/index.js';

const unit = (id: string, x: number, y: number, worth = 80): Counted => ({ id, at: { x, y }, worth, move: 20 });
const temper = { ...temperOf(1), wing: 0 as const };

describe('a plan of battle', () => {
  const own = [unit('a', 20, 0), unit('b', 40, 0), unit('c', 60, 0)];
  const enemies = [unit('x', 20, 80), unit('y', 40, 80), unit('z', 60, 80)];

  it('spreads an army over its enemies, each going for the one before it', () => {
    const { targets } = planFor({ own, enemies, places: [], ahead: 0, temper });
    expect([...targets].map(([id, { id: enemy }]) => `${id}${enemy}`).sort()).toEqual(['ax', 'by', 'cz']);
  });

  it('sends no more against a weak enemy than he takes', () => {
    const weak = [unit('x', 40, 60, 10), unit('y', 40, 90, 300)];
    const { targets } = planFor({ own, enemies: weak, places: [], ahead: 0, temper });
    expect([...targets.values()].filter(({ id }) => id === 'x')).toHaveLength(1);
  });

  it('falls on the wing that the commander likes', () => {
    const far = [unit('x', 0, 80, 300), unit('z', 80, 80, 300)];
    const middle = [unit('b', 40, 0)];
    const on = (wing: -1 | 1) =>
      planFor({ own: middle, enemies: far, places: [], ahead: 0, temper: { ...temper, wing } }).targets.get('b')?.id;
    expect([on(-1), on(1)]).toEqual(['x', 'z']);
  });

  it('leaves one unit at a quiet place, sends a part of the army to one that is fought for, and as many as asked to others', () => {
    const army = Array.from({ length: 8 }, (_, i) => unit(`u${i}`, i * 10, 0));
    const sent = (place: { ours: boolean; units?: number }, enemyAt: number) =>
      planFor({
        own: army,
        enemies: [unit('x', 35, enemyAt)],
        places: [{ at: { x: 35, y: 20 }, radius: 10, ...place }],
        ahead: 0,
        temper,
      }).places.size;
    expect(sent({ ours: true }, 200)).toBe(1);
    expect(sent({ ours: false }, 200)).toBe(2);
    expect(sent({ ours: true }, 60)).toBe(2);
    expect(sent({ ours: false, units: 1 }, 60)).toBe(1);
  });

  it('keeps no part of the army back at a place before which its own men stand', () => {
    const army = Array.from({ length: 8 }, (_, i) => unit(`u${i}`, i * 10, 0));
    const line = [unit('first', 30, 50), unit('second', 40, 50)];
    const place = { at: { x: 35, y: 20 }, radius: 10, ours: true };
    const enemies = [unit('x', 35, 75)];
    const sent = (own: readonly Counted[]) => planFor({ own, enemies, places: [place], ahead: 0, temper }).places.size;
    expect(sent(army)).toBe(2);
    expect(sent([...army, ...line])).toBe(1);
  });

  it('counts who is hand to hand with an enemy as sent against him', () => {
    const pair = [unit('x', 40, 60), unit('y', 55, 60)];
    const upon = worthUpon([{ a: 'fighter', b: 'x' }], new Map([['fighter', 80]]));
    const goal = (its?: ReadonlyMap<string, number>) =>
      planFor({
        own: [unit('a', 40, 0)],
        enemies: pair,
        places: [],
        ahead: 0,
        temper,
        ...(its && { upon: its }),
      }).targets.get('a')?.id;
    expect([goal(), goal(upon)]).toEqual(['x', 'y']);
  });

  it('is not the same for every seed, and always the same for one', () => {
    const tempers = Array.from({ length: 12 }, (_, seed) => JSON.stringify(temperOf(seed)));
    expect(new Set(tempers).size).toBeGreaterThan(8);
    expect(temperOf(5)).toEqual(temperOf(5));
  });
});

describe('orders that are gone through before they are written', () => {
  const [charge, march, stay] = ['CH N full', 'N 10 cm', 'H'].map(text => parseOrder(text)) as [Order, Order, Order];
  const placed = { stand: { front: 2, depth: 2, figures: 1 }, figures: 4, files: 2, at: { x: 0, y: 0 }, facing: 0 };
  const outcome = (moved: number, meets: readonly string[]): Rehearsed => {
    const final = { ...placed, at: { x: 0, y: moved } };
    const went: Moved = { id: 'a', final, moved, spent: moved, steps: [], course: [{ time: 0, placed }], waited: 0 };
    return { moved: went, meets, crowds: false };
  };
  const orderOf = (by: (order: Order) => Rehearsed) =>
    ordersNotInVain(
      new Map([['a', [charge, march, stay]]]),
      orders => new Map([...orders].map(([id, o]) => [id, by(o)])),
    ).get('a');

  it('a charge stands that meets somebody', () => {
    expect(orderOf(() => outcome(20, ['x']))).toBe(charge);
  });

  it('of two that would run into each other the one gives way that comes less far', () => {
    const into = (id: string, moved: number, friend?: string): Rehearsed => {
      const { moved: went, ...rest } = outcome(moved, []);
      const stop = friend === undefined ? {} : { stoppedBy: { kind: 'friend', id: friend } as const };
      return { ...rest, moved: { ...went, id, ...stop } };
    };
    const wishes = new Map(['a', 'b'].map(id => [id, [march, stay]]));
    const chosen = ordersNotInVain(wishes, orders =>
      orders.get('b') === march
        ? new Map([
            ['a', into('a', 8, 'b')],
            ['b', into('b', 5, 'a')],
          ])
        : new Map([
            ['a', into('a', 10)],
            ['b', into('b', 0)],
          ]),
    );
    expect(chosen.get('a')).toBe(march);
    expect(chosen.get('b')).toBe(stay);
  });

  it('one that meets nobody gives way to a march, and a march that leads nowhere to a halt', () => {
    expect(orderOf(() => outcome(10, []))).toBe(march);
    expect(orderOf(() => outcome(0.5, []))).toBe(stay);
  });
});
