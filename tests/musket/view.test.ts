import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { musketView } from '../../src/rulesets/cady/musket/index.js';
import { play, setUp, unitIn } from './table-top.js';

const table = () =>
  setUp({
    pieces: [
      { id: 'blue-1', at: [50, 40] },
      { id: 'blue-guns', type: 'six-pounder-cannon', at: [90, 40] },
      { id: 'red-1', at: [50, 120] },
    ],
    features: [
      {
        kind: 'fence',
        id: 'f',
        line: [
          [80, 100],
          [120, 100],
        ],
      },
    ],
  });

describe('what a side may know', () => {
  it('everything that stands on the table, for both sides alike (cady/common/game-level/basic-no-hidden)', () => {
    const { state, scenario, rules } = table();
    const [blue, red] = ['blue', 'red'].map(side => musketView(state, side, scenario, rules));
    for (const view of [blue, red]) {
      expect(Object.keys(view?.units ?? {})).toEqual(['blue-1', 'blue-guns', 'red-1']);
      expect(view?.units['red-1']).toMatchObject({ figures: 16, placed: { at: { x: 50, y: 120 }, facing: 180 } });
    }
    expect(blue?.units['blue-guns']?.own).toMatchObject({ order: 'H', loaded: true, gun: { solid: 12 } });
    expect(red?.units['blue-guns']).not.toHaveProperty('own');
  });

  it('orders, loads, rounds, tired arms and the like of the other side change nothing in it', () => {
    const hidden = fc.record({
      order: fc.constantFrom('H', 'N full', 'CH S 2/3', 'SPIKE'),
      loaded: fc.boolean(),
      fatigue: fc.nat(5),
      chargedOn: fc.nat(5),
      spentChargeOn: fc.nat(5),
      friendlyFireOn: fc.nat(5),
      rounds: fc.nat(12),
      firedOn: fc.nat(5),
      spiked: fc.boolean(),
    });
    fc.assert(
      fc.property(
        hidden,
        hidden,
        ({ rounds, firedOn, spiked, ...gunner }, { rounds: _r, firedOn: _f, spiked: _s, ...foot }) => {
          const { state, scenario, rules } = table();
          const before = structuredClone(musketView(state, 'red', scenario, rules));
          const guns = unitIn(state, 'blue-guns');
          Object.assign(guns, gunner);
          Object.assign(unitIn(state, 'blue-1'), foot);
          Object.assign(guns.gun ?? {}, { solid: rounds, explosive: rounds, canister: rounds, firedOn, spiked });
          guns.turn.facing = rounds;
          expect(musketView(state, 'red', scenario, rules)).toEqual(before);
          expect(musketView(state, 'blue', scenario, rules).units['blue-guns']?.own?.order).toBe(gunner.order);
        },
      ),
    );
  });

  it('the orders of a side are told to it alone', () => {
    const { seenBy } = play(table(), {}, ['orders']);
    const told = [...seenBy].map(([event, sides]) => [event.kind, sides]);
    expect(told).toEqual([
      ['orders', ['blue']],
      ['orders', ['red']],
    ]);
  });

  it('shows the table as artillery has left it', () => {
    const { state, scenario, rules } = table();
    state.breaches.push({ barrier: 'f', from: 10, to: 13 });
    const { features } = musketView(state, 'red', scenario, rules).table;
    expect(features).toEqual([
      {
        kind: 'fence',
        id: 'f',
        line: [
          { x: 80, y: 100 },
          { x: 90, y: 100 },
        ],
      },
      {
        kind: 'fence',
        id: 'f',
        line: [
          { x: 93, y: 100 },
          { x: 120, y: 100 },
        ],
      },
    ]);
  });

  it('is a copy: what is done to it does nothing to the battle', () => {
    const { state, scenario, rules } = table();
    const view = musketView(state, 'blue', scenario, rules);
    Object.assign(view.units['blue-guns']?.own?.gun ?? {}, { solid: 0 });
    expect(unitIn(state, 'blue-guns').gun?.solid).toBe(12);
  });
});

describe('a melee as it is seen', () => {
  const at = table();
  at.state.contacts.push({
    a: 'blue-1',
    b: 'red-1',
    edgeOfA: 'front',
    edgeOfB: 'flank',
    since: 3,
    attackers: ['blue-1'],
    run: { 'blue-1': 12 },
    up: { 'blue-1': 1 },
  });
  const { contacts } = musketView(at.state, 'red', at.scenario, at.rules);

  it('is all that its contact says, for both sides', () => {
    expect(contacts).toEqual(at.state.contacts);
    expect(musketView(at.state, 'blue', at.scenario, at.rules).contacts).toEqual(contacts);
  });

  it('is a copy', () => {
    const [own, seen] = [at.state.contacts[0], contacts[0]];
    expect(seen?.attackers).not.toBe(own?.attackers);
    expect(seen?.run).not.toBe(own?.run);
    expect(seen?.up).not.toBe(own?.up);
    expect(seen).not.toHaveProperty('touched');
  });

  it('is none with somebody who is not on the table', () => {
    at.state.contacts.push({
      a: 'blue-1',
      b: 'nobody',
      edgeOfA: 'front',
      edgeOfB: 'front',
      since: 3,
      attackers: [],
      run: {},
    });
    expect(musketView(at.state, 'red', at.scenario, at.rules).contacts).toHaveLength(1);
    at.state.contacts.pop();
  });
});
