import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typing } from './command.js';

const megara = ['play', 'examples/scenarios/storm-of-megara-minor.json', '--seed', '3', '--side', 'rome'];
const record = () => join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'game.json');

describe('orders and conduct typed for the WRG', () => {
  it('are refused as they are typed, with the reason, and those before them stand', async () => {
    const lines = ['archers: ATTACK nobody', 'archers: HOLD', 'archers: by signal: HOLD'];
    const { out } = await typing([...lines, 'done', 'cohort-ram: form 40', 'quit'], ...megara, '--record', record());
    const answerTo = (line: string) => out.split(`rome> ${line}\n`)[1]?.split('\nrome> ')[0];
    expect(answerTo('archers: ATTACK nobody')).toMatch(/^error: archers\.order.*nobody is no enemy/);
    expect(answerTo('archers: by signal: HOLD')).toMatch(/^error: archers\.by: no order can reach it by "signal"/);
    expect(answerTo('archers: HOLD')).toMatch(/Cretan archers \(archers\): HOLD/);
    expect(answerTo('done')).not.toContain('error');
    expect(answerTo('cohort-ram: form 40')).toMatch(/^error: cohort-ram\.files: it has 16 figures/);
  });
});
