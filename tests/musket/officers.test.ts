import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { armyFaults, chargeOdds, columnShifts, musketRules } from '../../src/rulesets/cady/musket/index.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { musketView } from '../../src/rulesets/cady/musket/view.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, fileOf, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const colonel = { rank: 'colonel', name: 'Colonel Ney' } as const;
const general = { rank: 'general', name: 'General Gordon' } as const;
const foot: Piece = { id: 'blue-1', type: 'regulars', figures: 24, at: [100, 40], formation: 'LB' };
const enemy: Piece = { id: 'red-1', type: 'regulars', figures: 24, at: [100, 62], formation: 'LB' };
const field = (pieces: readonly Piece[], more: Partial<TableTop> = {}) =>
  setUp({ pieces, level: 'advanced', optional: ['command-figures'], ...more });

describe('personal command figures', () => {
  it('cost points, and are agreed on [cady/musket/optional/personal-command]', () => {
    const { sides } = fileOf({ pieces: [{ ...foot, officer: general }, enemy] });
    const units = sides.blue.units;
    const spent = (points: number) => armyFaults(units, 'sides.blue', { points, agreed: [] }, musketRules());
    const without = 24 * musketRules().troops.regulars.cost;
    expect(spent(without + 60)).toEqual([]);
    expect(spent(without + 59)).toMatchObject([{ clause: 'cady/musket/setup/buy-army' }]);
    const unagreed = () => setUp({ pieces: [{ ...foot, officer: general }, enemy], level: 'advanced' });
    expect(unagreed).toThrow(RuleViolation);
  });

  it.each([
    [colonel, 1, 'cady/musket/optional/colonel-bonus'],
    [general, 2, 'cady/musket/optional/general-bonus'],
  ] as const)(
    'shift the morale of their unit and throw dice with it: %o [cady/musket/optional/colonel-bonus] [cady/musket/optional/general-bonus]',
    (officer, count, clause) => {
      expect(columnShifts({ arm: 'infantry', officer: officer.rank })).toMatchObject([{ columns: count, clause }]);
      const few: Piece = { ...foot, figures: 8, officer };
      const on = field([few, { ...enemy, type: 'guard', figures: 36 }]);
      const { of } = play(on, { seed: 1, orders: { 'red-1': 'CH S full' } }, ['orders', 'movement']);
      expect(of('three-dice-test')).toMatchObject([{ unit: 'blue-1', dice: 3 + count }]);
      // The odds of the charge are those of the same test.
      const charge = (led: object) =>
        chargeOdds({ attacker: { type: 'guard', figures: 36 }, defender: { type: 'militia', figures: 8, ...led } })
          .outcomes;
      expect(charge({ officer: officer.rank })).not.toEqual(charge({}));
      expect(musketView(on.state, 'red', on.scenario, on.rules).units['blue-1']?.officer).toMatchObject(officer);
    },
  );

  it('count two columns as a general, and not three with the ruler', () => {
    expect(columnShifts({ arm: 'infantry', officer: 'general', generalWithIt: true })).toMatchObject([{ columns: 2 }]);
    expect(columnShifts({ arm: 'infantry', officer: 'colonel', generalWithIt: true })).toHaveLength(2);
  });

  const shot = (faces: readonly number[], rules = musketRules()) => {
    const on = field([{ ...foot, officer: colonel }, enemy], { rules });
    unitIn(on.state, 'blue-1').loaded = false;
    const { of } = play(on, { dice: faces, orders: { 'blue-1': 'H', 'red-1': 'H' } }, ['small-arms']);
    return { on, told: of('officer'), lost: of('volley').find(({ unit }) => unit === 'red-1')?.losses ?? 0 };
  };
  it('are wounded as one of those fired at, and stay where they are [cady/musket/optional/command-wounded]', () => {
    const hits = [...all(12, 1), ...all(12, 6), ...all(12, 1)];
    const spared = shot([...hits, 25]);
    expect(spared.lost).toBe(12);
    expect(spared.told).toEqual([]);
    const { on, told } = shot([...hits, 12]);
    expect(told).toMatchObject([{ unit: 'blue-1', name: 'Colonel Ney', now: 'wounded' }]);
    expect(unitIn(on.state, 'blue-1').officer).toMatchObject({ wounded: true });
    play(on, { orders: { 'blue-1': 'S 5 cm' } }, ['orders', 'movement']);
    expect(unitIn(on.state, 'blue-1').officer).toBeUndefined();
    const late = musketRulesUnder({ 'cady/ruling/command-figure-hit': 'after-all-others' });
    expect(shot(hits, late).told).toEqual([]);
  });

  it('are captured, not killed, with a unit that loses its melee [cady/musket/optional/command-captured]', () => {
    const fought = (lost: number, theirs: number, rules = musketRules()) => {
      const on = field([{ ...foot, officer: colonel }, enemy], { rules });
      const [unit, other] = [unitIn(on.state, 'blue-1'), unitIn(on.state, 'red-1')];
      for (const [each, by, n] of [
        [unit, other, lost],
        [other, unit, theirs],
      ] as const) {
        each.figures -= n;
        Object.assign(each.turn, { lost: n, fought: true, against: [by.id] });
      }
      return play(on, { seed: 1 }, ['morale']).of('officer');
    };
    expect(fought(20, 0)).toMatchObject([{ now: 'captured', name: 'Colonel Ney' }]);
    expect(fought(0, 20)).toEqual([]);
    expect(fought(1, 0)).toEqual([]);
    const losses = musketRulesUnder({ 'cady/ruling/command-figure-captured': 'heavier-losses' });
    expect(fought(1, 0, losses)).toMatchObject([{ now: 'captured' }]);
  });

  it('go over to a unit base-to-base with theirs [cady/musket/optional/personal-command]', () => {
    const beside: Piece = { ...foot, id: 'blue-2', figures: 8, at: [100, 35] };
    const on = field([{ ...foot, officer: colonel }, beside, { ...foot, id: 'blue-3', at: [30, 30] }, enemy]);
    const { of } = play(on, { orders: { 'blue-2': 'H, LEAD blue-1' } }, ['orders', 'movement']);
    expect(of('officer')).toMatchObject([{ unit: 'blue-2', now: 'leads' }]);
    expect(unitIn(on.state, 'blue-1').officer).toBeUndefined();
    expect(orderFaultsOf(unitIn(on.state, 'blue-3'), 'H, LEAD blue-2', 'o', on)).toMatchObject([
      { clause: 'cady/musket/optional/personal-command' },
    ]);
  });

  it('join no units [cady/musket/optional/command-no-regroup]', () => {
    const beside: Piece = { ...foot, id: 'blue-2', figures: 8, at: [100, 35] };
    const on = field([{ ...foot, officer: general }, beside, enemy]);
    expect(orderFaultsOf(unitIn(on.state, 'blue-2'), 'H, JOIN blue-1', 'o', on)).toMatchObject([
      { clause: 'cady/musket/optional/command-no-regroup' },
    ]);
  });
});
