import { expect, test } from 'vitest';
import { circleFaults } from '../../scripts/check-circles.js';

const files = (...texts: readonly (readonly [string, string])[]) =>
  texts.map(([name, text]) => ({ path: `src/${name}.ts`, text }));

test('files that load each other are a circle, told once with the way round it', () => {
  const faults = circleFaults(
    files(
      ['table/b', "import { c } from '../draw/c.js';"],
      ['table/a', "const x = 1;\nimport { b } from './b.js';"],
      ['draw/c', "export { a } from '../table/a.js';"],
      ['draw/d', "import { a } from '../table/a.js';"],
    ),
  );
  expect(faults).toEqual([
    {
      path: 'src/draw/c.ts',
      line: 1,
      problem: 'stands in a circle: src/draw/c.ts → src/table/a.ts → src/table/b.ts → src/draw/c.ts',
    },
  ]);
});

test('types load nothing, and what is loaded when it is asked for closes no circle', () => {
  const ways = [
    "import type { B } from './b.js';",
    "import { type B, type C } from './b.js';",
    "export type { B } from './b.js';",
    "export { type B } from './b.js';",
    "const b = () => import('./b.js');",
    "import { something } from 'b';",
  ];
  for (const way of ways) {
    expect(circleFaults(files(['table/a', way], ['table/b', "import { a } from './a.js';"]))).toEqual([]);
  }
  for (const way of [
    "import './b.js';",
    "import b from './b.js';",
    "import { type B, c } from './b.js';",
    "export * from './b.js';",
  ]) {
    expect(circleFaults(files(['table/a', way], ['table/b', "import { a } from './a.js';"]))).toHaveLength(1);
  }
});
