import type { Bots } from '../../../../battle/index.js';
import type { MusketTerms } from '../terms.js';
import { beginner } from './beginner.js';
import { inTheEvent } from './events.js';
import { playsAhead } from './plays-ahead.js';
import { takeAndHold } from './take-and-hold.js';

/** The commanders of the library that play the musket game, by name. */
export const musketBots: Bots<MusketTerms> = {
  'take-and-hold': seed => inTheEvent(takeAndHold(seed)),
  'plays-ahead': playsAhead,
  beginner: seed => inTheEvent(beginner(seed)),
};
