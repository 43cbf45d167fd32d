import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  startBattle,
  viewOf,
} from '../../src/battle/index.js';
import { musket, takeAndHold } from '../../src/rulesets/cady/musket/index.js';

vi.setConfig({ testTimeout: 60_000 });

const file = new URL('../../examples/scenarios/guilford-court-house-1781.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
const commanders = (seed: number) => ({ cornwallis: takeAndHold(seed * 2), greene: takeAndHold(seed * 2 + 1) });

describe('Guilford Court House (cady/common/hidden/marker-blank-face)', () => {
  it('hides the Virginia militia in the woods from who comes up the road', () => {
    expect(Object.keys(musterBattle(musket, scenario).state.units)).toContain('stevens');
    const seen = Object.keys(viewOf(musket, startBattle(musket, scenario, { seed: 1 }), 'cornwallis').view.units);
    expect(seen).toContain('butler');
    expect(seen).not.toContain('stevens');
    expect(seen).not.toContain('lawson');
  });

  it.each([1, 4])('comes to a decision between bots, seed %i, and again the same', seed => {
    const ended = playOut(musket, startBattle(musket, scenario, { seed }), commanders(seed));
    expect(ended.outcome).not.toBeNull();
    const again = replay(musket, readRecord(recordText(recordOf(ended))));
    expect(again.checksums).toEqual(ended.checksums);
  });
});
