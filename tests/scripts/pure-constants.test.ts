import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { pureConstants } from '../../scripts/pure-constants.js';

/** What is left of a module, minified, of which an application uses one constant. */
async function kept(text: string, used: string): Promise<string> {
  const module = pureConstants('module.ts', text);
  const { outputFiles } = await build({
    stdin: { contents: `import { ${used} } from 'module'; console.log(${used});` },
    plugins: [
      {
        name: 'module',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^module$/ }, ({ path }) => ({ path, namespace: 'here' }));
          onLoad({ filter: /^module$/, namespace: 'here' }, () => ({ contents: module, loader: 'ts' }));
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return outputFiles[0]?.text ?? '';
}

describe('a constant that nobody uses goes', () => {
  test.each([
    ['a chart', 'export const unused: Chart = defineChart({ id: "fire", rows: [...rows, other.row] } as const);'],
    ['a look at another constant', 'export const unused = fire.near.odds;'],
    ['one made by new', 'export const unused = new Map(rows.map(row => [row.id, row]));'],
    ['a list with another in it', 'export const unused = [...rows, { [other.key]: 1 }];'],
    ['several on one line', 'export const unused = one(), idle = two();'],
    ['what is taken out of another', 'export const { unused, idle } = fire.cells;'],
  ])('%s', async (_, constant) => {
    expect(await kept(`${constant} export const used = 'spear';`, 'used')).toBe(
      'var used="spear";console.log(used);\n',
    );
  });
});

describe('a constant that somebody uses stays what it was', () => {
  test.each([
    ['export const used: Chart = define({ far: 1 } as const);', 'define({far:1})'],
    ['export const { used } = fire.cells;', 'fire.cells'],
    ['const rows = list(); export const used = { rows, most: -1 };', 'list()'],
    ['export const used = (): number => 1;', '()=>1'],
  ])('%s', async (text, made) => {
    expect(await kept(text, 'used')).toContain(made);
  });

  test('statements and functions are left alone', () => {
    const text = "import { a } from './a.js';\nif (a) run();\nexport function b() { const c = d(); return c; }\n";
    expect(pureConstants('module.ts', text)).toBe(text);
  });
});

test.each(['const [first] = list();', 'const { a: b } = c;', 'const { a = 1 } = c;', 'const { ...rest } = c;'])(
  '%s has to be written otherwise',
  text => {
    expect(() => pureConstants('module.ts', text)).toThrow('module.ts: ');
  },
);
