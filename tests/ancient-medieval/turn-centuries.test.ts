import { describe, expect, test } from 'vitest';
import { cohortInTouch } from '../../src/rulesets/cady/ancient-medieval/turn/troops/romans.js';
import { strengthOf } from '../../src/rulesets/cady/ancient-medieval/victory.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { quadOf, quadsOverlap } from '../../src/table/index.js';
import { doing, faultsOf, type Game, move, type Piece, phase, setUp, unitIn } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [20, 130] };
const cohort = (more: Partial<Piece> = {}): Piece => ({
  id: 'blue-cohort',
  type: 'roman-legionary',
  at: [100, 60],
  figures: 36,
  formation: 'Col 10',
  ...more,
});
const romans = ({ state }: Game) => Object.values(state.units).filter(({ side }) => side === 'blue');

describe('a cohort that divides', () => {
  // cady/ancient-medieval/romans/cohort-size
  test('makes centuries of eight at most, of all its figures, on the ground where it stood', () => {
    const game = setUp({ pieces: [cohort(), enemy] });
    const before = strengthOf(game.state, 'blue', game.scenario, game.rules);
    const told = move(game, { 'blue-cohort': 'H, DIVIDE' });
    const made = romans(game);
    expect(made.map(({ figures }) => figures)).toEqual([8, 8, 8, 6, 6]);
    expect(made.every(({ century }) => century === 'blue-cohort')).toBe(true);
    expect(made.reduce((sum, { carried }) => sum + carried.pila, 0)).toBe(36);
    expect(told.of('formed')).toMatchObject([{ unit: 'blue-cohort' }]);
    const bodies = made.map(unit => quadOf(placedOf(unit, game.rules)));
    const clash = bodies.some((body, i) => bodies.some((other, j) => i < j && quadsOverlap(body, other, 0.1)));
    expect(clash).toBe(false);
    const after = strengthOf(game.state, 'blue', game.scenario, game.rules);
    expect(after.mustered).toMatchObject({ figures: before.mustered.figures });
    expect(after.mustered.points).toBeCloseTo(before.mustered.points, 6);
  });

  // cady/common/morale/before-value
  test('counts each of them once when its morale is tested', () => {
    const game = setUp({ pieces: [cohort(), enemy] });
    unitIn(game.state, 'blue-cohort').guarding = 2;
    move(game, { 'blue-cohort': 'H, DIVIDE' });
    expect(cohortInTouch(unitIn(game.state, 'blue-cohort'), game.state, game.rules).before).toBe(36);
    expect(romans(game).reduce((sum, { guarding }) => sum + guarding, 0)).toBe(2);
  });

  // cady/common/morale/loss-value
  test('counts those that have fallen to the last man this turn', () => {
    const game = setUp({ pieces: [cohort({ figures: 16, formation: 'Col 4' }), enemy] });
    move(game, { 'blue-cohort': 'H, DIVIDE' });
    const fallen = unitIn(game.state, 'blue-cohort-2');
    Object.assign(fallen, { gone: 'destroyed', figures: 0 });
    fallen.turn.lost = 8;
    const first = unitIn(game.state, 'blue-cohort');
    expect(cohortInTouch(first, game.state, game.rules)).toEqual({ before: 16, lost: 8 });
  });

  // cady/ancient-medieval/romans/century-independent
  test('has them take orders of their own from the next turn on', () => {
    const game = setUp({ pieces: [cohort({ figures: 16, formation: 'Col 4' }), enemy] });
    move(game, { 'blue-cohort': 'H, DIVIDE' });
    move(game, { 'blue-cohort': 'N 10 cm', 'blue-cohort-2': 'H' });
    expect(unitIn(game.state, 'blue-cohort').at.y).toBeCloseTo(70);
    expect(unitIn(game.state, 'blue-cohort-2').at.y).toBeCloseTo(60);
  });

  // cady/ancient-medieval/romans/cohort-size
  test('is one of legionaries, and larger than a century', () => {
    const aux: Piece = { id: 'blue-aux', type: 'roman-auxiliary', at: [40, 60] };
    const small = cohort({ id: 'blue-few', at: [150, 60], figures: 8, formation: 'Col 4' });
    const game = setUp({ pieces: [cohort(), aux, small, enemy] });
    const clause = 'cady/ancient-medieval/romans/cohort-size';
    expect(faultsOf(game, 'blue-aux', 'DIVIDE')).toContain(clause);
    expect(faultsOf(game, 'blue-few', 'DIVIDE')).toContain(clause);
    expect(faultsOf(game, 'blue-cohort', 'DIVIDE')).toEqual([]);
  });

  // cady/ancient-medieval/romans/century-rejoin
  test('is whole again when its centuries join, as if it had never divided', () => {
    const game = setUp({ pieces: [cohort({ figures: 16, formation: 'Col 4' }), enemy] });
    move(game, { 'blue-cohort': 'H, DIVIDE' });
    expect(faultsOf(game, 'blue-cohort-2', 'JOIN red-1')).toContain('cady/ancient-medieval/romans/century-rejoin');
    move(game, { 'blue-cohort': 'H', 'blue-cohort-2': 'H, JOIN blue-cohort' });
    expect(romans(game)).toHaveLength(1);
    expect(unitIn(game.state, 'blue-cohort')).toMatchObject({ figures: 16, strength: 16, carried: { pila: 16 } });
  });

  // cady/ancient-medieval/romans/century-rejoin, cady/ancient-medieval/romans/century-independent
  test('joins nobody from afar', () => {
    const game = setUp({ pieces: [cohort({ figures: 16, formation: 'Col 4' }), enemy] });
    move(game, { 'blue-cohort': 'H, DIVIDE' });
    move(game, { 'blue-cohort': 'H', 'blue-cohort-2': 'N 12 cm, JOIN blue-cohort' });
    expect(romans(game)).toHaveLength(2);
  });

  // cady/ancient-medieval/romans/century-independent
  test('counts as one for morale as long as its centuries touch, and each alone when they have parted', () => {
    const game = setUp({ pieces: [cohort({ figures: 16, formation: 'Col 4' }), enemy] });
    move(game, { 'blue-cohort': 'H, DIVIDE' });
    move(game, { 'blue-cohort': 'H', 'blue-cohort-2': 'H' });
    const first = unitIn(game.state, 'blue-cohort');
    first.turn.lost = 3;
    first.figures = 5;
    expect(cohortInTouch(first, game.state, game.rules)).toEqual({ before: 16, lost: 3 });
    const { morale } = game.rules.troops['roman-legionary'];
    const tested = doing(game, { seed: 1 }, context => phase('morale').run(game.state, context)).of('morale');
    expect(tested).toMatchObject([{ unit: 'blue-cohort', before: 16 * (morale ?? 0), loss: 3 * (morale ?? 0) }]);
    Object.assign(first, { mustDo: null });
    move(game, { 'blue-cohort': 'H', 'blue-cohort-2': 'N 12 cm' });
    expect(cohortInTouch(first, game.state, game.rules)).toEqual({ before: 5, lost: 0 });
  });
});
