import {
  castleWallsBetween,
  distance,
  isCastleWall,
  nearestOn,
  type Point,
  type Quad,
  type Table,
} from '../../../../../table/index.js';

/**
 * Whether the walls and gates of a castle keep two bodies apart that are within `reach` cm of each other: wherever they are so near, a wall
 * stands between them.
 *
 * @clause cady/ancient-medieval/siege/wall-needs-means
 */
export function walledOff(table: Table, a: Quad, b: Quad, reach: number): boolean {
  if (!table.features.some(isCastleWall)) return false;
  const ways = [...waysFrom(a, b, reach), ...waysFrom(b, a, reach)];
  return ways.length > 0 && ways.every(({ from, to }) => castleWallsBetween(table, from, to).length > 0);
}

/** Points along the edges of a body that are so near to another one, with the point of it that is nearest. */
function waysFrom(quad: Quad, other: Quad, reach: number): readonly { readonly from: Point; readonly to: Point }[] {
  return quad.flatMap((corner, i) => {
    const next = quad[(i + 1) % quad.length] ?? corner;
    const pieces = Math.max(1, Math.ceil(distance(corner, next) / (reach / 2)));
    return Array.from({ length: pieces }, (_, at) => between(corner, next, at / pieces)).flatMap(from => {
      const to = nearestOf(from, other);
      return distance(from, to) <= reach ? [{ from, to }] : [];
    });
  });
}

function nearestOf(point: Point, quad: Quad): Point {
  return quad
    .map((from, i) => nearestOn(point, { from, to: quad[(i + 1) % quad.length] ?? from }))
    .reduce((best, other) => (distance(point, other) < distance(point, best) ? other : best));
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
