import type { SideId } from '../../../battle/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { Construction, SiegeMaterial } from '../rules/optional/siege.js';
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
  /** Who had it in hand last. */
  of?: UnitId;
  /** Where it is, and the way it is carried or leans. */
  at: Point;
  facing: Bearing;
  /** Of a ladder or a tower: the wall that it stands at, for whoever has come to its foot. */
  against: string | null;
  /** Periods that have been spent on raising it at a wall. */
  raising?: number;
  /** It is carried on wagons in parts, or lies so, and has to be put together. */
  parts?: true;
  /** Of a tower or penthouse: figures of its unit that are in it. */
  inside?: number;
  /** Of a tower or penthouse: what stones have done to it. */
  hits?: number;
  /** Of a tower or penthouse: green hides cover it. */
  hides?: true;
  /** Of a gabion: it has been filled, and stands where it is. */
  filled?: true;
}

/** A tunnel that is dug, or was. */
export interface Tunnel {
  readonly id: string;
  readonly side: SideId;
  /** Who holds the walls countermines. */
  readonly by: 'besieger' | 'defender';
  /** Its mouth, and the point that it was aimed at when it was begun. */
  readonly from: Point;
  readonly to: Point;
  /** Its mouth lies within the fortifications. */
  readonly insideFort: boolean;
  /** By which name the enemy knows it, to whom its beginning had to be announced; `null`: he has not heard of it. */
  readonly knownAs: string | null;
  /** Paces that it has got. */
  dug: number;
  state: 'open' | 'collapsed';
  /** Figures that were in it when it was last dug on. */
  diggers: { readonly unit: UnitId; readonly figures: number }[];
}

/** Something that is being built, or has been. Lengths in paces. */
export interface Built {
  readonly id: string;
  readonly build: Construction;
  readonly side: SideId;
  /** Where it begins, and which way it goes from there. */
  readonly from: Point;
  readonly bearing: Bearing;
  /** How long it is to be; `null` of what has no length. */
  readonly goal: number | null;
  /** How wide saps, bridges and causeways are. */
  readonly wide: number;
  /** The piece of siege material that is put together or filled. */
  readonly of: string | null;
  /** Figure/periods that have been put into it. */
  done: number;
  /** How long it is by now. */
  paces: number;
}

/** Fascines that lie in a ditch at one place. */
export interface Filling {
  readonly ditch: string;
  readonly at: Point;
  /** How far they reach along it, in paces. */
  readonly paces: number;
  /** How wide it is, and how many fascines lie in it. */
  readonly width: number;
  fascines: number;
}

/** What has been done to a wall, gate or palisade at one place, and not broken it down yet; or to the wagons of a unit, by its id. */
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
  tunnels: Tunnel[];
  built: Built[];
  /** Ditches that fascines have been thrown into. */
  fillings: Filling[];
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
  | { readonly down: true }
  /** It digs a tunnel toward a point: a new one, or one of its side that it has come to the mouth of. */
  | { readonly mine: { readonly x: number; readonly y: number } }
  /** It builds something, of what has a length so many paces. */
  | { readonly build: Construction; readonly paces?: number }
  /** So many of its figures are in its tower or penthouse from now on. */
  | { readonly man: string; readonly figures: number }
  /** It takes up a piece that lies about. */
  | { readonly take: string }
  /** It throws its fascines into a ditch. */
  | { readonly fill: string };

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
