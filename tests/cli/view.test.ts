import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { littlewars, typing } from './command.js';
import { scenarioPath } from './musket-scenario.js';

const here = mkdtempSync(join(tmpdir(), 'littlewars-'));
const musket = join(here, 'musket.json');
const naseby = join(here, 'naseby.json');
const underWay = join(here, 'under-way.json');

beforeAll(async () => {
  await littlewars('battle', scenarioPath, '--seed', '3', '--turns', '2', '--quiet', '--record', musket);
  await littlewars('battle', 'examples/scenarios/naseby-1645.json', '--turns', '1', '--quiet', '--record', naseby);
  await typing(['quit'], 'play', scenarioPath, '--side', 'blue', '--record', underWay);
});

const view = (...args: readonly string[]) => littlewars('view', ...args);
const parsed = async (...args: readonly string[]) => JSON.parse((await view(...args, '--json')).out);

describe('view', () => {
  test('tells what a side was told in a turn, and shows the table as it sees it', async () => {
    const { code, out, err } = await view(musket, '--side', 'blue', '--turn', '2');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^The bridge at Ashford, as blue sees it at the end of turn 2\n\nTurn 2\n- Orders\n/);
    expect(out).toContain('The Army of the South orders:');
    expect(out).not.toContain('The Army of the North orders:');
    expect(out).toMatch(/The Army of the South \(you\)\n[\s\S]*blue-1[\s\S]*loaded/);
  });

  test('the other side sees the same table with other eyes', async () => {
    const { out } = await view(musket, '--side', 'red', '--turn', '2');
    expect(out).toContain('The Army of the North orders:');
    expect(out).not.toContain('The Army of the South orders:');
    expect(out).toContain('The Army of the North (you)');
  });

  test('turn 0 is the set-up, before anything was ordered', async () => {
    const { out } = await view(musket, '--side', 'blue', '--turn', '0');
    expect(out).toMatch(/^The bridge at Ashford, as blue sees it before the first turn\n\n\+---/);
    const { units } = (await parsed(musket, '--side', 'blue', '--turn', '0')).view;
    const [, second] = JSON.parse(readFileSync(scenarioPath, 'utf8')).sides.red.units;
    const [x, y] = second.at;
    expect(units[second.id].placed.at).toEqual({ x, y });
  });

  test('--json holds only what the side may know: no seed, no checksum, no order of the enemy', async () => {
    const red = await parsed(musket, '--side', 'red', '--turn', '1');
    expect(Object.keys(red)).toEqual([
      'ruleset',
      'scenario',
      'side',
      'turn',
      'phase',
      'view',
      'events',
      'requests',
      'outcome',
    ]);
    expect(red).toMatchObject({ ruleset: 'musket', side: 'red', turn: 1, phase: null, requests: [] });
    const orders = red.events.filter(({ kind }: { kind: string }) => kind === 'orders');
    expect(orders.map(({ side }: { side: string }) => side)).toEqual(['red']);
    for (const unit of Object.values<{ side: string; own?: object }>(red.view.units)) {
      expect('own' in unit).toBe(unit.side === 'red');
    }
    expect(red.events.every((event: object) => !('seenBy' in event))).toBe(true);
  });

  test('without --turn it looks where the record leaves off', async () => {
    expect((await parsed(musket, '--side', 'blue')).turn).toBe(2);
    const begun = await parsed(underWay, '--side', 'blue', '--turn', '1');
    expect(begun).toMatchObject({ turn: 1, phase: 'orders', requests: [{ kind: 'orders', side: 'blue' }] });
    expect((await view(underWay, '--side', 'blue', '--turn', '1')).out).toContain('as blue sees it in turn 1, orders');
  });

  test("works for Raymond's game too", async () => {
    const { code, out } = await view(naseby, '--side', 'parliament', '--turn', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^.*as parliament sees it at the end of turn 1\n\nTurn 1\n/);
  });

  test('a side there is not is wrong usage, as it is to play', async () => {
    const ran = await view(musket, '--side', 'bleu');
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('unknown side "bleu"; did you mean blue?');
    expect(await littlewars('play', scenarioPath, '--side', 'bleu')).toEqual(ran);
  });

  test.each([['a turn that was not played', ['--side', 'blue', '--turn', '9'], /the record holds no turn 9/]])(
    'refuses %s',
    async (_, args, message) => {
      const { code, out, err } = await view(musket, ...args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(message);
      expect(err).toContain(musket);
    },
  );

  test.each([[['--turn', 'two', '--side', 'blue']], [[]]])('wrong usage: %j', async args => {
    expect((await view(musket, ...args)).code).toBe(2);
  });

  test('refuses a record that was changed', async () => {
    const file = join(here, 'changed.json');
    writeFileSync(file, readFileSync(musket, 'utf8').replace('"seed": 3', '"seed": 4'));
    const { code, out, err } = await view(file, '--side', 'blue');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/turn \d+: record and replay part here/);
  });
});
