import { describe, expect, it } from 'vitest';
import { doing, move, type Piece, phase, setUp, type TableTop, unitIn } from './table-top.js';

/** The book's example: ten medium foot, value 30, before fifteen medium horse, value 75. */
const foot: Piece = { id: 'blue-1', at: [100, 60], figures: 10, formation: 'LB' };
const horse: Piece = { id: 'red-1', type: 'medium-cavalry', at: [100, 100], figures: 15, formation: 'LB' };

const table = (pieces: readonly Piece[], over: Partial<TableTop> = {}) =>
  setUp({ level: 'intermediate', ...over, pieces });

describe('a charge of horse on foot of less than half its value', () => {
  it('has the foot test, which holds at 3 or less (cady/common/three-dice/charge-who-tests)', () => {
    const game = table([foot, horse]);
    const { of } = move(game, { 'red-1': 'CH S full' }, { dice: [4, 6, 3] });
    expect(of('three-dice-test')).toMatchObject([
      { unit: 'blue-1', to: 'stand', dice: 3, faces: [1, 2, 3], passed: true },
    ]);
    expect(of('charge')).toMatchObject([{ attacker: 'red-1', outcome: 'met' }]);
    const { of: struck } = doing(game, { seed: 3 }, context => phase('shock').run(game.state, context));
    expect(struck('shock')[0]).toMatchObject({ unit: 'red-1', on: 'blue-1' });
  });

  it('and catches it in flight: each figure in contact takes one without a die, and there is no shock (cady/common/charge/caught-fleeing)', () => {
    const game = table([foot, horse]);
    const { of } = move(game, { 'red-1': 'CH S full' }, { dice: [4, 6, 5] });
    expect(of('charge').map(({ outcome }) => outcome)).toEqual(['fled', 'caught']);
    const runner = unitIn(game.state, 'blue-1');
    expect(runner).toMatchObject({ facing: 180, fleeing: true, turn: { fleesFrom: 'red-1' } });
    expect(doing(game, {}, context => phase('shock').run(game.state, context)).of('shock')).toEqual([]);
    const { of: fought } = doing(game, {}, context => phase('melee').run(game.state, context));
    const [melee] = fought('melee');
    const losses = [melee?.a, melee?.b].find(side => side?.unit === 'blue-1')?.losses ?? 0;
    expect(losses).toBeGreaterThan(0);
    expect(runner.figures).toBe(10 - losses);
    expect(unitIn(game.state, 'red-1').figures).toBe(15);
  });

  it('finds it gone where it is out of reach, and has charged for nothing (cady/common/charge/defender-flees cady/common/charge/unsuccessful)', () => {
    const game = table([foot, { ...horse, at: [100, 158] }], { size: [200, 200] });
    const { of } = move(game, { 'red-1': 'CH S full' }, { dice: [4, 6, 5] });
    expect(of('charge').map(({ outcome }) => outcome)).toEqual(['fled', 'got-away']);
    expect(game.state.contacts).toEqual([]);
    expect(unitIn(game.state, 'red-1')).toMatchObject({ chargedOn: 1, spentChargeOn: 1 });
  });
});

describe('a charge on twice its value and more', () => {
  const many: Piece = { ...foot, figures: 24 };
  const few: Piece = { ...horse, type: 'light-cavalry', figures: 6 };

  it('is refused by a charger that fails, which neither moves nor counts as having charged (cady/common/charge/attacker-fails)', () => {
    const game = table([many, few]);
    const { of } = move(game, { 'red-1': 'CH S full' }, { dice: [6, 6, 6] });
    expect(of('charge')).toMatchObject([{ outcome: 'refused' }]);
    expect(unitIn(game.state, 'red-1')).toMatchObject({
      at: { x: 100, y: 100 },
      chargedOn: 0,
      turn: { pointsLost: 1 },
    });
    // It has failed a test: two dice from now on, and it may charge again at once.
    expect(move(game, { 'red-1': 'CH S full' }, { dice: [1, 6] }).of('charge')).toMatchObject([{ outcome: 'met' }]);
  });

  it('a phalanx charges without a test (cady/ancient-medieval/phalanx/no-3dt-to-charge)', () => {
    const hoplites: Piece = { id: 'red-1', type: 'hoplites', at: [100, 84], figures: 12, formation: 'PHALANX' };
    const game = table([{ ...many, type: 'men-at-arms', figures: 36 }, hoplites]);
    const { of } = move(game, { 'red-1': 'CH S full' });
    expect(of('three-dice-test')).toEqual([]);
    expect(of('charge')).toMatchObject([
      { outcome: 'met', because: [{ clause: 'cady/ancient-medieval/phalanx/no-3dt-to-charge' }] },
    ]);
  });

  it('elephants do not charge, and whoever meets them tests for no charge (cady/ancient-medieval/elephant/no-charge)', () => {
    const game = table([foot, { id: 'red-1', type: 'war-elephant-archer', at: [100, 75] }]);
    const { of } = move(game, { 'red-1': 'S full' });
    expect(of('three-dice-test')).toEqual([]);
    expect(of('charge')).toEqual([]);
  });
});

describe('who may not go far', () => {
  it('the turn after a charge a unit has a third less to move and may not charge (cady/common/charge/next-turn-reduction)', () => {
    const game = table([{ ...foot, at: [20, 20] }, horse]);
    const first = move(game, { 'red-1': 'CH S 5 cm' });
    expect(first.of('moved')).toMatchObject([{ charging: true }]);
    const { move: printed } = game.rules.troops['medium-cavalry'];
    const [second] = move(game, { 'red-1': 'S full' }).of('moved');
    expect(second?.distance).toBeCloseTo((printed * 2) / 3);
  });

  it('units of a battle that holds keep its pace; a routed one does not hinder them', () => {
    const slow: Piece = { id: 'blue-1', type: 'men-at-arms', at: [60, 40], formation: 'LB' };
    const quick: Piece = { id: 'blue-2', type: 'light-infantry', at: [120, 40], formation: 'LB' };
    const battles = { main: ['blue-1', 'blue-2'] };
    const game = table([slow, quick, { ...horse, at: [100, 140] }], { level: 'advanced', battles });
    const { of } = move(game, { 'blue-1': 'N full', 'blue-2': 'N full' });
    const [one, other] = of('moved').map(({ distance }) => distance);
    expect(one).toBe(other);
  });
});
