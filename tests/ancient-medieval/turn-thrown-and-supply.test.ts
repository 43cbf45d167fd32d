import { describe, expect, it } from 'vitest';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { fireOrderFaults } from '../../src/rulesets/cady/ancient-medieval/turn/fire/fire-orders.js';
import { supplyFaults, supplyWagons } from '../../src/rulesets/cady/ancient-medieval/turn/fire/supply.js';
import { missilesPhase } from '../../src/rulesets/cady/ancient-medieval/turn/missiles.js';
import { orderOf } from '../../src/rulesets/cady/ancient-medieval/turn/works/ordered.js';
import { strengthOf } from '../../src/rulesets/cady/ancient-medieval/victory.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { all, doing, type Game, type Piece, setUp, type TableTop, unitIn } from './table-top.js';

const foot = (id: string, y: number, over: Partial<Piece> = {}): Piece => ({
  id,
  type: 'medium-infantry',
  figures: 16,
  at: [60, y],
  formation: 'LB',
  ...over,
});
/** Sixteen legionaries in two ranks of eight. */
const legion = foot('blue-1', 40, { type: 'roman-legionary' });

/** What units have bought stands in a column that only the advanced game has. */
const level = 'advanced';

/** Blue has closed with red. */
function closed(
  pieces: readonly Piece[],
  { since = 1, ...over }: Partial<TableTop> & { readonly since?: number } = {},
) {
  const game = setUp({ pieces, ...over });
  game.state.turn = 1;
  touch(game, 'blue-1', 'red-1', since);
  return game;
}

function touch({ state }: Game, attacker: string, defender: string, since = 1): void {
  const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
  state.contacts.push({ a: attacker, b: defender, ...edges, since, attackers: [attacker], run: {} });
}

function throwing(game: Game, dice: readonly number[] = []) {
  return doing(game, { dice }, context => missilesPhase.run(game.state, context));
}

describe('pila (cady/ancient-medieval/romans/pilum-odds cady/ancient-medieval/romans/pilum-first-melee-only)', () => {
  it('both ranks throw, 4 and 6 whatever the armor, and shields are full of iron next turn (cady/ancient-medieval/romans/pilum-second-rank cady/ancient-medieval/romans/pilum-encumbers)', () => {
    const game = closed([legion, foot('red-1', 40.1, { type: 'men-at-arms', figures: 12 })]);
    const { of } = throwing(game, [...all(8, 4), ...all(8, 1)]);
    expect(of('volley')).toMatchObject([{ unit: 'blue-1', target: 'red-1', weapon: 'pilum', hits: 8, losses: 8 }]);
    expect(of('volley')[0]?.groups.map(({ figures, faces }) => [figures, faces])).toEqual([
      [8, [4, 6]],
      [8, [4, 6]],
    ]);
    expect(unitIn(game.state, 'blue-1').carried.pila).toBe(0);
    expect(unitIn(game.state, 'red-1').encumberedUntil).toBe(2);
  });

  it('the second rank keeps out of it where the enemy is more than 3 cm away', () => {
    const game = closed([legion, foot('red-1', 41.5)]);
    const { of } = throwing(game, all(8, 1));
    expect(of('volley')[0]?.groups.map(({ figures }) => figures)).toEqual([8]);
    // What was not thrown before the first melee is lost.
    expect(unitIn(game.state, 'blue-1').carried.pila).toBe(0);
  });

  it('not in a later melee, nor from a testudo or on horseback, nor when they are told to hold them (cady/ancient-medieval/romans/testudo-no-pilum cady/ancient-medieval/mounted-infantry/dismount-to-fight)', () => {
    expect(throwing(closed([legion, foot('red-1', 40.1)], { since: 0 })).of('volley')).toEqual([]);
    const testudo = { ...legion, figures: 24, be: { formation: 'testudo' as const } };
    expect(throwing(closed([testudo, foot('red-1', 40.1)])).of('volley')).toEqual([]);
    const mounts = { left: 16, mounted: true, at: null, takenBy: null };
    expect(throwing(closed([{ ...legion, be: { mounts } }, foot('red-1', 40.1)])).of('volley')).toEqual([]);
    const held = { ...legion, be: { order: 'H, HF' } };
    expect(throwing(closed([held, foot('red-1', 40.1)])).of('volley')).toEqual([]);
  });
});

describe('axes and javelins', () => {
  const axes = (text: string) => foot('blue-1', 40, { equipment: { axes: 16 }, be: { order: text } });

  it('axes are thrown once by those who close in and are told to, as at close range (cady/ancient-medieval/axe/when cady/ancient-medieval/axe/odds cady/ancient-medieval/axe/cost-and-use)', () => {
    expect(throwing(closed([axes('CH N full'), foot('red-1', 40.1)], { level })).of('volley')).toEqual([]);
    const game = closed([axes('CH N full, THROW'), foot('red-1', 40.1)], { level });
    const { of } = throwing(game, all(8, 8));
    expect(of('volley')).toMatchObject([{ weapon: 'axe', groups: [{ figures: 8, faces: [2, 4, 6, 8] }], losses: 8 }]);
    expect(unitIn(game.state, 'blue-1').carried.axes).toBe(8);
  });

  it('nobody throws an axe at whoever closes with him', () => {
    const game = setUp({ pieces: [axes('H, THROW'), foot('red-1', 40.1)], level });
    game.state.turn = 1;
    touch(game, 'red-1', 'blue-1');
    expect(throwing(game).of('volley')).toEqual([]);
  });

  it('javelins also from 10 cm without a melee (cady/ancient-medieval/javelin/use cady/ancient-medieval/javelin/stats)', () => {
    const javelins = (y: number) => [
      foot('blue-1', 40, { type: 'light-infantry', equipment: { javelins: 32 }, be: { order: 'H, THROW' } }),
      foot('red-1', y),
    ];
    const game = setUp({ pieces: javelins(48) });
    expect(throwing(game, all(8, 8)).of('volley')).toMatchObject([
      { weapon: 'javelin', groups: [{ figures: 8, shots: 1, faces: [2, 4, 6, 8] }] },
    ]);
    expect(unitIn(game.state, 'blue-1').carried.javelins).toBe(24);
    expect(throwing(setUp({ pieces: javelins(50.5) })).of('volley')).toEqual([]);
  });

  it('no more than there are', () => {
    const few = foot('blue-1', 40, { equipment: { axes: 3 }, be: { order: 'CH N full, THROW' } });
    const game = closed([few, foot('red-1', 40.1)], { level });
    expect(
      throwing(game, all(3, 1))
        .of('volley')[0]
        ?.groups.map(({ figures }) => figures),
    ).toEqual([3]);
    expect(unitIn(game.state, 'blue-1').carried.axes).toBe(0);
  });
});

describe('faults of what an order says of shooting', () => {
  const faults = (piece: Partial<Piece>, text: string) => {
    const { state } = setUp({ pieces: [foot('blue-1', 40, piece), foot('red-1', 60)], level });
    const unit = { ...unitIn(state, 'blue-1'), order: text };
    const order = orderOf(unit);
    return order === null
      ? ['unreadable']
      : fireOrderFaults(unit, order, ancientMedievalRules()).map(({ clause }) => clause);
  };

  it('fire without weapon, shots or anything on the string', () => {
    expect(faults({ type: 'archer-light' }, 'H, FB, INDIRECT')).toEqual([]);
    expect(faults({}, 'H, FB')).toEqual(['cady/ancient-medieval/missile/loading-actions']);
    expect(faults({ type: 'archer-light', be: { loaded: false } }, 'H, FB')).toHaveLength(1);
    expect(faults({ type: 'archer-light', be: { shots: 0 } }, 'H, FB')).toEqual([
      'cady/ancient-medieval/supply/out-of-shots-becomes-infantry',
    ]);
  });

  it('crossbows over the heads of others, and throws of nothing (cady/ancient-medieval/missile/crossbow-no-indirect)', () => {
    expect(faults({ type: 'crossbow-medium' }, 'H, INDIRECT')).toEqual([
      'cady/ancient-medieval/missile/crossbow-no-indirect',
    ]);
    expect(faults({}, 'CH N full, THROW')).toEqual(['cady/ancient-medieval/axe/cost-and-use']);
    expect(faults({ equipment: { axes: 16 } }, 'CH N full, THROW')).toEqual([]);
  });
});

describe('supply wagons (cady/ancient-medieval/supply/wagon-capacity)', () => {
  const wagon = (over: Partial<Piece> = {}): Piece => ({
    id: 'blue-wagon',
    type: 'supply-wagon',
    at: [60, 33],
    loads: ['missiles'],
    ...over,
  });
  const bows = (over: Partial<Piece> = {}): Piece =>
    foot('blue-1', 40, { type: 'archer-light', ...over, be: { shots: 2, ...over.be } });
  const supply = (game: Game) => doing(game, {}, context => supplyWagons(game.state, context));
  const table = (pieces: readonly Piece[], over: Partial<TableTop> = {}) =>
    setUp({ pieces: [...pieces, foot('red-1', 120)], ...over });

  it('give a missile unit beside them 24 shots a man, once, and only its side hears of it (cady/ancient-medieval/supply/contents-secret)', () => {
    const game = table([bows(), wagon({ be: { order: 'H, SUPPLY blue-1' } })]);
    const told = supply(game);
    const [event] = told.of('resupplied');
    expect(event).toMatchObject({ unit: 'blue-1', by: 'blue-wagon' });
    expect(event && told.seenBy.get(event)).toEqual(['blue']);
    expect(unitIn(game.state, 'blue-1').shots).toBe(26);
    expect(unitIn(game.state, 'blue-wagon').wagon?.loads).toEqual([]);
    expect(supply(game).events).toEqual([]);
  });

  it('or the archers come for it', () => {
    const game = table([bows({ be: { order: 'H, SUPPLY blue-wagon', shots: 0 } }), wagon()]);
    supply(game);
    expect(unitIn(game.state, 'blue-1').shots).toBe(24);
  });

  it('to friends who are there alone, and one of the two must be a wagon (cady/ancient-medieval/supply/wagon-capacity)', () => {
    const { state } = table([bows(), bows({ id: 'blue-2', at: [100, 40] }), wagon()]);
    const problems = (id: string, on: string) =>
      supplyFaults(unitIn(state, id), on, state).map(({ problem }) => problem);
    expect([problems('blue-wagon', 'blue-1'), problems('blue-1', 'blue-wagon')]).toEqual([[], []]);
    for (const on of ['no-such', 'toString', 'red-1']) {
      expect(problems('blue-wagon', on)).toEqual([`it has no friend "${on}" on the table`]);
    }
    expect(problems('blue-1', 'blue-2')).toEqual(['of blue-1 and blue-2, one must be a supply wagon']);
    unitIn(state, 'blue-1').gone = 'routed';
    expect(problems('blue-wagon', 'blue-1')).toHaveLength(1);
  });

  it('not from afar, nor to others than it is loaded for, nor in melee', () => {
    const shots = (pieces: readonly Piece[], touched = false) => {
      const game = table(pieces);
      if (touched) touch(game, 'red-1', 'blue-1');
      supply(game);
      return unitIn(game.state, 'blue-1').shots;
    };
    const give = { order: 'H, SUPPLY blue-1' };
    expect(shots([bows(), wagon({ at: [60, 30], be: give })])).toBe(2);
    expect(shots([bows(), wagon({ loads: ['ballista'], be: give })])).toBe(2);
    expect(shots([bows(), wagon({ be: give })], true)).toBe(2);
  });

  it('give three ballistae twelve rounds each (cady/ancient-medieval/supply/wagon-chart-footnote)', () => {
    const piece = (n: number): Piece => ({ id: `blue-${n}`, type: 'ballista', at: [48 + 6 * n, 36] });
    const load = wagon({ loads: ['ballista'], at: [60, 30], be: { order: 'H, SUPPLY blue-2' } });
    const game = table([piece(1), piece(2), piece(3), load]);
    const before = unitIn(game.state, 'blue-2').machine?.rounds ?? 0;
    supply(game);
    const rounds = [1, 2, 3].map(n => (unitIn(game.state, `blue-${n}`).machine?.rounds ?? 0) - before);
    expect(rounds).toEqual([12, 12, 12]);
  });

  it('fall to enemies who reach them and whom nobody fights', () => {
    const taken = (rules = ancientMedievalRules()) => {
      const game = table([bows({ at: [100, 40] }), wagon()], { rules });
      touch(game, 'red-1', 'blue-wagon');
      const { of } = supply(game);
      expect(of('captured')).toMatchObject([{ what: 'blue-wagon', by: 'red-1' }]);
      return game;
    };
    const game = taken();
    expect(unitIn(game.state, 'blue-wagon')).toMatchObject({ side: 'red', order: 'H', wagon: { takenBy: 'red' } });
    // The side that brought it has lost it, and the other has mustered none the more.
    const units = (side: string, game: Game) => strengthOf(game.state, side, game.scenario, game.rules);
    const [before, now] = [table([bows({ at: [100, 40] }), wagon()]), game].map(each => [
      units('blue', each),
      units('red', each),
    ]);
    expect(now?.map(({ mustered }) => mustered)).toEqual(before?.map(({ mustered }) => mustered));
    expect(now?.[0]?.left.units).toBe((before?.[0]?.left.units ?? 0) - 1);
    expect(now?.[1]?.left).toEqual(before?.[1]?.left);
    expect(game.state.contacts).toEqual([]);
    const burnt = taken(ancientMedievalRulesUnder({ rulings: { 'cady/ruling/supply-wagon-capture': 'is-destroyed' } }));
    expect(unitIn(burnt.state, 'blue-wagon').gone).toBe('destroyed');
    const defended = table([bows(), wagon()]);
    touch(defended, 'red-1', 'blue-wagon');
    touch(defended, 'red-1', 'blue-1');
    expect(supply(defended).events).toEqual([]);
  });
});
