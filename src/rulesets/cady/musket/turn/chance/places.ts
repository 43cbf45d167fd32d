import {
  type Area,
  areasAt,
  distance,
  distanceBetweenSegments,
  distanceToQuad,
  distanceToSegment,
  edgesOf,
  type Feature,
  figuresOf,
  type Point,
  partsOf,
  pointInPolygon,
  quadOf,
  type Table,
} from '../../../../../table/index.js';
import type { Compass } from '../../chance/rules.js';
import type { MusketRules } from '../../rules.js';
import type { MusketScenario } from '../../schema.js';
import type { Unit } from '../../state.js';
import { placedOf } from '../../units.js';

/** A corner of the table. */
export function cornerOf({ east, north }: Compass, { width, height }: Table): Point {
  return { x: east ? width : 0, y: north ? height : 0 };
}

/** Whether any figure of a unit comes so near to a well, in cm. */
export function nearWell(unit: Unit, within: number, { events }: MusketScenario, rules: MusketRules): boolean {
  const quad = quadOf(placedOf(unit, rules));
  return (events?.wells ?? []).some(([x, y]) => distanceToQuad({ x, y }, quad) <= within);
}

/** Whether any of it comes so near to the bank of a river. */
export function nearRiver(unit: Unit, within: number, table: Table, rules: MusketRules): boolean {
  const edges = edgesOf(quadOf(placedOf(unit, rules)));
  return table.features.some(
    feature =>
      feature.kind === 'river' &&
      partsOf(feature.line).some(part =>
        edges.some(edge => distanceBetweenSegments(part, edge) <= within + feature.width / 2),
      ),
  );
}

/** Whether a unit stands in a village, or came through one on a way. */
export function inVillage(unit: Unit, way: readonly Point[], { events }: MusketScenario, rules: MusketRules): boolean {
  const quad = quadOf(placedOf(unit, rules));
  return (events?.villages ?? []).some(({ at: [x, y], radius }) => {
    const centre = { x, y };
    const passed = partsOf(way).some(part => distanceToSegment(centre, part) <= radius);
    return passed || distanceToQuad(centre, quad) <= radius;
  });
}

/** Whether any figure of a unit stands in a wood. */
export function inForest(unit: Unit, table: Table, rules: MusketRules): boolean {
  return figuresOf(placedOf(unit, rules)).some(({ point }) => areasAt(table, point, 'wood').length > 0);
}

/** Figures of a unit that a line crosses. */
export function crossedBy(line: { readonly from: Point; readonly to: Point }, unit: Unit, rules: MusketRules): number {
  const { figureRadius } = rules.templates;
  return figuresOf(placedOf(unit, rules)).filter(({ point }) => distanceToSegment(point, line) <= figureRadius).length;
}

/** Figures of a unit that stand within an outline. */
export function figuresWithin(outline: readonly Point[], unit: Unit, rules: MusketRules): number {
  return figuresOf(placedOf(unit, rules)).filter(({ point }) => pointInPolygon(point, outline)).length;
}

/** The woods that a fire takes which begins in that nearest to a corner: it leaps to all that are nearer to one another than so many cm. */
export function clumpAt(corner: Point, leaps: number, table: Table): readonly Area[] {
  const woods = table.features.filter(isWood);
  const far = ({ outline }: Area) => Math.min(...edgesOf(outline).map(edge => distanceToSegment(corner, edge)));
  const [first] = [...woods].sort((a, b) => far(a) - far(b));
  const clump = new Set(first === undefined ? [] : [first]);
  // A set goes on to what is added while it is walked.
  for (const burning of clump) {
    for (const other of woods) if (gapBetween(burning, other) < leaps) clump.add(other);
  }
  return [...clump];
}

function isWood(feature: Feature): feature is Area {
  return feature.kind === 'wood';
}

function gapBetween(a: Area, b: Area): number {
  return Math.min(
    ...edgesOf(a.outline).flatMap(one => edgesOf(b.outline).map(two => distanceBetweenSegments(one, two))),
  );
}

/** The corners of a wood that still have their tree, those nearest to a point first. */
export function treesFrom(point: Point, wood: Area, felled: readonly number[]): readonly number[] {
  const trees = [...wood.outline.keys()].filter(corner => !felled.includes(corner));
  const off = (corner: number) => distance(wood.outline[corner] ?? point, point);
  return trees.sort((a, b) => off(a) - off(b));
}
