import {
  type Bearing,
  destination,
  distanceBetweenQuads,
  type Leg,
  normalBearing,
  type Quad,
  quadOf,
  toGrid,
  turnBetween,
  turned,
} from '../../../../../table/index.js';
import type { Going } from '../../../common/turn/period.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import type { AncientMedievalRules } from '../../rules.js';
import { horsesFearElephants } from '../../special-troops/elephants.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';

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
 * How horses go that have elephants too near: the shortest way on which they come out of reach of all they fear, past no enemy; where
 * none leads so far, the one that leads farthest. `undefined` when they fear none.
 *
 * @clause cady/ancient-medieval/elephant/cavalry-flees
 * @clause cady/ancient-medieval/sheet/elephant-cavalry
 */
export function shyingGoing(unit: AncientUnit, field: AncientField): Going | undefined {
  const { state, rules } = field;
  const { flees, toDistance, because } = fearOf(unit, state, rules);
  if (!flees) return undefined;
  const { whose } = rules.elephants.cavalryFear;
  const feared = elephantsNear(unit, state, rules)
    .filter(({ elephant }) => whose === 'any' || elephant.side !== unit.side)
    .map(({ elephant }) => quadOf(placedOf(elephant, rules)));
  const enemies = inPlay(state)
    .filter(({ side, marker }) => side !== unit.side && marker === null)
    .map(enemy => quadOf(placedOf(enemy, rules)));
  const { move } = rules.troops[unit.type];
  const ways = compass
    .map(off => normalBearing(unit.facing + off))
    .map(bearing => {
      const turns = turnBetween(bearing, unit.facing) > rules.movement.turnDegrees;
      const left = move + (turns ? (rules.movement.thirds.directionChange * move) / rules.table.thirds.whole : 0);
      return {
        bearing,
        spent: move - left,
        ...clearOf(unit, bearing, { feared, enemies }, { upTo: left, to: toDistance }, rules),
      };
    });
  const best = ways.sort(
    (a, b) => Number(b.clear) - Number(a.clear) || (a.clear ? a.cm + a.spent - b.cm - b.spent : b.away - a.away),
  )[0];
  if (best === undefined) return undefined;
  if (best.cm === 0) return { stays: true, mayNotCharge: true, because };
  const leg: Leg = { bearing: best.bearing, distance: best.cm, measure: 'ground' };
  return { legs: [leg], mayNotCharge: true, because };
}

/**
 * How a unit fares that goes one way, step by step: whether it comes clear of all that it fears, after how many cm, and how far off it
 * ends. A way that leads nearer to what it fears, or to an enemy, ends there.
 */
function clearOf(
  unit: AncientUnit,
  bearing: Bearing,
  { feared, enemies }: { readonly feared: readonly Quad[]; readonly enemies: readonly Quad[] },
  { upTo, to }: { readonly upTo: number; readonly to: number | null },
  rules: AncientMedievalRules,
): { readonly clear: boolean; readonly cm: number; readonly away: number } {
  const body = turned(placedOf(unit, rules), bearing);
  const after = (cm: number) => quadOf({ ...body, at: destination(body.at, bearing, cm) });
  const awayFrom = (quad: Quad) => Math.min(...feared.map(elephant => distanceBetweenQuads(quad, elephant)));
  const barred = (quad: Quad, before: Quad) =>
    enemies.some(enemy => {
      const gap = distanceBetweenQuads(quad, enemy);
      return gap <= rules.table.meleeRange && gap <= distanceBetweenQuads(before, enemy);
    });
  let [cm, quad] = [0, after(0)];
  let away = awayFrom(quad);
  while (cm + step <= upTo) {
    const next = after(cm + step);
    if (barred(next, quad) || awayFrom(next) < away) break;
    [cm, quad, away] = [cm + step, next, awayFrom(next)];
    if (to !== null && away > to) return { clear: true, cm: toGrid(cm), away };
  }
  return { clear: false, cm: toGrid(cm), away };
}

/** How far apart the places are that are tried on a way, in cm. */
const step = 0.5;

/** The ways that are looked at, in degrees off the facing: straight on first. */
const compass = [0, 22.5, -22.5, 45, -45, 67.5, -67.5, 90, -90, 112.5, -112.5, 135, -135, 157.5, -157.5, 180];
