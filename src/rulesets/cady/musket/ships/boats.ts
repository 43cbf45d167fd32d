import { counted } from '../../../../rulebook/index.js';
import { destination, distance, normalBearing, type Point, toGrid } from '../../../../table/index.js';
import type { Order, OrderedDistance } from '../../common/orders.js';
import { solidUnder } from '../../common/turn/ground.js';
import { leave } from '../../common/turn/losses.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay } from '../units.js';
import { carry, isBeside, onBoard } from './board.js';
import { helmTask } from './helm.js';
import { stopReason, waterOf } from './sailing.js';
import { withThoseOnBoard } from './struck.js';
import { reasonFor, tellVessel } from './telling.js';
import { hullOf, type Vessel } from './vessel.js';
import { barOf, boatSpeed, isAtBank, rowOn, type Stop, type Water } from './water.js';

/**
 * A boat does what it was told: it rows leg by leg as far as its time reaches, is carried round a ford, or goes overland on its wagon.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/speed
 */
export function rowBoat(boat: Vessel, order: Order | undefined, state: MusketState, context: MusketContext): void {
  if (helmTask(order, 'portage') !== undefined) carryRoundFord(boat, state, context);
  else if (helmTask(order, 'haul') !== undefined) haul(boat, order, state, context);
  else if (order !== undefined && order.legs.length > 0 && !boat.ashore) row(boat, order, state, context);
}

function row(boat: Vessel, order: Order, state: MusketState, context: MusketContext): void {
  const water = waterOf(state, context);
  const way: Point[] = [{ x: boat.at.x, y: boat.at.y }];
  let [cm, stop]: [number, Stop | undefined] = [0, undefined];
  for (const leg of order.legs) {
    const bearing = leg.direction === 'ahead' ? boat.facing : leg.direction;
    const speed = boatSpeed(boat.at, bearing, water);
    const gone = rowOn(boat, bearing, wanted(leg.distance, speed, 1 - boat.spent), water);
    if (gone.cm > 0) {
      moveTo(boat, destination(boat.at, bearing, gone.cm), bearing);
      boat.spent = Math.min(1, boat.spent + gone.cm / speed);
      way.push({ x: boat.at.x, y: boat.at.y });
    }
    cm += gone.cm;
    stop = gone.stop;
    if (stop !== undefined || boat.spent >= 1) break;
  }
  carryAll(boat, state, context);
  boat.landedOn = isAtBank(boat, water) ? (cm === 0 ? boat.landedOn : state.turn) : null;
  const clause = 'cady/musket/boat/speed';
  const because = [
    ...(cm > 0 ? [reasonFor(clause, `${percent(boat.spent)} of the turn`, `${toGrid(cm)} cm`)] : []),
    ...(cm === 0 && stop === undefined ? [reasonFor(clause, 'nothing of the turn is left', 'stays')] : []),
    ...stopReason(stop),
  ];
  tellVessel('rowed', boat, because, context, { way, facing: boat.facing, cm: toGrid(cm) });
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Cm of a leg that there is time for. */
function wanted(distanceOf: OrderedDistance, speed: number, left: number): number {
  const most = speed * left;
  if (distanceOf.by === 'full') return most;
  return Math.min(most, distanceOf.by === 'cm' ? distanceOf.cm : (speed * distanceOf.of[0]) / distanceOf.of[1]);
}

function moveTo(boat: Vessel, at: Point, facing: number): void {
  boat.at = { x: toGrid(at.x), y: toGrid(at.y) };
  boat.facing = toGrid(facing);
}

function carryAll(boat: Vessel, state: MusketState, { rules }: MusketContext): void {
  for (const unit of onBoard(boat, state)) carry(unit, boat, rules);
}

/** How near to a ford a boat must be to be carried round it, in cm. */
const atFord = 2;

/**
 * A boat is carried round the ford before it by those in it or beside it, if they are enough: a turn for each ford.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/portage
 */
function carryRoundFord(boat: Vessel, state: MusketState, context: MusketContext): void {
  const { rules } = context;
  const water = waterOf(state, context);
  const hands = inPlay(state)
    .filter(unit => unit.side === boat.side && (unit.aboard?.vessel === boat.id || isAtHand(unit, boat, context)))
    .reduce((sum, { figures }) => sum + figures, 0);
  const { portageFigures } = rules.ships.boat;
  const beyond = hands < portageFigures ? undefined : beyondFord(boat, water);
  if (beyond === undefined) {
    const few = `${counted(hands, 'figure')} at hand, ${portageFigures} are needed`;
    const why = hands < portageFigures ? few : 'no ford with deep water beyond it before the bow';
    tellVessel('not-portaged', boat, [reasonFor('cady/musket/boat/portage', why, 'stays where it is')], context);
    return;
  }
  const from = { x: boat.at.x, y: boat.at.y };
  moveTo(boat, beyond, boat.facing);
  boat.spent = 1;
  boat.landedOn = isAtBank(boat, water) ? state.turn : null;
  carryAll(boat, state, context);
  const because = [
    reasonFor(
      'cady/musket/boat/portage',
      `${counted(hands, 'figure carries', 'figures carry')} it round the ford`,
      'takes the turn',
    ),
  ];
  tellVessel('portaged', boat, because, context, { way: [from, boat.at], facing: boat.facing });
}

function isAtHand(unit: Unit, boat: Vessel, { rules }: MusketContext): boolean {
  return unit.house === undefined && unit.mustDo === null && isBeside(unit, boat, rules);
}

/** Where the bow is when a boat has been carried past the ford before it. */
function beyondFord(boat: Vessel, water: Water): Point | undefined {
  const isFord = (ahead: number) => barOf(destination(boat.at, boat.facing, ahead), 'boat', water) === 'a ford';
  const near = [0, 0.5, 1, 1 + 0.5, atFord].find(isFord);
  if (near === undefined) return undefined;
  let far = near;
  while (isFord(far)) far += 0.5;
  const bow = destination(boat.at, boat.facing, far + boat.length);
  return barOf(bow, 'boat', water) === undefined ? bow : undefined;
}

/**
 * A boat goes overland on its wagon, empty; at water it is launched.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/wagon
 */
function haul(boat: Vessel, order: Order | undefined, state: MusketState, context: MusketContext): void {
  const leg = order?.legs[0];
  if (leg === undefined) return;
  const water = waterOf(state, context);
  const speed = context.rules.ships.boat.wagon;
  const bearing = leg.direction === 'ahead' ? boat.facing : leg.direction;
  const most = wanted(leg.distance, speed, 1);
  const from = { x: boat.at.x, y: boat.at.y };
  let cm = 0;
  let ashore = true;
  // A boat that was beached has its bow at the edge of the water that it leaves.
  let left = boat.ashore;
  for (; cm < most; cm += 0.5) {
    const at = destination(from, bearing, cm + 0.5);
    const afloat = barOf(at, 'boat', water) === undefined;
    if (!afloat) left = true;
    if (
      !afloat &&
      solidUnder(
        { ...hullOf({ ...boat, facing: bearing }), at, stand: { front: 1, depth: 0.1, figures: 1 } },
        water.table,
      ) !== undefined
    )
      break;
    if (afloat && left) {
      cm += 0.5;
      ashore = false;
      break;
    }
  }
  moveTo(boat, destination(from, bearing, cm), bearing);
  boat.ashore = ashore;
  boat.landedOn = ashore ? null : state.turn;
  boat.spent = 1;
  const because = [reasonFor('cady/musket/boat/wagon', ashore ? 'on its wagon' : 'launched', `${toGrid(cm)} cm`)];
  tellVessel('hauled', boat, because, context, {
    way: [from, boat.at],
    facing: boat.facing,
    cm: toGrid(distance(from, boat.at)),
  });
}

/**
 * Whoever must give way in a boat does so in it: it goes back half its move, turns round, or is gone with them.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/morale
 */
export function giveWayAfloat(boat: Vessel, unit: Unit, state: MusketState, context: MusketContext): void {
  const reaction = unit.mustDo;
  if (reaction === null) return;
  const clause = 'cady/musket/boat/morale';
  boat.spent = 1;
  if (reaction === 'rout') {
    boat.gone = 'routed';
    const lost = withThoseOnBoard(boat, state, true);
    tellVessel('routed', boat, [reasonFor(clause, `${unit.id} routs`, 'boat and all are gone')], context, lost);
    for (const each of onBoard(boat, state)) leave(state, each.id, 'routed', [], context.tell, true);
    return;
  }
  unit.mustDo = null;
  unit.fleeing = reaction === 'back-and-turn';
  const water = waterOf(state, context);
  const astern = normalBearing(boat.facing + 180);
  if (reaction === 'back-and-turn') {
    // It turns where it is: its stern comes to lie where its bow was.
    moveTo(boat, destination(boat.at, astern, boat.length), astern);
    tellVessel('turned-round', boat, [reasonFor(clause, `${unit.id} turns back`, 'the boat turns round')], context, {
      facing: boat.facing,
    });
  } else {
    const most = boatSpeed(boat.at, astern, water) * context.rules.ships.boat.backShare;
    const stern = { ...boat, at: destination(boat.at, astern, boat.length) };
    const { cm, stop } = rowOn({ ...stern, length: 0.1 }, astern, most, {
      ...water,
      vessels: water.vessels.filter(({ id }) => id !== boat.id),
    });
    const from = { x: boat.at.x, y: boat.at.y };
    moveTo(boat, destination(boat.at, astern, cm), boat.facing);
    const because = [reasonFor(clause, `${unit.id} goes back`, 'half a move'), ...stopReason(stop)];
    tellVessel('rowed-back', boat, because, context, { way: [from, boat.at], cm });
  }
  boat.landedOn = isAtBank(boat, water) ? state.turn : null;
  carryAll(boat, state, context);
}
