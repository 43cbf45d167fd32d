import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { botsOfCheckout, NoCheckout } from '../../scripts/sense/other-checkout.js';
import * as index from '../../src/index.js';
import { musketWindows } from '../../src/rulesets/cady/musket/windows/windows.js';

const here = fileURLToPath(new URL('../..', import.meta.url));
const empty = mkdtempSync(join(tmpdir(), 'checkout-'));

describe('the bots of another checkout', () => {
  it('are those that its index loads for the ruleset', async () => {
    const asked: string[] = [];
    const bots = await botsOfCheckout(here, musketWindows, async url => {
      asked.push(url);
      return index;
    });
    expect(Object.keys(bots)).toEqual(['take-and-hold', 'plays-ahead', 'beginner']);
    expect(asked).toEqual([expect.stringMatching(/^file:.*\/src\/index\.ts$/)]);
  });

  it.each([
    [join(empty, 'nowhere'), /there is no folder .*nowhere/],
    [fileURLToPath(import.meta.url), /is a file; give the folder/],
    [empty, /is no checkout of this project: it has no src\/index\.ts/],
  ])('are not looked for in %s', async (folder, problem) => {
    await expect(botsOfCheckout(folder, musketWindows)).rejects.toThrow(problem);
    await expect(botsOfCheckout(folder, musketWindows)).rejects.toBeInstanceOf(NoCheckout);
  });

  it('are missed with a reason where the checkout cannot be loaded, is too old, or has no such ruleset', async () => {
    const loaded = (load: () => Promise<unknown>) => botsOfCheckout(here, musketWindows, load);
    await expect(loaded(() => Promise.reject(new Error('Cannot find package')))).rejects.toThrow(
      /cannot be loaded: Cannot find package; has npm ci been run there/,
    );
    await expect(loaded(async () => ({}))).rejects.toThrow(/take a later one/);
    const without = { loadAnyWindows: () => Promise.reject(new Error('there is no ruleset "musket"')) };
    await expect(loaded(async () => without)).rejects.toThrow(/no bots of the ruleset musket: there is no ruleset/);
  });
});
