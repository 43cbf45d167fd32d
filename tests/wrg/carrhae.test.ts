import { describe, expect, it, vi } from 'vitest';
import type { WrgEvent } from '../../src/rulesets/wrg/events.js';
import { field } from './fields.js';

vi.setConfig({ testTimeout: 240_000 });

type Moved = Extract<WrgEvent, { kind: 'moved' }> & { readonly turn?: number };

/** The pairs of friends of whom each kept the other where he was, and in which periods. */
function barred(told: readonly WrgEvent[]): ReadonlyMap<string, readonly number[]> {
  const stuck = told.filter(
    (event): event is Moved => event.kind === 'moved' && event.by !== undefined && event.distance <= 1,
  );
  const pairs = new Map<string, readonly number[]>();
  for (const { unit, by = '', turn = 0 } of stuck) {
    const each = unit < by && stuck.some(other => other.unit === by && other.by === unit && other.turn === turn);
    if (each) pairs.set(`${unit} ${by}`, [...(pairs.get(`${unit} ${by}`) ?? []), turn]);
  }
  return pairs;
}

describe('the press of the legions at Carrhae', () => {
  it.each([2, 5])('holds no two of them for good [wrg/interpenetration/others] (seed %i)', seed => {
    const pairs = barred(field('carrhae-53-bc').fought(seed).told);
    // Whoever has stood held up for two periods comes out beyond.
    for (const [pair, periods] of pairs) expect(periods.length, pair).toBeLessThanOrEqual(2);
  });
});
