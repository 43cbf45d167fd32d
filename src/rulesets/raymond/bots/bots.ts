import type { Bots } from '../../../battle/index.js';
import type { RaymondTerms } from '../terms.js';
import { advanceAndCharge } from './advance-and-charge.js';
import { beginner } from './beginner.js';
import { playsAhead } from './plays-ahead.js';

/** The commanders of the library that play *A Splendid Victory!*, by name. */
export const raymondBots: Bots<RaymondTerms> = {
  'advance-and-charge': advanceAndCharge,
  'plays-ahead': playsAhead,
  beginner,
};
