import { type Bearing, bearingTo, bodyCentre, normalBearing, turnBetween } from '../../../../table/index.js';
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

/**
 * Whether nothing keeps a unit from giving ground: the edge, what nobody can pass, enemies, and friends who do not yield. Engines and wagons do
 * not: they are lost.
 */
export function hasRoom(unit: Unit, play: Play): boolean {
  const { state, rules } = play;
  // The deck ends where the water begins.
  if (unit.aboard !== undefined) return false;
  const { pushBack: paces } = rules.fighting.melee.after;
  const direction = givesGround(unit, play);
  const place = movedBy(unit, direction, paces);
  const { table } = fieldOf(state, play.scenario, rules);
  if (!liesOnTable(place, play) || hasWallBehind(unit, place, { table, state })) return false;
  const yielding = lightsBehind(unit, direction, paces, play);
  const others = onTable(state).filter(other => other !== unit && !yielding.includes(other));
  const isFree = others.every(other => {
    if (isEngineOrWagon(other, play) && other.side === unit.side) return true;
    if (!comesUpon(unit, other, direction, paces)) return true;
    return opponentsOf(state, unit).includes(other) && !comesUpon(unit, other, direction, paces, HAIR);
  });
  return isFree && yielding.every(light => mayYield(light, direction, paces, others, play));
}

/** Whether a light body can be pushed back with others: it fights nobody itself, and comes on nobody who stays. */
function mayYield(unit: Unit, direction: Bearing, paces: number, others: readonly Unit[], play: Play): boolean {
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
export function lightsBehind(unit: Unit, direction: Bearing, paces: number, { state, rules }: Play): readonly Unit[] {
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
