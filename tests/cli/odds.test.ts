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

const melee = ['odds', 'melee', '--ruleset', 'musket', '--attacker', '12xregulars', '--defender', '10xgrenadiers'];

test('odds melee tells turn by turn who is left and who breaks, by the rules in force', async () => {
  const { code, out } = await littlewars(...melee, '--behind', 'fence', '--turns', '3', '--edition', 'card');
  expect(code).toBe(0);
  expect(out).toContain('12 regulars in melee with 10 grenadiers behind a fence');
  expect(out).toMatch(/^ +1 +100\.00 % +[\d.]+ % +[\d.]+ +[\d.]+$/m);
  expect(out).toMatch(/^in all .*%$/m);
  expect(out).toContain('[cady/common/melee/point-across-wall]');
  expect(out).toContain('Rules in force: the card');
});

test('odds melee --json: options and a file say the same, for both of Cady’s games', async () => {
  const file = fileWith({
    attacker: { type: 'light-infantry', figures: 12, fatigue: 1 },
    defender: { type: 'light-infantry', figures: 9, ranks: 1, morale: 4 },
    struckOn: 'flank',
  });
  for (const ruleset of ['musket', 'ancient-medieval']) {
    const to = ['odds', 'melee', '--ruleset', ruleset, '--json'];
    const sides = ['--attacker', '12xlight-infantry', '--attacker-fatigue', '1', '--defender', '9xlight-infantry'];
    const typed = await littlewars(
      ...to,
      ...sides,
      '--defender-ranks',
      '1',
      '--defender-morale',
      '4',
      '--struck-on',
      'flank',
    );
    const read = await littlewars(...to, file);
    expect(read.out).toBe(typed.out);
    const { turns } = JSON.parse(read.out);
    expect(turns).toHaveLength(6);
    const [{ ends, goesOn, begins }] = turns;
    const ended = (side: object) => Object.values(side).reduce((sum, chance) => sum + chance, 0);
    expect(begins).toBe(1);
    expect(ended(ends.attacker) + ended(ends.defender) + goesOn).toBeCloseTo(1, 9);
  }
});

test('odds melee --svg draws both sides, their ends and the rules in force', async () => {
  const svg = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'melee.svg');
  expect((await littlewars(...melee, '--svg', svg)).code).toBe(0);
  const drawn = readFileSync(svg, 'utf8');
  for (const words of ['12 regulars', '10 grenadiers', 'turn 1', 'back and turn', 'goes on', 'By the printed rules']) {
    expect(drawn).toContain(words);
  }
});

const contact = ['--attacker', 'PMM/MMMxpike-and-musket', '--defender', '4xcavalry', '--defender-ranks', '2'];

test('odds melee of Raymond’s units: stands as they stand, who withdraws when, and how many are left', async () => {
  const more = ['--struck-on', 'left-flank', '--aside', '-0.5', '--attacker-in-command', '--turns', '2'];
  const { code, out } = await littlewars('odds', 'melee', '--ruleset', 'raymond', ...contact, ...more);
  expect(code).toBe(0);
  expect(out).toContain('PMM/MMM pike and musket in contact with CC/CC cavalry, on the left flank');
  expect(out).toMatch(/^who breaks .*defender withdrawn/m);
  expect(out).toMatch(/^stands after turn 2 +attacker +defender$/m);
  expect(out).toMatch(/^ +6 +[\d.]+ %$/m);
  expect(out).toContain('[raymond/melee/combat-values]');
  const house = fileWith({
    format: 'littlewars-house-rules',
    version: 1,
    ruleset: 'raymond',
    title: 'Deadly pikes',
    cells: { 'raymond/combat-values': { pikes: { 'combat-value': 6 } } },
  });
  const deadly = await littlewars('odds', 'melee', ...contact, ...more, '--rules', house);
  expect(deadly.out).toContain('Deadly pikes');
  expect(deadly.out).toContain('2 dice at 6 or less');
});

test('odds melee --json and --svg of Raymond’s units: options and a file say the same', async () => {
  const file = fileWith({
    attacker: { type: 'pike-and-musket', stands: 'PMM/MMM', hits: 1 },
    defender: { type: 'artillery', guns: 'light-guns' },
    struckOn: 'rear',
    initiative: 'defender',
  });
  const to = ['odds', 'melee', '--ruleset', 'raymond', '--json'];
  const typed = ['--attacker', 'PMM/MMM pike-and-musket', '--attacker-hits', '1', '--defender', '1xlight-guns'];
  const read = await littlewars(...to, file);
  expect((await littlewars(...to, ...typed, '--struck-on', 'rear', '--initiative', 'defender')).out).toBe(read.out);
  const [{ ends, goesOn }, ...later] = JSON.parse(read.out).turns;
  expect(later).toHaveLength(5);
  expect(ends.defender.withdrawn + ends.defender.destroyed).toBeCloseTo(1, 9);
  expect(goesOn).toBe(0);
  const svg = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'contact.svg');
  expect((await littlewars('odds', 'melee', '--ruleset', 'raymond', ...contact, '--svg', svg)).code).toBe(0);
  const drawn = readFileSync(svg, 'utf8');
  for (const words of ['PMM/MMM pike and musket', 'CC/CC cavalry', 'withdrawn', 'turn 1', 'By the printed rules']) {
    expect(drawn).toContain(words);
  }
});

const plainMelee = {
  first: {
    troops: { type: 'hi', training: 'regular', class: 'B', weapons: ['pike'] },
    figures: 12,
    front: 6,
  },
  second: {
    troops: { type: 'mi', training: 'barbarian', class: 'C', weapons: ['javelins'] },
    figures: 12,
    front: 6,
    charging: true,
  },
};

test('odds melee of WRG bodies from a file: period by period, who breaks and who is left [wrg/after-melee/continues]', async () => {
  const file = fileWith(plainMelee);
  const to = ['odds', 'melee', '--ruleset', 'wrg'];
  const { code, out } = await littlewars(...to, file);
  expect(code).toBe(0);
  expect(out).toContain('12 heavy infantry, class B hand to hand with 12 medium infantry, class C');
  expect(out).toMatch(/^period +is fought/m);
  expect(out).toMatch(/^in period 3 /m);
  expect(out).toContain('[wrg/melee/factors/table]');
  const { turns } = JSON.parse((await littlewars(...to, '--json', file)).out);
  expect(turns).toHaveLength(3);
  const over = turns.map(({ ends }: { ends: { [side: string]: { [end: string]: number } } }) =>
    Object.values(ends.attacker ?? {}).concat(Object.values(ends.defender ?? {})),
  );
  // Each period is fought where the one before it went on, and goes on unless one of them is done for or they part.
  turns.forEach(({ begins, goesOn }: { begins: number; goesOn: number }, at: number) => {
    expect(begins).toBeCloseTo(at === 0 ? 1 : turns[at - 1].goesOn, 9);
    expect(begins - goesOn).toBeLessThanOrEqual(over[at].reduce((sum: number, each: number) => sum + each, 0) + 1e-9);
  });
  const short = await littlewars(...to, '--json', fileWith({ ...plainMelee, periods: 1 }));
  expect(JSON.parse(short.out).turns).toEqual(turns.slice(0, 1));
});

test.each([
  [['--ruleset', 'wrg', '--attacker', '12xhi', '--defender', '12xmi'], 1, 'give the situation as a file'],
  [['--ruleset', 'muskets', '--attacker', '9xguard', '--defender', '9xguard'], 1, 'did you mean "musket"?'],
  [['--attacker', '9xguard', '--defender', '9xguard'], 1, '--ruleset'],
  [['--ruleset', 'raymond', '--attacker', '6xcavalri', '--defender', '6xcavalry'], 1, 'did you mean "cavalry"?'],
  [['--ruleset', 'raymond', '--attacker', '6xfoot', '--defender', '6xcavalry'], 1, '--attacker: 6 stands of Foot'],
  [['--ruleset', 'raymond', '--attacker', 'HHxfoot', '--defender', '2xcavalry', '--behind', 'wall'], 1, 'between'],
  [
    ['--ruleset', 'raymond', '--attacker', 'HHxfoot', '--defender', '2xcavalry', '--aside', '30'],
    1,
    'passes the defender',
  ],
  [['--ruleset', 'raymond', '--attacker', 'HHxfoot', '--defender', '2xcavalry', '--aside', 'far'], 2, 'Give inches'],
  [['--ruleset', 'raymond', '--attacker', 'HHxfoot', '--defender', '99xcavalry'], 1, 'defender.stands'],
  [['--ruleset', 'musket', '--attacker', '9xguards', '--defender', '9xguard'], 1, 'did you mean "guard"?'],
  [['--ruleset', 'musket', '--attacker', '9xguard', '--defender', '99xguard', '--turns', '13'], 1, 'turns'],
  [['--ruleset', 'musket', '--attacker', '9xguard'], 2, '--attacker and --defender'],
  [['--ruleset', 'musket', 'there-is-no-such-file.json'], 1, 'no such file'],
])('odds melee %j is refused', async (args, exit, told) => {
  const { code, out, err } = await littlewars('odds', 'melee', ...args);
  expect([code, out]).toEqual([exit, '']);
  expect(err).toContain(told);
  expect(err).not.toMatch(/^\s+at /m);
});
