import { expect, test } from 'vitest';
import { lengthFaults } from '../../scripts/check-lengths.js';

const path = 'src/battle/a.ts';
const body = (lines: number) => ['{', ...Array.from({ length: lines - 2 }, (_, i) => `  step(${i});`), '}'].join('\n');
const problems = (text: string, exceptions: Parameters<typeof lengthFaults>[1] = []) =>
  lengthFaults([{ path, text }], exceptions).map(({ line, problem }) => `${line} ${problem}`);

test.each([
  ['march', (lines: number) => `function march() ${body(lines)}`],
  ['march', (lines: number) => `const march = () => ${body(lines)};`],
  ['march', (lines: number) => `const unit = { march() ${body(lines)} };`],
  ['march', (lines: number) => `const unit = { march: function () ${body(lines)} };`],
  ['a function without a name', (lines: number) => `units.map(() => ${body(lines)});`],
])('%s may have 60 lines and no more', (name, written) => {
  expect(problems(written(60))).toEqual([]);
  expect(problems(`\n${written(61)}`)).toEqual([`2 ${name} has 61 lines, more than 60: split it by what its parts do`]);
});

test('the docstring of a function does not count', () => {
  expect(problems(`/**\n * Marches.\n */\nfunction march() ${body(60)}`)).toEqual([]);
});

test('a function within another counts by itself, and with it', () => {
  expect(problems(`function turn() {\nfunction march() ${body(61)}\n}`)).toHaveLength(2);
});

test('an exception lets a function pass, and is refused when it is needed no longer', () => {
  const exceptions = [{ path, name: 'march', why: 'it has far to go' }];
  expect(problems(`function march() ${body(61)}`, exceptions)).toEqual([]);
  expect(problems(`function march() ${body(60)}`, exceptions)).toEqual([
    '1 march is not long any more: take it off the list in scripts/check-lengths.ts',
  ]);
  expect(problems(`function retreat() ${body(61)}`, exceptions)).toHaveLength(2);
});
