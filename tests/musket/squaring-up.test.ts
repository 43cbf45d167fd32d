import { expect, test } from 'vitest';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { squareUp } from '../../src/rulesets/cady/common/turn/moving/square-up.js';
import { placedOf } from '../../src/rulesets/cady/musket/index.js';
import { distanceBetweenQuads, quadOf } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

/** A line 32 cm long whose far wing has met horse; its middle is nearer to their rear. */
const line: Piece = { id: 'red-1', type: 'regulars', figures: 30, at: [112.3, 93.3], facing: 144, formation: 'LB' };
const horse: Piece = {
  id: 'blue-1',
  type: 'light-hussars',
  figures: 4,
  at: [126.5, 98.3],
  facing: 'N',
  formation: 'Col 4',
};

function squared(edge: 'front' | 'flank' | 'rear', swing = 'however-far') {
  const rulesOf = musketRulesUnder({ 'cady/ruling/squaring-swing': swing });
  const game: Game = setUp({ pieces: [line, horse], size: [180, 120], rules: rulesOf });
  const { state, scenario, rules } = game;
  const [red, blue] = [unitIn(state, 'red-1'), unitIn(state, 'blue-1')];
  squareUp(red, { enemy: blue, edge }, () => [red, blue], tableOf(scenario, state.breaches), rules);
  const front = (unit: typeof red) => {
    const [left, right] = quadOf(placedOf(unit, rules));
    return [left, right, right, left] as const;
  };
  return { facing: red.facing, apart: distanceBetweenQuads(front(red), front(blue)) };
}

test('a long line that meets an enemy with its end squares up to the edge it met, not to the one next to its middle (cady/ruling/squaring-up)', () => {
  expect(squared('front')).toMatchObject({ facing: 180 });
  expect(squared('front').apart).toBeLessThanOrEqual(1);
  expect(squared('rear')).toMatchObject({ facing: 0 });
  expect(squared('flank')).toMatchObject({ facing: 90 });
});

test('nobody swings round an enemy’s corner into another of his edges (cady/ruling/squaring-swing)', () => {
  expect(squared('rear', 'sixty').facing).toBe(144);
  expect(squared('flank', 'sixty').facing).toBe(90);
  expect(squared('flank', 'as-a-charge-may-bend').facing).toBe(144);
});

test('two lines that come head on at each other and touch with their ends alone fight front to front (cady/ruling/melee-edge)', () => {
  const foot = { type: 'regulars', figures: 20, formation: 'LB' } as const;
  const met = (choice: string) => {
    const game = setUp({
      pieces: [
        { ...foot, id: 'blue-1', at: [50, 60], facing: 11 },
        { ...foot, id: 'red-1', at: [70.4, 79], facing: 197 },
      ],
      size: [180, 120],
      rules: musketRulesUnder({ 'cady/ruling/melee-edge': choice }),
    });
    const { of } = play(game, { orders: { 'blue-1': '11 full, HF', 'red-1': 'H, HF' } }, ['orders', 'movement']);
    const [contact] = of('contact');
    return {
      edges: [contact?.edgeOfA, contact?.edgeOfB],
      facing: unitIn(game.state, 'blue-1').facing,
      told: contact?.squares?.facing,
    };
  };
  expect(met('edge-faced')).toEqual({ edges: ['front', 'front'], facing: 17, told: 17 });
  expect(met('edge-touched').edges).toEqual(['flank', 'flank']);
});

test('nor does it square up to one enemy out of the reach of another whom its other wing has met (cady/ruling/squaring-up)', () => {
  const other: Piece = { ...horse, id: 'blue-2', at: [99.4, 83.4] };
  const game = setUp({ pieces: [line, horse, other], size: [180, 120] });
  const { state, scenario, rules } = game;
  const [red, blue, second] = [unitIn(state, 'red-1'), unitIn(state, 'blue-1'), unitIn(state, 'blue-2')];
  const apart = () => distanceBetweenQuads(quadOf(placedOf(red, rules)), quadOf(placedOf(second, rules)));
  const table = tableOf(scenario, state.breaches);
  expect(apart()).toBeLessThanOrEqual(1);
  squareUp(red, { enemy: blue, edge: 'front', others: [blue, second] }, () => [red, blue, second], table, rules);
  expect(red.facing).toBe(144);
  expect(apart()).toBeLessThanOrEqual(1);
  squareUp(red, { enemy: blue, edge: 'front', others: [blue] }, () => [red, blue], table, rules);
  expect(red.facing).toBe(180);
});

test('a unit squares up however far its wing goes for that, or no farther than what is left of its move (cady/ruling/squaring-way)', () => {
  const foot = { type: 'regulars', figures: 12, formation: 'Col 12' } as const;
  const met = (choice: string, away: number) => {
    const game = setUp({
      pieces: [
        { ...foot, id: 'blue-1', at: [60, 60 - away], facing: 20 },
        { ...foot, id: 'red-1', at: [62, 60], facing: 180 },
      ],
      rules: musketRulesUnder({ 'cady/ruling/squaring-way': choice }),
    });
    const { of } = play(game, { orders: { 'blue-1': '20 full', 'red-1': 'H' } }, ['orders', 'movement']);
    expect(of('contact')).toHaveLength(1);
    const { facing, turn } = unitIn(game.state, 'blue-1');
    return { facing, spare: turn.spare, squares: of('contact')[0]?.squares };
  };
  const [near, far] = [8, 31];
  const swings = [met('beside-the-move', near), met('beside-the-move', far)];
  for (const { facing } of swings) expect(facing).toBe(0);
  const [enough, tooLittle] = [met('out-of-what-is-left', near), met('out-of-what-is-left', far)];
  expect(enough).toMatchObject({ facing: 0 });
  expect(enough?.spare).toBeLessThan(swings[0]?.spare ?? 0);
  expect(tooLittle).toMatchObject({ facing: 20, squares: undefined });
});
