import { tableFrom } from '../../../../scenario/index.js';
import {
  type Area,
  type Barrier,
  bearingTo,
  crossingsAt,
  destination,
  distance,
  type Feature,
  isArea,
  isBarrier,
  isCastleWall,
  lengthInside,
  metBetween,
  onTable,
  type Placed,
  type Point,
  pointInPolygon,
  type Quad,
  quadOf,
  type Strip,
  standsOf,
  stripsAt,
  type Table,
} from '../../../../table/index.js';
import type { FieldScenario } from './scenario.js';
import type { Breach } from './state.js';

/** The part of a scenario that its ground is made of. */
export type GroundOf = Pick<FieldScenario, 'table'>;

interface Known {
  /** The table as the scenario has it. */
  readonly whole: Table;
  /** The table with the breaches asked for last; a battle asks for the same ones again and again. */
  latest: { readonly key: string; readonly table: Table };
}

const tablesByScenario = new WeakMap<GroundOf, Known>();

/**
 * The playing surface of a scenario, less what is shot, battered or cut away: sections of fence and wall, gates, bridges and trees; a
 * tower leaves rubble. Barricades stand on it as wooden fences.
 */
export function tableOf(scenario: GroundOf, breaches: readonly Breach[] = []): Table {
  const tables = tablesByScenario.get(scenario) ?? remember(scenario);
  if (breaches.length === 0) return tables.whole;
  const key = JSON.stringify(breaches);
  if (tables.latest.key !== key) tables.latest = { key, table: breached(tables.whole, breaches) };
  return tables.latest.table;
}

/** Barricades as the table has them: fences across a road. Whole, whatever has been shot away of them. */
export function barricadesOf(breaches: readonly Breach[]): readonly (Barrier & { readonly kind: 'fence' })[] {
  return breaches.flatMap(({ barrier, built }) =>
    built === undefined ? [] : [{ kind: 'fence' as const, id: barrier, line: built }],
  );
}

/** The table as it was made, barricades included, before anything was taken off it. */
export function builtTable(scenario: GroundOf, breaches: readonly Breach[]): Table {
  const table = tableOf(scenario);
  const made = barricadesOf(breaches);
  return made.length === 0 ? table : { ...table, features: [...table.features, ...made] };
}

const origins = new WeakMap<Table, Table>();

/** A table as it was before anything on it was shot away; itself where nothing was. */
export function unbreached(table: Table): Table {
  return origins.get(table) ?? table;
}

function remember(scenario: GroundOf): Known {
  const whole = tableFrom(scenario.table);
  const tables = { whole, latest: { key: '', table: whole } };
  tablesByScenario.set(scenario, tables);
  return tables;
}

function breached(table: Table, breaches: readonly Breach[]): Table {
  const standing = [...table.features, ...barricadesOf(breaches)];
  const features = standing.flatMap((feature): readonly Feature[] => {
    const gaps = breaches.filter(({ barrier, built }) => built === undefined && barrier === feature.id);
    if (gaps.length === 0) return [feature];
    if (isBarrier(feature)) return barrierLessGaps(feature, gaps);
    if (feature.kind === 'wood') return thinned(feature, gaps);
    if (feature.kind !== 'building') return [];
    const storeys = Math.min(...gaps.map(({ to }) => to));
    return [storeys > 0 ? { ...feature, level: storeys } : { ...feature, kind: 'rough' }];
  });
  const left = { ...table, features };
  origins.set(left, table);
  return left;
}

/**
 * What is left of a wood when trees at its corners are felled: nothing, when fewer are left than an area has corners. Where they have
 * burnt, bare ground is left of what they enclosed with their neighbours.
 */
function thinned(wood: Area, felled: readonly Breach[]): Area[] {
  let outline = wood.outline.map((point, corner) => ({ point, corner }));
  const bare: Area[] = [];
  for (const { from, burnt } of felled) {
    const at = outline.findIndex(({ corner }) => corner === from);
    if (at < 0) continue;
    const left = outline.filter((_, i) => i !== at);
    const gone = left.length < 3 ? outline : [at - 1, at, at + 1].flatMap(i => outline.at(i % outline.length) ?? []);
    if (burnt === true) bare.push({ kind: 'rough', id: burntGround(wood.id), outline: gone.map(({ point }) => point) });
    outline = left.length < 3 ? [] : left;
  }
  return outline.length === 0 ? bare : [{ ...wood, outline: outline.map(({ point }) => point) }, ...bare];
}

/** The id of the ground that a wood which burns has left bare. */
export function burntGround(wood: string): string {
  return `burnt-${wood}`;
}

/** What is left of a barrier, stretch by stretch. They keep its id: whoever crosses it pays for it once. */
function barrierLessGaps(barrier: Barrier, gaps: readonly Breach[]): Barrier[] {
  const left: Barrier[] = [];
  let gone = 0;
  for (const [i, to] of barrier.line.entries()) {
    const from = barrier.line[i - 1];
    if (from === undefined) continue;
    const start = gone;
    gone += distance(from, to);
    const bearing = bearingTo(from, to);
    for (const part of clearOf(gaps, start, gone)) {
      left.push({ ...barrier, line: part.map(along => destination(from, bearing, along - start)) });
    }
  }
  return left;
}

/** The parts of a stretch, measured along the barrier, that no gap takes away. */
function clearOf(gaps: readonly Breach[], from: number, to: number): (readonly [number, number])[] {
  const parts: [number, number][] = [];
  let at = from;
  for (const gap of [...gaps].sort((a, b) => a.from - b.from)) {
    if (gap.from > at && at < to) parts.push([at, Math.min(to, gap.from)]);
    at = Math.max(at, gap.to);
  }
  if (at < to) parts.push([at, to]);
  return parts;
}

/** Something under a body on which nobody can stand: a river away from its crossings, a ridge, a building, a castle wall. */
export function solidUnder(placed: Placed, table: Table): Area | Strip | Barrier | undefined {
  const quad = quadOf(placed);
  const edges = quad.map((from, i) => ({ from, to: quad[(i + 1) % quad.length] ?? from }));
  const [wall] = table.features.filter(isCastleWall).filter(({ line }) => liesUnder(line, quad));
  if (wall !== undefined) return wall;
  const solid = table.features.filter(isArea).find(({ kind, outline }) => {
    if (kind !== 'ridge' && kind !== 'building') return false;
    const [corner] = outline;
    return (
      edges.some(edge => lengthInside(edge, outline) > 0) || (corner !== undefined && pointInPolygon(corner, quad))
    );
  });
  if (solid !== undefined) return solid;
  for (const point of [...quad, placed.at, ...standsOf(placed).map(({ centre }) => centre)]) {
    const [river] = stripsAt(table, point, 'river');
    if (river !== undefined && crossingsAt(table, point).length === 0) return river;
  }
  return undefined;
}

/** Whether a body stands on ground without anything that is crossed or cannot be: water, fences, walls, works, buildings, the edge of the table. */
export function isOpenGround(placed: Placed, table: Table): boolean {
  const quad = quadOf(placed);
  if (!quad.every(corner => onTable(table, corner)) || solidUnder(placed, table) !== undefined) return false;
  const [frontLeft, frontRight, rearRight, rearLeft] = quad;
  const around = quad.map((from, i) => [from, quad[(i + 1) % quad.length] ?? from] as const);
  const across = [[frontLeft, rearRight] as const, [frontRight, rearLeft] as const];
  return ![...around, ...across].some(([from, to]) =>
    metBetween(table, from, to).some(({ feature }) => isBarrier(feature) || isWater(feature)),
  );
}

function isWater({ kind }: Feature): boolean {
  return kind === 'river' || kind === 'creek' || kind === 'ford' || kind === 'bridge';
}

function liesUnder(line: readonly Point[], quad: Quad): boolean {
  return line.some((to, i) => {
    const from = line[i - 1];
    return from !== undefined && lengthInside({ from, to }, quad) > 0;
  });
}
