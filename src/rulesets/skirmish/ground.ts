import { tableFrom } from '../../scenario/index.js';
import {
  areasAt,
  barriersBetween,
  crossingsAt,
  depthInside,
  distanceToSegment,
  type Feature,
  isCastleWall,
  metBetween,
  type Point,
  partsOf,
  segmentsCross,
  stripsAt,
  type Table,
} from '../../table/index.js';
import { BEHIND_IT } from './measures.js';
import type { Ground, Obstacle, Stretch } from './moving/moving.js';
import type { SkirmishScenario } from './schema.js';

const tables = new WeakMap<SkirmishScenario, Table>();

/** The playing surface of a scenario: always the same one, because what is worked out for a table is kept with it. */
export function tableOf(scenario: SkirmishScenario): Table {
  const known = tables.get(scenario);
  if (known !== undefined) return known;
  const table = tableFrom(scenario.table);
  tables.set(scenario, table);
  return table;
}

/** Ground that nobody on foot or horse walks over: houses, and the walls and gates of castles. */
export function isSolid({ kind }: Feature): boolean {
  return kind === 'building' || kind === 'rampart' || kind === 'gate';
}

/**
 * The ground of the chart of movement at a point: roads and bridges are open, woods, marsh, hills and fords rough, creeks are waded, rivers
 * swum, ridges climbed.
 *
 * @clause skirmish/movement/rough-ground
 */
export function groundAt(table: Table, point: Point): Ground {
  const crossing = crossingsAt(table, point);
  if (crossing.some(({ kind }) => kind === 'bridge')) return 'open';
  if (crossing.length > 0) return 'rough';
  const strips = stripsAt(table, point);
  if (strips.some(({ kind }) => kind === 'river')) return 'swim';
  if (strips.some(({ kind }) => kind === 'creek')) return 'rough';
  if (strips.length > 0) return 'open';
  const areas = areasAt(table, point);
  if (areas.some(({ kind }) => kind === 'ridge')) return 'climb';
  return areas.some(({ kind }) => kind !== 'building') ? 'rough' : 'open';
}

/** The stretches of ground on a straight way, in order. */
export function stretchesBetween(table: Table, from: Point, to: Point, length: number): readonly Stretch[] {
  const cuts = [0, 1, ...metBetween(table, from, to, over).flatMap(({ start, end }) => [start, end])].sort(
    (a, b) => a - b,
  );
  const stretches: Stretch[] = [];
  let start = 0;
  for (const end of cuts) {
    if (end <= start) continue;
    const middle = (start + end) / 2;
    const at = { x: from.x + (to.x - from.x) * middle, y: from.y + (to.y - from.y) * middle };
    stretches.push({ ground: groundAt(table, at), length: (end - start) * length });
    start = end;
  }
  return stretches;
}

const over = ['hill', 'wood', 'rough', 'marsh', 'ridge', 'river', 'creek', 'road', 'ford', 'bridge'] as const;

/** Something crossed on a way, and how far along it. */
export interface CrossedObstacle {
  readonly obstacle: Obstacle;
  readonly at: number;
}

/**
 * The hedges, fences and walls on a straight way.
 *
 * @clause skirmish/movement/obstacle
 */
export function obstaclesBetween(table: Table, from: Point, to: Point, length: number): readonly CrossedObstacle[] {
  return metBetween(table, from, to, ['fence', 'wall']).map(({ feature, start }) => ({
    obstacle: feature.kind === 'wall' ? 'low-wall' : 'fence',
    at: start * length,
  }));
}

/** What a man stands in, as blows ask: woods, rough ground, or nothing of the kind. */
export function underfoot(table: Table, point: Point): 'woods' | 'rough' | undefined {
  const areas = areasAt(table, point);
  if (areas.some(({ kind }) => kind === 'wood')) return 'woods';
  return areas.some(({ kind }) => kind !== 'building') ? 'rough' : undefined;
}

interface InWoods {
  readonly wood: string;
  readonly depth: number;
}

/** How deep in a wood a point is, and in which; `undefined` in the open. */
export function inWoods(table: Table, point: Point): InWoods | undefined {
  const known = woodsKnown(table);
  if (known === null) return undefined;
  const before = known.get(point);
  if (before !== undefined) return before ?? undefined;
  const [wood] = areasAt(table, point, 'wood');
  const found = wood === undefined ? undefined : { wood: wood.id, depth: depthInside(wood, point) };
  known.set(point, found ?? null);
  return found;
}

/** What is known of the points of tables that have woods: whoever stands still is asked about by everybody who looks. */
const woods = new WeakMap<Table, WeakMap<Point, InWoods | null> | null>();

function woodsKnown(table: Table) {
  const known = woods.get(table);
  if (known !== undefined) return known;
  const made = table.features.some(({ kind }) => kind === 'wood') ? new WeakMap<Point, InWoods | null>() : null;
  woods.set(table, made);
  return made;
}

/**
 * What covers a man from a shot: a wood that he stands in, or a fence or low wall right before him, lightly.
 *
 * @clause skirmish/shooting/mod-light-cover
 */
export function coverAt(table: Table, from: Point, to: Point, radius: number): 'light' | undefined {
  if (inWoods(table, to) !== undefined) return 'light';
  const behind = barriersBetween(table, from, to).some(({ line }) =>
    partsOf(line).some(part => distanceToSegment(to, part) <= radius + BEHIND_IT),
  );
  return behind ? 'light' : undefined;
}

/** Whether something that can be defended runs between two who touch. */
export function obstacleBetween(table: Table, from: Point, to: Point): boolean {
  return barriersBetween(table, from, to).length > 0;
}

/** Whether the wall or a shut gate of a castle bars the straight way. */
export function isWalled(from: Point, to: Point, table: Table): boolean {
  return table.features.some(
    feature => isCastleWall(feature) && partsOf(feature.line).some(part => segmentsCross({ from, to }, part)),
  );
}
