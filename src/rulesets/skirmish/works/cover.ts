import { angleOff, bearingTo, destination, distance, type Point, segmentsCross } from '../../../table/index.js';
import { discOf, type Field } from '../field.js';
import { coverAt, obstacleBetween } from '../ground.js';
import { BEHIND_IT, ON_A_WALL } from '../measures.js';
import { smokeCover } from '../shooting/fire.js';
import { stakesDefend } from '../siege/works.js';
import type { Figure } from '../state.js';
import { distanceToWork, featuresOf, sameSideOf } from './places.js';
import { edgeOf } from './table-now.js';
import type { Thing } from './types.js';

/**
 * What covers somebody from a shot: the battlements or the window that he stands behind heavily, unless the shot comes from the foot of his
 * stairs or from the wall itself (`skirmish/ruling/battlements-from-within`); a pavise before him, smoke about him, a wood, a fence or a low wall lightly.
 *
 * @clause skirmish/shooting/mod-heavy-cover
 * @clause skirmish/shooting/mod-light-cover
 * @clause skirmish/fire/smoke
 */
export function coverFrom(
  target: Figure,
  from: Point,
  to: Point,
  field: Field,
): 'light' | 'heavy' | 'both' | undefined {
  const heavy = isBehindWalls(target, from, field);
  const light =
    coverAt(field.table, from, to, discOf(target, field.rules).radius) !== undefined ||
    isBehindPavise(from, to, field) ||
    inSmoke(to, field);
  if (heavy) return light ? 'both' : 'heavy';
  return light ? 'light' : undefined;
}

function isBehindWalls({ high }: Figure, from: Point, field: Field): boolean {
  if (high === null) return false;
  if (high.place === 'window') return true;
  if (high.place !== 'rampart') return false;
  const stairs = field.works[high.on]?.stairs ?? null;
  const within =
    distanceToWork(high.on, from, field) < ON_A_WALL || (stairs !== null && sameSideOf(high.on, from, stairs, field));
  return !within || field.rules.siege.coverFromWithin;
}

/** The front of a pavise, two inches wide. */
function frontOf({ at, facing }: Thing): { readonly from: Point; readonly to: Point } {
  return { from: destination(at, facing - 90, 1), to: destination(at, facing + 90, 1) };
}

function isBehindPavise(from: Point, to: Point, { things }: Field): boolean {
  return Object.values(things).some(
    thing =>
      thing.kind === 'pavise' &&
      !thing.gone &&
      distance(thing.at, to) <= 1 + BEHIND_IT &&
      segmentsCross({ from, to }, frontOf(thing)),
  );
}

/** Where a fire burns, and half as wide as it is. */
interface Burning {
  readonly at: Point;
  readonly half: number;
}

function firesOf(field: Field): readonly Burning[] {
  const works = Object.values(field.works).flatMap(work => {
    const [feature] = work.fire === null ? [] : featuresOf(work.id, field);
    if (feature === undefined) return [];
    const { minX, minY, maxX, maxY } = boxOf(edgeOf(feature));
    const at = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
    return [{ at, half: Math.max(maxX - minX, maxY - minY) / 2 }];
  });
  const things = Object.values(field.things).flatMap(({ fire, at, gone }) =>
    fire === null || gone ? [] : [{ at, half: 1 }],
  );
  return [...works, ...things];
}

function boxOf(points: readonly Point[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** Whether somebody stands in the smoke that drifts from a fire. */
export function inSmoke(at: Point, field: Field): boolean {
  const { wind, rules } = field;
  return firesOf(field).some(fire => {
    const away = distance(fire.at, at);
    if (wind === null) return away <= fire.half;
    const off = (angleOff({ at: fire.at, facing: wind }, at) * Math.PI) / 180;
    const aside = Math.abs(away * Math.sin(off));
    const downwind = away * Math.cos(off) - fire.half;
    if (aside > fire.half) return false;
    return away <= fire.half || smokeCover({ downwind }, rules) !== null;
  });
}

/**
 * Whether somebody defends an obstacle against an enemy: something that can be defended runs between them, stakes near enough to each other
 * among it, or the one is on a wall or at a window and the other comes up to it.
 *
 * @clause skirmish/melee/defense-obstacle
 * @clause skirmish/siege/stakes
 */
export function isGuarded(figure: Figure, enemy: Figure, field: Field): boolean {
  const held = figure.high !== null && (figure.high.place === 'rampart' || figure.high.place === 'window');
  if (held && enemy.high !== null && (enemy.high.place === 'ladder' || enemy.high.place === 'tower')) return true;
  return obstacleBetween(field.table, figure.at, enemy.at) || stakesBetween(figure.at, enemy.at, field);
}

/**
 * Whether somebody holds an obstacle against an enemy who has not come up to it: he stands on a wall or at a window, or right behind a fence, a low
 * wall or stakes that run between them.
 *
 * @clause skirmish/morale/bold-exception
 */
export function holdsObstacle(figure: Figure, enemy: Figure, field: Field): boolean {
  if (figure.high?.place === 'rampart' || figure.high?.place === 'window') return true;
  const { radius } = discOf(figure, field.rules);
  const reach = Math.min(distance(figure.at, enemy.at), radius + BEHIND_IT);
  const before = destination(figure.at, bearingTo(figure.at, enemy.at), reach);
  return obstacleBetween(field.table, figure.at, before) || stakesBetween(figure.at, before, field);
}

function stakesBetween(from: Point, to: Point, { things, rules }: Field): boolean {
  const stakes = Object.values(things).filter(({ kind, gone }) => kind === 'stake' && !gone);
  return stakes.some((one, n) =>
    stakes
      .slice(n + 1)
      .some(
        other =>
          stakesDefend({ gaps: [distance(one.at, other.at)] }, rules) &&
          segmentsCross({ from, to }, { from: one.at, to: other.at }),
      ),
  );
}
