import type { HouseRulesOf } from '../../../../book/index.js';
import type { commonRulings } from '../../common/book/rulings.js';
import type { musketRulings } from './rulings.js';

/** House rules of the musket game, whose rulings and readings the compiler knows. */
export type MusketHouseRules = HouseRulesOf<'musket', (typeof commonRulings)[number] | (typeof musketRulings)[number]>;
