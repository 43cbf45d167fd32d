import type { SideId } from '../../../battle/index.js';
import type { Bearing, Placed, Point, Table } from '../../../table/index.js';
import type { Edge, Reaction } from '../common/index.js';
import type { TroopType } from './troops.js';

/** The name of a unit, unique in its scenario: `blue-1`. */
export type UnitId = string;

/** How a unit left the battle. */
export type Gone = 'destroyed' | 'routed' | 'off-table';

/** A reaction that takes the place of a unit's orders in its next turn. */
export type ForcedReaction = Exclude<Reaction, 'no-effect'>;

/** What an artillery unit carries besides its crew. */
export interface Gun {
  /** Shots left of each projectile. */
  solid: number;
  explosive: number;
  canister: number;
  /** The turn it last fired; 0 before its first shot. */
  firedOn: number;
  spiked: boolean;
  /** False once the piece itself is knocked out. */
  standing: boolean;
}

/** A unit divided by enemies that broke through its line (`cady/common/broken/…`). */
export interface Divided {
  /** The turn in which it was divided. */
  turn: number;
  /** Figures in the part with the lower total morale value. */
  smaller: number;
  /** The enemy standing between the parts. */
  by: UnitId;
}

/** One unit of the musket game, as it stands on the table. For artillery the figures are the crew. */
export interface Unit {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly type: TroopType;
  /** Figures it began with. */
  readonly strength: number;
  /** Led by the general in person. */
  readonly general: boolean;
  figures: number;
  at: Point;
  facing: Bearing;
  /** Stands abreast. */
  files: number;
  loaded: boolean;
  /** Its standing order, in the notation of `readOrder`. */
  order: string;
  /** Melee points lost to continuous melee. */
  fatigue: number;
  /** The reaction it must carry out in its next turn. */
  mustDo: ForcedReaction | null;
  /** Carrying out a back and turn this turn: it may not turn to fight. */
  fleeing: boolean;
  chargedOn: number;
  /** Set by a charge that met nobody: neither fire nor melee in the turn after this one. */
  spentChargeOn: number;
  /** Hit by its own side's fire on this turn; 0 for never. */
  friendlyFireOn: number;
  divided: Divided | null;
  gone: Gone | null;
  gun: Gun | null;
  /** What it did this turn; reset at the start of every turn. */
  turn: TurnOfUnit;
}

/** What a unit did and suffered in the turn being played. */
export interface TurnOfUnit {
  /** Figures before any loss this turn. */
  before: number;
  lost: number;
  /** Share of the printed move used, 0 to 1 and more for a bonus. */
  moved: number;
  /** Allowance it had left when its move ended, cm. */
  spare: number;
  /** The way it faced before it moved: a gun is turned to aim from there. */
  facing: Bearing;
  charging: boolean;
  /** It fired at the beginning of the turn, which took a third of it. */
  firedFirst: boolean;
  /** May neither fire nor melee: holding back friends, or spent after a failed charge. */
  idle: boolean;
  fought: boolean;
  /** Fired at, charged or met in melee, whether or not it lost anything. */
  attacked: boolean;
  /** Where it stood at the start of the turn, wherever it changed course, and at the end. */
  path: readonly PathPoint[];
}

/** A point of a unit's way, and when it was there: 0 at the start of the turn, 1 at its end. */
export interface PathPoint extends Point {
  readonly time: number;
}

/** Two enemy units within melee range of one another. */
export interface Contact {
  readonly a: UnitId;
  readonly b: UnitId;
  /** The edge of each body that is touched. */
  readonly edgeOfA: Edge;
  readonly edgeOfB: Edge;
  /** The turn they met. */
  readonly since: number;
  /** The units that closed in: they attack across, uphill and so on. */
  readonly attackers: readonly UnitId[];
  /** Each attacker's free straight run up to the contact, cm. */
  readonly run: Readonly<Record<UnitId, number>>;
}

/** How long each side has held an objective. */
export interface Holding {
  readonly objective: string;
  side: SideId | null;
  /** Turns held without a break. */
  turns: number;
}

/** A stretch of a fence or wall that artillery has shot away, in cm along its line. */
export interface Breach {
  readonly barrier: string;
  readonly from: number;
  readonly to: number;
}

/** Everything that changes while a musket battle goes on. */
export interface MusketState {
  turn: number;
  /** Every unit that was mustered, in the order of the scenario. */
  units: Record<UnitId, Unit>;
  contacts: Contact[];
  holdings: Holding[];
  breaches: Breach[];
}

/** What one side may know: everything on the table, but only its own orders. The table is as artillery has left it. */
export interface MusketView {
  readonly side: SideId;
  readonly turn: number;
  readonly units: Readonly<Record<UnitId, UnitSeen>>;
  readonly contacts: readonly Contact[];
  readonly holdings: readonly Holding[];
  readonly table: Table;
  readonly objectives: readonly Objective[];
}

/** A place that a scenario has the armies fight for. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
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
  readonly placed: Placed;
  readonly gone: Gone | null;
  readonly mustDo: ForcedReaction | null;
  /** Only of one's own units. */
  readonly own?: {
    readonly order: string;
    readonly loaded: boolean;
    readonly fatigue: number;
    readonly chargedOn: number;
    readonly gun: Readonly<Gun> | null;
    /** The way it faced before it moved this turn: a gun is turned to aim from there. */
    readonly facedAtStart: Bearing;
  };
}

/** The record of a unit's turn before anything has happened in it. */
export function freshTurn({ figures, facing }: Pick<Unit, 'figures' | 'facing'>): TurnOfUnit {
  return {
    before: figures,
    lost: 0,
    moved: 0,
    spare: 0,
    facing,
    charging: false,
    firedFirst: false,
    idle: false,
    fought: false,
    attacked: false,
    path: [],
  };
}
