import type { HouseRulesOf } from '../../../book/index.js';
import type { skirmishRulings } from './rulings.js';

/** House rules of skirmishes, whose rulings and readings the compiler knows. */
export type SkirmishHouseRules = HouseRulesOf<'skirmish', (typeof skirmishRulings)[number]>;
