import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { littlewars } from './command.js';

describe('--edition', () => {
  const record = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'card.json');
  const battle = (scenario: string, ...more: readonly string[]) =>
    littlewars('battle', `examples/scenarios/${scenario}.json`, '--turns', '1', '--json', ...more);

  it('plays by the card, and the record plays back by it', async () => {
    const played = await battle('hastings-1066', '--edition', 'card', '--record', record);
    expect([played.code, played.err]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(record, 'utf8')).houseRules).toEqual({ edition: 'card' });
    const again = await littlewars('replay', record, '--json');
    expect(JSON.parse(again.out).checksum).toBe(JSON.parse(played.out).checksum);
    const byBook = await battle('hastings-1066');
    expect(JSON.parse(byBook.out).checksum).not.toBe(JSON.parse(played.out).checksum);
  });

  it('is of Cady: there is no third, and another rulebook has no card', async () => {
    const third = await battle('hastings-1066', '--edition', 'third');
    expect([third.code, third.err]).toEqual([
      1,
      'error: --edition: edition: there is no edition "third"; it is book or card\n',
    ]);
    const raymond = await battle('naseby-1645', '--edition', 'card');
    expect([raymond.code, raymond.out]).toEqual([1, '']);
    expect(raymond.err).toContain('there is no edition "card"; it is book');
  });
});
