import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  firingRanks,
  friendlyFirePenalty,
  inSmallArmsArc,
  targetByPriority,
} from '../../src/rulesets/cady/musket/firing.js';

const from = { x: 100, y: 100 };
const enemy = (unit: string, changes: Partial<Candidate> = {}): Candidate => ({
  unit,
  distance: 20,
  inRange: true,
  closing: false,
  inFront: false,
  ...changes,
});

describe('who fires, and at whom', () => {
  it('within 45 degrees to either side [cady/musket/small-arms/arc]', () => {
    const at = (x: number, y: number) => inSmallArmsArc({ from, facing: 0, target: { x, y } });
    expect(at(100, 130)).toBe(true);
    expect(at(120, 120)).toBe(true);
    expect(at(80, 120)).toBe(true);
    expect(at(120.1, 120)).toBe(false);
    expect(at(100, 90)).toBe(false);
    expect(inSmallArmsArc({ from, facing: 350, target: { x: 110, y: 120 } })).toBe(true);
  });

  it('the first rank alone on level ground [cady/musket/small-arms/first-rank] [cady/common/fire/musket-first-rank]', () => {
    expect(firingRanks({ heights: [0, 0, 0] })).toEqual([0]);
    expect(firingRanks({ heights: [1, 0] })).toEqual([0]);
  });

  it('and each rank that stands higher than the one before it [cady/musket/small-arms/second-rank-higher]', () => {
    expect(firingRanks({ heights: [0, 1, 1] })).toEqual([0, 1]);
    expect(firingRanks({ heights: [0, 1, 2] })).toEqual([0, 1, 2]);
    expect(firingRanks({ heights: [0, 0, 1] })).toEqual([0]);
  });

  it('first at an enemy closing for melee [cady/musket/target-priority/first]', () => {
    const chosen = targetByPriority([enemy('a', { inFront: true, distance: 5 }), enemy('b', { closing: true })]);
    expect(chosen?.unit).toBe('b');
    expect(chosen?.because[0]?.clause).toBe('cady/musket/target-priority/first');
  });

  it('then at one directly in front [cady/musket/target-priority/second]', () => {
    expect(targetByPriority([enemy('a', { distance: 5 }), enemy('b', { inFront: true })])?.unit).toBe('b');
  });

  it('then at any in range, the nearest first [cady/musket/target-priority/third]', () => {
    expect(targetByPriority([enemy('a'), enemy('b', { distance: 19 }), enemy('c', { distance: 19 })])?.unit).toBe('b');
  });

  it('never at one out of range', () => {
    expect(targetByPriority([enemy('a', { inRange: false, closing: true })])).toBeUndefined();
    const candidate = fc.record({
      unit: fc.constantFrom('a', 'b', 'c', 'd'),
      distance: fc.nat(60),
      inRange: fc.boolean(),
      closing: fc.boolean(),
      inFront: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 5 }), candidates => {
        const chosen = targetByPriority(candidates);
        expect(chosen !== undefined).toBe(candidates.some(each => each.inRange));
        if (chosen !== undefined) {
          expect(candidates.some(each => each.unit === chosen.unit && each.inRange)).toBe(true);
        }
      }),
    );
  });

  it('hit by its own side: two melee points and one of morale for the next two turns [cady/musket/friendly-fire/penalty]', () => {
    const on = (turn: number) => friendlyFirePenalty({ hitOn: 3, turn });
    expect([3, 4, 5, 6].map(turn => on(turn).melee)).toEqual([0, 2, 2, 0]);
    expect(on(4)).toEqual({ melee: 2, morale: 1 });
    expect(friendlyFirePenalty({ hitOn: 0, turn: 1 })).toEqual({ melee: 0, morale: 0 });
  });
});
