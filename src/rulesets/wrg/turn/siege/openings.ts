import {
  type Barrier,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  distanceToQuad,
  type Leg,
  normalBearing,
  type Point,
  quadOf,
  turnBetween,
} from '../../../../table/index.js';
import { closeness } from '../../siege/closeness.js';
import { ownerOfWall, wallsOf } from '../../siege/walls.js';
import type { Opening } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

/** How a body goes through an opening: on which way, and how many abreast at most. */
export interface ThroughOpening {
  readonly legs: readonly Leg[];
  readonly files: number;
}

/** A quarter turn, in degrees. */
const QUARTER = 90;
/** So few degrees off square to an opening is square to it. */
const STRAIGHT = 1;
/** How far before an opening a column forms up, beyond its own depth, and how far behind it it is through, in paces. */
const CLEAR = 2;

/** The openings in the walls of a siege: breaches, and gates that are down. */
export function openingsOf({ state }: Pick<Field, 'state'>): readonly Opening[] {
  return [...(state.works?.gaps ?? []), ...(state.works?.down ?? [])];
}

/** The openings that a body goes through: those of everybody, and the gates of the forts of its side, which it opens. */
export function openingsFor(body: Keeper, field: Pick<Field, 'state' | 'scenario' | 'table'>): readonly Opening[] {
  if (field.state.works === undefined || !keepsGates(body, field.scenario)) return openingsOf(field);
  const gates = wallsOf(field).flatMap(({ wall, is }) =>
    (is === 'fort-door' || is === 'house-door') && opens(body, wall, field.scenario) ? [openingOf(wall)] : [],
  );
  return [...openingsOf(field), ...gates];
}

/** A body by which it is told whose gates it opens. */
type Keeper = Pick<Unit, 'side' | 'mustered'>;

/** Whether a gate is opened to a body: it is of the garrison whose gate that is. */
export function opens(body: Keeper, gate: Pick<Barrier, 'id' | 'line'>, scenario: Field['scenario']): boolean {
  return keepsGates(body, scenario) && ownerOfWall(gate, scenario) === body.side;
}

/** Whether any gates are opened to a body: it is of the garrison of a fort. */
function keepsGates({ side, mustered }: Keeper, { works }: Field['scenario']): boolean {
  return side === mustered && works?.forts.some(fort => fort.side === side) === true;
}

/** A gate as an opening, from end to end. */
export function openingOf({ id, line }: Pick<Barrier, 'id' | 'line'>): Opening {
  const [from = { x: 0, y: 0 }, to = from] = [line[0], line.at(-1)];
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { wall: id, at, bearing: bearingTo(from, to), paces: distance(from, to) };
}

/** Where a point lies to an opening: how far along the wall from its middle, and how far before it, on one side or the other. */
function placeTo({ x, y }: Point, { at, bearing }: Opening): { readonly along: number; readonly before: number } {
  const radians = (bearing * Math.PI) / 180;
  const [east, north] = [x - at.x, y - at.y];
  return {
    along: east * Math.sin(radians) + north * Math.cos(radians),
    before: east * Math.cos(radians) - north * Math.sin(radians),
  };
}

/** Whether the front of a body looks through an opening: it is not at the wall beside that. */
export function looksThrough({ placed }: Pick<Unit, 'placed'>, field: Pick<Field, 'state'>): boolean {
  return openingsOf(field).some(opening => {
    const { along, before } = placeTo(placed.at, opening);
    return Math.abs(before) <= closeness.nearlyThere && Math.abs(along) < opening.paces / 2;
  });
}

/**
 * How a body goes to a point where its way leads through a breach, or a gate that is down or its own, which is narrower than its front: to before the opening, in a
 * column that finds room in it, and straight on until the last of it is through; `undefined` where it need not. Troops vary their formation as they want to.
 *
 * @param abreast figures in its front now, or as many as it is told to form
 * @clause wrg/orders/formation-and-speed-free
 * @clause wrg/orders/direct-route
 */
export function throughOpening(unit: Unit, to: Point, abreast: number, field: Field): ThroughOpening | undefined {
  const { placed, figures } = unit;
  const rear = destination(bodyCentre(placed), placed.facing + 2 * QUARTER, distance(placed.at, bodyCentre(placed)));
  const crossed = openingsFor(unit, field).flatMap(opening => {
    const [from, goal, front] = [placeTo(rear, opening), placeTo(to, opening), placeTo(placed.at, opening)];
    if (from.before * goal.before >= 0) return [];
    const share = from.before / (from.before - goal.before);
    const aside = Math.abs(from.along + (goal.along - from.along) * share);
    const half = (abreast * placed.stand.front) / 2;
    const isBroad = aside + half > opening.paces / 2;
    return aside <= opening.paces / 2 + half && (isBroad || front.before * goal.before > 0)
      ? [{ opening, side: Math.sign(from.before), aside }]
      : [];
  });
  const [nearest] = crossed.sort((a, b) => a.aside - b.aside);
  if (nearest === undefined) return undefined;
  const { opening, side } = nearest;
  // The side of the opening on which the body is, and the way through it.
  const outward = opening.bearing + (side > 0 ? QUARTER : -QUARTER);
  const inward = normalBearing(outward + 2 * QUARTER);
  const most = Math.max(1, Math.min(figures, Math.floor(opening.paces / placed.stand.front)));
  const deep = Math.ceil(figures / Math.min(most, placed.files)) * placed.stand.depth;
  const { along, before } = placeTo(placed.at, opening);
  const beyond = { bearing: inward, distance: Math.abs(before) + deep + CLEAR };
  const isSquare = turnBetween(placed.facing, inward) <= STRAIGHT;
  // Who is not quite before the middle of it gets through with a file less.
  const fitting = Math.min(
    most,
    Math.floor((opening.paces - 2 * Math.abs(along)) / placed.stand.front + closeness.squeeze),
  );
  if (isSquare && distanceToQuad(opening.at, quadOf(placed)) === 0) return { legs: [beyond], files: placed.files };
  if (isSquare && fitting >= Math.max(1, most - 1)) return { legs: [beyond], files: fitting };
  // Who turns stays on his ground: it is his middle that has to come before the opening.
  const middle = bodyCentre(placed);
  const start = destination(opening.at, outward, closeness.rubble + deep / 2 + CLEAR);
  return {
    legs: [
      { bearing: bearingTo(middle, start), distance: distance(middle, start) },
      { bearing: inward, distance: closeness.rubble + deep + 2 * CLEAR },
    ],
    files: most,
  };
}
