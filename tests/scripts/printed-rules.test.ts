import { relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/catalogue.js';
import { readSource } from '../../scripts/played.js';
import { printedRulesNamed, rulesLeftOut } from '../../scripts/printed-rules.js';
import { programOf } from './program.js';

function named(code: string, path = 'src/rulesets/raymond/fire.ts'): readonly string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  return printedRulesNamed(path, source).map(({ line, problem }) => `${line} ${problem}`);
}

describe('the printed rules are taken', () => {
  test.each([
    'export function odds(fire: Fire, rules: FireRules = raymondRules()) {}',
    'const rules = raymondRules(book);',
    'export const raymond = { rules: raymondRules };',
    'const rules = ruleset.rules();',
  ])('rightly in: %s', code => {
    expect(named(code)).toEqual([]);
  });

  test.each([
    ['const rules = musketRules();', 'musketRules()'],
    ['function odds(fire: Fire, rules = commonRules()) {}', 'commonRules()'],
    ['export function odds(rules = commonRules(), fire: Fire) {}', 'commonRules()'],
    ['export const odds = (rules = commonRules()) => rules;', 'commonRules()'],
    ['const odds = fireOdds(fire, ancientMedievalRules());', 'ancientMedievalRules()'],
    ['const { troops } = musket.rules();', 'musket.rules()'],
  ])('wrongly in: %s', (code, taken) => {
    expect(named(code)).toEqual([`1 takes the printed rules, ${taken}: go by the rules in force`]);
    expect(named(code, 'src/rulesets/raymond/index.ts')).toEqual([]);
  });
});

test('whoever leaves out rules that have a default is found, and nobody else', () => {
  const program = programOf({
    '/src/fire.ts': `
      declare function raymondRules(): number;
      export function odds(fire: string, rules: number = raymondRules()) { return rules; }
      export function other(fire: string, most = 3) { return most; }
    `,
    '/src/turn.ts': `
      import { odds, odds as chances, other } from './fire';
      export const turn = (rules: number) => {
        odds('a', rules);
        other('b');
        chances('c');
        return odds('d');
      };
      export const spread = (...all: [string, number]) => odds(...all);
    `,
    '/tests/fire.ts': `import { odds } from '../src/fire'; odds('e');`,
  });
  expect(rulesLeftOut(program, source => source.fileName.slice(1))).toEqual([
    { path: 'src/turn.ts', line: 6, problem: 'calls chances without the rules in force' },
    { path: 'src/turn.ts', line: 7, problem: 'calls odds without the rules in force' },
  ]);
});

describe('in the source', () => {
  const pathOf = (source: ts.SourceFile) => relative(root, source.fileName).replaceAll('\\', '/');

  test('nobody leaves out the rules in force', () => {
    const left = rulesLeftOut(readSource(), pathOf);
    expect(left.map(({ path, line, problem }) => `${path}:${line} ${problem}`)).toEqual([]);
  });
});
