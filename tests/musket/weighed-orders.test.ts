import { describe, expect, it } from 'vitest';
import { temperOf } from '../../src/rulesets/cady/common/bots/temper.js';
import { asRidersFindIt } from '../../src/rulesets/cady/musket/bots/by-rider.js';
import { hitsOn, lossesAt } from '../../src/rulesets/cady/musket/bots/exchange.js';
import { plannedOn } from '../../src/rulesets/cady/musket/bots/planning.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { worthOfLosses } from '../../src/rulesets/cady/musket/bots/worth.js';
import { type MusketView, musketView } from '../../src/rulesets/cady/musket/index.js';
import { type Piece, setUp, type TableTop } from './table-top.js';

function seen(pieces: readonly Piece[], over: Partial<TableTop> = {}) {
  const on = setUp({ pieces, ...over });
  return { view: musketView(on.state, 'blue', on.scenario, on.rules), rules: on.rules };
}

function ordered(pieces: readonly Piece[], over: Partial<TableTop> = {}) {
  const { view, rules } = seen(pieces, over);
  return ordersToTakeAndHold(['blue-1'], view, rules)['blue-1'] ?? '';
}

const line: Piece = { id: 'blue-1', figures: 32, at: [100, 60], facing: 'N', formation: 'LB' };
const enemy: Piece = { id: 'red-1', figures: 32, at: [100, 71], facing: 'S', formation: 'LB' };

describe('what a commander weighs near the enemy', () => {
  it('a loaded line that has him in its best range stands and fires, and does not go on', () => {
    const muskets = { type: 'militia' } as const;
    expect(
      ordered([
        { ...line, ...muskets },
        { ...enemy, ...muskets },
      ]),
    ).toBe('H');
  });

  it('whoever stands on a place that wins by being held does not leave it for a better shot', () => {
    const farm = { id: 'farm', name: 'the farm', at: [100, 58] as [number, number], radius: 3 };
    const carbines: Piece = { ...line, figures: 12, type: 'carbines-fusils' };
    const column: Piece = { ...enemy, at: [100, 92], formation: 'Col 4' };
    const victory: TableTop['victory'] = [
      { kind: 'hold', objectives: ['farm'], turns: 3, side: 'blue' },
      { kind: 'turn-limit', turns: 10, decidedBy: 'points-left' },
    ];
    const before: TableTop['victory'] = [{ kind: 'turn-limit', turns: 10, decidedBy: 'points-left' }];
    expect(ordered([carbines, column], { objectives: [farm], victory: before })).toMatch(/^N/);
    expect(ordered([carbines, column], { objectives: [farm], victory })).toMatch(/^H/);
  });

  it('a column before his muskets forms line', () => {
    expect(
      ordered([
        { ...line, formation: 'Col 8', at: [100, 55] },
        { ...enemy, at: [100, 74] },
      ]),
    ).toContain('LB');
  });

  it('a line that he takes in the flank turns its front to him', () => {
    expect(ordered([line, { ...enemy, at: [128, 62], facing: 'W' }])).toMatch(/\bF (E|[89]\d|1[0-2]\d)$/);
  });

  it('what is left of a unit does not charge a fresh one, nor stands before its muskets', () => {
    const left = ordered([
      { ...line, be: { figures: 9 } },
      { ...enemy, at: [100, 74] },
    ]);
    expect(left).not.toContain('CH');
    expect(left).not.toBe('H');
  });

  it('horse charges guns that nobody covers', () => {
    const horse: Piece = {
      id: 'blue-1',
      type: 'light-hussars',
      figures: 12,
      at: [100, 40],
      facing: 'N',
      formation: 'Col 6',
    };
    const guns: Piece = { id: 'red-guns', type: 'six-pounder-cannon', at: [100, 78], facing: 'N' };
    expect(ordered([horse, guns])).toMatch(/^CH/);
  });
});

describe('what fire and losses count for', () => {
  it('hits are more on the near side of a range, and none where the enemy is out of arc', () => {
    const { view, rules } = seen([line, enemy]);
    const outlook = plannedOn(view, rules, temperOf(0));
    const of = (unit: MusketView['units'][string]) => ({ unit, placed: unit.placed });
    const [own, foe] = [view.units['blue-1'], view.units['red-1']];
    if (own === undefined || foe === undefined) throw new Error('both stand on the table');
    const near = hitsOn(of(own), of(foe), outlook);
    // Sixteen muskets in the front rank, three faces of ten at up to 12 cm.
    expect(near).toBeCloseTo(4.8, 5);
    const back = { unit: own, placed: { ...own.placed, at: { x: 100, y: 46 } } };
    expect(hitsOn(back, of(foe), outlook)).toBeLessThan(near / 2);
    expect(hitsOn({ unit: own, placed: { ...own.placed, facing: 180 } }, of(foe), outlook)).toBe(0);
    expect(lossesAt(of(own), [foe], outlook)).toBeGreaterThan(lossesAt(back, [foe], outlook));
  });

  it('a unit of little morale value left is hurt more by the same loss than a fresh one', () => {
    const { view, rules } = seen([line, enemy]);
    const unit = view.units['blue-1'];
    if (unit === undefined) throw new Error('it stands on the table');
    expect(worthOfLosses({ ...unit, figures: 20 }, 6, rules)).toBeGreaterThan(worthOfLosses(unit, 6, rules) * 1.5);
    expect(worthOfLosses(unit, 0, rules)).toBe(0);
  });
});

describe('orders that riders bring', () => {
  const general: Piece = { id: 'blue-2', figures: 20, at: [40, 20], facing: 'N', formation: 'LB', general: true };
  const marching: Piece = { ...line, be: { order: 'N 12 cm' } };
  const far: Piece = { ...enemy, at: [100, 140], general: true };

  it('are written for where a unit will be when they come', () => {
    const { view, rules } = seen([general, marching, far], { level: 'advanced', optional: ['dispatch-riders'] });
    const found = asRidersFindIt(view, rules);
    expect(found.units['blue-1']?.placed.at.y).toBeCloseTo(72, 3);
    expect(found.units['blue-2']?.placed.at).toEqual({ x: 40, y: 20 });
    expect(found.units['red-1']).toEqual(view.units['red-1']);
  });

  it('are no second charge for who charges meanwhile', () => {
    const horse: Piece = {
      id: 'blue-1',
      type: 'light-hussars',
      figures: 12,
      at: [100, 60],
      facing: 'N',
      formation: 'Col 6',
    };
    const guns: Piece = { id: 'red-1', type: 'six-pounder-cannon', at: [100, 100], facing: 'S' };
    const riders = { level: 'advanced', optional: ['dispatch-riders'] } as const;
    const charging = { ...horse, be: { order: 'CH N full' } };
    expect(ordered([general, charging, guns, { ...far, id: 'red-2', at: [180, 140] }], riders)).not.toContain('CH');
    expect(
      ordered([general, { ...horse, be: { order: 'H' } }, guns, { ...far, id: 'red-2', at: [180, 140] }], riders),
    ).toContain('CH');
  });

  it('and where no riders are needed, for where it stands', () => {
    const { view, rules } = seen([general, marching, far]);
    expect(asRidersFindIt(view, rules)).toBe(view);
  });
});
