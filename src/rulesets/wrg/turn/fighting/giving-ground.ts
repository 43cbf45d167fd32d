import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  normalBearing,
  quadOf,
  quadsOverlap,
  turnBetween,
} from '../../../../table/index.js';
import { pushesFriends } from '../../hand-to-hand/after.js';
import type { Melee, Unit } from '../../state.js';
import { isFighting, meleesOf, onTable, opponentsOf, ranksOfUnit, unitOf } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { hasWallBehind } from '../siege/crossing.js';
import { fileOf, liesOnTable, SIDE_STEP, type StraightOver, standsInTheWay } from './coming-up.js';
import { isEngineOrWagon } from './engines.js';
import { comesUpon, movedBy, shift } from './shifting.js';

/** How finely it is tried how far somebody can go back, in paces. */
const STEP = 1;
const RIGHT_ANGLE = 90;

/** Whether nothing keeps a unit from giving ground. */
export function hasRoom(unit: Unit, play: Play): boolean {
  return keptFromGivingGround(unit, play) === undefined;
}

/**
 * Who keeps a unit from giving ground: enemies, and friends who do not yield; nobody where it is the edge, or what nobody can pass. `undefined` if it has
 * room: a friend who leaves it no more too little than friends may crowd closes up by that, and an enemy counts as base to base. Engines and wagons do not keep it: they are lost.
 *
 * @clause wrg/after-melee/no-room
 */
export function keptFromGivingGround(
  unit: Unit,
  play: Play,
  paces = play.rules.fighting.melee.after.pushBack,
): readonly Unit[] | undefined {
  const straight = { direction: givesGround(unit, play), paces };
  const barring = keptOn(unit, straight, play);
  return barring === undefined || asideFrom(unit, straight, play) !== undefined ? undefined : barring;
}

/**
 * Sends a body that gives ground so far aside that it comes past friends on whom no more than a file of it would come, of the men who stand behind it; nowhere, if its
 * way straight back is open. Returns how far it has gone, and to which side.
 *
 * @clause wrg/after-melee/no-room
 */
export function goAsideToGiveGround(unit: Unit, play: Play): StraightOver | undefined {
  const straight = { direction: givesGround(unit, play), paces: play.rules.fighting.melee.after.pushBack };
  const aside = asideFrom(unit, straight, play);
  if (aside !== undefined) shift(unit, aside.direction, aside.paces);
  return aside;
}

/**
 * How far to which side a body goes to be past friends who bar its way straight back, by no more than a file (`wrg/ruling/clipped-as-it-gives-ground`): as its men go
 * back those at the end step aside, and from beside them it has its way. `undefined` if that helps it nothing, or it needs none.
 */
function asideFrom(unit: Unit, straight: StraightOver, play: Play): StraightOver | undefined {
  const { field, fighting } = play.rules;
  if (field.playing.clippedGivesGround !== 'aside' || straight.paces < fighting.melee.after.pushBack) return undefined;
  const barring = keptOn(unit, straight, play);
  // The edge, and walls, are no friends to go past.
  if (barring === undefined || barring.length === 0) return undefined;
  if (barring.some(({ side }) => side !== unit.side)) return undefined;
  return asideOf(straight)
    .map(({ aside }) => aside)
    .find(aside => {
      if (aside.paces > fileOf(unit)) return false;
      const beside = { ...unit, placed: movedBy(unit, aside.direction, aside.paces) };
      return keptOn(beside, straight, play) === undefined;
    });
}

/** Who keeps a body from giving ground straight along a way; nobody where it is the edge, or what nobody can pass; `undefined` if nothing does. */
function keptOn(unit: Unit, { direction, paces }: StraightOver, play: Play): readonly Unit[] | undefined {
  const { state, rules } = play;
  // The deck ends where the water begins.
  if (unit.aboard !== undefined) return [];
  const place = movedBy(unit, direction, paces);
  const { table } = fieldOf(state, play.scenario, rules);
  if (!liesOnTable(place, play) || hasWallBehind(unit, place, { table, state })) return [];
  const yielding = lightsBehind(unit, direction, paces, play);
  const barring = onTable(state)
    .filter(other => other.id !== unit.id && !yielding.includes(other))
    .filter(other => {
      if (isEngineOrWagon(other, play) && other.side === unit.side) return false;
      // Who goes only as far as there is room does not press on friends to go farther.
      const isWhole = paces >= rules.fighting.melee.after.pushBack;
      return isWhole || other.side !== unit.side
        ? standsInTheWay(other, unit, { direction, paces }, play)
        : comesUpon(unit, other, direction, paces);
    });
  if (barring.length > 0) return barring;
  return makingRoom(unit, direction, paces, play) === undefined ? yielding : undefined;
}

/**
 * Paces that a unit goes back which has less room than to give ground takes: none, or as many as there are (`wrg/ruling/little-room-to-give-ground`).
 *
 * @clause wrg/after-melee/no-room
 */
export function littleGround(unit: Unit, play: Play): number {
  const { field, fighting } = play.rules;
  if (field.playing.littleRoom === 'stays') return 0;
  for (let paces = fighting.melee.after.pushBack - STEP; paces > 0; paces -= STEP) {
    if (keptFromGivingGround(unit, play, paces) === undefined) return paces;
  }
  return 0;
}

/** How a light body goes to let a friend back. */
export interface Yielding {
  readonly light: Unit;
  readonly direction: Bearing;
  readonly paces: number;
}

/**
 * How light friends make room for a unit: those behind it straight back, or where a far end of their line would come upon somebody aside as well, by no more
 * than they go back; those beside whom they would press on then aside (`wrg/ruling/light-troops-make-room`). `undefined` if one of them cannot.
 *
 * @clause wrg/after-melee/push-friends
 */
export function makingRoom(unit: Unit, direction: Bearing, paces: number, play: Play): readonly Yielding[] | undefined {
  const lights = lightsBehind(unit, direction, paces, play);
  const straight = { direction, paces };
  const ways = play.rules.field.playing.lightsMakeRoom === 'aside' ? asideOf(straight) : [];
  let yielding: readonly Yielding[] = lights.map(light => ({ light, ...straight }));
  for (const { light } of [...yielding]) {
    if (mayAllYield(yielding, [light], unit, play)) continue;
    const found = firstFound(ways, way => withAside(light, way, yielding, unit, play));
    if (found === undefined) return undefined;
    yielding = found;
  }
  return yielding;
}

function firstFound<T, Found>(of: readonly T[], find: (each: T) => Found | undefined): Found | undefined {
  for (const each of of) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A way back and aside, and the part of it that leads aside. */
interface WayAside extends StraightOver {
  readonly aside: StraightOver;
}

/** Ways back and aside, those first that go the least aside. */
function asideOf({ direction, paces }: StraightOver): readonly WayAside[] {
  const here = { x: 0, y: 0 };
  const back = destination(here, direction, paces);
  return Array.from({ length: Math.floor(paces / SIDE_STEP) }, (_, i) => (i + 1) * SIDE_STEP).flatMap(step =>
    [-RIGHT_ANGLE, RIGHT_ANGLE].map(side => {
      const aside = { direction: normalBearing(direction + side), paces: step };
      const to = destination(back, aside.direction, step);
      return { direction: bearingTo(here, to), paces: distance(here, to), aside };
    }),
  );
}

/** How all make room where a light body goes aside, and with it those light ones on whose ground it would come to stand; `undefined` if one of them cannot. */
function withAside(
  light: Unit,
  { aside, ...way }: WayAside,
  before: readonly Yielding[],
  unit: Unit,
  play: Play,
): readonly Yielding[] | undefined {
  const behind = new Set(before.map(each => each.light));
  const moved = new Map<Unit, Yielding>([[light, { light, ...way }]]);
  const all = () => [...before.filter(each => !moved.has(each.light)), ...moved.values()];
  for (;;) {
    const isPressed = (other: Unit) => [...moved.values()].some(each => standsInTheWay(other, each.light, each, play));
    const next =
      before.find(each => !moved.has(each.light) && [...moved.values()].some(other => standsOn(each, other, play)))
        ?.light ??
      onTable(play.state).find(
        other => !behind.has(other) && !moved.has(other) && yields(other, unit, play) && isPressed(other),
      );
    if (next === undefined) break;
    moved.set(next, { light: next, ...(behind.has(next) ? way : aside) });
  }
  const yielding = all();
  // Who goes aside as well may not go far enough for who comes back upon him.
  const areApart = yielding.every((each, i) => yielding.slice(i + 1).every(other => !standsOn(each, other, play)));
  return areApart && mayAllYield(yielding, [...moved.keys()], unit, play) ? yielding : undefined;
}

/** Whether a light body that makes room comes to stand on the ground of another that does. */
function standsOn(one: Yielding, other: Yielding, { rules }: Play): boolean {
  const quad = ({ light, direction, paces }: Yielding) => quadOf(movedBy(light, direction, paces));
  return quadsOverlap(quad(one), quad(other), rules.field.crowding);
}

/** Whether some of those who make room can: they fight nobody themselves, and come on nobody who stays. */
function mayAllYield(all: readonly Yielding[], some: readonly Unit[], unit: Unit, play: Play): boolean {
  const stay = onTable(play.state).filter(other => other.id !== unit.id && all.every(({ light }) => light !== other));
  return all.every(each => !some.includes(each.light) || mayYield(each.light, each, stay, play));
}

/** Whether somebody is a light friend of a unit, who lets himself be pushed. */
function yields(other: Unit, unit: Unit, { rules }: Play): boolean {
  const is = { type: other.troops.type, ranks: ranksOfUnit(other) };
  return other.id !== unit.id && other.side === unit.side && pushesFriends(is, rules);
}

/** Whether a light body can be pushed back with others: it fights nobody itself, and comes on nobody who stays. */
function mayYield(unit: Unit, { direction, paces }: StraightOver, others: readonly Unit[], play: Play): boolean {
  const { state, scenario, rules } = play;
  const place = movedBy(unit, direction, paces);
  const { table } = fieldOf(state, scenario, rules);
  return (
    !isFighting(state, unit) &&
    liesOnTable(place, play) &&
    !hasWallBehind(unit, place, { table, state }) &&
    !others.some(other => standsInTheWay(other, unit, { direction, paces }, play))
  );
}

/** Light friends right behind a unit, who are pushed back with it. */
function lightsBehind(unit: Unit, direction: Bearing, paces: number, play: Play): readonly Unit[] {
  return onTable(play.state).filter(other => yields(other, unit, play) && comesUpon(unit, other, direction, paces));
}

/**
 * Which way a unit gives ground: straight back from whoever fights it to its front; where nobody does, away from the side on which it is
 * fought.
 *
 * @clause wrg/after-melee/push-back
 */
export function givesGround(unit: Unit, { state }: Pick<Play, 'state'>): Bearing {
  const { facing } = unit.placed;
  const back = normalBearing(facing + 180);
  // Who runs already pushes nobody.
  const pushes = ({ a, b }: Melee) => unitOf(state, a === unit.id ? b : a).rout === null;
  const touched = meleesOf(state, unit)
    .filter(pushes)
    .map(melee => (melee.a === unit.id ? melee.sideOfA : melee.sideOfB));
  const [enemy] = opponentsOf(state, unit).filter(({ rout }) => rout === null);
  if (enemy === undefined || touched.includes('front')) return back;
  if (!touched.includes('flank')) return facing;
  const away = bearingTo(bodyCentre(enemy.placed), bodyCentre(unit.placed));
  const [right, left] = [normalBearing(facing + 90), normalBearing(facing - 90)];
  return turnBetween(away, right) <= turnBetween(away, left) ? right : left;
}
