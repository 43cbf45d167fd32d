import { describe, expect, it } from 'vitest';
import { hold } from '../../src/rulesets/cady/common/bots/marching.js';
import { temperOf } from '../../src/rulesets/cady/common/bots/temper.js';
import { isGarrisoned, plannedOn } from '../../src/rulesets/cady/musket/bots/planning.js';
import { rehearsalOf } from '../../src/rulesets/cady/musket/bots/rehearsal.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { weighed, weighingOf } from '../../src/rulesets/cady/musket/bots/weighing.js';
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

describe('a gun that has somebody before it', () => {
  const gun: Piece = { id: 'blue-1', type: 'six-pounder-cannon', at: [100, 20], facing: 'N' };
  const guards: Piece = { id: 'blue-2', figures: 24, at: [60, 24], facing: 'N', formation: 'LB' };
  const before: Piece = { id: 'red-1', figures: 24, at: [100, 68], facing: 'S', formation: 'LB' };
  const aside = (at: [number, number]): Piece => ({ id: 'red-2', figures: 24, at, facing: 'W', formation: 'LB' });

  it('does not turn from him to a nearer one aside, for a gun that turns does not fire', () => {
    expect(ordered([gun, guards, before, aside([138, 40])])).toBe('H');
  });

  it('turns to one who is upon it, and where there is nobody before it', () => {
    expect(ordered([gun, guards, before, aside([121, 23])])).toMatch(/^H, F (\d+|E)$/);
    expect(ordered([gun, guards, aside([138, 30])])).toMatch(/^H, F \d+$/);
  });

  it('does not turn after one who runs', () => {
    const runs = { ...aside([138, 30]), be: { mustDo: 'rout' as const } };
    expect(ordered([gun, guards, { ...before, at: [100, 120] }, runs])).toBe('H');
  });
});

describe('foot near an enemy whom it does not reach', () => {
  const line: Piece = { id: 'blue-1', type: 'militia', figures: 18, at: [122, 63], facing: 'N', formation: 'LB' };

  it('gains nothing by turning a little this way or that where it stands', () => {
    const enemy: Piece = { id: 'red-1', figures: 16, at: [150, 110], facing: 'S', formation: 'LB' };
    const { view, rules } = seen([line, enemy], placeAt([60, 100]));
    const unit = view.units['blue-1'];
    if (unit === undefined) throw new Error('it stands on the table');
    const turns = [340, 20].map(facing => ({ order: { ...hold, facing } }));
    const [best] = weighed(unit, [{ order: hold }, ...turns], weighingOf(plannedOn(view, rules, temperOf(0))));
    expect(best).toEqual(hold);
  });

  it('is not told to turn where a friend close before it leaves no room', () => {
    const enemy: Piece = { id: 'red-1', figures: 24, at: [122, 94], facing: 'S', formation: 'LB' };
    const turned = new Map([['blue-1', { ...hold, facing: 14 }]]);
    const inVain = (friendAt: number) => {
      const { view, rules } = seen([line, { ...line, id: 'blue-2', at: [122, friendAt] }, enemy]);
      return rehearsalOf(view, rules)(turned).get('blue-1')?.crowds;
    };
    expect([inVain(67), inVain(80)]).toEqual([true, false]);
  });
});
