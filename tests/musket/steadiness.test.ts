import { describe, expect, it } from 'vitest';
import { musketRulesUnder } from '../rules-under.js';

import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const moving = ['orders', 'opening-fire', 'movement'];
const blue: Piece = { id: 'blue-1', at: [60, 40], formation: 'LB' };
const red: Piece = { id: 'red-1', at: [60, 40.25], formation: 'LB' };

/** Two lines locked in melee since the turn before. */
function locked(table: Partial<TableTop> = {}, blueBe: Piece['be'] = {}) {
  const game = setUp({ level: 'intermediate', ...table, pieces: [{ ...blue, be: blueBe }, red] });
  game.state.turn = 1;
  game.state.contacts.push({
    a: 'blue-1',
    b: 'red-1',
    edgeOfA: 'front',
    edgeOfB: 'front',
    since: 1,
    attackers: ['blue-1'],
    run: { 'blue-1': 20 },
  });
  return { game, state: game.state, unit: unitIn(game.state, 'blue-1') };
}

describe('breaking off a melee (cady/common/three-dice/break-off-melee cady/common/charge/withdraw-needs-test)', () => {
  it('a unit that passes follows its order and the melee is over', () => {
    const { game, state, unit } = locked();
    const { of } = play(game, { orders: { 'blue-1': 'S 20 cm, F N' }, dice: [6, 5, 4] }, moving);
    expect(of('three-dice-test')).toMatchObject([{ unit: 'blue-1', to: 'break-off', dice: 3, passed: true }]);
    expect(of('moved')).toMatchObject([{ unit: 'blue-1', distance: 20, forced: null }]);
    expect(state.contacts).toEqual([]);
    expect(unit).toMatchObject({ fatigue: 0, fleeing: false, facing: 0 });
  });

  it.each(['200 20 cm, F N', '170 20 cm, F N', '140 20 cm'])(
    'goes off as it stands where the enemy leaves it no room to turn (%s)',
    order => {
      const { game, state } = locked();
      const { of } = play(game, { orders: { 'blue-1': order }, dice: [6, 5, 4] }, moving);
      expect(of('moved')[0]?.stopped).toBeUndefined();
      expect(of('moved')[0]?.distance).toBeGreaterThan(7);
      expect(state.contacts).toEqual([]);
    },
  );

  it('one that fails stays, a melee point the weaker (cady/common/three-dice/break-off-fail)', () => {
    const { game, state, unit } = locked({}, { figures: 12 });
    const { of } = play(game, { orders: { 'blue-1': 'S 20 cm, F N' }, dice: [6, 5] }, moving);
    expect(of('three-dice-test')).toMatchObject([{ dice: 2, passed: false }]);
    expect(of('moved')).toEqual([]);
    expect(state.contacts).toHaveLength(1);
    expect(unit).toMatchObject({ at: { x: 60, y: 40 }, fatigue: 1, failedTest: true });
    // With the point that every further turn of melee costs, that makes two.
    play(game, { seed: 1 }, ['melee', 'morale']);
    expect(unit.fatigue).toBe(2);
  });

  it('it keeps its formation on the way (cady/common/melee/no-formation-change)', () => {
    const { game, unit } = locked();
    const { files } = unit;
    // An order that it had before; one that is written now is refused (tests/musket/orders.test.ts).
    unit.order = 'S 20 cm, Col 2, F N';
    play(game, { dice: [4, 5, 6] }, moving);
    expect(unit).toMatchObject({ files, facing: 0 });
  });

  it.each(['H', 'CH N full', 'ENG S full', 'N full', 'E 10 cm'])('"%s" is no order to withdraw', order => {
    const { game, state } = locked();
    const { of } = play(game, { orders: { 'blue-1': order } }, moving);
    expect(of('three-dice-test')).toEqual([]);
    expect(of('moved')).toEqual([]);
    expect(state.contacts).toHaveLength(1);
  });

  it('nobody breaks off in the basic game, or everybody, as it is ruled (cady/common/game-level/basic-no-3dt)', () => {
    const stays = locked({ level: 'basic' });
    play(stays.game, { orders: { 'blue-1': 'S 20 cm' } }, moving);
    expect(stays.state.contacts).toHaveLength(1);
    const goes = locked({
      level: 'basic',
      rules: musketRulesUnder({ 'cady/ruling/basic-without-3dt': 'tests-passed' }),
    });
    play(goes.game, { orders: { 'blue-1': 'S 20 cm' } }, moving);
    expect(goes.state.contacts).toEqual([]);
  });
});

describe('holding a friend on the table (cady/common/three-dice/hold-friend-test)', () => {
  function driven(figures: number, dice: readonly number[], be: Piece['be'] = {}, rules?: TableTop['rules']) {
    const game = setUp({
      level: 'intermediate',
      rules,
      pieces: [
        { id: 'blue-1', at: [60, 80], formation: 'Col 8', be: { mustDo: 'back-and-turn' } },
        { id: 'blue-2', at: [60, 70], formation: 'Col 8', figures, be },
        { id: 'red-1', at: [60, 140] },
      ],
    });
    const { of } = play(game, { dice }, moving);
    return { of, unit: unitIn(game.state, 'blue-1'), holder: unitIn(game.state, 'blue-2') };
  }

  it('of greater value it needs no test (cady/common/three-dice/hold-friend-stronger)', () => {
    const { of, holder } = driven(20, []);
    expect(of('three-dice-test')).toEqual([]);
    expect(of('held')).toMatchObject([{ unit: 'blue-1', by: 'blue-2' }]);
    expect(holder).toMatchObject({ mustDo: null, turn: { idle: true } });
  });

  it('of no greater value it holds by a test that it passes', () => {
    const { of, unit, holder } = driven(16, [6, 6, 4]);
    expect(of('three-dice-test')).toMatchObject([{ unit: 'blue-2', to: 'hold-a-friend', dice: 3, passed: true }]);
    expect(of('held')).toHaveLength(1);
    expect([unit.mustDo, unit.fleeing, holder.mustDo]).toEqual([null, false, null]);
  });

  it('and suffers the same when it fails', () => {
    const { of, holder } = driven(8, [5, 6, 5]);
    expect(of('three-dice-test')).toMatchObject([{ unit: 'blue-2', passed: false }]);
    expect(of('swept-along')).toMatchObject([{ unit: 'blue-2', by: 'blue-1', reaction: 'back-and-turn' }]);
    expect(holder).toMatchObject({ mustDo: 'back-and-turn', failedTest: true });
  });

  it.each([
    ['own-test-alone', false],
    ['same-result', true],
  ] as const)(
    'and has one die from then on or not, read %s: %s (cady/ruling/swept-along-counts)',
    (reading, counts) => {
      const rules = musketRulesUnder({ 'cady/ruling/swept-along-counts': reading });
      expect(driven(8, [5, 6, 5], {}, rules).holder.pushedBack).toBe(counts);
      expect(driven(20, [], {}, rules).holder.pushedBack).toBe(false);
    },
  );

  it('on one die once it was pushed back itself', () => {
    expect(driven(8, [4], { pushedBack: true }).of('held')).toHaveLength(1);
  });
});
