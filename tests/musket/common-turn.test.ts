import { describe, expect, it } from 'vitest';
import {
  type MusketRules,
  musketRequests,
  musketRules,
  musketScenarioSchema,
  musketView,
  musterMusket,
} from '../../src/rulesets/cady/musket/index.js';
import { callFaults } from '../../src/rulesets/cady/musket/turn/calls.js';
import { musketRulesUnder } from '../rules-under.js';
import { fileOf, type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const foot: Piece = { id: 'blue-1', at: [50, 40] };
const enemy: Piece = { id: 'red-1', at: [50, 140] };

/** The faults of a table that cannot be set up. */
function faultsOf(table: TableTop): string[] {
  try {
    musterMusket(musketScenarioSchema.parse(fileOf(table)), musketRules());
  } catch (thrown) {
    const { violations } = thrown as { violations: readonly { path: string; clause?: string }[] };
    return violations.map(({ path, clause }) => `${path} ${clause}`);
  }
  return [];
}

describe('reinforcements of the musket game', () => {
  const late: Piece = { id: 'blue-late', at: [100, 40], arrives: { turn: 3 } };

  it('come on at the beginning of their turn (cady/common/scenario/staggered-entry)', () => {
    const game = setUp({ pieces: [foot, late, enemy] });
    expect(play(game, {}, ['orders']).of('arrived')).toEqual([]);
    const second = play(game, { orders: { 'blue-1': 'H' } }, ['orders']);
    expect(second.of('orders').find(({ side }) => side === 'blue')?.orders).not.toHaveProperty('blue-late');
    expect(play(game, {}, ['orders']).of('arrived')).toMatchObject([{ unit: 'blue-late', at: { x: 100, y: 40 } }]);
    expect(unitIn(game.state, 'blue-late').awaited).toBeNull();
  });

  it('or by a die that is thrown on the first, which their own side is told (cady/common/scenario/random-reinforcements)', () => {
    const game = setUp({ pieces: [foot, { ...late, arrives: { die: 4, earliest: 2 } }, enemy] });
    const { of, seenBy } = play(game, { dice: [3] }, ['orders']);
    const [expected] = of('expected');
    expect(expected).toMatchObject({ units: ['blue-late'], on: 4 });
    expect(expected === undefined ? [] : seenBy.get(expected)).toEqual(['blue']);
    for (const arrived of [[], [], [{ unit: 'blue-late' }]]) {
      expect(play(game, {}, ['orders']).of('arrived')).toMatchObject(arrived);
    }
  });

  it('are no part of the battle before: guns do not fire, nobody has them in the way, and the enemy does not know of them', () => {
    const guns: Piece = { id: 'red-guns', type: 'six-pounder-cannon', at: [50, 100], arrives: { turn: 3 } };
    const battery: Piece = { id: 'blue-guns', type: 'six-pounder-cannon', at: [50, 50] };
    const before: Piece = { id: 'blue-late', at: [50, 60], arrives: { turn: 3 } };
    const game = setUp({ pieces: [battery, before, guns, enemy] });
    const { asked } = play(game, { seed: 1 }, ['orders', 'artillery']);
    expect(asked.filter(id => id.startsWith('call'))).toEqual(['call:blue-guns:1']);
    const view = (side: string) => musketView(game.state, side, game.scenario, game.rules);
    expect(Object.keys(view('blue').units)).toEqual(['blue-guns', 'blue-late', 'red-1']);
    expect(view('red').units['red-guns']?.own?.awaited).toEqual({ turn: 3 });
    // Friends who stand so near in the line of fire would forbid it.
    const call = { shot: 'solid', bearing: 0, range: 60 };
    const faults = () => callFaults(call, 'blue-guns', view('blue'), game.rules);
    expect(faults()).toEqual([]);
    const stray = (more: object) => callFaults({ ...call, ...more }, 'blue-guns', view('blue'), game.rules);
    expect(stray({ rnage: 60 })).toMatchObject([{ path: 'blue-guns.rnage', problem: 'an answer has no "rnage"' }]);
    expect(stray({ shot: 'none', range: undefined }).map(({ path }) => path)).toEqual([
      'blue-guns.bearing',
      'blue-guns.range',
    ]);
    unitIn(game.state, 'blue-late').awaited = null;
    expect(faults()).toHaveLength(1);
  });

  it('come on behind a marker where they are hidden', () => {
    const game = setUp({
      level: 'intermediate',
      pieces: [foot, { ...late, hidden: true, arrives: { turn: 2 } }, enemy],
    });
    expect(unitIn(game.state, 'blue-late').marker).toBeNull();
    play(game, {}, ['orders']);
    play(game, {}, ['orders']);
    expect(unitIn(game.state, 'blue-late').marker).toBe('blue#1');
  });
});

describe('dispatch riders of the musket game (cady/common/orders/dispatch-rider)', () => {
  const general: Piece = { id: 'blue-1', at: [50, 20], general: true };
  const far: Piece = { id: 'blue-2', at: [50, 60] };
  const redGeneral: Piece = { ...enemy, general: true };
  const riding: TableTop = { level: 'advanced', optional: ['dispatch-riders'], pieces: [general, far, redGeneral] };

  it('an order holds when its rider has arrived; only its own side sees him on the way', () => {
    const game = setUp(riding);
    const { of } = play(game, { orders: { 'blue-1': 'N 1/3', 'blue-2': 'N 1/3' } }, ['orders']);
    expect(of('dispatch')).toMatchObject([{ to: 'blue-2', fate: 'sent', order: 'N 1/3' }]);
    expect([unitIn(game.state, 'blue-1').order, unitIn(game.state, 'blue-2').order]).toEqual(['N 1/3', 'H']);
    const ridersSeen = (side: string) => musketView(game.state, side, game.scenario, game.rules).riders;
    expect(ridersSeen('blue')).toEqual([{ side: 'blue', to: 'blue-2', order: 'N 1/3', at: { x: 50, y: 20 }, sent: 1 }]);
    expect(ridersSeen('red')).toEqual([]);
    expect(play(game, {}, ['orders']).of('dispatch')).toMatchObject([{ to: 'blue-2', fate: 'delivered' }]);
    expect(unitIn(game.state, 'blue-2').order).toBe('N 1/3');
  });

  it('nobody rides where that was not agreed on', () => {
    const game = setUp({ level: 'advanced', pieces: riding.pieces });
    expect(play(game, { orders: { 'blue-2': 'N 1/3' } }, ['orders']).of('dispatch')).toEqual([]);
    expect(unitIn(game.state, 'blue-2').order).toBe('N 1/3');
  });

  it('is a rule of the advanced game, and wants somebody who writes (cady/common/game-level/advanced-optional cady/common/orders/supreme-commander-writes)', () => {
    expect(faultsOf(riding)).toEqual([]);
    expect(faultsOf({ ...riding, level: 'basic' })).toEqual(['optional cady/common/game-level/basic-no-optional']);
    expect(faultsOf({ ...riding, level: 'intermediate' })).toEqual([
      'optional cady/common/game-level/advanced-optional',
    ]);
    expect(faultsOf({ ...riding, pieces: [general, far, enemy] })).toEqual([
      'sides.red cady/common/orders/supreme-commander-writes',
    ]);
  });
});

/** Blue and red front to front, in melee since the turn before. */
function locked(blue: Partial<Piece> = {}, red: Partial<Piece> = {}, table: Partial<TableTop> = {}): Game {
  const line = { formation: 'LB', figures: 16 } as const;
  const game = setUp({
    ...table,
    pieces: [
      { ...foot, ...line, at: [50, 60], ...blue },
      { ...enemy, ...line, at: [50, 60.2], ...red },
    ],
  });
  game.state.turn = 1;
  game.state.contacts.push({
    a: 'blue-1',
    b: 'red-1',
    edgeOfA: 'front',
    edgeOfB: 'front',
    since: 0,
    attackers: ['blue-1'],
    run: {},
  });
  return game;
}

describe('surrender in the musket game (cady/common/definition/surrender-offer)', () => {
  const giving = { be: { order: 'SURRENDER' } };

  it('is taken: the unit is out of play, and a figure guards four (cady/common/definition/surrender-guards)', () => {
    const game = locked({}, giving);
    const { asked, of } = play(game, { accepts: true }, ['melee']);
    expect(asked).toEqual(['accept-surrender:red-1']);
    expect(of('surrendered')).toMatchObject([{ unit: 'red-1', to: 'blue-1' }]);
    expect(of('melee')).toEqual([]);
    expect(unitIn(game.state, 'red-1').gone).toBe('surrendered');
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ figures: 12, guarding: 4 });
  });

  it('is refused: in the basic game it strikes nobody (cady/common/definition/surrender-refused)', () => {
    const game = locked({}, giving);
    const { of } = play(game, { seed: 1 }, ['melee']);
    expect(of('surrender-refused')).toMatchObject([{ unit: 'red-1', fightsOn: false }]);
    expect(of('melee')).toMatchObject([{ a: { unit: 'blue-1', dice: 0 } }]);
  });

  it('is asked in words, and read', () => {
    const game = locked({}, giving);
    const request = {
      kind: 'accept-surrender',
      id: 'accept-surrender:red-1',
      side: 'blue',
      clause: 'cady/common/definition/surrender-offer',
      unit: 'red-1',
      to: 'blue-1',
      figures: 16,
      guards: 4,
    } as const;
    const { state, scenario, rules } = game;
    const { ask, check } = musketRequests[request.kind];
    const asking = ask(request, { view: musketView(state, 'blue', scenario, rules), scenario, rules });
    expect(asking.question[0]).toContain('16 figures');
    expect(asking.read('take')).toEqual({ answer: { accept: true } });
    expect(asking.read('perhaps')).toMatchObject({ violations: [{ path: 'accept' }] });
    expect(check({ accept: false }, request, game)).toEqual([]);
    expect(check({ accept: 'yes' }, request, game)).toMatchObject([
      { clause: 'cady/common/definition/surrender-offer' },
    ]);
  });
});

describe('breaking through in the musket game (cady/common/break-through/when)', () => {
  const weak = { figures: 6, formation: 'LB', be: { figures: 1 } } as const;

  it('a unit before which nobody is left goes on, if its side wants it', () => {
    for (const goes of [true, false]) {
      const game = locked({}, weak);
      const { asked, of } = play(game, { goes, dice: [1, 1, 1, 1, 12] }, ['melee']);
      expect(of('left')).toMatchObject([{ unit: 'red-1', how: 'destroyed' }]);
      expect(asked).toEqual(['break-through:blue-1']);
      expect(of('broke-through')).toHaveLength(goes ? 1 : 0);
      expect(unitIn(game.state, 'blue-1').at.y > 60).toBe(goes);
    }
  });

  it('whatever took the enemy: shock leaves a gap as well (cady/common/break-through/any-cause)', () => {
    const game = locked({}, weak);
    unitIn(game.state, 'blue-1').turn.against = ['red-1'];
    game.state.contacts = [];
    unitIn(game.state, 'red-1').gone = 'destroyed';
    expect(play(game, { goes: true }, ['melee']).of('broke-through')).toMatchObject([{ unit: 'blue-1' }]);
  });

  it('comes upon others up a hill with the levels that it climbed to them (cady/common/melee/point-uphill)', () => {
    const behind: Piece = { id: 'red-2', figures: 16, formation: 'LB', at: [50, 71] };
    const pieces: Piece[] = [
      { ...foot, figures: 16, formation: 'LB', at: [50, 60] },
      { ...enemy, ...weak, at: [50, 60.2] },
      behind,
    ];
    const hill = {
      kind: 'hill' as const,
      id: 'h',
      level: 1,
      outline: [
        [0, 66],
        [100, 66],
        [100, 120],
        [0, 120],
      ] as [number, number][],
    };
    const game = setUp({ pieces, features: [hill] });
    unitIn(game.state, 'blue-1').turn.against = ['red-1'];
    unitIn(game.state, 'blue-1').turn.spare = 36;
    unitIn(game.state, 'red-1').gone = 'destroyed';
    game.state.turn = 1;
    expect(play(game, { goes: true }, ['melee']).of('broke-through')).toHaveLength(1);
    expect(game.state.contacts).toMatchObject([{ a: 'blue-1', b: 'red-2', up: { 'blue-1': 1 } }]);
  });

  it('whom it comes upon it is at grips with when the next turn begins: nobody fires at it, and both strike (cady/common/break-through/when cady/common/fire/defensive-fire-3dt)', () => {
    for (const type of ['guard', 'six-pounder-cannon'] as const) {
      const game = setUp({
        level: 'intermediate',
        pieces: [
          { ...foot, figures: 16, formation: 'LB', at: [50, 60] },
          { ...enemy, ...weak, at: [50, 60.2] },
          { id: 'red-2', type, figures: 16, formation: type === 'guard' ? 'LB' : 'Col 1', at: [50, 71] },
        ],
      });
      unitIn(game.state, 'blue-1').turn.against = ['red-1'];
      unitIn(game.state, 'blue-1').turn.spare = 36;
      unitIn(game.state, 'red-1').gone = 'destroyed';
      game.state.turn = 1;
      play(game, { goes: true }, ['melee', 'morale']);
      expect(game.state.contacts).toMatchObject([{ a: 'blue-1', b: 'red-2' }]);
      const { of, asked } = play(game, { seed: 1, calls: { 'red-2': [{ shot: 'canister', bearing: 180 }] } });
      expect([of('volley'), of('shot'), of('three-dice-test')]).toEqual([[], [], []]);
      expect(asked.filter(id => /call|meet/.test(id))).toEqual([]);
      expect(of('melee')).toHaveLength(1);
      if (type === 'guard') expect(of('melee')[0]?.b.dice).toBeGreaterThan(0);
    }
  });

  it('a gun does not, nor who has the enemy still before it', () => {
    expect(play(locked(), { seed: 2, goes: true }, ['melee']).asked).toEqual([]);
    const gun = locked({ type: 'six-pounder-cannon', formation: 'Col 1' }, weak);
    unitIn(gun.state, 'blue-1').turn.against = ['red-1'];
    unitIn(gun.state, 'red-1').gone = 'destroyed';
    gun.state.contacts = [];
    expect(play(gun, { goes: true }, ['melee']).asked).toEqual([]);
  });

  it('is asked in words, and read', () => {
    const game = locked();
    const { state, scenario, rules } = game;
    const request = {
      kind: 'break-through',
      id: 'break-through:blue-1',
      side: 'blue',
      clause: 'cady/common/break-through/when',
      unit: 'blue-1',
      cm: 12,
    } as const;
    const { ask, check } = musketRequests[request.kind];
    const asking = ask(request, { view: musketView(state, 'blue', scenario, rules), scenario, rules });
    expect(asking.choices.map(({ text }) => text)).toEqual(['go on for 12.0 cm', 'stay']);
    expect(asking.read('go')).toEqual({ answer: { go: true } });
    expect(check({ go: 1 }, request, game)).toMatchObject([{ clause: 'cady/common/break-through/when' }]);
    expect(check({ go: false }, request, game)).toEqual([]);
  });
});

describe('a rout (cady/common/three-dice/rout-normally-removed)', () => {
  it('is over in the next move, or at once where that is how it is read (cady/ruling/rout-timing)', () => {
    const goneIn = (rules: MusketRules) => {
      const game = locked({}, { be: { figures: 4, fatigue: 9 } }, { rules });
      const red = unitIn(game.state, 'red-1');
      red.turn.attacked = true;
      play(game, { seed: 1 }, ['morale']);
      return red.gone;
    };
    expect(goneIn(musketRules())).toBeNull();
    expect(goneIn(musketRulesUnder({ 'cady/ruling/rout-timing': 'at-once' }))).toBe('routed');
  });
});

describe('hidden units of the musket game (cady/common/hidden/marker-needs-room)', () => {
  it('need room for all their figures behind their markers', () => {
    const level = 'intermediate';
    const hidden: Piece = { ...foot, hidden: true };
    expect(faultsOf({ level, pieces: [hidden, enemy] })).toEqual([]);
    const outline: [number, number][] = [
      [49, 30],
      [80, 30],
      [80, 60],
      [49, 60],
    ];
    const ledge = { kind: 'hill' as const, id: 'ledge', level: 1, outline };
    expect(faultsOf({ level, pieces: [hidden, enemy], features: [ledge] })).toEqual([
      'sides.blue.units[0].at cady/common/hidden/marker-needs-room',
    ]);
  });
});
