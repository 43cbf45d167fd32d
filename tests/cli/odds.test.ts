import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileWith, littlewars } from './command.js';

const forces = ['--attacker', '20xmedium-cavalry', '--defender', '36xmedium-infantry', '--behind', 'fence'];

test('odds charge prints chances, losses, reactions and the reasons', async () => {
  const { code, out } = await littlewars('odds', 'charge', ...forces);
  expect(code).toBe(0);
  expect(out).toContain('20 medium cavalry charge 36 medium infantry behind a fence');
  expect(out).toMatch(/^in all +3\.00 +13\.50$/m);
  expect(out).toContain('[cady/common/melee/point-across-wall]');
});

test('odds charge --json: options and a file say the same', async () => {
  const file = fileWith({
    attacker: { type: 'medium-cavalry', figures: 20 },
    defender: { type: 'medium-infantry', figures: 36 },
    between: { behind: 'fence' },
  });
  const typed = await littlewars('odds', 'charge', ...forces, '--json');
  const read = await littlewars('odds', 'charge', file, '--json');
  expect(read.out).toBe(typed.out);
  const { expected, outcomes } = JSON.parse(read.out);
  expect(expected.defender).toBeCloseTo(13.5, 9);
  expect(outcomes.reduce((sum: number, { probability }: { probability: number }) => sum + probability, 0)).toBeCloseTo(
    1,
  );
});

test('odds charge --svg draws the losses of both sides', async () => {
  const svg = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'charge.svg');
  expect((await littlewars('odds', 'charge', ...forces, '--svg', svg)).code).toBe(0);
  expect(readFileSync(svg, 'utf8')).toContain('36 medium infantry');
});

test('odds charge --svg never overwrites its situation', async () => {
  const file = fileWith({});
  expect(await littlewars('odds', 'charge', file, '--svg', file)).toMatchObject({ code: 2, out: '' });
  expect(readFileSync(file, 'utf8')).toBe('{}');
});

test.each([
  [['--attacker', '20xmedium-cavalr', '--defender', '9xpeasants'], 1, 'did you mean "medium-cavalry"?'],
  [['--attacker', '20xmedium-cavalry', '--defender', '9xpeasants', '--distance', '300'], 1, 'between.distance'],
  [['--attacker', '20xmedium-cavalry', '--defender', '9xpeasants', '--behind', 'moat'], 1, 'between.behind'],
  [['--attacker', 'cavalry', '--defender', '9xpeasants'], 2, '20xmedium-cavalry'],
  [['--attacker', '20xmedium-cavalry'], 2, '--attacker and --defender'],
  [['there-is-no-such-file.json'], 1, 'no such file'],
])('odds charge %j is refused', async (args, exit, told) => {
  const { code, out, err } = await littlewars('odds', 'charge', ...args);
  expect([code, out]).toEqual([exit, '']);
  expect(err).toContain(told);
  expect(err).not.toMatch(/^\s+at /m);
});
