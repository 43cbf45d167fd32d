import type { SideId } from '../../../battle/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { SiegeMaterial } from '../rules/optional/siege.js';
import type { UnitId } from '../state.js';
import type { SiegeWorks } from './breach.js';

/** What a wall, a gate or a palisade is. */
export type WallKind = Exclude<SiegeWorks, 'wooden-construction'>;

/** Siege material that lies about or is carried by a unit. */
export interface Material {
  readonly id: string;
  readonly kind: SiegeMaterial;
  /** Who has it in hand; `null`: it lies where it was left. */
  by: UnitId | null;
  /** Where it is, and the way it is carried or leans. */
  at: Point;
  facing: Bearing;
  /** Of a ladder: the wall that it stands at, for whoever has come to its foot. */
  against: string | null;
}

/** What has been done to a wall, gate or palisade at one place, and not broken it down yet. */
export interface Damage {
  readonly wall: string;
  readonly at: Point;
  /** Figure/periods. */
  done: number;
}

/** Where there was a wall or gate: so many paces of it are gone. */
export interface Opening {
  readonly wall: string;
  readonly at: Point;
  /** Along the wall. */
  readonly bearing: number;
  readonly paces: number;
}

/** Where a stretch of a wall or palisade has been broken down. */
export interface Gap extends Opening {
  readonly id: string;
  /** What has fallen lies in the gap. */
  readonly rubble: boolean;
}

/** All that a siege changes: fortifications and the siege material before them. */
export interface Works {
  damage: Damage[];
  gaps: Gap[];
  /** Gates and doors broken down, whole, and how they lay. */
  down: Opening[];
  material: Material[];
  /** What units were at work on when they last worked. */
  tasks: Record<UnitId, Work>;
}

/** What a unit works at for a period. */
export type Work =
  /** It breaks down a wall, gate or palisade with what it has. */
  | { readonly break: string }
  /** It raises its ladders at a wall. */
  | { readonly ladders: string }
  /** Its engines throw stones at a wall. */
  | { readonly batter: string }
  /** Its engines throw stones over the walls. */
  | { readonly lob: true }
  /** It keeps down behind the merlons and does not shoot. */
  | { readonly down: true };

/** The fortifications of a side: the ground that they enclose. */
export interface Fort {
  /** By which it is told from others. */
  readonly name: string;
  readonly side: SideId;
  readonly inside: readonly Point[];
}

/** What a unit does in a siege in a period. */
export interface SiegeConduct {
  /** It works at a siege: it breaks something down, or raises its ladders. */
  readonly work?: Work;
}
