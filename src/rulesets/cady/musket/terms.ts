import type { Phase, PhaseContext, SideId } from '../../../battle/index.js';
import type { Bearing } from '../../../table/index.js';
import type { MeetAnswer } from '../common/choices/third-of-range.js';
import type { RangeThird } from '../common/index.js';
import type { FieldRequests, OrdersAnswer } from '../common/turn/requests.js';
import type { EventId } from './chance/rules.js';
import type { MusketEvent } from './events.js';
import type { MusketRules, Projectile } from './rules.js';
import type { MusketScenario } from './schema.js';
import type { MusketState, MusketView, UnitId } from './state.js';

export type { BreakAnswer, OrdersAnswer, SurrenderAnswer } from '../common/turn/requests.js';

/** What a gun does with one of its shots. Ranges are called in whole or broken cm, without measuring. */
export type CallAnswer =
  | { readonly shot: 'none' }
  | { readonly shot: 'canister'; readonly bearing: Bearing }
  | { readonly shot: 'solid' | 'explosive'; readonly bearing: Bearing; readonly range: number };

/** What a side chooses in a random event. */
export type EventAnswer = { readonly chosen: readonly string[] };

/** What the musket game asks of its players. */
export type MusketRequests = FieldRequests & {
  /** Choose the projectile, aim, and call the range of one shot. */
  call: {
    asks: {
      readonly gun: UnitId;
      /** The projectiles it may fire now, with their least and greatest range in cm and the rounds left. */
      readonly projectiles: readonly {
        readonly projectile: Projectile;
        readonly from: number;
        readonly to: number;
        readonly rounds: number;
      }[];
      /** How far the gun may be turned from its facing, in degrees to either side. */
      readonly traverse: number;
    };
    answer: CallAnswer;
  };
  /** A random event leaves something to a side: so many of what it offers. */
  event: {
    asks: { readonly event: EventId; readonly options: readonly string[]; readonly picks: number };
    answer: EventAnswer;
  };
  /** Write what the ships and boats of one's side do this turn: notation by vessel; what is left out lies still. */
  helm: { asks: { readonly vessels: readonly string[] }; answer: OrdersAnswer };
  /** A unit that an enemy has closed with has passed its test: at which part of its range to fire at him. */
  'meet-charge': {
    asks: { readonly unit: UnitId; readonly charger: UnitId; readonly thirds: readonly RangeThird[] };
    answer: MeetAnswer;
  };
};

/** The musket game's vocabulary for the kernel. */
export interface MusketTerms {
  scenario: MusketScenario;
  rules: MusketRules;
  state: MusketState;
  view: MusketView;
  requests: MusketRequests;
  event: MusketEvent;
}

export type MusketPhase = Phase<MusketTerms>;
export type MusketContext = PhaseContext<MusketTerms>;
export type { SideId };
