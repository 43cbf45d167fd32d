import { counted, type Reason } from '../../../../../rulebook/index.js';
import {
  type Area,
  type Bearing,
  bearingTo,
  destination,
  distance,
  distanceToSegment,
  isArea,
  isStrip,
  type Point,
  pointInPolygon,
  quadOf,
  type Strip,
  type Table,
  toGrid,
} from '../../../../../table/index.js';
import { barricadeFaults, forestWork } from '../../../common/moving/forest.js';
import { nearestOnLine } from '../../../common/turn/fighting/breaches.js';
import { clearLastTrees } from '../../../common/turn/fighting/felled.js';
import { tableOf } from '../../../common/turn/ground.js';
import { placedOf } from '../../../common/turn/units.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit, Work } from '../../state.js';
import { barricadeToClear, knownAtFirst, type Labour } from './labour.js';
import { nextWorkId } from './works.js';

/** A forest within reach of a unit: one that it stands in or before. */
export function woodInReach(unit: AncientUnit, table: Table, rules: AncientMedievalRules): Area | undefined {
  const body = quadOf(placedOf(unit, rules));
  return woodsOf(table)
    .map(wood => ({ wood, away: Math.min(...body.map(corner => awayFrom(corner, wood))) }))
    .filter(({ away }) => away <= rules.table.behindBarrier)
    .sort((a, b) => a.away - b.away || (a.wood.id < b.wood.id ? -1 : 1))[0]?.wood;
}

/** A road within reach of a unit's front, and the place on it where a barricade goes. */
interface RoadPlace {
  readonly road: Strip;
  readonly at: Point;
  /** The way that the road takes there. */
  readonly along: Bearing;
  readonly fromForest: number;
}

function roadInReach(unit: AncientUnit, table: Table, rules: AncientMedievalRules): RoadPlace | undefined {
  const found = table.features
    .filter(isStrip)
    .filter(({ kind }) => kind === 'road')
    .flatMap(road => {
      const at = nearestOnLine(unit.at, road.line);
      return at === undefined ? [] : [{ road, at, away: distance(at, unit.at) }];
    })
    .sort((a, b) => a.away - b.away || (a.road.id < b.road.id ? -1 : 1))[0];
  if (found === undefined || found.away > found.road.width / 2 + rules.table.behindBarrier) return undefined;
  const { road, at } = found;
  const fromForest = Math.min(...woodsOf(table).map(wood => awayFrom(at, wood)));
  return { road, at, along: wayAt(road, at), fromForest: toGrid(fromForest) };
}

/** Every fault of a unit's place for a barricade. */
export function barricadePlaceFaults(unit: AncientUnit, table: Table, rules: AncientMedievalRules) {
  const place = roadInReach(unit, table, rules);
  return barricadeFaults({ onRoad: place !== undefined, fromForest: place?.fromForest ?? 0 }, rules);
}

/**
 * Fells trees, as many as the figures manage; what is begun goes on in the next turn. A tree stands at each corner of a forest, and
 * the nearest falls first.
 *
 * @clause cady/common/forest/clear-trees
 * @clause cady/common/forest/outline
 */
export function fellTrees({ unit, busy, state, context }: Labour): void {
  const { rules, scenario, tell } = context;
  const whole = tableOf(scenario);
  const wood = woodInReach(unit, tableOf(scenario, state.breaches), rules);
  if (wood === undefined) return;
  const { done, because } = workOn(unit, 'fell-trees', 'fell-tree', busy, rules);
  const printed = woodsOf(whole).find(({ id }) => id === wood.id) ?? wood;
  const corners = printed.outline;
  for (let tree = 0; tree < done && rules.tasks.felledTree === 'corner'; tree++) {
    const standing = corners
      .map((at, corner) => ({ corner, away: distance(at, unit.at) }))
      .filter(({ corner }) => !state.breaches.some(({ barrier, from }) => barrier === wood.id && from === corner))
      .sort((a, b) => a.away - b.away || a.corner - b.corner);
    const [next] = standing;
    if (next === undefined) break;
    state.breaches.push({ barrier: wood.id, from: next.corner, to: next.corner });
  }
  const cleared = clearLastTrees(printed, state.breaches, rules);
  tell({ kind: 'work', unit: unit.id, task: 'fell-trees', because: [...because, ...cleared] }, witnessesOf(unit));
}

/**
 * Works on a barricade across the road before a unit, near a forest.
 *
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-place
 */
export function buildBarricade({ unit, busy, state, context }: Labour): void {
  const { rules, scenario, tell } = context;
  const table = tableOf(scenario, state.breaches);
  const place = roadInReach(unit, table, rules);
  if (place === undefined || barricadePlaceFaults(unit, table, rules).length > 0) return;
  const { done, because } = workOn(unit, 'build-barricade', 'build-barricade', busy, rules);
  const event = { kind: 'work', unit: unit.id, task: 'build-barricade' } as const;
  if (done === 0) {
    tell({ ...event, because }, witnessesOf(unit));
    return;
  }
  unit.progress = null;
  const half = place.road.width / 2;
  const work: Work = {
    id: nextWorkId('barricade', unit.side, state),
    kind: 'barricade',
    side: unit.side,
    line: [destination(place.at, place.along - 90, half), destination(place.at, place.along + 90, half)],
    depth: 0,
    knownTo: knownAtFirst(unit, 'barricade', context),
  };
  state.works.push(work);
  tell({ ...event, work: { ...work, knownTo: [...work.knownTo] }, because }, witnessesOf(unit));
}

/**
 * Clears a barricade away, which takes as long as building it.
 *
 * @clause cady/common/forest/barricade-remove
 */
export function clearBarricade({ unit, busy, state, context }: Labour): void {
  const { rules, tell } = context;
  const work = barricadeToClear(unit, state, rules);
  if (work === undefined) return;
  const { done, because } = workOn(unit, `clear ${work.id}`, 'clear-barricade', busy, rules);
  if (done > 0) {
    unit.progress = null;
    state.works = state.works.filter(({ id }) => id !== work.id);
  }
  tell({ kind: 'work', unit: unit.id, task: 'clear-barricade', because }, witnessesOf(unit));
}

/** A turn of work on something that may take several: what it finishes, and what stays begun. */
function workOn(
  unit: AncientUnit,
  name: string,
  task: 'fell-tree' | 'build-barricade' | 'clear-barricade',
  { moves, melees, fires }: Labour['busy'],
  rules: AncientMedievalRules,
): { readonly done: number; readonly because: readonly Reason[] } {
  const thirds = rules.table.thirds.whole;
  const begun = unit.progress?.task === name ? unit.progress.thirds / thirds : 0;
  const today = { figures: unit.figures, moved: moves, fired: fires, fought: melees };
  const { spent, needed, done } = forestWork({ task, turns: [{ figures: begun }, today] }, rules);
  const left = task === 'fell-tree' ? spent - done * needed : spent;
  unit.progress = { task: name, thirds: left * thirds };
  const clause = clauses[task];
  const effect =
    done > 0
      ? task === 'fell-tree'
        ? counted(done, 'tree')
        : 'done'
      : `${spent} of ${counted(needed, 'figure turn')}`;
  return { done, because: [{ clause, because: `${counted(unit.figures, 'figure')} at work`, effect }] };
}

const clauses = {
  'fell-tree': 'cady/common/forest/clear-trees',
  'build-barricade': 'cady/common/forest/barricade-build',
  'clear-barricade': 'cady/common/forest/barricade-remove',
} as const;

function woodsOf(table: Table): readonly Area[] {
  return table.features.filter(isArea).filter(({ kind }) => kind === 'wood');
}

/** How far a point is from a forest; 0 in it. */
function awayFrom(point: Point, { outline }: Area): number {
  if (pointInPolygon(point, outline)) return 0;
  return Math.min(
    ...outline.map((from, i) => distanceToSegment(point, { from, to: outline[(i + 1) % outline.length] ?? from })),
  );
}

/** The way of a road at the point of it that is nearest to another. */
function wayAt({ line }: Strip, at: Point): Bearing {
  const stretches = line.flatMap((to, i) => {
    const from = line[i - 1];
    return from === undefined ? [] : [{ from, to, away: distanceToSegment(at, { from, to }) }];
  });
  const [nearest] = stretches.sort((a, b) => a.away - b.away);
  return nearest === undefined ? 0 : bearingTo(nearest.from, nearest.to);
}
