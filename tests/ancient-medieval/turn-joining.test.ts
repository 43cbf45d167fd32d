import { describe, expect, test } from 'vitest';
import { ancientWindows } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { strengthOf } from '../../src/rulesets/cady/ancient-medieval/victory.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { faultsOf, move, type Piece, setUp, type TableTop, unitIn } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [20, 130] };
const king: Piece = { id: 'blue-king', at: [100, 60], figures: 10, formation: 'Col 10', general: true };
const near: Piece = { id: 'blue-1', at: [100, 57.9], figures: 8, formation: 'Col 8' };
const next: Piece = { id: 'blue-2', at: [100, 55.8], figures: 8, formation: 'Col 8' };
const top = (more: Partial<TableTop> = {}) => setUp({ pieces: [king, near, next, enemy], level: 'advanced', ...more });
const fixed = 'cady/common/unit/fixed-for-game';

describe('units that the supreme commander joins (cady/common/unit/supreme-commander-exception)', () => {
  test('with his own: one body of all their figures', () => {
    const game = top();
    const before = strengthOf(game.state, 'blue', game.scenario, game.rules);
    const told = move(game, { 'blue-1': 'H, JOIN blue-king' });
    expect(told.of('regrouped')).toMatchObject([{ how: 'joined', unit: 'blue-king', with: 'blue-1', figures: 8 }]);
    expect(unitIn(game.state, 'blue-king')).toMatchObject({ figures: 18, strength: 18, general: true });
    expect(game.state.units['blue-1']).toBeUndefined();
    expect(strengthOf(game.state, 'blue', game.scenario, game.rules).mustered.figures).toBe(before.mustered.figures);
    const [event] = told.of('regrouped');
    expect(ancientWindows.tell(event as never, game).join(' ')).toMatch(/^blue-1 joins blue-king/);
    move(game, { 'blue-king': 'N 6 cm' });
    expect(unitIn(game.state, 'blue-king').at.y).toBeGreaterThan(64);
  });

  test('beside him, or only where he leads one of them (cady/ruling/reforms-in-person)', () => {
    const joins = (reading: 'with-them-or-beside' | 'leads-one-of-them') => {
      const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/reforms-in-person': reading } });
      const game = top({ rules });
      const told = move(game, { 'blue-2': 'H, JOIN blue-1' });
      return [told.of('regrouped').map(({ figures }) => figures), Object.hasOwn(game.state.units, 'blue-2')];
    };
    expect(joins('with-them-or-beside')).toEqual([[8], false]);
    expect(joins('leads-one-of-them')).toEqual([[0], true]);
  });

  test('nobody who does not touch, is of another kind, or too many', () => {
    const apart = top({ pieces: [king, { ...near, at: [100, 40] }, next, enemy] });
    const told = move(apart, { 'blue-1': 'H, JOIN blue-king' });
    expect(told.of('regrouped')).toMatchObject([{ figures: 0, because: [{ effect: 'they stay apart' }] }]);
    const bows = top({ pieces: [king, { ...near, type: 'archer-light' }, enemy] });
    expect(faultsOf(bows, 'blue-1', 'H, JOIN blue-king')).toContain('cady/common/definition/like-type');
    const many = top({ pieces: [{ ...king, figures: 30, at: [100, 70] }, near, enemy] });
    expect(faultsOf(many, 'blue-1', 'H, JOIN blue-king')).toContain('cady/common/definition/unit-size');
  });

  test('in no game below the advanced one, without a commander, with an enemy or one who is not there (cady/common/unit/fixed-for-game)', () => {
    expect(faultsOf(top({ level: 'intermediate' }), 'blue-1', 'H, JOIN blue-king')).toEqual([fixed]);
    const none = top({ pieces: [{ ...king, general: false }, near, enemy] });
    expect(faultsOf(none, 'blue-1', 'H, JOIN blue-king')).toEqual([fixed]);
    for (const on of ['red-1', 'nobody', 'blue-1']) {
      expect(faultsOf(top(), 'blue-1', `H, JOIN ${on}`)).toEqual(['cady/common/unit/supreme-commander-exception']);
    }
  });
});

describe('battles that the king forms (cady/ancient-medieval/definition/king-reform)', () => {
  const reform = 'cady/ancient-medieval/definition/king-reform';
  const fixedBattles = 'cady/ancient-medieval/battle/fixed-during-game';

  test('of two units that touch, he being with them: they keep together from then on', () => {
    const game = top();
    const told = move(game, { 'blue-1': 'H, BATTLE blue-king' });
    expect(told.of('regrouped')).toMatchObject([{ how: 'in-battle', unit: 'blue-king', with: 'blue-1', figures: 8 }]);
    const [event] = told.of('regrouped');
    expect(ancientWindows.tell(event as never, game).join(' ')).toMatch(/^blue-1 and blue-king are of one battle/);
    // What an army is made of is its own affair.
    expect(told.seenBy.get(event as never)).toEqual(['blue']);
    expect(unitIn(game.state, 'blue-1').brigade).not.toBeNull();
    expect(unitIn(game.state, 'blue-1').brigade).toBe(unitIn(game.state, 'blue-king').brigade);
    // A third one enters the battle that there is by now, and none enters it twice.
    move(game, { 'blue-1': 'H', 'blue-2': 'H, BATTLE blue-1' });
    expect(unitIn(game.state, 'blue-2').brigade).toBe(unitIn(game.state, 'blue-king').brigade);
    expect(faultsOf(game, 'blue-2', 'H, BATTLE blue-king')).toEqual([reform]);
  });

  test('steadies them as one of the beginning does, and who leaves it does not come back (cady/ancient-medieval/battle/separate-by-order)', () => {
    const game = top();
    move(game, { 'blue-1': 'H, BATTLE blue-king' });
    move(game, { 'blue-1': 'H, SEPARATE' });
    expect(unitIn(game.state, 'blue-1').brigade).toBeNull();
    expect(faultsOf(game, 'blue-1', 'H, BATTLE blue-king')).toEqual(['cady/ancient-medieval/battle/separate-by-order']);
  });

  test('not of units that do not touch, nor where he is not (cady/ruling/reforms-in-person)', () => {
    const apart = top({ pieces: [king, { ...near, at: [100, 40] }, next, enemy] });
    const told = move(apart, { 'blue-1': 'H, BATTLE blue-king' });
    expect(told.of('regrouped')).toMatchObject([{ figures: 0, because: [{ effect: 'they stay apart' }] }]);
    expect(unitIn(apart.state, 'blue-1').brigade).toBeNull();
    const away = top({ pieces: [{ ...king, at: [20, 20] }, near, next, enemy] });
    move(away, { 'blue-1': 'H, BATTLE blue-2' });
    expect(unitIn(away.state, 'blue-1').brigade).toBeNull();
  });

  test('of no peasants or machines, and in no game below the advanced one (cady/ancient-medieval/battle/formed-at-start)', () => {
    const rabble = top({ pieces: [king, { ...near, type: 'peasants' }, enemy] });
    expect(faultsOf(rabble, 'blue-1', 'H, BATTLE blue-king')).toEqual(['cady/common/unit/no-morale-1-in-battle']);
    const formed = 'cady/ancient-medieval/battle/formed-at-start';
    expect(faultsOf(top({ level: 'intermediate' }), 'blue-1', 'H, BATTLE blue-king')).toEqual([formed]);
    const none = top({ pieces: [{ ...king, general: false }, near, enemy] });
    expect(faultsOf(none, 'blue-1', 'H, BATTLE blue-king')).toEqual([formed]);
    expect(faultsOf(top(), 'blue-1', 'H, BATTLE red-1')).toEqual([reform]);
  });

  test('nowhere if the ruling lets a battle stay as it is (cady/ruling/battle-changes)', () => {
    const under = (reading: string) => {
      const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/battle-changes': reading } });
      const game = top({ rules, battles: { van: ['blue-1', 'blue-2'] } });
      return [faultsOf(game, 'blue-king', 'H, BATTLE blue-1'), faultsOf(game, 'blue-1', 'H, SEPARATE')];
    };
    expect(under('king-in-the-advanced-game')).toEqual([[], []]);
    expect(under('separate-by-order')).toEqual([[fixedBattles], []]);
    expect(under('none')).toEqual([[fixedBattles], [fixedBattles]]);
  });
});

describe('men who leave a unit for a machine (cady/common/definition/detach)', () => {
  const machine: Piece = { id: 'blue-onager', type: 'onager-catapult', at: [100, 50] };

  test('serve it, all of them, and it fires every other turn (cady/ancient-medieval/artillery/captured-half-rate)', () => {
    const game = setUp({ pieces: [machine, { ...near, at: [100, 60], figures: 12 }, enemy] });
    const onager = unitIn(game.state, 'blue-onager');
    Object.assign(onager, { figures: 0, gone: 'destroyed' });
    move(game, { 'blue-1': 'H, DETACH CREW' });
    Object.assign(unitIn(game.state, 'blue-1-party'), { at: { x: 100, y: 47 } });
    const told = move(game, { 'blue-1-party': 'H, MAN blue-onager' });
    expect(told.of('manned')).toMatchObject([{ machine: 'blue-onager', by: 'blue-1-party' }]);
    expect(game.state.units['blue-1-party']).toBeUndefined();
    expect(unitIn(game.state, 'blue-onager')).toMatchObject({ gone: null, figures: 4, machine: { untrained: true } });
  });

  test('are told of as a party of theirs, and cost what they cost in it', () => {
    const game = setUp({ pieces: [{ ...near, figures: 12 }, enemy] });
    const before = strengthOf(game.state, 'blue', game.scenario, game.rules);
    const told = move(game, { 'blue-1': 'H, DETACH STAND' });
    expect(told.of('regrouped')).toMatchObject([{ how: 'detached', figures: 2, with: 'blue-1-party' }]);
    const after = strengthOf(game.state, 'blue', game.scenario, game.rules);
    expect(after.mustered.points).toBeCloseTo(before.mustered.points, 6);
    expect(after.left.points).toBeCloseTo(before.left.points, 6);
  });
});
