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
import type { Unit } from '../../state.js';
import { isFighting, meleesOf, onTable, opponentsOf, ranksOfUnit } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { hasWallBehind } from '../siege/crossing.js';
import { liesOnTable } from './coming-up.js';
import { isEngineOrWagon } from './engines.js';
import { comesUpon, movedBy } from './shifting.js';

/** Bodies that overlap by less, in paces, stand side by side. */
const HAIR = 1;
/** How finely it is tried how far light troops have to go aside, in paces. */
const SIDE_STEP = 1;
const RIGHT_ANGLE = 90;

/** A way straight over the ground. */
interface Way {
  readonly direction: Bearing;
  readonly paces: number;
}

/** Whether nothing keeps a unit from giving ground. */
export function hasRoom(unit: Unit, play: Play): boolean {
  return keptFromGivingGround(unit, play) === undefined;
}

/**
 * Who keeps a unit from giving ground: enemies, and friends who do not yield; nobody where it is the edge, or what nobody can pass. `undefined` if it has
 * room. Engines and wagons do not keep it: they are lost.
 *
 * @clause wrg/after-melee/no-room
 */
export function keptFromGivingGround(unit: Unit, play: Play): readonly Unit[] | undefined {
  const { state, rules } = play;
  // The deck ends where the water begins.
  if (unit.aboard !== undefined) return [];
  const { pushBack: paces } = rules.fighting.melee.after;
  const direction = givesGround(unit, play);
  const place = movedBy(unit, direction, paces);
  const { table } = fieldOf(state, play.scenario, rules);
  if (!liesOnTable(place, play) || hasWallBehind(unit, place, { table, state })) return [];
  const yielding = lightsBehind(unit, direction, paces, play);
  const barring = onTable(state)
    .filter(other => other !== unit && !yielding.includes(other))
    .filter(other => {
      if (isEngineOrWagon(other, play) && other.side === unit.side) return false;
      if (!comesUpon(unit, other, direction, paces)) return false;
      return !opponentsOf(state, unit).includes(other) || comesUpon(unit, other, direction, paces, HAIR);
    });
  if (barring.length > 0) return barring;
  return makingRoom(unit, direction, paces, play) === undefined ? yielding : undefined;
}

/** How a light body goes to let a friend back. */
export interface Yielding {
  readonly light: Unit;
  readonly direction: Bearing;
  readonly paces: number;
}

/**
 * How the light friends behind a unit make room for it: straight back, or where a far end of their line would come upon somebody aside as well, by no more
 * than they go back (`wrg/ruling/light-troops-make-room`). `undefined` if one of them cannot.
 *
 * @clause wrg/after-melee/push-friends
 */
export function makingRoom(unit: Unit, direction: Bearing, paces: number, play: Play): readonly Yielding[] | undefined {
  const { state, rules } = play;
  const lights = lightsBehind(unit, direction, paces, play);
  const others = onTable(state).filter(other => other !== unit && !lights.includes(other));
  const straight = { direction, paces };
  const ways = [straight, ...(rules.field.playing.lightsMakeRoom === 'aside' ? asideOf(straight) : [])];
  const settled = new Map<Unit, Yielding>();
  for (const light of lights) {
    const free = ways.find(way => {
      const besides = lights
        .filter(other => other !== light)
        .map(other => settled.get(other) ?? { light: other, ...straight });
      return mayYield(light, way, others, play) && (way === straight || keepsClear(light, way, besides));
    });
    if (free === undefined) return undefined;
    settled.set(light, { light, ...free });
  }
  return [...settled.values()];
}

/** Ways back and aside, those first that go the least aside. */
function asideOf({ direction, paces }: Way): readonly Way[] {
  const here = { x: 0, y: 0 };
  const back = destination(here, direction, paces);
  return Array.from({ length: Math.floor(paces / SIDE_STEP) }, (_, i) => (i + 1) * SIDE_STEP)
    .flatMap(step => [-RIGHT_ANGLE, RIGHT_ANGLE].map(side => destination(back, normalBearing(direction + side), step)))
    .map(to => ({ direction: bearingTo(here, to), paces: distance(here, to) }));
}

/** Whether a light body that goes aside does not come to stand on the ground of others who make room. */
function keepsClear(light: Unit, way: Way, besides: readonly Yielding[]): boolean {
  const quad = quadOf(movedBy(light, way.direction, way.paces));
  return besides.every(other => !quadsOverlap(quad, quadOf(movedBy(other.light, other.direction, other.paces)), HAIR));
}

/** Whether a light body can be pushed back with others: it fights nobody itself, and comes on nobody who stays. */
function mayYield(unit: Unit, { direction, paces }: Way, others: readonly Unit[], play: Play): boolean {
  const { state, scenario, rules } = play;
  const place = movedBy(unit, direction, paces);
  const { table } = fieldOf(state, scenario, rules);
  return (
    !isFighting(state, unit) &&
    liesOnTable(place, play) &&
    !hasWallBehind(unit, place, { table, state }) &&
    !others.some(other => comesUpon(unit, other, direction, paces, HAIR))
  );
}

/** Light friends right behind a unit, who are pushed back with it. */
function lightsBehind(unit: Unit, direction: Bearing, paces: number, { state, rules }: Play): readonly Unit[] {
  return onTable(state).filter(
    other =>
      other !== unit &&
      other.side === unit.side &&
      comesUpon(unit, other, direction, paces) &&
      pushesFriends({ type: other.troops.type, ranks: ranksOfUnit(other) }, rules),
  );
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
  const touched = meleesOf(state, unit).map(melee => (melee.a === unit.id ? melee.sideOfA : melee.sideOfB));
  const [enemy] = opponentsOf(state, unit);
  if (enemy === undefined || touched.includes('front')) return back;
  if (!touched.includes('flank')) return facing;
  const away = bearingTo(bodyCentre(enemy.placed), bodyCentre(unit.placed));
  const [right, left] = [normalBearing(facing + 90), normalBearing(facing - 90)];
  return turnBetween(away, right) <= turnBetween(away, left) ? right : left;
}
