import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Battle, type Ruleset, readRecord, type Terms } from '../../src/battle/index.js';
import { loadClauses } from '../../src/cli/catalogue.js';
import { stepsOf } from '../../src/cli/record-steps.js';
import { windowsById } from '../../src/cli/windows-for.js';
import { RuleViolation } from '../../src/rulebook/index.js';

const { clauseBooks, clauseById, clausesOf } = await loadClauses();

describe('a clause by its id', () => {
  test('its text, its place in the book, the code that computes it and the tests that hold it to that', () => {
    const { rule, ...rest } = clauseById('cady/musket/forest/small-arms-step');
    expect(rule).toContain('one step worse');
    expect(rest).toEqual({
      id: 'cady/musket/forest/small-arms-step',
      section: 'Musket Period Rules > Forest',
      source: 'cady-book',
      line: 2345,
      status: 'played',
      code: expect.arrayContaining([expect.stringMatching(/^src\/rulesets\/cady\/musket\/.+\.ts#\w+$/)]),
      tests: expect.arrayContaining(['tests/cady/small-arms.test.ts']),
    });
  });

  test('one that nothing can compute, or that belongs to no turn, says why, and no other does', () => {
    expect(clauseById('cady/common/conduct/dispute-dice')).toMatchObject({
      status: 'not-computable',
      reason: expect.stringContaining('Table manners'),
    });
    expect(clauseById('cady/common/scale/ground')).toMatchObject({
      status: 'resolved',
      reason: expect.stringContaining('introduced with it'),
    });
    const others = clausesOf().filter(({ status }) => status !== 'not-computable' && status !== 'resolved');
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ reason }) => reason !== undefined)).toEqual([]);
  });

  test('an id that no rulebook has is refused, with those that come nearest', () => {
    for (const id of ['cady/musket/forest/small-arms-stp', 'constructor', '']) {
      expect(() => clauseById(id)).toThrow(RuleViolation);
    }
    expect(() => clauseById('raymond/basics/dise')).toThrow(
      'id: there is no clause "raymond/basics/dise"; did you mean "raymond/basics/dice"',
    );
  });
});

describe('the clauses of a ruleset', () => {
  const idsOf = (...of: Parameters<typeof clausesOf>) => clausesOf(...of).map(({ id }) => id);

  test('are all of them, in the order of the books, and those of Cady’s periods begin with his common rules', () => {
    const common = idsOf('common');
    for (const period of ['musket', 'ancient-medieval'] as const) {
      expect(idsOf(period).slice(0, common.length)).toEqual(common);
      expect(idsOf(period)[common.length]).toContain(`cady/${period}/`);
    }
    expect(new Set(clauseBooks.flatMap(book => idsOf(book)))).toEqual(new Set(idsOf()));
    expect(new Set(idsOf()).size).toBe(idsOf().length);
  });
});

describe('every clause that a battle cites can be looked up', () => {
  /** Whatever stands under the key `clause`, however deep. */
  function cited(value: unknown): readonly string[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, held]) =>
      key === 'clause' && typeof held === 'string' ? [held] : cited(held),
    );
  }

  async function citedIn<T extends Terms>(ruleset: Ruleset<T>, text: string): Promise<ReadonlySet<string>> {
    const steps: readonly Battle<T>[] = await stepsOf({ ruleset }, readRecord(JSON.parse(text)));
    const seen = steps.map(({ events, pending, outcome }) => ({ events, pending, outcome }));
    return new Set(cited([seen, ruleset.phases]));
  }

  test.each([
    ['musket', 'basic-musket-game'],
    ['ancient-medieval', 'hastings-1066'],
    ['raymond', 'naseby-1645'],
  ])('%s: %s', async (ruleset, name) => {
    const text = readFileSync(`tests/golden/${name}.record.json`, 'utf8');
    const windows = await windowsById(ruleset);
    const ids = await windows(each => citedIn(each.ruleset, text));
    expect(ids.size).toBeGreaterThan(20);
    const known = new Set<string>(clausesOf(clauseBooks.find(book => book === ruleset)).map(({ id }) => id));
    expect([...ids].filter(id => !known.has(id))).toEqual([]);
  });
});
