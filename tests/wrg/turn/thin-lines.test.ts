import { describe, expect, it } from 'vitest';
import { firstInTheWay } from '../../../src/rulesets/wrg/turn/moving/friends/barring.js';
import type { Placed } from '../../../src/table/index.js';

/** Heavy foot on the bases of the smaller scale, in one rank: four paces from front to rear. */
const line = (id: string, y: number): { readonly id: string; readonly placed: Placed } => ({
  id,
  placed: {
    stand: { front: 6, depth: 4, figures: 1 },
    figures: 10,
    files: 10,
    at: { x: 400, y },
    facing: 0,
  },
});

/** Who is in the way of a line to the north, and how far it is free. */
function wayOf(others: readonly ReturnType<typeof line>[], paces = 200, from = 300) {
  const met = firstInTheWay(line('own', from), { bearing: 0, paces }, others);
  return met === undefined ? undefined : { id: met.unit.id, free: met.free };
}

describe('a straight way', () => {
  it('is barred by a thin line wherever that begins on it [wrg/interpenetration/others]', () => {
    for (let begins = 0; begins < 10; begins += 1) {
      // Its rear is four paces behind its front, and a pace is left before it.
      expect(wayOf([line('thin', 390)], 200, 300 + begins)?.free, `from ${begins}`).toBeCloseTo(85 - begins, 1);
    }
  });
  it('ends before the nearer of two, whichever is looked at first', () => {
    const [near, far] = [line('near', 352), line('far', 357)];
    expect(wayOf([far, near])).toEqual(wayOf([near, far]));
    expect(wayOf([far, near])?.id).toBe('near');
  });
  it('is barred by nobody who is left behind as the body sets out, or stands beyond its end', () => {
    expect(wayOf([line('behind', 297)])).toBeUndefined();
    expect(wayOf([line('beyond', 390)], 80)).toBeUndefined();
  });
});
