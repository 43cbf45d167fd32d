import type { Phase, PhaseContext } from '../../battle/index.js';
import type { Point } from '../../table/index.js';
import type { Counter, OrderWay, WrgEvent } from './events.js';
import type { ThingId } from './fire/fire-state.js';
import type { WrgRules } from './rules.js';
import type { WrgScenario } from './schema.js';
import type { ShipId } from './ships/ship-state.js';
import type { Work } from './siege/works.js';
import type { CastingPoint } from './sorcery/spells.js';
import type { Conduct, GeneralId, UnitId, WrgState, WrgView } from './state.js';

/** An order for a unit, in the notation of orders, and how it is to come to it. */
export interface NewOrder {
  readonly order: string;
  readonly by: Exclude<OrderWay, 'wish'>;
  /** The general who gives it; the unit's own where it is left out. */
  readonly from?: GeneralId;
}

/** What the players are asked. Lengths in paces. */
export type WrgRequests = {
  /** Orders for units that have none, and new ones: before the first period written in secret, later brought to the units. */
  orders: {
    asks: {
      /** Units that may be given an order now, how each can be reached, the orders of the signals that it would see or hear, and who may dictate one to it. */
      readonly units: readonly {
        readonly unit: UnitId;
        readonly by: readonly NewOrder['by'][];
        readonly signals?: readonly string[];
        /** The generals who may dictate an order to it, the first of them unless another is named. */
        readonly from?: readonly GeneralId[];
      }[];
    };
    answer: { readonly [unit: UnitId]: NewOrder };
  };
  /** Charges, and how units go about their orders; both sides write them down at the same time. */
  declare: {
    asks: {
      readonly units: readonly {
        readonly unit: UnitId;
        /**
         * Enemies that it may charge by its order, with the distance to each. `barred`: as everybody stands, it would come to ground on the way that it
         * cannot enter. `behind`: it would be brought up by this friend.
         */
        readonly charges: readonly {
          readonly target: UnitId;
          readonly distance: number;
          readonly barred?: true;
          readonly behind?: UnitId;
        }[];
        /** Whether it may halt in the reach of an enemy. */
        readonly mayHalt: boolean;
        /** It rallies back, and may fall in in any formation. */
        readonly mayForm?: true;
        /** Its order lets it leave the melee that it is in. */
        readonly mayBreakOff?: boolean;
        /** It has been told to go to friends, and may go to this cover or hill behind it instead. */
        readonly refuge?: string;
        /** What it could work at, at a siege. */
        readonly works?: readonly Work[];
        /** The general who is with it, and may change his place. */
        readonly general?: GeneralId;
        /** It may climb down from its ship and go ashore. */
        readonly mayLand?: boolean;
        /** Ships that it may climb aboard. */
        readonly boards?: readonly ShipId[];
        /** What it may do with fire. */
        readonly fire?: {
          /** It may prepare and light missiles. */
          readonly prepares: boolean;
          /** Its missiles burn, and it may shoot them at men. */
          readonly missiles: boolean;
          /** What it may set fire to now; and what its missiles would reach if they burnt. */
          readonly burns: readonly ThingId[];
          readonly reaches: readonly ThingId[];
          /** Fires that it may fight. */
          readonly douses: readonly ThingId[];
          /** Its order bids it go on, and it stops neither to get missiles ready nor to set fire to anything, or fights no fire. */
          readonly goesOn?: true;
        };
        /** It may lay its caltrops. */
        readonly mayLay?: boolean;
      }[];
    };
    answer: { readonly [unit: UnitId]: Conduct };
  };
  /** What a unit that is charged does. */
  counter: {
    asks: { readonly unit: UnitId; readonly chargers: readonly UnitId[]; readonly options: readonly Counter[] };
    answer: Counter;
  };
  /** Which way the factors count that the player may add or subtract in a reaction test. */
  signs: {
    asks: {
      readonly unit: UnitId;
      readonly cause: string;
      /** What all the other factors come to. */
      readonly others: number;
      readonly choices: readonly {
        readonly factor: string;
        readonly points: number;
        readonly signs: readonly (-1 | 0 | 1)[];
      }[];
    };
    answer: { readonly [factor: string]: -1 | 0 | 1 };
  };
  /** A reaction lets a unit do as its general wishes: the order it is given at once; `null` leaves it the one it has. */
  wish: { asks: { readonly unit: UnitId; readonly cause: string }; answer: string | null };
  /** Whether troops that have beaten their enemies pursue, or go on pursuing. */
  pursue: {
    asks: {
      readonly unit: UnitId;
      readonly quarry: UnitId | null;
      /** Other enemies through whom the quarry has got away, and whom they would charge. */
      readonly through?: UnitId;
      /** Enemies before files that touch nobody after a charge, to whom these would go forward: nobody is pursued. */
      readonly extends?: UnitId;
      /** Who has broken as well, and whom they pursue unless they choose the quarry. */
      readonly insteadOf?: UnitId;
    };
    answer: boolean;
  };
  /** Whether troops that were pushed back and not followed rally back or reorganise where they stand. */
  recover: { asks: { readonly unit: UnitId }; answer: 'rallying-back' | 'reorganising' };
  /** Whether a general challenges another to personal combat. */
  challenge: {
    asks: {
      readonly general: GeneralId;
      readonly enemies: readonly GeneralId[];
      /** The bodies of neither are hand to hand: they would ride out and meet between the lines. */
      readonly ridesOut?: true;
    };
    answer: GeneralId | null;
  };
  /** Which spell a magician casts, and at whom; `null` none. */
  cast: {
    asks: {
      readonly magician: UnitId;
      readonly at: CastingPoint;
      /** Whom he can cast it at, and how far they are from him. */
      readonly targets: readonly { readonly target: UnitId; readonly distance: number }[];
    };
    answer: { readonly spell: number; readonly target: UnitId } | null;
  };
  /** Where to a magician flies who must. */
  flight: { asks: { readonly magician: UnitId; readonly from: Point; readonly reach: number }; answer: Point };
  /** Whether a unit that shoots aims at a general by himself, or at one who stands clear of his men; `null`: at nobody in particular. */
  aim: {
    asks: { readonly unit: UnitId; readonly generals: readonly GeneralId[] };
    answer: GeneralId | null;
  };
  /** Whether a challenge is accepted. */
  accept: {
    asks: { readonly general: GeneralId; readonly from: GeneralId; readonly ridesOut?: true };
    answer: boolean;
  };
};

/** The vocabulary of the WRG game for the kernel. */
export interface WrgTerms {
  scenario: WrgScenario;
  rules: WrgRules;
  state: WrgState;
  view: WrgView;
  requests: WrgRequests;
  event: WrgEvent;
}

export type WrgPhase = Phase<WrgTerms>;
export type WrgContext = PhaseContext<WrgTerms>;
