import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClauses } from '../../scripts/catalogue.js';
import {
  amountOf,
  defineFactors,
  effectOf,
  type FactorRules,
  type FactorTable,
  listFactors,
  patchFactors,
  RuleViolation,
  reasonFor,
  reasonsUnder,
  tally,
} from '../../src/rulebook/index.js';
import * as tried from './factor-situations.js';

/** A game in which archers shoot at targets. */
interface Shot {
  readonly fence?: boolean;
  readonly ranks?: number;
  readonly luck?: number;
}

interface Archery extends FactorRules {
  readonly fence: number;
  readonly rank: number;
}

const archery: Archery = { fence: -2, rank: 1 };

const steps = defineFactors<Shot, Archery>({
  id: 'archery/steps',
  unit: { one: 'step', many: 'steps' },
  rows: [
    {
      id: 'fence',
      points: rules => rules.fence,
      clause: 'archery/fence',
      says: 'target behind a fence',
      when: ({ fence }) => fence === true,
    },
    {
      id: 'ranks',
      points: rules => rules.rank,
      clause: 'archery/ranks',
      says: ({ ranks = 1 }) => `target ${ranks} ranks deep`,
      when: ({ ranks = 1 }) => ranks - 1,
    },
    { id: 'luck', clause: 'archery/luck', says: 'luck', when: ({ luck = 0 }) => luck },
  ],
});

/** What somebody may mend, of whatever was refused. */
function refusal(act: () => unknown) {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations;
    throw fault;
  }
  return 'not refused';
}

describe('a factor table', () => {
  test('adds up the rows that apply, and tells them in its order', () => {
    const { total, rows, because } = tally(steps, { ranks: 3, fence: true, luck: -1 }, archery);
    expect(total).toBe(-1);
    expect(rows.map(({ id, points }) => ({ id, points }))).toEqual([
      { id: 'fence', points: -2 },
      { id: 'ranks', points: 2 },
      { id: 'luck', points: -1 },
    ]);
    expect(because).toEqual([
      { clause: 'archery/fence', because: 'target behind a fence', effect: '−2 steps' },
      { clause: 'archery/ranks', because: 'target 3 ranks deep', effect: '+2 steps' },
      { clause: 'archery/luck', because: 'luck', effect: '−1 step' },
    ]);
  });

  test('comes to nothing where no row applies, or applies for nothing', () => {
    expect(tally(steps, {}, archery)).toEqual({ total: 0, rows: [], because: [] });
    expect(tally(steps, { fence: true }, { ...archery, fence: 0 })).toEqual({ total: 0, rows: [], because: [] });
  });

  test('tells a row that comes to nothing where it is to be told', () => {
    const told = patchFactors(steps, [{ id: 'fence', toldAtZero: true }]);
    expect(tally(told, { fence: true }, { ...archery, fence: 0 }).because).toEqual([
      { clause: 'archery/fence', because: 'target behind a fence', effect: '+0 steps' },
    ]);
  });

  test('lists what every row counts by the rules in force', () => {
    expect(listFactors(steps, { fence: -1, rank: 3 })).toEqual([
      { id: 'fence', points: -1, clause: 'archery/fence', unit: 'step' },
      { id: 'ranks', points: 3, clause: 'archery/ranks', unit: 'step' },
      { id: 'luck', points: null, clause: 'archery/luck', unit: 'step' },
    ]);
  });

  test('is frozen, and leaves the rows that it was made of alone', () => {
    const row = { id: 'fog', clause: 'archery/fog', says: 'fog', when: () => -1 } as const;
    const table = defineFactors<Shot, Archery>({ ...steps, rows: [row] });
    expect(Object.isFrozen(table) && Object.isFrozen(table.rows) && table.rows.every(Object.isFrozen)).toBe(true);
    expect(Object.isFrozen(row)).toBe(false);
  });

  test('has no two rows of one name', () => {
    const [fence] = steps.rows;
    expect(refusal(() => defineFactors<Shot, Archery>({ ...steps, rows: [fence!, fence!] }))).toEqual([
      {
        path: 'archery/steps.rows',
        problem: 'two rows are called "fence"',
        mend: 'give every row a name of its own',
      },
    ]);
  });
});

describe('a patched table', () => {
  const fog = { id: 'fog', points: () => -3, clause: 'club/fog', says: 'fog', when: () => true } as const;

  test('changes a row, takes one in, and leaves the others and the table that it is a patch of', () => {
    const patched = patchFactors(steps, [{ id: 'fence', points: () => -4 }, fog]);
    expect(tally(patched, { fence: true, luck: 1 }, archery).because).toEqual([
      { clause: 'archery/fence', because: 'target behind a fence', effect: '−4 steps' },
      { clause: 'archery/luck', because: 'luck', effect: '+1 step' },
      { clause: 'club/fog', because: 'fog', effect: '−3 steps' },
    ]);
    expect(tally(steps, { fence: true, luck: 1 }, archery).total).toBe(-1);
  });

  test('is what the table counts by under rules that name it, the last of several', () => {
    const foggy = patchFactors(steps, [fog]);
    const foggier = patchFactors(foggy, [{ id: 'fog', points: () => -5 }]);
    const under = (...factors: FactorTable<Shot, Archery>[]) => tally(steps, {}, { ...archery, factors }).total;
    expect(under(foggy)).toBe(-3);
    expect(under(foggy, foggier)).toBe(-5);
    expect(listFactors(steps, { ...archery, factors: [foggier] }).at(-1)).toMatchObject({ id: 'fog', points: -5 });
  });

  test('is not what another table of the same name counts by', () => {
    const foggy = patchFactors(steps, [fog]);
    const namesake = defineFactors(steps);
    expect(tally(namesake, {}, { ...archery, factors: [foggy] }).total).toBe(0);
  });

  test('refuses to change a row that is not there, with the nearest name', () => {
    expect(refusal(() => patchFactors(steps, [{ id: 'luck' }, { id: 'fense', points: () => 1 }]))).toEqual([
      {
        path: 'rows[1].id',
        problem: 'archery/steps has no row "fense" to change',
        mend: 'did you mean "fence"?; a new row needs clause, says and when',
      },
    ]);
  });
});

describe('the words of a reason', () => {
  test('one and several of a unit, and the sign', () => {
    const dice = { one: 'die', many: 'dice' };
    expect([0, 1, 2].map(dicesThrown => amountOf(dicesThrown, dice))).toEqual(['0 dice', '1 die', '2 dice']);
    expect([-2, -1, 0, 1].map(points => effectOf(points, dice))).toEqual(['−2 dice', '−1 die', '+0 dice', '+1 die']);
    expect(effectOf(-1, { one: '/3 move', many: '/3 move' })).toBe('−1/3 move');
    expect(effectOf(Number.NEGATIVE_INFINITY, { ...dice, all: 'no dice' })).toBe('no dice');
  });

  test('by the whole id of a clause, or within its section', () => {
    const reason = { clause: 'archery/wind/gust', because: 'a gust', effect: '−1 step' };
    expect(reasonFor('archery/wind/gust', 'a gust', '−1 step')).toEqual(reason);
    expect(reasonsUnder('archery/wind')('gust', 'a gust', '−1 step')).toEqual(reason);
  });
});

const clauseIds = new Set<string>(readClauses().map(({ id }) => id));

function without<Situation, Rules>(table: FactorTable<Situation, Rules>, id: string) {
  return defineFactors<Situation, Rules>({ ...table, rows: table.rows.filter(row => row.id !== id) });
}

function holdsTheLaws<Situation, Rules extends FactorRules>(of: tried.Tried<Situation, Rules>) {
  const { table, rules, situations } = of;
  describe(`the table ${table.id}`, () => {
    test('is listed by its ruleset, and cites clauses that there are', () => {
      expect(tried.listed.has(table)).toBe(true);
      for (const { clause } of listFactors(table, rules)) expect(clauseIds).toContain(clause);
    });

    test('every row applies in some situation', () => {
      const some = fc.sample(situations, 2000);
      const idle = table.rows.filter(row => !some.some(situation => Number(row.when(situation, rules)) !== 0));
      expect(idle.map(({ id }) => id)).toEqual([]);
    });

    test('its total is the sum of its rows, each with its reason', () => {
      fc.assert(
        fc.property(situations, situation => {
          const { total, rows, because } = tally(table, situation, rules);
          expect(total).toBe(rows.reduce((sum, { points }) => sum + points, 0));
          expect(because).toEqual(
            rows.map(row => reasonFor(row.clause, row.because, effectOf(row.points, table.unit))),
          );
        }),
      );
    });

    test('a row taken out takes its points and its reason, and nothing else', () => {
      fc.assert(
        fc.property(situations, fc.constantFrom(...table.rows), (situation, { id }) => {
          const others = tally(table, situation, rules).rows.filter(row => row.id !== id);
          const left = tally(without(table, id), situation, rules);
          expect(left.rows).toEqual(others);
          expect(left.total).toBe(others.reduce((sum, { points }) => sum + points, 0));
        }),
      );
    });
  });
}

holdsTheLaws(tried.movements);
holdsTheLaws(tried.shocks);
holdsTheLaws(tried.fighters);
holdsTheLaws(tried.smallArms);
holdsTheLaws(tried.gunTargets);
holdsTheLaws(tried.musketMorale);
holdsTheLaws(tried.missiles);
holdsTheLaws(tried.ancientShocks);
holdsTheLaws(tried.ancientFighters);
holdsTheLaws(tried.ancientMorale);
holdsTheLaws(tried.fireTargets);
holdsTheLaws(tried.bounces);
holdsTheLaws(tried.attackDice);
holdsTheLaws(tried.attackGround);

test('every table that a ruleset lists holds these laws here', () => {
  const here = Object.values(tried).flatMap((each): unknown[] => ('table' in each ? [each.table] : []));
  expect(new Set(here)).toEqual(tried.listed);
});
