import type { Bots } from '../../../../battle/index.js';
import type { AncientTerms } from '../terms.js';
import { advanceAndHold } from './advance-and-hold.js';
import { beginner } from './beginner.js';
import { playsAhead } from './plays-ahead.js';

/** The commanders of the library that play the ancient and medieval game, by name. */
export const ancientBots: Bots<AncientTerms> = {
  'advance-and-hold': advanceAndHold,
  'plays-ahead': playsAhead,
  beginner,
};
