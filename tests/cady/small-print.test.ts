import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { stanceOf } from '../../src/rulesets/cady/common/engagement/position.js';
import { isOver } from '../../src/rulesets/cady/common/engagement/state.js';
import { countLosses, inOrder } from '../../src/rulesets/cady/common/fire/casualties.js';
import { breakOff, chargeTest } from '../../src/rulesets/cady/common/index.js';
import { readOrder } from '../../src/rulesets/cady/common/orders.js';
import { reveal } from '../../src/rulesets/cady/common/unseen/revealing.js';
import { commonRulesUnder } from '../rules-under.js';

const steady = { morale: 4, hurt: false, pushedBack: false } as const;

describe('what hangs on one word of the common rules', () => {
  it('a unit without an order to withdraw stays in its melee, and throws nothing for it (cady/common/charge/withdraw-needs-test)', () => {
    const dice = scripted([]);
    expect(breakOff({ ...steady, ordered: false }, dice)).toMatchObject({
      passed: false,
      leaves: false,
      pointsLost: 0,
    });
  });

  it.each([
    ['fence', { acrossBarrier: 'fence' }],
    ['wall', { acrossBarrier: 'wall' }],
    ['forest-edge', {}],
  ] as const)(
    'who attacks across what the other stands behind: %s (cady/common/melee/minus-wall)',
    (behind, across) => {
      const { attackedOn, uphill, attacksRear, ...rest } = stanceOf(
        { attacks: true, across: { levelsUp: 0, behind } },
        {},
      );
      expect([attackedOn, uphill, attacksRear]).toEqual(['front', false, false]);
      expect(rest).toEqual(across);
    },
  );

  it.each([
    ['attacker', 'attacker'],
    ['defender', null],
  ] as const)('who must test, the %s, and who does against an enemy that goes back: %s', (tester, againstRunner) => {
    const [big, small] = [
      { morale: 4, figures: 30 },
      { morale: 4, figures: 10 },
    ];
    const charge = tester === 'attacker' ? { attacker: small, defender: big } : { attacker: big, defender: small };
    expect(chargeTest(charge).tests).toBe(tester);
    expect(chargeTest({ ...charge, withdraws: true }).tests).toBe(againstRunner);
  });

  it('a fault of an order that stands nowhere is one of the order', () => {
    const read = readOrder('N 10 parsecs', undefined, undefined, commonRulesUnder());
    expect('violations' in read && read.violations.map(({ path }) => path.split(/[.[]/)[0])).toEqual(['order']);
  });

  it.each([
    ['unit', 'marker', 'placed', 'the figures are set out'],
    ['marker', 'marker', 'placed', 'the figures are set out'],
    ['unit', 'phantom', 'removed', 'taken off the table'],
    ['phantom', 'phantom', 'removed', 'taken off the table'],
  ] as const)('a %s that sights a %s: %s', (by, seen, happens, effect) => {
    const pieces = [
      { id: 'a', side: 'blue', is: by },
      { id: 'b', side: 'red', is: seen },
    ];
    const revealed = reveal({ pieces, sight: [{ by: 'a', seen: 'b' }] });
    expect(revealed.filter(({ id }) => id === 'b')).toMatchObject([{ happens, because: [{ effect }] }]);
  });

  it('losses of a unit are put together in the order of the targets, and who lost nobody is left out', () => {
    const lost = countLosses([
      { unit: 'b', lost: 1 },
      { unit: 'c', lost: 0 },
      { unit: 'a', lost: 2 },
      { unit: 'b', lost: 3 },
    ]);
    expect(lost).toEqual([
      { unit: 'b', lost: 4 },
      { unit: 'a', lost: 2 },
    ]);
    const targets = ['a', 'b'].map(unit => ({ unit })) as never;
    expect(inOrder(lost, targets).map(({ unit }) => unit)).toEqual(['a', 'b']);
  });

  it.each([
    [true, 'none', [2, 2], false],
    [false, 'none', [2, 2], true],
    [false, 'fought', [2, 2], false],
    [false, 'unsettled', [2, 2], false],
    [false, 'none', [2, 3], false],
  ] as const)(
    'an engagement (fighting: %s, melee: %s, lost before and now: %j) is over: %s',
    (fighting, melee, [before, now], over) => {
      const side = { lost: 2, lostBefore: 2 };
      const struck = { lost: now, lostBefore: before };
      expect(isOver({ fighting, melee, attacker: struck, defender: side } as never)).toBe(over);
      expect(isOver({ fighting, melee, attacker: side, defender: struck } as never)).toBe(over);
    },
  );
});
