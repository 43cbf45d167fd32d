import { describe, expect, it, vi } from 'vitest';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import { pictureWrg } from '../../src/rulesets/wrg/windows/picture.js';
import { tellWrg } from '../../src/rulesets/wrg/windows/tell.js';
import { expectPlayedAgain, field } from './fields.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe('a Saxon raid between two generals', () => {
  const { scenario, fought } = field('saxon-raid-370');
  const rules = wrg.rules();
  const all = [1, 4501, 8, 11].map(fought);
  const battles = all.map(({ battle }) => battle);
  const told = all.flatMap(({ told: some }) => some);

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
    expect(lines).toContain('The Stallion runs aground');
  });

  it('is played again from its record, to the same end', () => expectPlayedAgain(battles[0]!));
});
