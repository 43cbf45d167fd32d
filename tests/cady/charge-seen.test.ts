import { describe, expect, it } from 'vitest';
import { chargeSeen } from '../../src/rulesets/cady/common/engagement/charge-seen.js';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { chargeOdds, musketRules } from '../../src/rulesets/cady/musket/index.js';
import { play, setUp, unitIn } from '../musket/table-top.js';
import { musketRulesUnder } from '../rules-under.js';

/** A charge foreseen and made, over a fence that runs along the line of this `y`; the enemy stands at 70. */
function charge(y: number, rules = musketRules(), to = 100) {
  const fence = {
    kind: 'fence' as const,
    id: 'fence',
    line: [[20, y] as [number, number], [to, y] as [number, number]],
  };
  const game = setUp({
    pieces: [
      { id: 'blue-1', at: [60, 30], type: 'light-lancers', figures: 8, formation: 'LB' },
      { id: 'red-1', at: [60, 70], figures: 16, formation: 'LB' },
    ],
    features: [fence],
    rules,
  });
  const { scenario, state } = game;
  const seen = (id: string) => ({
    placed: placedOf(unitIn(state, id), rules),
    figures: unitIn(state, id).figures,
    arm: rules.troops[unitIn(state, id).type].arm,
  });
  const { across, contact } = chargeSeen(tableOf(scenario, state.breaches), seen('blue-1'), seen('red-1'), rules);
  const { of } = play(game, { orders: { 'blue-1': 'CH N full' }, seed: 1 });
  const [shock] = of('shock');
  const reduced = shock?.because.some(({ because }) => because.includes('wooden fence'));
  const { behind, overBarrier, inShock = contact.attacker } = across;
  const inContact = contact.attacker;
  return { foreseen: behind === 'fence', reduced, overBarrier, inShock, inContact, dice: shock?.dice };
}

it('only a fence that the enemy stands behind takes a shock, foreseen as on the table (cady/common/fence/shock)', () => {
  expect(charge(69.7)).toMatchObject({ foreseen: true, reduced: true, overBarrier: undefined });
  expect(charge(45)).toMatchObject({ foreseen: false, reduced: false });
});

describe('a fence got over on the way (cady/common/shock/cavalry-clear-path, cady/ruling/shock-path-over-barrier)', () => {
  const coverAlone = musketRulesUnder({ 'cady/ruling/shock-path-over-barrier': 'cover-alone' });
  const free = charge(31).dice ?? 0;

  it('leaves the path that is behind it, and less than 10 cm count no shock', () => {
    const near = charge(64);
    expect(near).toMatchObject({ reduced: false, dice: 0 });
    expect(near.overBarrier).toBeGreaterThan(1);
    expect(near.overBarrier).toBeLessThan(10);
  });

  it('costs no shock where 10 cm are left', () => {
    expect(free).toBeGreaterThan(0);
    expect(charge(58).dice).toBe(free);
  });

  it('costs none at all by the other reading, but for the one that the enemy stands behind', () => {
    expect(charge(64, coverAlone).dice).toBe(free);
    expect(charge(69.7, coverAlone)).toMatchObject({ reduced: true });
  });

  it('is counted for each stand: those whose way leads past its end have their path, or all by the middle (cady/ruling/shock-ground-where)', () => {
    // It ends before the middle of the charger’s front.
    const part = charge(64, musketRules(), 58);
    expect(part.dice).toBeGreaterThan(0);
    expect(part.dice).toBeLessThan(free);
    expect(part.inShock / part.inContact).toBe((part.dice ?? 0) / free);
    const byMiddle = musketRulesUnder({ 'cady/ruling/shock-ground-where': 'middle-of-the-front' });
    expect(charge(64, byMiddle, 58).dice).toBe(free);
    expect(charge(64, byMiddle).dice).toBe(0);
  });

  it('shelters those near behind it who are covered from fire by it, where that is read so (cady/ruling/shock-barrier-near)', () => {
    const asUnderFire = musketRulesUnder({
      'cady/ruling/shock-barrier-near': 'as-under-fire',
      'cady/ruling/shock-path-over-barrier': 'cover-alone',
    });
    expect(charge(68)).toMatchObject({ foreseen: false, reduced: false });
    expect(charge(68, asUnderFire)).toMatchObject({ foreseen: true, reduced: true });
    expect(charge(60, asUnderFire)).toMatchObject({ foreseen: false, reduced: false });
  });

  it('is asked in a question as it is measured on the table', () => {
    const between = (overBarrier?: number) => ({ distance: 40, ...(overBarrier === undefined ? {} : { overBarrier }) });
    const asked = (overBarrier?: number, rules = musketRules()) =>
      chargeOdds(
        {
          attacker: { type: 'light-lancers', figures: 8 },
          defender: { type: 'regulars', figures: 16 },
          between: between(overBarrier),
        },
        rules,
      ).because.some(({ effect }) => effect === 'no shock');
    expect([asked(), asked(6), asked(10), asked(6, coverAlone)]).toEqual([false, true, false, false]);
  });
});
