import { counted, type Violation } from '../rulebook/index.js';
import { isArea, isCrossing, isStrip } from './features.js';
import { edgesOf, meetingOf, partsOf, type Segment } from './geometry.js';
import { pointInPolygon } from './ground.js';
import { piecesOnStrip, withApproaches } from './strips.js';
import { onTable, stripsAt } from './terrain.js';
import type { Area, Crossing, Feature, Point, Table } from './types.js';

/**
 * Everything wrong with a table, all at once; empty when it can be played on. Paths are relative to the table:
 * `features[2].outline[0].x`. Faults that hide behind others (a polygon with an infinite corner cannot also be tested for crossing itself)
 * appear once those are mended.
 */
export function tableFaults(table: Table): readonly Violation[] {
  const faults: Violation[] = [];
  for (const side of ['width', 'height'] as const) {
    if (!(Number.isFinite(table[side]) && table[side] > 0)) {
      faults.push({
        path: side,
        problem: `a table cannot be ${table[side]} in ${side}`,
        mend: 'give a finite length greater than 0',
      });
    }
  }
  const named = new Map<string, number>();
  for (const [index, feature] of table.features.entries()) {
    const path = `features[${index}]`;
    const earlier = named.get(feature.id);
    if (earlier !== undefined) {
      faults.push({
        path: `${path}.id`,
        problem: `"${feature.id}" is also the id of features[${earlier}]`,
        mend: 'give every feature an id of its own',
      });
    }
    named.set(feature.id, earlier ?? index);
    faults.push(...featureFaults(feature, path, table));
  }
  if (faults.length > 0) return faults;
  return [...crossingFaults(table), ...levelFaults(table)];
}

function featureFaults(feature: Feature, path: string, table: Table): readonly Violation[] {
  const points = isArea(feature) ? feature.outline : feature.line;
  const place = `${path}.${isArea(feature) ? 'outline' : 'line'}`;
  const faults = points.flatMap((point, index) => pointFaults(point, `${place}[${index}]`, table));
  const enough = isArea(feature) ? 3 : 2;
  if (points.length < enough) {
    faults.push({
      path: place,
      problem: `a ${feature.kind} needs at least ${counted(enough, 'point')}, this has ${points.length}`,
      mend: isArea(feature) ? 'list the corners in order' : 'list the points it runs through',
    });
  }
  if ('width' in feature && !(Number.isFinite(feature.width) && feature.width > 0)) {
    faults.push({
      path: `${path}.width`,
      problem: `a ${feature.kind} cannot be ${feature.width} wide`,
      mend: 'give a finite width greater than 0',
    });
  }
  if (isArea(feature) && feature.level !== undefined && !(Number.isInteger(feature.level) && feature.level >= 1)) {
    faults.push({
      path: `${path}.level`,
      problem: `${feature.level} is not a level`,
      mend: 'give a whole number from 1',
    });
  }
  if (faults.length === 0 && isArea(feature) && crossesItself(feature.outline)) {
    faults.push({
      path: place,
      problem: `the outline of "${feature.id}" crosses itself`,
      mend: 'list the corners in the order one would walk round them',
    });
  }
  return faults;
}

function pointFaults(point: Point, path: string, table: Table): Violation[] {
  const faults: Violation[] = [];
  for (const axis of ['x', 'y'] as const) {
    if (!Number.isFinite(point[axis])) {
      faults.push({ path: `${path}.${axis}`, problem: `${point[axis]} is not a place`, mend: 'give a finite number' });
    }
  }
  if (faults.length === 0 && Number.isFinite(table.width) && Number.isFinite(table.height) && !onTable(table, point)) {
    faults.push({
      path,
      problem: `(${point.x}, ${point.y}) is off the table`,
      mend: `keep x within 0 to ${table.width} and y within 0 to ${table.height}`,
    });
  }
  return faults;
}

function crossesItself(outline: readonly Point[]): boolean {
  const edges = edgesOf(outline);
  return edges.some((edge, index) =>
    edges.some((other, later) => {
      const neighbours = later - index === 1 || (index === 0 && later === edges.length - 1);
      return later > index && !neighbours && meetingOf(edge, other) !== undefined;
    }),
  );
}

function crossingFaults(table: Table): readonly Violation[] {
  return [...table.features.entries()].flatMap(([index, feature]) =>
    isCrossing(feature) ? bankFaults(feature, `features[${index}].line`, table) : [],
  );
}

function bankFaults(crossing: Crossing, path: string, table: Table): readonly Violation[] {
  const wet = (segment: Segment): boolean =>
    table.features.some(f => isStrip(f) && f.kind !== 'road' && piecesOnStrip(segment, f).length > 0);
  if (!partsOf(crossing.line).some(wet)) {
    return [
      {
        path,
        problem: `the ${crossing.kind} "${crossing.id}" crosses no water`,
        mend: 'lay it from bank to bank of a river or creek',
      },
    ];
  }
  // The approaches count: a bank is seldom square to the way across.
  const approaches = withApproaches(crossing).line;
  const ends = [approaches[0], approaches.at(-1)].filter(end => end !== undefined);
  const inWater = ends.some(end => stripsAt(table, end).some(strip => strip.kind !== 'road'));
  return inWater
    ? [
        {
          path,
          problem: `the ${crossing.kind} "${crossing.id}" ends in the water`,
          mend: 'let it begin on one bank and end on the other',
        },
      ]
    : [];
}

/** A hill of level n needs ground of level n − 1 to stand on; where the step is higher, the terrain is a ridge. */
function levelFaults(table: Table): readonly Violation[] {
  const hills = table.features.filter((f): f is Area => f.kind === 'hill');
  return [...table.features.entries()].flatMap(([index, feature]) => {
    if (feature.kind !== 'hill') return [];
    const level = feature.level ?? 1;
    const carried =
      level === 1 ||
      hills.some(below => (below.level ?? 1) === level - 1 && shareGround(feature.outline, below.outline));
    return carried
      ? []
      : [
          {
            path: `features[${index}].level`,
            problem: `the hill "${feature.id}" has level ${level}, but no hill of level ${level - 1} lies under it`,
            mend: `add the level below, give it level ${level - 1}, or make it a ridge`,
          },
        ];
  });
}

function shareGround(a: readonly Point[], b: readonly Point[]): boolean {
  return (
    a.some(corner => pointInPolygon(corner, b)) ||
    b.some(corner => pointInPolygon(corner, a)) ||
    edgesOf(a).some(edge => edgesOf(b).some(other => meetingOf(edge, other) !== undefined))
  );
}
