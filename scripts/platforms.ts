/**
 * Plays the golden records and answers the vectors on every platform that is installed beside it (`platforms/package.json`), on this Node and
 * in a browser where there is one, and compares what came out. `npm run platforms`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const bundle = 'platforms/.bundle/check.mjs';
const page = 'platforms/.bundle/check.html';
const modules = 'platforms/node_modules';

/** How each platform runs a module. */
const platforms: readonly { readonly name: string; readonly command: string; readonly options: readonly string[] }[] = [
  { name: `Node ${process.version}, which runs this`, command: process.execPath, options: [bundle] },
  { name: 'Node 22', command: `${modules}/node22/bin/node`, options: [bundle] },
  { name: 'Node 24', command: `${modules}/node24/bin/node`, options: [bundle] },
  { name: 'Bun', command: `${modules}/@oven/bun-linux-x64/bin/bun`, options: [bundle] },
  { name: 'Deno', command: `${modules}/@deno/linux-x64-glibc/deno`, options: ['run', '--no-lock', bundle] },
  {
    name: 'Chromium',
    command: ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) ?? '/usr/bin/chromium',
    options: [
      '--headless',
      '--no-sandbox',
      '--virtual-time-budget=600000',
      '--dump-dom',
      `file://${process.cwd()}/${page}`,
    ],
  },
];

mkdirSync('platforms/.bundle', { recursive: true });
await build({
  entryPoints: ['platforms/check.ts'],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'error',
  plugins: [
    {
      name: 'records and vectors as they lie here',
      setup(building) {
        building.onResolve({ filter: /\/inlined\.js$/ }, () => ({ path: 'inlined', namespace: 'inlined' }));
        building.onLoad({ filter: /.*/, namespace: 'inlined' }, () => ({ contents: inlined(), loader: 'js' }));
      },
    },
  ],
});
const text = readFileSync(bundle, 'utf8').replaceAll('</script', '<\\/script');
writeFileSync(
  page,
  `<pre></pre><script>console.log = said => { document.querySelector('pre').textContent = said; };</script>
<script type="module">${text}</script>\n`,
);

const seen = new Map<string, string>();
for (const { name, command, options } of platforms) {
  if (!existsSync(command)) {
    console.log(`${name}: not installed`);
    continue;
  }
  const { stdout, stderr } = spawnSync(command, options, { encoding: 'utf8', maxBuffer: 1e8 });
  const [said] = /\{"records"[^}]*\}/.exec(stdout) ?? [];
  console.log(`${name}: ${said ?? `failed: ${stderr.trim().split('\n').slice(0, 5).join(' / ')}`}`);
  seen.set(name, said ?? 'failed');
}
const different = new Set(seen.values());
console.log(different.size === 1 ? `The same on ${seen.size} platforms.` : 'They differ.');
if (different.size !== 1 || different.has('failed')) process.exitCode = 1;

function inlined(): string {
  const read = (folder: string, ending: string) =>
    readdirSync(folder)
      .filter(name => name.endsWith(ending))
      .sort()
      .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
      .join(',');
  return `export const records = [${read('tests/golden', '.record.json')}];\nexport const vectors = [${read('vectors', '.json')}];\n`;
}
