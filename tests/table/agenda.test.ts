import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { agenda } from '../../src/table/agenda.js';

it('an agenda gives back all that was added, soonest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.array(fc.integer({ min: 0, max: 50 })), (early, late) => {
      const coming = agenda<{ time: number }>();
      expect(coming.next()).toBe(Infinity);
      const taken: number[] = [];
      for (const time of early) coming.add({ time });
      const first = coming.take();
      for (const time of late) coming.add({ time });
      while (coming.next() < Infinity) taken.push(coming.take()?.time ?? -1);
      expect(taken).toEqual([...taken].sort((a, b) => a - b));
      expect([...taken, ...(first ? [first.time] : [])].sort((a, b) => a - b)).toEqual(
        [...early, ...late].sort((a, b) => a - b),
      );
      expect(coming.take()).toBeUndefined();
    }),
  );
});
