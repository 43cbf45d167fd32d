import {
  areasAt,
  bearingTo,
  bodyCentre,
  boxAround,
  destination,
  distanceToQuad,
  lengthInside,
  levelAt,
  lineOfSight,
  normalBearing,
  type Placed,
  type Point,
  quadOf,
  ranksOf,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import { chanceOf } from '../../common/index.js';
import { coverBefore } from '../../common/turn/aim.js';
import type { MusketRules } from '../rules.js';
import { type SmallArmsShot, smallArmsOdds } from '../small-arms.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { rangeOf } from './covered.js';
import type { Outlook } from './outlook.js';

/** A unit as it stands, or would stand. */
export interface Post {
  readonly unit: UnitSeen;
  readonly placed: Placed;
}

/** Shots of an enemy whose muskets one cannot see into: between one and two. */
export const shotsOfEnemy = 1.4;

/** Where along its front, in parts of its width, it is looked how far a unit fires. */
const alongFront: readonly number[] = [-1 / 3, 0, 1 / 3];

/** Men who fire from the windows of one side of a house. */
const atWindows = 6;

const chances = new WeakMap<MusketRules, Map<string, number>>();

/** The chance that one shot hits, worked out once for shots under the same conditions. */
function chanceOfShot(shot: SmallArmsShot, rules: MusketRules): number {
  const known = chances.get(rules) ?? new Map<string, number>();
  chances.set(rules, known);
  const { weapon, distance: cm, cover, forest, levelsAbove = 0, ranksDeep, atCrew } = shot;
  const key = [weapon, cm, cover, forest, levelsAbove, ranksDeep, atCrew].join();
  const chance = known.get(key) ?? chanceOf(smallArmsOdds(shot, rules));
  known.set(key, chance);
  return chance;
}

/**
 * How many figures a unit may expect to hit from where it stands or would stand, with one shot of each of its front rank: as much of its front counts as has
 * the enemy in arc and range.
 */
export function hitsOn(shooter: Post, target: Post, outlook: Outlook): number {
  const { view, rules } = outlook;
  const { weapon } = troopOf(shooter.unit, rules);
  if (weapon === null) return 0;
  const { placed, unit } = shooter;
  const quad = quadOf(target.placed);
  const middle = bodyCentre(target.placed);
  const { at, facing, files, stand } = placed;
  const inside = unit.house !== undefined;
  const front = Math.min(unit.figures, files * stand.figures);
  const firing = inside ? Math.min(front, atWindows) : unit.square === true ? front / 2 : front;
  const conditions = conditionsOf(at, target, outlook);
  const width = widthOf(placed);
  const range = rangeOf(unit, rules) + slack;
  let chance = 0;
  for (const part of alongFront) {
    const from = destination(at, normalBearing(facing + 90), part * width);
    const away = distanceToQuad(from, quad);
    if (away > range) continue;
    const open = inside || unit.square === true;
    if (!open && turnBetween(facing, bearingTo(from, middle)) > rules.smallArms.arc) continue;
    const shot = { weapon, distance: Math.max(1, Math.ceil(away)), ...conditions };
    chance += chanceOfShot(shot, rules) / alongFront.length;
  }
  if (chance === 0 || !seesGround(at, middle, view.table, rules)) return 0;
  return firing * chance;
}

/** Somewhat more than the range, for what height adds, cm. */
const slack = 8;

function conditionsOf(
  from: Point,
  { unit, placed }: Post,
  { view, rules }: Outlook,
): Omit<SmallArmsShot, 'weapon' | 'distance'> {
  const { table } = view;
  const cover = unit.house === undefined ? coverBefore(from, placed.at, table, rules) : 'building';
  const forest = [from, placed.at].some(point => areasAt(table, point, 'wood').length > 0);
  const levelsAbove = Math.max(0, levelAt(table, from) - levelAt(table, placed.at));
  return {
    ranksDeep: unit.house === undefined ? ranksOf(placed) : 1,
    levelsAbove,
    forest,
    atCrew: troopOf(unit, rules).arm === 'artillery',
    ...(cover === undefined ? {} : { cover }),
  };
}

/** Whether the ground lets one see from a place to another, whoever may stand between. */
export function seesGround(from: Point, to: Point, table: Outlook['table'], rules: MusketRules): boolean {
  return lineOfSight({ from, to, table, rules: rules.table.fireSight, blockers: [] }).clear;
}

/** Whether a friend stands between a place and an enemy. */
export function friendBetween(unit: UnitSeen, from: Point, to: Point, { own }: Outlook): boolean {
  return own
    .near(boxAround([from, to]))
    .some(friend => friend.unit.id !== unit.id && lengthInside({ from, to }, friend.quad) > 0);
}

/** The enemy at whom a unit would fire: the nearest that it can hit; nothing where there is none. */
export function firesAt(
  post: Post,
  enemies: readonly UnitSeen[],
  outlook: Outlook,
): { readonly enemy: UnitSeen; readonly hits: number } | undefined {
  const { at } = post.placed;
  const inMelee = new Set(outlook.view.contacts.flatMap(({ a, b }) => [a, b]));
  const range = rangeOf(post.unit, outlook.rules) + slack;
  const near = enemies
    .filter(({ id }) => !inMelee.has(id))
    .map(enemy => ({ enemy, away: distanceToQuad(at, quadOf(enemy.placed)) }))
    .filter(({ away }) => away <= range)
    .sort((a, b) => a.away - b.away);
  for (const { enemy } of near) {
    const hits = hitsOn(post, { unit: enemy, placed: enemy.placed }, outlook);
    if (hits > 0 && !friendBetween(post.unit, at, bodyCentre(enemy.placed), outlook)) return { enemy, hits };
  }
  return undefined;
}

/** Of an enemy’s fire the part that a unit must expect for whom he has a nearer one, or one as near. */
const shared = { nearer: 0.3, even: 0.6 };

/** How far apart two have to be from an enemy for one to be nearer, cm. */
const even = 4;

/** Figures that a unit may expect to lose to small arms and canister in a turn, where it would stand. */
export function lossesAt(post: Post, enemies: readonly UnitSeen[], outlook: Outlook): number {
  const { rules, view, own } = outlook;
  const inMelee = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
  const quad = quadOf(post.placed);
  let lost = 0;
  for (const enemy of enemies) {
    if (enemy.mustDo !== null || inMelee.has(enemy.id)) continue;
    const { at } = enemy.placed;
    const away = distanceToQuad(at, quad);
    const gun = troopOf(enemy, rules).arm === 'artillery';
    const range = gun ? canisterOf(enemy, rules) : rangeOf(enemy, rules) + slack;
    if (away > range) continue;
    const others = own.near(boxAround([at]), away + even).filter(({ unit }) => unit.id !== post.unit.id);
    const nearest = Math.min(...others.map(({ quad: theirs }) => distanceToQuad(at, theirs)));
    const part = nearest < away - even ? shared.nearer : nearest < away + even ? shared.even : 1;
    if (gun) {
      const aside = turnBetween(enemy.placed.facing, bearingTo(at, bodyCentre(post.placed)));
      lost += part * (aside <= 45 ? canister : canister / 2);
      continue;
    }
    // He turns to whom he has nearest.
    const facing = part === 1 ? bearingTo(at, bodyCentre(post.placed)) : enemy.placed.facing;
    lost += part * shotsOfEnemy * hitsOn({ unit: enemy, placed: { ...enemy.placed, facing } }, post, outlook);
  }
  return lost;
}

/** Figures that a gun takes off with canister in a turn, as a rule of thumb. */
const canister = 4;

function canisterOf(enemy: UnitSeen, rules: MusketRules): number {
  const { gun } = troopOf(enemy, rules);
  return gun === undefined ? 0 : (rules.guns[gun].ranges.canister?.to ?? 0);
}
