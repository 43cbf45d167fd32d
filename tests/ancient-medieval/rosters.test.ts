import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type AncientRoster,
  ancientMedievalTroopTypes,
  ancientRosterFaults,
  equipmentCost,
  groupOrderFaults,
  orderFor,
  orderSheet,
  type RosterLine,
  sheetKind,
  type TroopType,
  unitCost,
  unitSizeFaults,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const ancientMedievalTroops = ancientMedievalRules().troops;

const reading = (ruling: string, choice: string) => ancientMedievalRulesUnder({ rulings: { [ruling]: choice } });
const line = (unit: string, type: TroopType, figures: number, more: Partial<RosterLine> = {}): RosterLine => ({
  unit,
  type,
  figures,
  armor: ancientMedievalTroops[type].armor,
  ...more,
});
const roster = (lines: readonly RosterLine[], more: Partial<AncientRoster> = {}): AncientRoster => ({
  lines,
  army: lines.map(({ unit }) => unit),
  level: 'advanced',
  afterSetUp: true,
  ...more,
});
const paths = (given: AncientRoster) => ancientRosterFaults(given).map(({ path }) => path);
const fits = (type: TroopType, figures: number, more: object = {}) =>
  unitSizeFaults({ type, figures, ...more }).length === 0;

describe('units', () => {
  it('of 6 to 36 figures [cady/ancient-medieval/organization/unit-size]', () => {
    expect([5, 6, 36, 37].map(figures => fits('medium-infantry', figures))).toEqual([false, true, true, false]);
    expect(() => fits('medium-infantry', 7.5)).toThrow('figures: this is not a whole number');
    expect(fits('war-elephant-archer', 1)).toBe(true);
    expect(fits('ballista', 3)).toBe(true);
  });

  it('light troops also in 6 to 12 stands, where both agree [cady/ancient-medieval/organization/light-unit-size]', () => {
    expect(fits('light-infantry', 24, { lightAgreed: true })).toBe(true);
    expect(fits('light-infantry', 5, { lightAgreed: true })).toBe(false);
  });

  it('pikes in up to 36 stands [cady/ancient-medieval/pike/unit-size]', () => {
    const { figures } = ancientMedievalTroops['swiss-pike-medium'].stand;
    expect(fits('swiss-pike-medium', 36 * figures)).toBe(true);
    expect(fits('swiss-pike-medium', 36 * figures + 1)).toBe(false);
    const common = reading('cady/ruling/unit-size-swiss', 'figures');
    expect(unitSizeFaults({ type: 'swiss-pike-light', figures: 40 }, common)).toHaveLength(1);
  });

  it('centuries of eight and fewer [cady/ancient-medieval/romans/cohort-size]', () => {
    expect(fits('roman-legionary', 4, { century: true })).toBe(true);
    expect(fits('roman-legionary', 9, { century: true })).toBe(false);
  });
});

describe('the roster', () => {
  it('lists kind and number of every unit [cady/ancient-medieval/roster/contents]', () => {
    expect(paths(roster([line('I', 'men-at-arms', 20), line('II', 'longbow-light', 12)]))).toEqual([]);
    expect(paths(roster([line('I', 'men-at-arms', 20), line('I', 'longbow-light', 12)]))).toEqual(['lines[1].unit']);
    expect(paths(roster([line('', 'men-at-arms', 20)]))).toEqual(['lines[0].unit']);
  });

  it('is filled in after the board is set up [cady/ancient-medieval/roster/when-filled]', () => {
    expect(paths(roster([], { afterSetUp: false }))).toEqual(['afterSetUp']);
  });

  it('from the army chosen [cady/ancient-medieval/roster/only-chosen-army] [cady/ancient-medieval/organization/permanent-armies]', () => {
    const chosen = { army: ['I', 'II'] };
    expect(paths(roster([line('I', 'men-at-arms', 20), line('IX', 'peasants', 20)], chosen))).toEqual([
      'lines[1].unit',
    ]);
  });

  it('within the points agreed on [cady/ancient-medieval/roster/cost-limit]', () => {
    const lines = [line('I', 'men-at-arms', 20)];
    expect(paths(roster(lines, { points: 80 }))).toEqual([]);
    expect(paths(roster(lines, { points: 79 }))).toEqual(['points']);
  });

  it('with the armor of each unit [cady/ancient-medieval/roster/armor-recorded] [cady/ancient-medieval/definition/armor-classes]', () => {
    expect(paths(roster([line('I', 'men-at-arms', 20, { armor: 'medium' })]))).toEqual(['lines[0].armor']);
  });

  it('and what the advanced game notes besides [cady/ancient-medieval/roster/special-information]', () => {
    const lines = [line('I', 'men-at-arms', 20, { special: ['imperial'] })];
    expect(paths(roster(lines))).toEqual([]);
    expect(paths(roster(lines, { level: 'basic' }))).toEqual(['lines[0].special']);
  });

  it('and the load of every wagon [cady/ancient-medieval/roster/wagon-contents]', () => {
    expect(paths(roster([line('W', 'supply-wagon', 1, { loads: ['missiles'] })]))).toEqual([]);
    expect(paths(roster([line('W', 'supply-wagon', 1)]))).toEqual(['lines[0].loads']);
  });

  it('a third of the points in artillery at most [cady/ancient-medieval/artillery/army-share]', () => {
    const lines = [line('I', 'men-at-arms', 36), line('B', 'ballista', 3)];
    expect(paths(roster(lines, { points: 300 }))).toEqual(['lines']);
    expect(paths(roster(lines, { points: 300, agreed: ['artillery-share'] }))).toEqual([]);
    const more = [...lines, line('II', 'medium-infantry', 36)];
    expect(paths(roster(more, { points: 400 }))).toEqual([]);
  });

  it('berserkers and unit sizes by agreement', () => {
    const four = ['a', 'b', 'c', 'd'].map(name => line(name, 'berserker', 1));
    expect(paths(roster(four))).toEqual(['berserkers']);
    expect(paths(roster(four, { agreed: ['berserkers'] }))).toEqual([]);
    expect(paths(roster([line('I', 'peasants', 50)]))).toEqual(['lines[0].figures']);
    expect(paths(roster([line('I', 'peasants', 50)], { agreed: ['unit-size'] }))).toEqual([]);
  });
});

describe('what things cost', () => {
  it('figures by the figure, machines with their crew [cady/common/cost/points-per-figure]', () => {
    expect(unitCost({ type: 'longbow-light', figures: 12 }).points).toBe(240);
    expect(unitCost({ type: 'trebuchet', figures: 9 }).points).toBe(120);
    expect(() => unitCost({ type: 'war-wagon', figures: 1 })).toThrow(RuleViolation);
  });

  it('an axe 1 point [cady/ancient-medieval/axe/cost-and-use]', () => {
    expect(equipmentCost({ axes: 12 }).points).toBe(12);
  });

  it('two javelins 2 points [cady/ancient-medieval/javelin/stats]', () => {
    expect(equipmentCost({ javelins: 24 }).points).toBe(24);
    const single = reading('cady/ruling/javelin-price', 'one-javelin');
    expect(equipmentCost({ javelins: 24 }, single).points).toBe(48);
  });

  it('a pavise 2 points [cady/ancient-medieval/pavise/rule] [cady/ancient-medieval/definition/pavise]', () => {
    expect(equipmentCost({ pavises: 6 }).points).toBe(12);
  });

  it('stakes, caltrops and horses besides', () => {
    const bill = equipmentCost({ stakes: 10, caltrops: 20, mounts: 12 });
    expect(bill.points).toBe(20 + 20 + 60);
    expect(unitCost({ type: 'light-infantry', figures: 12, equipment: { mounts: 12 } }).points).toBe(24 + 60);
    expect(() => equipmentCost({ axes: -1 })).toThrow(RuleViolation);
  });

  it('buying more never costs less', () => {
    const bought = fc.record({ axes: fc.nat(36), javelins: fc.nat(72), caltrops: fc.nat(72), stakes: fc.nat(36) });
    fc.assert(
      fc.property(bought, bought, (a, b) => {
        const both = {
          axes: a.axes + b.axes,
          javelins: a.javelins + b.javelins,
          caltrops: a.caltrops + b.caltrops,
          stakes: a.stakes + b.stakes,
        };
        expect(equipmentCost(both).points).toBeGreaterThanOrEqual(equipmentCost(a).points);
      }),
    );
  });
});

describe('order sheets', () => {
  it('one kind for infantry and cavalry, 24 moves [cady/ancient-medieval/sheet/order-sheet]', () => {
    expect(orderSheet('medium-infantry')).toMatchObject({ kind: 'unit', orders: 24, shots: 0, crew: 0, hits: 0 });
    expect(orderSheet('heavy-cavalry').fields).toContain('battle');
  });

  it('Romans need no other [cady/ancient-medieval/romans/no-special-sheet]', () => {
    expect(sheetKind('roman-legionary')).toBe('unit');
    expect(sheetKind('roman-cavalry')).toBe('unit');
  });

  it('machines take the artillery sheet, gunpowder or not [cady/ancient-medieval/sheet/artillery-order-sheet] [cady/ancient-medieval/gunpowder-artillery/sheet]', () => {
    expect(orderSheet('culverin')).toMatchObject({ kind: 'artillery', orders: 12, shots: 24 });
    expect(orderSheet('ballista').fields).toContain('called range');
    expect(sheetKind('hand-cannon')).toBe('unit');
  });

  it('with a box for every man of the crew [cady/ancient-medieval/sheet/artillery-crew-boxes] [cady/ancient-medieval/artillery/crew-losses-recorded]', () => {
    expect((['ballista', 'onager-catapult', 'trebuchet', 'bombard'] as const).map(gun => orderSheet(gun).crew)).toEqual(
      [3, 6, 9, 9],
    );
  });

  it('a chariot has 20 orders and boxes for its missiles [cady/ancient-medieval/sheet/chariot-sheet]', () => {
    expect((['archer', 'slinger', 'javelin'] as const).map(man => orderSheet(`chariot-${man}`).shots)).toEqual([
      24, 24, 12,
    ]);
    expect(orderSheet('chariot-archer').orders).toBe(20);
  });

  it('an elephant has 16 orders, missiles, two men and six hits [cady/ancient-medieval/sheet/elephant-sheet] [cady/ancient-medieval/elephant/losses-on-sheet] [cady/ancient-medieval/elephant/individual]', () => {
    expect(orderSheet('war-elephant-archer')).toMatchObject({
      kind: 'elephant',
      orders: 16,
      shots: 24,
      crew: 2,
      hits: 6,
    });
    expect(orderSheet('war-elephant-javelin').shots).toBe(12);
  });

  it('orders to chariots 10 to 18 at once, and to single ones [cady/ancient-medieval/sheet/chariot-group-orders] [cady/ancient-medieval/chariot/individual]', () => {
    const orders = { groups: [{ from: 10, to: 18 }], single: [12, 20] };
    expect(groupOrderFaults(orders)).toEqual([]);
    expect([10, 12, 18, 20, 21].map(number => orderFor(number, orders))).toEqual([0, 'single', 0, 'single', undefined]);
    const faulty = (
      groups: readonly { readonly from: number; readonly to: number }[],
      single: readonly number[] = [],
    ) => groupOrderFaults({ groups, single }).map(({ path }) => path);
    expect(faulty([{ from: 18, to: 17 }])).toEqual(['groups[0]']);
    expect(
      faulty([
        { from: 10, to: 18 },
        { from: 18, to: 20 },
      ]),
    ).toEqual(['groups[1]']);
    expect(faulty([], [12, 12])).toEqual(['single[1]']);
  });

  it('every figure has a sheet', () => {
    for (const type of ancientMedievalTroopTypes) expect(orderSheet(type).orders).toBeGreaterThan(0);
  });
});
