import { describe, expect, test } from 'vitest';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { slingerScreen } from '../../src/rulesets/cady/ancient-medieval/turn/troops/screens.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { ranksOf } from '../../src/table/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { doing, faultsOf, type Game, move, order, type Piece, phase, setUp, unitIn } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [20, 130] };
const legion = (more: Partial<Piece> = {}): Piece => ({
  id: 'blue-legion',
  type: 'roman-legionary',
  at: [100, 60],
  figures: 16,
  ...more,
});
const ranks = (game: Game, id: string) => ranksOf(placedOf(unitIn(game.state, id), game.rules));

describe('a testudo', () => {
  // cady/ancient-medieval/romans/testudo-forming-cost, cady/ancient-medieval/romans/testudo-shape
  test('is formed in a third of the turn, at least four deep and full', () => {
    const game = setUp({ pieces: [legion({ formation: 'LB' }), enemy] });
    const told = move(game, { 'blue-legion': 'TESTUDO, N full' });
    const unit = unitIn(game.state, 'blue-legion');
    expect(unit.formation).toBe('testudo');
    expect(unit.figures % unit.files).toBe(0);
    expect(ranks(game, 'blue-legion')).toBeGreaterThanOrEqual(4);
    expect(told.of('formed')).toMatchObject([{ unit: 'blue-legion', formation: 'testudo' }]);
    // Two thirds of a turn are left, at a third of 24 cm.
    expect(unit.at.y - 60).toBeCloseTo((8 * 2) / 3, 2);
  });

  // cady/ancient-medieval/romans/testudo-forming-cost
  test('costs its third of the turn also to a block that stands deep enough', () => {
    const game = setUp({ pieces: [legion({ formation: 'Col 4' }), enemy] });
    move(game, { 'blue-legion': 'TESTUDO, N full' });
    expect(unitIn(game.state, 'blue-legion').at.y - 60).toBeCloseTo((8 * 2) / 3, 2);
  });

  // cady/ancient-medieval/romans/testudo-speed
  test('goes a third of the move from then on, and at full pace once it is given up', () => {
    const game = setUp({ pieces: [legion({ formation: 'TESTUDO' }), enemy] });
    move(game, { 'blue-legion': 'N full' });
    expect(unitIn(game.state, 'blue-legion').at.y).toBeCloseTo(68, 2);
    move(game, { 'blue-legion': 'N full, ORDER' });
    expect(unitIn(game.state, 'blue-legion')).toMatchObject({ formation: 'order' });
    expect(unitIn(game.state, 'blue-legion').at.y).toBeCloseTo(92, 2);
  });

  // cady/ancient-medieval/romans/testudo-shape
  test('is none any more with fewer than four ranks left, until it is formed anew', () => {
    const left = (lost: number, text: string, rules = ancientMedievalRules()) => {
      const game = setUp({ pieces: [legion({ formation: 'TESTUDO' }), enemy], rules });
      const unit = unitIn(game.state, 'blue-legion');
      unit.figures -= lost;
      move(game, { 'blue-legion': text });
      return unit.formation;
    };
    expect([1, 3, 4, 8].map(lost => left(lost, 'H'))).toEqual(['testudo', 'testudo', 'order', 'order']);
    expect(left(8, 'TESTUDO')).toBe('testudo');
    const stands = ancientMedievalRulesUnder({
      rulings: { 'cady/ruling/testudo-after-losses': 'once-formed-it-stands' },
    });
    expect(left(8, 'H', stands)).toBe('testudo');
  });

  // cady/ancient-medieval/romans/testudo-who, cady/ancient-medieval/romans/auxiliaries-generic
  test('is for legionaries, and not for a handful', () => {
    const auxiliary: Piece = { id: 'blue-aux', type: 'roman-auxiliary', at: [40, 60] };
    const few = legion({ id: 'blue-few', at: [150, 60], figures: 7 });
    const game = setUp({ pieces: [legion(), auxiliary, few, enemy] });
    expect(faultsOf(game, 'blue-aux', 'TESTUDO')).toContain('cady/ancient-medieval/romans/testudo-who');
    expect(faultsOf(game, 'blue-legion', 'TESTUDO, N full')).toEqual([]);
  });

  // cady/ancient-medieval/romans/testudo-shape
  test('breaks when a reaction turns it round', () => {
    const game = setUp({ pieces: [legion({ formation: 'TESTUDO', be: { mustDo: 'back-and-turn' } }), enemy] });
    move(game);
    expect(unitIn(game.state, 'blue-legion').formation).toBe('order');
  });
});

describe('a phalanx', () => {
  const hoplites = (more: Partial<Piece> = {}): Piece => ({
    id: 'blue-hoplites',
    type: 'hoplites',
    at: [100, 60],
    figures: 16,
    formation: 'Col 4',
    ...more,
  });

  // cady/ancient-medieval/phalanx/formation, cady/ancient-medieval/definition/phalanx
  test('forms two ranks deep, and goes at its normal pace', () => {
    const game = setUp({ pieces: [hoplites(), enemy] });
    move(game, { 'blue-hoplites': 'PHALANX' });
    expect(unitIn(game.state, 'blue-hoplites').formation).toBe('phalanx');
    expect(ranks(game, 'blue-hoplites')).toBe(2);
    move(game, { 'blue-hoplites': 'N full' });
    expect(unitIn(game.state, 'blue-hoplites').at.y).toBeCloseTo(84, 2);
  });

  // cady/ancient-medieval/phalanx/no-manoeuvre
  test('neither wheels, nor turns corners, nor moves sideways', () => {
    const game = setUp({ pieces: [hoplites({ formation: 'PHALANX' }), enemy] });
    const clause = 'cady/ancient-medieval/phalanx/no-manoeuvre';
    expect(faultsOf(game, 'blue-hoplites', 'NE full')).toContain(clause);
    expect(faultsOf(game, 'blue-hoplites', 'N 5 cm, NE full')).toContain(clause);
    expect(faultsOf(game, 'blue-hoplites', 'E 5 cm')).toContain(clause);
    expect(faultsOf(game, 'blue-hoplites', 'H, F E')).toContain(clause);
    expect(faultsOf(game, 'blue-hoplites', 'N full')).toEqual([]);
    expect(faultsOf(game, 'blue-hoplites', 'NE full, ORDER')).toEqual([]);
  });

  // cady/ancient-medieval/phalanx/no-manoeuvre
  test('whose standing order leads round a corner stops before it', () => {
    const game = setUp({ pieces: [hoplites({ formation: 'PHALANX' }), enemy] });
    unitIn(game.state, 'blue-hoplites').order = 'N 5 cm, E full';
    move(game);
    expect(unitIn(game.state, 'blue-hoplites')).toMatchObject({ at: { x: 100, y: 65 }, facing: 0 });
  });

  // cady/ancient-medieval/phalanx/no-break-in-contact
  test('stays one while it touches the enemy', () => {
    const game = setUp({ pieces: [hoplites({ formation: 'PHALANX' }), { id: 'red-1', at: [100, 60.5] }] });
    const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
    game.state.contacts.push({ a: 'blue-hoplites', b: 'red-1', ...edges, since: 0, attackers: [], run: {} });
    const clause = 'cady/ancient-medieval/phalanx/no-break-in-contact';
    expect(faultsOf(game, 'blue-hoplites', 'H, Col 4')).toContain(clause);
    unitIn(game.state, 'blue-hoplites').order = 'H, Col 4';
    move(game);
    expect(unitIn(game.state, 'blue-hoplites').formation).toBe('phalanx');
  });

  // cady/ancient-medieval/phalanx/outside-medium
  test('is one no more when losses leave it a single rank', () => {
    const game = setUp({ pieces: [hoplites({ formation: 'PHALANX' }), enemy] });
    const unit = unitIn(game.state, 'blue-hoplites');
    unit.figures = 7;
    move(game);
    expect(unit.formation).toBe('order');
  });

  // cady/ancient-medieval/phalanx/formation
  test('takes hoplites', () => {
    const game = setUp({ pieces: [{ id: 'blue-foot', at: [40, 60] }, enemy] });
    expect(faultsOf(game, 'blue-foot', 'PHALANX')).toContain('cady/ancient-medieval/phalanx/formation');
  });
});

describe('skirmish lines', () => {
  // cady/common/skirmish/gap
  test('light troops open out and close again', () => {
    const game = setUp({ pieces: [{ id: 'blue-light', type: 'light-infantry', at: [100, 60] }, enemy] });
    move(game, { 'blue-light': 'SK' });
    expect(unitIn(game.state, 'blue-light')).toMatchObject({ formation: 'skirmish', gap: 2 });
    move(game, { 'blue-light': 'ORDER' });
    expect(unitIn(game.state, 'blue-light')).toMatchObject({ formation: 'order', gap: 0 });
  });
});

describe('a screen of slingers', () => {
  const slingers: Piece = { id: 'blue-slingers', type: 'slinger', at: [100, 70], figures: 8, formation: 'SK' };
  const friends: Piece = { id: 'blue-foot', at: [100, 60], figures: 24, formation: 'LB' };

  function screen(text: string, pieces: readonly Piece[] = [slingers, friends, enemy]) {
    const game = setUp({ pieces });
    order(game, { 'blue-slingers': text });
    return slingerScreen(unitIn(game.state, 'blue-slingers'), game.state, game.rules);
  }

  // cady/ancient-medieval/slinger/skirmish-screen
  test('throws twice before it goes back behind its friends', () => {
    expect(screen('FB, S 20 cm, F N')).toMatchObject({ shots: 2 });
  });

  // cady/ancient-medieval/slinger/skirmish-needs-order
  test('is none without an order to go back, or without friends behind', () => {
    expect(screen('FB, H')).toBeNull();
    expect(screen('S 20 cm, F N')).toBeNull();
    expect(screen('FB, N 20 cm')).toBeNull();
    expect(screen('FB, S 20 cm', [slingers, enemy])).toBeNull();
  });

  // cady/ancient-medieval/slinger/skirmish-needs-order, cady/ancient-medieval/slinger/skirmish-screen
  test('goes back through its friends, and pays for the way alone, not for its fire', () => {
    const game = setUp({ pieces: [{ ...slingers, at: [100, 64] }, friends, enemy] });
    order(game, { 'blue-slingers': 'FB, S full, F N' });
    unitIn(game.state, 'blue-slingers').turn.firedFirst = true;
    doing(game, {}, context => phase('movement').run(game.state, context));
    const { at, facing } = unitIn(game.state, 'blue-slingers');
    // 30 cm, less a third to turn round.
    expect(64 - at.y).toBeCloseTo(20, 1);
    expect(facing).toBe(0);
    expect(at.y).toBeLessThan(unitIn(game.state, 'blue-foot').at.y);
  });
});

describe('a charge in phalanx', () => {
  const many: Piece = { id: 'red-many', type: 'men-at-arms', at: [100, 80], figures: 30, formation: 'LB' };
  const few = (formation: string): Piece => ({
    id: 'blue-hoplites',
    type: 'hoplites',
    at: [100, 60],
    figures: 8,
    formation,
  });

  // cady/ancient-medieval/phalanx/no-3dt-to-charge
  test('needs no test, however many the enemy; out of it hoplites need one', () => {
    const formed = setUp({ pieces: [few('PHALANX'), many], level: 'intermediate' });
    const told = move(formed, { 'blue-hoplites': 'CH N full', 'red-many': 'H' });
    expect(told.of('three-dice-test')).toEqual([]);
    expect(told.of('charge')).toMatchObject([{ attacker: 'blue-hoplites', outcome: 'met' }]);
    const loose = setUp({ pieces: [few('Col 4'), many], level: 'intermediate' });
    const tested = move(loose, { 'blue-hoplites': 'CH N full', 'red-many': 'H' }, { dice: [6, 6, 6] });
    expect(tested.of('three-dice-test')).toMatchObject([{ unit: 'blue-hoplites', to: 'charge', passed: false }]);
  });
});
