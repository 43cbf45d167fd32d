import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { readRecord, replay } from '../../src/battle/index.js';
import { skirmish } from '../../src/rulesets/skirmish/ruleset.js';

vi.setConfig({ testTimeout: 60_000 });

describe.each(['raid-on-thornley-manor', 'storm-of-cawdale-tower'])('the golden record %s', name => {
  // `npm run golden` writes it anew when the rules of a battle are meant to change.
  it('is played again to the same checksums and the same end', () => {
    const text = readFileSync(new URL(`../golden/${name}.record.json`, import.meta.url), 'utf8');
    const record = readRecord(JSON.parse(text));
    const again = replay(skirmish, record);
    expect(again.checksums).toEqual(record.checksums);
    expect(again.outcome).toEqual(record.outcome);
    expect(record.outcome).not.toBeNull();
  });
});
