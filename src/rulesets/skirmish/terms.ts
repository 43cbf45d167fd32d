import type { Phase, PhaseContext, SideId } from '../../battle/index.js';
import type { Bearing } from '../../table/index.js';
import type { SkirmishEvent } from './events.js';
import type { SkirmishRules } from './rules.js';
import type { SkirmishScenario } from './schema.js';
import type { Reply } from './sequence/sequence.js';
import type { FigureId, ForceId, SkirmishState, SkirmishView } from './state.js';
import type { Weapon } from './troops.js';

/** What some figures are ordered to do. Lengths in inches, degrees clockwise from north. */
export type Order =
  /**
   * The middle of the group goes to a point, everybody in the same way and as far as he comes. `face`: the bearing that each takes up in
   * the end.
   */
  | {
      readonly do: 'go';
      readonly figures: readonly FigureId[];
      readonly to: readonly [number, number];
      readonly pace: 'walk' | 'run';
      readonly face?: Bearing;
    }
  | { readonly do: 'face'; readonly figures: readonly FigureId[]; readonly bearing: Bearing }
  /** Takes another weapon in hand. */
  | { readonly do: 'ready'; readonly figures: readonly FigureId[]; readonly weapon: Weapon }
  /** Works at something: what he does it to, what he takes, where it goes. */
  | DeedOrder
  | {
      readonly do: 'mount' | 'dismount' | 'load' | 'pick-up-standard' | 'yield' | 'massacre';
      readonly figures: readonly FigureId[];
    };

/** Everything that men do with walls, engines, fires, stores and the fallen. */
export const deeds = [
  'light',
  'torch',
  'fight-fire',
  'fetch',
  'loot',
  'harness',
  'haul',
  'gap',
  'plant',
  'uproot',
  'shut',
  'open',
  'raise',
  'lower',
  'batter',
  'chop',
  'pick',
  'erect',
  'climb',
  'push',
  'heat',
  'serve',
  'join',
] as const;
export type DeedName = (typeof deeds)[number];

/** Whether an order is one of these. */
export function isDeed(order: { readonly do: string }): order is DeedOrder {
  return deeds.some(deed => deed === order.do);
}

/** Men who do one of these: to a work, a thing, a man or a unit; of somebody who is stripped, what is taken; of what is hauled, where to. */
export interface DeedOrder {
  readonly do: DeedName;
  readonly figures: readonly FigureId[];
  readonly at?: string;
  readonly take?: string;
  readonly to?: readonly [number, number];
}

/** A charge, or a move to contact. */
export interface DeclaredCharge {
  readonly figures: readonly FigureId[];
  readonly at: FigureId;
}

/** What those who are charged do. */
export interface GivenReply {
  readonly figures: readonly FigureId[];
  readonly reply: Reply;
}

/** At whom some figures shoot, all their shots of this turn. */
export interface NominatedTarget {
  readonly figures: readonly FigureId[];
  readonly at: FigureId;
  /** Not at the rider but at the horse. */
  readonly horse?: boolean;
}

/** What the players are asked. */
export type SkirmishRequests = {
  /** Charges and moves to contact; of both sides at once. */
  declare: {
    asks: { readonly chargers: readonly { readonly figure: FigureId; readonly targets: readonly FigureId[] }[] };
    answer: { readonly charges: readonly DeclaredCharge[] };
  };
  /** What those do who are charged; who is not named stands. */
  reply: {
    asks: {
      readonly charged: readonly {
        readonly figure: FigureId;
        readonly by: readonly FigureId[];
        readonly replies: readonly Reply[];
      }[];
    };
    answer: { readonly replies: readonly GivenReply[] };
  };
  /** The moves of a force, when its card has been drawn; who is not named stays. */
  move: {
    asks: { readonly force: ForceId; readonly figures: readonly FigureId[] };
    answer: { readonly orders: readonly Order[] };
  };
  /** Who follows somebody that leaves a melee. */
  follow: {
    asks: { readonly leaver: FigureId; readonly figures: readonly FigureId[] };
    answer: { readonly figures: readonly FigureId[] };
  };
  /** Who of those at blows gives himself up; of both sides at once. */
  yield: { asks: { readonly fighting: readonly FigureId[] }; answer: { readonly figures: readonly FigureId[] } };
  /** At whom everybody shoots; of both sides at once. Who is not named does not. */
  shoot: {
    asks: {
      readonly shooters: readonly {
        readonly figure: FigureId;
        readonly shots: number;
        readonly targets: readonly FigureId[];
      }[];
    };
    answer: { readonly shots: readonly NominatedTarget[] };
  };
  /** Whom of the fallen enemies in contact with a man on foot a side asks to yield; the others are struck at. */
  demand: { asks: { readonly fallen: readonly FigureId[] }; answer: { readonly figures: readonly FigureId[] } };
  /** At whom each strikes who has a choice; who is not named strikes at the first, and who is named twice with each of his blows at another. */
  strike: {
    asks: {
      readonly strikers: readonly {
        readonly figure: FigureId;
        readonly blows: number;
        readonly enemies: readonly FigureId[];
        /** Enemies whose horse he may strike at. */
        readonly horses: readonly FigureId[];
      }[];
    };
    answer: { readonly blows: readonly NominatedTarget[] };
  };
};

/** The vocabulary of the skirmish rules for the kernel. */
export interface SkirmishTerms {
  scenario: SkirmishScenario;
  rules: SkirmishRules;
  state: SkirmishState;
  view: SkirmishView;
  requests: SkirmishRequests;
  event: SkirmishEvent;
}

export type SkirmishPhase = Phase<SkirmishTerms>;
export type SkirmishContext = PhaseContext<SkirmishTerms>;
export type { SideId };
