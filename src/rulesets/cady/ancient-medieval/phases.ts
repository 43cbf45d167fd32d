import { cadyPhases } from '../common/turn/phases.js';
import type { AncientPhase } from './terms.js';
import { ancientPeriod } from './turn/period.js';

/** The turn of the ancient and medieval game. */
export const ancientPhases: readonly AncientPhase[] = cadyPhases(ancientPeriod);
