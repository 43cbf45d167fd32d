import {
  bearingTo,
  destination,
  distance,
  distanceToQuad,
  lengthInside,
  onTable,
  type Point,
  quadOf,
  quadsOverlap,
  stripsAt,
  type Table,
} from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import { type Order, printOrder } from '../../common/index.js';
import { isThere } from '../../common/turn/units.js';
import { artilleryRange } from '../artillery.js';
import type { MusketRules } from '../rules.js';
import { hullOf, type Vessel } from '../ships/vessel.js';
import type { MusketView, Objective, UnitSeen } from '../state.js';
import type { OrdersAnswer } from '../terms.js';
import { troopOf } from '../units.js';
import { rangeOf } from './covered.js';
import { reaches, toBringGunsToBear } from './frigates.js';

/**
 * What the captains of a side are told: boats with troops in them row for the place that these are to take, once ships have
 * fired at who holds the bank where it is patient, the others for whoever is left behind on the
 * other bank; ships stay where they are and fire, or go to where their guns bear on somebody.
 */
export function steered(
  vessels: readonly string[],
  view: MusketView,
  rules: MusketRules,
  { patient = false }: Landing = {},
): OrdersAnswer {
  const orders: Record<string, string> = {};
  let others = Object.values(view.afloat?.vessels ?? {}).filter(({ gone, ashore }) => gone === null && !ashore);
  for (const id of vessels) {
    const vessel = view.afloat?.vessels[id];
    if (vessel === undefined || vessel.ashore) continue;
    if (vessel.kind === 'frigate') {
      const order = toBringGunsToBear(vessel, view, rules);
      if (order !== undefined) orders[id] = order;
      continue;
    }
    const load = Object.values(view.units).find(
      ({ aboard, gone }) => gone === null && aboard?.vessel === id && aboard.deck === 'boat',
    );
    const to = load === undefined ? undefined : placeToLand(vessel.at, view)?.at;
    if (to === undefined || !isAcross(vessel.at, to, view.table)) continue;
    if (patient && waitsForBroadsides(vessel, view, rules)) continue;
    const { bearing, cm } = wayOver(vessel, to, { view, rules, others: others.filter(each => each.id !== id) });
    orders[id] = printOrder({ gait: 'march', legs: [{ direction: bearing, distance: { by: 'full' } }] });
    const rows = Math.min(cm, rules.ships.boat.across);
    others = others.map(each => (each.id === id ? onItsWay(vessel, bearing, rows) : each));
  }
  return orders;
}

/** How a side lands. */
interface Landing {
  /** Its boats lie off while its ships fire at who holds the bank; otherwise they row at once. */
  readonly patient?: boolean;
}

/** The order of a unit on board: ashore as soon as its boat is over. Below decks and at their guns all stay where they are. */
export function orderAboard(
  { aboard, placed }: UnitSeen,
  view: MusketView,
  rules: MusketRules,
  { patient = false }: Landing = {},
): Order | undefined {
  if (aboard === undefined) return undefined;
  const still: Order = { gait: 'march', legs: [] };
  const vessel = view.afloat?.vessels[aboard.vessel];
  const lands = aboard.deck === 'boat' || (aboard.deck === 'top' && vessel?.landedOn != null);
  const goal = placeToLand(placed.at, view);
  const waits = patient && aboard.deck === 'boat' && vessel !== undefined && waitsForBroadsides(vessel, view, rules);
  return lands && !waits && goal !== undefined ? { ...still, tasks: [{ task: 'land' }] } : still;
}

/** So many turns boats lie off at most while ships fire at those who would receive them. */
const bombardment = 3;

/**
 * Whether boats lie off and wait: muskets are near the bank where they would land, and a ship of their side has broadsides, or comes round to have them,
 * for who holds it.
 */
function waitsForBroadsides({ at }: Vessel, view: MusketView, rules: MusketRules): boolean {
  if (view.turn > bombardment) return false;
  const ships = Object.values(view.afloat?.vessels ?? {}).filter(
    ({ kind, side, gone }) => kind === 'frigate' && side === view.side && gone === null,
  );
  const receive = Object.values(view.units).filter(
    unit =>
      unit.side !== view.side &&
      isThere(unit) &&
      unit.mustDo === null &&
      distance(at, unit.placed.at) <= rangeOf(unit, rules) + ashore,
  );
  return receive.some(enemy => ships.some(ship => reaches(ship, enemy, view, rules)));
}

/** So far beyond the range of muskets, in cm, who fires them may yet come up to who lands. */
const ashore = 20;

function placeToLand(at: Point, { objectives, side, holdings }: MusketView): Objective | undefined {
  const open = objectives.filter(
    ({ id }) => !holdings.some(holding => holding.objective === id && holding.side === side),
  );
  return [...(open.length > 0 ? open : objectives)].sort((a, b) => distance(at, a.at) - distance(at, b.at))[0];
}

/** Cm of water before a boat on a bearing; Infinity where there is no bank. */
function water(from: Point, bearing: number, table: Table): number {
  for (let along = 1; ; along += 1) {
    const point = destination(from, bearing, along);
    if (!onTable(table, point)) return Number.POSITIVE_INFINITY;
    if (stripsAt(table, point, 'river').length === 0) return along;
  }
}

/** How far off the straight way to a place a boat rows for the bank, in degrees, how finely that is looked at, and how much longer than the shortest its way may be. */
const offTheWay = 70;
const finely = 4;
const detour = 1.3;

/** What it counts for that a gun on the bow, which fires straight ahead alone, has somebody before it, in figures who fire. */
const bowGun = 20;

/** What it counts against a way that another vessel lies on it, in figures who fire: a boat that cannot row lands nobody. */
const blocked = 50;

/** What a boat finds its way over by: what its side sees, and where the other vessels lie once those have moved that were told to before. */
interface Crossing {
  readonly view: MusketView;
  readonly rules: MusketRules;
  readonly others: readonly Vessel[];
}

/**
 * The way over to the bank on the side of a place, and how far that is: of those that are hardly longer than the shortest, the one that leads to where
 * the fewest muskets are near, or on which the gun of a boat that has one has an enemy before it, and on which no other vessel lies.
 */
function wayOver(
  boat: Vessel,
  to: Point,
  { view, rules, others }: Crossing,
): { readonly bearing: number; readonly cm: number } {
  const { id, at } = boat;
  const goal = wholeDegrees(bearingTo(at, to));
  const ways = Array.from({ length: Math.floor((2 * offTheWay) / finely) + 1 }, (_, i) => i * finely - offTheWay)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map(off => wholeDegrees(goal + off))
    .map(bearing => ({ bearing, cm: water(at, bearing, view.table) }));
  const most = Math.min(...ways.map(({ cm }) => cm)) * detour;
  const gun = Object.values(view.units).find(
    ({ aboard, gone }) => gone === null && aboard?.vessel === id && aboard.deck === 'gun-deck',
  );
  const { gun: piece } = gun === undefined ? {} : troopOf(gun, rules);
  const range = piece === undefined ? 0 : (artilleryRange({ gun: piece, projectile: 'solid' }, rules)?.to ?? 0);
  const enemies = Object.values(view.units).filter(unit => unit.side !== view.side && isThere(unit));
  const rated = ways
    .filter(({ cm }) => cm <= most)
    .map(({ bearing, cm }) => {
      const line = { from: at, to: destination(at, bearing, cm + range) };
      const bears = range > 0 && enemies.some(({ placed }) => lengthInside(line, quadOf(placed)) > 0);
      const fire = musketsNear(destination(at, bearing, cm), enemies, rules);
      const clear = isClear(boat, bearing, Math.min(cm, rules.ships.boat.across), others);
      return { bearing, cm, cost: fire + cm / 2 - (bears ? bowGun : 0) + (clear ? 0 : blocked) };
    })
    .sort((a, b) => a.cost - b.cost);
  return rated[0] ?? { bearing: goal, cm: 0 };
}

/** A boat when it has rowed so far. */
function onItsWay(boat: Vessel, bearing: number, cm: number): Vessel {
  return { ...boat, at: destination(boat.at, bearing, cm), facing: bearing };
}

/** Whether no other vessel lies where a boat comes round and rows. */
function isClear(boat: Vessel, bearing: number, cm: number, others: readonly Vessel[]): boolean {
  const there = onItsWay(boat, bearing, cm);
  const swept = quadOf(hullOf({ ...there, length: boat.length + cm }));
  return !others.some(other => quadsOverlap(swept, quadOf(hullOf(other))));
}

/** Figures with muskets near enough to fire at who lands at a place, the nearer the more. */
function musketsNear(place: Point, enemies: readonly UnitSeen[], rules: MusketRules): number {
  return enemies
    .filter(({ mustDo }) => mustDo === null)
    .reduce((sum, enemy) => {
      const range = rangeOf(enemy, rules);
      const away = distanceToQuad(place, quadOf(enemy.placed));
      return away >= range ? sum : sum + enemy.figures * (1 - away / range);
    }, 0);
}

/** Whether there is water on the straight way to a place. */
function isAcross(from: Point, to: Point, table: Table): boolean {
  const [bearing, far] = [bearingTo(from, to), distance(from, to)];
  for (let along = 1; along < far; along += 1) {
    const point = destination(from, bearing, along);
    if (onTable(table, point) && stripsAt(table, point, 'river').length > 0) return true;
  }
  return false;
}
