import {
  type Bearing,
  bearingTo,
  bodyCentre,
  distanceBetweenQuads,
  type Leg,
  normalBearing,
  quadOf,
  quadsOverlap,
  turned,
} from '../../../../table/index.js';
import type { Going } from '../../common/turn/period.js';
import { inPlay, placedOf } from '../../common/turn/units.js';
import { horsesFearElephants } from '../elephants.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientField } from './field.js';

/** An elephant near a unit. */
interface Near {
  readonly elephant: AncientUnit;
  readonly distance: number;
}

/** The elephants in the open, and how far each is from a unit at the nearest, cm. */
function elephantsNear(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): Near[] {
  const body = quadOf(placedOf(unit, rules));
  return inPlay(state)
    .filter(other => other.elephant !== null && (other.marker === null || other.side === unit.side))
    .map(elephant => ({ elephant, distance: distanceBetweenQuads(body, quadOf(placedOf(elephant, rules))) }));
}

/**
 * Whether a unit shies from elephants as the movement begins: then it must go away from them this turn, whatever it was ordered,
 * even out of a melee.
 *
 * @clause cady/ancient-medieval/elephant/cavalry-flees
 */
export function shies(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): boolean {
  return fearOf(unit, state, rules).flees;
}

function fearOf(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules) {
  const elephants = elephantsNear(unit, state, rules).map(({ elephant: { side }, distance }) => ({ side, distance }));
  return horsesFearElephants({ type: unit.type, side: unit.side, elephants }, rules);
}

/**
 * How horses go that have elephants too near: away from the nearest, as far as they fear it or a whole move. `undefined` when none
 * is.
 *
 * @clause cady/ancient-medieval/elephant/cavalry-flees
 * @clause cady/ancient-medieval/sheet/elephant-cavalry
 */
export function shyingGoing(unit: AncientUnit, field: AncientField): Going | undefined {
  const { state, rules } = field;
  const { flees, toDistance, because } = fearOf(unit, state, rules);
  if (!flees) return undefined;
  const [nearest] = elephantsNear(unit, state, rules)
    .filter(({ elephant }) => rules.elephants.cavalryFear.whose === 'any' || elephant.side !== unit.side)
    .sort((a, b) => a.distance - b.distance || (a.elephant.id < b.elephant.id ? -1 : 1));
  if (nearest === undefined) return undefined;
  const from = bodyCentre(placedOf(nearest.elephant, rules));
  const away = normalBearing(bearingTo(from, bodyCentre(placedOf(unit, rules))));
  const bearing = freeWay(unit, away, field);
  const leg: Leg =
    toDistance === null
      ? { bearing, distance: 'all' }
      : { bearing, distance: Math.max(0, toDistance - nearest.distance) + rules.tasks.shiesBeyond, measure: 'ground' };
  return { legs: [leg], mayNotCharge: true, because };
}

/** The first way about the wanted one to which the unit can turn without swinging into an enemy. */
function freeWay(unit: AncientUnit, away: Bearing, { state, rules }: AncientField): Bearing {
  const placed = placedOf(unit, rules);
  const enemies = inPlay(state)
    .filter(({ side }) => side !== unit.side)
    .map(enemy => quadOf(placedOf(enemy, rules)));
  const ways = rules.table.waysRound.map(turn => normalBearing(away + turn));
  const free = ways.find(way => {
    const quad = quadOf(turned(placed, way));
    return !enemies.some(enemy => quadsOverlap(quad, enemy));
  });
  return free ?? away;
}
