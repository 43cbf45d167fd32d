import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundle, rollupBundle } from './bundle.js';
import { entries } from './entries.js';

const clauseBooks = ['common', 'ancient-medieval', 'musket', 'raymond', 'skirmish', 'wrg'];

/** What its entry point calls a ruleset, and the commander that plays it. */
const namesIn: Readonly<Record<string, readonly [ruleset: string, bot: string]>> = {
  'ancient-medieval': ['ancientMedieval', 'advanceAndHold'],
  musket: ['musket', 'takeAndHold'],
  raymond: ['raymond', 'advanceAndCharge'],
  skirmish: ['skirmish', 'sergeant'],
  wrg: ['wrg', 'lineOfBattle'],
};

/** Packages that only the kernel and the command have a use for. */
const heavy = (name: string): boolean => ['zod', 'immer', 'commander', 'picocolors'].includes(name);

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
    ['littlewars/dice', 23],
    ['littlewars/chart', 11],
    ['littlewars/table', 32],
    ['littlewars/draw', 36],
  ])('%s brings no validator, no drafts and no command, and is at most %i KiB', async (entry, most) => {
    const { packages, size } = await bundle(`export * from '${entry}';`);
    expect([...packages].filter(heavy)).toEqual([]);
    expect(size).toBeLessThan(most);
  });

  test.each(Object.keys(namesIn))('%s carries no text of a clause', async ruleset => {
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
    const application = `import { charts } from 'littlewars/${ruleset}'; export const { cells } = charts.${chart};`;
    const { packages, size } = await bundle(application);
    expect([...packages]).toEqual(['littlewars']);
    expect(size).toBeLessThan(9);
    // Rollup leaves out the other charts as well.
    const rolled = await rollupBundle(application);
    expect([...rolled.packages]).toEqual([]);
    expect(rolled.size).toBeLessThan(3);
  });

  test.each([
    ['musket', 'smallArmsOdds', 12],
    ['raymond', 'fireOdds', 18],
    ['ancient-medieval', 'chargeOdds', 65],
    ['musket', 'chargeOdds', 48],
    ['wrg', 'chargeOdds', 83],
  ])('who wants the odds of %s, %s, does not pay for the battle: at most %i KiB', async (ruleset, odds, most) => {
    const application = `export { ${odds} } from 'littlewars/${ruleset}';`;
    const { packages, size } = await bundle(application);
    expect([...packages].filter(heavy)).toEqual([]);
    expect(size).toBeLessThan(most);
    const rolled = await rollupBundle(application);
    expect([...rolled.packages].filter(heavy)).toEqual([]);
    expect(rolled.size).toBeLessThan(most);
  });

  test.each([
    ['musket', 240, 275],
    // Without ships and river boats.
    ['musketOnLand', 228, 263],
    ['raymond', 102, 110],
    ['ancient-medieval', 268, 299],
    ['wrg', 390, 409],
    ['skirmish', 151, 159],
  ])(
    'a battle of %s is at most %i KiB between people, %i KiB with a commander that looks ahead',
    async (entry, most, mostWithBot) => {
      const on = entry === 'musketOnLand' ? 'musket' : entry;
      const [whole = '', bot = ''] = namesIn[on] ?? [];
      const ruleset = on === entry ? whole : entry;
      const application = (...names: readonly string[]) => `
      export { playOut, startBattle } from 'littlewars';
      export { ${names.join(', ')} } from 'littlewars/${on}';
    `;
      expect((await bundle(application(ruleset))).size).toBeLessThan(most);
      expect((await bundle(application(ruleset, bot))).size).toBeLessThan(mostWithBot);
    },
  );
});
