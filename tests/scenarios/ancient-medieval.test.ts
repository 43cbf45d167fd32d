import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  type Battle,
  bookUnder,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  simulateBattle,
  startBattle,
} from '../../src/battle/index.js';
import {
  type AncientScenarioFile,
  type AncientTerms,
  advanceAndHold,
  ancientMedieval,
} from '../../src/rulesets/cady/ancient-medieval/index.js';

vi.setConfig({ testTimeout: 120_000 });

const read = (name: string): AncientScenarioFile =>
  JSON.parse(readFileSync(new URL(`../../examples/scenarios/${name}.json`, import.meta.url), 'utf8'));

/** The scenarios in the examples, and what must be told of a battle of each. */
const scenarios: readonly { readonly name: string; readonly told: readonly AncientTerms['event']['kind'][] }[] = [
  { name: 'hastings-1066', told: ['volley', 'shock', 'melee', 'morale', 'battle-held', 'left'] },
  { name: 'agincourt-1415', told: ['volley', 'work', 'melee', 'morale', 'left'] },
  { name: 'heraclea-280-bc', told: ['volley', 'hit', 'melee', 'morale', 'left'] },
  { name: 'castle-assault', told: ['volley', 'siege', 'shot', 'melee', 'left'] },
  { name: 'ambush-at-birkenholt', told: ['marker-moved', 'revealed', 'phantom-removed', 'melee', 'left'] },
];

const commandersOf = ({ sides }: AncientScenarioFile, seed: number) =>
  Object.fromEntries(Object.keys(sides).map((side, i) => [side, advanceAndHold(2 * seed + i)]));

describe.each(scenarios)('$name, played by two bots', ({ name, told }) => {
  const scenario = read(name);
  const seed = 1066;

  it('comes to an end within its limit, with everything in it, and plays back from its record', () => {
    const steps: Battle<AncientTerms>[] = [];
    const ended = playOut(
      ancientMedieval,
      startBattle(ancientMedieval, scenario, { seed }),
      commandersOf(scenario, seed),
      {
        onStep: step => steps.push(step),
      },
    );
    expect(ended.outcome).not.toBeNull();
    expect(ended.turn).toBeLessThanOrEqual(scenario.turnLimit);
    const kinds = new Set(steps.flatMap(step => step.events.map(event => event.kind)));
    for (const kind of told) expect(kinds, `${name} tells of ${kind}`).toContain(kind);
    const record = readRecord(recordText(recordOf(ended)));
    expect(replay(ancientMedieval, record).checksums).toEqual(ended.checksums);
    const mustered = musterBattle(ancientMedieval, scenario);
    const fast = simulateBattle(ancientMedieval, mustered, commandersOf(scenario, seed), { seed });
    expect(fast.checksum).toBe(ended.checksums.at(-1));
  });
});

describe('the card', () => {
  it('is an edition that a battle can be played by, and its record says so', () => {
    const scenario = read('hastings-1066');
    const started = startBattle(ancientMedieval, scenario, { seed: 1, houseRules: { edition: 'card' } });
    const ended = playOut(ancientMedieval, started, commandersOf(scenario, 1), { maxTurns: 2 });
    const record = recordOf(ended);
    expect(record.houseRules).toEqual({ edition: 'card' });
    expect(replay(ancientMedieval, record).checksums).toEqual(ended.checksums);
    const byBook = playOut(
      ancientMedieval,
      startBattle(ancientMedieval, scenario, { seed: 1 }),
      commandersOf(scenario, 1),
      {
        maxTurns: 2,
      },
    );
    expect(byBook.checksums).not.toEqual(ended.checksums);
  });

  it.each([
    [{ edition: 'third' }, 'houseRules.edition'],
    [{ rulings: { 'cady/ruling/nothing': 'x' } }, 'houseRules.rulings.cady/ruling/nothing'],
    [{ rulings: { 'cady/ruling/basic-without-3dt': 'x' } }, 'houseRules.rulings.cady/ruling/basic-without-3dt'],
    [{ colour: 'red' }, 'houseRules.colour'],
  ])('%j is refused with its path', (houseRules, path) => {
    expect(() => bookUnder(ancientMedieval, houseRules)).toThrow(path);
  });
});

describe('the golden record', () => {
  it('still plays back to the same checksums', () => {
    const text = readFileSync(new URL('../golden/hastings-1066.record.json', import.meta.url), 'utf8');
    const record = readRecord(text);
    expect(record.outcome).not.toBeNull();
    expect(replay(ancientMedieval, record).checksums).toEqual(record.checksums);
  });
});
