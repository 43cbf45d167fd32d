import { areasAt, bearingTo, distance, isCastleWall } from '../../../../table/index.js';
import { deployed } from '../../common/bots/deploying.js';
import { enemiesOf, friendsOf } from '../../common/bots/outlook.js';
import { chargeReach } from '../../common/bots/reach.js';
import { type Wishes, withoutTurning } from '../../common/bots/rehearsal.js';
import type { Order } from '../../common/orders.js';
import type { AncientSeen } from '../state.js';
import { wantedOf } from './foot.js';
import { toGoIn } from './going-in.js';
import { goalOf } from './lines.js';
import { wantedOfHorse } from './mounted.js';
import { hold, marchTo, roundFriends, standFacing } from './moves.js';
import { moveOf, type Outlook, shootsBy, troopIn } from './outlook.js';
import { toShoot } from './shooters.js';
import { orderFor } from './unit-orders.js';

/** What a unit would be ordered, and what instead where that comes to nothing: another way, a way round friends, or to stand and look at the enemy. */
export function wishesOf(unit: AncientSeen, outlook: Outlook): Wishes {
  return allWishesOf(unit, outlook).map(order => timeToStrike(unit, order, outlook));
}

/**
 * The same march no longer than leaves time to strike, where somebody may be met on it who comes on too: whoever walks into the enemy with
 * the whole of his move is struck and strikes nobody.
 */
function timeToStrike(unit: AncientSeen, order: Order, outlook: Outlook): Order {
  const [leg] = order.legs;
  if (order.gait !== 'march' || leg === undefined || order.legs.length > 1 || leg.distance.by === 'fraction')
    return order;
  const move = moveOf(unit, outlook);
  const { fightBy, whole } = outlook.rules.table.thirds;
  const most = Math.floor((move * fightBy) / whole);
  const cm = leg.distance.by === 'cm' ? leg.distance.cm : move;
  if (cm <= most || most < 2) return order;
  const comes = enemiesOf(unit, cm + walks, outlook).some(
    ({ unit: enemy, away }) =>
      enemy.mustDo === null && !outlook.inMelee.has(enemy.id) && away <= cm + comesOn(enemy, outlook),
  );
  return comes ? { ...order, legs: [{ ...leg, distance: { by: 'cm', cm: most } }] } : order;
}

/** How far an enemy may come on himself: whoever shoots stands to do it. */
function comesOn(enemy: AncientSeen, outlook: Outlook): number {
  const { class: kind, move } = troopIn(enemy, outlook);
  return shootsBy(kind) ? 0 : move;
}

/** No enemy walks farther than so many cm in a turn. */
const walks = 60;

function allWishesOf(unit: AncientSeen, outlook: Outlook): Wishes {
  if (liesInWait(unit, outlook)) return [hold];
  const first = orderFor(unit, outlook);
  const goesIn = isIdle(unit, first, outlook) ? outOfIdleness(unit, outlook) : undefined;
  if (goesIn !== undefined) return [goesIn, ...wishesAfter(unit, first, outlook)];
  const formed = formedUp(unit, first, outlook);
  const others = wishesAfter(unit, first, outlook);
  return formed === undefined ? others : [formed, ...others];
}

function wishesAfter(unit: AncientSeen, first: Order, outlook: Outlook): Wishes {
  if (first.legs.length === 0) return first.facing === undefined ? [first] : [first, withoutTurning(first)];
  const [nearest] = enemiesOf(unit, 60, outlook);
  const last = nearest === undefined ? hold : standFacing(unit, bearingTo(unit.placed.at, nearest.centre), 45);
  // At a castle nobody looks for another way: there is none but over the wall.
  if (outlook.view.table.features.some(isCastleWall)) return [first, last];
  // Nor does a phalanx wheel to take one.
  if (unit.formation === 'phalanx') return [first, hold];
  const besides: Wishes[number][] = [];
  if (first.gait !== 'march') besides.push(orderFor(unit, { ...outlook, assaults: false }));
  const goal = goalOf(unit, outlook);
  const round = roundFriends(unit, { centre: goal }, outlook);
  besides.push(marchTo(unit, goal, outlook));
  if (round !== undefined) besides.push(round);
  return [first, ...besides.filter(({ legs }) => legs.length > 0), last];
}

/** Whether an order leaves a unit standing that is free to do something. */
function isIdle(unit: AncientSeen, order: Order, { inMelee, view }: Outlook): boolean {
  if (unit.mustDo !== null || unit.mounted || unit.formation === 'phalanx' || inMelee.has(unit.id)) return false;
  if ((unit.own?.awaited ?? null) !== null || view.table.features.some(isCastleWall)) return false;
  const { legs, fire, tasks = [], formation } = order;
  return legs.length === 0 && fire === undefined && tasks.length === 0 && formation === undefined;
}

/** Where a unit goes that would stand idle: to where it can fall upon the enemy, or shoot at him. */
function outOfIdleness(unit: AncientSeen, outlook: Outlook): Order | undefined {
  const { class: kind, move } = troopIn(unit, outlook);
  if (kind === 'artillery' || kind === 'wagon' || move === 0) return undefined;
  const enemies = enemiesOf(unit, 3 * chargeReach(move, outlook.rules), outlook);
  const shoots = kind === 'missile' || kind === 'horse-archer';
  if (shoots && (unit.own?.shots ?? 1) > 0) return toShoot(unit, enemies, outlook);
  const { posture, inMelee } = outlook;
  // Who commands an army that stands on its ground stays in its line.
  if (unit.general && posture === 'stand') return undefined;
  const asked = posture === 'attack' ? enemies : enemies.filter(enemy => inMelee.has(enemy.unit.id));
  const wanted = kind === 'infantry' || kind === 'missile' ? wantedOf : wantedOfHorse;
  return toGoIn(unit, asked, outlook, enemy => (kind === 'elephant' ? 0 : wanted(unit, enemy, outlook)));
}

/** An enemy, or a marker of his, so near that a unit forms its line, cm: but not one that is upon it already. */
const formsAt = { from: 22, to: 120 };

/** The same order with a line formed for the fight, where a unit marches deep and somebody may soon come upon it. */
function formedUp(unit: AncientSeen, order: Order, outlook: Outlook): Order | undefined {
  const { placed, figures, formation, mounted } = unit;
  const { view, rules } = outlook;
  const { individual, morale, arm, class: kind } = troopIn(unit, outlook);
  if (individual || mounted || formation !== 'order' || arm === 'artillery' || kind === 'wagon') return undefined;
  if (order.gait !== 'march' || order.formation !== undefined || outlook.inMelee.has(unit.id)) return undefined;
  if (unit.mustDo !== null || unit.on !== null || view.table.features.some(isCastleWall)) return undefined;
  const away = Math.min(nearestAway(unit, outlook), ...markersAway(unit, outlook));
  if (away < formsAt.from || away > formsAt.to) return undefined;
  const direction = order.legs[0]?.direction;
  const bearing = typeof direction === 'number' ? direction : placed.facing;
  const ground = { table: view.table, friendsIn: friendsOf(unit, outlook) };
  const { formation: line } = deployed({ placed, figures, morale: morale ?? 0 }, bearing, 8, ground, rules);
  const wider =
    line?.shape === 'line' || (line?.shape === 'column' && line.abreast > placed.files * placed.stand.figures);
  return line !== undefined && wider ? { ...order, formation: line } : undefined;
}

/** Turns for which those who lie in wait are patient. */
const patience = 8;

/** Whether a unit lies hidden in a wood and the enemy is not yet where it can fall upon him. */
function liesInWait(unit: AncientSeen, outlook: Outlook): boolean {
  const { view, rules, plan } = outlook;
  if ((unit.own?.marker ?? null) === null || plan?.places.has(unit.id) === true || view.turn > patience) return false;
  if (!areasAt(view.table, unit.placed.at).some(({ kind }) => kind === 'wood')) return false;
  if (!isWaitedFor(unit, outlook)) return false;
  const { range, move } = troopIn(unit, outlook);
  return nearestAway(unit, outlook) > Math.max(range ?? 0, chargeReach(move, rules));
}

/** Whether the enemy must come by: the unit stands nearer than he does to a place that both are after, or there is none. */
function isWaitedFor({ placed: { at } }: AncientSeen, { view }: Outlook): boolean {
  const enemies = Object.values(view.units).filter(({ side, gone }) => side !== view.side && gone === null);
  const seen = [
    ...enemies.map(({ placed }) => placed.at),
    ...view.markers.filter(({ side }) => side !== view.side).map(marker => marker.at),
  ];
  if (view.objectives.length === 0) return true;
  return view.objectives.some(place => seen.every(enemy => distance(enemy, place.at) > distance(at, place.at)));
}

function nearestAway(unit: AncientSeen, outlook: Outlook): number {
  const [nearest] = enemiesOf(unit, formsAt.to, outlook);
  return nearest?.away ?? Number.POSITIVE_INFINITY;
}

function markersAway({ placed: { at } }: AncientSeen, { view }: Outlook): readonly number[] {
  return view.markers.filter(({ side }) => side !== view.side).map(marker => distance(marker.at, at));
}
