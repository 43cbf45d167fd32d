import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';

const project = inject('project');
const installed = join(project, 'node_modules/littlewars');

/** The code blocks of the README, or of another page, in one language, in order. */
function blocks(language: string, page = 'README.md'): string[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, text]) =>
    of === language && text ? [text] : [],
  );
}

/** What a block promises to print: the text after each `// →`. */
function promises(block: string): string[] {
  return [...block.matchAll(/\/\/ → (.*)$/gm)].flatMap(([, text]) => text ?? []);
}

/** Runs a command in the stranger's project. */
function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd: project, encoding: 'utf8' });
}

/** The pages whose code is run. */
const pages = ['README.md', 'docs/house-rules.md', 'docs/dice.md'];
const programs = pages.flatMap(page =>
  blocks('ts', page).map((block, i) => [page, i + 1, block, `${page.replace(/\W/g, '-')}-${i + 1}`] as const),
);

describe('the README and the pages', () => {
  test.each(programs)('%s: code block %i prints what it says', async (_page, _i, block, program) => {
    const { code } = await transform(block, { loader: 'ts', format: 'esm' });
    const name = `${program}.mjs`;
    writeFileSync(join(project, name), code);
    const { stdout, stderr } = run('node', [name]);
    expect(stderr).toBe('');
    expect(promises(block).length).toBeGreaterThan(0);
    expect(stdout.trimEnd().split('\n')).toEqual(promises(block));
  });

  test('its code compiles as strict TypeScript', () => {
    const names = programs.map(([, , block, program]) => {
      const name = `${program}.mts`;
      writeFileSync(join(project, name), block);
      return name;
    });
    const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck', ...types];
    const { stdout } = run('node', [resolve('node_modules/typescript-7/bin/tsc'), ...options, ...names]);
    expect(stdout).toBe('');
  });

  const commands = blocks('sh').flatMap(block => block.split('\n').filter(line => line.startsWith('npx littlewars ')));

  test.each(commands)('%s', command => {
    const args = command.split(' ').slice(2);
    const { status, stdout, stderr } = run('node_modules/.bin/littlewars', args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).not.toBe('');
  });

  test('its links lead to what is in the package', () => {
    const links = [...readFileSync('README.md', 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      expect(link, 'npm knows no folder that a link could start from').toMatch(/^(https:|#)/);
      const [, path] = /^https:\/\/unpkg\.com\/littlewars\/([^#]+)/.exec(link) ?? [];
      if (path !== undefined) expect(existsSync(join(installed, path)), link).toBe(true);
    }
  });
});

describe('what lies ready in the package', () => {
  test.each(['scenarios', 'house-rules'])('%s can be imported, and their $schema leads somewhere', folder => {
    const names = readdirSync(join(installed, 'examples', folder));
    expect(names.length).toBeGreaterThan(3);
    const asked = names.map(name => `console.log(require.resolve('littlewars/${folder}/${name}'))`);
    const resolved = run('node', ['-e', asked.join(';')])
      .stdout.trim()
      .split('\n');
    for (const [i, name] of names.entries()) {
      const { $schema } = JSON.parse(readFileSync(resolved[i] ?? '', 'utf8'));
      if ($schema !== undefined)
        expect(existsSync(join(dirname(resolved[i] ?? ''), $schema)), `${name}: ${$schema}`).toBe(true);
    }
  });
});
