import { describe, expect, it } from 'vitest';
import { musketRulesUnder } from '../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

/** A unit one rank deep, eight figures abreast, and one before it that stands. */
const mover: Piece = { id: 'blue-1', at: [60, 30], figures: 8, formation: 'Col 8' };
const friend: Piece = { id: 'blue-2', at: [60, 36], figures: 16, formation: 'LB' };
const enemy: Piece = { id: 'red-1', at: [180, 140] };

function goThrough(order: string, over: Partial<Piece> = {}, other: Partial<Piece> = {}, more: readonly Piece[] = []) {
  const game = setUp({ pieces: [{ ...mover, ...over }, { ...friend, ...other }, enemy, ...more] });
  const { of } = play(game, { orders: { 'blue-1': order } }, ['orders', 'opening-fire', 'movement']);
  return { moved: of('moved').find(({ unit }) => unit === 'blue-1'), unit: unitIn(game.state, 'blue-1') };
}

describe('passing through a friend on the table (cady/common/pass-through/all-conditions)', () => {
  it('one rank goes through two that stand, for a third of its move (cady/common/pass-through/cost cady/common/pass-through/ranks)', () => {
    const { moved, unit } = goThrough('N full');
    expect(moved).toMatchObject({
      distance: 24,
      because: [{ clause: 'cady/common/pass-through/cost', effect: '−1/3 move' }],
    });
    expect(moved?.stopped).toBeUndefined();
    expect(unit.at).toEqual({ x: 60, y: 54 });
  });

  it('a skirmish line pays nothing (cady/common/pass-through/skirmish-no-cost)', () => {
    const { moved } = goThrough('N full', { type: 'light-infantry', be: { gap: 1 } });
    expect(moved).toMatchObject({ because: [{ clause: 'cady/common/pass-through/skirmish-no-cost' }] });
    expect(moved?.distance).toBeGreaterThan(24);
  });

  it.each<[string, string, Partial<Piece>, Partial<Piece>]>([
    ['two ranks through two', 'N full', { formation: 'Col 4' }, {}],
    ['a charge (cady/common/pass-through/no-special-order)', 'CH N full', {}, {}],
    ['a change of formation', 'N full, Col 6', {}, {}],
    ['morale 2 (cady/common/pass-through/morale-3)', 'N full', { type: 'militia' }, {}],
    ['a friend who moves (cady/common/pass-through/one-stationary)', 'N full', {}, { be: { order: 'N 10 cm' } }],
    ['a friend three ranks deep', 'N full', {}, { formation: 'Col 6' }],
  ])('not by %s', (_, order, over, other) => {
    const { moved } = goThrough(order, over, other);
    expect(moved?.because.map(({ clause }) => clause)).not.toContain('cady/common/pass-through/cost');
  });

  it('not by a friend under fire (cady/common/pass-through/not-engaged)', () => {
    const shooter: Piece = { id: 'red-2', at: [60, 60], facing: 'S', figures: 8, formation: 'Col 8' };
    const game = setUp({ pieces: [mover, friend, enemy, shooter] });
    const orders = { 'blue-1': 'N full', 'red-2': 'H, FB' };
    const { of } = play(game, { orders, seed: 3 }, ['orders', 'opening-fire', 'movement']);
    expect(of('volley')).toMatchObject([{ target: 'blue-2' }]);
    expect(of('moved')[0]?.stopped).toBe('blue-2 is in the way');
  });

  it.each([
    ['this-turn', true],
    ['for-the-battle', false],
  ] as const)(
    'a unit that has turned and gone back before, read %s: %s (cady/common/pass-through/no-poor-reaction, cady/ruling/pass-through-reaction)',
    (reading, passes) => {
      const rules = musketRulesUnder({ 'cady/ruling/pass-through-reaction': reading });
      const behind: Piece = { ...mover, at: [60, 60], be: { mustDo: 'back-and-turn' } };
      const game = setUp({ pieces: [behind, friend, enemy], rules });
      play(game, {}, ['orders', 'opening-fire', 'movement']);
      Object.assign(unitIn(game.state, 'blue-1'), { at: { x: 60, y: 30 }, facing: 0 });
      const { of } = play(game, { orders: { 'blue-1': 'N full' } }, ['orders', 'opening-fire', 'movement']);
      expect(of('moved')[0]?.stopped === undefined).toBe(passes);
    },
  );

  it.each([
    ['before-the-move', true],
    ['or-in-the-turn-before', false],
  ] as const)(
    'a friend who was attacked in the turn before, read %s: %s (cady/common/pass-through/not-engaged, cady/ruling/pass-through-under-fire)',
    (reading, passes) => {
      const rules = musketRulesUnder({ 'cady/ruling/pass-through-under-fire': reading });
      const game = setUp({ pieces: [mover, friend, enemy], rules });
      unitIn(game.state, 'blue-2').turn.attacked = true;
      const { of } = play(game, { orders: { 'blue-1': 'N full' } }, ['orders', 'opening-fire', 'movement']);
      expect(of('moved')[0]?.stopped === undefined).toBe(passes);
      // In the turn after next it is forgotten.
      expect(play(game, {}, ['orders']).of('orders')).not.toEqual([]);
      expect(unitIn(game.state, 'blue-2').turn.attackedBefore).toBeUndefined();
    },
  );

  it('nobody sets out to come to rest on the ground of a friend: he waits before him', () => {
    const { moved, unit } = goThrough('N 5 cm');
    expect(moved?.stopped).toBe('blue-2 is in the way');
    expect(unit.at.y).toBeLessThan(34);
  });

  it('whoever is stopped among them by an enemy has not passed', () => {
    const near: Piece = { id: 'red-2', at: [60, 38], facing: 'S', figures: 8, formation: 'Col 8' };
    const { moved, unit } = goThrough('N full', {}, {}, [near]);
    expect(moved?.stopped).toBe('blue-2 is in the way');
    expect(unit.at.y).toBeLessThan(34);
  });
});
