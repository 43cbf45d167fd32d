import { describe, expect, test } from 'vitest';
import { clauseFiles, readClauses } from '../../scripts/catalogue.js';
import { wantedClauses } from '../../scripts/clauses.js';
import { loadClauses } from '../../src/cli/catalogue.js';

const texts = readClauses();
const wanted = wantedClauses();

describe('the clauses', () => {
  test.runIf(wanted !== undefined)('are those of the catalogue (else run: npm run clauses)', () => {
    expect(texts).toEqual(clauseFiles.flatMap(({ name }) => wanted?.[name] ?? []));
  });

  test('no clause is listed twice', () => {
    const ids = texts.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe('what code and tests have to do with them', async () => {
  // An index with a fault in it, such as a citation of what no rulebook has, is not made.
  const { clausesOf } = await loadClauses();

  test('every clause that code cites is named by a test', () => {
    const untested = clausesOf().filter(({ code, tests }) => code.length > 0 && tests.length === 0);
    expect(untested.map(({ id }) => id)).toEqual([]);
  });

  test.each(clauseFiles.map(({ name }) => name))('most of what %s rules is played', name => {
    const { begin } = clauseFiles.find(file => file.name === name)!;
    const own = clausesOf(name).filter(({ id }) => begin.some(prefix => id.startsWith(prefix)));
    const played = own.filter(({ status }) => status === 'played');
    expect(played.length).toBeGreaterThan(own.length / 2);
    expect(played.length).toBeLessThan(own.length);
  });

  test.each(['common', 'ancient-medieval', 'raymond', 'skirmish'] as const)('nothing that %s rules is open', name => {
    expect(clausesOf(name).filter(({ status }) => status === 'open')).toEqual([]);
  });

  test('what a function resolves and no turn plays has its reason', () => {
    const unplayed = clausesOf().filter(({ status, reason }) => status === 'resolved' && reason === undefined);
    expect(unplayed.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    'cady/ancient-medieval/capability/peasants',
    'cady/common/bases/musket-sizes',
    'cady/common/sequence/step-8-melee',
    'raymond/basics/dice',
  ])('%s, which stands in a chart, a phase or the rules, is played', id => {
    expect(clausesOf().find(clause => clause.id === id)).toMatchObject({ status: 'played' });
  });
});
