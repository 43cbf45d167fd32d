/** Where a unit's stands are: their ground, its edges and corners; and the unit turned or moved as it is. */
import {
  type Bearing,
  destination,
  measuredFrom,
  normalBearing,
  type Place,
  type Point,
  type Quad,
  type Segment,
  type StandSize,
  toGrid,
} from '../../../table/index.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { Formed, Stand } from '../state.js';

/** What geometry needs of the rules. */
export type StandSheets = Pick<RaymondRules, 'stands'>;

/** The size of a unit's stands, in inches: all are of one size, that of the first. */
function sizeOf(stands: readonly Stand[], rules: StandSheets): Pick<StandSize, 'front' | 'depth'> {
  const [first] = stands;
  return first === undefined ? { front: 0, depth: 0 } : rules.stands[first.kind].size;
}

/** What of the ground of some stands does not depend on where they are. */
interface Shape {
  /** Stands in the front row. */
  readonly files: number;
  /** Rows from the front to the hindmost stand. */
  readonly ranks: number;
  /** The same ground in as few rectangles as it allows. */
  readonly blocks: readonly Block[];
}

/** A rectangle of stands, by its first rank and file and how many of each it holds. */
interface Block {
  readonly rank: number;
  readonly file: number;
  readonly ranks: number;
  readonly files: number;
}

const shapes = new WeakMap<readonly Stand[], Shape>();

/** The shape of stands, kept as long as their list: whoever changes a unit's stands gives it another one. */
function shapeOf(stands: readonly Stand[]): Shape {
  const known = shapes.get(stands);
  if (known !== undefined) return known;
  const shape = {
    files: stands.filter(({ rank }) => rank === 0).length,
    ranks: stands.reduce((ranks, { rank }) => Math.max(ranks, rank + 1), 0),
    blocks: blocksIn(stands),
  };
  shapes.set(stands, shape);
  return shape;
}

function blocksIn(stands: readonly Stand[]): readonly Block[] {
  const rows: { -readonly [K in keyof Block]: Block[K] }[] = [];
  for (const { rank, file } of stands) {
    const row = rows.at(-1);
    if (row?.rank === rank && row.file + row.files === file) row.files++;
    else rows.push({ rank, file, ranks: 1, files: 1 });
  }
  const blocks: typeof rows = [];
  for (const row of rows) {
    const above = blocks.find(
      block => block.rank + block.ranks === row.rank && block.file === row.file && block.files === row.files,
    );
    if (above === undefined) blocks.push(row);
    else above.ranks++;
  }
  return blocks;
}

/** Stands in the front row. */
export function frontFiles(stands: readonly Stand[]): number {
  return shapeOf(stands).files;
}

/** Rows from the front to the hindmost stand. */
export function ranksOf(stands: readonly Stand[]): number {
  return shapeOf(stands).ranks;
}

/** Length of the front edge, in inches. */
export function widthOf({ stands }: Pick<Formed, 'stands'>, rules: StandSheets = raymondRules()): number {
  return frontFiles(stands) * sizeOf(stands, rules).front;
}

/** From the front edge to the rear of the hindmost stand, in inches. */
export function depthOf({ stands }: Pick<Formed, 'stands'>, rules: StandSheets = raymondRules()): number {
  return ranksOf(stands) * sizeOf(stands, rules).depth;
}

/** How far any part of a unit can be from the middle of its front, in inches; a little generous. */
export function reachOf({ stands }: Pick<Formed, 'stands'>, rules: StandSheets = raymondRules()): number {
  const { files, ranks } = shapeOf(stands);
  const { front, depth } = sizeOf(stands, rules);
  return (files * front) / 2 + ranks * depth;
}

/** The point so many stands to the right of the left end of a unit's front, and so many behind the front. */
export type Grid = (files: number, ranks: number) => Point;

/** Measures a unit's ground in stands. */
export function gridOf(formed: Formed, rules: StandSheets = raymondRules()): Grid {
  const { front, depth } = sizeOf(formed.stands, rules);
  const middle = frontFiles(formed.stands) / 2;
  const point = measuredFrom(formed);
  return (files, ranks) => point((files - middle) * front, ranks * depth);
}

function quadOf(grid: Grid, { rank, file, ranks, files }: Block): Quad {
  return [grid(file, rank), grid(file + files, rank), grid(file + files, rank + ranks), grid(file, rank + ranks)];
}

/**
 * The way a stand faces: as its unit does, but backwards if it stands behind the front row of a defensive mass
 * (`raymond/ruling/defensive-mass-rear`).
 *
 * @clause raymond/stands/facing
 * @clause raymond/formation/defensive-mass
 * @clause raymond/missing/figures
 */
export function standFacing({ formation, facing }: Pick<Formed, 'formation' | 'facing'>, stand: Stand): Bearing {
  return formation === 'defensive mass' && stand.rank > 0 ? normalBearing(facing + 180) : facing;
}

/**
 * The ground of every stand, in the order of the list, by the size of its base. Corners as the stand faces: front left, front right, rear
 * right, rear left.
 *
 * @clause raymond/stands/facing
 * @clause raymond/stands/base-sizes-adaptable
 */
export function standQuads(formed: Formed, rules: StandSheets = raymondRules()): readonly Quad[] {
  const grid = gridOf(formed, rules);
  return formed.stands.map(stand => {
    const { rank, file } = stand;
    const [a, b, c, d] = quadOf(grid, { rank, file, ranks: 1, files: 1 });
    return standFacing(formed, stand) === formed.facing ? [a, b, c, d] : [c, d, a, b];
  });
}

/** The ground of a unit in as few rectangles as its shape allows: the same ground as that of all its stands. */
export function blocksOf(formed: Formed, rules: StandSheets = raymondRules()): readonly Quad[] {
  const { stands, at, facing } = formed;
  const last = lastBlocks.get(stands);
  if (last?.rules === rules.stands && last.facing === facing && last.at.x === at.x && last.at.y === at.y)
    return last.quads;
  const grid = gridOf(formed, rules);
  const quads = shapeOf(stands).blocks.map(block => quadOf(grid, block));
  lastBlocks.set(stands, { at: { x: at.x, y: at.y }, facing, rules: rules.stands, quads });
  return quads;
}

/** The ground of stands where they were last asked about. Most units of a battle stand still while one of them is measured to all of them. */
const lastBlocks = new WeakMap<readonly Stand[], Placed>();

interface Placed extends Place {
  readonly rules: StandSheets['stands'];
  readonly quads: readonly Quad[];
}

/** The rectangle around all of a unit's stands: as wide as its front row, as deep as its hindmost stand. */
export function groundOfUnit(formed: Formed, rules: StandSheets = raymondRules()): Quad {
  const { stands } = formed;
  const whole = { rank: 0, file: 0, ranks: ranksOf(stands), files: frontFiles(stands) };
  return quadOf(gridOf(formed, rules), whole);
}

/** The front corners: left, right. */
export function frontCorners(formed: Formed, rules: StandSheets = raymondRules()): readonly [Point, Point] {
  const grid = gridOf(formed, rules);
  return [grid(0, 0), grid(frontFiles(formed.stands), 0)];
}

/** The front edge, from left to right. */
export function frontEdge(formed: Formed, rules: StandSheets = raymondRules()): Segment {
  const [from, to] = frontCorners(formed, rules);
  return { from, to };
}

/**
 * The rear edge, from left to right: that of the hindmost stand of every file, for the rear of a mass may be ragged
 * (`raymond/ruling/ragged-rear`).
 *
 * @clause raymond/melee/outflanked
 * @clause raymond/missing/figures
 */
export function rearEdges(formed: Formed, rules: StandSheets = raymondRules()): readonly Segment[] {
  const grid = gridOf(formed, rules);
  const ends: number[] = [];
  for (const { file, rank } of formed.stands) ends[file] = Math.max(ends[file] ?? 0, rank + 1);
  return ends.map((rank, file) => ({ from: grid(file, rank), to: grid(file + 1, rank) }));
}

/**
 * The rear corners: the left one of the leftmost file, the right one of the rightmost.
 *
 * @clause raymond/melee/outflanked
 */
export function rearCorners(formed: Formed, rules: StandSheets = raymondRules()): readonly [Point, Point] {
  const edges = rearEdges(formed, rules);
  return [edges[0]?.from ?? formed.at, edges.at(-1)?.to ?? formed.at];
}

/**
 * The unit turned about the middle of its front edge, clockwise if positive; every angle costs nothing.
 *
 * @clause raymond/move/turn
 */
export function turnedBy({ formation, stands, at, facing }: Formed, degrees: number): Formed {
  return { formation, stands, at, facing: normalBearing(facing + degrees) };
}

/** The unit moved so many inches on a bearing, without turning. */
export function movedBy({ formation, stands, at, facing }: Formed, bearing: Bearing, inches: number): Formed {
  return { formation, stands, at: destination(at, bearing, inches), facing };
}

/**
 * The greatest slight pivot to either side, in degrees from 0 to 180: the turn about the middle of the front that moves its corners by the
 * length the rules allow, as the crow flies (`raymond/ruling/slight-pivot`). The narrower the unit, the wider it may turn.
 *
 * @clause raymond/fire/pivot-before-firing
 * @clause raymond/fire/pivot-defensive-mass
 * @clause raymond/charge/free-turn
 */
export function slightPivotOf(
  formed: Pick<Formed, 'stands'>,
  rules: Pick<RaymondRules, 'stands' | 'formation'> = raymondRules(),
): number {
  const chord = rules.formation.slightPivot / widthOf(formed, rules);
  return chord >= 1 ? 180 : toGrid((2 * Math.asin(chord) * 180) / Math.PI);
}
