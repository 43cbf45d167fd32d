import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, startBattle } from '../../src/battle/index.js';
import { type MusketRules, musket, musketRules, type TroopType } from '../../src/rulesets/cady/musket/index.js';
import { randomScenarios, whimsical } from './random-battles.js';

/** The same game with everybody at a quarter of his price. */
const cheap: MusketRules = {
  ...musketRules(),
  troops: Object.fromEntries(
    Object.entries(musketRules().troops).map(([type, troop]) => [type, { ...troop, cost: troop.cost / 4 }]),
  ) as Record<TroopType, ReturnType<typeof musketRules>['troops'][TroopType]>,
};

describe('what troops cost', () => {
  it('changes nothing once the battle has begun [cady/common/cost/no-effect-in-play]', () => {
    const bargain: typeof musket = { ...musket, rules: () => cheap };
    fc.assert(
      fc.property(randomScenarios, fc.nat(1000), (file, seed) => {
        const commanders = () => ({ blue: whimsical(seed), red: whimsical(seed + 1) });
        const dear = playOut(musket, startBattle(musket, file, { seed }), commanders());
        const same = playOut(bargain, startBattle(bargain, file, { seed }), commanders());
        expect(same.now).toEqual(dear.now);
        // What is left is told in points, which are a quarter.
        expect(without(same.outcome)).toEqual(without(dear.outcome));
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});

/** How a battle ended, without the points that are told of it. */
function without(outcome: ReturnType<typeof playOut>['outcome']) {
  return outcome && { ...outcome, reason: outcome.reason.replace(/, [\d.]+ to [\d.]+/g, '') };
}
