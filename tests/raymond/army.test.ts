import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { armyFaults, countArmy, type Enrolled } from '../../src/rulesets/raymond/army/army.js';
import { type UnitType, unitTypes } from '../../src/rulesets/raymond/troops.js';
import { raymondRulesUnder } from '../rules-under.js';

const of = (type: UnitType, number: number): Enrolled[] => Array.from({ length: number }, () => ({ type }));
const commander: Enrolled = { type: 'command', rank: 'commander' };
const sub: Enrolled = { type: 'command', rank: 'sub-commander' };
const leaders = [commander, sub];

const clauses = (units: readonly Enrolled[], ...agreed: Parameters<typeof armyFaults>[1] & {}) =>
  armyFaults(units, agreed).map(({ clause }) => clause);

describe('limits on an army', () => {
  it('more Pike and Musket than Foot, strictly [raymond/army/more-pike-and-musket-than-foot]', () => {
    expect(clauses([...leaders, ...of('pike-and-musket', 3), ...of('foot', 2)])).toEqual([]);
    expect(clauses([...leaders, ...of('pike-and-musket', 3), ...of('foot', 3)])).toEqual([
      'raymond/army/more-pike-and-musket-than-foot',
    ]);
  });

  it('more foot than mounted units, dragoons among these, guns on neither side [raymond/army/more-foot-than-mounted]', () => {
    const foot = [...leaders, ...of('pike-and-musket', 3), ...of('foot', 1), ...of('artillery', 5)];
    expect(clauses([...foot, ...of('cavalry', 2), ...of('dragoon', 1)])).toEqual([]);
    expect(clauses([...foot, ...of('cavalry', 2), ...of('dragoon', 2)])).toEqual([
      'raymond/army/more-foot-than-mounted',
    ]);
  });

  it.each([
    [14, 0, 1],
    [15, 1, 1],
    [29, 1, 2],
    [30, 2, 2],
  ])(
    '%i mounted units allow %i of heavy cavalry; counted from each fifteen begun, %i [raymond/army/heavy-cavalry-limit]',
    (mounted, allowed, begun) => {
      const army = [...leaders, ...of('pike-and-musket', 40), ...of('heavy-cavalry', allowed)];
      const horse = [...army, ...of('cavalry', mounted - allowed)];
      expect(countArmy(horse)).toMatchObject({ mounted, heavyAllowed: allowed });
      expect(clauses(horse)).toEqual([]);
      const oneMore = [...army, ...of('heavy-cavalry', 1), ...of('cavalry', mounted - allowed - 1)];
      expect(clauses(oneMore)).toEqual(['raymond/army/heavy-cavalry-limit']);
      const rules = raymondRulesUnder({ 'raymond/ruling/heavy-cavalry-share': 'each-fifteen-begun' });
      expect(countArmy(horse, rules).heavyAllowed).toBe(begun);
    },
  );

  it('commanders count as mounted only where that reading is taken [raymond/army/more-foot-than-mounted]', () => {
    const army = [...leaders, ...of('pike-and-musket', 3), ...of('cavalry', 2)];
    expect(armyFaults(army)).toEqual([]);
    const rules = raymondRulesUnder({ 'raymond/ruling/commanders-in-army-ratios': 'counted' });
    expect(armyFaults(army, [], rules).map(({ clause }) => clause)).toEqual(['raymond/army/more-foot-than-mounted']);
  });

  it('one Commander and one Sub-Commander [raymond/command/number] [raymond/command/identify-rank]', () => {
    const foot = of('pike-and-musket', 2);
    expect(clauses([...foot, commander])).toEqual(['raymond/command/number']);
    expect(clauses([...foot, sub])).toEqual(['raymond/command/number']);
    expect(clauses([...foot, ...leaders, commander])).toEqual(['raymond/command/number']);
  });

  it('a second Sub-Commander by agreement, never a third [raymond/command/extra-sub-commander]', () => {
    const foot = of('pike-and-musket', 2);
    expect(clauses([...foot, ...leaders, sub])).toEqual(['raymond/command/extra-sub-commander']);
    expect(clauses([...foot, ...leaders, sub], 'extra-sub-commander')).toEqual([]);
    expect(clauses([...foot, ...leaders], 'extra-sub-commander')).toEqual([]);
    expect(clauses([...foot, ...leaders, sub, sub], 'extra-sub-commander')).toEqual([
      'raymond/command/extra-sub-commander',
    ]);
  });

  it('guns and dragoons without number: what was usual is no limit [raymond/army/historical-ratios-not-limits]', () => {
    const army = [...leaders, ...of('pike-and-musket', 4), ...of('dragoon', 3), ...of('artillery', 20)];
    expect(clauses(army)).toEqual([]);
  });

  it('tells all faults at once, each with its clause and its mend', () => {
    const faults = armyFaults([...of('heavy-cavalry', 2), ...of('foot', 1)]);
    expect(faults.map(({ clause }) => clause)).toEqual([
      'raymond/army/more-pike-and-musket-than-foot',
      'raymond/army/more-foot-than-mounted',
      'raymond/army/heavy-cavalry-limit',
      'raymond/command/number',
      'raymond/command/number',
    ]);
    for (const { path, mend } of faults) {
      expect(path).toBe('units');
      expect(mend).toContain('army-composition');
    }
  });
});

const armies = fc.array(
  fc.constantFrom(...unitTypes).map((type): Enrolled => ({ type })),
  { maxLength: 60 },
);

test('laws of any army', () => {
  fc.assert(
    fc.property(armies, units => {
      expect(armyFaults(units, ['army-composition'])).toEqual([]);
      const before = new Set(armyFaults(units).map(({ clause }) => clause));
      const reinforced = armyFaults([...units, { type: 'pike-and-musket' }]);
      // One more regiment of pike and musket upsets no limit.
      for (const { clause } of reinforced) expect(before).toContain(clause);
    }),
  );
});
