import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { littlewars, typing } from './command.js';
import { scenarioPath } from './musket-scenario.js';

const here = mkdtempSync(join(tmpdir(), 'littlewars-'));
const seed = '0123456789abcdef0123456789abcdef';

async function recorded(name: string, ...args: readonly string[]) {
  const file = join(here, name);
  await littlewars('battle', scenarioPath, '--turns', '1', '--quiet', '--record', file, ...args);
  return { file, record: JSON.parse(readFileSync(file, 'utf8')) };
}

describe('seeds of the command', () => {
  test('may have 128 bits; the record replays and shows what was committed to', async () => {
    const { file, record } = await recorded('keyed.json', '--seed', seed.toUpperCase());
    expect(record).toMatchObject({ version: 2, seed, generator: 'hmac-sha256' });
    const { code, out } = await littlewars('replay', '--verify', file);
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      `The seed is the one that was committed to: ${record.commitment}`,
    ]);
    expect((await littlewars('replay', file, '--verify', '--commitment', record.commitment)).code).toBe(0);
  });

  test('that were not committed to are told', async () => {
    const { file } = await recorded('keyed-too.json', '--seed', seed);
    const other = await littlewars('replay', file, '--verify', '--commitment', 'a'.repeat(64));
    expect([other.code, other.err]).toEqual([
      1,
      expect.stringContaining('other dice than those that were committed to'),
    ]);
    const test = await recorded('test.json', '--seed', '7');
    const refused = await littlewars('replay', test.file, '--verify');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('7 is the seed of a test')]);
    expect((await littlewars('replay', test.file)).code).toBe(0);
    expect((await littlewars('replay', file, '--commitment', 'a'.repeat(64))).code).toBe(2);
    expect((await littlewars('replay', file, '--verify', '--commitment', 'abc')).code).toBe(2);
  });

  test('may be fresh: two battles, two seeds', async () => {
    const [one, two] = [await recorded('one.json', '--seed', 'fresh'), await recorded('two.json', '--seed', 'fresh')];
    expect(one.record.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(two.record.seed).not.toBe(one.record.seed);
  });

  test('may be as large as a whole number can be', async () => {
    const { record } = await recorded('large.json', '--seed', '9007199254740991');
    expect(record.seed).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('of a game are fresh unless one is given; it is told what they were bound by, and at the end what they were', async () => {
    const file = join(here, 'game.json');
    const { out } = await typing(['bot', 'quit'], 'play', scenarioPath, '--side', 'blue', '--record', file);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(out).toContain(`these: ${record.commitment}\n`);
    expect(out).not.toContain(record.seed);
  });
});
