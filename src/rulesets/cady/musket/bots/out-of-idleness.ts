import {
  bearingTo,
  boxAround,
  destination,
  distance,
  lengthInside,
  lineOfSight,
  normalBearing,
  onTable,
  type Placed,
  type Point,
  turnBetween,
} from '../../../../table/index.js';
import { enemiesOf, friendsOf } from '../../common/bots/outlook.js';
import { freeRun } from '../../common/bots/route.js';
import { stationsAbout } from '../../common/bots/stations.js';
import { wayAside } from '../../common/bots/way-aside.js';
import type { Order } from '../../common/index.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { behindCover } from './behind-cover.js';
import { hitsWithin, rangeOf } from './covered.js';
import { forecastCharge } from './forecast.js';
import type { Enemy, Outlook } from './outlook.js';
import { marchTo } from './unit-orders.js';
import { isWithinAMove } from './within-a-move.js';

/** Moves that a place may be off from which a unit does something, and enemies, the nearest, that are looked at. */
const farthest = 3;
const lookedAt = 4;
/** Bearings about an enemy in which a place is looked for, in degrees. */
const about: readonly number[] = [0, 30, -30, 60, -60, 90, -90, 120, -120, 180];
/** The part of its range from which foot fires. */
const closeUp = 0.7;
/** How far from the enemy horse forms up to charge him, cm. */
const formUp = 26;

/** What a unit would do from where it stood: fire at an enemy or charge him. */
type Doing = (there: Placed, enemy: Enemy) => boolean;

/**
 * For a unit that would stand idle, to where it does something: foot to a place from which it fires at somebody, horse to one from which
 * it charges him, by the shortest way. Nothing for who fires already, keeps a place, or stands behind its cover.
 */
export function outOfIdleness(unit: UnitSeen, outlook: Outlook): Order | undefined {
  const { view, rules, plan } = outlook;
  const { arm, move, weapon } = troopOf(unit, rules);
  const place = plan?.places.get(unit.id);
  const keeps = place !== undefined && distance(place.at, unit.placed.at) <= place.radius;
  if (plan === undefined || keeps || arm === 'artillery' || unit.mustDo !== null) return undefined;
  if (unit.house !== undefined || unit.square !== undefined || unit.aboard !== undefined) return undefined;
  if (view.contacts.some(({ a, b }) => a === unit.id || b === unit.id)) return undefined;
  const enemies = enemiesOf(unit, move * farthest, outlook).filter(
    ({ unit: { mustDo, house } }) => mustDo !== 'rout' && (house === undefined || arm === 'infantry'),
  );
  const [nearest] = enemies;
  if (nearest === undefined || nearest.away > move * farthest + rangeOf(unit, rules)) return undefined;
  if (behindCover(unit, nearest, outlook) !== undefined) return undefined;
  const does: Doing | undefined =
    arm === 'cavalry' ? (there, enemy) => charges(unit, there, enemy, outlook) : weapon === null ? undefined : fires;
  if (does === undefined) return undefined;
  const tried = enemies.slice(0, lookedAt);
  if (arm === 'infantry' && tried.some(enemy => fires(unit.placed, enemy))) return undefined;
  return stepTo(unit, tried, does, outlook) ?? marchRound(unit, tried, does, outlook);

  function fires(there: Placed, { unit: enemy, centre }: Enemy): boolean {
    const away = Math.min(distance(there.at, enemy.placed.at), distance(there.at, centre));
    if (away > hitsWithin(unit, there.at, enemy, outlook)) return false;
    if (turnBetween(there.facing, bearingTo(there.at, centre)) > rules.smallArms.arc) return false;
    return isOpen(unit, there.at, enemy.placed.at, outlook) || isOpen(unit, there.at, centre, outlook);
  }
}

/** Whether neither the ground nor a friend stands between a place and an enemy. */
function isOpen(unit: UnitSeen, from: Point, to: Point, { view, rules, own }: Outlook): boolean {
  const friends = own.near(boxAround([from, to])).filter(each => each.unit.id !== unit.id);
  if (friends.some(({ quad }) => lengthInside({ from, to }, quad) > 0)) return false;
  return lineOfSight({ from, to, table: view.table, rules: rules.table.fireSight, blockers: [] }).clear;
}

/** Whether horse would charge an enemy from a place, and reach him with nobody in the way. */
function charges(unit: UnitSeen, there: Placed, { unit: enemy, centre }: Enemy, outlook: Outlook): boolean {
  const { view, rules } = outlook;
  const { move, shock } = troopOf(unit, rules);
  const away = distance(there.at, centre);
  if (shock === 0 || away > move || away < rules.shock.clearPath.cavalry) return false;
  if (freeRun(there, there.facing, away - 4, view.table, friendsOf(unit, outlook)) < away - 4) return false;
  return forecastCharge({ ...unit, placed: there }, enemy, view, rules).fair;
}

/** A part of a move to the nearest place from which it does something. */
function stepTo(unit: UnitSeen, enemies: readonly Enemy[], does: Doing, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const ground = { table: view.table, friendsIn: friendsOf(unit, outlook) };
  for (const enemy of enemies) {
    const [best] = [...stationsAbout(unit.placed, enemy.centre, troopOf(unit, rules).move, ground)]
      .sort((a, b) => a.cm - b.cm)
      .filter(({ at, cm }) => isWithinAMove(unit, at, cm, outlook))
      .filter(({ at, facing }) => does({ ...unit.placed, at, facing }, enemy));
    if (best !== undefined) return best.order;
  }
  return undefined;
}

/** A march of some turns, round whoever stands between. */
function marchRound(unit: UnitSeen, enemies: readonly Enemy[], does: Doing, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const { placed } = unit;
  const { move, arm } = troopOf(unit, rules);
  const ground = { table: view.table, friendsIn: friendsOf(unit, outlook) };
  const off = arm === 'cavalry' ? formUp : rangeOf(unit, rules) * closeUp;
  const places = enemies
    .flatMap(enemy => {
      const front = bearingTo(enemy.centre, placed.at);
      return about.map(aside => {
        const at = destination(enemy.centre, normalBearing(front + aside), off);
        return { enemy, at, facing: bearingTo(at, enemy.centre), away: distance(at, placed.at) };
      });
    })
    .filter(({ at, away }) => away <= move * farthest && onTable(view.table, at))
    .sort((a, b) => a.away - b.away);
  for (const { enemy, at, facing } of places) {
    const there = { ...placed, at, facing };
    if (freeRun(there, facing, 1, view.table, ground.friendsIn) < 0 || !does(there, enemy)) continue;
    const march = marchTo(unit, { id: enemy.unit.id, name: 'the enemy', at, radius: 4 }, outlook);
    // A friend close before it leaves no way to go on but aside.
    const goes = march.legs.length > 0 ? march : wayAside(placed, at, move, ground);
    if (goes !== undefined) return goes;
  }
  return undefined;
}
