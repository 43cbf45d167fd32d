import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BuildResult, build } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';
import { entries } from './entries.js';

interface Bundle {
  /** Packages that ended up in the bundle. */
  readonly packages: ReadonlySet<string>;
  /** Size minified and compressed, in KiB. */
  readonly size: number;
  readonly text: string;
}

const clauseBooks = ['common', 'ancient-medieval', 'musket', 'raymond'];

/** Packages that only the kernel and the command have a use for. */
const heavy = (name: string): boolean => ['zod', 'immer', 'commander', 'picocolors'].includes(name);

/** Bundles an application for a browser, where a module of Node cannot be had. */
async function bundle(application: string): Promise<Bundle> {
  const result: BuildResult<{ metafile: true; write: false }> = await build({
    stdin: { contents: application, resolveDir: inject('project') },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [output] = Object.values(result.metafile.outputs);
  const [file] = result.outputFiles;
  if (output === undefined || file === undefined) throw new Error('esbuild wrote nothing');
  const kept = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const packages = kept.flatMap(([path]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return { packages: new Set(packages), size: gzipSync(file.contents).length / 1024, text: file.text };
}

describe('in a browser', () => {
  test.each(entries)('%s needs nothing of Node', async entry => {
    const { packages } = await bundle(`export * from '${entry}';`);
    expect([...packages]).toContain('littlewars');
    expect([...packages]).not.toContain('commander');
  });

  test('a bundle that does reach for Node fails, so that the test above can', async () => {
    await expect(bundle("export * from 'littlewars'; export * from 'node:fs';")).rejects.toThrow('node:fs');
  });

  test.each([
    ['littlewars/dice', 16],
    ['littlewars/chart', 8],
    ['littlewars/table', 24],
    ['littlewars/draw', 32],
  ])('%s brings no validator, no drafts and no command, and is at most %i KiB', async (entry, most) => {
    const { packages, size } = await bundle(`export * from '${entry}';`);
    expect([...packages].filter(heavy)).toEqual([]);
    expect(size).toBeLessThan(most);
  });

  test.each(['musket', 'ancient-medieval', 'raymond'])('%s carries no text of a clause', async ruleset => {
    const rules = clauseBooks.flatMap(book => {
      const clauses: { rule: string }[] = JSON.parse(readFileSync(`clauses/${book}.json`, 'utf8'));
      // A bundler may write a quotation mark or a sign beyond ASCII in another way.
      return clauses.map(({ rule }) => /^[\w .,;:()-]{40,}/.exec(rule)?.[0]).filter(text => text !== undefined);
    });
    const held = (text: string) => rules.filter(rule => text.includes(rule));
    expect(held((await bundle(`export * from 'littlewars/${ruleset}';`)).text)).toEqual([]);
    const { text } = await bundle("export { clauseById } from 'littlewars/clauses';");
    expect(held(text).length).toBeGreaterThan(1000);
  });

  test.each([
    ['musket', 'smallArmsFire'],
    ['raymond', 'artilleryDice'],
  ])('who wants one chart of %s pays for charts, not for rules', async (ruleset, chart) => {
    const { packages, size } = await bundle(
      `import { charts } from 'littlewars/${ruleset}'; export const { cells } = charts.${chart};`,
    );
    expect([...packages]).toEqual(['littlewars']);
    expect(size).toBeLessThan(8);
  });

  test.each([
    ['musket', 'smallArmsOdds'],
    ['raymond', 'fireOdds'],
  ])('who wants the odds of a volley in %s does not pay for the battle', async (ruleset, odds) => {
    const { packages, size } = await bundle(`export { ${odds} } from 'littlewars/${ruleset}';`);
    expect([...packages].filter(heavy)).toEqual([]);
    expect(size).toBeLessThan(32);
  });
});
