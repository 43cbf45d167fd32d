import type { HouseRulesOf } from '../../../book/index.js';
import type { raymondRulings } from './rulings.js';

/** House rules of Raymond's game, whose rulings and readings the compiler knows. */
export type RaymondHouseRules = HouseRulesOf<'raymond', (typeof raymondRulings)[number]>;
