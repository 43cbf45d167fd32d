import { describe, expect, test } from 'vitest';
import { layerFaults } from '../../scripts/check-layers.rules.js';

const problems = (path: string, text: string) => layerFaults([{ path, text }]).map(fault => fault.problem);

describe('which folder may import which', () => {
  test('a folder imports from those below it, through their index', () => {
    expect(problems('src/battle/record.ts', "import { rolled } from '../dice/index.js';")).toEqual([]);
    expect(
      problems('src/rulesets/cady/musket/volley.ts', "import type { Chart } from '../../../chart/index.js';"),
    ).toEqual([]);
    expect(problems('src/cli/main.ts', "import { loadRuleset } from '../index.js';")).toEqual([]);
    expect(problems('src/index.ts', "await import('./rulesets/cady/musket/ruleset.js');")).toEqual([]);
  });

  test('a file imports freely from its own folder', () => {
    expect(problems('src/dice/exact.ts', "import { deep } from './pools/deep.js';")).toEqual([]);
    expect(problems('src/dice/pools/deep.ts', "export * from '../exact.js';")).toEqual([]);
  });

  test.each([
    ['src/dice/exact.ts', "import { Chart } from '../chart/index.js';", 'dice may not know chart'],
    ['src/table/sight.ts', "export * from '../battle/index.js';", 'table may not know battle'],
    [
      'src/chart/check.ts',
      "type T = import('../rulesets/cady/musket/index.js').T;",
      'may not know rulesets/cady/musket',
    ],
    ['src/battle/play.ts', "const m = await import('../draw/index.js');", 'battle may not know draw'],
    ['src/draw/table.ts', "import { loadRuleset } from '../index.js';", 'draw may not know index.ts'],
    ['src/index.ts', "import './cli/main.js';", 'index.ts may not know cli'],
  ])('%s may not say %s', (path, text, problem) => {
    expect(problems(path, text)).toEqual([expect.stringContaining(problem)]);
  });

  test('a ruleset imports no other, except that both of Cady’s periods stand on his common rules', () => {
    const from = (folder: string, of: string) =>
      problems(`src/rulesets/${folder}/melee.ts`, `import { a } from '${of}';`);
    expect(from('cady/musket', '../common/index.js')).toEqual([]);
    expect(from('cady/musket', '../common/charts/morale.js')).toEqual([]);
    expect(from('cady/ancient-medieval', '../common/index.js')).toEqual([]);
    expect(from('cady/musket', '../ancient-medieval/index.js')).toEqual([expect.stringContaining('another ruleset')]);
    expect(from('cady/common', '../musket/index.js')).toEqual([expect.stringContaining('another ruleset')]);
    expect(from('raymond', '../wrg/index.js')).toEqual([expect.stringContaining('another ruleset')]);
    expect(from('raymond', '../cady/common/index.js')).toEqual([expect.stringContaining('another ruleset')]);
  });

  test('another folder is entered through its index, except by a command, which loads no more than it needs', () => {
    expect(problems('src/cli/chart.ts', "await import('../rulesets/cady/musket/book/charts.js');")).toEqual([]);
    expect(problems('src/chart/check.ts', "import { x } from '../rulebook/violation.js';")).toEqual([
      expect.stringContaining('front door'),
    ]);
  });

  test('the texts of clauses are reached through their folder alone, and that by the command only', () => {
    const texts = "import texts from '../../clauses/musket.json' with { type: 'json' };";
    expect(problems('src/clauses/index.ts', texts)).toEqual([]);
    expect(problems('src/battle/play.ts', texts)).toEqual([expect.stringContaining('outside src')]);
    expect(problems('src/clauses/index.ts', "import x from '../../scripts/x.json';")).toHaveLength(1);
    expect(problems('src/cli/clause.ts', "await import('../clauses/index.js');")).toEqual([]);
    expect(problems('src/index.ts', "export * from './clauses/index.js';")).toEqual([
      expect.stringContaining('may not know clauses'),
    ]);
  });

  test('a folder that no layer names, and a file outside src, are refused', () => {
    expect(problems('src/utils/x.ts', "import { x } from '../dice/index.js';")).toEqual([
      expect.stringContaining('no known layer'),
    ]);
    expect(problems('src/dice/x.ts', "import { x } from '../../tests/x.js';")).toEqual([
      expect.stringContaining('outside src/'),
    ]);
  });
});

describe('what a rule may reach for', () => {
  test('only the command and the simulator import modules of Node, with or without their prefix', () => {
    expect(problems('src/cli/main.ts', "import { readFileSync } from 'node:fs';")).toEqual([]);
    expect(problems('src/simulate/pool.ts', "import { Worker } from 'worker_threads';")).toEqual([]);
    expect(problems('src/table/x.ts', "import { readFileSync } from 'node:fs';")).toEqual([
      expect.stringContaining('node:fs'),
    ]);
    expect(problems('src/table/x.ts', "const fs = require('fs');")).toEqual([expect.stringContaining('imports fs')]);
  });

  test('packages stay in their homes', () => {
    expect(problems('src/rulesets/cady/musket/schema.ts', "import * as z from 'zod/mini';")).toEqual([]);
    expect(problems('src/battle/record-schema.ts', "import * as z from 'zod/mini';")).toEqual([]);
    expect(problems('src/battle/record.ts', "import * as z from 'zod/mini';")).toEqual([
      expect.stringContaining('imports zod'),
    ]);
    expect(problems('src/battle/record.ts', "import { toJSONSchema } from 'zod/mini';")).toEqual([
      expect.stringContaining('imports zod'),
    ]);
    expect(problems('src/battle/record-schema.ts', "import { z } from 'zod';")).toEqual([
      'imports zod as a whole: zod/mini is enough',
    ]);
    expect(problems('src/draw/x.ts', "import pc from 'picocolors';")).toEqual([
      expect.stringContaining('belongs in cli/'),
    ]);
    expect(problems('src/battle/play.ts', "import { produce } from 'immer';")).toEqual([]);
  });

  test.each([
    ['const face = Math.random();', 'Math.random'],
    ['const now = Date.now();', 'Date'],
    ['console.log(1);', 'console'],
    ['if (process.env.X) f();', 'process'],
    ['const f = { process };', 'process'],
    ['const t = globalThis.performance.now(), u = performance.now();', 'performance'],
  ])('%s is refused outside the command', (text, name) => {
    expect(problems('src/dice/x.ts', text)).toEqual([expect.stringContaining(`uses ${name}`)]);
    expect(problems('src/cli/x.ts', text)).toEqual([]);
  });

  test('a member, a key or a word in a comment that only sounds like one is fine', () => {
    const text = "// console\ninterface A { process: string }\nconst a = { process: 'march' };\nf(a.process, 'Date');";
    expect(problems('src/battle/x.ts', text)).toEqual([]);
  });

  test('a fault names the file and the line', () => {
    expect(layerFaults([{ path: 'src/dice/x.ts', text: '\n\nconsole.log(1);' }])).toEqual([
      { path: 'src/dice/x.ts', line: 3, problem: 'uses console: only cli/ may reach the world' },
    ]);
  });
});
