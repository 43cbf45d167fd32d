import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playOut, startBattle } from '../../src/battle/index.js';
import { throwText } from '../../src/cli/table-throws.js';
import { rolled, type Throw } from '../../src/dice/index.js';
import { musket, takeAndHold } from '../../src/rulesets/cady/musket/index.js';
import { fileWith, littlewars, typing } from './command.js';
import { changed } from './musket-scenario.js';

const short = changed(draft => {
  draft.victory = [{ kind: 'turn-limit', turns: 4, decidedBy: 'points-destroyed' }];
});

/** What two people would type whose dice fall as those of seed 7, throw by throw, with the bots of the command. */
function typedThrows(): string[] {
  const dice = rolled(7);
  const lines: string[] = [];
  const start = startBattle(musket, short, { seed: 7, thrown: [] });
  const sides = musket.sides(start.scenario);
  const throws = ({ ask, dice: number, sides: faces }: Throw) => {
    const shown = Array.from({ length: number }, () => (ask === 'pick' ? dice.pick(faces) : dice.roll(faces)));
    lines.push(shown.join(' '));
    return shown;
  };
  playOut(musket, start, Object.fromEntries(sides.map((side, i) => [side, takeAndHold(2 * 7 + i)])), { throws });
  return lines;
}

describe('battle --dice', () => {
  it('asks for every throw of the table, and comes out as the seed whose dice fell so', async () => {
    const file = fileWith(short);
    const record = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'dice.json');
    const seeded = JSON.parse((await littlewars('battle', file, '--seed', '7', '--json')).out);
    const { code, out, err } = await typing(typedThrows(), 'battle', file, '--seed', '7', '--dice', '--record', record);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Turn \d, Artillery fire: /);
    expect(out).toContain(seeded.checksum);
    expect(JSON.parse(readFileSync(record, 'utf8')).thrown.length).toBeGreaterThan(3);
    const replayed = await littlewars('replay', record);
    expect([replayed.code, replayed.out.includes('plays back to the same checksums')]).toEqual([0, true]);
  });

  it('tells off what no die shows, stops when nobody tells a throw, and is gone on with', async () => {
    const file = fileWith(short);
    const record = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'dice.json');
    const wrong = ['six', '99', '1 1 1 1 1 1 1'];
    const { code, out, err } = await typing([...wrong, '1'], 'battle', file, '--dice', '--record', record);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('"six" is no number; type what the dice show, or "quit"');
    expect(out).toContain('no die of this throw shows 99');
    expect(out).toContain('tell what each of the 1 showed');
    expect(out).toMatch(/Stopped at a throw\. Turn \d, /);
    const on = await typing(['quit'], 'play', '--side', 'blue', '--resume', record);
    expect([on.code, /Turn \d, /.test(on.out)]).toEqual([0, true]);
  });

  it('is not for machines, nor for a game that began with other dice', async () => {
    const file = fileWith(short);
    expect((await littlewars('battle', file, '--dice', '--json')).code).not.toBe(0);
    expect((await littlewars('play', file, '--side', 'blue', '--dice', '--resume', 'x.json')).code).not.toBe(0);
  });
});

describe('play --dice', () => {
  it('asks for decisions and throws in turn', async () => {
    const record = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'played.json');
    const lines = Array.from({ length: 60 }, (_, at) => (at < 4 ? 'bot' : '1'));
    const { code, out, err } = await typing(
      lines,
      'play',
      fileWith(short),
      '--side',
      'blue',
      '--dice',
      '--record',
      record,
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\nblue> bot\n/);
    expect(out).toMatch(/\ndice> 1\n/);
  });
});

describe('a throw in words', () => {
  const at = { turn: 3, phaseId: 'melee' };
  const words = (asked: Throw) => throwText(musket, at, asked);

  it('says what to throw, what counts, and how it is typed', () => {
    expect(words({ ask: 'count', dice: 12, sides: 12, faces: [10, 11, 12] })).toBe(
      'Turn 3, Melee: throw 12 dice of 12 sides (10, 11, 12 count); type what each shows, such as 2 4 6 ….',
    );
    expect(words({ ask: 'sum', dice: 3, sides: 6 })).toContain('throw 3 dice of 6 sides (they are added up)');
    expect(words({ ask: 'roll', dice: 1, sides: 6 })).toContain('throw a die of 6 sides; type what it shows');
    expect(words({ ask: 'pick', dice: 1, sides: 4 })).toContain('draw one of 4 at even chances; type 0 to 3.');
    expect(words({ ask: 'marked', dice: 1, sides: 6, marks: [2, 3, 3, 4, 4, 5] })).toContain('marked 2, 3, 3, 4, 4, 5');
  });
});
