import { describe, expect, test } from 'vitest';
import { clauseFiles, readClauses } from '../../scripts/catalogue.js';
import { wantedClauses } from '../../scripts/clauses.js';
import { standingOfClauses } from '../../scripts/standing.js';

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

describe('what code and tests have to do with them', () => {
  const { clauses, faults } = standingOfClauses();

  test('cites nothing that no rulebook has, and computes nothing marked as not computable', () => {
    expect(faults).toEqual([]);
  });

  test('every clause that code cites is named by a test', () => {
    const untested = Object.entries(clauses).filter(([, { code, tests }]) => code.length > 0 && tests.length === 0);
    expect(untested.map(([id]) => id)).toEqual([]);
  });

  test.each(['common', 'ancient-medieval', 'raymond'])(
    'every clause of %s is computed by code, or says why it cannot be',
    name => {
      const { begin } = clauseFiles.find(file => file.name === name)!;
      const ids = texts.map(({ id }) => id).filter(id => begin.some(prefix => id.startsWith(prefix)));
      expect(ids.length).toBeGreaterThan(200);
      expect(ids.filter(id => clauses[id] === undefined)).toEqual([]);
    },
  );
});
