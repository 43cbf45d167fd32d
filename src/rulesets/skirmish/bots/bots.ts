import type { Bots } from '../../../battle/index.js';
import type { SkirmishTerms } from '../terms.js';
import { sergeant } from './sergeant.js';

/** The commanders of the library that play skirmishes, by name. */
export const skirmishBots: Bots<SkirmishTerms> = { 'old-sergeant': sergeant };
