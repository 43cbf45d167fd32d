import { reasonFor } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  distance,
  distanceBetweenQuads,
  type March,
  marchedTo,
  type Placed,
  quadOf,
  turnBetween,
} from '../../../../../table/index.js';
import { uncontrolledAdvance } from '../../../moving/uncontrolled.js';
import type { Unit } from '../../../state.js';
import { onTable, unitOf } from '../../../units.js';
import type { Field } from '../../field.js';
import { offTheWall } from '../../siege/off-the-wall.js';
import { siegeAdvance } from '../../siege/reacting.js';
import { chargeAt } from '../at-an-enemy.js';
import { firstInTheWay } from '../friends/barring.js';
import { friendsAt } from '../friends/several-at-one.js';
import { mannerOf } from '../going.js';
import { type Marching, marchAlong, staying, type Way } from '../march.js';
import { busyMounting, leftByMounting } from '../mounting.js';
import { pursue } from '../pursuing.js';
import { offAhead } from '../ways.js';
import { gallopingTo } from './galloping.js';
import { chargeMoves, filesOfCharge } from './readying.js';

/** Degrees by which a body that has come round so far faces as it was to. */
const ROUND = 0.5;
/** Who is out of control does not wheel. */
const NO_WHEEL = 0;

/**
 * Chargers go for their enemy, who is met on his way where he charges or pursues somebody else: they form and come round within their normal move, then go straight on; ground on which they keep to a walk is no
 * place to gallop, and they come upon none beyond their normal move. A wheel for which the normal move is too short ends where that does, and a turn is not begun.
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/turn-before-normal-distance
 * @clause wrg/movement/simultaneous
 * @clause wrg/terrain/difficult-cavalry
 */
export function chargeOf(unit: Unit, target: string, field: Field): Marching {
  const enemy = unitOf(field.state, target);
  const asHeStands = chargeAlong(unit, wayOfCharge(unit, enemy, field), field);
  const course = comesAt(enemy, unit) ? undefined : courseOf(enemy, field);
  if (course === undefined || meets(asHeStands.march, course, field)) return clearOfOthers(asHeStands, enemy, field);
  const toHim = wayOfCharge(unit, enemy, field, whereCaught(unit, asHeStands.march, course));
  return clearOfOthers(chargeAlong(unit, toHim, field), enemy, field);
}

/**
 * A charge that goes so many paces farther than its move, because he was in its reach as it was declared at whom it goes, and has turned since.
 *
 * @clause wrg/charge/definition
 */
export function chargeFarther(unit: Unit, enemy: Unit, paces: number, field: Field): Marching {
  return clearOfOthers(chargeAlong(unit, farther(wayOfCharge(unit, enemy, field), enemy, paces), field), enemy, field);
}

/**
 * An advance out of control that goes so many paces farther for the same reason.
 *
 * @clause wrg/uncontrolled-advance/speed
 */
export function advanceFarther(unit: Unit, enemy: Unit, paces: number, field: Field): Marching {
  if (unit.bound?.inHand === true) return chargeFarther(unit, enemy, paces, field);
  return marchAlong(unit, farther(wayOutOfControl(unit, enemy, undefined, field), enemy, paces), field);
}

function farther(way: Way, enemy: Unit, paces: number): Way {
  const reason = reasonFor('wrg/charge/definition', `${enemy.id} was in reach before turning`, 'reaches as far');
  return { ...way, allowance: way.allowance + paces, because: [...(way.because ?? []), reason] };
}

/**
 * A charge as it is to go; who answers another one, and would come upon somebody else by his wheel, stands to receive it instead where that is agreed
 * (`wrg/ruling/countercharge-into-another`).
 *
 * @clause wrg/charge/counter-actions
 * @clause wrg/charge/ends-at-contact
 */
function clearOfOthers(one: Marching, enemy: Unit, field: Field): Marching {
  const { unit, march, doing } = one;
  if (doing !== 'countercharging' || field.rules.field.playing.counterchargeWheels === 'meets') return one;
  const others = onTable(field.state).filter(other => other !== unit && other !== enemy && other.hidden === null);
  const isUpon = (placed: Placed, other: Unit) => gap(placed, other.placed) <= field.rules.field.contact;
  const clips = march.nodes.some(({ wheeled, at, facing }) => {
    const there = { ...unit.placed, at, facing };
    return wheeled === true && others.some(other => isUpon(there, other) && !isUpon(unit.placed, other));
  });
  return clips ? staying(unit, 'halted', field) : one;
}

/** Where an enemy on the move is at each part of the period. */
type Course = (part: number) => Placed;

/** How often in a period it is looked where two bodies on the move are. */
const LOOKS = 30;
/** The parts of a period at which it is looked. */
export const parts = Array.from({ length: LOOKS }, (_, at) => (at + 1) / LOOKS);

/** Whom a body charges or pursues. */
const quarryOf = ({ period, pursuit }: Unit): string | undefined => period.charges ?? pursuit?.quarry;

const comesAt = (enemy: Unit, unit: Unit): boolean => quarryOf(enemy) === unit.id;

/** The course of a body that charges or pursues somebody, until it has met him; `undefined` of all others. */
function courseOf(unit: Unit, field: Field): Course | undefined {
  const { pursuit, rout } = unit;
  const after = quarryOf(unit);
  if (rout !== null || after === undefined) return undefined;
  const quarry = unitOf(field.state, after);
  const { march } =
    pursuit === null ? chargeAlong(unit, wayOfCharge(unit, quarry, field), field) : pursue(unit, pursuit, field);
  const at = (part: number) => marchedTo(march, part * march.allowance);
  const met = parts.find(part => gap(at(part), quarry.placed) <= field.rules.field.contact);
  return part => at(Math.min(part, met ?? 1));
}

/** Where a body will be at the end of the period that charges or pursues somebody, as he stands; `undefined` of all others. */
export function whereItComesTo(unit: Unit, field: Field): Placed | undefined {
  return courseOf(unit, field)?.(1);
}

/** Whether a march meets somebody on his course. */
function meets(march: March, course: Course, { rules }: Field): boolean {
  return parts.some(part => gap(marchedTo(march, part * march.allowance), course(part)) <= rules.field.contact);
}

/** Where a unit with so much of a move can first be at somebody on his course, or where that ends. */
function whereCaught({ placed }: Unit, { allowance }: March, course: Course): Placed {
  return course(parts.find(part => gap(placed, course(part)) <= part * allowance) ?? 1);
}

/** Paces between two bodies. */
export const gap = (a: Placed, b: Placed): number => distanceBetweenQuads(quadOf(a), quadOf(b));

/**
 * Whether a charge of a unit comes upon an enemy where he stands, with all that coming round and the ground cost it, or before ground that it cannot
 * enter. What its side does not know of is not counted.
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/turn-before-normal-distance
 */
export function comesUpon(unit: Unit, target: string, field: Field): boolean {
  const enemy = unitOf(field.state, target);
  const { id, placed } = enemy;
  const { march } = chargeAlong(unit, { ...wayOfCharge(unit, enemy, field), asExpected: true }, field);
  if (isBarred(march)) return true;
  const round = marchedTo(march, roundBy(march));
  const way = { bearing: round.facing, paces: distance(round.at, march.end.at) + field.rules.field.contact };
  return firstInTheWay({ id: unit.id, placed: round }, way, [{ id, placed }]) !== undefined;
}

/** Whether a march ends before ground that cannot be entered. */
export function isBarred({ stopped }: March): boolean {
  return stopped?.kind === 'impassable' || stopped?.kind === 'too wide';
}

/** How a unit would charge an enemy where he stands, or in another place, had it all the time that it wants to come round. */
function wayOfCharge(unit: Unit, enemy: Unit, field: Field, at: Placed = enemy.placed): Way {
  const { whole, because } = chargeMoves(unit, field);
  const files = filesOfCharge(unit, field);
  const formed = files === undefined ? unit : { ...unit, placed: { ...unit.placed, files } };
  const way: Way = {
    doing: unit.period.counter?.what === 'countercharge' ? 'countercharging' : 'charging',
    legs: legsOfCharge(formed, enemy, at, field),
    allowance: whole,
    because,
    ...(files === undefined ? {} : { files }),
  };
  return gallopingTo(unit, way, at, field);
}

/** The legs of a charge at a place: who has a wall behind him and no room to turn goes forward from it first. */
function legsOfCharge(unit: Unit, enemy: Unit, at: Placed, field: Field): Way['legs'] {
  const { placed } = unit;
  const friends = friendsAt({ unit, enemy, at, charges: true }, field);
  const legsFrom = (from: Placed) => chargeAt(from, at, { ...around(unit, field), friends });
  const legs = legsFrom(placed);
  const off = offTheWall(placed, legs[0], field);
  return off?.leg.bearing === placed.facing ? [off.leg, ...legsFrom(off.after)] : legs;
}

/** A charge along a way, which comes round no farther than there is enough of the normal move for. */
function chargeAlong(unit: Unit, way: Way, field: Field): Marching {
  const { placed } = unit;
  const whole = marchAlong(unit, way, field);
  const most = Math.max(0, chargeMoves(unit, field).normal);
  if (roundBy(whole.march) <= most) return whole;
  const { facing } = marchedTo(whole.march, most);
  return marchAlong(unit, { ...way, legs: roundTo(placed, facing, way.legs) }, field);
}

/** What of a march is spent when it has come round for the last time, and has formed its front. */
function roundBy({ nodes, start }: March): number {
  let { facing, files } = start;
  let spent = 0;
  for (const node of nodes) {
    if (node.facing !== facing || node.files !== files) spent = node.spent;
    ({ facing, files } = node);
  }
  return spent;
}

/** The legs of a charge that comes round to a facing and no farther: by a wheel, if that is how it was to come round. */
function roundTo({ facing }: Placed, to: Bearing, [first]: Way['legs']): Way['legs'] {
  const ahead = { bearing: to, distance: 'all' } as const;
  if (first === undefined || !('wheel' in first) || turnBetween(facing, to) < ROUND) {
    return [{ ...ahead, bearing: facing }];
  }
  return [{ wheel: first.wheel, degrees: Math.abs(offAhead(facing, to)) }, ahead];
}

/** What a charge of a unit has around it: the bodies of the enemies that stand on the table, and that. */
function around({ side }: Unit, { state, table }: Field) {
  const standing = onTable(state)
    .filter(other => other.side !== side && other.rout === null && other.hidden === null)
    .map(({ placed }) => placed);
  return { standing, table };
}

/**
 * Who is out of control goes at an enemy, or at a siege for where the enemy is; to change its direction every figure turns by itself, and nobody does who
 * comes upon that enemy straight on. Who attacks because he wants to is in hand, and comes round as chargers do, which takes its time (`wrg/ruling/attack-of-ents`).
 *
 * @clause wrg/uncontrolled-advance/speed
 * @clause wrg/uncontrolled-advance/disorganised
 */
export function uncontrolledMarch(unit: Unit, quarry: Unit, field: Field): Marching {
  const siege = siegeAdvance(unit, field);
  if (siege === 'stays') return staying(unit, 'halted', field);
  if (unit.bound?.inHand === true && siege === undefined) return chargeOf(unit, quarry.id, field);
  return marchAlong(unit, wayOutOfControl(unit, quarry, siege, field), field);
}

/** The way of who is out of control, at an enemy or for where a siege leads him. */
function wayOutOfControl(
  unit: Unit,
  quarry: Unit,
  siege: Exclude<ReturnType<typeof siegeAdvance>, 'stays'>,
  field: Field,
): Way {
  const { placed, bound } = unit;
  // Whether it meets nobody is seen when it has gone.
  const period = { period: Math.max(1, bound?.kept ?? 1), contact: true };
  const advance = { mover: unit.troops, manner: mannerOf(unit, false), ...period };
  // Whom he comes upon in the next period he need not turn to in this one.
  const keepsItsWay = pacesOutOfControl(unit, field);
  const legs =
    siege === undefined
      ? chargeAt(placed, quarry.placed, { ...around(unit, field), widestWheel: NO_WHEEL, keepsItsWay })
      : siege.legs;
  const changesDirection = !isStraight(legs, placed.facing);
  const { paces, because } = uncontrolledAdvance({ ...advance, changesDirection }, field.rules);
  const files = siege?.files === undefined ? {} : { files: siege.files };
  const allowance = paces * leftByMounting(unit, field) - unit.pushed;
  const why = [...because, ...busyMounting(unit, paces, field)];
  const way: Way = { doing: 'charging', legs, allowance, freeTurns: true, because: why, ...files };
  return siege === undefined ? gallopingTo(unit, way, quarry.placed, field) : way;
}

/**
 * Paces that an advance out of control has in this period and in those that are left of it.
 *
 * @clause wrg/uncontrolled-advance/speed
 */
export function pacesOutOfControl(unit: Unit, { rules }: Field): number {
  const { bound, troops, pushed } = unit;
  const from = Math.max(1, bound?.kept ?? 1);
  const periods = Array.from({ length: 1 + (bound?.left ?? 0) }, (_, later) => from + later);
  const advance = { mover: troops, manner: mannerOf(unit, false), contact: true };
  return periods.reduce((sum, period) => sum + uncontrolledAdvance({ ...advance, period }, rules).paces, -pushed);
}

/** Whether a way leads straight ahead. */
function isStraight([first, ...others]: Way['legs'], facing: Bearing): boolean {
  return first !== undefined && 'bearing' in first && first.bearing === facing && others.length === 0;
}
