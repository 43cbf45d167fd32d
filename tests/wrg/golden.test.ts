import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { readRecord, replay } from '../../src/battle/index.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';

vi.setConfig({ testTimeout: 240_000 });

/** An open field, ships and fire, sword and sorcery. */
const fields = ['carrhae-53-bc', 'saxon-raid-370', 'ford-of-the-grey-wood'];

describe.each(fields)('the golden record of %s', name => {
  // `npm run golden` writes it anew when the rules of a battle are meant to change.
  it('is played again to the same checksums and the same end', () => {
    const text = readFileSync(new URL(`../golden/${name}.record.json`, import.meta.url), 'utf8');
    const record = readRecord(JSON.parse(text));
    const again = replay(wrg, record);
    expect(again.checksums).toEqual(record.checksums);
    expect(again.outcome).toEqual(record.outcome);
    expect(record.outcome).not.toBeNull();
  });
});
