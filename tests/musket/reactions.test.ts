import { describe, expect, it } from 'vitest';
import { musketRulesUnder } from '../rules-under.js';

import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [60, 120] };
const moving = ['orders', 'opening-fire', 'movement'];

/** A unit that must carry out a reaction, its turn played as far as movement. */
function react(
  mustDo: 'back' | 'back-and-turn' | 'rout',
  table: { readonly piece?: Partial<Piece>; readonly others?: readonly Piece[]; readonly order?: string } & Pick<
    TableTop,
    'features' | 'rules'
  > = {},
) {
  const { piece, others = [], order, ...rest } = table;
  const game = setUp({
    pieces: [{ id: 'blue-1', at: [60, 80], formation: 'Col 8', be: { mustDo }, ...piece }, ...others, enemy],
    ...rest,
  });
  const played = play(game, order === undefined ? {} : { orders: { 'blue-1': order } }, moving);
  return { ...game, ...played, unit: unitIn(game.state, 'blue-1') };
}

describe('reactions are carried out on the next turn, whatever was ordered (cady/common/morale/result-binds-next-turn)', () => {
  it('back: half a move away from the enemy, in good order (cady/common/morale/back-direction)', () => {
    const { unit, of } = react('back', { order: 'N full' });
    expect(unit).toMatchObject({ at: { x: 60, y: 62 }, facing: 0, mustDo: null, fleeing: false });
    expect(of('moved')).toMatchObject([{ forced: 'back', distance: 18 }]);
  });

  it('back: formation and facing are the owner’s, written in the order (cady/common/morale/back-state-in-orders)', () => {
    const { unit } = react('back', { order: 'H, Col 4, F E' });
    expect(unit).toMatchObject({ facing: 90, files: 2 });
  });

  it('back: the owner may choose a way within 60 degrees of straight away, and no other', () => {
    expect(react('back', { order: '225 full' }).unit.at.x).toBeLessThan(52);
    expect(react('back', { order: 'E full' }).unit.at).toEqual({ x: 60, y: 62 });
  });

  it.each(['back', 'back-and-turn'] as const)('%s: not into another enemy, where another way is free', reaction => {
    const before: Piece = { id: 'red-2', at: [60, 96], facing: 'S', formation: 'Col 8' };
    const behind: Piece = { id: 'red-3', at: [60, 60], facing: 'N', formation: 'Col 8' };
    const { of, unit } = react(reaction, { others: [before, behind] });
    expect(of('contact')).toEqual([]);
    expect(of('moved')[0]?.distance).toBeGreaterThan(10);
    expect(Math.abs(unit.at.x - 60)).toBeGreaterThan(4);
  });

  it.each([
    ['back', 0.5, 42],
    ['back', 4, 42],
    ['back-and-turn', 2, 24],
  ] as const)(
    '%s: a column with an enemy %d cm off its flank goes off as it stands, and does not swing its tail into him',
    (reaction, gap, x) => {
      const { unit, of } = react(reaction, {
        piece: { formation: 'Col 2', figures: 16 },
        others: [{ id: 'red-2', at: [62 + gap, 72], facing: 'W', formation: 'Col 8' }],
      });
      expect(of('contact')).toEqual([]);
      expect(of('moved')[0]?.distance).toBe(reaction === 'back' ? 18 : 36);
      expect(unit.at.x - (unit.facing === 270 ? 8 : 0)).toBeLessThanOrEqual(x);
    },
  );

  describe('fire in the turn of a reaction (cady/ruling/fire-while-going-back cady/common/morale/back cady/common/morale/back-and-turn cady/common/morale/rout)', () => {
    const readings = ['in-good-order', 'nobody', 'as-time-allows'] as const;
    const fires = { back: [true, false, true], 'back-and-turn': [false, false, true], rout: [false, false, true] };
    const cases = (['back', 'back-and-turn', 'rout'] as const).flatMap(reaction =>
      readings.map((reading, at) => [reaction, reading, fires[reaction][at] === true] as const),
    );
    it.each(cases)('%s, read as %s: %s', (mustDo, reading, fired) => {
      // It begins in range of the enemy: whether he is fired at who was in range before is a ruling of its own.
      const within = { 'cady/ruling/fire-in-passing-from-within': 'fired-at' } as const;
      const rules = musketRulesUnder({ 'cady/ruling/fire-while-going-back': reading, ...within });
      const near: Piece = { id: 'red-1', at: [100, 80], formation: 'Col 8', facing: 'S' };
      const friend: Piece = { id: 'blue-2', at: [100, 46], formation: 'Col 8', figures: 40 };
      const game = setUp({
        pieces: [{ id: 'blue-1', at: [100, 60], formation: 'Col 8', be: { mustDo } }, friend, near],
        rules,
      });
      const { of } = play(game, { seed: 1, orders: { 'red-1': 'H, HF', 'blue-2': 'H, HF' } }, [
        ...moving,
        'small-arms',
      ]);
      expect(of('volley').map(({ unit }) => unit)).toEqual(fired ? ['blue-1'] : []);
    });
  });

  it('back and turn: a full move with its back to the enemy', () => {
    const { unit } = react('back-and-turn');
    expect(unit).toMatchObject({ facing: 180, mustDo: null, fleeing: true });
    expect(unit.at.y).toBe(40);
  });

  it('the half and the full move are of the printed move, whatever the ground', () => {
    const features = [
      {
        kind: 'creek' as const,
        id: 'c',
        width: 2,
        line: [
          [0, 70],
          [200, 70],
        ] as [number, number][],
      },
      {
        kind: 'rough' as const,
        id: 'r',
        outline: [
          [0, 50],
          [200, 50],
          [200, 60],
          [0, 60],
        ] as [number, number][],
      },
    ];
    expect(react('back-and-turn', { features }).of('moved')[0]?.distance).toBe(36);
  });

  it('but what bars the way bars it still: guns do not go back over a creek', () => {
    const creek = [
      {
        kind: 'creek' as const,
        id: 'c',
        width: 2,
        line: [
          [0, 70],
          [200, 70],
        ] as [number, number][],
      },
    ];
    const { unit } = react('back-and-turn', { features: creek, piece: { type: 'six-pounder-horse-artillery' } });
    expect(unit.at.y).toBeGreaterThan(70);
  });

  it('a unit locked with the enemy goes straight back: an about-face needs no room', () => {
    const { unit } = react('back', {
      piece: { at: [60, 80] },
      others: [{ id: 'red-2', at: [63, 80.25], formation: 'Col 8' }],
    });
    expect(unit.at).toEqual({ x: 60, y: 62 });
  });

  it('rout: it leaves by the nearest edge that does not lie towards the enemy (cady/common/definition/rout)', () => {
    const { unit, of } = react('rout');
    expect(unit.gone).toBe('routed');
    expect(of('left')).toMatchObject([{ unit: 'blue-1', how: 'routed' }]);
    const near = react('rout', { piece: { at: [60, 104] } });
    // The nearest edge is to the north, behind the enemy; the next is to the west.
    expect(near.of('moved')[0]).toMatchObject({ facing: 270, forced: 'rout' });
    const literal = react('rout', {
      piece: { at: [60, 104] },
      rules: musketRulesUnder({ 'cady/ruling/way-off-the-table': 'nearest-edge' }),
    });
    expect(literal.of('moved')[0]).toMatchObject({ facing: 0 });
  });

  it('rout: who runs off the table meets nobody whom he parts from', () => {
    const near: Piece = { id: 'red-2', at: [60, 80.25], formation: 'Col 8' };
    const met = (facing: string, mustDo: 'rout' | 'back') => {
      const game = setUp({
        pieces: [{ id: 'blue-1', at: [60, 80], formation: 'Col 8', facing, be: { mustDo } }, near],
      });
      game.state.contacts.push({
        a: 'blue-1',
        b: 'red-2',
        edgeOfA: 'front',
        edgeOfB: 'front',
        since: 0,
        attackers: [],
        run: {},
      });
      // A hedge of friends at his back leaves him no step.
      return play(game, {}, moving).of('contact');
    };
    expect(met('N', 'rout')).toEqual([]);
  });

  it('rout: nor by one with an enemy in its way farther off than its move, for it runs all the way', () => {
    // The nearest edge is to the west, and somebody 49 cm off stands before it; a move is 36.
    const piece = { at: [58, 95] as const };
    const others: Piece[] = [{ id: 'red-2', at: [9, 95], facing: 'E', formation: 'Col 8' }];
    expect(react('rout', { piece }).of('moved')[0]).toMatchObject({ facing: 270 });
    expect(react('rout', { piece, others }).of('moved')[0]).not.toMatchObject({ facing: 270 });
  });

  it('rout: by road too, which it gains nothing by, and is not told to', () => {
    const road = [
      {
        kind: 'road' as const,
        id: 'r',
        width: 20,
        line: [
          [60, 0],
          [60, 120],
        ] as [number, number][],
      },
    ];
    for (const mustDo of ['rout', 'back-and-turn'] as const) {
      const [moved] = react(mustDo, { features: road, piece: { formation: 'Col 4' } }).of('moved');
      expect(moved?.because.map(({ clause }) => clause)).not.toContain('cady/common/movement/road-bonus');
    }
  });

  it('rout: nor by one with another enemy in its way (cady/ruling/way-off-the-table)', () => {
    const others = [{ id: 'red-2', at: [30, 104] as const, facing: 'E', formation: 'Col 8' }];
    const { of } = react('rout', { piece: { at: [60, 104] }, others });
    // North and west are the enemy's; the south is nearer than the east.
    expect(of('moved')[0]).toMatchObject({ facing: 180, forced: 'rout' });
  });

  it('others may be ordered out of its way (cady/common/morale/others-may-clear-way)', () => {
    const others = [{ id: 'blue-2', at: [60, 66] as const, formation: 'Col 8', figures: 6 }];
    expect(react('back', { others }).of('swept-along')).toHaveLength(1);
    const game = setUp({
      pieces: [{ id: 'blue-1', at: [60, 80], formation: 'Col 8', be: { mustDo: 'back' } }, ...others, enemy],
    });
    const { of } = play(game, { orders: { 'blue-2': 'S full' } }, moving);
    expect(of('swept-along')).toEqual([]);
    expect(unitIn(game.state, 'blue-1').at.y).toBe(62);
  });
});

describe('friends in the way', () => {
  const behind = (figures: number) => [{ id: 'blue-2', at: [60, 70] as const, formation: 'Col 8', figures }];

  it('one of greater total morale value holds it, even in a rout, and neither fires nor melees (cady/common/three-dice/hold-friend-stronger cady/common/morale/back-blocked-by-friend)', () => {
    for (const mustDo of ['back', 'back-and-turn'] as const) {
      const { state, unit, of } = react(mustDo, { others: behind(20) });
      expect(of('held')).toMatchObject([{ unit: 'blue-1', by: 'blue-2' }]);
      expect(unit).toMatchObject({ mustDo: null, fleeing: false, gone: null });
      expect(unitIn(state, 'blue-2')).toMatchObject({ mustDo: null, turn: { idle: true } });
    }
    const { unit } = react('rout', {
      piece: { at: [20, 80] },
      others: [{ id: 'blue-2', at: [10, 80], facing: 'E', figures: 20 }],
    });
    expect(unit.gone).toBeNull();
  });

  it('a friend farther behind than its move holds no rout: the unit is gone before (cady/common/three-dice/rout-normally-removed, cady/ruling/rout-held)', () => {
    const far = {
      piece: { at: [60, 80] as const },
      others: [{ id: 'blue-2', at: [10, 80] as const, facing: 'E', figures: 20 }],
    };
    const out = react('rout', far);
    expect(out.of('moved')[0]).toMatchObject({ unit: 'blue-1', facing: 270, leaves: true });
    expect(out.of('moved')[0]?.stopped).toContain('blue-2');
    expect(out.unit.gone).toBe('routed');
    expect(unitIn(out.state, 'blue-2').turn.idle).toBe(false);
    const anywhere = react('rout', {
      ...far,
      rules: musketRulesUnder({ 'cady/ruling/rout-held': 'anywhere-on-its-way' }),
    });
    expect(anywhere.unit.gone).toBeNull();
    expect(anywhere.of('moved')[0]?.leaves).toBeUndefined();
  });

  it('one of equal or lower value suffers the same next turn: the basic game has no 3-DT', () => {
    for (const figures of [16, 8]) {
      const { state, of } = react('back-and-turn', { others: behind(figures) });
      expect(of('swept-along')).toMatchObject([{ unit: 'blue-2', by: 'blue-1', reaction: 'back-and-turn' }]);
      // Blocking it, the friend has no time to fire or melee, whether or not it holds (cady/ruling/back-blocked).
      expect(unitIn(state, 'blue-2')).toMatchObject({ mustDo: 'back-and-turn', turn: { idle: true } });
      expect(unitIn(state, 'blue-1').mustDo).toBeNull();
    }
  });

  it('readings: tests count as passed; a stronger friend needs one too; the unit that is held is the one spent', () => {
    const under = (ruling: string, reading: string, figures: number) =>
      react('back', { others: behind(figures), rules: musketRulesUnder({ [`cady/ruling/${ruling}`]: reading }) });
    expect(under('basic-without-3dt', 'tests-passed', 8).of('held')).toHaveLength(1);
    expect(under('hold-unit-test', 'a-passed-test', 20).of('swept-along')).toHaveLength(1);
    const { state, unit } = under('back-blocked', 'the-unit-pushed-back', 20);
    expect([unit.turn.idle, unitIn(state, 'blue-2').turn.idle]).toEqual([true, false]);
    const swept = under('back-blocked', 'the-unit-pushed-back', 16);
    expect(unitIn(swept.state, 'blue-2')).toMatchObject({ mustDo: 'back', turn: { idle: false } });
  });

  it('two that must both go back only wait for each other', () => {
    const { of, state } = react('back', {
      others: [{ ...behind(30)[0], id: 'blue-2', at: [60, 70], be: { mustDo: 'back' } }],
    });
    expect([...of('held'), ...of('swept-along')]).toEqual([]);
    expect(unitIn(state, 'blue-2').mustDo).toBeNull();
  });

  it('two enemies who both go back only stand in each other’s way: neither is told to have met or caught the other', () => {
    for (const mustDo of ['back', 'back-and-turn'] as const) {
      const game = setUp({
        pieces: [
          { id: 'blue-1', at: [60, 60], formation: 'Col 8', be: { mustDo } },
          { id: 'red-1', at: [60, 75], facing: 'S', formation: 'Col 8', be: { mustDo: 'back' } },
          { id: 'red-2', at: [60, 50], facing: 'N', formation: 'Col 8' },
          { id: 'blue-2', at: [60, 85], facing: 'S', formation: 'Col 8' },
        ],
      });
      const { of } = play(game, {}, moving);
      expect(of('contact')).toEqual([]);
      const stops = of('moved').flatMap(({ stopped }) => stopped ?? []);
      expect(stops.filter(stop => /enemy/.test(stop))).toEqual([]);
      expect(stops.join()).toMatch(/(red|blue)-1 is in the way/);
    }
  });

  it('who routs behind one that goes back himself is gone, and is not told to be stopped (cady/common/three-dice/rout-normally-removed)', () => {
    const { of, unit } = react('rout', {
      piece: { at: [20, 80] },
      others: [{ id: 'blue-2', at: [10, 80], facing: 'E', figures: 20, be: { mustDo: 'back' } }],
    });
    const run = of('moved').find(each => each.unit === 'blue-1');
    expect(run).toMatchObject({ stopped: 'blue-2 is in the way', leaves: true });
    expect(unit.gone).toBe('routed');
  });
});

describe('who goes back in good order faces as ordered wherever he comes to stand (cady/common/morale/back-state-in-orders)', () => {
  it('where a friend stops him', () => {
    const others: Piece[] = [{ id: 'blue-2', at: [60, 72], figures: 30 }];
    const { of, unit } = react('back', { others, order: 'H, F N' });
    expect(of('moved')).toMatchObject([{ unit: 'blue-1', stopped: 'blue-2 is in the way', facing: 0 }]);
    expect(unit.facing).toBe(0);
    expect(react('back', { others }).unit.facing).toBe(0);
    // Whoever must turn keeps his back to the enemy.
    expect(react('back-and-turn', { others, order: 'H, F N' }).unit.facing).toBe(180);
  });

  it('and where the enemy comes up with him, whom he so meets with his front', () => {
    const caught = (mustDo: 'back' | 'back-and-turn', order = 'H, F N') => {
      const game = setUp({
        pieces: [
          { id: 'blue-1', at: [60, 80], formation: 'Col 8', be: { mustDo } },
          { id: 'red-1', at: [60, 90], type: 'light-lancers', figures: 8, formation: 'Col 8', facing: 'S' },
        ],
      });
      play(game, { orders: { 'blue-1': order, 'red-1': 'CH S full' } }, moving);
      return game.state.contacts;
    };
    expect(caught('back')).toMatchObject([{ a: 'blue-1', edgeOfA: 'front' }]);
    expect(caught('back-and-turn')).toMatchObject([{ a: 'blue-1', edgeOfA: 'rear' }]);
    // Who has no room to face just so faces about: the way he goes is not quite the way he came.
    expect(caught('back', '200 full, F N')).toMatchObject([{ a: 'blue-1', edgeOfA: 'front' }]);
  });
});
