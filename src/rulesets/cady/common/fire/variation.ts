import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, insist, type Reason } from '../../../../rulebook/index.js';
import { type Bearing, destination, normalBearing, type Point } from '../../../../table/index.js';
import { insistOnLength } from '../counts.js';

/** Where a hole of a variation wheel lies: degrees clockwise from the line of fire, and cm from the centre. */
export interface WheelHole {
  readonly angle: number;
  readonly distance: number;
}

/** The holes, by the face of the variation die that moves the hit point there. */
export type HoleName = 'hole-2' | 'hole-3' | 'hole-4' | 'hole-5';

/** A variation wheel, laid down with its mark pointing along the line of fire. */
export interface VariationWheel {
  readonly id: string;
  /** Diameter in cm. */
  readonly diameter: number;
  readonly holes: { readonly [hole in HoleName]: WheelHole };
}

/** A range called along a line of fire, and the wheel that is laid on the called point. */
export interface Call {
  /** The middle of the front edge of the base of what fires. */
  readonly from: Point;
  readonly bearing: Bearing;
  /** In cm. */
  readonly called: number;
  readonly wheel: VariationWheel;
}

/** Where a called shot comes down. */
export interface Hit {
  readonly called: Point;
  readonly point: Point;
  /** What the variation die showed. */
  readonly die: number;
  readonly because: readonly Reason[];
}

/** What the variation die does, and the clauses of a period that say so. */
export interface Variation {
  readonly dieSides: number;
  /** Where each face of the die puts the hit point, that of a 1 first. */
  readonly places: readonly (HoleName | 'centre-hole')[];
  readonly clauses: { readonly called: ClauseId; readonly roll: ClauseId };
}

/**
 * Where a called shot comes down. The called point is measured out along the line of fire and the wheel laid on it, its mark
 * along that line; the variation die then leaves the point in the centre or moves it to a hole.
 *
 * @throws RuleViolation when the range called is no distance.
 */
export function varied(call: Call, dice: Dice, variation: Variation): Hit {
  const called = calledPoint(call, variation.clauses.called);
  const die = dice.roll(variation.dieSides);
  const place = variation.places[die - 1];
  insist(place !== undefined && variation.places.length === variation.dieSides, () => ({
    path: 'artillery.dieSides',
    clause: variation.clauses.roll,
    problem: `the variation wheel has nothing for a ${die}`,
    mend: `roll a die of ${variation.places.length}`,
  }));
  const reason = (effect: string): Reason => ({
    clause: variation.clauses.roll,
    because: `variation die ${die} on the ${call.wheel.id.replace('-', ' wheel ')}`,
    effect,
  });
  if (place === 'centre-hole') return { called, point: called, die, because: [reason('falls on the called point')] };
  const hole = call.wheel.holes[place];
  const point = destination(called, normalBearing(call.bearing + hole.angle), hole.distance);
  return { called, point, die, because: [reason(`falls ${hole.distance} cm from the called point`)] };
}

/**
 * The point that was called: so far along the line of fire.
 *
 * @throws RuleViolation when the range called is no distance.
 */
export function calledPoint(call: Pick<Call, 'from' | 'bearing' | 'called'>, clause: ClauseId): Point {
  insistOnLength('called', call.called, clause);
  return destination(call.from, call.bearing, call.called);
}

/**
 * One of several templates, any of them.
 *
 * @param path where they are listed in the rules
 * @throws RuleViolation when there are none.
 */
export function pickOne<T>(options: readonly T[], path: string, dice: Dice): T {
  insist(options.length > 0, () => ({
    path,
    problem: 'there is none for this piece',
    mend: 'make one, or fire another piece',
  }));
  const picked = options[dice.pick(options.length)];
  insist(picked !== undefined, () => ({ path, problem: 'none was picked', mend: 'pick one of those there are' }));
  return picked;
}
