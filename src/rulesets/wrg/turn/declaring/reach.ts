import { type Bearing, bearingTo, bodyCentre, distance, type Point, quadOf, widthOf } from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { moveRate } from '../../moving/rates.js';
import { permits } from '../../orders/conduct.js';
import { type EnemyWord, type OrderStep, stepAgainst } from '../../orders/order.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import { comesToBlows } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';
import { isFighting, isFree, opponentsOf } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field, Near } from '../field.js';
import { TOUCH } from '../frontage.js';
import { comesUpon } from '../moving/charges/charging.js';
import { firstInTheWay, type WayAhead } from '../moving/friends/barring.js';
import { type Aim, aimOf } from '../moving/goals.js';
import { goingOf, mannerOf } from '../moving/going.js';
import { pacesUnhindered, type StraightWay, straightTo } from '../moving/hindrance.js';
import { leftByMounting } from '../moving/mounting.js';
import { stepOf } from '../ordering/standing.js';
import { writingBonusOf } from '../ordering/writing.js';
import { comesWithin } from '../reacting/detour.js';
import { doingOf } from '../reacting/doing.js';
import { paceWithMaterial } from '../siege/carrying.js';
import { isBehindWall } from '../siege/crossing.js';
import { hasPounced, isHelpless } from '../sorcery/enchanted.js';
import { isOutOfBounds, onlyWalks, shareOfMove } from '../sorcery/limits.js';
import { leftByFallingIn } from '../weather/camp.js';
import { atNight, windLets } from '../weather/limits.js';
import { isShownTo } from '../weather/sight.js';

/** Whoever would be met by so many paces sooner stands before another one. */
const SOONER = 20;

/** An enemy in the reach of a charge. */
export interface InReach {
  readonly enemy: Unit;
  readonly distance: number;
}

/**
 * The enemies that a unit could reach by a charge this period: over the ground as it is, less what it was pushed back, and with nobody else of
 * them before it whom it would meet first. Whether coming round counts is a ruling (`wrg/ruling/in-reach-of-a-charge`). Who may not charge at all reaches nobody.
 *
 * @clause wrg/charge/definition
 * @clause wrg/orders/writing-time
 * @clause wrg/charge/turn-before-normal-distance
 * @clause wrg/charge/ends-at-contact
 */
export function enemiesInReach(unit: Unit, field: Field): readonly InReach[] {
  const { rules } = field;
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const { charge } = moveRate(unit.troops, manner, rules);
  if (charge === null || unit.square || unit.aboard !== undefined || unit.period.climbed === true) return [];
  if (!comesToBlows(unit.troops) || isHelpless(unit, field)) return [];
  const most = charge + writingBonusOf(unit, field);
  const around = field.near
    .around(unit.id, { of: 'enemies', within: most - unit.pushed })
    .filter(({ who, inView }) => inView && who.unit.hidden === null && isVulnerable(who.unit.troops, rules));
  const standing = around.map(({ who }) => who.unit).filter(({ rout }) => rout === null);
  return around.flatMap((each): InReach[] => {
    const enemy = each.who.unit;
    if (isScreened(unit, enemy, standing, most)) return [];
    if (isBehindWall(unit, enemy, field) || isOutOfBounds(unit, enemy, field)) return [];
    const way = straightTo(unit.placed, bodyCentre(enemy.placed));
    if (each.distance > straightReach(unit, way, field) || !windLets(unit, bearingTo(way.from, way.to))) return [];
    if (rules.field.playing.inReach === 'as-it-goes' && !comesUpon(unit, enemy.id, field)) return [];
    return [{ enemy, distance: each.distance }];
  });
}

/** Paces that a charge has for a straight way, were there nothing else to spend them on. */
function straightReach(unit: Unit, way: StraightWay, field: Field): number {
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const rates = moveRate(unit.troops, manner, field.rules);
  const left = leftByMounting(unit, field) * leftByFallingIn(unit);
  const [normal, charge] = [rates.normal * left, (rates.charge ?? rates.normal) * left];
  // On ground that keeps them to their normal move they have come no farther than that, and before it they may gallop.
  const gallop = onlyWalks(unit, field) ? normal : charge;
  const before = pacesUnhindered(way, goingOf(unit, manner, field).normalOnly, field);
  const rate = Math.min(gallop, Math.max(normal, before + unit.pushed)) * shareOfMove(unit, field);
  const material = paceWithMaterial(unit, field);
  const reach = atNight(Math.min(rate, material) - unit.pushed, unit, field.rules);
  return Math.min(reach + writingBonusOf(unit, field) * shareOfMove(unit, field), material);
}

/**
 * Whether a charge at an enemy would come upon another one who stands before him: well before, or so that none of its men has a way to him on which he is
 * not behind others.
 *
 * @clause wrg/charge/ends-at-contact
 */
function isScreened(unit: Unit, enemy: Unit, standing: readonly Unit[], paces: number): boolean {
  const way = { bearing: bearingTo(bodyCentre(unit.placed), bodyCentre(enemy.placed)), paces };
  const others = standing.filter(other => other !== enemy);
  const first = firstInTheWay(unit, way, others);
  if (first === undefined) return false;
  const free = firstInTheWay(unit, way, [enemy])?.free ?? paces;
  if (first.free + SOONER <= free) return true;
  if (first.free >= free) return false;
  const before = others.filter(other => (firstInTheWay(unit, way, [other])?.free ?? paces) < free);
  return isWhollyBehind(unit, enemy, before, way.bearing);
}

/** Whether all of an enemy that lies before the front of a unit as it faces one way lies behind others. */
function isWhollyBehind({ placed }: Unit, enemy: Unit, others: readonly Unit[], bearing: Bearing): boolean {
  const radians = ((bearing + 90) * Math.PI) / 180;
  const across = ({ x, y }: Point) => x * Math.sin(radians) + y * Math.cos(radians);
  const extent = (body: Unit) => {
    const out = quadOf(body.placed).map(across);
    return { from: Math.min(...out), to: Math.max(...out) };
  };
  const [middle, half] = [across(bodyCentre(placed)), widthOf(placed) / 2];
  const whole = extent(enemy);
  const to = Math.min(whole.to, middle + half);
  let open = Math.max(whole.from, middle - half);
  for (const each of others.map(extent).sort((a, b) => a.from - b.from)) {
    if (each.from > open + TOUCH) break;
    open = Math.max(open, each.to);
  }
  return open + TOUCH >= to;
}

/** Whether an enemy could charge a unit this period. */
export function isThreatened(unit: Unit, field: Field): boolean {
  return whoThreatens(unit, field) !== undefined;
}

/** The nearest enemy whose charge could reach a unit. */
export function whoThreatens(unit: Unit, field: Field): Unit | undefined {
  return nearestWithin(unit, field, enemy => wouldCome(enemy, unit, field));
}

/**
 * The nearest enemy whose charge would come upon a unit as everybody stands, past whoever is in its way: of those who are hand to hand, pursue somebody
 * else, rally back or reorganise nobody charges it in this period.
 */
export function whoWouldCharge(unit: Unit, field: Field): Unit | undefined {
  const isFreeToCharge = ({ pursuit, recovering }: Unit) => pursuit === null && recovering === null;
  return nearestWithin(
    unit,
    field,
    enemy =>
      isFreeToCharge(enemy) &&
      !isFighting(field.state, enemy) &&
      !isBehindWall(enemy, unit, field) &&
      comesUpon(enemy, unit.id, field),
  );
}

/**
 * The nearest enemy within whose charge a unit stands, of some.
 *
 * @clause wrg/reaction/within-detour
 */
function nearestWithin(unit: Unit, field: Field, would: (enemy: Unit) => boolean): Unit | undefined {
  const found = field.near.around(unit.id, { of: 'enemies' }).find(each => {
    const enemy = each.who.unit;
    const comes = enemy.rout === null && enemy.hidden === null && each.inView;
    const there = { at: unit.placed.at, paces: each.distance, body: unit };
    return comes && comesWithin(enemy, there, reachOf(enemy, field), field) && would(enemy);
  });
  return found?.who.unit;
}

/**
 * Whether a charge that is long enough by the measure counts as one that could come at a unit (`wrg/ruling/reach-in-a-reaction-test`): by either reading none
 * over a wall to which no ladders are raised, and where it is to go as a charge would, none of who is hand to hand with others.
 *
 * @clause wrg/reaction/within-detour
 */
export function wouldCome(enemy: Unit, unit: Unit, field: Field): boolean {
  if (isBehindWall(enemy, unit, field)) return false;
  if (field.rules.field.playing.reachInATest === 'straight') return true;
  const isHeld = isFighting(field.state, enemy) && !opponentsOf(field.state, enemy).includes(unit);
  return !isHeld && comesUpon(enemy, unit.id, field);
}

/** Paces that a charge of a unit reaches over open ground. */
export function reachOf(unit: Unit, { rules }: Pick<Field, 'rules'>): number {
  if (unit.square || unit.aboard !== undefined) return 0;
  return atNight(moveRate(unit.troops, mannerOf(unit, false), rules).charge ?? 0, unit, rules);
}

/**
 * Whether the order of a unit lets it charge an enemy: it is bidden to go at him, or at such as he is, or supports whom he threatens.
 *
 * @clause wrg/orders/standing-orders
 * @clause wrg/orders/support
 */
export function mayCharge(unit: Unit, enemy: Unit, field: Field): boolean {
  const { state, scenario, rules } = field;
  const step = stepOf(unit, state, scenario);
  if (step === undefined || !permits(step, 'charge', rules)) return false;
  if (stepAgainst([step], wordsFor(unit, enemy, field)) === undefined) return false;
  return isAbout(step, unit, enemy, field);
}

/** Whether a step that is about one enemy is about this one; a step without a goal is about any. */
function isAbout({ verb, goal }: OrderStep, unit: Unit, enemy: Unit, field: Field): boolean {
  if (goal === undefined || !('unit' in goal)) return true;
  if (verb === 'support' || verb === 'follow') return threatens(enemy, goal.unit, field);
  // Whoever stands in the way of an attack is charged as well.
  return goal.unit === enemy.id || enemy.parent === goal.unit || isInTheWay(unit, enemy, goal.unit, field);
}

function threatens(enemy: Unit, friend: string, field: Field): boolean {
  const other = field.state.units[friend];
  if (other === undefined) return false;
  return field.near
    .around(friend, { of: 'enemies' })
    .some(({ who, distance }) => who.id === enemy.id && distance <= reachOf(enemy, field));
}

/** Whether a unit that goes straight at its target comes upon another enemy before him; where it seeks him, if he is out of sight. */
function isInTheWay(unit: Unit, enemy: Unit, target: string, field: Field): boolean {
  const aim = aimOf({ unit: target }, unit.side, field);
  if (aim === undefined || !isShownTo(unit.side, enemy, field)) return false;
  const way = wayTo(aim, unit, field);
  const met = firstInTheWay(unit, way, [enemy]);
  if (met === undefined) return false;
  const last = 'unit' in aim ? firstInTheWay(unit, way, [aim.unit]) : undefined;
  return last === undefined || met.free < last.free;
}

/** The straight way of a unit to what it goes at; ahead, where nobody knows where that is. */
function wayTo(aim: Aim, { placed }: Unit, { table }: Field): WayAhead {
  const from = bodyCentre(placed);
  const to = 'unit' in aim ? bodyCentre(aim.unit.placed) : 'point' in aim ? aim.point : undefined;
  if (to !== undefined) return { bearing: bearingTo(from, to), paces: distance(from, to) };
  return { bearing: 'bearing' in aim ? aim.bearing : placed.facing, paces: table.width + table.height };
}

/**
 * Whether the order of a unit has its missiles prefer an enemy: him or his unit by name, or such as he is.
 *
 * @clause wrg/shooting/priority/3-supported-friends
 */
export function isPreferred(unit: Unit, enemy: Unit, field: Field): boolean {
  const preferred = stepOf(unit, field.state, field.scenario)?.shootAt;
  if (preferred === undefined) return false;
  if ('unit' in preferred) return preferred.unit === enemy.id || preferred.unit === enemy.parent;
  const called = wordsFor(unit, enemy, field);
  return preferred.enemies.some(words => words.every(word => called.includes(word)));
}

/** What an order would call an enemy: before anybody has moved, as a test counts what he does. */
function wordsFor(unit: Unit, enemy: Unit, field: Field): readonly EnemyWord[] {
  const { arm, like, light } = sheetOfType(enemy.troops.type, field.rules);
  const near = field.near.around(unit.id, { of: 'enemies' }).find(({ who }) => who.id === enemy.id);
  const words: EnemyWord[] = [conditionOf(enemy, field).disorganised ? 'disorganised' : 'in-order'];
  if (light) words.push('light');
  if (like === 'mi' || like === 'lmi' || like === 'mc') words.push('medium');
  if (like === 'hi' || like === 'lhi' || like === 'hc' || like === 'ehc' || like === 'shc') words.push('heavy');
  if (arm === 'infantry') words.push('infantry');
  if (arm === 'cavalry') words.push(enemy.troops.camels === true ? 'camelry' : 'cavalry');
  if (arm === 'elephant') words.push('elephants');
  if (arm === 'chariot') words.push('chariots');
  words.push(facingWord(near));
  const doing = enemy.rout === null ? doingOf(enemy, field) : 'routing';
  if (doing === 'charging' || doing === 'retiring' || doing === 'routing') words.push(doing);
  return words;
}

function facingWord(near: Near | undefined): EnemyWord {
  return near === undefined || near.shows === 'front' ? 'facing' : 'outflanked';
}

/** Units that may declare a charge or change how they go about their orders. */
export function mayDeclare(unit: Unit, field: Field): boolean {
  const isHeld = isFighting(field.state, unit) || isHelpless(unit, field) || hasPounced(unit, field);
  return isFree(unit) && !isHeld;
}
