import { describe, expect, it } from 'vitest';
import type { UnitParts } from '../../src/rulesets/cady/ancient-medieval/index.js';

const none = { mounts: null, machine: null, chariot: null, elephant: null, wagon: null, warWagon: null } as const;
const elephant = { hits: 0, driver: true, missileMan: true };
const machine = { rounds: 6, setUp: false, firedOn: 0, standing: true, untrained: false, spare: 0 };

describe('what a unit has beside its men', () => {
  it('is one thing: the types let no elephant have a machine', () => {
    const alone: UnitParts = { ...none, elephant };
    // @ts-expect-error: an elephant has no machine
    const both: UnitParts = { ...none, elephant, machine };
    expect([alone.machine, both.machine]).toEqual([null, machine]);
  });
});
