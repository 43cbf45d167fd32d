import type { Dice } from '../../../../dice/index.js';
import {
  bearingTo,
  destination,
  distance,
  figuresOf,
  type Placed,
  type Point,
  quadOf,
  ranksOf,
} from '../../../../table/index.js';
import { pickStick, shiftedByBlueLine, solidShot } from '../round-shot.js';
import type { GunType, MusketRules, Projectile } from '../rules.js';
import { canisterShot, explosiveShot, hitPoint, pickWheel, type ShotResult, type Target, wideWheel } from '../shots.js';
import type { BounceStick } from '../templates.js';

/** A gun of a question, and how it is laid. Lengths in cm. */
export interface LaidGun {
  readonly gun: GunType;
  readonly projectile: Projectile;
  /** Where it fires from, and at. */
  readonly from: Point;
  readonly aim: Point;
  /** How far its call is off: cm called beyond the target, below 0 short of it; 0 unless said. */
  readonly off?: number;
  /** How many times as far as on solid ground its shots stray; once unless said. */
  readonly strays?: number;
}

/** Where a shot over flat and open ground has come down; canister comes down nowhere. */
export interface Landing {
  readonly at: Point | null;
  /** Of a ball. */
  readonly stick: BounceStick | null;
}

/** Where a called shot comes down, and how its ball bounces: by the rules that a gun fires by on a table. */
export function landingOf(
  { gun, projectile, from, aim, off = 0, strays = 1 }: LaidGun,
  dice: Dice,
  rules: MusketRules,
): Landing {
  const bearing = bearingTo(from, aim);
  const wheel = wideWheel(pickWheel(gun, dice, rules), strays);
  if (projectile === 'canister') return { at: null, stick: null };
  const called = Math.max(0, distance(from, aim) + off);
  const hit = hitPoint({ from, bearing, called, wheel }, dice, rules);
  if (projectile === 'explosive') return { at: hit.point, stick: null };
  const stick = pickStick(gun, dice, rules);
  const laid = rules.artillery.hits.stickAt === 'hit-point' ? hit.point : hit.called;
  return { at: shiftedByBlueLine(laid, bearing, dice, rules).point, stick };
}

/** What a shot does where it has come down. */
export function effectOf(
  { gun, from, aim }: LaidGun,
  { at, stick }: Landing,
  targets: readonly Target[],
  dice: Dice,
  rules: MusketRules,
): ShotResult {
  const bearing = bearingTo(from, aim);
  if (at === null) return canisterShot({ gun, from, bearing, targets }, dice, rules);
  if (stick === null) return explosiveShot({ gun, hitPoint: at, bearing, targets }, dice, rules);
  return solidShot({ from, hitPoint: at, stick, targets }, rules);
}

/** What of a body that stands somewhere can be hit: its figures, and its piece where it has one that stands. */
export function targetsOf(
  unit: string,
  placed: Placed,
  { figures, piece, behindWall }: { readonly figures: number; readonly piece: boolean; readonly behindWall?: boolean },
): readonly Target[] {
  const body = { ...placed, figures: Math.max(1, figures) };
  const quad = quadOf(body);
  const middle = {
    x: quad.reduce((sum, { x }) => sum + x, 0) / quad.length,
    y: quad.reduce((sum, { y }) => sum + y, 0) / quad.length,
  };
  const ranksDeep = ranksOf(body);
  const covered = behindWall === undefined ? {} : { behindWall };
  return [
    ...(piece ? [{ unit, kind: 'piece' as const, point: middle }] : []),
    ...(figures === 0 ? [] : figuresOf(body)).map(({ point }) => ({
      unit,
      kind: 'figure' as const,
      point,
      ranksDeep,
      ...covered,
    })),
  ];
}

/** Guns in a line from west to east, so far apart, about a middle. */
export function inLine(guns: number, apart: number, middle: Point): readonly Point[] {
  return Array.from({ length: guns }, (_, at) => destination(middle, east, (at - (guns - 1) / 2) * apart));
}

const east = 90;
