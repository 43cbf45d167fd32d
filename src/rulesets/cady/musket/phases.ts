import { withShips } from './ships/period.js';
import type { MusketPhase } from './terms.js';
import { turnOf } from './turn/in-force.js';
import { musketPeriod } from './turn/period.js';

/** The turn of the musket game, ships and river boats included. */
export const musketPhases: readonly MusketPhase[] = turnOf(withShips(musketPeriod));
