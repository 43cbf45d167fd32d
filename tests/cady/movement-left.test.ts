import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type Crossed,
  commonRules,
  figuresTouching,
  movementAllowance,
  movementLeft,
} from '../../src/rulesets/cady/common/index.js';
import { marchOne } from '../../src/rulesets/cady/common/moving/march.js';
import { musketRules } from '../../src/rulesets/cady/musket/index.js';

const foot = { arm: 'infantry', move: 24, morale: 5 } as const;
const horse = { arm: 'cavalry', move: 36, morale: 6 } as const;
const over = (unit: typeof foot | typeof horse, ...ground: Crossed[]) => movementLeft({ unit, ground });

describe('what is left of a move (cady/common/movement/reductions-list)', () => {
  it('is all of it where nobody goes anywhere', () => {
    expect(over(foot)).toEqual({ cm: 24, gone: 0, because: [] });
  });

  it('is less by what was covered in the open', () => {
    expect(over(foot, { over: 'open', cm: 10 })).toMatchObject({ cm: 14, gone: 10 });
  });

  it('is less by a third for a wood, once, and by the ground in it', () => {
    expect(over(foot, { over: 'wood', cm: 3 }, { over: 'open', cm: 2 }, { over: 'wood', cm: 1 })).toMatchObject({
      cm: 10,
      gone: 6,
      because: [{ clause: 'cady/common/movement/forest', effect: '−8 cm' }],
    });
  });

  it('is less by a third for each hill level, up and down', () => {
    const up = over(foot, { over: 'open', cm: 2 }, { over: 'hill', levels: 1 });
    expect(up.cm).toBe(24 - 2 - 8);
    const both = over(horse, { over: 'hill', levels: 1 }, { over: 'open', cm: 2 }, { over: 'hill', levels: -1 });
    expect(both.cm).toBe(36 - 24 - 2);
  });

  it('lasts longer on a road', () => {
    expect(over(foot, { over: 'road', cm: 16 }).cm).toBe(12);
  });

  it('ends before what it cannot pay for, or cannot pass at all', () => {
    // A fence costs foot a third, and so would the creek before which nothing is left.
    const last = over(
      foot,
      { over: 'open', cm: 12 },
      { over: 'fence' },
      { over: 'open', cm: 4 },
      { over: 'creek' },
      { over: 'open', cm: 4 },
    );
    expect(last).toMatchObject({ stoppedAt: 3, cm: 0, gone: 16 });
    expect(over(foot, { over: 'open', cm: 17 }, { over: 'creek' }, { over: 'open', cm: 1 })).toMatchObject({
      stoppedAt: 1,
      cm: 7,
      gone: 17,
    });
    const river = over(foot, { over: 'open', cm: 4 }, { over: 'river' }, { over: 'open', cm: 4 });
    expect(river).toMatchObject({ stoppedAt: 1 });
    expect(river.gone).toBeCloseTo(4, 0);
    expect(over(foot, { over: 'open', cm: 4 }, { over: 'ford' }, { over: 'open', cm: 4 }).stoppedAt).toBeUndefined();
  });

  it('is counted from what a charge adds', () => {
    const unit = { ...foot, charging: true };
    expect(movementLeft({ unit, ground: [{ over: 'open', cm: 10 }] }).cm).toBeCloseTo(
      movementAllowance(unit).cm - 10,
      3,
    );
  });

  it('goes by the rules in force', () => {
    const rules = commonRules();
    const dear = {
      ...rules,
      movement: {
        ...rules.movement,
        terrain: { ...rules.movement.terrain, infantry: { ...rules.movement.terrain.infantry, wood: 2 } },
      },
    };
    expect(movementLeft({ unit: foot, ground: [{ over: 'wood', cm: 1 }] }, dear).cm).toBeCloseTo(7, 1);
  });

  it('is refused for lengths and levels that are none, all at once', () => {
    const ground: Crossed[] = [
      { over: 'open', cm: -1 },
      { over: 'hill', levels: 0.5 },
      { over: 'wood', cm: -2 },
    ];
    expect(() => movementLeft({ unit: foot, ground })).toThrow(RuleViolation);
    expect(() => movementLeft({ unit: foot, ground })).toThrow(
      /ground\[0\]\.cm.*ground\[1\]\.levels.*ground\[2\]\.cm/s,
    );
    const endless: Crossed[] = [{ over: 'wood', cm: Number.NaN }];
    expect(() => movementLeft({ unit: foot, ground: endless })).toThrow('ground[0].cm: NaN is not a number');
  });

  it('never grows with more ground, and in the open is a plain sum', () => {
    const piece = fc.oneof(
      fc.record({
        over: fc.constantFrom('open' as const, 'wood' as const, 'marsh' as const),
        cm: fc.integer({ min: 0, max: 20 }),
      }),
      fc.record({ over: fc.constantFrom('fence' as const, 'wall' as const, 'creek' as const) }),
      fc.record({ over: fc.constant('hill' as const), levels: fc.integer({ min: -2, max: 2 }) }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.constantFrom(foot, horse), (ground, unit) => {
        const whole = movementLeft({ unit, ground });
        const short = movementLeft({ unit, ground: ground.slice(0, -1) });
        expect(whole.cm).toBeLessThanOrEqual(short.cm + 0.1);
        expect(whole.cm).toBeGreaterThanOrEqual(0);
        if (short.stoppedAt !== undefined) expect(whole.stoppedAt).toBe(short.stoppedAt);
        const open = ground.filter(each => each.over === 'open');
        const sum = open.reduce((cm, each) => cm + ('cm' in each ? each.cm : 0), 0);
        expect(movementLeft({ unit, ground: open }).cm).toBeCloseTo(Math.max(0, unit.move - sum), 2);
      }),
    );
  });
});

describe('smaller steps than a turn', () => {
  const stand = { front: 2, depth: 2, figures: 2 };
  const rules = musketRules();

  it('the march of one unit: as far as its legs and its move, a column a third farther', () => {
    const table = { width: 200, height: 200, features: [] };
    const placed = { stand, figures: 24, files: 1, at: { x: 100, y: 50 }, facing: 0 };
    const column = marchOne({ ...foot, placed, legs: [{ bearing: 0, distance: 'all' }], table }, rules);
    expect(column.march.end.at.y).toBe(50 + 32);
    expect(column.because).toMatchObject([{ clause: 'cady/common/formation/column-march-bonus' }]);
    const line = marchOne(
      { ...foot, placed: { ...placed, files: 6 }, legs: [{ bearing: 0, distance: 'all' }], table },
      rules,
    );
    expect(line.march.end.at.y).toBe(74);
    expect(line.less(1).end.at.y).toBe(66);
  });

  it('figures in contact of two bodies: those of the stands that touch (cady/common/melee/only-contact)', () => {
    const line = { stand, figures: 24, files: 6, at: { x: 100, y: 100 }, facing: 0 };
    const far = { ...line, at: { x: 100, y: 100.5 }, facing: 180 };
    expect(figuresTouching(line, far, rules)).toBe(12);
    const aside = { ...far, at: { x: 108, y: 100.5 } };
    expect(figuresTouching(line, aside, rules)).toBe(6);
    expect(figuresTouching({ ...line, figures: 0 }, far, rules)).toBe(0);
  });
});
