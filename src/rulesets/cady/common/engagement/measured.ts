import {
  angleOff,
  areasAt,
  barriersBetween,
  bodyCentre,
  destination,
  distance,
  edgesOf,
  type LowBarrierKind,
  levelAt,
  metBetween,
  nearestOn,
  normalBearing,
  type Placed,
  type Point,
  pointOn,
  quadOf,
  type Segment,
  sideToward,
  type Table,
  toGrid,
  turnBetween,
} from '../../../../table/index.js';
import type { Edge } from '../fighting/melee-point.js';
import type { ContactRules } from '../fighting/touching.js';
import { coverBefore } from '../turn/aim.js';
import type { TurnReadings } from '../turn/readings.js';
import type { Across } from './position.js';
import { pathToStand } from './run.js';

/** A charge as the ground has it. */
export interface Run {
  /** Its way from where it set out to where it is in melee range of the enemy: the corners of it, the last of them its end. */
  readonly way: readonly [Point, ...Point[]];
  /** The body that it strikes, and where the charger stands when it does. */
  readonly struck: Placed;
  readonly striking: Point;
}

/**
 * What a charge comes to grips across: the barrier next to the enemy, the one that it got over last, the edge of a wood that he stands
 * in, the levels that it climbs, and soft ground.
 */
export function acrossOn(table: Table, { way, struck, striking }: Run, rules: AcrossRules): AcrossMeasured {
  const [start] = way;
  const at = way.at(-1) ?? start;
  const overBarrier = pathFromBarrier(table, way, rules);
  const barrier = barrierBefore(table, at, struck) ?? coveredBy(table, way, struck, rules);
  const behind = barrier ?? (areasAt(table, struck.at, 'wood').length > 0 ? 'forest-edge' : undefined);
  const ground = (['marsh', 'rough'] as const).find(kind => areasAt(table, striking, kind).length > 0);
  return {
    levelsUp: levelsUpTo(table, struck, start),
    ...(overBarrier === undefined ? {} : { overBarrier }),
    ...(behind === undefined ? {} : { behind }),
    ...(ground === undefined ? {} : { ground }),
  };
}

/** What says who is behind a barrier when he is charged. */
export interface AcrossRules extends ContactRules {
  readonly table: ContactRules['table'] & {
    /** How near one is to a barrier that covers him, in cm. */
    readonly behindBarrier: number;
  };
  readonly readings: Pick<TurnReadings, 'shockBarrierNear'>;
}

/** The barrier got over that covers a body from fire, where it takes shocks off too (`cady/ruling/shock-barrier-near`). */
function coveredBy(table: Table, [start]: Run['way'], struck: Placed, rules: AcrossRules): LowBarrierKind | undefined {
  return rules.readings.shockBarrierNear === 'as-under-fire'
    ? coverBefore(start, firstStandTo(start, struck), table, rules)
    : undefined;
}

/** The path from the last fence or wall that a way leads over to the enemy at its end, in cm; nothing where it leads over none. */
export function pathFromBarrier(table: Table, way: Run['way'], rules: ContactRules): number | undefined {
  const over = fromLastBarrier(table, way);
  return over === undefined ? undefined : pathToStand(over, rules);
}

/** What lies between two as it is measured. */
type AcrossMeasured = Pick<Across, 'behind' | 'overBarrier' | 'levelsUp' | 'ground'>;

/** How far the end of a way is from the last fence or wall that it leads over, along the way; nothing where it leads over none. */
function fromLastBarrier(table: Table, way: readonly Point[]): number | undefined {
  const back = [...way].reverse();
  let gone = 0;
  for (const [i, from] of back.entries()) {
    const to = back[i + 1];
    if (to === undefined) return undefined;
    // One that a foot still stands on is not got over.
    const [met] = metBetween(table, from, to, ['fence', 'wall']).filter(
      ({ point }) => distance(from, point) > 0 || gone > 0,
    );
    if (met !== undefined) return toGrid(gone + distance(from, met.point));
    gone += distance(from, to);
  }
  return undefined;
}

/**
 * The fence or wall behind which a body stands to whoever comes from a place: between him and the stands that he comes to first. A body
 * that has got over it with its front rank is not behind it any more.
 */
export function barrierBefore(table: Table, from: Point, struck: Placed): LowBarrierKind | undefined {
  return barriersBetween(table, from, firstStandTo(from, struck)).at(-1)?.kind;
}

/** Where the stand of a body stands that is nearest to a point: half its depth behind the edge. */
function firstStandTo(from: Point, struck: Placed): Point {
  const middle = bodyCentre(struck);
  const edge = nearestEdgePoint(from, struck);
  const depth = distance(edge, middle);
  return depth === 0 ? middle : pointOn({ from: edge, to: middle }, Math.min(1, struck.stand.depth / 2 / depth));
}

/** The point of the edges of a body that is nearest to a place. */
export function nearestEdgePoint(from: Point, body: Placed): Point {
  const corners = quadOf(body);
  return corners
    .map((corner, i) => nearestOn(from, { from: corner, to: corners[(i + 1) % corners.length] ?? corner }))
    .reduce((nearest, each) => (distance(from, each) < distance(from, nearest) ? each : nearest));
}

/** Hill levels that whoever comes from a place has to climb to those he attacks. */
export function levelsUpTo(table: Table, struck: Placed, from: Point): number {
  return Math.max(0, levelAt(table, struck.at) - levelAt(table, from));
}

/**
 * The edge on which a body is struck: of those that its attacker's front is before the one that he faces most squarely, the one nearest to his
 * front, or the one that the bearing of his middle says (`cady/ruling/melee-edge`).
 */
export function sideStruck(body: Placed, attacker: Placed, { table }: EdgeRules): Edge {
  const by = table.edgeStruck;
  const nearest = () => sideToward(quadOf(body), attacker.at);
  if (by === 'edge-faced') return edgeFaced(body, attacker) ?? nearest();
  if (by === 'edge-touched') return nearest();
  const off = angleOff({ at: bodyCentre(body), facing: body.facing }, bodyCentre(attacker));
  if (off <= by.front) return 'front';
  return off < by.rear ? 'flank' : 'rear';
}

/** The edge that an attacker faces most squarely of those that part of his front is before; `undefined`: of two as squarely, or of none. */
function edgeFaced(body: Placed, attacker: Placed): Edge | undefined {
  const [left, right] = quadOf(attacker);
  const before = edgesOf(quadOf(body)).flatMap((edge, i) => {
    const is = edgeNames[i] ?? 'flank';
    const outward = body.facing + 90 * i;
    const out = Math.max(...[left, right, attacker.at].map(point => outOf(edge, outward, point)));
    const turn = turnBetween(attacker.facing, normalBearing(outward + 180));
    return out > 0 && turn < rightAngle ? [{ is, turn }] : [];
  });
  const [first, second] = before.sort((a, b) => a.turn - b.turn);
  return first?.turn === second?.turn ? undefined : first?.is;
}

/** The edges of a body in the order of its corners. */
const edgeNames: readonly Edge[] = ['front', 'flank', 'rear', 'flank'];

const rightAngle = 90;

/** How far a point lies before an edge, on the grid. */
function outOf({ from }: Segment, outward: number, point: Point): number {
  const { x, y } = destination({ x: 0, y: 0 }, normalBearing(outward), 1);
  return toGrid((point.x - from.x) * x + (point.y - from.y) * y);
}

/** Which edge of a body is struck: the one faced, the one nearest, or by how many degrees off its facing the attacker comes: front up to so many, rear from so many on. */
export type EdgeStruck = 'edge-faced' | 'edge-touched' | { readonly front: number; readonly rear: number };

/** The part of a ruleset's rules that says which edge is struck, and how much of it stands. */
export interface EdgeRules extends AcrossRules {
  readonly table: {
    readonly edgeStruck: EdgeStruck;
  } & AcrossRules['table'];
}
