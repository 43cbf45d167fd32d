import { cadyPhases } from '../common/turn/phases.js';
import type { MusketPhase } from './terms.js';
import { musketPeriod } from './turn/period.js';

/** The turn of the musket game. */
export const musketPhases: readonly MusketPhase[] = cadyPhases(musketPeriod);
