import type { HouseRulesOf } from '../../../../book/index.js';
import type { commonRulings } from '../../common/book/rulings.js';
import type { ancientMedievalRulings } from './rulings.js';

/** House rules of the ancient and medieval game, whose rulings and readings the compiler knows. */
export type AncientHouseRules = HouseRulesOf<
  'ancient-medieval',
  (typeof commonRulings)[number] | (typeof ancientMedievalRulings)[number]
>;
