import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typing } from './command.js';

describe('whoever plays with hidden troops', () => {
  const scenario = 'examples/scenarios/ambush-at-birkenholt.json';
  const folder = mkdtempSync(join(tmpdir(), 'littlewars-'));

  it.each([
    ['earl', "Black Rob's axes", "The Earl's spears"],
    ['hillmen', "The Earl's spears", "Black Rob's axes"],
  ])('draws and looks at the table as %s, and sees of the other side blank markers only', async (side, hidden, own) => {
    const picture = join(folder, `${side}.svg`);
    const record = join(folder, `${side}.json`);
    const { code, out } = await typing(
      [`draw ${picture}`, 'look', 'quit'],
      'play',
      scenario,
      '--side',
      side,
      '--record',
      record,
    );
    expect(code).toBe(0);
    const drawn = readFileSync(picture, 'utf8').replaceAll(/<[^>]*>/g, ' ');
    expect(drawn).toContain(own.replaceAll("'", '&apos;').split('&')[0]);
    expect(drawn).not.toContain(hidden.split(' ').at(-1));
    expect(out.slice(out.indexOf('look') + 4).split('+--')[1] ?? '').not.toContain(hidden);
  });
});
