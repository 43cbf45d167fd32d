/**
 * Writes the reference (`npm run docs`). People who read it want the functions themselves, with what is said of them, and not the guards in `asked.ts`
 * that stand before them: typedoc reads a copy of the project in which those files hand on the functions.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What typedoc reads, and what the sources import and the pages link besides. */
const read = [
  'src',
  'docs',
  'clauses',
  'rulings',
  'examples',
  'README.md',
  'CHANGELOG.md',
  'package.json',
  'tsconfig.json',
  'typedoc.json',
];

/** The functions that a file of guards stands before, handed on as they are. */
function handedOn(text: string): string {
  const modules = new Map(
    [...text.matchAll(/^import \* as (\w+) from '([^']+)';$/gm)].map(([, name = '', path = '']) => [name, path]),
  );
  return [...text.matchAll(/^export const (\w+): typeof (\w+)\.(\w+) =/gm)]
    .map(([, name = '', module = '', own = '']) => {
      const path = modules.get(module);
      if (path === undefined) throw new Error(`${name} comes from ${module}, which nobody imports`);
      return `export { ${name === own ? name : `${own} as ${name}`} } from '${path}';\n`;
    })
    .join('');
}

const copy = mkdtempSync(join(tmpdir(), 'littlewars-docs-'));
try {
  const reference = resolve('docs/api');
  for (const part of read) {
    cpSync(part, join(copy, part), { recursive: true, filter: path => resolve(path) !== reference });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  for (const path of readdirSync(join(copy, 'src/rulesets'), { recursive: true, encoding: 'utf8' })) {
    const file = join(copy, 'src/rulesets', path);
    const text = path.endsWith('/asked.ts') ? readFileSync(file, 'utf8') : '';
    if (text.startsWith('// Written by `npm run asked`')) writeFileSync(file, handedOn(text));
  }
  const typedoc = resolve('node_modules/.bin/typedoc');
  process.exitCode = spawnSync(typedoc, ['--out', reference], { cwd: copy, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
