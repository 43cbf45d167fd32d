import { describe, expect, it } from 'vitest';
import { musket } from '../../src/rulesets/cady/musket/index.js';
import { orderFaults, orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const foot: Piece = { id: 'blue-1', at: [50, 40] };
const enemy: Piece = { id: 'red-1', at: [50, 120] };

function faultsOf(text: unknown, piece: Partial<Piece> = {}) {
  const game = setUp({ pieces: [{ ...foot, ...piece }, enemy] });
  return orderFaultsOf(unitIn(game.state, 'blue-1'), text, 'orders.blue-1', game);
}

const clausesOf = (text: unknown, piece: Partial<Piece> = {}) => faultsOf(text, piece).map(({ clause }) => clause);

describe('the orders phase', () => {
  it('asks both sides at once, unseen by the other, before anybody moves (cady/common/sequence/step-3-write-orders cady/common/orders/written-before-move)', () => {
    const game = setUp({ pieces: [foot, enemy] });
    const { asked, of } = play(game, { orders: { 'blue-1': 'N full', 'red-1': 'S 1/3' } }, ['orders']);
    expect(asked).toEqual(['orders:blue', 'orders:red']);
    expect(of('orders')).toEqual([
      { kind: 'orders', side: 'blue', orders: { 'blue-1': 'N full' } },
      { kind: 'orders', side: 'red', orders: { 'red-1': 'S 1/3' } },
    ]);
    expect(unitIn(game.state, 'blue-1').at).toEqual({ x: 50, y: 40 });
  });

  it('keeps the last order of a unit that gets no new one, and takes a new one each turn (cady/common/orders/last-order-stands cady/common/orders/new-each-turn)', () => {
    const game = setUp({ pieces: [foot, enemy] });
    play(game, { orders: { 'blue-1': 'N 5 cm' } });
    play(game);
    expect(unitIn(game.state, 'blue-1').at).toEqual({ x: 50, y: 50 });
    play(game, { orders: { 'blue-1': 'H' } });
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ order: 'H', at: { x: 50, y: 50 } });
  });

  it('does not ask for units that must turn and go back or run; a unit that must go back may state facing and formation', () => {
    const game = setUp({
      pieces: [
        { ...foot, be: { mustDo: 'back-and-turn' } },
        { ...foot, id: 'blue-2', at: [90, 40], be: { mustDo: 'back' } },
        enemy,
      ],
    });
    expect(play(game, {}, ['orders']).of('orders')[0]?.orders).toEqual({ 'blue-2': 'H' });
  });

  it('begins a new account of the turn', () => {
    const game = setUp({ pieces: [{ ...foot, be: { fleeing: true } }, enemy] });
    unitIn(game.state, 'blue-1').turn.lost = 4;
    play(game, {}, ['orders']);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ fleeing: false, turn: { lost: 0, before: 16, facing: 0 } });
  });
});

describe('orders that are refused', () => {
  it('units that are not there, not one’s own, or gone', () => {
    const game = setUp({ pieces: [{ ...foot, be: { gone: 'routed' } }, enemy] });
    const faults = orderFaults({ 'blue-9': 'H', 'red-1': 'H', 'blue-1': 'H' }, 'blue', game);
    expect(faults.map(({ path, problem }) => [path, problem])).toEqual([
      ['orders.blue-9', 'there is no unit "blue-9"'],
      ['orders.red-1', '"red-1" is not a unit of blue'],
      ['orders.blue-1', '"blue-1" has left the battle'],
    ]);
    for (const { clause, mend } of faults) {
      expect(clause).toBe('cady/common/sequence/step-3-write-orders');
      expect(mend).not.toBe('');
    }
  });

  it.each([null, 'N full', ['N full'], 7])('%j is no list of orders', answer => {
    const game = setUp({ pieces: [foot, enemy] });
    expect(orderFaults(answer, 'blue', game)).toHaveLength(1);
    expect(orderFaults({ __proto__: null, constructor: 'H' }, 'blue', game)).toHaveLength(1);
  });

  it.each<[string, unknown, string, Partial<Piece>]>([
    ['an order that is no text', 7, 'cady/common/orders/must-be-specific', {}],
    [
      'a formation that militia cannot take',
      'H, LB',
      'cady/common/formation/peasants-militia-none',
      { type: 'militia' },
    ],
    ['a charge of guns', 'CH N full', 'cady/common/charge/engage-vs-charge', { type: 'six-pounder-cannon' }],
    ['fire at a friend', 'H, FIRE blue-1', 'cady/common/orders/must-be-specific', {}],
    ['fire at nobody', 'H, FIRE red-7', 'cady/common/orders/must-be-specific', {}],
    ['spiking what is no gun', 'SPIKE', 'cady/musket/artillery/spike/needs-order', {}],
    ['firing first without a load', 'N full, FB', 'cady/musket/loading/fire-begin-or-end', { be: { loaded: false } }],
    ['firing first without arms', 'N full, FB', 'cady/musket/loading/fire-begin-or-end', { type: 'light-lancers' }],
  ])('%s', (_, text, clause, piece) => {
    expect(clausesOf(text, piece)).toEqual([clause]);
  });

  it('a second charge running (cady/common/charge/no-charge-next-turn)', () => {
    const game = setUp({ pieces: [{ ...foot, be: { chargedOn: 3 } }, enemy] });
    const unit = unitIn(game.state, 'blue-1');
    const clauses = (turn: number) =>
      orderFaultsOf(unit, 'CH N full', '', { ...game, state: { ...game.state, turn } }).map(({ clause }) => clause);
    expect(clauses(4)).toEqual(['cady/common/charge/no-charge-next-turn']);
    expect(clauses(5)).toEqual([]);
  });

  it('a charge that bends or forms up in its last 10 cm, or 30 for cavalry (cady/common/charge/straight-final-distance cady/common/charge/no-formation-change-final-distance)', () => {
    expect(clausesOf('CH N 20 cm, CH E 9 cm')).toEqual(['cady/common/charge/straight-final-distance']);
    expect(clausesOf('CH N 20 cm, CH E 10 cm')).toEqual([]);
    expect(clausesOf('CH N 20 cm, CH NE 5 cm')).toEqual([]);
    expect(clausesOf('CH N 9 cm, LB', { formation: 'Col 4' })).toEqual([
      'cady/common/charge/no-formation-change-final-distance',
    ]);
    const horse: Partial<Piece> = { type: 'light-hussars', formation: 'Col 4' };
    expect(clausesOf('CH S 29 cm', horse)).toEqual(['cady/common/charge/straight-final-distance']);
    expect(clausesOf('CH S full', horse)).toEqual([]);
    expect(clausesOf('CH N 29 cm, Col 8', horse)).toEqual(['cady/common/charge/no-formation-change-final-distance']);
  });

  it('tells every fault of every order at once', () => {
    const game = setUp({ pieces: [foot, enemy] });
    const faults = orderFaults({ 'blue-1': 'CH N 5 cm, LB, FIRE blue-1, SPIKE', 'red-1': 'H' }, 'blue', game);
    expect(faults).toHaveLength(4);
  });
});

describe('formations that cannot be had', () => {
  it('a column that would split a stand: two figures stand on each (cady/common/orders/contents-formation)', () => {
    for (const column of ['Col 1', 'Col 3']) {
      expect(faultsOf(`H, ${column}`)).toMatchObject([{ clause: 'cady/common/orders/contents-formation' }]);
    }
    expect(faultsOf('H, Col 3')[0]?.mend).toBe('order Col 2 or Col 4');
    expect(faultsOf('H, Col 1')[0]?.mend).toBe('order Col 2');
    expect(faultsOf('H, Col 2')).toEqual([]);
    expect(faultsOf('H, Col 3', { type: 'light-hussars' })).toEqual([]);
    expect(() => setUp({ pieces: [{ ...foot, formation: 'Col 3' }, enemy] })).toThrow(/stand 2 abreast/);
  });

  it('a new one in melee is refused; the old one said again, and the old order, are none (cady/common/melee/no-formation-change)', () => {
    const game = setUp({
      pieces: [
        { ...foot, formation: 'Col 8' },
        { ...enemy, at: [50, 43] },
      ],
    });
    const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
    game.state.contacts.push({ a: 'blue-1', b: 'red-1', ...edges, since: 0, attackers: [], run: {} });
    const clausesIn = (text: string) =>
      orderFaultsOf(unitIn(game.state, 'blue-1'), text, 'orders.blue-1', game).map(({ clause }) => clause);
    expect(clausesIn('H, Col 4')).toEqual(['cady/common/melee/no-formation-change']);
    expect(clausesIn('H, Col 8')).toEqual([]);
    expect(clausesIn('H')).toEqual([]);
    unitIn(game.state, 'red-1').mustDo = 'rout';
    expect(clausesIn('H, Col 4')).toEqual([]);
  });
});

describe('formations in orders', () => {
  it('a line of battle has two ranks; a column so many figures abreast; the last one is kept (cady/common/definition/line-of-battle cady/common/orders/default-formation)', () => {
    const game = setUp({
      pieces: [foot, { ...foot, id: 'blue-2', at: [90, 40], type: 'light-hussars', figures: 6 }, enemy],
    });
    expect(unitIn(game.state, 'blue-1').files).toBe(2);
    expect(unitIn(game.state, 'blue-2').files).toBe(2);
    play(game, { orders: { 'blue-1': 'H, LB' } });
    expect(unitIn(game.state, 'blue-1').files).toBe(4);
    play(game, { orders: { 'blue-1': 'N 3 cm' } });
    expect(unitIn(game.state, 'blue-1').files).toBe(4);
    play(game, { orders: { 'blue-1': 'H, Col 6' } });
    expect(unitIn(game.state, 'blue-1').files).toBe(3);
  });

  it('a line that lost figures is still a line: ordering it again costs nothing', () => {
    const game = setUp({ pieces: [{ ...foot, formation: 'LB', be: { figures: 13 } }, enemy] });
    const { of } = play(game, { orders: { 'blue-1': 'N full, LB' } });
    expect(of('moved')[0]).toMatchObject({ distance: 36 });
    expect(unitIn(game.state, 'blue-1').files).toBe(4);
  });

  it('the phases of a turn come in the book’s order and are repeated (cady/common/sequence/step-10-repeat cady/common/definition/move-sequence)', () => {
    expect(musket.phases.map(({ id }) => id)).toEqual([
      'orders',
      'opening-fire',
      'movement',
      'artillery',
      'small-arms',
      'shock',
      'melee',
      'morale',
    ]);
    const game = setUp({ pieces: [foot, enemy] });
    for (let turn = 1; turn <= 3; turn++) {
      play(game);
      expect(game.state.turn).toBe(turn);
    }
  });
});
