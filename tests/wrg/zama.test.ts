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
import { onTable } from '../../src/rulesets/wrg/units.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const file = new URL('../../examples/scenarios/zama-202-bc.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));

describe('Zama between two generals', () => {
  let played: Battle<WrgTerms>;
  const told: string[] = [];
  const sides = wrg.sides(musterBattle(wrg, scenario).scenario);

  beforeAll(() => {
    const commanders = Object.fromEntries(sides.map(side => [side, lineOfBattle()]));
    played = playOut(wrg, startBattle(wrg, scenario, { seed: 202 }), commanders, {
      onStep: ({ events }) => told.push(...events.map(({ kind }) => kind)),
    });
  });

  it('is fought to its end, at nightfall at the latest', () => {
    expect(played.outcome).not.toBeNull();
    expect(played.now.period).toBeLessThanOrEqual(wrgRules().army.bases.periods);
  });

  it('has charges, blows and broken troops in it', () => {
    expect([...new Set(told)]).toEqual(
      expect.arrayContaining(['order', 'declared', 'test', 'moved', 'met', 'shot', 'fought', 'broke']),
    );
  });

  it('leaves no unit with more figures than it had', () => {
    const { now } = played;
    for (const unit of Object.values(now.units)) {
      expect(unit.figures, unit.id).toBeLessThanOrEqual(unit.strength);
      expect(unit.figures, unit.id).toBeGreaterThanOrEqual(0);
    }
    expect(onTable(now).length).toBeGreaterThan(0);
  });

  it('is played again from its record, to the same end', () => {
    const text = recordText(recordOf(played));
    const again = replay(wrg, readRecord(JSON.parse(text)));
    expect(again.outcome).toEqual(played.outcome);
    expect(again.checksums).toEqual(played.checksums);
  });
});
