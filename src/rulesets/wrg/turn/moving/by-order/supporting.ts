import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distanceBetweenQuads,
  normalBearing,
  quadOf,
  turnBetween,
  turned,
} from '../../../../../table/index.js';
import { moveRate } from '../../../moving/rates.js';
import type { Unit } from '../../../state.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { straightAhead } from '../../frontage.js';
import { distanceTo } from '../goals.js';
import { goingOf, mannerOf } from '../going.js';
import type { Way } from '../march.js';
import { legsToward } from '../ways.js';
import { inColumn } from './in-column.js';
import { frontWithRoom, type Leaving } from './room-to-turn.js';

/** Who faces farther off than this from where his friend does turns to face as he does. Degrees. */
const OTHERWISE = 45;
/**
 * How far behind a friend who is supported or followed a body keeps, in paces: as far as it still counts as support to his rear when he has followed up who is
 * pushed back, and no farther than he gives ground himself before he breaks; one push back at the least, for he is to have room.
 *
 * @clause wrg/reaction/definition-support
 * @clause wrg/after-melee/no-room
 */
function distanceKept(unit: Unit, friend: Unit, { rules }: Field): number {
  const { pushBack, breaksOn } = rules.fighting.melee.after;
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), rules);
  const given = pushBack * (breaksOn[friend.troops.class] - 1);
  return Math.max(pushBack, Math.min(normal - pushBack, given));
}

/**
 * To a place behind a friend; who has come there, or stands close behind him already, turns to face as he does. Turns and wheels cost what they do on
 * every other march.
 *
 * @clause wrg/orders/support
 * @clause wrg/manoeuvre/wheel-or-turn
 */
export function behind(unit: Unit, friend: Unit, paces: number, leaves: Leaving, field: Field): Way | undefined {
  const { facing } = friend.placed;
  const kept = distanceKept(unit, friend, field);
  const rear = destination(bodyCentre(friend.placed), facing + 180, kept + friend.placed.stand.depth);
  const gap = distanceTo(unit, rear);
  if (gap >= field.rules.fighting.melee.after.pushBack && !isBehind(unit, friend, kept)) {
    const bearing = bearingTo(unit.placed.at, rear);
    const way = { doing: 'advancing', legs: legsToward(unit.placed, rear, gap), allowance: paces } as const;
    const fronts = facesOtherwise(bearing, facing) && gap + timeToFront(unit, bearing, field) <= paces;
    return inColumn(unit, rear, fronts ? { ...way, facing, facingPaid: true } : way, field);
  }
  const front = frontWithRoom(unit, facing, leaves, field);
  const turns = facesOtherwise(unit.placed.facing, facing) && front !== unit.placed.facing;
  return turns ? { doing: 'advancing', legs: [], facing: front, facingPaid: true, allowance: paces } : undefined;
}

const facesOtherwise = (own: Bearing, his: Bearing): boolean => turnBetween(own, his) > OTHERWISE;

/** Whether a body stands close behind a friend with any of its front: nobody turns about to go some paces farther off. */
function isBehind({ placed }: Unit, friend: Unit, kept: number): boolean {
  const backwards = turned(friend.placed, normalBearing(friend.placed.facing + 180));
  const gap = distanceBetweenQuads(quadOf(placed), quadOf(friend.placed));
  return gap <= kept && straightAhead(backwards, placed) > 0;
}

/** What a body spends that turns to go along a bearing, and fronts at the end of its way. Paces. */
function timeToFront(unit: Unit, bearing: Bearing, field: Field): number {
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const turn = goingOf(unit, manner, field).costs.turn?.cost ?? 0;
  return facesOtherwise(unit.placed.facing, bearing) ? 2 * turn : turn;
}
