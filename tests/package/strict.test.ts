import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';

const project = inject('project');
const app = 'tests/package/strict/app.mts';

const node = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: project, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : `exit ${status}\n${stdout}${stderr}`;
};

/** All that a compiler can be strict about in what is written, and in the declarations that it reads. */
const strictest = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--noPropertyAccessFromIndexSignature',
  '--noImplicitOverride',
  '--noImplicitReturns',
  '--noUnusedLocals',
  '--noUnusedParameters',
  '--noFallthroughCasesInSwitch',
  '--isolatedModules',
  '--verbatimModuleSyntax',
];

describe('bots, answers and house rules of a stranger, typed by their rulesets', () => {
  test('compile under the strictest options', () => {
    copyFileSync(app, join(project, 'strict.mts'));
    const options = ['--noEmit', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck', 'false'];
    const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
    const tsc = resolve('node_modules/typescript-7/bin/tsc');
    expect(node(tsc, ...strictest, ...options, ...types, 'strict.mts')).toBe('');
  });

  test('and play', () => {
    const { code } = transformSync(readFileSync(app, 'utf8'), { loader: 'ts', format: 'esm' });
    writeFileSync(join(project, 'strict.mjs'), code);
    expect(node('strict.mjs').split('\n')).toEqual(['true 3', 'true true', 'called function', 'field.ruleset']);
  });
});
