import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { smallBattle } from '../raymond/small-battle.js';
import { fileWith, littlewars, started, typing } from './command.js';
import { changed } from './musket-scenario.js';

const folder = () => mkdtempSync(join(tmpdir(), 'littlewars-'));

/** Both games, short. */
const musket = () =>
  fileWith(
    changed(draft => {
      draft.victory = [{ kind: 'turn-limit', turns: 3, decidedBy: 'points-destroyed' }];
    }),
  );
const raymond = () =>
  fileWith({ ...smallBattle(), victory: [{ kind: 'turn-limit', turns: 3, decidedBy: 'stands-left' }] });
const games = [
  ['musket', musket],
  ['raymond', raymond],
] as const;

/** Somebody who types the same line for ever. */
function* always(line: string): Iterable<string> {
  for (let i = 0; i < 2000; i++) yield line;
}

/** A game as blue from a scenario file, its record in a folder of its own. */
async function played(scenario: string, lines: Iterable<string>, ...more: readonly string[]) {
  const record = join(folder(), 'game.json');
  const seed = more.includes('--seed') ? [] : ['--seed', '1'];
  const ran = await typing(lines, 'play', scenario, '--side', 'blue', '--record', record, ...seed, ...more);
  return { ...ran, record };
}

/** What is left of a record: the end of the battle, or how far it went. */
const checksums = (record: string): string[] => JSON.parse(readFileSync(record, 'utf8')).checksums;

describe.each(games)('a game of %s', (_, scenario) => {
  it('is played to its end by the first choice of everything, and its record plays back', async () => {
    const { code, out, err, record } = await played(scenario(), always('1'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\nblue> 1\n/);
    expect(out).toMatch(/after 3 turns: .*\n\nunit/);
    expect(out).toContain(`Play it back: littlewars replay ${record}`);
    const replayed = await littlewars('replay', record);
    expect([replayed.code, replayed.out.includes('plays back to the same checksums')]).toEqual([0, true]);
  });

  it('left to the bot, is the battle of two bots', async () => {
    const file = scenario();
    const { code, record } = await played(file, always('bot'), '--seed', '7');
    const battle = JSON.parse((await littlewars('battle', file, '--seed', '7', '--json')).out);
    expect([code, checksums(record).at(-1)]).toEqual([0, battle.checksum]);
  });

  it('whatever is typed wrongly is told off, asked again, and changes nothing', async () => {
    const file = scenario();
    const nonsense = [
      '0',
      '99999',
      '-1',
      '1.5',
      'nonsense',
      ': ; , :',
      'x'.repeat(3000),
      '"\u001b[2J"',
      'record',
      'draw x.txt',
      '__proto__',
    ];
    function* stumbling(): Iterable<string> {
      for (let i = 0; i < 2000; i++) {
        if (i < 3) yield* nonsense;
        yield 'bot';
      }
    }
    const { code, out, err, record } = await played(file, stumbling());
    const plain = await played(file, always('bot'));
    expect([code, err, checksums(record)]).toEqual([0, '', checksums(plain.record)]);
    expect(out).toContain('error: there is no choice 99999; give a number from 1 to');
    expect(out).toContain('error: more than 2000 characters; write less');
    expect(out).not.toMatch(/undefined|\[object|^\s+at /m);
  });

  it('look shows the table, help how to answer, odds what the odds rest on', async () => {
    const { code, out } = await played(scenario(), ['look', 'help', '?', 'odds', '', 'quit']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\+-+\+$/m);
    expect(out).toMatch(/ \(you\)/);
    for (const part of ['nearest enemy', 'Answer with the number of a choice', 'At any time:', 'undo']) {
      expect(out).toContain(part);
    }
  });

  it('is saved when there is nothing more to read, and goes on from its record', async () => {
    const file = scenario();
    const begun = await played(file, ['1', '1']);
    expect([
      begun.code,
      begun.out.includes(`Go on with it: littlewars play --side blue --resume ${begun.record}`),
    ]).toEqual([0, true]);
    const half = checksums(begun.record);
    expect(half.length).toBeLessThan(4);
    // From the record alone, and with the scenario that it was played with.
    for (const args of [[], [file]]) {
      const copy = join(folder(), 'copy.json');
      writeFileSync(copy, readFileSync(begun.record));
      const { code, out } = await typing(always('1'), 'play', ...args, '--side', 'blue', '--resume', copy);
      expect([code, out.includes('after 3 turns')]).toEqual([0, true]);
      expect(checksums(copy).slice(0, half.length)).toEqual(half);
      expect((await littlewars('replay', copy)).code).toBe(0);
    }
  });

  it('goes up to the question before, and from the first nowhere', async () => {
    const { out } = await played(scenario(), ['up', 'quit']);
    expect(out).toContain('This is the first question of this decision');
  });

  it('record and draw write what they are told to, and nothing over another file', async () => {
    const here = folder();
    const [copy, picture, other] = ['a.json', 'b.svg', 'c.json'].map(name => join(here, name));
    writeFileSync(other!, 'kept');
    const { out } = await played(scenario(), [
      '1',
      `record ${copy}`,
      `draw ${picture}`,
      `record ${other}`,
      'record',
      'quit',
    ]);
    expect(out).toContain(`Saved: ${copy}`);
    expect((await littlewars('replay', copy!)).code).toBe(0);
    expect(readFileSync(picture!, 'utf8')).toMatch(/^<svg /);
    expect([readFileSync(other!, 'utf8'), out.includes('there is such a file already')]).toEqual(['kept', true]);
    expect(out).toContain('the name of the file is missing');
  });
});

describe('undo', () => {
  it('takes movements back one by one, as long as no die was rolled since', async () => {
    const moves = ['1', 'blue-clubmen: stay', 'blue-horse: M 4', 'undo', 'undo', 'undo', 'quit'];
    const { out, record } = await played(raymond(), moves);
    const asks = out
      .split('Who moves?')
      .slice(1)
      .map(ask => ask.split('\nblue> ')[0] ?? '');
    // Asked at first, after each move, and after each of them was taken back.
    expect(asks.map(ask => ['blue-clubmen', 'blue-horse'].filter(unit => ask.includes(` ${unit}`)))).toEqual([
      ['blue-clubmen', 'blue-horse'],
      ['blue-horse'],
      [],
      ['blue-horse'],
      ['blue-clubmen', 'blue-horse'],
    ]);
    expect(out.match(/Your last answer is taken back\./g)).toHaveLength(2);
    expect(out).toContain('cannot be undone, because a die was rolled since');
    expect(JSON.parse(readFileSync(record, 'utf8')).answers.map(({ id }: { id: string }) => id)).not.toContain(
      'move:blue:1',
    );
  });

  it('says why what was opened cannot be undone', async () => {
    const { code, out } = await played(musket(), ['1', 'undo', 'quit']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /the last answer of blue cannot be undone, because (a die was rolled|something hidden was revealed) since/,
    );
    const none = await played(musket(), ['undo', 'quit']);
    expect(none.out).toContain('blue has answered nothing yet');
  });
});

describe('wrong usage and bad files', () => {
  let scenario = '';
  beforeAll(() => {
    scenario = musket();
  });

  test.each<[string, () => readonly string[], string]>([
    ['no side', () => [scenario], '--side'],
    ['no such side', () => [scenario, '--side', 'bleu'], 'did you mean blue?'],
    ['no scenario', () => ['--side', 'blue'], "missing required argument 'scenario'"],
    ['no such bot', () => [scenario, '--side', 'blue', '--bot', 'hal'], 'unknown commander "hal"'],
    ['a seed for a game begun', () => ['--side', 'blue', '--seed', '2', '--resume', scenario], 'cannot be used with'],
    ['over its scenario', () => [scenario, '--side', 'blue', '--record', scenario], 'would overwrite the scenario'],
  ])('%s', async (_, args, problem) => {
    const { code, out, err } = await typing(always('1'), 'play', ...args());
    expect([code, out.includes('blue>')]).toEqual([2, false]);
    expect(err).toContain(problem);
  });

  it('a record of another scenario, or one that was tampered with, is not gone on with', async () => {
    const { record } = await played(scenario, ['1']);
    const other = fileWith(
      changed(draft => {
        draft.name = 'Elsewhere';
      }),
    );
    const elsewhere = await typing([], 'play', other, '--side', 'blue', '--resume', record);
    expect([elsewhere.code, elsewhere.err.includes('it was not played with the scenario in')]).toEqual([1, true]);
    writeFileSync(record, readFileSync(record, 'utf8').replace('"seed": 1', '"seed": 2'));
    const tampered = await typing([], 'play', '--side', 'blue', '--resume', record);
    expect([tampered.code, tampered.err.includes('turn 0')]).toEqual([1, true]);
  });

  it('does not begin a game that it could not keep', async () => {
    const { code, err } = await typing(
      [],
      'play',
      scenario,
      '--side',
      'blue',
      '--record',
      join(folder(), 'no', 'a.json'),
    );
    expect([code, err.includes('its folder does not exist')]).toEqual([1, true]);
  });
});

describe('as a program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('%s saves the game and ends it in good order', async signal => {
    const record = join(folder(), 'game.json');
    const args = ['play', musket(), '--side', 'blue', '--record', record];
    const child = started(args);
    let out = '';
    // The orders are given, and then the game is left in the middle of a decision.
    child.stdout.on('data', text => {
      const before = out;
      out += text;
      const sees = (question: string) => out.includes(question) && !before.includes(question);
      if (sees('7  Blue Light Battalion')) child.stdin.write('1\n');
      if (sees('how far?')) child.kill(signal);
    });
    const code = await new Promise(done => child.on('close', done));
    expect([code, existsSync(record), out.includes('Go on with it:')]).toEqual([0, true, true]);
    expect((await littlewars('replay', record)).code).toBe(0);
  });
});

it('an order that was written down stays written, whoever goes up; units are called by name or id', async () => {
  const lines = [
    '1st hussars',
    '3',
    'up',
    '2nd Foot: H, F E; BLUE-1: ADV 10 cm',
    'up',
    'blue-light',
    'up',
    'nobody: H',
    'done',
    'quit',
  ];
  const { out } = await played(musket(), lines);
  const [, orders = ''] = /orders:\n((?: .*\n)+)/.exec(out) ?? [];
  expect(orders).toMatch(/1st Hussars +H, F \d+°\n/);
  expect(orders).toMatch(/1st Foot +ADV 10 cm\n/);
  expect(orders).toMatch(/2nd Foot +H, F E\n/);
  expect(out.match(/This is the first question/g)).toHaveLength(2);
  expect(out).toContain('there is no "nobody" to be ordered about');
});
