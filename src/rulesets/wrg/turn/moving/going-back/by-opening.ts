import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  isBarrier,
  type Leg,
  type March,
  normalBearing,
  type Placed,
  turnBetween,
} from '../../../../../table/index.js';
import type { Opening } from '../../../siege/works.js';
import type { Unit } from '../../../state.js';
import { onTable } from '../../../units.js';
import type { Field } from '../../field.js';
import { inFiles } from '../../routing/crowd.js';
import { openingsFor, throughOpening } from '../../siege/openings.js';
import { firstInTheWay } from '../friends/barring.js';
import { type Marching, marchAlong, type Way } from '../march.js';

/** A quarter turn, in degrees. */
const QUARTER = 90;
/** Who comes round by fewer degrees has not turned. */
const NO_TURN = 1;

/** A way of a crowd through an opening: how it stands as it sets out, and its legs. */
interface CrowdsWay {
  readonly placed: Placed;
  readonly legs: readonly [Leg, ...Leg[]];
}

/**
 * The run of broken troops whom a wall brings up, and who find a breach in it, or a gate that is down or their own: as the crowd that they are they turn to the nearest and
 * run through it; `undefined` where no wall is in their way, or there is none that leads them where they run.
 *
 * @param straight where they would run if no wall were in the way, and how far they would come; who stands on a wall steps off it to turn
 * @param wayAt their way along a bearing, with so many turns
 * @clause wrg/rout/direction-later
 * @clause wrg/rout/turns
 * @clause wrg/rout/turn-cost
 */
export function runByOpening(
  unit: Unit,
  { straight, march: straightOn }: { readonly straight: Bearing; readonly march: March },
  wayAt: (bearing: Bearing, turns: number) => Way,
  field: Field,
): Marching | undefined {
  if (openingsFor(unit, field).length === 0) return undefined;
  if (!isAtWall(straightOn, field)) return undefined;
  const run = crowdsWay(unit, straight, field);
  if (run === undefined) return undefined;
  const [first, second] = run.legs;
  const turns = turnBetween(first.bearing, unit.placed.facing) < NO_TURN ? 0 : 1;
  const toIt = wayAt(first.bearing, turns);
  const through = second === undefined ? toIt : turns === 0 ? wayAt(second.bearing, 1) : wayAt(first.bearing, 2);
  // Who has no move left for the second turn makes it when he is before the opening.
  const goesThrough = second === undefined || (first.distance !== 'all' && through.allowance > first.distance);
  const way = goesThrough ? { ...through, legs: run.legs } : { ...toIt, legs: [first] };
  const facing = (goesThrough && second !== undefined ? second : first).bearing;
  const march = marchAlong({ ...unit, placed: run.placed }, { ...way, facing }, field);
  return { ...march, unit };
}

/** Whether a march ends at a wall or gate that cannot be entered. */
function isAtWall({ stopped }: March, { table }: Field): boolean {
  if (stopped?.kind !== 'impassable') return false;
  const feature = table.features.find(({ id }) => id === stopped.feature);
  return feature !== undefined && isBarrier(feature);
}

/** The way of a body, as a crowd, through the nearest opening that leads where it runs and that no enemy keeps it from. */
function crowdsWay(unit: Unit, straight: Bearing, field: Field): CrowdsWay | undefined {
  const centre = bodyCentre(unit.placed);
  const enemies = onTable(field.state).filter(other => other.side !== unit.side && other.hidden === null);
  const near = [...openingsFor(unit, field)].sort((a, b) => distance(centre, a.at) - distance(centre, b.at));
  for (const opening of near) {
    const toIt = bearingTo(centre, opening.at);
    const inward = throughIt(opening, toIt);
    if (turnBetween(inward, straight) >= QUARTER) continue;
    const goal = destination(opening.at, toIt, distance(centre, opening.at));
    // However narrow it is, it goes through square to it.
    const abreast = Math.max(unit.placed.files, Math.ceil(opening.paces / unit.placed.stand.front) + 1);
    const { files } = throughOpening(unit, goal, abreast, field) ?? {};
    if (files === undefined) continue;
    const placed = inFiles(unit.placed, Math.min(files, unit.placed.files));
    const found = throughOpening({ ...unit, placed }, goal, abreast, field)?.legs ?? [];
    const [first, second] = found;
    if (first === undefined) continue;
    const paces = first.distance === 'all' ? 0 : first.distance;
    if (firstInTheWay({ id: unit.id, placed }, { bearing: first.bearing, paces }, enemies) !== undefined) continue;
    const on = { bearing: inward, distance: 'all' } as const;
    return { placed, legs: second === undefined ? [on] : [first, on] };
  }
  return undefined;
}

/** The way through an opening of who comes to it along a bearing. */
function throughIt({ bearing }: Opening, coming: Bearing): Bearing {
  const [one, other] = [normalBearing(bearing + QUARTER), normalBearing(bearing - QUARTER)];
  return turnBetween(one, coming) <= turnBetween(other, coming) ? one : other;
}
