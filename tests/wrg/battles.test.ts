import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  simulateBattle,
  startBattle,
  viewOf,
} from '../../src/battle/index.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import { laws, type Step } from './battle-laws.js';
import { commandersOf, rulesOf, type Setting, settings } from './random-battles.js';

// A failing battle takes minutes to shrink: its seed and path repeat it as it is. BATTLES=20 plays twenty times as many,
// SEED=7 others.
const times = Number(process.env.BATTLES ?? 1);
const others = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
vi.setConfig({ testTimeout: 150_000 * times });

/** The battle with every step of it, each held to the laws as it is played. */
function played(setting: Setting): { readonly ended: Step; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let before: Step | undefined;
  const seen: { readonly [side: string]: Set<string> } = { blue: new Set(), red: new Set() };
  const rules = rulesOf(setting);
  const hold = (step: Step) => {
    for (const [side, units] of Object.entries(seen)) {
      for (const id of Object.keys(viewOf(wrg, step, side).view.units)) units.add(id);
    }
    for (const [law, faultsOf] of Object.entries(laws)) {
      for (const fault of faultsOf({ before, step, seen, rules })) {
        faults.push(`${law}: period ${step.turn}, ${step.phaseId}: ${fault}`);
      }
    }
    before = step;
  };
  const start = startBattle(wrg, setting.file, { seed: setting.seed, houseRules: setting.houseRules });
  hold(start);
  return { ended: playOut(wrg, start, commandersOf(setting), { onStep: hold }), faults };
}

/** Battles in which a law was once broken. */
const kept = new URL('./kept/', import.meta.url);

describe('whatever two generals do', () => {
  it.each(readdirSync(kept))('no law is broken any more in %s', file => {
    const setting: Setting = JSON.parse(readFileSync(new URL(file, kept), 'utf8'));
    expect(played(setting).faults).toEqual([]);
  });

  it('no law is broken, night ends it, and it comes again of its record and of the fast simulator', () => {
    fc.assert(
      fc.property(settings, setting => {
        const { ended, faults } = played(setting);
        expect(faults).toEqual([]);
        expect(ended.turn).toBeLessThanOrEqual(setting.file.periods ?? 0);
        expect(['blue', 'red', null]).toContain(ended.outcome?.winner);

        const record = readRecord(recordText(recordOf(ended)));
        expect(replay(wrg, record).checksums).toEqual(ended.checksums);
        const { file, houseRules } = setting;
        const fast = simulateBattle(wrg, musterBattle(wrg, file, houseRules), commandersOf(setting), setting);
        expect(fast.checksum).toBe(ended.checksums.at(-1));
        expect(fast.outcome).toEqual(ended.outcome);
      }),
      { numRuns: 4 * times, endOnFailure: true, ...others },
    );
  });
});
