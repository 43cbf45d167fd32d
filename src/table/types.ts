/** A place on the table, in the ruleset's own unit: x to the east, y to the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A direction in degrees clockwise from north, 0 ≤ bearing < 360. */
export type Bearing = number;

/** The stand that a unit's figures are mounted on: frontage, depth, and how many figures it holds. */
export interface StandSize {
  readonly front: number;
  readonly depth: number;
  readonly figures: number;
}

/** A body of stands in ranks and files. The last rank may be short; losses come off the rear. */
export interface Body {
  readonly stand: StandSize;
  /** Figures still there. */
  readonly figures: number;
  /** Stands abreast in a full rank. */
  readonly files: number;
  /** Gap between neighbouring stands, in the table's unit; 0 unless skirmishing. */
  readonly gap?: number;
  /** Where the stands of a short last rank are; on the left unless given. */
  readonly lastRank?: 'left' | 'centre' | 'right';
}

/** Where a body stands: the middle of its front edge, and the way it faces. */
export interface Place {
  readonly at: Point;
  readonly facing: Bearing;
}

/** A body in its place. */
export interface Placed extends Body, Place {
  /** About what it turns on the spot: its middle, unless the middle of its front is given. */
  readonly turnsAbout?: 'front';
}

/** One stand of a placed body. */
export interface StandPlace {
  /** 0 is the front rank. */
  readonly rank: number;
  /** 0 is the left file, seen from behind. */
  readonly file: number;
  /** Figures on this stand (a dead cap leaves one of two). */
  readonly figures: number;
  readonly centre: Point;
  readonly facing: Bearing;
  /** Corners: front left, front right, rear right, rear left. */
  readonly corners: Quad;
}

/** One figure of a placed body. */
export interface FigurePlace {
  readonly rank: number;
  readonly file: number;
  readonly point: Point;
}

/** Four corners: front left, front right, rear right, rear left. */
export type Quad = readonly [Point, Point, Point, Point];

/** The kinds of terrain that lie over an area. `hill` carries its level (1, 2, …); levels are stacked areas. */
export type AreaKind = 'hill' | 'wood' | 'rough' | 'marsh' | 'building' | 'ridge';
/** The kinds of terrain that run along a line with a width. */
export type StripKind = 'river' | 'creek' | 'road';
/** Crossings of water: a line along the way across, with a width. */
export type CrossingKind = 'ford' | 'bridge';
/** Obstacles: a line without width. */
export type BarrierKind = LowBarrierKind | CastleWallKind | WorkKind;
/** Obstacles that troops climb and see over. */
export type LowBarrierKind = 'fence' | 'wall';
/** Obstacles that troops make during a battle. */
export type WorkKind = 'stakes' | 'ditch' | 'barricade';
/** The wall of a castle and a gate in it: nobody walks through, and they hide what is behind. */
export type CastleWallKind = 'rampart' | 'gate';

/** A polygon of one kind of ground. */
export interface Area {
  readonly kind: AreaKind;
  readonly id: string;
  readonly name?: string;
  /** Corners in order, not repeating the first. */
  readonly outline: readonly Point[];
  /** Hill level (for `hill` and `ridge`, from 1) or storeys (for `building`). */
  readonly level?: number;
}
/** A river, creek or road. */
export interface Strip {
  readonly kind: StripKind;
  readonly id: string;
  readonly name?: string;
  readonly line: readonly Point[];
  readonly width: number;
}
/** A ford or bridge: from bank to bank along `line`, `width` wide. */
export interface Crossing {
  readonly kind: CrossingKind;
  readonly id: string;
  readonly name?: string;
  readonly line: readonly Point[];
  readonly width: number;
  readonly material?: 'wood' | 'stone';
}
/** A fence, a stone wall, part of a castle, or something that troops put up. */
export interface Barrier {
  readonly kind: BarrierKind;
  readonly id: string;
  readonly name?: string;
  readonly line: readonly Point[];
}
/** A fence or a stone wall. */
export interface LowBarrier extends Barrier {
  readonly kind: LowBarrierKind;
}
/** A castle's wall or gate. */
export interface CastleWall extends Barrier {
  readonly kind: CastleWallKind;
}
export type Feature = Area | Strip | Crossing | Barrier;

/**
 * The playing surface: a rectangle from (0, 0) to (width, height), and what lies on it. A value: what is worked out for a table or a feature
 * is kept with it, so that whoever wants another one makes it anew.
 */
export interface Table {
  readonly width: number;
  readonly height: number;
  readonly features: readonly Feature[];
}
