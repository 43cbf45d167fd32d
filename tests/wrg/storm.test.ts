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
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import type { WrgTerms } from '../../src/rulesets/wrg/terms.js';
import { wrgWindows } from '../../src/rulesets/wrg/windows/windows.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const file = new URL('../../examples/scenarios/storm-of-megara-minor.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));

describe('the storm of a small town between two generals', () => {
  let played: Battle<WrgTerms>;
  const told: string[] = [];
  const { scenario: read } = musterBattle(wrg, scenario);

  beforeAll(() => {
    const commanders = Object.fromEntries(wrg.sides(read).map(side => [side, lineOfBattle()]));
    played = playOut(wrg, startBattle(wrg, scenario, { seed: 1 }), commanders, {
      onStep: ({ events }) =>
        told.push(...events.map(event => ('what' in event ? `${event.kind} ${event.what}` : event.kind))),
    });
  });

  it('is fought at the gate and on the ladders, and to a decision by points', () => {
    expect([...new Set(told)]).toEqual(
      expect.arrayContaining(['siege ladders-raised', 'work', 'broken', 'met', 'fought', 'shot', 'holding']),
    );
    expect(played.outcome?.winner).toMatch(/rome|town/);
  });

  it('shows ladders and ram in its pictures, and no gate that is down', () => {
    const start = startBattle(wrg, scenario, { seed: 1 });
    const setting = { scenario: read, rules: wrgRules() };
    const before = wrgWindows.picture(setting, start.now, []);
    const after = wrgWindows.picture(setting, played.now, []);
    expect(new Set(before.things?.map(({ kind }) => kind))).toEqual(new Set(['ladder', 'ram']));
    expect(before.table.features.map(({ id }) => id)).toContain('sea-gate');
    expect(after.table.features.map(({ id }) => id)).not.toContain('sea-gate');
  });

  it('is played again from its record, to the same end', () => {
    const again = replay(wrg, readRecord(JSON.parse(recordText(recordOf(played)))));
    expect(again.outcome).toEqual(played.outcome);
    expect(again.checksums).toEqual(played.checksums);
  });
});
