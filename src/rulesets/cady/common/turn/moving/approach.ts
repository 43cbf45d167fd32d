import type { Reason } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  destination,
  distance,
  distanceBetweenQuads,
  type March,
  type Moved,
  type Placed,
  quadOf,
  toGrid,
  turnBetween,
} from '../../../../../table/index.js';
import { type Charge, type ChargeRules, chargeFaults } from '../../fighting/charge.js';
import type { TurnRules } from '../rules.js';
import { troopOf } from '../units.js';
import type { Marching } from './marching.js';

/** How a unit came on at the end of its move. */
export interface Approach {
  /** The last stretch of its way that keeps within the allowed bend of its final direction, cm. */
  readonly run: number;
  /** The whole way, cm. */
  readonly length: number;
  /** How far the way before that stretch (or the facing it began with) was off the final direction, in degrees. */
  readonly bend: number;
}

/**
 * How straight a unit came on, measured back from where its move ended. The facing it began with counts as a direction of
 * its way, since a body that turns on the spot changes direction as well.
 *
 * @clause cady/common/charge/straight-final-distance
 */
export function approachOf(moved: Moved, facedAtStart: number, rules: ChargeRules): Approach {
  const stages = moved.course.map(({ placed }) => placed);
  const legs = stages.flatMap((to, i) => {
    const from = stages[i - 1];
    // A body marches the way it faces; where the facing changes it turned on the spot.
    if (from === undefined || from.facing !== to.facing) return [];
    const length = distance(from.at, to.at);
    return length === 0 ? [] : [{ length, bearing: to.facing }];
  });
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  const final = legs.at(-1)?.bearing ?? facedAtStart;
  let run = 0;
  for (const leg of [...legs].reverse()) {
    const bend = turnBetween(leg.bearing, final);
    if (bend > rules.charge.bend) return { run, length, bend };
    run += leg.length;
  }
  return { run, length, bend: turnBetween(facedAtStart, final) };
}

/**
 * Why a unit that was ordered to charge has not come on as one: it bent sharply or changed formation in its last stretch,
 * and so comes up without shock, as if ordered to engage. Empty when the charge stands.
 *
 * @clause cady/common/charge/straight-final-distance
 * @clause cady/common/charge/no-formation-change-final-distance
 */
export function chargeSpoilt(
  came: Approach & { readonly arm: Charge['arm']; readonly reformed: boolean },
  rules: ChargeRules,
): Reason[] {
  const charge: Charge = {
    arm: came.arm,
    turns: [{ degrees: toGrid(came.bend), beforeEnd: toGrid(came.run) }],
    formationChanges: came.reformed ? [{ beforeEnd: toGrid(came.length) }] : [],
  };
  return chargeFaults(charge, rules).flatMap(({ clause, problem }) =>
    clause === undefined ? [] : [{ clause, because: problem, effect: 'engages without a charge' }],
  );
}

/**
 * Whether a unit came upon an enemy, and not he upon it: it was on its way when they met, and nearer with its last step. Who climbs, or
 * gets over a fence, when they meet is on his way, though he stands for the moment where the slope or the fence begins; so is who is at the heels of
 * an enemy who goes back. Who still pays for a turn is on the way that he is to go after it: caught so, he has come upon nobody whom that way would
 * not have led to.
 *
 * @param enemy the enemy where he ended
 */
export function comesUpon({ course, final, stoppedBy }: Moved, enemy: Placed, met: { readonly time: number }): boolean {
  const arrival = course.find(({ placed }) => placed.at.x === final.at.x && placed.at.y === final.at.y);
  const onward = stoppedBy?.kind === 'contact' ? stoppedBy.onward : undefined;
  const onItsWay = stoppedBy?.kind === 'follows' || onward !== undefined;
  if (!onItsWay && (arrival === undefined || arrival.time < met.time)) return false;
  const body = quadOf(enemy);
  const stepBefore = { ...final, at: destination(final.at, (onward ?? final.facing) + 180, lastStep) };
  return toGrid(distanceBetweenQuads(quadOf(stepBefore), body)) > toGrid(distanceBetweenQuads(quadOf(final), body));
}

/** The facing that a unit was still turning to when the enemy met it; `undefined` when it was not. */
export function caughtTurning(march: March, { spent, final, stoppedBy }: Moved): Bearing | undefined {
  if (stoppedBy?.kind !== 'contact') return undefined;
  const paying = march.surcharges.find(
    paid => paid.kind === 'turn' && paid.spent <= spent && spent < paid.spent + paid.cost,
  );
  if (paying === undefined) return undefined;
  return march.nodes.find(node => node.spent > spent && node.facing !== final.facing)?.facing;
}

/** Long enough to tell which way a body went, in cm. */
const lastStep = 0.1;

/** How straight a unit came on, in cm; with `because` its charge bent or changed formation at its end and is none. */
export function approachTo(
  { unit, march, charging }: Marching,
  moved: Moved,
  rules: TurnRules,
): { readonly run: number; readonly because: readonly Reason[] } {
  const approach = approachOf(moved, unit.turn.facing, rules);
  const { arm } = troopOf(unit, rules);
  if (!charging || arm === 'artillery') return { run: approach.run, because: [] };
  const reformed = march.start.files !== moved.final.files || (march.start.gap ?? 0) !== (moved.final.gap ?? 0);
  return { run: approach.run, because: chargeSpoilt({ ...approach, arm, reformed }, rules) };
}
