import type { SightSection } from '../../common/turn/period.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientUnit } from '../state.js';
import { storeysOf } from './siege/castle.js';

/** Who sees how far: as the common rules say, from walls and towers farther over others. */
export const ancientSight: SightSection<AncientUnit, AncientMedievalRules> = { storeys: storeysOf };
