import ts from 'typescript';
import { expect, test } from 'vitest';
import { clauseTags } from '../../scripts/citations.js';

const tagsIn = (code: string) => clauseTags(ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true));

test('a clause cited in code belongs to what the docstring stands on', () => {
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
