import { describe, expect, it } from 'vitest';
import { mayFireThisTurn } from '../../src/rulesets/cady/musket/artillery-crew.js';
import { musketWindows } from '../../src/rulesets/cady/musket/index.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { placedOf } from '../../src/rulesets/cady/musket/units.js';
import { strengthOf } from '../../src/rulesets/cady/musket/victory.js';
import { quadOf, quadsOverlap } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const far: Piece = { id: 'red-1', at: [150, 140] };
const gun: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [50, 20] };
const foot: Piece = { id: 'blue-1', at: [56, 24], figures: 12, formation: 'Col 6' };
const horse: Piece = { id: 'blue-2', type: 'light-hussars', at: [90, 24], figures: 8 };
const moves = ['orders', 'movement'];

/** A gun of Blue that has lost its crew, foot of his beside it, horse and another gun farther off. */
function field(reading?: string, pieces: readonly Piece[] = []): Game {
  const rules = reading === undefined ? undefined : musketRulesUnder({ 'cady/ruling/detach-who': reading });
  const on = setUp({ pieces: [gun, foot, horse, ...pieces, far], ...(rules === undefined ? {} : { rules }) });
  unitIn(on.state, 'blue-guns').figures = 0;
  play(on, { seed: 1 }, ['artillery']);
  return on;
}
const faults = (on: Game, id: string, order: string) => orderFaultsOf(unitIn(on.state, id), order, 'o', on);

describe('men who leave their unit to serve a gun (cady/common/definition/detach)', () => {
  it('a stand of foot, of horse, or a crew of four, behind their unit', () => {
    const on = field();
    const { of } = play(on, { orders: { 'blue-1': 'DETACH CREW', 'blue-2': 'DETACH STAND' }, seed: 1 }, moves);
    expect(of('regrouped').map(({ how, unit, with: party, figures }) => [how, unit, party, figures])).toEqual([
      ['detached', 'blue-1', 'blue-1-party', 4],
      ['detached', 'blue-2', 'blue-2-party', 1],
    ]);
    expect([unitIn(on.state, 'blue-1'), unitIn(on.state, 'blue-1-party')]).toMatchObject([
      { figures: 8, strength: 8 },
      { figures: 4, strength: 4, side: 'blue', order: 'H', detachedFrom: 'blue-1', brigade: null },
    ]);
    const [unit, party] = ['blue-1', 'blue-1-party'].map(id => quadOf(placedOf(unitIn(on.state, id), on.rules)));
    expect(unit && party && quadsOverlap(unit, party, 0.1)).toBe(false);
    expect(unitIn(on.state, 'blue-1-party').at.y).toBeLessThan(24);
  });

  it('march to it as a body of their own and fire it every other turn, all of them (cady/musket/artillery/unattended/untrained-half)', () => {
    const on = field();
    const before = strengthOf(on.state, 'blue', on.rules);
    play(on, { orders: { 'blue-1': 'DETACH CREW' }, seed: 1 }, moves);
    const { of: went } = play(on, { orders: { 'blue-1-party': 'W 6 cm, F N' }, seed: 1 }, moves);
    expect(went('moved').map(({ unit }) => unit)).toContain('blue-1-party');
    Object.assign(unitIn(on.state, 'blue-1-party'), { at: { x: 50, y: 17 } });
    const { of } = play(on, { orders: { 'blue-1-party': 'MAN blue-guns' }, seed: 1 }, moves);
    expect(of('crew-replaced')).toMatchObject([{ unit: 'blue-guns', men: 4 }]);
    expect(on.state.units['blue-1-party']).toBeUndefined();
    const served = unitIn(on.state, 'blue-guns');
    expect(served).toMatchObject({ gone: null, figures: 4, gun: { untrained: true } });
    const { turn } = on.state;
    const { gun: type } = on.rules.troops['twelve-pounder-cannon'];
    if (type === undefined) throw new Error('it is a gun');
    const fires = (on_: number) =>
      mayFireThisTurn({ gun: type, crew: 6, untrained: true, turn: on_, firedOn: turn }, on.rules).allowed;
    expect([turn + 1, turn + 2].map(fires)).toEqual([false, true]);
    const after = strengthOf(on.state, 'blue', on.rules);
    expect(after.mustered.figures).toBe(before.mustered.figures);
    expect(after.left.figures).toBe(before.left.figures);
  });

  it('leave once for an order that stands, and again for a new one (cady/common/orders/last-order-stands)', () => {
    const on = field(undefined, [{ id: 'blue-3', at: [100, 60], figures: 16, formation: 'Col 8' }]);
    const figures = () => unitIn(on.state, 'blue-3').figures;
    play(on, { orders: { 'blue-3': 'DETACH CREW, F N' }, seed: 1 }, moves);
    expect([figures(), unitIn(on.state, 'blue-3').order]).toEqual([12, 'H, F N']);
    play(on, { seed: 1 }, moves);
    expect(figures()).toBe(12);
    unitIn(on.state, 'blue-3-party').at = { x: 20, y: 20 };
    play(on, { orders: { 'blue-3': 'DETACH CREW' }, seed: 1 }, moves);
    expect(figures()).toBe(8);
  });

  it('stay where there is no room for them', () => {
    const on = field(undefined, [
      { id: 'blue-3', at: [20, 80], figures: 36, formation: 'Col 12' },
      { id: 'blue-4', at: [60, 80], figures: 36, formation: 'Col 12' },
    ]);
    // Friends crowd in on all sides.
    Object.assign(unitIn(on.state, 'blue-3'), { at: { x: 56, y: 26 } });
    Object.assign(unitIn(on.state, 'blue-4'), { at: { x: 56, y: 22 } });
    const { of, seenBy } = play(on, { orders: { 'blue-1': 'DETACH STAND' }, seed: 1 }, moves);
    expect(of('regrouped')).toMatchObject([{ how: 'detached', figures: 0, with: null }]);
    expect(unitIn(on.state, 'blue-1').figures).toBe(12);
    expect(of('regrouped').map(event => seenBy.get(event))).toEqual([undefined]);
  });

  it('neither gunners nor who fights, hides, or is no larger than what leaves it', () => {
    const on = field(undefined, [{ ...gun, id: 'blue-other', at: [20, 20] }]);
    const clause = 'cady/common/definition/detach';
    expect(faults(on, 'blue-other', 'DETACH CREW')).toMatchObject([{ clause }]);
    expect(faults(on, 'blue-1', 'DETACH CANNON')).toMatchObject([{ clause }]);
    expect(faults(on, 'blue-1', 'DETACH STAND')).toEqual([]);
    unitIn(on.state, 'blue-1').figures = 4;
    expect(faults(on, 'blue-1', 'DETACH CREW')).toMatchObject([{ clause }]);
    on.state.contacts.push({
      a: 'blue-1',
      b: 'red-1',
      edgeOfA: 'front',
      edgeOfB: 'front',
      since: 0,
      attackers: ['red-1'],
      run: {},
    });
    expect(faults(on, 'blue-1', 'DETACH STAND')).toMatchObject([{ clause }]);
  });

  it('are whom each reading has them be (cady/ruling/detach-who)', () => {
    const may = (reading: string) => {
      const on = field(reading, [{ ...gun, id: 'blue-other', at: [40, 20] }]);
      Object.assign(unitIn(on.state, 'blue-1'), { at: { x: 50, y: 17 } });
      Object.assign(unitIn(on.state, 'blue-other'), { figures: 6 });
      const third = setUp({
        pieces: [gun, { ...gun, id: 'blue-other', at: [40, 20], be: { figures: 3 } }, far],
        rules: on.rules,
      });
      return {
        gunners: faults(third, 'blue-guns', 'JOIN blue-other').length === 0,
        men: faults(on, 'blue-1', 'DETACH STAND').length === 0,
        whole: faults(on, 'blue-1', 'MAN blue-guns').length === 0,
      };
    };
    expect(may('gunners-and-men')).toEqual({ gunners: true, men: true, whole: true });
    expect(may('gunners')).toEqual({ gunners: true, men: false, whole: false });
    expect(may('stand-or-crew')).toEqual({ gunners: false, men: true, whole: false });
    expect(may('whoever-stands-there')).toEqual({ gunners: false, men: false, whole: true });
    const on = field('stand-or-crew');
    play(on, { orders: { 'blue-1': 'DETACH STAND' }, seed: 1 }, moves);
    expect(faults(on, 'blue-1-party', 'MAN blue-guns')).toEqual([]);
  });

  it('are told by the name of the unit that they left', () => {
    const on = field();
    const { of } = play(on, { orders: { 'blue-1': 'DETACH STAND' }, seed: 1 }, moves);
    const lines = of('regrouped').flatMap(event =>
      musketWindows.tell({ ...event, turn: 1, phase: 'movement', rolls: [] } as never, on),
    );
    expect(lines.join('\n')).toMatch(/blue-1 detaches 2 figures to serve a gun/);
    const moved = { kind: 'left', unit: 'blue-1-party', how: 'destroyed', because: [] } as never;
    expect(musketWindows.tell(moved, on)).toEqual(['blue-1, gun party is destroyed']);
  });
});

describe('units that become one (cady/ruling/joining-units-musket)', () => {
  const two = (reading: 'nobody' | 'supreme-commander', level: 'basic' | 'advanced' = 'advanced') =>
    setUp({
      pieces: [
        { id: 'blue-1', at: [50, 24], figures: 8, formation: 'Col 8', general: true },
        { id: 'blue-2', at: [50, 22], figures: 8, formation: 'Col 8' },
        far,
      ],
      level,
      rules: musketRulesUnder({ 'cady/ruling/joining-units-musket': reading }),
    });

  it('are none in this game, or those whom the general joins in person (cady/musket/optional/command-no-regroup)', () => {
    expect(faults(two('nobody'), 'blue-2', 'JOIN blue-1')).toMatchObject([
      { clause: 'cady/musket/optional/command-no-regroup' },
    ]);
    expect(faults(two('supreme-commander', 'basic'), 'blue-2', 'JOIN blue-1')).toMatchObject([
      { clause: 'cady/common/unit/fixed-for-game' },
    ]);
    const on = two('supreme-commander');
    const { of } = play(on, { orders: { 'blue-2': 'JOIN blue-1' }, seed: 1 }, moves);
    expect(of('regrouped')).toMatchObject([{ how: 'joined', unit: 'blue-1', with: 'blue-2', figures: 8 }]);
    expect(unitIn(on.state, 'blue-1')).toMatchObject({ figures: 16, strength: 16, general: true });
    expect(on.state.units['blue-2']).toBeUndefined();
  });
});
