import type { Phase, PhaseContext, SideId } from '../../../battle/index.js';
import type { Bearing } from '../../../table/index.js';
import type { MeetAnswer } from '../common/choices/third-of-range.js';
import type { RangeThird } from '../common/fighting/defensive-fire.js';
import type { FieldRequests } from '../common/turn/requests.js';
import type { AncientEvent } from './events.js';
import type { AncientMedievalRules } from './rules.js';
import type { AncientScenario } from './schema.js';
import type { AncientState, AncientView, UnitId } from './state.js';

export type { OrdersAnswer } from '../common/turn/requests.js';

/** What a machine does with one of its shots. Ranges are called in whole or broken cm, without measuring. */
export type CallAnswer =
  | { readonly shot: 'none' }
  | { readonly shot: 'stone' | 'bolt' | 'ball'; readonly bearing: Bearing; readonly range: number };

/** What the ancient and medieval game asks of its players. */
export type AncientRequests = FieldRequests & {
  /** Aim and call the range of a machine's shot. */
  call: {
    asks: {
      readonly machine: UnitId;
      readonly shot: 'stone' | 'bolt' | 'ball';
      /** Least and greatest range, cm. */
      readonly from: number;
      readonly to: number;
      readonly rounds: number;
      /** How far it may be turned from its facing, in degrees to either side. */
      readonly pivot: number;
    };
    answer: CallAnswer;
  };
  /** A missile unit that is charged has passed its test: at which third of its range to fire. */
  'meet-charge': {
    asks: { readonly unit: UnitId; readonly charger: UnitId; readonly thirds: readonly RangeThird[] };
    answer: MeetAnswer;
  };
};

/** The ancient and medieval game's vocabulary for the kernel. */
export interface AncientTerms {
  scenario: AncientScenario;
  rules: AncientMedievalRules;
  state: AncientState;
  view: AncientView;
  requests: AncientRequests;
  event: AncientEvent;
}

export type AncientPhase = Phase<AncientTerms>;
export type AncientContext = PhaseContext<AncientTerms>;
export type { SideId };
