import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { littlewars, typing } from './command.js';
import { scenarioPath } from './musket-scenario.js';

const naseby = 'examples/scenarios/naseby-1645.json';
const record = () => join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'game.json');
const ashford = (...lines: readonly string[]) =>
  typing([...lines, 'quit'], 'play', scenarioPath, '--seed', '1', '--side', 'blue', '--record', record());
/** What was printed after a line was typed, up to the next prompt. */
const answerTo = (out: string, line: string) => out.split(`blue> ${line}\n`)[1]?.split('\nblue> ')[0];

describe('orders', () => {
  it('that were typed stand when the bot is left the rest, or writes the others', async () => {
    for (const others of [['bot rest'], ['2', '1']]) {
      const { out } = await ashford('blue-1: H, shoot at the horse', ...others);
      expect(out).toMatch(/! .*: H, shoot at the horse: "shoot at the horse" is a note: nobody carries it out/);
      expect(out).toMatch(/orders?:\n(?: {2}.*\n)*? {2}1st Foot +H, shoot at the horse\n/);
    }
  });
});

describe('a gun', () => {
  it('is given a target in the place of degrees, and says what is in the way', async () => {
    const { out } = await ashford(
      '2',
      'blue-guns: H',
      '1',
      'solid at red-2',
      'solid at 7th Hussars',
      'solid at the moon',
    );
    expect(out).toMatch(/in its arc: 11th Line, about 60 cm to the N — the gun cannot see there for Inn; too far/);
    expect(answerTo(out, 'solid at red-2')).toMatch(/no solid at 11th Line: the gun cannot see there for Inn/);
    expect(answerTo(out, 'solid at 7th Hussars')).toMatch(/no solid at 7th Hussars: too far for solid, up to 70 cm/);
    expect(answerTo(out, 'solid at the moon')).toMatch(/"the moon" is no enemy in sight; name one of red-2/);
  });

  it('fires at a garrison by its name, though the range judged by eye lies behind its house', async () => {
    const hougoumont = ['play', 'examples/scenarios/hougoumont-1815.json', '--seed', '5', '--side', 'french'];
    const { out } = await typing(['1', 'solid at coldstream', 'quit'], ...hougoumont, '--record', record());
    expect(out).toContain('in its arc: 2/Coldstream Guards, about 80 cm to the NW\n');
    expect(out).toContain('2nd Corps’ battery fires solid at bearing 312°, range called 75 cm');
  });

  it('fires at it as at its bearing and the range judged by eye', async () => {
    // In the first turn the French battery has a shot: by its bearing, and by its name, it is the same.
    const hougoumont = ['play', 'examples/scenarios/hougoumont-1815.json', '--seed', '5', '--side', 'french'];
    const { out } = await typing(['1', 'quit'], ...hougoumont, '--record', record());
    const [, bearing, range, name] = /\n {2}\d {2}solid (\S+) (\d+), at (.+?) {2}/.exec(out) ?? [];
    expect(name).toBeDefined();
    const kept = [record(), record()];
    for (const [i, shot] of [`solid ${bearing} ${range}`, `solid at ${name}`].entries()) {
      await typing(['1', shot, 'quit'], ...hougoumont, '--record', kept[i] ?? '');
    }
    expect(readFileSync(kept[1] ?? '', 'utf8')).toBe(readFileSync(kept[0] ?? '', 'utf8'));
    expect(readFileSync(kept[0] ?? '', 'utf8')).toContain('solid');
  });

  it('tells with "odds" of everybody in sight what it may fire at him, or why not', async () => {
    const told = answerTo((await ashford('2', 'blue-guns: H', '1', 'odds')).out, 'odds') ?? '';
    for (const name of ['11th Line', '10th Line', 'Red battery', '7th Hussars', 'Red Light Battalion']) {
      expect(told).toContain(`${name}, about`);
    }
  });
});

describe('an order that spoils a turn', () => {
  it('is told of when it is given, and no more once it is mended', async () => {
    const { out } = await ashford(
      'blue-guns: N 5 cm',
      'blue-guns: H',
      'blue-horse: CH S full',
      'blue-2: E full',
      'blue-1: N 36 cm, LB',
    );
    expect(answerTo(out, 'blue-guns: N 5 cm')).toContain('! Blue battery: N 5 cm: it does not fire');
    expect(answerTo(out, 'blue-guns: H')).not.toContain('!');
    expect(answerTo(out, 'blue-horse: CH S full')).toContain('! 1st Hussars: CH S full: no enemy stands that way');
    expect(answerTo(out, 'blue-2: E full')).toContain('! 2nd Foot: E full: 1st Foot stands in its way');
    // Where it stands it would pass the guns; in line of battle it is too broad.
    expect(answerTo(out, 'blue-1: N 36 cm, LB')).toContain('Blue battery stands in its way');
  });
});

describe('the many units of Raymond', () => {
  const play = (...lines: readonly string[]) =>
    typing([...lines, 'quit'], 'play', naseby, '--seed', '1', '--side', 'royalist', '--record', record());

  it('are listed once, and then only named; an empty line lists them again', async () => {
    const { out } = await play('hold', '1', '1', '');
    const lists = out.match(/Langdale's Northern Horse \(langdales-horse\): /g);
    expect(lists).toHaveLength(2);
    expect(out).toContain('16 may still move: prince-rupert, langdale, ');
  });

  it('are moved by the bot for the rest of the phase, as they are when each is left to it', async () => {
    const [one, each] = [record(), record()];
    const sit = (file: string, lines: readonly string[]) =>
      typing([...lines, 'quit'], 'play', naseby, '--seed', '1', '--side', 'royalist', '--record', file);
    const { out } = await sit(one, ['bot', 'bot rest']);
    expect(out).toContain('Turn 2');
    await sit(each, Array<string>(19).fill('bot'));
    const turns = (file: string) => JSON.parse(readFileSync(file, 'utf8')).checksums[1];
    expect(turns(one)).toBe(turns(each));
    expect(turns(one)).toMatch(/^[0-9a-f]{16}$/);
    expect((await littlewars('replay', one)).code).toBe(0);
  });
});
