import type { HouseRulesOf } from '../../../book/index.js';
import type { wrgRulings } from './rulings.js';

/** House rules of the WRG's game, whose rulings and readings the compiler knows. */
export type WrgHouseRules = HouseRulesOf<'wrg', (typeof wrgRulings)[number]>;
