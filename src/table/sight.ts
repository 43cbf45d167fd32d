import { boxOf, featuresNear, groundOf, isArea, isCastleWall, isHeight } from './features.js';
import {
  type Box,
  distance,
  joined,
  meetingOf,
  type Piece,
  partsOf,
  pointOn,
  type Segment,
  span,
  toGrid,
} from './geometry.js';
import { groundWithin, piecesOn } from './ground.js';
import { oncePer } from './once.js';
import { isOnStrip, piecesOnStrip } from './strips.js';
import { areasAt, type LevelPiece, levelAt, levelsAlong } from './terrain.js';
import type { Area, Crossing, Feature, Point, Quad, Table } from './types.js';

/** What a rulebook says about seeing. Lengths in the table's unit. */
export interface SightRules {
  /** How much wood sight gets through at either end, out of it or into it, measured along the line. Nothing sees through a wood or over it. */
  readonly woodDepth: number;
  /** The same for marsh, unless one end is at least a level above the other; absent: marsh hides nothing. */
  readonly marshDepth?: number;
  /** Standing this far or farther back from the edge of a hill, one neither sees nor is seen over it from lower ground. */
  readonly hillEdge: number;
  /** Length of the crown in the middle of a bridge that counts as one level higher; absent: bridges are flat. */
  readonly bridgeCrown?: number;
  /** Levels that the walls and gates of castles rise above the ground; absent: one. */
  readonly castleWalls?: number;
}

/** A body of troops that may stand in the way. */
export interface SightBlocker {
  readonly id: string;
  readonly quad: Quad;
  /** Hill level of the ground it stands on. */
  readonly level: number;
  /** Hill levels that it is high; 1 unless said. */
  readonly height?: number;
}

/** Who looks where. */
export interface Sighting {
  readonly from: Point;
  readonly to: Point;
  readonly table: Table;
  readonly rules: SightRules;
  /** Storeys above the ground at the looker's end (default 0); each counts as a level. */
  readonly fromStoreys?: number;
  /** Storeys above the ground at the far end (default 0). */
  readonly toStoreys?: number;
  /** Bodies that may be in the way; not the looker's own nor the target's. */
  readonly blockers?: readonly SightBlocker[];
}

/** What stands in the way of a line of sight: the kind of thing, and the id of the feature or the body. */
export interface SightBlock {
  readonly kind: 'hill' | 'hill edge' | 'wood' | 'marsh' | 'building' | 'castle wall' | 'bridge' | 'troops';
  readonly id: string;
}

/** Whether the line is free, and how long it is; what is nearest in the way if not. */
export type Sight =
  | { readonly clear: true; readonly distance: number }
  | { readonly clear: false; readonly distance: number; readonly blockedBy: SightBlock };

/** Something in the way, and where along the line. */
type Obstruction = SightBlock & { readonly at: number };

/** Who looks where, from how high and how far. */
interface Gaze extends Segment {
  readonly table: Table;
  readonly length: number;
  readonly rules: SightRules;
  /** Levels of the ground at both ends, a bridge's crown included. */
  readonly ground: readonly [number, number];
  /** Levels of the eyes at both ends: the ground and the storeys. */
  readonly eyes: readonly [number, number];
}

/** A line of sight with all that is asked more than once of the ground it runs over. */
interface Line extends Gaze {
  /** What it may touch. */
  readonly near: readonly Feature[];
  /** Hill levels under it, from end to end. */
  readonly levels: readonly LevelPiece[];
}

/**
 * Whether there is a clear line of sight between two points, how long it is in the table's unit, and what is nearest in the way if not. It
 * has no greatest range: how far troops see is the rulebook's business.
 *
 * - A hill or ridge between them blocks when it is higher than both ends.
 * - A point too far back from the edge of a hill neither sees nor is seen from lower ground.
 * - A wood blocks, unless only so much of it as sight gets through lies at either end of the line.
 * - A building blocks, unless one end is inside it or as high as its roof.
 * - The wall or gate of a castle blocks, unless one end touches it or is as high.
 * - A body of troops blocks, unless one end is as high above the ground it stands on as it is itself: a level, unless said.
 */
export function lineOfSight(sighting: Sighting): Sight {
  const gaze = gazeOf(sighting);
  const line = lineOf(gaze);
  const nearest = [...onTheGround.flatMap(blocks => blocks(line)), ...behindTroops(gaze, sighting.blockers)].sort(
    (a, b) => a.at - b.at || (a.id < b.id ? -1 : 1),
  )[0];
  const length = distance(line.from, line.to);
  return nearest === undefined
    ? { clear: true, distance: length }
    : { clear: false, distance: length, blockedBy: { kind: nearest.kind, id: nearest.id } };
}

/** Whether there is a clear line of sight, for who does not ask what is in the way: where troops are, nobody looks at the ground. */
export function isClear(sighting: Sighting): boolean {
  const { from, to, table } = sighting;
  if (sighting.blockers === undefined && !hidersOf(table).some(box => mayMeet(box, { from, to }))) return true;
  const gaze = gazeOf(sighting);
  if (sighting.blockers?.some(blocker => pieceBehind(gaze, blocker) !== undefined)) return false;
  const line = lineOf(gaze);
  return onTheGround.every(blocks => blocks(line).length === 0);
}

/** The boxes around all that ever stands in the way of a line of sight. */
const hidersOf = oncePer(({ features }: Table) =>
  features.filter(each => isArea(each) || isCastleWall(each) || each.kind === 'bridge').map(boxOf),
);

/** Whether a line may touch a box: a quick no for most. */
function mayMeet({ minX, minY, maxX, maxY }: Box, { from, to }: Segment): boolean {
  if (Math.max(from.x, to.x) < minX || Math.min(from.x, to.x) > maxX) return false;
  if (Math.max(from.y, to.y) < minY || Math.min(from.y, to.y) > maxY) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [left, right] = [(minX - from.x) * dy, (maxX - from.x) * dy];
  const [low, high] = [(minY - from.y) * dx, (maxY - from.y) * dx];
  const least = Math.min(left, right) - Math.max(low, high);
  const most = Math.max(left, right) - Math.min(low, high);
  return least <= ASIDE && most >= -ASIDE;
}

function gazeOf({ from, to, table, rules, fromStoreys = 0, toStoreys = 0 }: Sighting): Gaze {
  const ground = [standingLevel(table, from, rules), standingLevel(table, to, rules)] as const;
  const eyes = [ground[0] + fromStoreys, ground[1] + toStoreys] as const;
  return { from, to, table, length: span(from, to), rules, ground, eyes };
}

function lineOf(gaze: Gaze): Line {
  const { from, to, table } = gaze;
  return { ...gaze, near: featuresNear(table, [from, to]), levels: levelsAlong(table, from, to) };
}

/** The level of the ground on which somebody at a point stands who looks around, a bridge's crown included. */
export function standingLevel(table: Table, point: Point, rules: SightRules): number {
  const onCrown = crownsOf(table, rules).some(crown => isOnStrip(point, crown));
  return levelAt(table, point) + (onCrown ? 1 : 0);
}

/** The highest parts of the bridges: the middle of their length. */
function crownsOf(table: Table, { bridgeCrown = 0 }: SightRules): readonly Crossing[] {
  if (bridgeCrown <= 0) return [];
  const known = crowns(table).get(bridgeCrown);
  if (known !== undefined) return known;
  const made = table.features.flatMap(feature => (feature.kind === 'bridge' ? crownOf(feature, bridgeCrown) : []));
  crowns(table).set(bridgeCrown, made);
  return made;
}

/** The crowns of a table by their length. */
const crowns = oncePer((_: Table) => new Map<number, readonly Crossing[]>());

function crownOf(bridge: Crossing, length: number): readonly Crossing[] {
  const [first, last] = [bridge.line[0], bridge.line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const way = { from: first, to: last };
  const half = Math.min(0.5, length / 2 / span(first, last));
  return [{ ...bridge, line: [pointOn(way, 0.5 - half), pointOn(way, 0.5 + half)] }];
}

const lengthOn = (line: Gaze, piece: Piece): number => toGrid((piece.end - piece.start) * line.length);
const middleOf = (line: Line, piece: Piece): Point => pointOn(line, (piece.start + piece.end) / 2);
const highest = (line: Gaze): number => Math.max(...line.eyes);
const atStart = (line: Line, piece: Piece): boolean => toGrid(piece.start * line.length) === 0;
const atEnd = (line: Line, piece: Piece): boolean => toGrid((1 - piece.end) * line.length) === 0;

function highestOver(table: Table, point: Point): Area | undefined {
  return areasAt(table, point)
    .filter(isHeight)
    .reduce<Area | undefined>((top, area) => ((area.level ?? 1) > (top?.level ?? 0) ? area : top), undefined);
}

function behindHills(line: Line): readonly Obstruction[] {
  return line.levels.flatMap(piece => {
    if (piece.level <= highest(line) || lengthOn(line, piece) === 0) return [];
    const hill = highestOver(line.table, middleOf(line, piece));
    return [{ kind: 'hill', id: hill?.id ?? '', at: piece.start } as const];
  });
}

function overEdges(line: Line): readonly Obstruction[] {
  const [ground, farGround] = line.ground;
  const [eye, farEye] = line.eyes;
  const { levels } = line;
  const result: Obstruction[] = [];
  // Someone upstairs looks over the edge; so does one on a bridge's crown, which has no edge to stand back from.
  if (eye === ground && ground > farEye) {
    const edge = levels.find(piece => piece.level < ground)?.start;
    const hill = highestOver(line.table, line.from);
    if (hill !== undefined && edge !== undefined && toGrid(edge * line.length) >= line.rules.hillEdge) {
      result.push({ kind: 'hill edge', id: hill.id, at: edge });
    }
  }
  if (farEye === farGround && farGround > eye) {
    const edge = [...levels].reverse().find(piece => piece.level < farGround)?.end;
    const hill = highestOver(line.table, line.to);
    if (hill !== undefined && edge !== undefined && toGrid((1 - edge) * line.length) >= line.rules.hillEdge) {
      result.push({ kind: 'hill edge', id: hill.id, at: edge });
    }
  }
  return result;
}

/** Where a line runs through ground of one kind, overlapping patches taken as one. */
function piecesThrough(line: Line, kind: 'wood' | 'marsh'): readonly Piece[] {
  return joined(
    line.near.flatMap(feature => (isArea(feature) && feature.kind === kind ? piecesOn(line, groundOf(feature)) : [])),
  );
}

function obstructionIn(line: Line, kind: 'wood' | 'marsh', piece: Piece): Obstruction {
  return { kind, id: areasAt(line.table, middleOf(line, piece), kind)[0]?.id ?? '', at: piece.start };
}

function inWoods(line: Line): readonly Obstruction[] {
  return piecesThrough(line, 'wood').flatMap(piece => {
    const seenThrough = atStart(line, piece) || atEnd(line, piece) ? line.rules.woodDepth : 0;
    return lengthOn(line, piece) > seenThrough ? [obstructionIn(line, 'wood', piece)] : [];
  });
}

function inMarsh(line: Line): readonly Obstruction[] {
  const depth = line.rules.marshDepth;
  if (depth === undefined || Math.abs(line.eyes[0] - line.eyes[1]) >= 1) return [];
  return piecesThrough(line, 'marsh').flatMap(piece => {
    // Reeds hide who stands among them; a marsh that lies wholly between two others hides nobody.
    const hides = (atStart(line, piece) || atEnd(line, piece)) && lengthOn(line, piece) > depth;
    return hides ? [obstructionIn(line, 'marsh', piece)] : [];
  });
}

function behindBuildings(line: Line): readonly Obstruction[] {
  return line.near.flatMap(feature => {
    if (!isArea(feature) || feature.kind !== 'building') return [];
    return piecesOn(line, groundOf(feature)).flatMap(piece => {
      if (lengthOn(line, piece) === 0 || atStart(line, piece) || atEnd(line, piece)) return [];
      const roof = levelAt(line.table, middleOf(line, piece)) + (feature.level ?? 1);
      return highest(line) >= roof ? [] : [{ kind: 'building', id: feature.id, at: piece.start } as const];
    });
  });
}

function behindCastleWalls(line: Line): readonly Obstruction[] {
  const height = line.rules.castleWalls ?? 1;
  return line.near.filter(isCastleWall).flatMap(wall =>
    partsOf(wall.line).flatMap(part => {
      const at = meetingOf(line, part);
      if (at === undefined || toGrid(at * line.length) === 0 || toGrid((1 - at) * line.length) === 0) return [];
      const top = levelAt(line.table, pointOn(line, at)) + height;
      return highest(line) >= top ? [] : [{ kind: 'castle wall', id: wall.id, at } as const];
    }),
  );
}

function behindBridges(line: Line): readonly Obstruction[] {
  return crownsOf(line.table, line.rules).flatMap(crown =>
    piecesOnStrip(line, crown).flatMap(piece => {
      if (lengthOn(line, piece) === 0) return [];
      const top = levelAt(line.table, middleOf(line, piece)) + 1;
      return top > highest(line) ? [{ kind: 'bridge', id: crown.id, at: piece.start } as const] : [];
    }),
  );
}

function behindTroops(gaze: Gaze, blockers: readonly SightBlocker[] = []): readonly Obstruction[] {
  return blockers.flatMap(blocker => {
    const piece = pieceBehind(gaze, blocker);
    return piece === undefined ? [] : [{ kind: 'troops', id: blocker.id, at: piece.start } as const];
  });
}

/** Where a body stands in the way, if it does. */
function pieceBehind(gaze: Gaze, { quad, level, height = 1 }: SightBlocker): Piece | undefined {
  if (highest(gaze) >= level + height || liesAside(quad, gaze)) return undefined;
  return piecesOn(gaze, groundUnder(quad)).find(piece => lengthOn(gaze, piece) > 0);
}

/** Whether all corners of a body surely lie on one side of a line: a quick no for most. */
function liesAside(quad: Quad, { from, to }: Segment): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [left, right] = [0, 0];
  for (const { x, y } of quad) {
    const off = (x - from.x) * dy - (y - from.y) * dx;
    if (off > ASIDE) right++;
    else if (off < -ASIDE) left++;
  }
  return left === quad.length || right === quad.length;
}

/** Off a line by more than rounding is: an area, of the line and of the way to it. */
const ASIDE = 1e-3;

/** The ground that a body covers: many lines of sight may run over it. */
const groundUnder = oncePer((quad: Quad) => groundWithin(quad));

/** All that blocks sight but troops. */
const onTheGround: readonly ((line: Line) => readonly Obstruction[])[] = [
  behindHills,
  overEdges,
  inWoods,
  inMarsh,
  behindBuildings,
  behindCastleWalls,
  behindBridges,
];
