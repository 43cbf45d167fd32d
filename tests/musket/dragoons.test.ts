import { describe, expect, it } from 'vitest';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { strengthOf } from '../../src/rulesets/cady/musket/victory.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const dragoons: Piece = { id: 'blue-1', type: 'dragoons', figures: 12, at: [60, 20], formation: 'Col 6' };
const enemy: Piece = { id: 'red-1', at: [60, 60], formation: 'Col 8' };
const game = (more: Partial<Piece> = {}, others: readonly Piece[] = [enemy]) =>
  setUp({ pieces: [{ ...dragoons, ...more }, ...others] });

describe('dragoons (cady/musket/dragoons/dismount cady/musket/definition/dragoons)', () => {
  it('get down where they stand and fire their carbines, loaded as they are, in the same turn', () => {
    const on = game({ at: [60, 40] });
    const { of } = play(on, { orders: { 'blue-1': 'DISMOUNT' }, seed: 1 });
    expect(of('dragoons')).toMatchObject([
      { unit: 'blue-1', now: 'on-foot', because: [{ effect: '1/3 of the turn' }] },
    ]);
    expect(of('volley').filter(({ unit }) => unit === 'blue-1')).toMatchObject([{ groups: [{ shots: 1 }] }]);
    expect(unitIn(on.state, 'blue-1')).toMatchObject({
      type: 'carbines-fusils',
      files: 3,
      loaded: true,
      dragoons: { as: 'dragoons', horses: { x: 60, y: 40 }, changedOn: 1 },
    });
    // The next turn, on foot and standing, they fire as any infantry does.
    const next = play(on, { orders: { 'blue-1': 'H' }, seed: 2 });
    expect(next.of('volley').filter(({ unit }) => unit === 'blue-1')[0]?.groups[0]?.shots).toBe(2);
  });

  it('ride two thirds of their move and get down where the ride ends; then they have no time to fire', () => {
    const on = game({ at: [60, 10] }, [{ ...enemy, at: [60, 140] }]);
    play(on, { orders: { 'blue-1': 'N full, DISMOUNT' }, seed: 1 });
    expect(unitIn(on.state, 'blue-1')).toMatchObject({ type: 'carbines-fusils', at: { x: 60, y: 66 } });
  });

  it('never fire from the saddle, and are told so', () => {
    const on = game({ at: [60, 40] });
    expect(
      play(on, { orders: { 'blue-1': 'H' }, seed: 1 })
        .of('volley')
        .filter(({ unit }) => unit === 'blue-1'),
    ).toEqual([]);
    const faults = orderFaultsOf(unitIn(on.state, 'blue-1'), 'H, FB', 'orders.blue-1', on);
    expect(faults).toMatchObject([{ clause: 'cady/musket/dragoons/dismount' }]);
  });

  it('get up where they left their horses, and ride what is left of the turn', () => {
    const on = game();
    play(on, { orders: { 'blue-1': 'DISMOUNT' }, seed: 1 });
    play(on, { orders: { 'blue-1': 'MOUNT, N 10 cm' }, seed: 1 }, ['orders', 'movement']);
    expect(unitIn(on.state, 'blue-1')).toMatchObject({
      type: 'dragoons',
      files: 6,
      at: { y: 30 },
      dragoons: { horses: null },
    });
  });

  it('not where they are not, nor where somebody stands in their room', () => {
    const on = game();
    play(on, { orders: { 'blue-1': 'DISMOUNT' }, seed: 1 });
    const faults = (text: string) =>
      orderFaultsOf(unitIn(on.state, 'blue-1'), text, 'orders.blue-1', on).map(({ problem }) => problem);
    expect(faults('MOUNT')).toEqual([]);
    expect(faults('DISMOUNT')).toEqual(['it does not sit on horses']);
    expect(faults('S 5 cm, MOUNT')).toEqual(['it gets up before it rides']);
    play(on, { orders: { 'blue-1': 'S 15 cm' }, seed: 1 });
    expect(faults('MOUNT')).toEqual(['its horses are elsewhere']);
    const mounted = game();
    const faultsOfMounted = orderFaultsOf(unitIn(mounted.state, 'blue-1'), 'DISMOUNT, N 5 cm', 'o', mounted);
    expect(faultsOfMounted.map(({ problem }) => problem)).toEqual(['it gets down where its ride ends']);
    expect(orderFaultsOf(unitIn(mounted.state, 'red-1'), 'DISMOUNT', 'o', mounted)).not.toEqual([]);
    const behind: Piece = { id: 'blue-2', at: [60, 13], formation: 'Col 8' };
    const crowded = game({}, [
      { ...enemy, at: [60, 140] },
      { ...behind, at: [60, 11] },
    ]);
    play(crowded, { orders: { 'blue-1': 'DISMOUNT' }, seed: 1 });
    unitIn(crowded.state, 'blue-2').at = { x: 60, y: 15 };
    expect(play(crowded, { orders: { 'blue-1': 'MOUNT' }, seed: 1 }).of('dragoons')).toEqual([]);
  });

  it('who are met as they ride do not get down', () => {
    const on = game({ at: [60, 40] }, [{ ...enemy, at: [60, 55] }]);
    const { of } = play(on, { orders: { 'blue-1': 'DISMOUNT', 'red-1': 'CH S full' }, seed: 1 });
    expect(of('dragoons')).toEqual([]);
    expect(unitIn(on.state, 'blue-1').type).toBe('dragoons');
  });

  it('fight on foot as the ruling has it, and cost what they cost (cady/ruling/dragoons-on-foot)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/dragoons-on-foot': 'as-regulars' });
    const on = setUp({ pieces: [dragoons, enemy], rules });
    const before = strengthOf(on.state, 'blue', rules);
    play(on, { orders: { 'blue-1': 'DISMOUNT' }, seed: 1 }, ['orders', 'movement']);
    expect(unitIn(on.state, 'blue-1').type).toBe('regulars');
    expect(strengthOf(on.state, 'blue', rules)).toEqual(before);
  });
});
