import type { Bots } from '../../../battle/index.js';
import type { WrgTerms } from '../terms.js';
import { lineOfBattle } from './line-of-battle.js';

/** The commanders of the library that play the WRG's rules, by name. */
export const wrgBots: Bots<WrgTerms> = { 'line-of-battle': lineOfBattle };
