import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { littlewars, typing } from './command.js';
import { scenarioPath } from './musket-scenario.js';

const folder = () => mkdtempSync(join(tmpdir(), 'littlewars-'));
const scenarioText = readFileSync(scenarioPath, 'utf8');
const brief = ['--turns', '1', '--quiet'];

/** A folder with a scenario of this name in it. */
function place(name: string) {
  const here = folder();
  const scenario = join(here, name);
  writeFileSync(scenario, scenarioText);
  return { here, scenario, at: (file: string) => join(here, file) };
}

async function refused(problem: string, ...args: readonly string[]): Promise<void> {
  const { code, out, err } = await littlewars(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(problem);
}

describe('the command never overwrites', () => {
  it('a scenario by its own pictures of the turns', async () => {
    const { scenario, at, here } = place('t-01.json');
    await refused('would overwrite the scenario', 'battle', scenario, ...brief, '--svg', at('t-%d.json'), '--force');
    expect([readdirSync(here), readFileSync(scenario, 'utf8')]).toEqual([['t-01.json'], scenarioText]);
  });

  it('a record by its picture, or a picture by its record', async () => {
    const { scenario, at } = place('s.json');
    const twice = 'two things cannot both be written';
    await refused(twice, 'battle', scenario, ...brief, '--record', at('x-01.svg'), '--svg', at('x-%d.svg'));
    await refused(twice, 'battle', scenario, ...brief, '--record', at('x'), '--html', at('x'));
    const { err } = await littlewars('battle', scenario, ...brief, '--record', '/dev/null', '--svg', '/dev/null');
    expect(err).toBe('');
  });

  it('a replayed record by its pictures, by whatever way they lead there', async () => {
    const { scenario, at } = place('s.json');
    const record = at('r-01.svg');
    await littlewars('battle', scenario, ...brief, '--record', record);
    const text = readFileSync(record, 'utf8');
    mkdirSync(at('sub'));
    symlinkSync('..', at('sub/up'));
    for (const svg of [record, at('r-%d.svg'), at('sub/../r-%d.svg'), at('sub/up/r-%d.svg')]) {
      await refused('would overwrite the record', 'replay', record, '--svg', svg, '--force');
    }
    expect(readFileSync(record, 'utf8')).toBe(text);
  });

  it('a file that is there, unless it is forced to', async () => {
    const { scenario, at } = place('s.json');
    const [record, svg] = [at('r.json'), at('turn-00.svg')];
    writeFileSync(record, 'mine');
    writeFileSync(svg, 'mine');
    const there = 'is there already; give another name, or --force';
    await refused(there, 'battle', scenario, ...brief, '--record', record);
    await refused(`turn-00.svg ${there}`, 'battle', scenario, ...brief, '--svg', at('turn-%d.svg'));
    await refused(there, 'play', scenario, '--side', 'blue', '--record', record);
    await refused(there, 'draw', 'chart', 'cady/musket/small-arms-fire', '--svg', svg);
    const forces = ['--attacker', '20xmedium-cavalry', '--defender', '24xmedium-infantry'];
    await refused(there, 'odds', 'charge', ...forces, '--svg', svg);
    await refused(there, 'odds', 'melee', ...forces, '--svg', svg);
    expect([readFileSync(record, 'utf8'), readFileSync(svg, 'utf8')]).toEqual(['mine', 'mine']);
    expect((await littlewars('battle', scenario, ...brief, '--record', record, '--force')).code).toBe(0);
    expect(readFileSync(record, 'utf8')).toContain('littlewars-record');
    await refused(there, 'replay', record, '--svg', svg);
    expect((await littlewars('replay', record, '--svg', svg, '--force')).code).toBe(0);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg /);
  });

  it('anything in the folder it is called from: a game is kept where that is asked for', async () => {
    const { here, at } = place('s.json');
    const home = process.cwd();
    process.chdir(here);
    try {
      const game = ['play', 's.json', '--side', 'blue', '--seed', '1'];
      const { out } = await typing(['quit'], ...game);
      expect(readdirSync(here)).toEqual(['s.json']);
      expect(out).toContain('This game is not kept');
      expect(out).toContain('The game was not kept.');
      const asked = await typing(['record g.json', 'draw t.svg', 'draw t.svg', 'draw s.svg', 'bot', 'quit'], ...game);
      expect(asked.out).toContain('Saved: g.json\nGo on with it:');
      expect(asked.out).not.toContain('there is such a file already');
    } finally {
      process.chdir(home);
    }
    expect(JSON.parse(readFileSync(at('g.json'), 'utf8')).answers).not.toEqual([]);
  });
});

describe.skipIf(!existsSync('/dev/full'))('a full device', () => {
  test('is told in one line', () => {
    const command = `${process.execPath} --import tsx src/cli/main.ts charts > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'error: standard output: there is no space left\n']);
  });
});

test('a side that there is not is wrong usage everywhere', async () => {
  const { scenario, at } = place('s.json');
  const record = at('r.json');
  await littlewars('battle', scenario, ...brief, '--record', record);
  for (const args of [
    ['play', scenario],
    ['view', record],
    ['play', '--resume', record],
  ]) {
    const { code, err } = await typing([], ...args, '--side', 'green');
    expect([code, err.includes('unknown side "green"')], args.join(' ')).toEqual([2, true]);
  }
});
