import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  hoplite,
  type Pushing,
  phalanxFaults,
  phalanxOrderFaults,
  phalanxReach,
  phalanxStrikers,
  pushBack,
  testsToCharge,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });
const greeks = (more: Partial<Pushing> = {}): Pushing => ({
  unit: 'greeks',
  type: 'hoplites',
  phalanx: true,
  figures: 24,
  lost: 1,
  ...more,
});
const foes = (more: Partial<Pushing> = {}): Pushing => ({
  unit: 'foes',
  type: 'medium-infantry',
  phalanx: false,
  figures: 20,
  lost: 3,
  ...more,
});

describe('the phalanx', () => {
  it('is formed by hoplites, two deep, in a line [cady/ancient-medieval/phalanx/formation] [cady/ancient-medieval/definition/phalanx]', () => {
    expect(phalanxFaults({ type: 'hoplites', ranks: 2 })).toEqual([]);
    expect(phalanxFaults({ type: 'medium-infantry', ranks: 1, bent: true })).toHaveLength(3);
    expect(phalanxFaults({ type: 'hoplites', ranks: 3 })).toHaveLength(1);
    const deep = reading('cady/ruling/phalanx-depth', 'two-or-more');
    expect(phalanxFaults({ type: 'hoplites', ranks: 3 }, deep)).toEqual([]);
  });

  it('goes forward at its own speed, and neither wheels, turns, nor sidesteps [cady/ancient-medieval/phalanx/normal-speed] [cady/ancient-medieval/phalanx/no-manoeuvre]', () => {
    const faults = (wants: Parameters<typeof phalanxOrderFaults>[0]['wants']) =>
      phalanxOrderFaults({ wants, inContact: false }).length;
    expect([faults('forward'), faults('wheel'), faults('turn'), faults('sideways')]).toEqual([0, 1, 1, 1]);
  });

  it('stays formed in contact [cady/ancient-medieval/phalanx/no-break-in-contact]', () => {
    expect(phalanxOrderFaults({ wants: 'break-formation', inContact: true })).toHaveLength(1);
    expect(phalanxOrderFaults({ wants: 'break-formation', inContact: false })).toEqual([]);
  });

  it('pushes back whoever lost more, 3 cm [cady/ancient-medieval/phalanx/push-back]', () => {
    expect(pushBack({ sides: [greeks(), foes()] })).toMatchObject({ pushed: 'foes', cm: 3 });
    expect(pushBack({ sides: [greeks({ lost: 4 }), foes()] })).toMatchObject({ pushed: 'greeks', cm: 3 });
    const other = greeks({ unit: 'spartans', lost: 5 });
    expect(pushBack({ sides: [greeks(), other] }).pushed).toBe('spartans');
    expect(pushBack({ sides: [greeks({ lost: 3 }), foes()] }).pushed).toBeNull();
    const level = reading('cady/ruling/phalanx-push-equal', 'side-without-a-phalanx');
    expect(pushBack({ sides: [greeks({ lost: 3 }), foes()] }, level).pushed).toBe('foes');
    const only = reading('cady/ruling/phalanx-pushed', 'only-by-a-phalanx');
    expect(pushBack({ sides: [greeks({ lost: 4 }), foes()] }, only).pushed).toBeNull();
    expect(pushBack({ sides: [greeks({ phalanx: false }), foes()] }).pushed).toBeNull();
  });

  it('does not push elephants [cady/ancient-medieval/phalanx/no-push-elephants]', () => {
    const elephant = foes({ type: 'war-elephant-javelin', figures: 1 });
    expect(pushBack({ sides: [greeks(), elephant] }).pushed).toBeNull();
  });

  it('pushes cavalry of three quarters of its value, and no stronger [cady/ancient-medieval/phalanx/push-cavalry]', () => {
    // 24 hoplites are worth 120: 90 is a third less, 95 is more.
    const horse = (figures: number) => foes({ type: 'light-cavalry', figures });
    expect(pushBack({ sides: [greeks(), horse(18)] }).pushed).toBe('foes');
    expect(pushBack({ sides: [greeks(), horse(19)] }).pushed).toBeNull();
    expect(() => pushBack({ sides: [greeks(), foes({ type: 'samurai-cavalry' })] })).toThrow(RuleViolation);
  });

  it('the second rank strikes with long spears [cady/ancient-medieval/phalanx/second-rank-melee]', () => {
    expect(phalanxReach({ ranks: [10, 9] })).toMatchObject({ figures: 9, exposed: 0 });
    expect(phalanxReach({ ranks: [10] }).figures).toBe(0);
    const both = reading('cady/ruling/phalanx-second-rank', 'fights-as-the-first');
    expect(phalanxReach({ ranks: [10, 9] }, both)).toMatchObject({ figures: 9, exposed: 9 });
  });

  it('a charge counts both ranks, a shock each [cady/ancient-medieval/phalanx/charge-shock]', () => {
    expect(phalanxStrikers({ ranks: [12, 11, 10] }).figures).toBe(23);
    expect(hoplite({ formed: true })).toMatchObject({ shock: 1, morale: 5, melee: 6 });
  });

  it('out of it hoplites are medium infantry [cady/ancient-medieval/phalanx/outside-medium]', () => {
    expect(hoplite({ formed: false })).toMatchObject({ shock: 0, morale: 5, melee: 6 });
    const plain = reading('cady/ruling/hoplite-outside-phalanx', 'as-medium-infantry');
    expect(hoplite({ formed: false }, plain).morale).toBe(3);
    expect(hoplite({ formed: true }, plain).morale).toBe(5);
  });

  it('charges without a test [cady/ancient-medieval/phalanx/no-3dt-to-charge]', () => {
    expect(testsToCharge({ phalanx: true, needed: true }).tests).toBe(false);
    expect(testsToCharge({ phalanx: false, needed: true }).tests).toBe(true);
    expect(testsToCharge({ phalanx: true, needed: false })).toEqual({ tests: false, because: [] });
  });

  it('whoever is pushed lost more, and it does not matter who is named first', () => {
    const side = fc.record({ lost: fc.nat(9), figures: fc.integer({ min: 1, max: 36 }), phalanx: fc.boolean() });
    fc.assert(
      fc.property(side, side, (a, b) => {
        const [one, two] = [greeks(a), greeks({ ...b, unit: 'others' })];
        const push = pushBack({ sides: [one, two] });
        expect(pushBack({ sides: [two, one] })).toEqual(push);
        const pushed = [one, two].find(({ unit }) => unit === push.pushed);
        const pusher = [one, two].find(({ unit }) => unit !== push.pushed);
        if (pushed !== undefined) expect(pushed.lost).toBeGreaterThan(pusher!.lost);
      }),
    );
  });
});
