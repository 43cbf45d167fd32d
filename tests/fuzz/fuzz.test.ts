import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { type Attempt, attemptFrom, faultOf } from './attacks.js';
import { changed } from './changes.js';

const corpus = new URL('corpus/', import.meta.url);
const found = readdirSync(corpus).filter(name => name.endsWith('.json'));

describe('what strangers may send', () => {
  test.each(found)(
    '%s is answered, or refused with its path and mend',
    async name => {
      const attempt: Attempt = JSON.parse(readFileSync(new URL(name, corpus), 'utf8'));
      expect(await faultOf(attempt)).toBeUndefined();
    },
    60_000,
  );

  // `npm run fuzz -- --minutes N` goes on from there.
  it('so is whatever comes by chance', async () => {
    for (let seed = 0; seed < 12; seed++) {
      const attempt = await attemptFrom(rolled(seed));
      expect([seed, attempt, await faultOf(attempt)]).toEqual([seed, attempt, undefined]);
    }
  }, 300_000);

  it('is changed as told, and what is changed stays as it was', () => {
    const base = { units: [{ id: 'a' }, { id: 'b' }] };
    const set = (path: (string | number)[], value: unknown) => changed(base, [{ path, does: 'set', value }]);
    expect(set(['units', 1, 'id'], 7)).toEqual({ units: [{ id: 'a' }, { id: 7 }] });
    expect(changed(base, [{ path: ['units', 0], does: 'leave-out' }])).toEqual({ units: [{ id: 'b' }] });
    expect(changed(base, [{ path: ['units', 0], does: 'double' }])).toEqual({ units: [...base.units, { id: 'a' }] });
    const polluted = changed(base, [{ path: ['units', 0], does: 'add', key: '__proto__', value: { kind: 1 } }]);
    expect(JSON.stringify(polluted)).toContain('"__proto__":{"kind":1}');
    expect(base).toEqual({ units: [{ id: 'a' }, { id: 'b' }] });
  });
});
