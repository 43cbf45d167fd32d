import type { AncientState } from '../state.js';
import type { AncientContext } from '../terms.js';

/** Wagons that were ordered to (`SUPPLY x`) hand out their loads, and enemies beside an undefended wagon take it. Run at the end of movement. */
export function supplyWagons(_state: AncientState, _context: AncientContext): void {}
