import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fileWith, littlewars, spawned, started } from './command.js';
import { scenarioPath } from './musket-scenario.js';

const folder = () => mkdtempSync(join(tmpdir(), 'littlewars-'));
const short = ['--seed', '2', '--turns', '2'];

/** What is printed on a terminal of sixty columns. */
async function onTerminal(...args: readonly string[]): Promise<readonly string[]> {
  const { isTTY, columns } = process.stdout;
  Object.assign(process.stdout, { isTTY: true, columns: 60 });
  try {
    vi.stubEnv('NO_COLOR', '1');
    return (await littlewars(...args)).out.split('\n');
  } finally {
    vi.unstubAllEnvs();
    Object.assign(process.stdout, { isTTY, columns });
  }
}

const words = (lines: readonly string[]) => lines.join(' ').split(/\s+/);

describe('battle', () => {
  test('--json prints the result and nothing else', async () => {
    const { code, out, err } = await littlewars('battle', scenarioPath, ...short, '--json');
    expect([code, err]).toEqual([0, '']);
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual([
      'ruleset',
      'scenario',
      'seed',
      'winner',
      'reason',
      'turns',
      'checksum',
      'losses',
      'deeds',
    ]);
    expect(result).toMatchObject({ ruleset: 'musket', scenario: 'The bridge at Ashford', seed: 2, turns: 2 });
    expect(result.checksum).toMatch(/^[0-9a-f]{16}$/);
    expect(Object.keys(result.losses)).toContain('blue-guns');
    for (const lost of Object.values(result.losses)) expect(lost).toBeGreaterThanOrEqual(0);
    expect(Object.keys(result.deeds)).toEqual(Object.keys(result.losses));
    expect(result.deeds['blue-1'].moved).toBeGreaterThan(5);
  });

  test('the same seed plays the same battle, another seed another one', async () => {
    const checksum = async (seed: string) =>
      JSON.parse((await littlewars('battle', scenarioPath, '--seed', seed, '--turns', '2', '--json')).out).checksum;
    const [once, again, other] = [await checksum('7'), await checksum('7'), await checksum('8')];
    expect(again).toBe(once);
    expect(other).not.toBe(once);
  });

  test('is told turn by turn, with orders, reasons, dice and a summary', async () => {
    const record = join(folder(), 'a.json');
    const { code, out } = await littlewars('battle', scenarioPath, ...short, '--record', record);
    expect(code).toBe(0);
    for (const part of ['The bridge at Ashford', 'Turn 1', '- Orders', '- Movement', 'Turn 2', 'After 2 turns:']) {
      expect(out).toContain(part);
    }
    expect(out).toMatch(/^1st Hussars +Hussars +12 +120/m);
    expect(out).toContain(`littlewars replay ${record}`);
    // Not a terminal: no colours.
    expect(out).not.toContain('\u001b');
  });

  test('writes no record unless it is asked for one', async () => {
    const here = folder();
    const home = process.cwd();
    process.chdir(here);
    try {
      const { code, out } = await littlewars('battle', resolve(home, scenarioPath), ...short, '--quiet');
      expect([code, readdirSync(here)]).toEqual([0, []]);
      expect(out).toMatch(/\nChecksum: [0-9a-f]{16}\n$/);
    } finally {
      process.chdir(home);
    }
  });

  test('lines are whole where they are piped, and broken between words on a terminal', async () => {
    const piped = (await littlewars('battle', scenarioPath, ...short)).out.split('\n');
    const broken = await onTerminal('battle', scenarioPath, ...short);
    expect(piped.some(line => line.length > 100)).toBe(true);
    const rows = broken.filter(line => line.length > 60);
    expect(rows.every(line => /\S {2,}\S/.test(line))).toBe(true);
    expect(words(broken)).toEqual(words(piped));
  });

  test('so are what two books differ in, and what a chart says besides its table', async () => {
    for (const asked of [
      ['diff', 'print', 'card', '--ruleset', 'musket'],
      ['chart', 'cady/ancient-medieval/shock-chart'],
    ]) {
      const piped = (await littlewars(...asked)).out.split('\n');
      const broken = await onTerminal(...asked);
      const columns = /\S {2,}\S/;
      expect(piped.some(line => line.length > 60 && !columns.test(line.slice(11)))).toBe(true);
      expect(broken.filter(line => line.length > 60 && /\S \S/.test(line) && !columns.test(line.slice(11)))).toEqual(
        [],
      );
      expect(words(broken)).toEqual(words(piped));
    }
  });

  test('--quiet gives the summary only', async () => {
    const record = join(folder(), 'a.json');
    const { out } = await littlewars('battle', scenarioPath, ...short, '--quiet', '--record', record);
    expect(out.startsWith('After 2 turns: ')).toBe(true);
    expect(out).not.toContain('Turn 1');
  });

  test('writes record and pictures whole, and leaves nothing else behind', async () => {
    const here = folder();
    const record = join(here, 'a.json');
    const { out } = await littlewars(
      ...['battle', scenarioPath, ...short, '--json', '--record', record, '--svg', join(here, 'turn-%d.svg')],
    );
    expect(JSON.parse(out).record).toBe(record);
    expect(readdirSync(here).sort()).toEqual(['a.json', 'turn-00.svg', 'turn-01.svg', 'turn-02.svg']);
    expect(readFileSync(join(here, 'turn-00.svg'), 'utf8')).toContain('Before the first turn');
    const last = join(here, 'last.svg');
    await littlewars('battle', scenarioPath, ...short, '--json', '--svg', last);
    expect(readFileSync(last, 'utf8')).toBe(readFileSync(join(here, 'turn-02.svg'), 'utf8'));
  });

  test('follows links to what it writes, and does not replace a device', async () => {
    const here = folder();
    writeFileSync(join(here, 'real.json'), 'old');
    symlinkSync(join(here, 'real.json'), join(here, 'link.json'));
    await littlewars('battle', scenarioPath, ...short, '--json', '--force', '--record', join(here, 'link.json'));
    expect(readFileSync(join(here, 'real.json'), 'utf8')).toContain('littlewars-record');
    expect((await littlewars('battle', scenarioPath, ...short, '--json', '--record', '/dev/null')).code).toBe(0);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test.each([
    ['a folder that is not there', (here: string) => join(here, 'no', 'a.json'), 'its folder does not exist'],
    ['a folder', (here: string) => here, 'this is a folder'],
    ['a path that is too long', (here: string) => join(here, 'a'.repeat(300)), 'too long'],
  ])('does not play a battle that it could not keep: %s', async (_, path, problem) => {
    const here = folder();
    for (const option of ['--record', '--svg']) {
      const { code, out, err } = await littlewars('battle', scenarioPath, option, path(here));
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(problem);
      expect(readdirSync(here)).toEqual([]);
    }
  });

  test('does not overwrite what it reads', async () => {
    const scenario = fileWith(readFileSync(scenarioPath, 'utf8'));
    for (const option of ['--record', '--svg']) {
      const { code, err } = await littlewars('battle', scenario, option, scenario);
      expect([code, err.includes('would overwrite the scenario')]).toEqual([2, true]);
    }
    expect(readFileSync(scenario, 'utf8')).toBe(readFileSync(scenarioPath, 'utf8'));
    const both = join(folder(), 'x');
    expect((await littlewars('battle', scenario, '--record', both, '--svg', both)).code).toBe(2);
    expect(existsSync(both)).toBe(false);
  });

  test.each([
    ['no scenario', []],
    ['too many', [scenarioPath, scenarioPath]],
    ['no turns', [scenarioPath, '--turns', '0']],
    ['fewer than none', [scenarioPath, '--turns', '-1']],
    ['no number of turns', [scenarioPath, '--turns', '1e3']],
    ['a seed beyond counting', [scenarioPath, '--seed', '99999999999999999999']],
    ['a broken seed', [scenarioPath, '--seed', '1.5']],
    ['a seed left out', [scenarioPath, '--seed']],
    ['an unknown option', [scenarioPath, '--sed', '1']],
    ['an unknown commander', [scenarioPath, '--bot', 'constructor']],
  ])('wrong usage: %s', async (_, args) => {
    const { code, out, err } = await littlewars('battle', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: /);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test('whoever stops reading is not told off', async () => {
    const child = started(['charts', '--json', '--cells']);
    let err = '';
    child.stderr.on('data', text => {
      err += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await new Promise(done => child.on('close', done))).toBe(0);
    expect(err).toBe('');
  });

  test('runs as a program', async () => {
    const { code, out, err } = await spawned(['battle', scenarioPath, ...short, '--json']);
    expect([code, err, JSON.parse(out).turns]).toEqual([0, '', 2]);
  });
});
