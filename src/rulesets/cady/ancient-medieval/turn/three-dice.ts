import type { ThreeDiceSection } from '../../common/turn/period.js';
import { testsToCharge } from '../combat/phalanx.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientUnit } from '../state.js';
import { moraleValueOf } from './works/ordered.js';

/** Who takes three-dice tests: everybody with a morale value. A phalanx has its own way to charge. */
export const ancientThreeDice: ThreeDiceSection<AncientUnit, AncientMedievalRules> = {
  tested(unit, _turn, rules) {
    const morale = moraleValueOf(unit, rules);
    if (morale === null) return null;
    return {
      morale,
      hurt: unit.figures + unit.guarding < unit.strength,
      failedBefore: unit.failedTest,
      pushedBack: unit.pushedBack,
      ledBySupremeCommander: unit.general,
    };
  },
  testsToCharge: ({ formation }, needed, rules) => testsToCharge({ phalanx: formation === 'phalanx', needed }, rules),
};
