import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../src/battle/index.js';
import { ancientMedieval, ancientWindows } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { doing, type Game, move, type Piece, phase, setUp, unitIn } from './table-top.js';

const chariot = (n: number): Piece => ({ id: `blue-car-${n}`, type: 'chariot-archer', at: [20 * n, 40] });
const others: readonly Piece[] = [
  { id: 'blue-foot', at: [150, 20], figures: 12 },
  { id: 'red-1', at: [100, 140], figures: 12 },
];
const game = () => setUp({ pieces: [1, 2, 3, 4].map(chariot).concat(others), size: [200, 150] });

/** The phase of orders and of movement, in which blue writes these. */
function write(on: Game, orders: Readonly<Record<string, string>>): readonly string[] {
  const faults: string[] = [];
  on.state.turn += 1;
  doing(on, { seed: 1 }, context => {
    const answers = (requests: readonly { readonly side: string }[]) =>
      requests.map(request => {
        const answer = request.side === 'blue' ? orders : {};
        faults.push(...checkAnswer(ancientMedieval, request as never, answer, on).map(({ clause = '' }) => clause));
        return faults.length > 0 ? {} : answer;
      });
    const command = { ask: (request: never) => answers([request])[0], askAll: answers };
    const given = { ...context, turn: on.state.turn, command: command as never };
    phase('orders').run(on.state, given);
    phase('movement').run(on.state, given);
  });
  return faults;
}

describe('orders to several chariots at once (cady/ancient-medieval/sheet/chariot-group-orders)', () => {
  const placesOf = (on: Game) => [1, 2, 3, 4].map(n => unitIn(on.state, `blue-car-${n}`).at.y);

  it('go to each of the numbers, and that of a single one goes before it', () => {
    const on = game();
    expect(write(on, { 'blue-car-1..3': 'N 10 cm', 'blue-car-2': 'N 20 cm' })).toEqual([]);
    expect(placesOf(on)).toEqual([50, 60, 50, 40]);
    expect(unitIn(on.state, 'blue-car-1').order).toBe('N 10 cm');
  });

  it('are refused for numbers the wrong way round, one chariot in two groups, or nobody', () => {
    const clause = 'cady/ancient-medieval/sheet/chariot-group-orders';
    expect(write(game(), { 'blue-car-3..1': 'H' })).toContain(clause);
    expect(write(game(), { 'blue-car-1..3': 'H', 'blue-car-3..4': 'N full' })).toEqual([clause]);
    expect(write(game(), { 'blue-car-7..9': 'H' })).toEqual([clause]);
    expect(write(game(), { 'red-1..4': 'H' })).toEqual([clause]);
  });

  it('are judged for each of them', () => {
    // Neither is of legionaries, and neither larger than a century.
    expect(write(game(), { 'blue-car-1..2': 'H, DIVIDE' })).toHaveLength(4);
  });

  it('are typed like any other', () => {
    const on = game();
    const request = { kind: 'orders', id: 'orders:blue', side: 'blue', units: ['blue-car-1'], phantoms: [] } as never;
    const { read } = ancientWindows.requests.orders;
    expect(read('blue-car-1..3: N 10 cm', request, on as never)).toEqual({ answer: { 'blue-car-1..3': 'N 10 cm' } });
    expect(read('blue-horse: N 10 cm', request, on as never)).toHaveProperty('violations');
  });
});

it('orders to the centuries of a cohort go by their numbers too, the first being the cohort itself (cady/ancient-medieval/sheet/chariot-for-centuries)', () => {
  const cohort: Piece = { id: 'blue-cohort', type: 'roman-legionary', at: [100, 60], figures: 16, formation: 'Col 4' };
  const on = setUp({ pieces: [cohort, ...others] });
  move(on, { 'blue-cohort': 'H, DIVIDE' });
  expect(write(on, { 'blue-cohort-1..2': 'N 10 cm' })).toEqual([]);
  expect(['blue-cohort', 'blue-cohort-2'].map(id => unitIn(on.state, id).order)).toEqual(['N 10 cm', 'N 10 cm']);
});
