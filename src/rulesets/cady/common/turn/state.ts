import type { SideId } from '../../../../battle/index.js';
import type { Holding } from '../../../../scenario/index.js';
import type { Bearing, Point } from '../../../../table/index.js';
import type { Edge } from '../fighting/melee.js';
import type { Reaction } from '../fighting/morale.js';

/** The name of a unit, unique in its scenario: `blue-1`. */
export type UnitId = string;

/** How a unit left the battle. */
export type Gone = 'destroyed' | 'routed' | 'off-table' | 'surrendered';

/** A reaction that takes the place of a unit's orders in its next turn. */
export type ForcedReaction = Exclude<Reaction, 'no-effect'>;

/** A unit divided by enemies that broke through its line (`cady/common/broken/…`). */
export interface Divided {
  /** The turn in which it was divided. */
  turn: number;
  /** Figures in the part with the lower total morale value. */
  smaller: number;
  /** The enemy standing between the parts. */
  by: UnitId;
  /** It stood more than one rank deep. */
  readonly deep?: true;
}

/** Reinforcements that are not on the table yet. */
export interface Awaited {
  /** The turn at whose beginning they come on. */
  readonly turn: number;
}

/** Where in a building a unit is. */
export interface Housed {
  /** The building, by id. */
  readonly id: string;
  /** The lowest floor that it holds; what has no room there is above it. */
  readonly storey: number;
  /** Figures that a floor has room for. */
  readonly onFloor: number;
  /** It stands under the open sky, on a deck or in a boat. */
  readonly open?: true;
}

/** Work that takes several turns: on what, and thirds of a turn that have been spent on it, of one figure with an axe, or of all at a machine. */
export interface Progress {
  readonly task: string;
  readonly thirds: number;
}

/** One unit on the table, whatever its period. For a gun the figures are its crew. Lengths in cm. */
export interface FieldUnit {
  readonly id: UnitId;
  side: SideId;
  /** The side that mustered it, where it may be another's by now. */
  musteredBy?: SideId;
  readonly name: string;
  readonly type: string;
  /** Figures it began with, or has been raised to. */
  strength: number;
  /** Led by the supreme commander in person. */
  general: boolean;
  /** The battle or brigade that it belongs to; `null` for a single unit, and once the body has broken up. */
  brigade: string | null;
  figures: number;
  at: Point;
  facing: Bearing;
  /** Stands abreast. */
  files: number;
  /** It stands in a square, and faces outward on all sides. */
  square?: true;
  /** Gap between stands; 0 but in skirmish line. */
  gap: number;
  /** Its standing order, in the notation of `readOrder`. */
  order: string;
  /** Melee points lost to continuous melee and failed breaks-off. */
  fatigue: number;
  /** Figures that guard prisoners and do nothing else; they are no part of `figures` any more. */
  guarding: number;
  /** Figures that have left it unhurt, to serve a gun or hold horses. */
  away?: number;
  /** It has lost figures whose places others have taken. */
  filledUp?: true;
  /** The reaction it must carry out in its next turn. */
  mustDo: ForcedReaction | null;
  /** Carrying out a back and turn, or running from a charge, this turn: it may not turn to fight. */
  fleeing: boolean;
  /** The turn it last charged; 0 for never. */
  chargedOn: number;
  /** Set by a charge that met nobody: neither fire nor melee in the turn after this one. */
  spentChargeOn: number;
  /** The turn it last fired or shot; 0 for never. */
  shotOn: number;
  /** It has failed a three-dice test in this battle. */
  failedTest: boolean;
  /** Post-melee morale has pushed it back in this battle. */
  pushedBack: boolean;
  /** It has turned and gone back, or begun to rout, in this battle; kept only where that counts. */
  turnedBack?: true;
  divided: Divided | null;
  awaited: Awaited | null;
  /** The tag of the marker behind which it is hidden; `null` when its figures stand on the table. */
  marker: string | null;
  /** Its owner had to admit that its marker is a real one. */
  declared: boolean;
  /** Stands of it in view, front left first, when only part of it has been set out; `null`: all, or none behind a marker. */
  inView: number[] | null;
  /** Where in a building it is; absent in the open. */
  house?: Housed;
  /** Work of several turns that it has begun, and how much of it is done, in thirds of a turn. */
  progress?: Progress | null;
  /** The unit that its men have left to serve a gun; absent of all others. */
  readonly detachedFrom?: UnitId;
  gone: Gone | null;
  /** What it did this turn; reset at the start of every turn. */
  turn: TurnOfUnit;
}

/** What a unit did and suffered in the turn being played. */
export interface TurnOfUnit {
  /** Figures before any loss this turn. */
  before: number;
  lost: number;
  /** Those of them that guns have taken; kept only where they fire back. */
  lostToGuns?: number;
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
  /** It was attacked in the turn before; kept only where that counts. */
  attackedBefore?: true;
  /** Melee points it is short of this turn: a charge that it refused to make. */
  pointsLost: number;
  /** Enemies that it was in contact with after the movement of this turn, those gone since among them. */
  against: UnitId[];
  /** Lines whose end it has cut off by its shock: they are before it no more. */
  cutOff?: readonly UnitId[];
  /** The reaction to its losses that it carried out. */
  goesBack?: ForcedReaction;
  /** The charge that it failed to stand and runs from. */
  fleesFrom: UnitId | null;
  /** Where it stood at the start of the turn, wherever it changed course, and at the end. */
  path: readonly PathPoint[];
}

/** A point of a unit's way, when it was there, 0 at the start of the turn, 1 at its end, and the way it then looked. */
export interface PathPoint extends Point {
  readonly time: number;
  readonly facing?: Bearing;
}

/** The files of a unit that an enemy touches while others stand beside them. */
export interface TouchedFiles {
  /** How many, and where in its front. */
  readonly files: number;
  readonly at: 'left' | 'middle' | 'right';
  /** Figures that stood in them, one behind another, when he came to blows with them. */
  readonly stood: number;
  /** Figures on the shorter side of them, then. */
  readonly beside: number;
  /** Figures that have fallen to him since, but those for whom others have stepped in from beside. */
  readonly fallen: number;
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
  /** They came to grips by a break-through at the end of the turn before `since`: nobody closes in any more. */
  readonly byBreakThrough?: true;
  /** Each attacker's free straight run up to the contact, cm. */
  readonly run: Readonly<Record<UnitId, number>>;
  /** Hill levels that each attacker came up to it, where any did: it attacks uphill as long as the melee lasts. */
  readonly up?: Readonly<Record<UnitId, number>>;
  /** A castle wall lies between them: what its attackers climb it by. */
  readonly storms?: 'ladder' | 'tower';
  /** They fight through so many doors and windows of a building, at each of which so many figures of a side have room. */
  readonly through?: { readonly openings: number; readonly each: number };
  /** Of each that is touched in a part of its files: which, and what has fallen of them. */
  touched?: Readonly<Record<UnitId, TouchedFiles>>;
}

export type { Holding };

/**
 * A stretch of a fence or wall that has been shot or battered away, in cm along its line; of a wood, the tree that has been felled,
 * by the number of its corner; of a building, `to` is how many storeys still stand.
 */
export interface Breach {
  readonly barrier: string;
  readonly from: number;
  readonly to: number;
  /** Of a tree: it has burnt, and nobody goes any more where it stood. */
  readonly burnt?: true;
  /** Nothing is gone: a barricade has been put up here, and is what a wooden fence is. */
  readonly built?: readonly [Point, Point];
}

/** A marker that stands for nobody. */
export interface Phantom {
  /** Its tag, as blank as those of real markers. */
  readonly marker: string;
  readonly side: SideId;
  at: Point;
  /** Its standing order, in the notation of `readOrder`. */
  order: string;
}

/** A rider with a written order on his way (`cady/common/orders/dispatch-rider`). */
export interface Rider {
  readonly side: SideId;
  /** The unit, or the tag of the phantom, that he rides to. */
  readonly to: string;
  readonly order: string;
  at: Point;
  /** The turn he set out. */
  readonly sent: number;
}

/** What changes while a battle of any period goes on. */
export interface FieldState<Unit extends FieldUnit = FieldUnit> {
  turn: number;
  /** Every unit that was mustered, in the order of the scenario. */
  units: Record<UnitId, Unit>;
  contacts: Contact[];
  holdings: Holding[];
  breaches: Breach[];
  phantoms: Phantom[];
  riders: Rider[];
  /** Markers handed out so far, by side: the next tag follows from it. */
  tags: Record<SideId, number>;
}

/** The record of a unit's turn before anything has happened in it. */
export function freshTurn({ figures, facing }: Pick<FieldUnit, 'figures' | 'facing'>): TurnOfUnit {
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
    pointsLost: 0,
    against: [],
    fleesFrom: null,
    path: [],
  };
}

/** What a unit has behind it when it comes on the table for the first time. */
export function freshUnit({
  figures,
  facing,
}: Pick<FieldUnit, 'figures' | 'facing'>): Pick<
  FieldUnit,
  | 'fatigue'
  | 'guarding'
  | 'mustDo'
  | 'fleeing'
  | 'chargedOn'
  | 'spentChargeOn'
  | 'shotOn'
  | 'failedTest'
  | 'pushedBack'
  | 'divided'
  | 'awaited'
  | 'marker'
  | 'declared'
  | 'inView'
  | 'gone'
  | 'turn'
> {
  return {
    fatigue: 0,
    guarding: 0,
    mustDo: null,
    fleeing: false,
    chargedOn: 0,
    spentChargeOn: 0,
    shotOn: 0,
    failedTest: false,
    pushedBack: false,
    divided: null,
    awaited: null,
    marker: null,
    declared: false,
    inView: null,
    gone: null,
    turn: freshTurn({ figures, facing }),
  };
}
