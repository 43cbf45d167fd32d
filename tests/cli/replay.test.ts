import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileWith, littlewars } from './command.js';
import { type Draft, scenarioPath } from './musket-scenario.js';

const here = mkdtempSync(join(tmpdir(), 'littlewars-'));
const record = join(here, 'record.json');
let text = '';
let told = '';

beforeAll(async () => {
  const common = ['battle', scenarioPath, '--seed', '3', '--turns', '2', '--record', record];
  told = (await littlewars(...common, '--svg', join(here, 'battle-%d.svg'))).out;
  text = readFileSync(record, 'utf8');
});

/** What the command says about a record that was changed. */
async function refusal(changed: string | Uint8Array): Promise<string> {
  const file = fileWith('');
  writeFileSync(file, changed);
  const { code, out, err } = await littlewars('replay', file);
  expect([code, out]).toEqual([1, '']);
  expect(err).not.toMatch(/^\s+at /m);
  return err.replaceAll(`error: ${file}: `, '').trimEnd();
}

const edited = (change: (draft: Draft) => void) => {
  const draft: Draft = JSON.parse(text);
  change(draft);
  return refusal(`${JSON.stringify(draft, null, 1)}\n`);
};

describe('replay', () => {
  test('gives a reason for every unit that does not roll in melee, as the battle itself does', async () => {
    const { out } = await littlewars('battle', 'examples/scenarios/hastings-1066.json', '--seed', '2');
    const sides = out.split('\n').flatMap(line => (line.startsWith('Melee: ') ? line.split('; ') : []));
    const idle = sides.filter(side => /\bdo(es)? not roll/.test(side));
    expect(idle.length).toBeGreaterThan(2);
    for (const side of idle) expect(side).toMatch(/do(es)? not roll \(.+/);
    // Where neither rolls, each has its reason by its name.
    const neither = out
      .split('\n')
      .flatMap((line, at, all) => (line.startsWith('Melee: neither') ? [all[at + 1]] : []));
    for (const why of neither) expect(why).toMatch(/^ {2}why: .*: .*does not roll \| .*: .*does not roll/);
  });

  test('plays a record back to the same checksums', async () => {
    const { code, out, err } = await littlewars('replay', record);
    expect([code, err]).toEqual([0, '']);
    const sums = JSON.parse(text).checksums.map((sum: string, turn: number) => `turn  ${turn}  ${sum}`);
    expect(out.split('\n').slice(0, 3)).toEqual(sums);
    expect(out).toContain('The record plays back to the same checksums.');
  });

  test('--json prints what the battle printed', async () => {
    const played = await littlewars('battle', scenarioPath, '--seed', '3', '--turns', '2', '--json');
    expect((await littlewars('replay', record, '--json')).out).toBe(played.out);
  });

  test('tells and draws the battle as it was told and drawn', async () => {
    const { out } = await littlewars('replay', record, '--tell', '--svg', join(here, 'replay-%d.svg'));
    const story = (of: string) => of.slice(0, of.indexOf('After 2 turns:'));
    expect(story(out)).toBe(story(told));
    expect(story(out)).toContain('Turn 2');
    for (const turn of ['00', '01', '02']) {
      const drawn = readFileSync(join(here, `battle-${turn}.svg`), 'utf8');
      expect(readFileSync(join(here, `replay-${turn}.svg`), 'utf8')).toBe(drawn);
    }
  });

  test('a record of which any byte was changed is refused, and the turn is named', async () => {
    const bytes = new TextEncoder().encode(text);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }), async (at, byte) => {
        fc.pre(bytes[at] !== byte);
        const changed = bytes.slice();
        changed[at] = byte;
        // A record of another format or version is another file altogether.
        expect(await refusal(changed)).toMatch(/^(turn \d+\b|format: )/);
      }),
      { numRuns: 120 },
    );
  }, 60_000);

  test('a byte added or left out', async () => {
    expect(await refusal(`${text}\n`)).toMatch(/^turn 0: line \d+, column \d+: these are not the bytes/);
    expect(await refusal(text.slice(0, -1))).toMatch(/^turn 0: line \d+, column \d+: these are not the bytes/);
    expect(await refusal(text.replace('"answer": {', '"answer":  {'))).toMatch(/^turn 1: line 4, column 14: /);
    expect(await refusal(JSON.stringify(JSON.parse(text)))).toMatch(/^turn \d+: line 1, column 2: /);
    expect(await refusal(text.slice(0, text.length / 2))).toMatch(/^turn \d+: line \d+, column \d+: not JSON: /);
    expect(await refusal('')).toMatch(/^turn 0: line 1, column 1: the file is empty/);
  });

  test.each<[string, (draft: Draft) => void, RegExp]>([
    [
      'orders for a unit of the other side',
      r => {
        r.answers[0].answer['red-1'] = 'H';
      },
      /^turn 1: .*red-1.*is not a unit of blue; .*\[cady\/common\/sequence\/step-3-write-orders\]$/,
    ],
    [
      'orders for nobody',
      r => {
        r.answers[0].answer.nobody = 'H';
      },
      /^turn 1: .*there is no unit "nobody".*\[cady\//,
    ],
    [
      'an order that cannot be read',
      r => (r.answers[0].answer['blue-1'] = 'fly N'),
      /^turn 1: .*blue-1: "fly N" cannot be read; write .*\[cady\/common\/orders\/must-be-specific\]$/,
    ],
    ['another order', r => (r.answers[0].answer['blue-1'] = 'N 1 cm'), /^turn 1: record and replay part here/],
    ['another seed', r => (r.seed = 4), /^turn 0: record and replay part here/],
    ['another scenario', r => (r.scenario.name = 'Other'), /^turn 0: record and replay part here/],
    ['another outcome', r => (r.outcome = { winner: 'red', reason: 'because' }), /^turn \d+: the recorded outcome/],
    ['an unknown key', r => (r.extra = 1), /^turn 0: extra/],
    ['another ruleset', r => (r.ruleset.id = 'muskt'), /did you mean "musket"\?/],
  ])('%s', async (_, change, message) => {
    expect(await edited(change)).toMatch(message);
  });

  test('a scenario is no record', async () => {
    expect(await refusal(readFileSync(scenarioPath, 'utf8'))).toMatch(/^format: this is no littlewars-record/);
  });
});
