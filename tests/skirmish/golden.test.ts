import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { readRecord, replay } from '../../src/battle/index.js';
import { skirmish } from '../../src/rulesets/skirmish/ruleset.js';

vi.setConfig({ testTimeout: 60_000 });

describe('the golden record of the raid on Thornley manor', () => {
  // `npm run golden` writes it anew when the rules of a battle are meant to change.
  it('is played again to the same checksums and the same end', () => {
    const text = readFileSync(new URL('../golden/raid-on-thornley-manor.record.json', import.meta.url), 'utf8');
    const record = readRecord(JSON.parse(text));
    const again = replay(skirmish, record);
    expect(again.checksums).toEqual(record.checksums);
    expect(again.outcome).toEqual(record.outcome);
    expect(record.outcome).not.toBeNull();
  });
});
