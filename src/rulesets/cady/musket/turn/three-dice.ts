import type { ThreeDiceSection } from '../../common/turn/period.js';
import type { MusketRules } from '../rules.js';
import type { Unit } from '../state.js';
import { moraleOf } from '../units.js';

/** Who takes three-dice tests: everybody, as shaken as fire of its own side has left it. */
export const musketThreeDice: ThreeDiceSection<Unit, MusketRules> = {
  tested: (unit, turn, rules) => ({
    morale: moraleOf(unit, turn, rules),
    hurt: unit.figures + unit.guarding < unit.strength,
    failedBefore: unit.failedTest,
    pushedBack: unit.pushedBack,
    ledBySupremeCommander: unit.general,
  }),
};
