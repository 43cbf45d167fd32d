import { describe, expect, it } from 'vitest';
import { temperOf } from '../../src/rulesets/cady/common/bots/temper.js';
import { isGarrisoned, plannedOn } from '../../src/rulesets/cady/musket/bots/planning.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { musketView } from '../../src/rulesets/cady/musket/index.js';
import { type Features, type Piece, setUp, type TableTop } from './table-top.js';

function seen(pieces: readonly Piece[], over: Partial<TableTop> = {}) {
  const { state, scenario, rules } = setUp({ pieces, ...over });
  return { view: musketView(state, 'blue', scenario, rules), rules };
}

function ordered(pieces: readonly Piece[], over: Partial<TableTop> = {}) {
  const { view, rules } = seen(pieces, over);
  return ordersToTakeAndHold(['blue-1'], view, rules)['blue-1'] ?? '';
}

const placeAt = (at: [number, number]) => ({ objectives: [{ id: 'farm', name: 'the farm', at, radius: 16 }] });

describe('guns of a side that has only to hold', () => {
  const guns: Piece = { id: 'blue-1', type: 'eight-pounder-howitzer', at: [100, 20], facing: 'N' };
  const holders: Piece = { id: 'blue-2', figures: 24, at: [100, 70], facing: 'N', formation: 'LB' };
  const far: Piece = { id: 'red-1', figures: 24, at: [100, 144], facing: 'S', formation: 'LB' };

  it('wait where they reach the place, and do not go down to meet the enemy', () => {
    expect(ordered([guns, holders, far], placeAt([100, 76]))).toBe('H');
  });

  it('come on to a place that they do not reach, and where the enemy holds it', () => {
    expect(ordered([guns, holders, far], placeAt([100, 96]))).toMatch(/\d+ cm/);
    expect(ordered([guns, { ...holders, at: [100, 60] }, { ...far, at: [100, 118] }], placeAt([100, 118]))).toMatch(
      /\d+ cm/,
    );
  });
});

describe('a place on which the enemy sits in a house', () => {
  const farm: Features[number] = {
    kind: 'building',
    id: 'farm-house',
    outline: [
      [94, 96],
      [106, 96],
      [106, 104],
      [94, 104],
    ],
    level: 2,
  };
  const windows = [{ at: [100, 96] as [number, number] }];
  const over = { features: [farm], houses: [{ building: 'farm-house', class: 'a' as const, windows }] };
  const companies: readonly Piece[] = [1, 2, 3, 4, 5, 6, 7, 8].map(n => ({
    id: `blue-${n}`,
    figures: 24,
    at: [10 + 20 * n, 20],
    facing: 'N',
    formation: 'Col 6',
  }));
  const sent = (garrison: Piece) => {
    const { view, rules } = seen([...companies, garrison], { ...over, ...placeAt([100, 100]) });
    const [place] = view.objectives;
    if (place === undefined) throw new Error('there is a place');
    return { count: plannedOn(view, rules, temperOf(0)).plan?.places.size, garrisoned: isGarrisoned(place, view) };
  };

  it('has nobody sent to stand on it, but a part of the army where he stands in the open', () => {
    const inside: Piece = { id: 'red-1', figures: 12, at: [100, 98], inside: { building: 'farm-house' } };
    expect(sent(inside)).toEqual({ count: 0, garrisoned: true });
    expect(sent({ id: 'red-1', figures: 12, at: [100, 110] })).toEqual({ count: 2, garrisoned: false });
  });
});
