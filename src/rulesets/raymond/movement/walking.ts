/** A way being worked out, part by part, with everything that bars it. For `movement.ts`. */
import { counted, type Reason, type Violation } from '../../../rulebook/index.js';
import {
  type Bearing,
  barredUnder,
  type Feature,
  isBeyond,
  normalBearing,
  type Passage,
  type Point,
  passageNear,
  passageThrough,
  type Quad,
  TOUCH_DEPTH,
  toGrid,
} from '../../../table/index.js';
import { isNearer, mayBeWithin, overlapped, touches } from '../combat/contact.js';
import type { Field } from '../field.js';
import { blocksOf, movedBy, without } from '../formation/formation.js';
import type { RaymondClause } from '../rules.js';
import type { Formed, Unit, UnitId } from '../state.js';
import { enemiesOf, friendsOf } from '../units.js';
import { hindranceOf, type Leg, standsOff, straightWay } from './legs.js';
import { brokenFault, contactFault, type Fault, groundFault, hindranceFault } from './way-faults.js';

/** A part of a way: a straight one, or a new pose taken on the spot. */
export type Part = StraightPart | PosePart;

/** A straight part of a way, and where on it the unit flows around another one. */
export interface StraightPart extends Leg {
  readonly kind: 'straight';
  readonly flows: readonly Passage[];
}

/** A turn, an about-face or a change of formation. */
export interface PosePart {
  readonly kind: 'pose';
  /** As the unit stands then; `null` when the last of it has left the table by it. */
  readonly to: Formed | null;
  /** Stands that have left the table by it. */
  readonly lost: number;
}

/** Where an action takes a unit, and everything that forbids it. */
export interface Walk {
  readonly parts: readonly Part[];
  /** As the unit stands in the end; `null` when all of it has left the table. */
  readonly end: Formed | null;
  /** Inches moved. */
  readonly moved: number;
  /** The middle of its front where it began, wherever it turned, and where it ended. */
  readonly path: readonly Point[];
  readonly because: readonly Reason[];
  /** Empty when it may be done. Paths begin within the action. */
  readonly faults: readonly Violation[];
}

/** A way while it is being worked out. */
export interface Walking {
  readonly unit: Unit;
  readonly field: Field;
  readonly enemies: readonly Unit[];
  readonly friends: readonly Unit[];
  /** Units that it may treat as if they were not there. */
  flowsAround: readonly Unit[];
  isBarred: (feature: Feature) => boolean;
  /** How far it keeps from enemies; 0 where it only must not touch them. */
  clearance: number;
  /** As it stands now. */
  formed: Formed | null;
  readonly parts: Part[];
  moved: number;
  readonly faults: Violation[];
  readonly because: Reason[];
  /** The units it has flowed around, and where it last did so. */
  readonly passed: Map<UnitId, { readonly unit: Unit; readonly bearing: Bearing; readonly path: string }>;
}

/** The way of a unit that has not moved yet. */
export function atStart(unit: Unit, field: Field, isBarred: Walking['isBarred']): Walking {
  const { formation, stands, at, facing } = unit;
  return {
    unit,
    field,
    enemies: enemiesOf(unit, field),
    friends: friendsOf(unit, field),
    flowsAround: [],
    isBarred,
    clearance: 0,
    formed: { formation, stands, at, facing },
    parts: [],
    moved: 0,
    faults: [],
    because: [],
    passed: new Map(),
  };
}

/** The way so far. */
export function asWalked({ unit, parts, formed, moved, because, faults }: Walking): Walk {
  return { parts, end: formed, moved: toGrid(moved), path: pathOf(unit.at, parts), because, faults };
}

/** The points of a way, none twice in a row. */
export function pathOf(start: Point, parts: readonly Part[]): readonly Point[] {
  const path = [start];
  for (const part of parts) {
    const last = path.at(-1);
    const next = part.kind === 'straight' ? movedBy(part.from, part.bearing, part.length).at : part.to?.at;
    if (next !== undefined && (last === undefined || last.x !== next.x || last.y !== next.y)) path.push(next);
  }
  return path;
}

/** Notes why something is as it is. */
export function note(walking: Walking, clause: RaymondClause, because: string, effect: string): void {
  walking.because.push({ clause, because, effect });
}

/** Notes what forbids the way. */
export function forbid(walking: Walking, fault: Fault): void {
  walking.faults.push(fault);
}

/**
 * Takes a new pose on the spot: a turn, an about-face or a new formation. It needs room where it ends, not while it is done.
 *
 * @clause raymond/move/no-interpenetration
 * @clause raymond/move/no-prohibited-terrain
 * @clause raymond/charge/only-way-into-contact
 * @clause raymond/move/table-edge
 */
export function takePose(walking: Walking, pose: Formed, path: string): void {
  const { field, unit, formed: before } = walking;
  if (before === null) return;
  const { rules } = field;
  for (const other of overlapped(pose, walking.flowsAround, rules)) {
    const bearing = walking.passed.get(other.id)?.bearing ?? pose.facing;
    walking.passed.set(other.id, { unit: other, bearing, path });
  }
  const others = [...walking.friends, ...walking.enemies].filter(other => !walking.flowsAround.includes(other));
  const pressed = overlapped(pose, others, rules);
  for (const other of pressed) {
    forbid(walking, {
      path,
      problem: `${unit.id} would stand on ${other.id}`,
      mend: 'turn or form up where there is room',
      clause: 'raymond/move/no-interpenetration',
    });
  }
  for (const enemy of walking.enemies) {
    if (pressed.includes(enemy) || walking.flowsAround.includes(enemy)) continue;
    if (touches(pose, enemy, rules) && !touches(before, enemy, rules)) forbid(walking, contactFault(enemy, path));
    else if (isNearer(pose, enemy, walking.clearance, rules)) forbid(walking, tooNearFault(walking, enemy, path));
  }
  for (const feature of barredUnder(blocksOf(pose, rules), field.table, walking.isBarred)) {
    forbid(walking, groundFault(unit, feature, path));
  }
  leaveTable(walking, pose, path);
}

/** Takes the pose, without the stands that are off the table in it. */
function leaveTable(walking: Walking, pose: Formed, path: string): void {
  const off = standsOff(pose, walking.field);
  const left =
    off.length === 0 ? pose : off.length === pose.stands.length ? null : without(pose, off, walking.field.rules);
  if (left === undefined) {
    forbid(walking, brokenFault(walking.unit, path));
    return;
  }
  noteLost(walking, off.length);
  walking.parts.push({ kind: 'pose', to: left, lost: off.length });
  walking.formed = left;
}

/**
 * Goes straight on `bearing` for so many inches.
 *
 * @clause raymond/move/straight-forward
 * @clause raymond/move/table-edge
 * @clause raymond/formation/must-be-valid
 */
export function goStraight(walking: Walking, bearing: Bearing, inches: number, path: string): void {
  const { formed, field, unit } = walking;
  if (formed === null) return;
  const way = straightWay(formed, bearing, inches, field);
  if (way.brokenAt !== undefined) forbid(walking, brokenFault(unit, path));
  let gone = 0;
  for (const leg of way.legs) {
    mindTheWay(walking, leg, gone, path);
    walking.parts.push({ kind: 'straight', ...leg, flows: flowsOn(walking, leg, path) });
    noteLost(walking, leg.lost);
    gone += leg.length;
  }
  walking.moved += gone;
  walking.formed = way.to;
}

/** Forbids a leg that something bars, or that comes too near to an enemy. */
function mindTheWay(walking: Walking, leg: Leg, gone: number, path: string): void {
  const { field, unit } = walking;
  const notFlowing = (other: Unit) => !walking.flowsAround.includes(other);
  const around = {
    friends: walking.friends.filter(notFlowing),
    enemies: walking.enemies.filter(notFlowing),
    isBarred: walking.isBarred,
  };
  const hindrance = hindranceOf(leg, around, field);
  if (hindrance !== undefined) forbid(walking, hindranceFault(unit, hindrance, gone, path));
  for (const enemy of walking.enemies) {
    if (comesTooNear(walking, leg, enemy)) forbid(walking, tooNearFault(walking, enemy, path));
  }
}

/** Half a step of the grid: what is less too near rounds to the distance to keep. */
const HALF_STEP = 0.0005;

/**
 * Whether a unit at double-time comes nearer to an enemy, anywhere on a leg, than the distance it must keep.
 *
 * @clause raymond/move/double-time-keep-away
 */
function comesTooNear({ field, clearance }: Walking, { from, bearing, length }: Leg, enemy: Unit): boolean {
  if (clearance === 0 || !mayBeWithin(from, enemy, length + clearance, field.rules)) return false;
  const own = blocksOf(from, field.rules);
  const theirs = blocksOf(enemy, field.rules);
  return own.some(a => theirs.some(b => passageNear(a, bearing, b, length, clearance - HALF_STEP) !== undefined));
}

function tooNearFault({ unit, clearance }: Walking, enemy: Unit, path: string): Fault {
  return {
    path,
    problem: `${unit.id} would come within ${counted(clearance, 'inch', 'inches')} of ${enemy.id} at double-time`,
    mend: `keep ${counted(clearance, 'inch', 'inches')} away from every enemy, or do not double-time`,
    clause: 'raymond/move/double-time-keep-away',
  };
}

/**
 * Where on a leg a unit flows around others; they are noted as passed.
 *
 * @clause raymond/flow/as-if-absent
 */
function flowsOn(walking: Walking, { from, bearing, length }: Leg, path: string): readonly Passage[] {
  const { rules } = walking.field;
  const own = blocksOf(from, rules);
  return walking.flowsAround.flatMap(unit => {
    const passages = passagesThrough(own, bearing, blocksOf(unit, rules), length);
    if (passages.length > 0) walking.passed.set(unit.id, { unit, bearing, path });
    return passages;
  });
}

/** The parts of a straight way on which one body of stands is on another. */
export function passagesThrough(
  moving: readonly Quad[],
  bearing: Bearing,
  standing: readonly Quad[],
  upTo: number,
): readonly Passage[] {
  return moving.flatMap(quad =>
    standing.flatMap(other => passageThrough(quad, bearing, other, upTo, TOUCH_DEPTH) ?? []),
  );
}

/**
 * Forbids a way that ends before the unit is wholly past those it flowed around, in the direction in which it did.
 *
 * @clause raymond/flow/must-pass-completely
 */
export function mustHavePassed(walking: Walking): void {
  const { formed, unit, field } = walking;
  if (formed === null) return;
  for (const { unit: other, bearing, path } of walking.passed.values()) {
    if (isPast(formed, other, bearing, field)) {
      note(walking, 'raymond/flow/as-if-absent', other.id, 'flowed around');
      continue;
    }
    forbid(walking, {
      path,
      problem: `${unit.id} would flow around ${other.id} and not end wholly past it`,
      mend: 'go on until it is past, or stop before it',
      clause: 'raymond/flow/must-pass-completely',
    });
  }
}

/** Whether a unit stands wholly beyond another one, seen along a bearing. */
export function isPast(formed: Formed, other: Formed, bearing: Bearing, { rules }: Field): boolean {
  return isBeyond(blocksOf(formed, rules), blocksOf(other, rules), bearing);
}

function noteLost(walking: Walking, lost: number): void {
  if (lost === 0) return;
  note(
    walking,
    'raymond/move/table-edge',
    `${lost === 1 ? 'a stand' : counted(lost, 'stand')} partly or wholly off the table`,
    'removed',
  );
}

/** The way that a unit goes which faces so and goes aside by so many degrees. */
export function courseOf({ facing }: Formed, aside: number): Bearing {
  return normalBearing(facing + aside);
}
