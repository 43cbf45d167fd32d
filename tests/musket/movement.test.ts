import { describe, expect, it } from 'vitest';
import { musketRulesUnder } from '../rules-under.js';

import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const foot: Piece = { id: 'blue-1', at: [50, 40] };
const enemy: Piece = { id: 'red-1', at: [180, 140] };

/** Marches one unit by one order; says where it is and what was told of its move. */
function march(order: string, piece: Partial<Piece> = {}, features: TableTop['features'] = []) {
  const game = setUp({ pieces: [{ ...foot, ...piece }, enemy], features });
  const moved = play(game, { orders: { 'blue-1': order } }, ['orders', 'opening-fire', 'movement']).of('moved')[0];
  return { unit: unitIn(game.state, 'blue-1'), moved, reasons: moved?.because.map(({ effect }) => effect) ?? [] };
}

describe('a march as ordered (cady/common/sequence/step-4-move cady/common/orders/attempt-as-ordered)', () => {
  it.each<[string, number, number]>([
    ['N full', 50, 76],
    ['N 1/3', 50, 52],
    ['N 7.5 cm', 50, 47.5],
    ['ADV 2/3', 50, 64],
    ['H', 50, 40],
  ])('%s', (order, x, y) => {
    expect(march(order, { formation: 'Col 8' }).unit.at).toEqual({ x, y });
  });

  it('a unit moves as one body, its stands in contact (cady/common/unit/moves-as-unit)', () => {
    const { unit } = march('N 10 cm');
    expect(unit).toMatchObject({ at: { x: 50, y: 50 }, facing: 0, files: 2, figures: 16 });
  });

  it('turning more than 45 degrees takes a third, up to it nothing', () => {
    expect(march('NE full', { formation: 'Col 8' }).moved?.distance).toBe(36);
    expect(march('E full', { formation: 'Col 8' }).moved?.distance).toBe(24);
    expect(march('E full', { formation: 'Col 8' }).reasons).toEqual(['−12 cm']);
  });

  it('ends facing as ordered, and the way it marched without an order', () => {
    expect(march('NE 10 cm').unit.facing).toBe(45);
    expect(march('NE 10 cm, F W').unit.facing).toBe(270);
    expect(march('H, F S').unit).toMatchObject({ facing: 180 });
  });

  it('readings: a turn on the spot takes the whole turn; without an ordered facing a unit keeps its own (cady/common/facing/turn-in-place-free cady/common/facing/default-last-direction)', () => {
    const under = (ruling: string, reading: string, order: string) => {
      const rules = musketRulesUnder({ [`cady/ruling/${ruling}`]: reading });
      const game = setUp({ pieces: [{ ...foot, formation: 'Col 8' }, enemy], rules });
      play(game, { orders: { 'blue-1': order } }, ['orders', 'opening-fire', 'movement']);
      return unitIn(game.state, 'blue-1');
    };
    expect(under('facing-change-cost', 'free-when-ordered', 'N full, F E').at.y).toBeGreaterThan(70);
    const turned = under('facing-change-cost', 'counts-as-a-turn', 'N full, F E');
    expect(turned.at.y).toBeLessThan(41);
    expect(turned.facing).toBe(90);
    expect(under('facing-change-cost', 'counts-as-a-turn', 'N full, F N').at.y).toBe(76);
    expect(under('order-contents', 'last-moved', 'NE 10 cm').facing).toBe(45);
    expect(under('order-contents', 'must-be-ordered', 'NE 10 cm').facing).toBe(0);
  });

  it('foot of morale 4 gains a third marching straight in a column of two or four', () => {
    expect(march('N full').moved?.distance).toBe(48);
    expect(march('N full', { formation: 'Col 6' }).moved?.distance).toBe(36);
    expect(march('N full', { type: 'militia' }).moved?.distance).toBe(30);
    expect(march('CH N full').moved?.distance).toBe(48);
    const fence = [
      {
        kind: 'fence' as const,
        id: 'f',
        line: [
          [40, 60],
          [60, 60],
        ] as [number, number][],
      },
    ];
    expect(march('N full', {}, fence).moved?.distance).toBe(24);
  });

  it('a turn on the spot marches in no column (cady/common/formation/column-march-bonus)', () => {
    const { moved } = march('H, F E', { formation: 'Col 4' });
    expect(moved).toMatchObject({ distance: 0, facing: 90, because: [] });
  });

  it('a charge gains a third and loses one the turn after, when it may not charge again', () => {
    const game = setUp({ pieces: [{ ...foot, formation: 'Col 8' }, enemy] });
    const go = () => play(game, {}, ['orders', 'opening-fire', 'movement']).of('moved')[0];
    unitIn(game.state, 'blue-1').order = 'CH N full';
    expect(go()).toMatchObject({ distance: 48, charging: true });
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ chargedOn: 1, spentChargeOn: 1 });
    // The order stands, but it is no charge.
    expect(go()).toMatchObject({ distance: 24, charging: false });
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ chargedOn: 1, turn: { idle: true, charging: false } });
    expect(go()).toMatchObject({ distance: 38, charging: true, stopped: 'the edge of the table' });
  });

  it('fire at the beginning of the turn takes a third of the move (cady/musket/loading/fire-begin-or-end)', () => {
    const game = setUp({
      pieces: [
        { ...foot, formation: 'Col 8' },
        { ...enemy, at: [50, 60] },
      ],
    });
    const { of } = play(game, { orders: { 'blue-1': 'S full, FB' }, dice: Array(8).fill(1) }, [
      'orders',
      'opening-fire',
      'movement',
    ]);
    // 36 cm, less a third for the shot and a third for the about-turn.
    expect(of('moved')[0]).toMatchObject({ unit: 'blue-1', distance: 12 });
  });

  it('reasons name what the ground took', () => {
    const creek = [
      {
        kind: 'creek' as const,
        id: 'c',
        width: 2,
        line: [
          [0, 50],
          [200, 50],
        ] as [number, number][],
      },
    ];
    expect(march('N full', { formation: 'Col 8' }, creek).moved).toMatchObject({
      distance: 24,
      because: [{ clause: 'cady/common/movement/creek', because: 'crossing a creek', effect: '−12 cm' }],
    });
    const road = [
      {
        kind: 'road' as const,
        id: 'r',
        width: 20,
        line: [
          [50, 0],
          [50, 150],
        ] as [number, number][],
      },
    ];
    expect(march('N full', { formation: 'Col 6' }, road).moved?.distance).toBe(48);
  });

  it('what cannot be crossed stops it, and is named', () => {
    const river = [
      {
        kind: 'river' as const,
        id: 'r',
        width: 5,
        line: [
          [0, 60],
          [200, 60],
        ] as [number, number][],
      },
    ];
    const { moved, unit } = march('N full', {}, river);
    expect(moved?.stopped).toBe('the river cannot be crossed there');
    expect(unit.at.y).toBeLessThan(57.5);
  });
});

describe('movement of both sides at once (cady/common/orders/simultaneous-adjustment cady/common/orders/intent-only cady/common/thirds/conflict-procedure)', () => {
  const race = (blue: Partial<Piece>, red: Partial<Piece>): Game => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [50, 40], formation: 'Col 4', ...blue },
        { id: 'red-1', at: [50, 100], formation: 'Col 4', ...red },
      ],
    });
    play(game, { orders: { 'blue-1': 'N full', 'red-1': 'S full' } }, ['orders', 'opening-fire', 'movement']);
    return game;
  };

  it('two that march at each other meet where both have used the same share of their moves (cady/common/sequence/conflict-by-parts cady/common/charge/how-melee-arises)', () => {
    const { state } = race({}, {});
    expect(state.contacts).toHaveLength(1);
    expect(unitIn(state, 'blue-1').at.y + unitIn(state, 'red-1').at.y).toBeCloseTo(140.75, 3);
  });

  it('the faster has come farther when they meet (cady/common/thirds/faster-arrives-first)', () => {
    const { state } = race({}, { type: 'light-hussars', figures: 6 });
    expect(100 - unitIn(state, 'red-1').at.y).toBeGreaterThan(unitIn(state, 'blue-1').at.y - 40);
  });

  it('an order is only what the unit tries: a friend in the way holds it up', () => {
    const game = setUp({
      pieces: [{ ...foot, formation: 'Col 8' }, { id: 'blue-2', at: [50, 52], formation: 'Col 8' }, enemy],
    });
    const { of } = play(game, { orders: { 'blue-1': 'N full' } });
    expect(of('moved')).toMatchObject([{ unit: 'blue-1', stopped: 'blue-2 is in the way' }]);
    expect(unitIn(game.state, 'blue-1').at.y).toBeCloseTo(48.5, 1);
  });
});

describe('coming to grips', () => {
  const meet = (
    order: string,
    red: Partial<Piece> = {},
    blue: Partial<Piece> = {},
    features: TableTop['features'] = [],
  ) => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [50, 40], formation: 'Col 8', ...blue },
        { id: 'red-1', at: [50, 60], formation: 'Col 8', ...red },
      ],
      features,
    });
    const { of } = play(game, { orders: { 'blue-1': order } }, ['orders', 'opening-fire', 'movement']);
    const why = of('moved').flatMap(({ unit, because }) =>
      unit === 'blue-1' ? because.map(({ clause }) => clause) : [],
    );
    return { ...game, contact: of('contact')[0], kept: game.state.contacts[0], why };
  };

  it('within a centimetre is in melee (cady/common/definition/melee-range)', () => {
    expect(meet('N 18.9 cm').kept).toBeUndefined();
    expect(meet('N 19 cm').kept).toMatchObject({
      a: 'blue-1',
      b: 'red-1',
      attackers: ['blue-1'],
      edgeOfA: 'front',
      edgeOfB: 'front',
    });
  });

  it('the edge met is the one touched', () => {
    expect(meet('N full', { facing: 'W' }).contact).toMatchObject({ edgeOfA: 'front', edgeOfB: 'flank' });
    expect(meet('N full', { facing: 'N', at: [50, 64] }).contact).toMatchObject({ edgeOfA: 'front', edgeOfB: 'rear' });
  });

  it('who closes in squares up to it: parallel, a quarter of a centimetre off', () => {
    const { state } = meet('15 full');
    expect(unitIn(state, 'blue-1')).toMatchObject({ facing: 0, at: { y: 59.75 } });
  });

  it('but not into a friend, and not where nobody can stand', () => {
    const pond = [
      {
        kind: 'building' as const,
        id: 'inn',
        outline: [
          [60.5, 58.5],
          [62, 58.5],
          [62, 59.5],
          [60.5, 59.5],
        ] as [number, number][],
      },
    ];
    expect(unitIn(meet('15 full').state, 'blue-1').facing).toBe(0);
    expect(unitIn(meet('15 full', {}, {}, pond).state, 'blue-1').facing).toBe(15);
  });

  it('measures the straight run of the last stretch', () => {
    expect(meet('CH N full').kept?.run).toEqual({ 'blue-1': 19 });
    expect(meet('CH 30 5 cm, CH N full', {}, { at: [47, 36] }).kept?.run['blue-1']).toBeGreaterThan(15);
  });

  it('a charge with a sharp bend in its last 10 cm is none: it engages, without the third that a charge gains (cady/common/charge/straight-final-distance cady/common/charge/move-bonus)', () => {
    const near = { at: [53, 47] as const, facing: 'W' };
    const bent = meet('CH N 3 cm, CH E full', near, { at: [40, 42], formation: 'Col 4' });
    expect(bent.why).toContain('cady/common/charge/straight-final-distance');
    expect(bent.why).not.toContain('cady/common/charge/move-bonus');
    expect(bent.contact).toBeDefined();
    expect(unitIn(bent.state, 'blue-1').turn.charging).toBe(false);
    const straight = meet('CH N full');
    expect(straight.why).toEqual(['cady/common/charge/move-bonus']);
    expect(unitIn(straight.state, 'blue-1').turn.charging).toBe(true);
  });

  it('a charge that changed formation on a short way is none (cady/common/charge/no-formation-change-final-distance)', () => {
    const { contact, why } = meet('CH N full, LB', { at: [50, 47] }, { formation: 'Col 4' });
    expect(contact).toBeDefined();
    expect(why).toContain('cady/common/charge/no-formation-change-final-distance');
    expect(why).not.toContain('cady/common/charge/move-bonus');
  });

  it('a charge may miss, and is spent for the turn after (cady/common/charge/may-miss-target cady/common/charge/unsuccessful)', () => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', at: [50, 20], formation: 'Col 8' },
        { id: 'red-1', at: [50, 60], formation: 'Col 8', facing: 'N' },
      ],
    });
    play(game, { orders: { 'blue-1': 'CH N full', 'red-1': 'N full' } }, ['orders', 'opening-fire', 'movement']);
    expect(game.state.contacts).toEqual([]);
    expect(unitIn(game.state, 'blue-1')).toMatchObject({ at: { y: 68 }, spentChargeOn: 1 });
    play(game, {}, ['orders']);
    expect(unitIn(game.state, 'blue-1').turn.idle).toBe(true);
    play(game, {}, ['orders']);
    expect(unitIn(game.state, 'blue-1').turn.idle).toBe(false);
  });

  it('who is in melee stays', () => {
    const game = meet('N full');
    play(game, { orders: { 'blue-1': 'S full' } }, ['orders', 'opening-fire', 'movement']);
    expect(unitIn(game.state, 'blue-1').at.y).toBe(59.75);
    expect(game.state.contacts[0]?.since).toBe(1);
  });
});

describe('horse that would come upon the enemy by a charge with a bend in its last 30 cm (cady/common/charge/straight-final-distance)', () => {
  /** Hussars that face north, with foot to the east of them. */
  const turned = (away: number) => {
    const game = setUp({
      pieces: [
        { id: 'blue-1', type: 'light-hussars', figures: 6, at: [40, 60], formation: 'Col 6' },
        { id: 'red-1', at: [40 + away, 60], facing: 'W' },
      ],
      level: 'intermediate',
    });
    return play(game, { orders: { 'blue-1': 'CH E full' }, seed: 3 });
  };

  it('engages, and strikes no shock', () => {
    const { of } = turned(20);
    expect(of('moved')).toMatchObject([{ unit: 'blue-1', charging: false }]);
    expect(of('contact')).toMatchObject([{ a: 'blue-1', b: 'red-1', because: [] }]);
    expect(of('charge')).toEqual([]);
    expect(of('shock')).toEqual([]);
  });

  it('charges from farther off', () => {
    const { of } = turned(60);
    expect(of('moved')).toMatchObject([{ unit: 'blue-1', charging: true }]);
    expect(of('charge')).toHaveLength(1);
  });
});
