import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ancientMedievalTroopTypes } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { printOrder, readOrder } from '../../src/rulesets/cady/common/index.js';
import { troopTypes } from '../../src/rulesets/cady/musket/index.js';
import { answerNotations, raymondRules, unitTypes } from '../../src/rulesets/raymond/index.js';
import { troopTypes as troopTypesOfWrg } from '../../src/rulesets/wrg/index.js';
import { fileWith, littlewars, typing } from './command.js';

const page = (name: string) => readFileSync(`docs/${name}.md`, 'utf8');
const scenarios = page('scenarios');
const orders = page('orders');
const command = page('command');
const records = page('records');
const houseRules = page('house-rules');

/** The code blocks of a page in one language. */
const blocks = (text: string, language: string) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, block]) => (of === language ? [block ?? ''] : []));

/** The rows of the table under a heading, the code in their cells. */
function table(text: string, ...heading: readonly string[]): string[][] {
  const from = text.indexOf(`| ${heading.join(' | ')} |`);
  const [lines = ''] = text.slice(from).split('\n\n');
  return lines
    .split('\n')
    .slice(2)
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
}

describe('docs/architecture.md', () => {
  const walks = page('architecture')
    .split('**From an answer to ')
    .slice(1)
    .map(walk => [...walk.split('\n\n')[1]!.matchAll(/^\d+\. `([\w/-]+\.ts)`/gm)].map(([, path]) => path ?? ''));

  test.each([
    ['a volley', walks[0], 8],
    ['a charge', walks[1], 15],
  ])('walks from an answer to %s over files that are there, and not too many', (_, files = [], most) => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most);
    for (const path of files) expect(existsSync(`src/${path}`), path).toBe(true);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('docs/scenarios.md', () => {
  test.each([
    [0, 'A skirmish'],
    [1, 'A raid'],
    [2, 'A meeting of two regiments'],
    [3, 'An outpost'],
    [4, 'A meeting at the mill'],
  ])('smallest scenario %i can be played: %s', async (nth, name) => {
    const smallest = blocks(scenarios, 'json')[nth] ?? '';
    const { code, out, err } = await littlewars('battle', fileWith(smallest), '--json');
    expect([code, err]).toEqual([0, '']);
    const { scenario, turns } = JSON.parse(out);
    expect([scenario, turns >= 1 && turns <= 6]).toEqual([name, true]);
  });

  test.each([
    ['musket', troopTypes],
    ['ancient-medieval', ancientMedievalTroopTypes],
    ['raymond', unitTypes],
    ['wrg', troopTypesOfWrg],
    ['skirmish', []],
  ])('names every key of a scenario of %s, every kind and every troop type', (ruleset, types) => {
    const schema = readFileSync(`schemas/${ruleset}.json`, 'utf8');
    const names = new Set<string>(types);
    JSON.parse(schema, (key, value) => {
      if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
      if (key === 'enum' || key === 'const') for (const word of [value].flat()) names.add(word);
      return value;
    });
    expect([...names].filter(name => !scenarios.includes(`\`${name}\``) && !scenarios.includes(`"${name}"`))).toEqual(
      [],
    );
  });
});

describe('docs/orders.md', () => {
  const plain = (cell: string) => cell.replaceAll('`', '');

  test('every part can be written', () => {
    const parts = table(orders, 'part', 'means').map(([part = '']) => plain(part));
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) expect(readOrder(part)).toHaveProperty('order');
  });

  test.each(table(orders, 'written', 'read as'))('%s is read as %s', (written, read) => {
    const order = readOrder(plain(written!));
    expect('order' in order && printOrder(order.order)).toBe(plain(read!));
  });

  test.each(table(orders, 'refused', 'because'))('%s is refused: %s', (refused, because) => {
    const order = readOrder(plain(refused!));
    expect('violations' in order && order.violations.map(({ problem }) => problem).join()).toContain(because);
  });
});

test('the file that docs/house-rules.md shows is the one that lies ready', () => {
  const [shown = ''] = blocks(houseRules, 'json');
  expect(shown).toBe(readFileSync('examples/house-rules/club-musket.json', 'utf8'));
});

test('docs/records.md names every key of a record', () => {
  const keys = Object.keys(JSON.parse(readFileSync('schemas/record.json', 'utf8')).properties);
  for (const key of keys) expect(records).toContain(`\`${key}\``);
});

describe('docs/command.md and docs/house-rules.md', () => {
  const home = process.cwd();
  const stranger = mkdtempSync(join(tmpdir(), 'littlewars-'));

  beforeAll(() => {
    cpSync('examples', join(stranger, 'examples'), { recursive: true });
    process.chdir(stranger);
  });
  afterAll(() => process.chdir(home));

  const examples = [...blocks(command, 'console'), ...blocks(houseRules, 'console')].flatMap(block =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map(example => {
        const [line = '', ...printed] = example.trimEnd().split('\n');
        return [line, printed] as const;
      }),
  );

  test.each(examples)('%s', async (line, printed) => {
    const echo = /^echo '(.*)' > (.*)$/.exec(line);
    if (echo !== null) return writeFileSync(echo[2]!, echo[1]!);
    const lines = /^printf '(.*)' > (.*)$/.exec(line);
    if (lines !== null) return writeFileSync(lines[2]!, lines[1]!.replaceAll('\\n', '\n'));
    const [words = '', input] = line.split(' < ');
    const args = words.split(' ').slice(1);
    const { out, err } =
      input === undefined ? await littlewars(...args) : await typing(readFileSync(input, 'utf8').split('\n'), ...args);
    expect(`${out}${err}`).toMatch(pattern(printed));
  });

  /** What must be printed: `…` on a line of its own stands for any lines, within a line for anything. */
  function pattern(lines: readonly string[]): RegExp {
    const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const parts = lines.map(line => (line === '…' ? '(?:.*\\n)*?' : `${line.split('…').map(escaped).join('.*')}\\n`));
    return new RegExp(`^${parts.join('')}$`);
  }

  test.each(table(command, 'question', 'for example'))(
    '%s: every answer that it gives can be typed',
    (question, examples) => {
      const kinds: Readonly<Record<string, keyof typeof answerNotations>> = {
        fire: 'fire',
        'who joins in': 'join-in',
        'which stands attack whom (counted from 1)': 'attack',
        'throw again': 'rethrow',
        'which stands are lost': 'losses',
        'stay in contact': 'withdraw',
        move: 'move',
        intercept: 'intercept',
        'stand or recoil': 'recoil',
        'break-through': 'break-through',
        retreat: 'retreat',
      };
      // biome-ignore lint/suspicious/noExplicitAny: the notations of all kinds at once.
      const notation: any = answerNotations[kinds[question!]!];
      const typed = [...examples!.matchAll(/`([^`]+)`/g)].map(([, answer]) => answer);
      expect(typed.length).toBeGreaterThan(0);
      for (const answer of typed)
        expect(notation.read(answer, { targets: [] }, { rules: raymondRules() })).toHaveProperty('answer');
    },
  );

  test('has an example of every command', async () => {
    const { out } = await littlewars('--help');
    const named = [...out.matchAll(/^ {2}(\w+)(?: \[| {2,})/gm)].flatMap(([, name]) =>
      name === 'help' ? [] : (name ?? []),
    );
    expect(named.length).toBeGreaterThan(9);
    for (const name of named) expect(examples.some(([line]) => line.startsWith(`littlewars ${name}`))).toBe(true);
  });
});
