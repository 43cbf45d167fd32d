import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { loading } from '../../src/rulesets/cady/musket/loading.js';

const acts = (loaded: boolean, moved: number) => {
  const { shots, loadedAfter } = loading({ loaded, moved });
  return { shots, loadedAfter };
};

describe('loading and firing', () => {
  it('loaded, not moved: fire, load, fire again [cady/musket/loading/loaded-no-move] [cady/common/fire/stationary-twice]', () => {
    expect(acts(true, 0)).toEqual({ shots: 2, loadedAfter: false });
  });
  it('loaded, up to a third: fire and load [cady/musket/loading/loaded-one-third] [cady/common/fire/moved-once]', () => {
    expect(acts(true, 1 / 3)).toEqual({ shots: 1, loadedAfter: true });
    expect(acts(true, 0.01)).toEqual({ shots: 1, loadedAfter: true });
  });
  it('loaded, up to two thirds: fire only [cady/musket/loading/loaded-two-thirds]', () => {
    expect(acts(true, 24 / 36)).toEqual({ shots: 1, loadedAfter: false });
  });
  it('loaded, the maximum: neither, and still loaded [cady/musket/loading/loaded-maximum] [cady/common/fire/full-move-none]', () => {
    expect(acts(true, 1)).toEqual({ shots: 0, loadedAfter: true });
    expect(acts(true, 25 / 36)).toEqual({ shots: 0, loadedAfter: true });
    expect(acts(true, 4 / 3)).toEqual({ shots: 0, loadedAfter: true });
  });
  it('not loaded, not moved: load, fire, load [cady/musket/loading/unloaded-no-move]', () => {
    expect(acts(false, 0)).toEqual({ shots: 1, loadedAfter: true });
  });
  it('not loaded, up to a third: load and fire [cady/musket/loading/unloaded-one-third]', () => {
    expect(acts(false, 12 / 36)).toEqual({ shots: 1, loadedAfter: false });
  });
  it('not loaded, up to two thirds: load [cady/musket/loading/unloaded-two-thirds]', () => {
    expect(acts(false, 0.5)).toEqual({ shots: 0, loadedAfter: true });
  });
  it('not loaded, the maximum: neither [cady/musket/loading/unloaded-maximum]', () => {
    expect(acts(false, 1)).toEqual({ shots: 0, loadedAfter: false });
  });

  it('a turn has three parts: moving, loading and firing take one each [cady/musket/loading/thirds] [cady/musket/loading/table] [cady/musket/loading/same-for-all-weapons]', () => {
    const moved = fc.nat(1000).map(thousandths => thousandths / 1000);
    fc.assert(
      fc.property(fc.boolean(), moved, moved, (loaded, a, b) => {
        const [less, more] = [loading({ loaded, moved: Math.min(a, b) }), loading({ loaded, moved: Math.max(a, b) })];
        expect(more.shots).toBeLessThanOrEqual(less.shots);
        // Every shot uses up a load that was there or was made.
        const loads = (result: typeof less) => result.shots + Number(result.loadedAfter) - Number(loaded);
        expect(loads(less) + less.shots + Math.ceil(Math.min(a, b) * 3)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('who holds fire stays loaded, and loads if there is time', () => {
    expect(loading({ loaded: true, moved: 0 }).loadedIfHeld).toBe(true);
    expect(loading({ loaded: false, moved: 1 / 3 }).loadedIfHeld).toBe(true);
    expect(loading({ loaded: false, moved: 1 }).loadedIfHeld).toBe(false);
  });

  it('a share that is none is refused', () => {
    expect(() => loading({ loaded: true, moved: Number.NaN })).toThrow(RuleViolation);
    expect(() => loading({ loaded: true, moved: -1 })).toThrow(RuleViolation);
  });

  it('dragoons get off first, which takes a third [cady/musket/dragoons/dismount]', () => {
    expect(loading({ loaded: true, moved: 0, dismounts: true })).toMatchObject({ shots: 1, loadedAfter: true });
    expect(loading({ loaded: true, moved: 2 / 3, dismounts: true }).shots).toBe(0);
    expect(loading({ loaded: true, moved: 0, dismounts: true }).because.map(reason => reason.clause)).toEqual([
      'cady/musket/dragoons/dismount',
      'cady/musket/loading/loaded-one-third',
    ]);
  });
});
