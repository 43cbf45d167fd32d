import type { SideId } from '../../battle/index.js';
import type { Holding } from '../../scenario/index.js';
import type { Bearing, Place, Point, Table } from '../../table/index.js';
import type { TerrainEffects } from './rules.js';
import type { GunKind, Rank, StandKind, UnitType } from './troops.js';

/** The name of a unit, unique in its scenario: `hopton-foot`. */
export type UnitId = string;

/** The three shapes that a unit's stands may form. */
export type FormationKind = 'line' | 'mass' | 'defensive mass';

/** One stand in its unit: rank 0 is the front row, file 0 its left end as seen from behind. */
export interface Stand {
  readonly kind: StandKind;
  readonly rank: number;
  readonly file: number;
}

/**
 * A unit's stands where they are: what geometry needs to know of a unit. The place is that of the middle of its front row's
 * front edge, by which units turn and change formation.
 */
export interface Formed extends Place {
  readonly formation: FormationKind;
  /** Rank by rank, each from left to right. */
  readonly stands: readonly Stand[];
}

/** How a unit left the battle. */
export type Gone = 'destroyed' | 'routed' | 'withdrawn' | 'retreated' | 'off-table';

/** What a unit has done in the phase being played; made anew at the start of every phase. */
export interface PhaseOfUnit {
  /** In contact with an enemy when the phase began. */
  engaged: boolean;
  /** Its movement, joining in or reaction is over for this phase. */
  done: boolean;
  /** It has tried to react in this phase, whether or not it could. */
  reacted: boolean;
  /** It has thrown an attack again in this phase. */
  rethrown: boolean;
  /** It failed its test to charge in this phase: it may still manoeuvre. */
  chargeFailed: boolean;
  /** No enemy stood within the distance that forbids double-time when the phase began. */
  mayDoubleTime: boolean;
}

/** One unit as it stands on the table. */
export interface Unit extends Place {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly type: UnitType;
  /** Of artillery: which guns. */
  readonly guns: GunKind | null;
  /** Of a command unit: whose. */
  readonly rank: Rank | null;
  /** Stands it began with. */
  readonly strength: number;
  formation: FormationKind;
  stands: readonly Stand[];
  at: Point;
  facing: Bearing;
  /** In the saddle. Of dragoons it changes; horse and commanders always are, all others never. */
  mounted: boolean;
  /** Of artillery: hitched to its teams, and so unable to fire. */
  limbered: boolean;
  /** Hit markers. */
  hits: number;
  gone: Gone | null;
  phase: PhaseOfUnit;
}

/** Everything that changes while a battle goes on. */
export interface RaymondState {
  turn: number;
  /** The side with the initiative of this turn; `null` before it has been thrown for. */
  initiative: SideId | null;
  /** Every unit that was mustered, in the order of the scenario. */
  units: Record<UnitId, Unit>;
  /** How long each objective has been held. */
  holdings: Holding[];
}

export type { Holding };

/**
 * What a side may know: everything. Nothing on this table is hidden, and distances may be measured at any time; only answers
 * that both sides give at once stay closed until both are there.
 */
export interface RaymondView {
  readonly side: SideId;
  readonly turn: number;
  readonly initiative: SideId | null;
  readonly units: Readonly<Record<UnitId, Readonly<Unit>>>;
  readonly holdings: readonly Holding[];
  readonly table: Table;
  /** What the terrain of this table does. */
  readonly terrain: TerrainEffects;
  readonly objectives: readonly Objective[];
}

/** A place worth holding: a side holds it that alone has stands reaching within the radius of its middle. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
}

/** The record of a unit's phase before anything has happened in it. */
export function freshPhase(): PhaseOfUnit {
  return {
    engaged: false,
    done: false,
    reacted: false,
    rethrown: false,
    chargeFailed: false,
    mayDoubleTime: false,
  };
}
