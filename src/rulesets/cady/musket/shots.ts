import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { UnitLoss } from '../common/melee.js';
import { type BounceStick, type GunType, type MusketRules, musketRules, type VariationWheel } from './rules.js';

/** Something a shot can hit: a figure, or a gun, wagon and the like. */
export interface Target {
  readonly unit: string;
  readonly kind: 'figure' | 'piece';
  readonly point: Point;
  /** A stone wall stands between the hit area (for canister: the gun) and it. */
  readonly behindWall?: boolean;
  /** Ranks of its unit along the line of fire. */
  readonly ranksDeep?: number;
}

/** What a shot did. */
export interface ShotResult {
  /** Figures lost, one entry for each unit that lost any, in the order first met. */
  readonly losses: readonly UnitLoss[];
  /** Units whose piece was knocked out. */
  readonly pieces: readonly string[];
  readonly because: readonly Reason[];
}

/** The wheel for a shot; to be picked before the range is called. */
export function pickWheel(_gun: GunType, _dice: Dice, _rules: MusketRules = musketRules): VariationWheel {
  throw new Error('not written yet');
}

/** The bounce stick for a shot, by the gun. */
export function pickStick(_gun: GunType, _dice: Dice, _rules: MusketRules = musketRules): BounceStick {
  throw new Error('not written yet');
}

/** A range called along a line of fire, and the wheel laid on the called point. */
export interface Call {
  /** Middle of the front edge of the gun's base. */
  readonly from: Point;
  readonly bearing: Bearing;
  /** The range called, in cm. */
  readonly called: number;
  readonly wheel: VariationWheel;
}

export interface Hit {
  readonly called: Point;
  readonly point: Point;
  /** The variation die. */
  readonly die: number;
  readonly because: readonly Reason[];
}

/** Where a called shot comes down: one d6 on the variation wheel. */
export function hitPoint(_call: Call, _dice: Dice, _rules: MusketRules = musketRules): Hit {
  throw new Error('not written yet');
}

/** What may stop a ball from bouncing. Lengths in cm. */
export interface Bounce {
  readonly softGround?: boolean;
  readonly uphill?: boolean;
  /** Forest along the path of the shot. */
  readonly forest?: number;
  /** The shot hits or crosses water. */
  readonly water?: boolean;
  /** The hit point itself lies on something solid. */
  readonly onSolidObject?: boolean;
  /** A solid object (stone wall, bridge) this far along the stick stops the ball there. */
  readonly stopsAt?: number;
}

export interface SolidShot {
  readonly from: Point;
  readonly hitPoint: Point;
  readonly stick: BounceStick;
  readonly targets: readonly Target[];
  readonly bounce?: Bounce;
}

export function solidShot(_shot: SolidShot, _rules: MusketRules = musketRules): ShotResult {
  throw new Error('not written yet');
}

export interface ExplosiveShot {
  readonly gun: GunType;
  readonly hitPoint: Point;
  readonly targets: readonly Target[];
}

/** Explosive shell or rocket. */
export function explosiveShot(_shot: ExplosiveShot, _dice: Dice, _rules: MusketRules = musketRules): ShotResult {
  throw new Error('not written yet');
}

export interface CanisterShot {
  readonly gun: GunType;
  readonly from: Point;
  readonly bearing: Bearing;
  /** Levels the gun stands above its target. */
  readonly levelsAbove?: number;
  readonly targets: readonly Target[];
}

export function canisterShot(_shot: CanisterShot, _dice: Dice, _rules: MusketRules = musketRules): ShotResult {
  throw new Error('not written yet');
}
