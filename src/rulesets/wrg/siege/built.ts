import { destination, type Feature, type Point } from '../../../table/index.js';
import type { Built } from './works.js';

/** The far end of what is built, as far as it has got. */
export function endOf({ from, bearing, paces }: Built): Point {
  return destination(from, bearing, paces);
}

/** The ground that a sap takes up. */
export function outlineOf(built: Built): readonly Point[] {
  const half = built.wide / 2;
  const end = endOf(built);
  const corner = (point: Point, aside: number) => destination(point, built.bearing + 90, aside * half);
  return [corner(built.from, -1), corner(end, -1), corner(end, 1), corner(built.from, 1)];
}

/** What has been built as features of the table: earthworks as far as they have got, bridges and causeways once they reach across. */
export function featuresBuilt(built: readonly Built[]): readonly Feature[] {
  return built.flatMap((each): readonly Feature[] => {
    const { id, build, from, goal, paces } = each;
    if (paces === 0) return [];
    const line = [from, endOf(each)];
    switch (build) {
      case 'abatis':
      case 'turf-wall':
        return [{ kind: 'barricade', id, line }];
      case 'palisade':
        return [{ kind: 'stakes', id, line }];
      case 'ditch':
        return [{ kind: 'ditch', id, line }];
      case 'bridge-60mm-wide':
      case 'bridge-with-pontoons':
        return goal !== null && paces >= goal ? [{ kind: 'bridge', id, line, width: each.wide }] : [];
      case 'causeway-60mm-wide':
        return goal !== null && paces >= goal ? [{ kind: 'road', id, line, width: each.wide }] : [];
      default:
        return [];
    }
  });
}
