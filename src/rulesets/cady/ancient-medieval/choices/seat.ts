import type { Sighted as InSight } from '../../common/choices/by-eye.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientSeen, AncientView } from '../state.js';

/** What a person at the table goes by. */
export interface Seat {
  readonly scenario?: Pick<AncientScenario, 'level'>;
  readonly view: AncientView;
  readonly rules: AncientMedievalRules;
}

/** Somebody in sight. */
export type Sighted = InSight<AncientSeen>;

/** A chance in whole per cent. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
