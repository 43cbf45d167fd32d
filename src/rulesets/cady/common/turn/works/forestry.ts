import { counted, type Reason } from '../../../../../rulebook/index.js';
import {
  type Area,
  type Bearing,
  bearingTo,
  destination,
  distance,
  distanceBetweenQuads,
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
import { barricadeFaults, type ForestWork, forestWork } from '../../moving/forest.js';
import { type Order, targetsNamed } from '../../orders.js';
import { nearestOnLine } from '../fighting/breaches.js';
import { clearLastTrees } from '../fighting/felled.js';
import { asOrderFault } from '../order-fault.js';
import type { OrderFault } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Breach, FieldUnit } from '../state.js';
import { placedOf } from '../units.js';

/** What units do with axes: trees are felled, roads barred with them and opened again. */

/** What keeps men from work: they move, shoot or fight. */
export interface Busy {
  readonly moves: boolean;
  readonly melees: boolean;
  readonly fires: boolean;
}

/** A barricade, where it stands. */
interface Barring {
  readonly line: readonly Point[];
}

/** A forest within reach of a unit: one that it stands in or before. */
export function woodInReach(unit: FieldUnit, table: Table, rules: TurnRules): Area | undefined {
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

function roadInReach(unit: FieldUnit, table: Table, rules: TurnRules): RoadPlace | undefined {
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

/**
 * Every fault of an order to fell trees or to bar a road: it is work for men on foot, beside a forest, or on a road near one.
 *
 * @param at the ground as it is, `null` where nobody says, and the barricades on it that are known
 * @clause cady/common/forest/clear-trees
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-place
 */
export function forestWorkFaults(
  unit: FieldUnit,
  task: 'fell-trees' | 'build-barricade',
  { table, barred }: { readonly table: Table | null; readonly barred: readonly Barring[] },
  rules: TurnRules,
): readonly OrderFault[] {
  const troop = rules.troops[unit.type];
  const onFoot = troop === undefined || troop.arm === 'infantry';
  const [clause, idle] =
    task === 'fell-trees'
      ? (['cady/common/forest/clear-trees', 'fell no trees'] as const)
      : (['cady/common/forest/barricade-build', 'build no barricade'] as const);
  if (!onFoot) return [{ clause, problem: `${troop.title} ${idle}`, mend: 'send men on foot' }];
  if (table === null) return [];
  if (task === 'build-barricade') {
    if (isBarred(unit, table, barred, rules))
      return [{ clause, problem: 'the road is barred there', mend: 'leave it out' }];
    return barricadePlaceFaults(unit, table, rules).flatMap(asOrderFault);
  }
  return woodInReach(unit, table, rules) === undefined
    ? [{ clause, problem: 'no forest stands near it', mend: 'go up to one first' }]
    : [];
}

function barricadePlaceFaults(unit: FieldUnit, table: Table, rules: TurnRules) {
  const place = roadInReach(unit, table, rules);
  return barricadeFaults({ onRoad: place !== undefined, fromForest: place?.fromForest ?? 0 }, rules);
}

/** Whether a barricade stands already where a unit would put one. */
function isBarred(unit: FieldUnit, table: Table, barred: readonly Barring[], rules: TurnRules): boolean {
  const place = roadInReach(unit, table, rules);
  if (place === undefined) return false;
  return barred.some(({ line }) =>
    line
      .slice(1)
      .some((to, i) => distanceToSegment(place.at, { from: line[i] ?? to, to }) <= rules.table.behindBarrier),
  );
}

/**
 * Faults of an order that has a unit work all turn: that leaves time for nothing else.
 *
 * @param work the clause of the work, how many works it is ordered, and whether it is in melee
 */
export function wholeTurnFaults(
  order: Order,
  work: { readonly clause: OrderFault['clause']; readonly works: number; readonly fights: boolean },
): readonly OrderFault[] {
  const fault = (problem: string, mend: string): OrderFault => ({ clause: work.clause, problem, mend });
  const faults: OrderFault[] = [];
  if (order.legs.length > 0) faults.push(fault('it works all turn and moves', 'write H, or leave the work out'));
  if (order.fireFirst === true || targetsNamed(order.fire).length > 0) {
    faults.push(fault('it works all turn and shoots', 'leave out FB and FIRE'));
  }
  if (work.works > 1) faults.push(fault('it works all turn and has other work besides', 'do one thing at a time'));
  if (work.fights) faults.push(fault('it is in melee', 'fight first'));
  return faults;
}

/** What felling goes by: who fells and what keeps him, the ground as it was and as it is, and what is gone of it. */
export interface Felling {
  readonly unit: FieldUnit;
  readonly busy: Busy;
  readonly whole: Table;
  readonly table: Table;
  readonly breaches: Breach[];
}

/**
 * Fells trees, as many as the figures manage; what is begun goes on in the next turn. A tree stands at each corner of a forest, and
 * the nearest falls first. Nothing where no forest stands near.
 *
 * @clause cady/common/forest/clear-trees
 * @clause cady/common/forest/outline
 */
export function fellNearest(
  { unit, busy, whole, table, breaches }: Felling,
  rules: TurnRules,
): readonly Reason[] | undefined {
  const wood = woodInReach(unit, table, rules);
  if (wood === undefined) return undefined;
  const { done, because } = workOn(unit, 'fell-trees', 'fell-tree', busy, rules);
  const printed = woodsOf(whole).find(({ id }) => id === wood.id) ?? wood;
  for (let tree = 0; tree < done && rules.forest.felledTree === 'corner'; tree++) {
    const standing = printed.outline
      .map((at, corner) => ({ corner, away: distance(at, unit.at) }))
      .filter(({ corner }) => !breaches.some(({ barrier, from }) => barrier === wood.id && from === corner))
      .sort((a, b) => a.away - b.away || a.corner - b.corner);
    const [next] = standing;
    if (next === undefined) break;
    breaches.push({ barrier: wood.id, from: next.corner, to: next.corner });
  }
  return [...because, ...clearLastTrees(printed, breaches, rules)];
}

/**
 * A turn of work on a barricade across the road before a unit, near a forest: the line on which it stands once it is finished. Nothing where
 * none may be built.
 *
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-place
 */
export function barRoad(
  { unit, busy, table, barred }: Pick<Felling, 'unit' | 'busy' | 'table'> & { readonly barred: readonly Barring[] },
  rules: TurnRules,
): { readonly line?: readonly [Point, Point]; readonly because: readonly Reason[] } | undefined {
  const place = roadInReach(unit, table, rules);
  if (place === undefined || barricadePlaceFaults(unit, table, rules).length > 0) return undefined;
  if (isBarred(unit, table, barred, rules)) return undefined;
  const { done, because } = workOn(unit, 'build-barricade', 'build-barricade', busy, rules);
  if (done === 0) return { because };
  unit.progress = null;
  const half = place.road.width / 2;
  const end = (side: number) => destination(place.at, place.along + side, half);
  return { line: [end(-90), end(90)], because };
}

/**
 * A turn of work on clearing a barricade away, which takes as long as building it: whether it is gone.
 *
 * @clause cady/common/forest/barricade-remove
 */
export function openRoad(
  { unit, busy }: Pick<Felling, 'unit' | 'busy'>,
  barricade: { readonly id: string },
  rules: TurnRules,
): { readonly cleared: boolean; readonly because: readonly Reason[] } {
  const { done, because } = workOn(unit, `clear ${barricade.id}`, 'clear-barricade', busy, rules);
  if (done > 0) unit.progress = null;
  return { cleared: done > 0, because };
}

/** Of lines on the ground the nearest within reach of a unit, as it is told of what lies before it. */
export function lineInReach<Line extends { readonly id: string; readonly line: readonly Point[] }>(
  unit: FieldUnit,
  lines: readonly Line[],
  rules: TurnRules,
): Line | undefined {
  const body = quadOf(placedOf(unit, rules));
  return lines
    .map(each => ({ each, away: awayFromLine(body, each.line) }))
    .filter(({ away }) => away <= rules.table.behindBarrier)
    .sort((a, b) => a.away - b.away || (a.each.id < b.each.id ? -1 : 1))[0]?.each;
}

/** How far a line is from the ground of a body, 0 where it goes through it. */
export function awayFromLine(body: ReturnType<typeof quadOf>, line: readonly Point[]): number {
  return Math.min(
    ...line.slice(1).flatMap((to, i) => {
      const from = line[i] ?? to;
      const corners = body.map(corner => distanceToSegment(corner, { from, to }));
      return [...corners, distanceBetweenQuads(body, [from, to, to, from])];
    }),
  );
}

/** A turn of work on something that may take several: what it finishes, and what stays begun. */
function workOn(
  unit: FieldUnit,
  name: string,
  task: ForestWork['task'],
  { moves, melees, fires }: Busy,
  rules: TurnRules,
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
