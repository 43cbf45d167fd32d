import { bearingTo, bodyCentre, boxAround, distance, turnBetween, widthOf } from '../../../../table/index.js';
import { deployed } from '../../common/bots/deploying.js';
import { hold, marchOrder, wholeDegrees } from '../../common/bots/marching.js';
import { enemiesOf, friendsOf } from '../../common/bots/outlook.js';
import { freeRun, roomFor } from '../../common/bots/route.js';
import { mayChangeFormation, type Order, type OrderedFormation, standingOrder } from '../../common/index.js';
import { grenadesLeft } from '../grenades.js';
import type { MusketRules } from '../rules.js';
import type { Objective, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { musketWords } from '../words.js';
import { orderAboard } from './afloat.js';
import { behindCover, holdsItsGround } from './behind-cover.js';
import { hitsWithin } from './covered.js';
import { forecastCharge } from './forecast.js';
import { goalOf, objectiveFor } from './goals.js';
import { standAndAim, toSeeSomebody } from './gun-places.js';
import { houseOrder } from './houses.js';
import { outOfSquare, squareAgainst } from './in-square.js';
import type { Enemy, Outlook } from './outlook.js';
import { putsInReserve } from './reserve.js';

/** The order that a unit's arm and place would have it given, whatever the others do. */
export function orderFor(unit: UnitSeen, outlook: Outlook): Order {
  return outOfSquare(unit, bestFor(unit, outlook), outlook);
}

function bestFor(unit: UnitSeen, outlook: Outlook): Order {
  if (unit.mustDo !== null) return { ...hold, facing: wholeDegrees(unit.placed.facing) };
  const { view, rules } = outlook;
  // Whoever has been told to give himself up holds until somebody comes to take him.
  if (unit.own !== undefined && standingOrder({ ...unit, order: unit.own.order }, musketWords).surrender)
    return { ...hold, surrender: true };
  if (view.contacts.some(({ a, b }) => a === unit.id || b === unit.id)) return facingWhoStrikes(unit, outlook);
  const afloat = orderAboard(unit, view, rules, { patient: outlook.plan !== undefined });
  if (afloat !== undefined) return afloat;
  const enemies = enemiesOf(unit, chargeReach(unit, rules), outlook);
  const [nearest] = enemies;
  const gun = gunToMan(unit, nearest, outlook);
  if (gun !== undefined) return { ...hold, tasks: [{ task: 'man', on: gun }] };
  const about = houseOrder(unit, enemies, outlook);
  if (about !== undefined) return about;
  const covered = behindCover(unit, nearest, outlook);
  if (covered !== undefined) return covered;
  if (nearest !== undefined && throwsGrenades(unit, nearest, outlook))
    return { ...hold, tasks: [{ task: 'grenades' }] };
  if (nearest === undefined) return marchTo(unit, goalOf(unit, outlook), outlook);
  switch (troopOf(unit, rules).arm) {
    case 'artillery':
      return orderForGun(unit, nearest, outlook);
    case 'cavalry':
      return chargeOrder(unit, enemies, outlook) ?? orderForHorse(unit, nearest, outlook);
    case 'infantry':
      return (
        chargeOrder(unit, enemies, outlook) ?? squareAgainst(unit, outlook) ?? orderForFoot(unit, nearest, outlook)
      );
  }
}

/** To fight on; whoever is fought on the flank or in the rear alone is to turn to the enemy. */
function facingWhoStrikes(unit: UnitSeen, { view }: Outlook): Order {
  const own = view.contacts.filter(({ a, b }) => a === unit.id || b === unit.id);
  if (own.some(({ a, edgeOfA, edgeOfB }) => (a === unit.id ? edgeOfA : edgeOfB) === 'front')) return hold;
  const [first] = own;
  const enemy = first === undefined ? undefined : view.units[first.a === unit.id ? first.b : first.a];
  if (enemy === undefined) return hold;
  return { ...hold, facing: wholeDegrees(bearingTo(bodyCentre(unit.placed), bodyCentre(enemy.placed))) };
}

/** A gun without crew that foot stands at and has the time to take over. */
function gunToMan(unit: UnitSeen, nearest: Enemy | undefined, { view, rules }: Outlook): string | undefined {
  const troop = troopOf(unit, rules);
  if (view.unattended === undefined || troop.arm !== 'infantry' || (nearest !== undefined && nearest.away < 40))
    return undefined;
  if (unit.house !== undefined || unit.figures < unit.strength / 2) return undefined;
  return view.unattended.find(({ at }) => distance(at, unit.placed.at) <= 3)?.id;
}

/** Whether grenadiers stand so near that their grenades do more than their muskets. */
function throwsGrenades(unit: UnitSeen, { away }: Enemy, { rules }: Outlook): boolean {
  if (troopOf(unit, rules).like !== 'grenadiers' || away > rules.grenades.range) return false;
  return grenadesLeft({ ...unit, ...(unit.own?.thrown === undefined ? {} : { thrown: unit.own.thrown }) }, rules) > 0;
}

/** Guns stay where the nearest enemy is in range, turning to keep it in their arc; otherwise they come on beside the foot. */
function orderForGun(unit: UnitSeen, nearest: Enemy, outlook: Outlook): Order {
  const { rules } = outlook;
  const gun = troopOf(unit, rules).gun;
  const sheet = gun === undefined ? undefined : rules.guns[gun].ranges;
  const reach = (sheet?.solid ?? sheet?.explosive)?.to ?? 0;
  const bearing = wholeDegrees(bearingTo(unit.placed.at, nearest.centre));
  const comes = outlook.plan !== undefined && nearest.away <= reach * 0.9 + comesOn;
  const elsewhere = comes ? toSeeSomebody(unit, reach + comesOn, outlook) : undefined;
  if (elsewhere !== undefined) return elsewhere;
  if (outlook.plan !== undefined && nearest.away <= reach * 0.9) return standAndAim(unit, reach, outlook);
  if (nearest.away <= reach * 0.9) {
    return turnBetween(bearing, unit.placed.facing) > 30 ? { ...hold, facing: bearing } : hold;
  }
  if (outlook.plan !== undefined) return comeOnBehindFoot(unit, nearest, reach, outlook);
  const goal = objectiveFor(unit, outlook);
  if (distance(unit.placed.at, goal.at) <= reach * 0.85)
    return turnBetween(bearing, unit.placed.facing) > 30 ? { ...hold, facing: bearing } : hold;
  return { ...marchTo(unit, goal, outlook), facing: bearing };
}

/** An enemy so much farther off than guns reach, in cm, comes into their range himself. */
const comesOn = 16;

/** Guns let the enemy come on to them, and go on themselves no farther than the foot that is to cover them. */
function comeOnBehindFoot(unit: UnitSeen, nearest: Enemy, reach: number, outlook: Outlook): Order {
  const { rules, own } = outlook;
  const { at } = unit.placed;
  const bearing = wholeDegrees(bearingTo(at, nearest.centre));
  const waits = standAndAim(unit, reach, outlook);
  if (nearest.away <= reach * 0.9 + comesOn) return waits;
  if (holdsItsGround(outlook) && coversAll(unit, reach, outlook)) return waits;
  const foot = own
    .near(boxAround([at]), nearest.away)
    .filter(({ unit: { type } }) => rules.troops[type].arm === 'infantry')
    .map(({ unit: { placed } }) => distance(placed.at, nearest.centre));
  const cm = Math.floor(Math.min(nearest.away - reach * 0.8, nearest.away - Math.min(...foot)));
  if (cm < 2) return waits;
  return { ...marchTo(unit, objectiveFor(unit, outlook), outlook, cm), facing: bearing };
}

/** Whether a gun reaches every place that is to be held from where it stands. */
function coversAll({ placed }: UnitSeen, reach: number, { view }: Outlook): boolean {
  return view.objectives.every(({ at }) => distance(placed.at, at) <= reach * 0.9);
}

/** Horse waits behind the foot, out of musket shot, near enough to charge. */
function orderForHorse(unit: UnitSeen, nearest: Enemy, outlook: Outlook): Order {
  const { view } = outlook;
  const { at, facing } = unit.placed;
  const bearing = wholeDegrees(bearingTo(at, nearest.centre));
  const face = turnBetween(bearing, facing) > 30 ? { facing: bearing } : {};
  const { away } = nearest;
  if (away < 40) {
    const back = (bearing + 180) % 360;
    if (!roomFor(view.table, at, back, 26, widthOf(unit.placed))) return { ...hold, ...face };
    return { gait: 'march', legs: [{ direction: back, distance: { by: 'fraction', of: [2, 3] } }], facing: bearing };
  }
  if (away < 65) return { ...hold, ...face };
  const march = marchTo(unit, goalOf(unit, outlook), outlook, Math.min(45, away - 60));
  return march.legs.length === 0 ? { ...hold, ...face } : { ...march, facing: bearing };
}

/** Foot within musket shot fires, in line; otherwise it goes for its objective, deploying as the enemy comes near. */
function orderForFoot(unit: UnitSeen, nearest: Enemy, outlook: Outlook): Order {
  const { view, rules } = outlook;
  const { away } = nearest;
  const weapon = troopOf(unit, rules).weapon;
  const range = weapon === null ? 0 : (rules.smallArms.weapons[weapon].bands.far.range.to ?? 0);
  const bearing = wholeDegrees(bearingTo(unit.placed.at, nearest.centre));
  const turn = turnBetween(bearing, unit.placed.facing) > 20 ? { facing: bearing } : {};
  const line = () => deploy(unit, bearing, 8, outlook);
  const goal = goalOf(unit, outlook);
  const there = distance(unit.placed.at, goal.at) < goal.radius * 0.8;
  const near = Math.min(range * 0.7, hitsWithin(unit, unit.placed.at, nearest.unit, outlook));
  if (away <= near || (away <= range && there)) return { ...hold, ...line(), ...turn };
  const post = outlook.reserve?.get(unit.id);
  if (post !== undefined) return marchTo(unit, post, outlook);
  // Whoever is to take ground comes on to close range and shoots there; whoever holds it waits for the enemy.
  if (there) return away < 90 ? { ...hold, ...line(), ...turn } : hold;
  if (away <= range + 20) {
    const wanted = Math.min(12, Math.max(2, Math.round(away - range * 0.55)));
    const cm = Math.floor(freeRun(unit.placed, bearing, wanted, view.table, friendsOf(unit, outlook)));
    if (cm >= 2)
      return { gait: 'march', legs: [{ direction: bearing, distance: { by: 'cm', cm } }], ...line(), facing: bearing };
    if (away <= range) return { ...hold, ...line(), ...turn };
  }
  // Who has what he came for stays in his line, and goes only to where he is of use.
  if (outlook.plan?.places.has(unit.id) === false && holdsItsGround(outlook)) return { ...hold, ...turn };
  // The enemy comes on too: go no farther than leaves musket shot between both.
  const march = marchTo(unit, goal, outlook, Math.max(4, (away - range) / 1.6));
  const leg = march.legs[0];
  const deploying =
    away < 90 && leg !== undefined && leg.direction !== 'ahead' ? deploy(unit, leg.direction, 20, outlook) : {};
  return { ...deploying, ...march };
}

/** A line of battle, or the widest formation for which there is room; nothing when the unit is in it already. */
export function deploy(
  unit: UnitSeen,
  bearing: number,
  length: number,
  outlook: Outlook,
): { formation?: OrderedFormation } {
  const { view, rules } = outlook;
  const ground = { table: view.table, friendsIn: friendsOf(unit, outlook) };
  const { placed, figures } = unit;
  return deployed({ placed, figures, morale: troopOf(unit, rules).morale }, bearing, length, ground, rules);
}

/** How far away an enemy may be for a charge on it to be thought of, cm. */
function chargeReach(unit: UnitSeen, rules: MusketRules): number {
  return troopOf(unit, rules).move * 1.2;
}

/** A charge, if one within reach promises well and the way is straight and free. */
function chargeOrder(unit: UnitSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  return chargesOf(unit, enemies, outlook).find(({ charges }) => worthCharging(unit, charges, outlook))?.order;
}

/** The charges that a unit could make: on enemies within reach, on a way that is straight and free. */
export function chargesOf(
  unit: UnitSeen,
  enemies: readonly Enemy[],
  outlook: Outlook,
): readonly { readonly order: Order; readonly charges: UnitSeen }[] {
  const { view, rules } = outlook;
  if (outlook.assaults === false || rules.badWeather === true) return [];
  const troop = troopOf(unit, rules);
  const tired = unit.own !== undefined && unit.own.chargedOn > 0 && unit.own.chargedOn >= view.turn - 1;
  if (troop.shock === 0 || troop.arm === 'artillery' || tired) return [];
  const stretch = rules.charge.straight[troop.arm];
  const run = rules.shock.clearPath[troop.arm];
  const friends = friendsOf(unit, outlook);
  return enemies.flatMap(({ unit: enemy, centre, away }) => {
    if (away > chargeReach(unit, rules) || enemy.house !== undefined) return [];
    const direction = wholeDegrees(bearingTo(unit.placed.at, centre));
    const straight = turnBetween(direction, unit.placed.facing) <= rules.charge.bend || away > stretch + 8;
    // A general does not throw himself at troops that are still fresh.
    const sane = !unit.general || enemy.mustDo !== null || enemy.figures <= enemy.strength * 0.7;
    if (!straight || !sane || away < run || !willBeThere(unit, enemy, outlook)) return [];
    const free = freeRun(unit.placed, direction, away - 4, view.table, friends) >= away - 4;
    const order: Order = { gait: 'charge', legs: [{ direction, distance: { by: 'full' } }] };
    return free ? [{ order, charges: enemy }] : [];
  });
}

/** Whether an enemy will still stand there when he is charged: none who routs, and a rider who brings the order takes until the next turn. */
function willBeThere(unit: UnitSeen, enemy: UnitSeen, { view, rules, plan }: Outlook): boolean {
  if (enemy.mustDo === 'rout') return false;
  if (plan === undefined || view.ordersRide !== true || unit.general) return true;
  if (enemy.mustDo !== null) return false;
  const { arm } = troopOf(enemy, rules);
  return arm === 'artillery' || view.contacts.some(({ a, b }) => a === enemy.id || b === enemy.id);
}

/** Whether a charge promises enough: with a plan, even odds do to help a friend in melee, and once the battle wants deciding. */
function worthCharging(unit: UnitSeen, enemy: UnitSeen, { view, rules, plan }: Outlook): boolean {
  const { favourable, fair } = forecastCharge(unit, enemy, view, rules);
  if (favourable || plan === undefined) return favourable;
  const helps = view.contacts.some(({ a, b }) => a === enemy.id || b === enemy.id);
  return fair && (helps || putsInReserve(view.turn, plan.temper));
}

/** A march toward the goal, the bonus of a road included; whoever is there holds. */
export function marchTo(unit: UnitSeen, goal: Objective, outlook: Outlook, atMost?: number): Order {
  const { view, rules } = outlook;
  const { placed } = unit;
  if (distance(placed.at, goal.at) < goal.radius * 0.5) return hold;
  const troop = troopOf(unit, rules);
  const marcher = { placed, move: troop.move * 1.34, formsColumn: mayChangeFormation(troop, rules) };
  return marchOrder(marcher, goal.at, { table: view.table, friendsIn: friendsOf(unit, outlook) }, atMost);
}
