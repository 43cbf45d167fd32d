/**
 * Writes the reference (`npm run docs`). People who read it want the functions themselves, with what is said of them, and not the guards in `asked.ts`
 * that stand before them: while typedoc reads, those files hand on the functions. What they were is put back in any case.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const guards = new Map(
  readdirSync('src/rulesets', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('/asked.ts'))
    .map(path => [`src/rulesets/${path}`, readFileSync(`src/rulesets/${path}`, 'utf8')] as const)
    .filter(([, text]) => text.startsWith('// Written by `npm run asked`')),
);

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

try {
  for (const [file, text] of guards) writeFileSync(file, handedOn(text));
  process.exitCode = spawnSync('npx', ['--no-install', 'typedoc'], { stdio: 'inherit' }).status ?? 1;
} finally {
  for (const [file, text] of guards) writeFileSync(file, text);
}
