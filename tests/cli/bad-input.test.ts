import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileWith, littlewars } from './command.js';
import { changed, type Draft, scenarioPath } from './musket-scenario.js';

/** Everything the command says about a scenario file that is at fault. */
async function faultsOf(content: unknown): Promise<string[]> {
  const file = fileWith(content);
  const { code, out, err } = await littlewars('battle', file);
  expect([code, out]).toEqual([1, '']);
  expect(err).not.toMatch(/^\s+at /m);
  expect(readdirSync(dirname(file))).toEqual(['input.json']);
  const lines = err.trimEnd().split('\n');
  for (const line of lines) expect(line.startsWith(`error: ${file}: `) || line.startsWith('error: and ')).toBe(true);
  return lines.map(line => line.replace(`error: ${file}: `, ''));
}

const faults = (change: (draft: Draft) => void) => faultsOf(changed(change));
const written = readFileSync(scenarioPath, 'utf8');

describe('a scenario at fault', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    [
      'an unknown troop type',
      s => (s.sides.blue.units[1].type = 'light-husars'),
      'sides.blue.units[1].type: there is no troop type "light-husars"; did you mean "light-hussars"?',
    ],
    [
      'a mistyped key',
      s => {
        s.sides.red.units[2].figurs = 3;
      },
      'sides.red.units[2].figurs: there is no key "figurs" here; did you mean "figures"?',
    ],
    [
      'a wrong field of a hill',
      s => (s.table.features[0].level = 'high'),
      'table.features[0].level: this is a text; give a number',
    ],
    [
      'a missing field of a hill',
      s => delete s.table.features[0].outline,
      'table.features[0].outline: this is missing; give a list',
    ],
    [
      'a corner that is no point',
      s => (s.table.features[0].outline[1] = [1, 'x']),
      'table.features[0].outline[1][1]: this is a text; give a number',
    ],
    [
      'a kind of terrain nobody knows',
      s => (s.table.features[0].kind = 'hil'),
      'table.features[0].kind: this is not a value that is known here; choose one of "hill", "wood", "rough", "marsh", "building", "ridge", "river", "creek", "road", "ford", "bridge", "fence", "wall", "rampart", "gate"',
    ],
    [
      'a word that is missing',
      s => delete s.table.features[0].kind,
      'table.features[0].kind: this is missing; choose one of "hill", "wood", "rough", "marsh", "building", "ridge", "river", "creek", "road", "ford", "bridge", "fence", "wall", "rampart", "gate"',
    ],
    [
      'a text for a list of few entries',
      s => (s.sides.red.units[0].at = 'five'),
      'sides.red.units[0].at: this is a text; give a list',
    ],
    ['an empty list for a text', s => (s.name = []), 'name: this is a list; give a text'],
    ['a wrong type', s => (s.points = '500'), 'points: this is a text; give a number'],
    ['a list for a number', s => (s.points = []), 'points: this is a list; give a number'],
    ['null', s => (s.table = null), 'table: this is null; give an object with named values'],
    ['a fraction', s => (s.points = 1.5), 'points: this is not a whole number; give a whole number'],
    ['something missing', s => delete s.sides.red.name, 'sides.red.name: this is missing; give a text'],
    ['a huge number', s => (s.points = 1e308), 'points: the number is too large; give at most 100000'],
    [
      'a number beyond all integers',
      s => (s.sides.red.units[0].figures = 1e20),
      'sides.red.units[0].figures: the number is too large; give at most 1000',
    ],
    ['an empty name', s => (s.name = ''), 'name: the text is too short; give at least 1 character'],
    ['a long name', s => (s.name = 'x'.repeat(1e6)), 'name: the text is too long; give at most 80 characters'],
    [
      'too few corners',
      s => (s.table.features[0].outline = []),
      'table.features[0].outline: there are too few entries; give at least 3',
    ],
    [
      'a direction nobody knows',
      s => (s.sides.red.units[2].facing = true),
      'sides.red.units[2].facing: this is no direction; give a compass point such as "NNE", or degrees clockwise from north, from 0 to below 360',
    ],
    [
      'another level of the rules',
      s => (s.level = 'full'),
      'level: there is no level "full"; choose one of basic, intermediate, advanced',
    ],
    [
      'a name that hides something',
      s => (s.name = 'red\u001b[2J'),
      'name: the text holds characters that cannot be seen; leave out control characters',
    ],
    [
      'a key that hides something',
      s => {
        s['\u001b[2J'] = 1;
      },
      '\\u001b[2J: there is no key "\\u001b[2J" here; leave it out; the keys here are $schema, ruleset, name, level, notes, points, table, shells, houses, water, objectives, sides, agreed, turn, optional, events, victory',
    ],
    [
      'constructor as an id',
      s => (s.sides.blue.units[0].id = 'constructor'),
      'sides.blue.units[0].id: this name is reserved; choose another one',
    ],
    [
      'constructor as a side',
      s => {
        s.sides = { blue: s.sides.blue, constructor: s.sides.red };
      },
      'sides.constructor: this name is reserved; choose another one',
    ],
  ])('%s', async (_, change, message) => {
    expect(await faults(change)).toEqual([message]);
  });

  test('all faults are told at once', async () => {
    const told = await faults(s => {
      s.points = -1;
      s.sides.blue.units[0].at = [1];
      s.table.features[3].width = 2;
      s.victory = [];
    });
    expect(told.map(line => line.split(': ')[0])).toEqual([
      'points',
      'table.features[3].width',
      'sides.blue.units[0].at',
      'victory',
    ]);
  });

  test('thousands of faults are not all told', async () => {
    const told = await faults(s => (s.table.features = Array(150).fill({ kind: 'hill', x: 1 })));
    expect(told).toHaveLength(41);
    expect(told.at(-1)).toMatch(/^error: and \d+ more$/);
  });

  test.each<[string, (draft: Draft) => void, RegExp]>([
    ['too many points', s => (s.points = 100), /^sides\.blue: the army costs 400 .*\[cady\/musket\/setup\/buy-army\]$/],
    [
      'a unit off the table',
      s => (s.sides.blue.units[1].at = [0, 0]),
      /"blue-horse" stands partly off the table; .*\[cady\/common\/sequence\/step-2-place\]$/,
    ],
    [
      'units on one another',
      s => (s.sides.blue.units[2].at = s.sides.blue.units[3].at),
      /"blue-1" and "blue-2" stand on the same ground; move one of them \[cady\/common\/sequence\/step-2-place\]$/,
    ],
    [
      'too many figures',
      s => (s.sides.red.units[3].figures = 40),
      /^sides\.red\.units\[3\]\.figures: a unit cannot have 40 figures; .*\[cady\/common\/unit\/max-size-36\]$/,
    ],
    [
      'an order that cannot be read',
      s => (s.sides.red.units[1].order = 'fly N'),
      /^sides\.red\.units\[1\]\.order: "fly N" cannot be read; write .*\[cady\/common\/orders\/must-be-specific\]$/,
    ],
    [
      'an order that depends on something',
      s => (s.sides.red.units[1].order = 'N full if they come'),
      /^sides\.red\.units\[1\]\.order: "if" .*\[cady\/common\/orders\/no-conditional\]$/,
    ],
    [
      'a formation nobody knows',
      s => (s.sides.red.units[2].formation = 'Col 99'),
      /^sides\.red\.units\[2\]\.formation: "Col 99" .*\[cady\//,
    ],
  ])('against the rules, with the clause: %s', async (_, change, message) => {
    const told = await faults(change);
    expect(told.filter(line => message.test(line))).toHaveLength(1);
  });

  test.each([
    ['an empty file', '', 'line 1, column 1: the file is empty; write JSON into it'],
    [
      'no JSON',
      '{ "ruleset": musket }',
      'line 1, column 14 (ruleset): not JSON: expected a value, found "musket"; mend it there',
    ],
    ['half a file', written.slice(0, 700), /^line 14, column \d+ \(.*\): not JSON: /],
    [
      'a comma too many',
      '{ "a": [1,\n 2,] }',
      'line 2, column 4 (a[2]): not JSON: expected a value, found "]"; mend it there',
    ],
    [
      'NUL bytes',
      '{"a": 1\0}',
      'line 1, column 8 (a): not JSON: expected a comma or }, found "\\u0000"; mend it there',
    ],
    ['junk', 'junk '.repeat(1e6), 'line 1, column 1: not JSON: expected a value, found "junk"; mend it there'],
    [
      '100 000 brackets',
      '['.repeat(1e5),
      /^line 1, column 101 \((\[0\]){12}…\): nested more than 100 deep; flatten it$/,
    ],
    ['100 000 braces', '{"a":'.repeat(1e5), /nested more than 100 deep/],
    [
      'an infinite number',
      written.replace('"points": 500', '"points": 1e400'),
      'line 7, column 13 (points): 1e400 is larger than any number that can be held; give a smaller one',
    ],
    [
      'a side written twice',
      written.replace('"red": {', '"blue": {'),
      /^line \d+, column 5 \(sides\.blue\): this key is here twice; leave one of them out$/,
    ],
    [
      '__proto__',
      written.replace('"width"', '"__proto__": {}, "width"'),
      /\(table\.__proto__\): the key __proto__ is never allowed; leave it out$/,
    ],
    [
      'a list',
      '[]',
      'ruleset: the scenario does not say which ruleset it is for; begin it with { "ruleset": "musket", … }',
    ],
    ['null', 'null', /^ruleset: the scenario does not say/],
    [
      'another ruleset',
      '{ "ruleset": "muskt" }',
      'ruleset: there is no ruleset "muskt" that can be played; did you mean "musket"?',
    ],
    [
      'constructor for a ruleset',
      '{ "ruleset": "constructor" }',
      'ruleset: there is no ruleset "constructor" that can be played; it must be one of: ancient-medieval, musket, raymond, skirmish, wrg',
    ],
  ])('%s', async (_, content, message) => {
    const told = await faultsOf(content);
    expect(told).toHaveLength(1);
    if (typeof message === 'string') expect(told).toEqual([message]);
    else expect(told[0]).toMatch(message);
  });

  test('__proto__ and constructor at every level', async () => {
    const keys = (text: string, key: string) => text.replaceAll('"name":', `"${key}": { "polluted": 1 }, "name":`);
    const proto = await faultsOf(keys(written, '__proto__'));
    expect(proto).toHaveLength(20);
    for (const line of proto) expect(line).toContain('the key __proto__ is never allowed');
    const constructors = await faultsOf(keys(written, 'constructor'));
    for (const line of constructors.slice(0, -1)) expect(line).toContain('there is no key "constructor" here');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('a byte order mark is no fault, text that is not UTF-8 is', async () => {
    const { code } = await littlewars('battle', fileWith(`\ufeff${written}`), '--json', '--turns', '1');
    expect(code).toBe(0);
    const { writeFileSync } = await import('node:fs');
    const file = fileWith('');
    writeFileSync(file, Buffer.from(written, 'utf16le'));
    const { err } = await littlewars('battle', file);
    expect(err).toMatch(/line \d+, column \d+: not (text in UTF-8; save it as UTF-8|JSON: .*)\n$/);
    writeFileSync(file, Buffer.from([0x7b, 0xff]));
    expect((await littlewars('battle', file)).err).toBe(
      `error: ${file}: line 1, column 2: not text in UTF-8; save it as UTF-8\n`,
    );
  });

  test.each([
    ['is not there', '/no/such/file.json', 'no such file'],
    ['is a folder', 'examples', 'this is a folder, not a file'],
    ['lies in a file', `${scenarioPath}/x`, 'no such file'],
    ['has too long a name', 'x'.repeat(300), 'the path is too long'],
    ['never ends', '/dev/zero', 'longer than 64 MiB'],
  ])('a file that %s', async (_, path, problem) => {
    for (const command of ['battle', 'replay', 'verify']) {
      const { code, out, err } = await littlewars(command, path);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^error: .*; give the path of /);
      expect(err).toContain(`${path}: ${problem}`);
    }
  });
});
