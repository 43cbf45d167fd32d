import {
  distanceToQuad,
  measuredFrom,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  standsIn,
  widthOf,
} from '../../../../table/index.js';
import { closeness } from '../../siege/closeness.js';
import { baseOf, sideOf, towersAt } from '../../siege/sheds.js';
import type { Material } from '../../siege/works.js';
import type { Unit, WrgState } from '../../state.js';
import type { Field } from '../field.js';
import { frontageAgainst } from '../frontage.js';

/** Ladders that are raised and towers that are rolled up: who has come to the foot of them, and which of his files go up. */

/** A ladder, or the bridge of a tower, and how many figures find room on it abreast. */
export interface WayUp {
  readonly id: string;
  readonly at: Point;
  readonly room: number;
}

/** The walls at which ladders stand that a unit has come to the foot of. */
export function wallsClimbed({ placed }: Pick<Unit, 'placed'>, state: Pick<WrgState, 'works'>): readonly string[] {
  return laddersNear(quadOf(placed), state);
}

/** The walls at which ladders stand on some ground, or close to it. */
export function laddersNear(quad: Quad, { works }: Pick<WrgState, 'works'>): readonly string[] {
  const near = (works?.material ?? []).filter(
    ({ against, at }) => against !== null && distanceToQuad(at, quad) <= closeness.atLadder,
  );
  return [...new Set(near.flatMap(({ against }) => against ?? []))];
}

/** The ways up a wall that a unit has come to the foot of: its own side's, for who stands at their head goes up by none. */
export function waysUp(climber: Unit, wall: string, field: Pick<Field, 'state' | 'rules'>): readonly WayUp[] {
  const { rules, state } = field;
  const { perLadder } = rules.optional.siege.ladders;
  const isOurs = (material: Material) => (sideOf(material, state) ?? climber.side) === climber.side;
  const ours = laddersAt(climber, wall, field).filter(isOurs);
  const ladders = ours.map(({ id, at }) => ({ id, at, room: perLadder ?? Number.POSITIVE_INFINITY }));
  const towers = towersAt(climber, wall, field)
    .filter(isOurs)
    .map(tower => ({
      id: tower.id,
      at: tower.at,
      room: Math.floor(baseOf(tower, rules) / climber.placed.stand.front),
    }));
  return [...ladders, ...towers];
}

/** The ladders at a wall that a unit has come to the foot of. */
export function laddersAt({ placed }: Unit, wall: string, { state }: Pick<Field, 'state'>): readonly Material[] {
  const quad = quadOf(placed);
  return (state.works?.material ?? []).filter(
    ({ kind, against, at }) =>
      kind === 'scaling-ladder' && against === wall && distanceToQuad(at, quad) <= closeness.atLadder,
  );
}

/** The files of a body that go up some ways: at each the nearest, as many as find room beside others who have come up by it before, and are counted in. */
export function filesAtWays({ placed }: Unit, ways: readonly WayUp[], taken: Map<string, number>): readonly number[] {
  const { front } = placed.stand;
  let free = Array.from({ length: Math.min(placed.files, standsIn(placed)) }, (_, file) => file);
  const up: number[] = [];
  for (const { id, at, room } of ways) {
    const place = along(placed, at) / front - 1 / 2;
    const there = taken.get(id) ?? 0;
    const men = [...free].sort((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b).slice(0, room - there);
    taken.set(id, there + men.length);
    free = free.filter(file => !men.includes(file));
    up.push(...men);
  }
  return up.sort((a, b) => a - b);
}

/** How far to the right of the left end of a body's front a point lies, in paces. */
export function along(placed: Placed, point: Point): number {
  const right = measuredFrom({ at: { x: 0, y: 0 }, facing: placed.facing })(1, 0);
  return (point.x - placed.at.x) * right.x + (point.y - placed.at.y) * right.y + widthOf(placed) / 2;
}

/**
 * Whether a unit has come to the foot of a way up a wall by which it comes at an enemy on it: some of the files that go up stand before him. By a ladder
 * that leads up beside him nobody strikes at him.
 *
 * @clause wrg/siege/fort/escalade
 */
export function comesUpAt(unit: Unit, enemy: Unit, wall: string, field: Pick<Field, 'state' | 'rules'>): boolean {
  return comesUpBy(waysUp(unit, wall, field), unit, enemy);
}

/** Whether some of the files that go up by these ways stand before an enemy. */
export function comesUpBy(ways: readonly WayUp[], unit: Unit, enemy: Unit): boolean {
  const { beyondLeft, touching } = frontageAgainst(unit.placed, enemy.placed);
  return filesAtWays(unit, ways, new Map()).some(file => file >= beyondLeft && file < beyondLeft + touching);
}
