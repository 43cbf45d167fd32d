import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { filesReadBy } from './bundle.js';
import { entries } from './entries.js';

const project = inject('project');

/** Runs a command in the stranger's project: what it printed, or its complaint. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : `exit ${status}\n${stdout}${stderr}`;
}

/** Writes a file into the stranger's project and returns its name. */
function file(name: string, text: string): string {
  writeFileSync(join(project, name), text);
  return name;
}

const throwFour = 'console.log(scripted([2, 1, 4, 4]).count(4, 6, [4, 5, 6]));';

describe('an application in JavaScript', () => {
  test('imports the library', () => {
    const script = file('import.mjs', `import { scripted } from 'littlewars/dice';\n${throwFour}`);
    expect(run('node', script)).toBe('2');
  });

  test('requires the library, on a Node that cannot require ES modules too', () => {
    const script = file('require.cjs', `const { scripted } = require('littlewars/dice');\n${throwFour}`);
    expect(run('node', '--no-experimental-require-module', script)).toBe('2');
  });

  test.each(entries)('%s offers the same names to import and to require', entry => {
    const names = 'console.log(Object.keys(lib).filter(name => name !== "default").sort().join());';
    const imported = run('node', file('names.mjs', `import * as lib from '${entry}';\n${names}`));
    const required = run(
      'node',
      '--no-experimental-require-module',
      file('names.cjs', `const lib = require('${entry}');\n${names}`),
    );
    expect(imported).toMatch(/^\w+(,\w+)+$/);
    expect(required).toBe(imported);
  });

  test('one RuleViolation, whichever entry point throws it', () => {
    const text = (load: (entry: string) => string) =>
      [
        `const { RuleViolation } = ${load('littlewars')};`,
        `const { bandOf, defineChart } = ${load('littlewars/chart')};`,
        'try { defineChart({}); } catch (fault) { console.log(fault instanceof RuleViolation, fault.name); }',
      ].join('\n');
    expect(
      run(
        'node',
        file(
          'same.mjs',
          text(entry => `await import('${entry}')`),
        ),
      ),
    ).toBe(
      run(
        'node',
        file(
          'same.cjs',
          text(entry => `require('${entry}')`),
        ),
      ),
    );
  });
});

test('a RuleViolation of what is required is one of what is imported', () => {
  const script = file(
    'both.mjs',
    [
      "import { createRequire } from 'node:module';",
      "import { RuleViolation } from 'littlewars';",
      "const required = createRequire(import.meta.url)('littlewars');",
      "try { required.readRecord('{'); } catch (fault) { console.log(fault instanceof RuleViolation); }",
      'try { null.x; } catch (fault) { console.log(fault instanceof RuleViolation); }',
    ].join('\n'),
  );
  expect(run('node', '--no-experimental-require-module', script)).toBe('true\nfalse');
});

describe('the rulesets', () => {
  const text = (load: (entry: string) => string) =>
    [
      `const { loadAnyRuleset, loadRuleset, rulesetIds } = ${load('littlewars')};`,
      `const { musket } = ${load('littlewars/musket')};`,
      '(async () => {',
      '  const loaded = await Promise.all(rulesetIds.map(loadRuleset));',
      "  console.log(loaded.map(({ id }) => id).join(), (await loadRuleset('musket')) === musket);",
      "  await loadAnyRuleset('muskets').catch(fault => console.log(fault.message));",
      '})();',
    ].join('\n');
  const printed =
    /^ancient-medieval,musket,raymond,skirmish,wrg true\n.*there is no ruleset "muskets".*did you mean "musket"/s;

  test('are loaded when they are named', () => {
    const imported = file(
      'load.mjs',
      text(entry => `await import('${entry}')`),
    );
    const required = file(
      'load.cjs',
      text(entry => `require('${entry}')`),
    );
    expect(run('node', imported)).toMatch(printed);
    expect(run('node', '--no-experimental-require-module', required)).toMatch(printed);
  });

  test('are not there before', async () => {
    const { atOnce, ever } = await filesReadBy('littlewars');
    expect(atOnce).toBeLessThan(12);
    expect(ever).toBeGreaterThan(40);
  });

  // A file costs Node more to find and link than to run: this is what makes an import fast.
  test.each(entries)('%s comes in few files', async entry => {
    expect((await filesReadBy(entry)).atOnce).toBeLessThan(90);
  });
});

describe('an application in TypeScript', () => {
  const text = [
    ...entries.map((entry, i) => `import * as entry${i} from '${entry}';`),
    "import { rolled, type Dice } from 'littlewars/dice';",
    'const dice: Dice = rolled(7);',
    'export const hits: number = dice.count(36, 12, [11, 12]);',
    '// @ts-expect-error: a die has a number of sides, not a name',
    "dice.roll('twelve');",
    `export const all = [${entries.map((_, i) => `entry${i}`).join(', ')}];`,
  ].join('\n');

  test.each([
    ['an ES module on Node', 'typescript-7', 'app.mts', 'nodenext', 'nodenext'],
    ['CommonJS on Node', 'typescript-7', 'app.cts', 'nodenext', 'nodenext'],
    ['a bundler, by the compiler of old', 'typescript', 'app.ts', 'esnext', 'bundler'],
  ])('compiles as %s', (_, compiler, name, module, moduleResolution) => {
    const options = ['--strict', '--noEmit', '--target', 'es2022'];
    const tsc = resolve('node_modules', compiler, 'bin/tsc');
    expect(
      run('node', tsc, ...options, '--module', module, '--moduleResolution', moduleResolution, file(name, text)),
    ).toBe('');
  });
});

describe('the JSON Schemas', () => {
  test.each(['musket', 'raymond', 'record'])('%s is the one that the command prints', name => {
    const script = file('schema.cjs', `console.log(JSON.stringify(require('littlewars/schemas/${name}.json')));`);
    const printed = JSON.parse(run('node_modules/.bin/littlewars', 'schema', name));
    expect(printed).toMatchObject({ type: 'object', title: expect.any(String) });
    expect(JSON.parse(run('node', script))).toEqual(printed);
  });
});

describe('the vectors', () => {
  test('are there for a program that checks itself against them', () => {
    const script = file('vectors.cjs', "console.log(typeof require('littlewars/vectors/musket-charge-faults.json'));");
    expect(run('node', script)).toBe('object');
  });
});

describe('the clauses', () => {
  const id = 'cady/musket/forest/small-arms-step';
  const clause = {
    id,
    section: expect.any(String),
    source: 'cady-book',
    line: 2345,
    rule: expect.stringContaining('one step worse'),
    status: 'played',
    code: expect.arrayContaining([expect.stringMatching(/^src\/rulesets\/cady\/musket\/.+\.ts#\w+$/)]),
    tests: expect.arrayContaining(['tests/cady/small-arms.test.ts']),
  };
  const look = `console.log(JSON.stringify(clauseById('${id}')));`;

  test.each([
    ['imported', 'clause.mjs', "import { clauseById } from 'littlewars/clauses';"],
    ['required', 'clause.cjs', "const { clauseById } = require('littlewars/clauses');"],
  ])('are looked up by id: %s', (_, name, load) => {
    expect(JSON.parse(run('node', file(name, `${load}\n${look}`)))).toEqual(clause);
  });

  test('are printed with their code and tests by the command', () => {
    expect(JSON.parse(run('node_modules/.bin/littlewars', 'clause', id, '--json'))).toEqual(clause);
    const listed: unknown[] = JSON.parse(run('node_modules/.bin/littlewars', 'clauses', 'musket', '--json'));
    expect(listed).toContainEqual(clause);
  });

  test('are there as JSON for a program in another language', () => {
    const script = file('clauses.cjs', "console.log(JSON.stringify(require('littlewars/clauses/musket.json')));");
    const texts: { id: string }[] = JSON.parse(run('node', script));
    expect(texts.find(each => each.id === id)).toEqual({
      id,
      section: clause.section,
      source: 'cady-book',
      line: 2345,
      rule: clause.rule,
    });
  });
});

describe('the command', () => {
  test('is installed and knows its version', () => {
    expect(run('node_modules/.bin/littlewars', '--version')).toBe('0.1.0');
  });

  test('refuses what it does not know with exit code 2 and no stack trace', () => {
    const answer = run('node_modules/.bin/littlewars', 'surrender');
    expect(answer).toMatch(/^exit 2\n/);
    expect(answer).not.toMatch(/^\s+at /m);
  });
});
