import type { SideId } from '../../../battle/index.js';
import type { Bearing, Placed, Point, Table } from '../../../table/index.js';
import type { BridgeHit } from '../common/turn/moving/bridges.js';
import type {
  Awaited,
  Contact,
  FieldState,
  FieldUnit,
  ForcedReaction,
  Gone,
  Holding,
  Housed,
  Rider,
  UnitId,
} from '../common/turn/state.js';
import type { Shown } from '../common/turn/unseen/lying-low.js';
import type { MarkerSeen } from '../common/turn/unseen/markers.js';
import type { EventsState, RunningEvent } from './chance/in-force.js';
import type { Houses } from './houses/house.js';
import type { OfficerRank } from './officers.js';
import type { Aboard, Afloat, Mount } from './ships/vessel.js';
import type { TroopType } from './troops.js';

export type * from '../common/turn/state.js';
export type { Shown } from '../common/turn/unseen/lying-low.js';
export type { MarkerSeen } from '../common/turn/unseen/markers.js';
export type { House, Houses, Opening } from './houses/house.js';
export type { Aboard, Afloat, Mount, Vessel } from './ships/vessel.js';

/** What an artillery unit carries besides its crew. */
export interface Gun {
  /** Shots left of each projectile. */
  solid: number;
  explosive: number;
  canister: number;
  /** The turn it last fired; 0 before its first shot. */
  firedOn: number;
  spiked: boolean;
  /** Gunners bought besides who have not yet taken the place of one who fell. */
  spareCrew: number;
  /** False once the piece itself is knocked out. */
  standing: boolean;
  /** It is served by men who are no gunners. */
  untrained?: boolean;
  /** The unit whose men have taken it over since its crew was lost; they are of that unit still. */
  mannedBy?: UnitId;
  /** Men who have come to it from other units, unhurt: how many of each. */
  from?: Readonly<Record<UnitId, number>>;
  /** It stands on board. */
  mount?: Mount;
  /** It came with this ship or boat. */
  readonly of?: string;
}

/** Dragoons, in the saddle or on foot. */
export interface Dragoons {
  /** What they are in the saddle. */
  readonly as: TroopType;
  /** Where their horses stand; `null` while they sit on them. */
  readonly horses: Point | null;
  /** The turn on which they last got up or down; 0 for never. */
  readonly changedOn: number;
  /** Figures that hold the horses outside a building; they are no part of the unit's figures, and not lost. */
  readonly holding?: number;
}

/** A personal command figure, base-to-base with the unit that he leads. */
export interface Officer {
  readonly rank: OfficerRank;
  readonly name: string;
  /** He cannot be moved any more. */
  readonly wounded?: true;
}

/** One unit of the musket game, as it stands on the table. For artillery the figures are the crew. */
export interface Unit extends FieldUnit {
  /** What it is now: dragoons on foot are infantry. */
  type: TroopType;
  /** Of dragoons: what they are in the saddle, where they left their horses, and the turn on which they last got up or down. */
  dragoons: Dragoons | null;
  loaded: boolean;
  /** Hit by its own side's fire on this turn; 0 for never. */
  friendlyFireOn: number;
  /** The personal command figure that leads it. */
  officer?: Officer;
  /** A random event has made it imperial. */
  imperial?: true;
  /** Grenades that it has thrown; absent until it has. */
  thrown?: number;
  gun: Gun | null;
  /** At whom it fired last, on which turn, and for how many turns on end; absent where smoke is not played. */
  smoke?: Smoke;
  /** Where on board it is; absent on land. */
  aboard?: Aboard;
  /** It has come ashore: on which turn, off what, and the thirds of its turn that took. */
  landed?: Landed;
  /** The turn in which it last came out of a building, and the way through the door, in cm. */
  cameOut?: { readonly on: number; readonly way: number };
}

/** How a unit came ashore. */
export interface Landed {
  readonly on: number;
  readonly off: 'ship' | 'boat';
  readonly thirds: number;
}

/** Fire at one target, turn after turn. */
export interface Smoke {
  readonly target: UnitId;
  readonly on: number;
  readonly turns: number;
}

/** Everything that changes while a musket battle goes on. */
export interface MusketState extends FieldState<Unit> {
  /** Direct hits that bridges have taken and may yet fall to. */
  bridgeHits: BridgeHit[];
  /** The buildings that can be held, where there are any. */
  houses?: Houses;
  /** What random events have left behind, where they are played. */
  events?: EventsState;
  /** Ships, boats and the wind, where there are any. */
  afloat?: Afloat;
}

/** What one side may know: everything on the table, but only its own orders. The table is as artillery has left it. */
export interface MusketView {
  readonly side: SideId;
  readonly turn: number;
  readonly units: Readonly<Record<UnitId, UnitSeen>>;
  readonly markers: readonly MarkerSeen[];
  /** Its own riders with orders that are under way. */
  readonly riders: readonly Rider[];
  /** Riders bring the orders, as both sides have agreed: what is written now holds when they have come. */
  readonly ordersRide?: boolean;
  readonly contacts: readonly Contact[];
  readonly holdings: readonly Holding[];
  readonly table: Table;
  readonly objectives: readonly Objective[];
  /** Guns without crew that anybody may man, where there are any. */
  readonly unattended?: readonly { readonly id: UnitId; readonly at: Point; readonly facing: Bearing }[];
  /** The buildings that can be held, as anybody sees them. */
  readonly houses?: Houses;
  /** Random events that go on. */
  readonly events?: readonly RunningEvent[];
  /** Ships, boats and the wind, as anybody sees them. */
  readonly afloat?: Afloat;
}

/** A place that a scenario has the armies fight for. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
  /** A side wins by holding it, alone or with others: it must not be left. */
  readonly wins?: boolean;
}

/** A unit as a side sees it. Of the enemy's only what stands on the table. */
export interface UnitSeen {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly type: TroopType;
  /** Led by the general in person. */
  readonly general: boolean;
  readonly strength: number;
  readonly figures: number;
  /** Figures that guard prisoners: no part of `figures`, and not lost. */
  readonly guarding: number;
  readonly placed: Placed;
  /** It stands in a square, and faces outward on all sides. */
  readonly square?: true;
  /** The personal command figure that leads it. */
  readonly officer?: Officer;
  /** A random event has made it imperial. */
  readonly imperial?: true;
  readonly gone: Gone | null;
  readonly mustDo: ForcedReaction | null;
  /** Whether it has moved this turn, or fires or fights: who has not is not seen at the edge of a wood. */
  readonly shown: Shown;
  /** Where in a building it is. */
  readonly house?: Housed;
  /** Where on board it is. */
  readonly aboard?: Aboard;
  /** Only of one's own units. */
  readonly own?: {
    readonly order: string;
    readonly loaded: boolean;
    /** Grenades that it has thrown. */
    readonly thrown?: number;
    readonly fatigue: number;
    readonly chargedOn: number;
    /** It has lost figures in this battle. */
    readonly hurt: boolean;
    readonly gun: Readonly<Gun> | null;
    readonly dragoons: Dragoons | null;
    /** The way it faced before it moved this turn: a gun is turned to aim from there. */
    readonly facedAtStart: Bearing;
    /** The tag of the marker behind which it is hidden. */
    readonly marker: string | null;
    /** Reinforcements that are not on the table yet. */
    readonly awaited: Awaited | null;
  };
}
