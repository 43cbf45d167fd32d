import { describe, expect, it } from 'vitest';
import { distribution, scripted } from '../../src/dice/index.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { throwGrenades } from '../../src/rulesets/cady/musket/grenades.js';
import { musketRules } from '../../src/rulesets/cady/musket/index.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, type Features, type Piece, play, setUp, unitIn } from './table-top.js';

const grenadiers: Piece = { id: 'blue-1', type: 'grenadiers', figures: 8, at: [100, 50], formation: 'Col 8' };
const enemy: Piece = { id: 'red-1', figures: 16, at: [100, 51.6], formation: 'Col 8' };
const wall: Features[number] = {
  kind: 'wall',
  id: 'wall',
  line: [
    [80, 51],
    [120, 51],
  ],
};
const phases = ['orders', 'movement', 'small-arms'];
const orders = { 'blue-1': 'GRENADES', 'red-1': 'HF' };

describe('a grenade (cady/musket/grenade/effect)', () => {
  it('1 and 2 nothing, 3 and 4 one figure, 5 two, 6 two and the thrower', () => {
    const fall = (face: number) => throwGrenades({ grenades: 1, target: 9 }, scripted([face]));
    const done = [1, 2, 3, 4, 5, 6].map(face => fall(face)).map(({ lost, throwers }) => [lost, throwers]);
    expect(done).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
  });

  it('solved: of two grenades four figures fall in one of nine', () => {
    const odds = distribution(dice => throwGrenades({ grenades: 2, target: 9 }, dice));
    expect(odds.probability(({ lost }) => lost === 4)).toBeCloseTo(1 / 9, 9);
    expect(odds.probability(({ throwers }) => throwers === 2)).toBeCloseTo(1 / 36, 9);
  });

  it('is the card’s where the card is played', () => {
    const cells = { 'cady/card/grenades': { '5': { 'enemy-figures-removed': 3 } } };
    expect(() => musketRules(musketBook.with({ cells }))).toThrow(/changes nothing/);
    expect(musketRules(musketBook.with({ edition: 'card', cells })).grenades.falls[4]).toEqual({
      removed: 3,
      thrower: false,
    });
  });
});

describe('grenadiers (cady/musket/grenade/one-each cady/musket/grenade/range cady/musket/grenade/not-with-musket)', () => {
  it('throw one each within 3 cm, in place of their muskets; who threw a six falls with his target', () => {
    const on = setUp({ pieces: [grenadiers, enemy] });
    const { of } = play(on, { orders, dice: [6, ...all(7, 3)] }, phases);
    expect(of('grenades')).toMatchObject([{ thrown: 8, losses: 9, throwers: 1 }]);
    expect(of('volley')).toEqual([]);
    expect(unitIn(on.state, 'blue-1')).toMatchObject({ figures: 7, thrown: 8, loaded: true });
    expect(unitIn(on.state, 'red-1').figures).toBe(7);
    const faults = orderFaultsOf(unitIn(on.state, 'blue-1'), 'GRENADES', 'o', on);
    expect(faults).toMatchObject([{ clause: 'cady/musket/grenade/one-each', problem: 'it has no grenades left' }]);
  });

  it('fire their muskets when nobody is so near', () => {
    const on = setUp({ pieces: [grenadiers, { ...enemy, at: [100, 53.2] }] });
    const { of } = play(on, { orders, seed: 1 }, phases);
    expect(of('grenades')).toEqual([]);
    expect(of('volley')).toHaveLength(1);
  });

  it('do not throw once they have fired their muskets at the beginning of the turn', () => {
    const on = setUp({ pieces: [grenadiers, enemy] });
    const faults = orderFaultsOf(unitIn(on.state, 'blue-1'), 'FB, GRENADES', 'o', on);
    expect(faults).toMatchObject([{ clause: 'cady/musket/grenade/not-with-musket' }]);
    unitIn(on.state, 'blue-1').turn.firedFirst = true;
    unitIn(on.state, 'blue-1').order = 'GRENADES';
    expect(play(on, { seed: 1 }, ['small-arms']).of('grenades')).toEqual([]);
  });

  it('load their muskets in what is left of a turn without a move', () => {
    const on = setUp({ pieces: [{ ...grenadiers, be: { loaded: false } }, enemy] });
    expect(play(on, { orders, seed: 1 }, phases).of('grenades')).toHaveLength(1);
    expect(unitIn(on.state, 'blue-1').loaded).toBe(true);
  });

  it('are not thrown at an enemy in melee with friends, unless so read (cady/ruling/fire-into-melee)', () => {
    const thrown = (rules = musketRulesUnder()) => {
      const friend: Piece = { id: 'blue-2', at: [100, 80] };
      const on = setUp({ pieces: [grenadiers, enemy, friend], rules });
      on.state.contacts.push({
        a: 'blue-2',
        b: 'red-1',
        edgeOfA: 'front',
        edgeOfB: 'rear',
        since: 0,
        attackers: ['blue-2'],
        run: { 'blue-2': 10 },
      });
      return play(on, { orders, seed: 1 }, ['orders', 'small-arms']).of('grenades').length;
    };
    expect([thrown(), thrown(musketRulesUnder({ 'cady/ruling/fire-into-melee': 'allowed' }))]).toEqual([0, 1]);
  });

  it('are thrown at stands within 3 cm, or at figures (cady/ruling/grenade-measured)', () => {
    const thrown = (reading: string, gap: number) => {
      const rules = musketRulesUnder({ 'cady/ruling/grenade-measured': reading });
      const on = setUp({ pieces: [grenadiers, { ...enemy, at: [100, 50 + gap] }], rules });
      return play(on, { orders, seed: 1 }, phases).of('grenades').length > 0;
    };
    expect([2.9, 3.1].map(gap => thrown('to-the-nearest-stand', gap))).toEqual([true, false]);
    expect([1.6, 2.9].map(gap => thrown('to-the-nearest-figure', gap))).toEqual([true, false]);
  });

  it('no others have any', () => {
    const on = setUp({ pieces: [{ ...grenadiers, type: 'guard' }, enemy] });
    expect(orderFaultsOf(unitIn(on.state, 'blue-1'), 'GRENADES', 'o', on)).toHaveLength(1);
  });

  it('keep theirs when others have fallen, or lose them (cady/ruling/grenades-of-the-fallen)', () => {
    const thrown = (reading: string) => {
      const rules = musketRulesUnder({ 'cady/ruling/grenades-of-the-fallen': reading });
      const on = setUp({ pieces: [{ ...grenadiers, be: { figures: 4, thrown: 3 } }, enemy], rules });
      return play(on, { orders, seed: 1 }, phases).of('grenades')[0]?.thrown;
    };
    expect([thrown('thrown-first'), thrown('with-their-grenades')]).toEqual([4, 1]);
  });
});

describe('walls and buildings are no cover (cady/musket/grenade/over-cover)', () => {
  it('over a wall as many fall as in the open', () => {
    const on = setUp({ pieces: [grenadiers, enemy], features: [wall] });
    expect(play(on, { orders, dice: all(8, 5) }, phases).of('grenades')).toMatchObject([{ losses: 16 }]);
  });

  it('through a window more than stand at it', () => {
    const farm: Features[number] = {
      kind: 'building',
      id: 'farm',
      outline: [
        [94, 52],
        [106, 52],
        [106, 60],
        [94, 60],
      ],
    };
    const houses = [{ building: 'farm', class: 'a' as const, windows: [{ at: [100, 52] as [number, number] }] }];
    const pieces = [grenadiers, { ...enemy, at: [100, 56] as const, inside: { building: 'farm' } }];
    const on = setUp({ pieces, features: [farm], houses });
    const { of } = play(on, { orders, dice: all(4, 3) }, phases);
    // Two stands of two stand within 3 cm of the window.
    expect(of('grenades')).toMatchObject([{ target: 'red-1', thrown: 4, losses: 4 }]);
  });
});
