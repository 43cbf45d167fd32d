import type { ThreeDiceSection } from '../../common/turn/period.js';
import { testsToCharge } from '../combat/phalanx.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientUnit } from '../state.js';
import { moraleValueOf } from './works/ordered.js';

/** Who takes three-dice tests: everybody with a morale value. A phalanx has its own way to charge. */
export const ancientThreeDice: ThreeDiceSection<AncientUnit, AncientMedievalRules> = {
  morale: (unit, _turn, rules) => moraleValueOf(unit, rules),
  testsToCharge: ({ formation }, needed, rules) => testsToCharge({ phalanx: formation === 'phalanx', needed }, rules),
};
