import {
  destination,
  distanceBetweenQuads,
  distanceToQuad,
  type Leg,
  type Placed,
  quadOf,
  turned,
  type Wheel,
  wheeled,
} from '../../../../../table/index.js';
import { shootingArc } from '../../../shooting/weapons.js';
import type { Unit } from '../../../state.js';
import { reachOf } from '../../declaring/reach.js';
import { type Field, wouldSee } from '../../field.js';
import { missileRangeAt } from '../../shooting/aims.js';
import { aimsOf } from '../../shooting/choosing.js';
import { ALL_ROUND, filesReaching, type Reach } from '../../shooting/figures.js';
import { missileRangeOf, shootersOf } from '../../shooting/weapons.js';
import { STANDOFF, type Way } from '../march.js';
import { legsAlone } from '../ways.js';
import { frontWithRoom, type Leaving } from './room-to-turn.js';

/** How near a unit has to be to an enemy for its missiles to reach him. Paces. */
export function rangeAt(unit: Unit, enemy: Unit, field: Field): number {
  const target = field.near.around(unit.id, { of: 'enemies' }).find(({ who }) => who.id === enemy.id);
  return target === undefined ? missileRangeOf(unit, field.rules) : missileRangeAt(unit, target, field);
}

/** Paces between one look and the next at how many of a body reach an enemy. */
const LOOK = 4;

/** Paces that who has only to wheel goes on after it. */
const AFTER_A_WHEEL = 1;

/** A body that has come round to its enemy. */
interface Facing {
  readonly unit: Unit;
  readonly placed: Placed;
  readonly enemy: Unit;
}

/** How a body stands that has come round: who turns about has brought his front nearer by the depth of his body. */
function comeRoundTo({ placed }: Unit, first: Leg | Wheel | undefined): Placed {
  if (first === undefined) return placed;
  return 'wheel' in first ? wheeled(placed, first.wheel, first.degrees) : turned(placed, first.bearing);
}

/**
 * How far skirmishers have to go toward an enemy once they have come round to him, until their missiles reach him and they see him; none where they are as
 * near as they are to come. How many of them are to reach him is a ruling (`wrg/ruling/how-near-skirmishers-come`).
 *
 * @clause wrg/orders/skirmish-action
 */
export function pacesIntoRange(unit: Unit, enemy: Unit, field: Field): number {
  const straight = straightIntoRange(unit, enemy, field);
  if (straight !== undefined) return straight;
  const [first] = legsAlone(unit.placed, enemy.placed, 0);
  const paces = pacesToReach(unit, enemy, first, field);
  if (rangeAt(unit, enemy, field) === 0) return paces;
  if (paces === 0 && seesFrom({ unit, enemy, placed: unit.placed }, 0, field)) return 0;
  return pacesToSee({ unit, enemy, placed: comeRoundTo(unit, first) }, paces, field);
}

/** After how many paces straight on who is to have gone so many sees his enemy; as far as he may go where he does not see him on the way. */
function pacesToSee(facing: Facing, from: number, field: Field): number {
  const sees = (paces: number) => seesFrom(facing, paces, field);
  if (sees(from)) return from;
  const most = from + closerThan(facing, from, field);
  let paces = from + LOOK;
  while (paces < most && !sees(paces)) paces += LOOK;
  return Math.min(paces, most);
}

const seesFrom = ({ unit, enemy, placed }: Facing, paces: number, field: Field): boolean =>
  wouldSee(unit, enemy, { [unit.id]: ahead(placed, paces) }, field);

/** How far skirmishers have to go until their missiles reach an enemy, whether they see him there or not. */
function pacesToReach(unit: Unit, enemy: Unit, first: Leg | Wheel | undefined, field: Field): number {
  const placed = comeRoundTo(unit, first);
  const range = rangeAt(unit, enemy, field);
  const quad = quadOf(enemy.placed);
  const middle = Math.max(0, distanceToQuad(placed.at, quad) - range);
  const { reach } = field.rules.field.playing.skirmishersStop;
  const each = field.rules.fighting.shooting.figures === 'each';
  if (reach === 0 || !each || range === 0) return middle;
  const arc = shootingArc(shootersOf(unit, field.rules), field.rules);
  if (middle === 0 && filesReaching(unit.placed, quad, { range, arc }) >= unit.placed.files * reach) return 0;
  const { paces } = whereMostReach({ unit, placed, enemy }, middle, { range, arc }, field);
  // Who has him in range once he has wheeled has to wheel all the same.
  const wheels = first !== undefined && 'wheel' in first && distanceToQuad(unit.placed.at, quad) > range;
  return wheels ? Math.max(paces, AFTER_A_WHEEL) : paces;
}

/** After how many paces straight on so many of a body reach an enemy as are to, or as many as can; and how many that are. */
function whereMostReach(facing: Facing, from: number, reach: Reach, field: Field) {
  const { unit, placed, enemy } = facing;
  const quad = quadOf(enemy.placed);
  const wanted = unit.placed.files * field.rules.field.playing.skirmishersStop.reach;
  const most = from + closerThan(facing, from, field);
  let best = { paces: from, files: filesReaching(ahead(placed, from), quad, reach) };
  for (let paces = from + LOOK; paces <= most && best.files < wanted; paces += LOOK) {
    const files = filesReaching(ahead(placed, paces), quad, reach);
    if (files > best.files) best = { paces, files };
  }
  return best;
}

/**
 * How far skirmishers who shoot all round go straight on toward an enemy for whom others would wheel, where enough of them reach him so; half of them are
 * enough where the wheel would swing the end of their line into the reach of a charge that threatens it not yet. `undefined` where they wheel as well.
 *
 * @clause wrg/shooting/arc-all-round
 * @clause wrg/orders/skirmish-action
 */
export function straightIntoRange(unit: Unit, enemy: Unit, field: Field): number | undefined {
  const { placed } = unit;
  const { skirmishersStop, comeRoundBelow } = field.rules.field.playing;
  const [first] = legsAlone(placed, enemy.placed, 0);
  const each = field.rules.fighting.shooting.figures === 'each';
  if (first === undefined || !('wheel' in first) || !each || skirmishersStop.reach === 0) return undefined;
  const arc = shootingArc(shootersOf(unit, field.rules), field.rules);
  if (arc < ALL_ROUND) return undefined;
  const { paces, files } = whereMostReach(
    { unit, placed, enemy },
    0,
    { range: rangeAt(unit, enemy, field), arc },
    field,
  );
  if (!seesFrom({ unit, placed, enemy }, paces, field)) return undefined;
  if (files >= placed.files * skirmishersStop.reach) return paces;
  return files >= placed.files * comeRoundBelow && swingsIntoReach(unit, first, field) ? paces : undefined;
}

/** Whether a wheel brings a body into the reach of a charge that threatens it not yet, which by `wrg/ruling/how-near-skirmishers-come` skirmishers keep out of. */
function swingsIntoReach(unit: Unit, { wheel, degrees }: Wheel, field: Field): boolean {
  if (field.rules.field.playing.skirmishersStop.intoReach) return false;
  const after = quadOf(wheeled(unit.placed, wheel, degrees));
  return field.near.around(unit.id, { of: 'enemies' }).some(({ who, inView, distance }) => {
    const reach = reachOf(who.unit, field);
    const threatens = inView && who.unit.rout === null && who.unit.hidden === null && distance > reach;
    return threatens && distanceBetweenQuads(after, quadOf(who.unit.placed)) <= reach + STANDOFF;
  });
}

/** Where a body stands after so many paces straight on. */
const ahead = (placed: Placed, paces: number): Placed => ({
  ...placed,
  at: destination(placed.at, placed.facing, paces),
});

/** How much nearer a body may come than to where it shoots, without coming upon its enemy or into the reach of a charge that threatens it not yet. */
function closerThan({ unit, placed, enemy }: Facing, paces: number, field: Field): number {
  const there = quadOf(ahead(placed, paces));
  const clear = distanceBetweenQuads(there, quadOf(enemy.placed)) - STANDOFF;
  if (field.rules.field.playing.skirmishersStop.intoReach) return Math.max(0, clear);
  const spare = field.near.around(unit.id, { of: 'enemies' }).flatMap(({ who, inView }) => {
    const other = who.unit;
    if (!inView || other.rout !== null || other.hidden !== null) return [];
    const left = distanceBetweenQuads(there, quadOf(other.placed)) - reachOf(other, field);
    return left > 0 ? [left - STANDOFF] : [];
  });
  return Math.max(0, Math.min(clear, ...spare));
}

/**
 * Skirmishers who are as near to their enemy as they are to come, and cannot shoot at him or at anybody else, or only few of them, come round
 * toward him, and turn about where others leave their line no room for more, and pay for it; `undefined` where they stand as they should. How few that are is a ruling (`wrg/ruling/skirmishers-come-round`).
 *
 * @clause wrg/orders/skirmish-action
 */
export function comingRound(
  unit: Unit,
  enemy: Unit,
  allowance: number,
  leaves: Leaving,
  field: Field,
): Way | undefined {
  const { placed } = unit;
  const [first] = legsAlone(placed, enemy.placed, 0);
  if (first === undefined || bears(unit, field)) return undefined;
  if (!('bearing' in first)) return { doing: 'advancing', legs: [first], allowance };
  const facing = frontWithRoom(unit, first.bearing, leaves, field);
  if (facing === placed.facing) return undefined;
  return { doing: 'advancing', legs: [], facing, facingPaid: true, allowance };
}

/** Whether enough of a body can shoot at somebody from where it stands. */
function bears(unit: Unit, field: Field): boolean {
  const wanted = Math.max(1, unit.placed.files * field.rules.field.playing.comeRoundBelow);
  return aimsOf([unit], field).some(({ shooters }) => shooters.nearestRank >= wanted);
}
