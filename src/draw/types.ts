import type { SideId } from '../battle/index.js';
import type { Bearing, Placed, Point, Table } from '../table/index.js';

/** What a unit looks like from above: two dots a stand, one horse a stand, or a gun. */
export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** What a unit is doing, as far as a picture shows it. */
export type PieceState = 'steady' | 'back' | 'back-and-turn' | 'rout' | 'in melee';

/** The ways a side's stands are filled, so that sides differ in black-and-white print too. */
export type Fill = 'solid' | 'hollow' | 'stripes' | 'dots';

/** How a side is drawn. What is left out is taken from the house palette, in the order of the sides. */
export interface SideStyle {
  readonly id: SideId;
  /** Printed in the legend; the id if left out. */
  readonly name?: string;
  /** `#rrggbb`. */
  readonly colour?: string;
  readonly fill?: Fill;
  /** What the legend says of its strength: `9 of 12 units`; counted from its pieces if left out. */
  readonly strength?: string;
  /** Figures of units that are not on the table any more, which the legend counts as lost besides those of its pieces. */
  readonly gone?: number;
}

/** A stand of a unit, by rank (0 is the front) and file (0 is the left, seen from behind). */
export interface StandIndex {
  readonly rank: number;
  readonly file: number;
}

/** What stands on a stand that is drawn for itself. The legend names it by these words. */
export const standMarks = [
  'pikes',
  'muskets',
  'swords',
  'light arms',
  'dismounted dragoons',
  'mounted dragoons',
  'horse',
  'armoured horse',
  'frame gun',
  'light gun',
  'heavy gun',
  'commander',
  'sub-commander',
] as const;
export type StandMark = (typeof standMarks)[number];

/** What the figures of a unit look like, where they are more than men, horses and guns. The legend names them by these words. */
export const looks = [
  'bowmen',
  'crossbowmen',
  'slingers',
  'spears',
  'pikes',
  'shields',
  'horse archers',
  'armoured horsemen',
  'elephant',
  'chariot',
  'wagon',
  'war wagon',
  'bolt thrower',
  'stone thrower',
] as const;
export type Look = (typeof looks)[number];

/** A stand that is drawn for itself. */
export interface MarkedStand extends StandIndex {
  readonly mark: StandMark;
  /** It faces the other way than its unit, as the rear of a body does that defends itself on all sides. */
  readonly back?: boolean;
  /** A gun behind its team, not to be fired. */
  readonly limbered?: boolean;
}

/** What a unit has lost: figures, or whole stands. */
export type Losses =
  | {
      /** All figures lost so far. */
      readonly figures: number;
      /** Stands that wear a dead cap; if left out, the stands that hold fewer figures than they have room for. */
      readonly caps?: readonly StandIndex[];
    }
  | {
      /** All stands lost so far. */
      readonly stands: number;
    };

/**
 * The ground a unit can fire at or reach: `halfAngle` degrees (0 to 180) to either side of its front, out to the last range. 0 is the
 * strip straight ahead, as broad as the front.
 */
export interface FireArc {
  readonly halfAngle: number;
  /** Nothing nearer than this can be reached; 0 if left out. */
  readonly from?: number;
  /** Outer radius of each range band, ascending, in the table's unit, measured from the front edge. */
  readonly ranges: readonly number[];
}

/** A unit on the table. */
export interface Piece {
  /** Unique within the picture. */
  readonly id: string;
  /** A side's id, or its place in `sides` from 0. */
  readonly side: SideId | number;
  readonly label: string;
  readonly arm: Arm;
  /** What its figures look like; dots, horses or a gun, by its arm, if left out. */
  readonly look?: Look;
  /** It stands in loose order: its figures are small on their stands. */
  readonly loose?: boolean;
  /** It has a front on every side, as a square has. */
  readonly allRound?: boolean;
  /** Who leads it in person: his flag is drawn over it. */
  readonly flag?: 'commander' | 'sub-commander';
  readonly placed: Placed;
  /**
   * The stands of a unit that are drawn one by one: all those that are there, none for a unit that is destroyed. `placed` then gives the
   * size of a stand, the gap, the place and the facing; what it says of figures and files is not looked at. The front rank is the widest.
   */
  readonly stands?: readonly MarkedStand[];
  readonly lost?: Losses;
  /** `steady` if left out. */
  readonly state?: PieceState;
  /** True draws only a marker where the unit stands: no figures, no label, no losses, no arc. */
  readonly hidden?: boolean;
  /** What is written under the marker of a hidden unit, for those who may know. Left out, nobody learns anything. */
  readonly known?: string;
  /** It is a part of something else, as the guns of a ship are: the legend counts it as no unit of its own. */
  readonly part?: boolean;
  /** Hits that lie on it and have not been settled yet. */
  readonly hits?: number;
  /** Points of its last move, from where it began to where it stands. */
  readonly path?: readonly Point[];
  readonly arc?: FireArc;
  /** A few words under the label: `charging`, `out of ammunition`. */
  readonly note?: string;
  /** What is seen of a single man: he has given himself up, or lies on the ground. */
  readonly signs?: readonly PieceSign[];
}

/** What is drawn over a man beside his arms. The legend names it by these words. */
export const pieceSigns = ['yielded', 'on the ground'] as const;
export type PieceSign = (typeof pieceSigns)[number];

/** The ground a shot struck. Lengths in the table's unit, angles in degrees. */
export type HitArea =
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  /** A cone that starts at `at` and opens by `halfAngle` to either side of `bearing`. */
  | {
      readonly kind: 'wedge';
      readonly at: Point;
      readonly bearing: Bearing;
      readonly halfAngle: number;
      readonly length: number;
    }
  /** A bounce stick laid on the table; `bounces` are the stretches at which the ball is low enough to hit. */
  | {
      readonly kind: 'stick';
      readonly from: Point;
      readonly to: Point;
      readonly width: number;
      readonly bounces?: readonly { readonly from: number; readonly to: number }[];
    };

/** A shot of the last turn. */
export interface Shot {
  /** A point, or the id of a piece (its front, for `from`; its middle, for `to`). */
  readonly from: Point | string;
  readonly to: Point | string;
  /** Where it really struck, when that is not `to`. */
  readonly hitPoint?: Point;
  readonly area?: HitArea;
  /** Figures hit. */
  readonly hits: number;
}

/** A place worth holding. */
export interface HeldPlace {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** How near one must be to hold it, in the table's unit. */
  readonly radius?: number;
  /** Who holds it: a side's id. */
  readonly side?: SideId;
  /** A few words under the name: `held for 2 turns`. */
  readonly note?: string;
}

/** A stretch of the last turn's movement, for units that moved more than once or in more than one way. */
export interface Move {
  /** Id of a piece. */
  readonly piece: string;
  readonly how: 'march' | 'charge' | 'recoil';
  /** From where it began to where it ended. */
  readonly path: readonly Point[];
}

/** A piece where it stood before: when it fired, and has gone on since. */
export interface Ghost {
  /** Id of a piece. */
  readonly piece: string;
  readonly placed: Placed;
}

/** Something that lies or stands on the table and is no part of the ground. Lengths in the table's unit. */
export type Thing =
  /** A ship from above: the middle of its bow, the way it points, and how large it is. */
  | {
      readonly kind: 'ship';
      readonly id: string;
      readonly at: Point;
      readonly facing: Bearing;
      readonly length: number;
      readonly beam: number;
    }
  /** Something on fire: the ground or the line that burns. */
  | { readonly kind: 'fire'; readonly id: string; readonly ground: readonly Point[] }
  /** Spikes strewn along a line, so far to one side of it. */
  | { readonly kind: 'caltrops'; readonly id: string; readonly line: readonly [Point, Point]; readonly depth: number }
  /** A trench that is open to the sky, or one under the ground, along a line. */
  | {
      readonly kind: 'sap' | 'tunnel';
      readonly id: string;
      readonly line: readonly [Point, Point];
      readonly width: number;
    }
  | {
      /** A door or window in a wall, or a gap that was shot in it; a gun that nobody serves. */
      readonly kind: 'door' | 'broken door' | 'window' | 'gap in the wall' | 'gun without crew';
      readonly id: string;
      readonly at: Point;
      /** The way out of it, or the way that it points. */
      readonly facing: Bearing;
    }
  | {
      readonly kind: 'ladder' | 'siege tower' | 'penthouse' | 'ram' | 'gabion' | 'rider' | 'engine' | 'wagon';
      readonly id: string;
      readonly at: Point;
      /** The way it is carried or pushed, or he rides. */
      readonly facing: Bearing;
    };

/** How a picture is made. */
export interface PictureStyle {
  /** Pixels per unit of the table: 1 to 100; if left out 7, on a table in inches 18, in paces 1.8. */
  readonly scale?: number;
  /** Distance between the coordinates along the frame; if left out 30, on a table in inches 12, in paces 100. */
  readonly grid?: number;
  /** `print` leaves out the ground colours: ink on white paper. */
  readonly ink?: 'colour' | 'print';
  /** Put before every id in the SVG, so that several pictures can stand in one HTML page; `lw` if left out. */
  readonly idPrefix?: string;
}

/** Everything a picture of the table shows. Plain data. */
export interface TablePicture {
  readonly table: Table;
  readonly unit: 'cm' | 'inch' | 'pace';
  readonly pieces: readonly Piece[];
  readonly shots?: readonly Shot[];
  readonly moves?: readonly Move[];
  /** Places where pieces stood when they fired and stand no more. */
  readonly ghosts?: readonly Ghost[];
  readonly objectives?: readonly HeldPlace[];
  /** What lies about: caltrops, ladders, towers and rams; ships, and what burns; and riders with orders. */
  readonly things?: readonly Thing[];
  /** Where units are fighting hand to hand; if left out, at the fronts of the pieces that are in melee. */
  readonly melees?: readonly Point[];
  /** In the order of the legend. A side that a piece names and that is missing here is added at the end. */
  readonly sides?: readonly SideStyle[];
  readonly title?: string;
  readonly caption?: string;
  /** False leaves the legend out. */
  readonly legend?: boolean;
  /** What the legend calls a sign that a game has another word for, by its own word: `{ recoil: 'flight' }`. */
  readonly words?: Readonly<Record<string, string>>;
  /** Size of the marks of melees, hits and flags, a share of what it is for whole units; 1 if left out. */
  readonly marks?: number;
  /** Size of the lettering beside pieces, a share of what it is for whole units; 1 if left out. */
  readonly lettering?: number;
  readonly style?: PictureStyle;
}

/** What `drawDistribution` draws: values with their probabilities (0 to 1). */
export interface DistributionLike {
  /** Printed in the legend when two are drawn side by side. */
  readonly name?: string;
  readonly outcomes: readonly { readonly value: number; readonly probability: number }[];
}

/** How a distribution is drawn. */
export interface DistributionOptions {
  readonly title?: string;
  readonly xLabel?: string;
  /** Values to bring out: those that kill the unit, those that win the melee. */
  readonly highlight?: { readonly from?: number; readonly to?: number };
  /** Adds the chance of this value or more, as a stepped line. */
  readonly cumulative?: boolean;
  /** Width in pixels: 240 to 4000, 720 if left out. */
  readonly width?: number;
  readonly idPrefix?: string;
}

/** How several turns are laid out on one sheet. */
export interface TurnsOptions {
  readonly title?: string;
  /** Pictures side by side; two if left out. */
  readonly columns?: number;
  readonly idPrefix?: string;
}

/** What two sides are in turn after turn, as it is drawn. Chances are 0 to 1. */
export interface CoursePicture {
  readonly title: string;
  /** Both sides: what they are called, and how many they were. */
  readonly sides: readonly { readonly name: string; readonly whole: number }[];
  /** What the ways to end it are called, the mildest first. */
  readonly ends: readonly string[];
  readonly turns: readonly CourseTurn[];
  /** A line below, such as the rules in force. */
  readonly note?: string;
  /** In pixels; 720 if left out. */
  readonly width?: number;
  /** Put before every id in the SVG, so that several pictures can stand in one HTML page; `lw` if left out. */
  readonly idPrefix?: string;
}

/** One turn of a course. */
export interface CourseTurn {
  readonly turn: number;
  /** How likely it is to come to this turn, and to go on after it. */
  readonly begins: number;
  readonly goesOn: number;
  /** Of each side: how many are left after the turn, and how likely it is to end it in this turn in each of the ways. */
  readonly sides: readonly {
    readonly left: { readonly mean: number; readonly least: number; readonly most: number };
    readonly ends: readonly number[];
  }[];
}
