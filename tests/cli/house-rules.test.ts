import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileWith, littlewars } from './command.js';

const club = 'examples/house-rules/club-musket.json';
/** House rules that lie on the card as well as on the book. */
const sighting = () => file({ title: 'Club rules', numbers: { 'cady/musket/sighting/normal': 100 } });
const raymond = 'examples/house-rules/long-muskets-raymond.json';
const ashford = 'examples/scenarios/basic-musket-game.json';
const head = { format: 'littlewars-house-rules', version: 1, ruleset: 'musket' };
const file = (set: object) => fileWith(JSON.stringify({ ...head, ...set }));
const record = () => join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'battle.json');

describe('house rules that a command cannot heed are refused', () => {
  it.each([
    [
      ['chart', 'raymond/weapon-ranges', '--rules', club],
      /musket, and raymond\/weapon-ranges is no chart of that game/,
    ],
    [['draw', 'chart', 'raymond/weapon-ranges', '--rules', club], /is no chart of that game; take house rules of/],
    [['charts', 'raymond', '--json', '--cells', '--rules', club], /is no chart of that game/],
    [['numbers', 'raymond', '--rules', club], /house rules of musket, and not of raymond; ask for musket/],
    [['rulings', 'raymond', '--rules', club], /house rules of musket, and not of raymond/],
    [['rulings', 'raymond', '--edition', 'card'], /there is no edition "card"; it is book/],
  ])('%j', async (args, said) => {
    const { code, out, err } = await littlewars(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(said);
  });

  it.each([
    [['charts', '--rules', club], /ask for them with --json --cells/],
    [['charts', 'musket', '--edition', 'pocket', '--json'], /ask for them with --json --cells/],
    [['resolve', '--list', '--rules', club], /'--list' cannot be used with option '--rules/],
  ])('as wrong usage: %j', async (args, said) => {
    const { code, out, err } = await littlewars(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });

  it('with the faults of all files at once', async () => {
    const row = file({ cells: { 'cady/musket/infantry-capability': { grenadier: { melee: 9 } } } });
    const number = file({ numbers: { 'cady/musket/sighting/norml': 3 } });
    const { code, err } = await littlewars(
      'battle',
      ashford,
      '--rules',
      row,
      '--rules',
      number,
      '--rules',
      'none.json',
    );
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      expect.stringContaining('did you mean "grenadiers"?'),
      expect.stringContaining('did you mean "cady/musket/sighting/normal"'),
      'error: none.json: no such file; give the path of a JSON file',
    ]);
  });

  it('when they are of another ruleset: that, and nothing about names that the other ruleset has', async () => {
    const { code, err } = await littlewars('battle', ashford, '--rules', raymond);
    expect([code, err]).toEqual([
      1,
      `error: ${raymond}: ruleset: "raymond" is not "musket"; take house rules of the ruleset that is played\n`,
    ]);
  });

  it('when they are of a version that nobody knows', async () => {
    const { code, err } = await littlewars('diff', 'print', file({ version: 2 }));
    expect(code).toBe(1);
    expect(err).toMatch(/: version: 2 is no version of house rules that is known here; write house rules of version 1/);
  });

  it.each([
    ['small-arms-fire', { near: { 'muskets-range-cm': { from: 1, to: 9 } } }, /muskets-range-cm: nothing holds 10-12;/],
    [
      'small-arms-fire',
      { near: { 'muskets-range-cm': { from: 1, to: 15 } } },
      /mid.muskets-range-cm: 13-15 is also held/,
    ],
    [
      'post-melee-morale',
      { 'no-effect': { '51-60': { from: 1, to: 7 } } },
      /back.51-60: 6-7 is also held by no-effect/,
    ],
    ['post-melee-morale', { rout: { '51-60': { from: 20, to: null } } }, /morale.51-60: nothing holds 12-19;/],
  ])('when ranges of %s no longer divide their line: %j', async (chart, cells, said) => {
    const { code, err } = await littlewars('diff', 'print', file({ cells: { [`cady/musket/${chart}`]: cells } }));
    expect([code, err]).toEqual([1, expect.stringMatching(said)]);
  });

  it.each([
    ['missiles/die-sides', 4, 10],
    ['engines/die-sides', 1, 6],
  ])('when a die lacks the faces that count: %s %i', async (name, sides, least) => {
    const numbers = { [`cady/ancient-medieval/${name}`]: sides };
    const { code, err } = await littlewars('diff', 'print', file({ ruleset: 'ancient-medieval', numbers }));
    expect(code).toBe(1);
    expect(err).toContain(`${name}: ${sides} is too little to play with; write ${least} or more`);
  });

  it('but not when their neighbours are changed with them', async () => {
    const cells = {
      near: { 'muskets-range-cm': { from: 1, to: 15 } },
      mid: { 'muskets-range-cm': { from: 16, to: 21 } },
    };
    const { code } = await littlewars('diff', 'print', file({ cells: { 'cady/musket/small-arms-fire': cells } }));
    expect(code).toBe(0);
  });

  it('when one asks for the book and another for the card, whichever comes first', async () => {
    const card = file({ edition: 'card' });
    const book = file({ edition: 'book' });
    for (const rules of [
      ['--edition', 'book', '--rules', card],
      ['--edition', 'card', '--rules', book],
      ['--rules', book, '--rules', card],
    ]) {
      const { code, err } = await littlewars('battle', ashford, '--json', '--turns', '1', ...rules);
      expect([code, err]).toEqual([1, expect.stringMatching(/edition: another set plays the edition "(book|card)"/)]);
    }
  });
});

describe('what house rules and editions come to', () => {
  it('is said where a battle is introduced and told again, and nothing is said of the print', async () => {
    const kept = record();
    const battle = ['battle', ashford, '--turns', '1', '--force', '--record', kept];
    const told = await littlewars(...battle, '--edition', 'card', '--rules', sighting());
    expect(told.out).toContain('\n\nRules in force: the card; Club rules\n');
    expect((await littlewars('replay', kept, '--tell')).out).toContain('\n\nRules in force: the card; Club rules\n');
    expect((await littlewars(...battle)).out).not.toContain('Rules in force');
  });

  it('stands under the pictures of a battle', async () => {
    const to = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'battle.svg');
    const battle = ['battle', ashford, '--turns', '1', '--quiet', '--force', '--svg', to];
    await littlewars(...battle, '--edition', 'card', '--rules', sighting());
    const words = readFileSync(to, 'utf8')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(words).toContain('After turn 1. Rules in force: the card; Club rules');
    await littlewars(...battle);
    expect(readFileSync(to, 'utf8')).not.toContain('Rules in force');
  });

  it('stands in the lists of numbers and rulings, with who says so', async () => {
    const numbers = await littlewars('numbers', '--rules', club);
    expect(numbers.out).toMatch(/^cady\/musket\/sighting\/normal +90 ⇒ 100 \(Club rules\) +cady-book 2335$/m);
    const listed = JSON.parse((await littlewars('numbers', 'musket', '--rules', club, '--json')).out);
    const taken = listed.filter((each: object) => 'taken' in each);
    expect(taken).toMatchObject([
      { id: 'cady/musket/sighting/normal', value: 90, taken: { value: 100, by: 'Club rules' } },
    ]);
    const rulings = await littlewars('rulings', 'musket', '--rules', club);
    expect(rulings.out).toMatch(/\n {2}\* hills-section: 6 .*\n {2}⇒ hidden-troops-section: 5 .* ⇐ Club rules\n/);
    const card = JSON.parse((await littlewars('rulings', '--edition', 'card', '--json')).out);
    expect(card.find((each: { id: string }) => each.id === 'cady/ruling/lancer-pistols').taken).toEqual({
      reading: 'card',
      by: 'the card',
    });
  });

  it('is told of either side of a difference', async () => {
    const own = file({ title: 'Ours', numbers: { 'cady/musket/sighting/normal': 110 } });
    const { out } = await littlewars('diff', club, own);
    expect(out).toMatch(/sighting\/normal\n {2}from +100 \(Club rules\)\n {2}to +110 \(Ours\)\n/);
    expect(out).toMatch(/grenadiers\/melee\n {2}from +9 \(Club rules\)\n {2}to +6\n/);
    const cells = { 'raymond/artillery-dice': { 'light-guns': { close: 2 } } };
    const guns = await littlewars('diff', 'print', file({ ruleset: 'raymond', title: 'Guns', cells }));
    expect(guns.out).toMatch(/\n {2}from +null ⇒ 1 \(raymond\/ruling\/lost-artillery-dice\)\n {2}to +2 \(Guns\)\n/);
  });
});

it('faces may be written in any order', async () => {
  const shot = fileWith('{ "weapon": "muskets", "distance": 30, "cover": "fence" }');
  const odds = async (faces: readonly number[]) => {
    const rules = file({ cells: { 'cady/musket/small-arms-fire': { far: { 'muskets-odds': faces } } } });
    return (await littlewars('resolve', 'musket/small-arms-odds', shot, '--rules', rules)).out;
  };
  expect(await odds([6, 4])).toBe(await odds([4, 6]));
  expect(await odds([6, 4])).toContain('faces 6,');
});

it('the name of no edition is told from that of a file', async () => {
  const { code, err } = await littlewars('diff', 'print', 'pocket', '--ruleset', 'musket');
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^error: pocket: .*one of print, book, card; a file is named/),
  ]);
});

it('rulings of a period are those that it is played by', async () => {
  const ids = async (...of: string[]): Promise<string[]> =>
    JSON.parse((await littlewars('rulings', ...of, '--json')).out).map((each: { id: string }) => each.id);
  expect(await ids('musket')).toEqual(expect.arrayContaining(['cady/ruling/hill-edge-sight', 'cady/ruling/crew-6-pd']));
  expect(await ids('raymond')).not.toContain('cady/ruling/hill-edge-sight');
  expect(new Set(await ids()).size).toBe((await ids()).length);
  const named = Object.keys(JSON.parse(readFileSync(club, 'utf8')).rulings);
  expect(await ids('musket')).toEqual(expect.arrayContaining(named));
});

it('a unit that fired and was destroyed in the same turn is no fault of the picture', async () => {
  const svg = join(mkdtempSync(join(tmpdir(), 'littlewars-')), '%d.svg');
  const reach = { far: { 'muskets-range-cm': { from: 22, to: 45 }, 'muskets-odds': [2, 4, 6, 8, 10] } };
  const rules = file({ cells: { 'cady/musket/small-arms-fire': reach } });
  for (const seed of ['1', '2', '3', '4']) {
    const { code, err } = await littlewars(
      'battle',
      ashford,
      '--json',
      '--force',
      '--seed',
      seed,
      '--svg',
      svg,
      '--rules',
      rules,
    );
    expect([code, err]).toEqual([0, '']);
  }
});

it('double-time that is not twice the move is told as what it is', async () => {
  const cells = { 'raymond/movement-allowances': { 'pike-and-musket': { 'double-time': 10 } } };
  const kept = record();
  const naseby = ['battle', 'examples/scenarios/naseby-1645.json', '--turns', '1', '--force', '--record', kept];
  const told = await littlewars(...naseby, '--rules', file({ ruleset: 'raymond', cells }));
  expect(told.out).toMatch(/Foot moves 5" of 10" at double-time/);
  expect((await littlewars(...naseby)).out).toMatch(/Foot moves .* of 8" at double-time/);
});
