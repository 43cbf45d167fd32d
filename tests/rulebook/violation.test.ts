import { describe, expect, it, vi } from 'vitest';
import { RuleViolation } from '../../src/rulebook/violation.js';

const fault = { path: 'seed', problem: 'no seed', mend: 'give one' };

describe('a RuleViolation', () => {
  it('is recognised by another copy of the library, and nothing else is', async () => {
    vi.resetModules();
    const { RuleViolation: Other } = await import('../../src/rulebook/violation.js');
    expect(Other).not.toBe(RuleViolation);
    const [ours, theirs] = [new RuleViolation(fault), new Other(fault)];
    expect([ours instanceof Other, theirs instanceof RuleViolation, ours instanceof Error]).toEqual([true, true, true]);
    for (const other of [new Error('no seed'), { violations: [fault] }, null, undefined, 'text', [fault]]) {
      expect(other instanceof RuleViolation).toBe(false);
    }
  });

  it('carries every fault, and tells the first by its parts', () => {
    const violation = new RuleViolation([fault, { ...fault, path: 'side' }]);
    expect(violation.violations).toHaveLength(2);
    expect([violation.path, violation.mend, violation.clause]).toEqual(['seed', 'give one', undefined]);
    expect(violation.message).toBe('seed: no seed; give one\nside: no seed; give one');
    expect(Object.keys(violation).sort()).toEqual(['name', 'violations']);
  });
});
