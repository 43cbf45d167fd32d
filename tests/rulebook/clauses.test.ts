import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { clauseTags } from '../../scripts/citations.js';
import { clauseIndexOf } from '../../scripts/clauses.js';
import { clauseIndex } from '../../src/cli/clause-index.js';
import { ancientMedievalClauses } from '../../src/rulesets/cady/ancient-medieval/clauses.js';
import { commonClauses } from '../../src/rulesets/cady/common/clauses.js';
import { musketClauses } from '../../src/rulesets/cady/musket/clauses.js';
import { raymondClauses } from '../../src/rulesets/raymond/clauses.js';

const written = [commonClauses, ancientMedievalClauses, musketClauses, raymondClauses];
const clauses = written.flat();

describe('the clause index', () => {
  const expected = clauseIndexOf();

  test('cites nothing that no rulebook has, and computes nothing marked as not computable', () => {
    expect(expected.faults).toEqual([]);
  });

  test('is not stale (else run: npx tsx scripts/clauses.ts)', () => {
    expect(clauseIndex).toEqual(expected.index);
    expect(written).toEqual(expected.files.map(file => file.clauses));
  });

  test('every clause cited in code is listed', () => {
    const listed = new Set<string>(clauses.map(clause => clause.id));
    expect(Object.keys(clauseIndex).filter(id => !listed.has(id))).toEqual([]);
  });

  test('every clause listed is computed by code and named by a test, or says why it cannot be', () => {
    const open = clauses.filter(({ id, notComputable }) => {
      const cited = clauseIndex[id];
      return (
        notComputable === undefined && (cited === undefined || cited.code.length === 0 || cited.tests.length === 0)
      );
    });
    expect(open.map(clause => clause.id)).toEqual([]);
  });

  test('no clause is listed twice', () => {
    const ids = clauses.map(clause => clause.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe('clauses cited in code', () => {
  const tagsIn = (code: string) => clauseTags(ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true));

  test('belong to what the docstring stands on', () => {
    const code = `
      /** Odds. @clause a/odds */
      export const odds = [1];
      /**
       * Fires.
       * @clause a/fire and why
       * @clause a/smoke
       */
      export function fire() {}
      interface Unit {
        /** @clause a/unit/size */
        readonly size: number;
      }
      const rules = {
        /** @clause a/rules/die */
        die: 6,
      };
      // @clause a/only-a-comment
    `;
    expect(tagsIn(code)).toEqual([
      { id: 'a/odds', symbol: 'odds' },
      { id: 'a/fire', symbol: 'fire' },
      { id: 'a/smoke', symbol: 'fire' },
      { id: 'a/unit/size', symbol: 'Unit.size' },
      { id: 'a/rules/die', symbol: 'rules.die' },
    ]);
  });
});
