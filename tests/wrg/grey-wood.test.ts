import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Battle,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  startBattle,
} from '../../src/battle/index.js';
import { lineOfBattle } from '../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgEvent } from '../../src/rulesets/wrg/events.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import type { WrgTerms } from '../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../src/rulesets/wrg/view.js';
import { wrgWindows } from '../../src/rulesets/wrg/windows/windows.js';
import { drawBattle } from '../../src/windows/index.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const file = new URL('../../examples/scenarios/ford-of-the-grey-wood.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
const sides = wrg.sides(musterBattle(wrg, scenario).scenario);
const commanders = () => Object.fromEntries(sides.map(side => [side, lineOfBattle()]));

describe('the ford of the Grey Wood, with saints, trolls and a magician', () => {
  const battles: Battle<WrgTerms>[] = [];
  const told: WrgEvent[] = [];

  beforeAll(() => {
    for (const seed of [1, 2, 3]) {
      const started = startBattle(wrg, scenario, { seed });
      battles.push(playOut(wrg, started, commanders(), { onStep: ({ events }) => told.push(...events) }));
    }
  });

  it('is fought to its end by the points of the book', () => {
    for (const { outcome, now } of battles) {
      expect(outcome).not.toBeNull();
      expect(now.period).toBeLessThanOrEqual(12);
    }
  });

  it('has spells, a dragon in the air, ents and demons who leave in it', () => {
    const kinds = new Set(told.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['spell', 'flew', 'wonder', 'shot', 'fought', 'broke']));
    const wonders = new Set(told.flatMap(event => (event.kind === 'wonder' ? [event.what] : [])));
    expect([...wonders]).toEqual(expect.arrayContaining(['roused', 'lured']));
    expect(told.some(event => event.kind === 'gone' && event.how === 'vanished')).toBe(true);
  });

  it('shows nobody the ents among the trees, and of magic only what shows', () => {
    const started = startBattle(wrg, scenario, { seed: 1 });
    for (const side of sides) {
      const view = wrgView(started.now, side, started.scenario);
      expect(Object.keys(view.units)).not.toContain('old-ents');
      expect(view.magic).toEqual({ enchantments: [], meals: {}, praying: [], rests: {} });
    }
  });

  it('draws every one of its creatures', () => {
    for (const battle of battles) expect(drawBattle(wrgWindows, battle)).toContain('<svg');
  });

  it('is played again from its record, to the same end', () => {
    const [played] = battles;
    const again = replay(wrg, readRecord(JSON.parse(recordText(recordOf(played!)))));
    expect(again.outcome).toEqual(played!.outcome);
    expect(again.checksums).toEqual(played!.checksums);
  });
});
