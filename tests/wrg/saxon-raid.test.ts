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
import { pictureWrg } from '../../src/rulesets/wrg/windows/picture.js';
import { tellWrg } from '../../src/rulesets/wrg/windows/tell.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const file = new URL('../../examples/scenarios/saxon-raid-370.json', import.meta.url);
const given: unknown = JSON.parse(readFileSync(file, 'utf8'));

describe('a Saxon raid between two generals', () => {
  const { scenario } = musterBattle(wrg, given);
  const rules = wrg.rules();
  const battles: Battle<WrgTerms>[] = [];
  const told: WrgEvent[] = [];

  beforeAll(() => {
    for (const seed of [2, 3, 5]) {
      const commanders = { saxons: lineOfBattle(), rome: lineOfBattle() };
      const battle = startBattle(wrg, given, { seed });
      battles.push(playOut(wrg, battle, commanders, { onStep: ({ events }) => told.push(...events) }));
    }
  });

  it('is fought to a decision by points or by an army that is gone', () => {
    for (const { outcome } of battles) expect(outcome?.reason).toMatch(/points|left/);
    expect(battles.some(({ outcome }) => outcome?.winner != null)).toBe(true);
  });

  it('has ships that run aground and men who climb down and wade ashore [wrg/ship/wading] [wrg/ship/landed]', () => {
    for (const { now } of battles) {
      expect(Object.values(now.ships ?? {}).every(({ aground, gone }) => aground || gone !== null)).toBe(true);
      expect(Object.values(now.units).filter(({ aboard }) => aboard === undefined).length).toBeGreaterThan(6);
    }
    const kinds = new Set(told.map(({ kind }) => kind));
    for (const kind of ['ship', 'landed', 'caltrops', 'lit', 'fire-set', 'fire', 'fought'] as const)
      expect(kinds).toContain(kind);
  });

  it('leaves something of the village in flames or ashes [wrg/fire/untenable]', () => {
    const burnt = battles.flatMap(({ now }) => Object.values(now.fires?.things ?? {}));
    expect(burnt.filter(({ state }) => state === 'untenable' || state === 'burnt-out').length).toBeGreaterThan(0);
  });

  it('shows ships and caltrops, and tells of them by their names', () => {
    const seen = battles.flatMap(({ now }) =>
      (pictureWrg({ scenario, rules }, now, []).things ?? []).map(({ kind }) => kind),
    );
    expect(seen).toEqual(expect.arrayContaining(['ship', 'caltrops']));
    const lines = told.map(event => tellWrg(event as never, scenario)[0]);
    expect(lines).toContain('the Stallion runs aground');
  });

  it('is played again from its record, to the same end', () => {
    const [played] = battles;
    if (played === undefined) throw new Error('nothing was played');
    const again = replay(wrg, readRecord(JSON.parse(recordText(recordOf(played)))));
    expect(again.outcome).toEqual(played.outcome);
    expect(again.checksums).toEqual(played.checksums);
  });
});
