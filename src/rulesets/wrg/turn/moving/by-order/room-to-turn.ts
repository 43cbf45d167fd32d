import { type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  type Leg,
  normalBearing,
  type Placed,
  reformed,
  turnBetween,
  turned,
  widthOf,
} from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { onTable } from '../../../units.js';
import { conditionOf } from '../../condition.js';
import { isThreatened } from '../../declaring/reach.js';
import type { Field } from '../../field.js';
import { tableBetweenHulls } from '../../ships/hulls.js';
import { type Bar, barOf, NO_TURN, whoseGround } from '../barred-turn.js';
import { NO_STEP } from '../carrying-out.js';
import { firstInTheWay } from '../friends/barring.js';
import { bearsBody, goingOf, mannerOf } from '../going.js';
import { type Marching, marchAlong, type Way } from '../march.js';

/** Bodies move as blocks here; in the book every man turns where he stands. What a body does that has not the room to come round as a block. */

/** A way that leads no farther than so many paces gets nobody on. */
const CREPT = 5;
/** As far as a body steps out of its place to come round, and paces between one look and the next at whether it can. */
const FARTHEST = 60;
const LOOK = 5;
/** Degrees. */
const RIGHT_ANGLE = 90;

/** Whether a friend goes away in the period that is played, as he means to. */
export type Leaving = (friend: Unit) => boolean;

/** Of friends of whom it is asked whether they go away themselves: what the others mean to do does not count for them. */
export const nobodyLeaves: Leaving = () => false;

/** Whether others stay where they are for a body that is to come round. Who has stood for a period counts on nobody any more to go out of his way. */
function staysFor({ side, heldUp }: Unit, leaves: Leaving): (other: Unit) => boolean {
  return other => other.side !== side || heldUp !== undefined || !leaves(other);
}

/**
 * Whether a body can come round where it stands without coming onto the ground of an enemy, or farther onto that of a friend who does not go away than a crowd
 * allows.
 */
function hasRoom(unit: Unit, facing: Bearing, leaves: Leaving, field: Field): boolean {
  const then = turned(unit.placed, facing);
  const near = onTable(field.state).filter(other => whoseGround(unit, then, [other], field) !== undefined);
  return !near.some(staysFor(unit, leaves));
}

/** Of the way that a body faces and its opposite, which covers the same ground, the one nearer to a bearing. */
export function nearerFront({ facing }: Placed, wanted: Bearing): Bearing {
  const about = normalBearing(facing + 2 * RIGHT_ANGLE);
  return turnBetween(about, wanted) < turnBetween(facing, wanted) ? about : facing;
}

/** How a body faces that turns where it stands: as it wants to, or as near to that as every man can turn in his place. */
export function frontWithRoom(unit: Unit, wanted: Bearing, leaves: Leaving, field: Field): Bearing {
  return hasRoom(unit, wanted, leaves, field) ? wanted : nearerFront(unit.placed, wanted);
}

/** A body that is to come round to where it goes, and has not the room. */
interface Barred {
  readonly unit: Unit;
  readonly way: Way;
  readonly leg: Leg;
  readonly by: Bar;
  /** Everybody who does not go away. */
  readonly others: readonly Unit[];
  readonly field: Field;
}

/**
 * The march of a body along its way by order. Who has not the room to come round to it, because of others or of the ground, does what takes none: all turn
 * about where they stand, if the way lies behind them, and go straight on as far as that leads there; or they form narrower, and turn then; or they go so
 * far on, or back, that they have the room.
 *
 * @clause wrg/manoeuvre/wheel-or-turn
 * @clause wrg/orders/formation-and-speed-free
 */
export function marchWithRoom(unit: Unit, way: Way, leaves: Leaving, field: Field): Marching {
  const planned = marchAlong(unit, way, field);
  const [leg] = way.legs;
  if (leg === undefined || 'wheel' in leg || turnBetween(leg.bearing, unit.placed.facing) <= NO_TURN) return planned;
  const stays = staysFor(unit, leaves);
  const others = onTable(field.state).filter(other => other !== unit && stays(other));
  const by = barOf(planned, others, field);
  if (by === undefined || isThere(unit, leg)) return planned;
  const barred: Barred = { unit, way, leg, by, others, field };
  return straightOn(barred) ?? narrower(barred) ?? steppingOut(barred) ?? planned;
}

/** Whether a place is no farther off than the end of the line, which nobody breaks up to bring its middle there. */
const isThere = ({ placed }: Unit, { distance }: Leg): boolean => distance !== 'all' && distance <= widthOf(placed) / 2;

/** Straight on, or about and straight back, as far as that leads where the body is to go. */
function straightOn({ unit, way, leg, by, others, field }: Barred): Marching | undefined {
  const front = nearerFront(unit.placed, leg.bearing);
  const part = Math.cos((turnBetween(front, leg.bearing) * Math.PI) / 180);
  const distance = leg.distance === 'all' ? way.allowance * part : leg.distance * part;
  if (distance < CREPT || isShut(unit, front, Math.min(distance, way.allowance), others)) return undefined;
  const how = front === unit.placed.facing ? 'straight on first' : 'turns about and goes straight back first';
  return gettingOn(unit, { ...way, legs: [{ bearing: front, distance }], because: told(way, by, how, unit) }, field);
}

/** In a narrower front, for which there is room; who has not the time for that in one period goes on forming in the next. Nobody does so under the eyes of a charger. */
function narrower({ unit, way, by, leg, others, field }: Barred): Marching | undefined {
  if (by === 'ground' || isThreatened(unit, field)) return undefined;
  const fits = (placed: Placed) => whoseGround(unit, placed, others, field) === undefined;
  const { placed } = unit;
  const fewer = Array.from({ length: placed.files - 1 }, (_, i) => placed.files - 1 - i);
  const files = fewer.find(n => fits(reformed(placed, n)) && fits(turned(reformed(placed, n), leg.bearing)));
  if (files === undefined) return undefined;
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const isPaid = (n: number) => {
    const { formation = 0 } = goingOf(unit, manner, field, { files: n }).costs;
    return formation !== 'never' && formation <= way.allowance;
  };
  const because = told(way, by, 'forms narrower to turn', unit);
  if (isPaid(files)) return gettingOn(unit, { ...way, files, because }, field);
  const { facing: _, facingPaid: __, ...standing } = way;
  const part = [...fewer].reverse().find(n => n > files && isPaid(n) && fits(reformed(placed, n)));
  return part === undefined ? undefined : marchAlong(unit, { ...standing, legs: [], files: part, because }, field);
}

/** Out of its place, forward where no enemy is before it or backward, whichever is sooner done, until it has room to come round, and on from there. */
function steppingOut(barred: Barred): Marching | undefined {
  const { unit, way, leg, by, field } = barred;
  const ahead = { front: unit.placed.facing, how: 'steps out to turn' };
  const back = { front: normalBearing(ahead.front + 2 * RIGHT_ANGLE), how: 'steps back to turn' };
  const ways = isThreatened(unit, field) ? [back, ahead] : [ahead, back];
  const [nearest] = ways
    .flatMap(each => {
      const far = roomAfter(barred, each.front);
      return far === undefined ? [] : [{ ...each, far }];
    })
    .sort((a, b) => a.far - b.far);
  if (nearest === undefined) return undefined;
  const step: Leg = { bearing: nearest.front, distance: nearest.far };
  return gettingOn(unit, { ...way, legs: [step, leg], because: told(way, by, nearest.how, unit) }, field);
}

/** How many paces a body has to go ahead, or back, before it has room to come round; `undefined` where it does not get there. */
function roomAfter({ unit, way, leg, others, field }: Barred, front: Bearing): number | undefined {
  for (let far = LOOK; far <= FARTHEST && !isShut(unit, front, far, others); far += LOOK) {
    const out = marchAlong(unit, { ...way, legs: [{ bearing: front, distance: far }] }, field);
    const round = turned({ ...out.march.end, facing: front }, leg.bearing);
    if (whoseGround(unit, round, others, field) === undefined && isOpen(out, round, field)) return far;
  }
  return undefined;
}

/** Whether the ground lets a body come round where it has come to. */
function isOpen({ unit, going, march }: Marching, round: Placed, field: Field): boolean {
  const { stopped } = march;
  const isKept = stopped !== undefined && stopped.kind !== 'allowance';
  return !isKept && bearsBody({ placed: march.end }, round, going, tableBetweenHulls(unit, field));
}

/** Whether somebody stands in the way of a body so far ahead, or behind it. */
function isShut(unit: Unit, bearing: Bearing, paces: number, others: readonly Unit[]): boolean {
  const first = firstInTheWay(unit, { bearing, paces }, others);
  return first !== undefined && (first.free < CREPT || first.unit.side !== unit.side);
}

/** A march, if it gets a body on, or round at least. */
function gettingOn(unit: Unit, way: Way, field: Field): Marching | undefined {
  const marching = marchAlong(unit, way, field);
  const { moved, end, start, stopped } = marching.march;
  const isRound = stopped?.kind !== 'impassable' && turnBetween(start.facing, end.facing) > NO_TURN;
  return moved >= NO_STEP || isRound ? marching : undefined;
}

/** Why a body does not come round where it stands: nobody is named whom the enemy does not see. */
function told({ because = [] }: Way, by: Bar, how: string, { side }: Unit): readonly Reason[] {
  const isNamed = by !== 'ground' && by.side === side && by.hidden === null;
  const where = by === 'ground' ? ' on this ground' : isNamed ? ` beside ${by.id}` : '';
  return [...because, reasonFor('wrg/manoeuvre/wheel-or-turn', `no room to turn${where}`, how)];
}
