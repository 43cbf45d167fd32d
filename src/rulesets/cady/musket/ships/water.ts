import {
  bearingOf,
  bearingTo,
  compassPoints,
  crossingsAt,
  destination,
  distance,
  nearestOn,
  onTable,
  type Point,
  partsOf,
  quadOf,
  quadsOverlap,
  stripsAt,
  type Table,
  toGrid,
} from '../../../../table/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketScenario } from '../schema.js';
import { boatRate } from './speed.js';
import { hullOf, type Vessel } from './vessel.js';

/** What a vessel moves on: the table, what its scenario says of the water, and the other vessels. */
export interface Water {
  readonly table: Table;
  readonly scenario: Pick<MusketScenario, 'water'>;
  readonly vessels: readonly Vessel[];
  readonly rules: Pick<MusketRules, 'ships'>;
}

/** What keeps a vessel off a point. */
export type Bar = 'the bank' | 'a ford' | 'a bridge' | 'the edge of the table';

/** What stops a vessel: the water, or another vessel by its id. */
export type Stop = Bar | { readonly vessel: string };

/** How finely a way over water is looked at, in cm. */
const step = 0.5;

/**
 * What keeps a vessel off a point: land, fords, bridges that are too low for masts; boats pass under them, and only ships need deep water.
 *
 * Source: Musket Period Rules > Optional Rules > River Boats.
 *
 * @clause cady/musket/boat/portage
 */
export function barOf(point: Point, kind: Vessel['kind'], { table, scenario }: Water): Bar | undefined {
  if (!onTable(table, point)) return 'the edge of the table';
  const rivers = stripsAt(table, point, 'river').filter(({ id }) => kind === 'boat' || isDeep(id, scenario));
  if (rivers.length === 0) return 'the bank';
  const crossings = crossingsAt(table, point);
  if (crossings.some(crossing => crossing.kind === 'ford')) return 'a ford';
  return kind === 'frigate' && crossings.length > 0 ? 'a bridge' : undefined;
}

function isDeep(river: string, { water }: Water['scenario']): boolean {
  return water?.rivers.some(each => each.river === river && each.deep === true) === true;
}

/** The way that the water goes at a point; `null` where it stands still. */
export function flowAt(point: Point, { table, scenario }: Water): number | null {
  const [river] = stripsAt(table, point, 'river');
  const flow = scenario.water?.rivers.find(each => each.river === river?.id)?.flow ?? 'still';
  if (river === undefined || flow === 'still') return null;
  const near = partsOf(river.line).map(part => ({ part, away: distance(point, nearestOn(point, part)) }));
  const [first] = near.sort((a, b) => a.away - b.away);
  if (first === undefined) return null;
  const along = bearingTo(first.part.from, first.part.to);
  return flow === 'as-drawn' ? along : (along + 180) % 360;
}

/** Cm that a boat goes in a whole turn in a direction. */
export function boatSpeed(at: Point, bearing: number, water: Water): number {
  return boatRate(flowAt(at, water), bearing, water.rules).cm;
}

/** Goes straight on over water, as far as nothing is in the way. */
export function rowOn(
  vessel: Vessel,
  bearing: number,
  cm: number,
  water: Water,
): { readonly cm: number; readonly stop?: Stop } {
  const others = othersOf(vessel, water);
  const from = vessel.at;
  for (let gone = step; ; gone += step) {
    const far = Math.min(gone, cm);
    const at = destination(from, bearing, far);
    const stop = stopAt(vessel, at, bearing, water, others);
    if (stop !== undefined) return { cm: toGrid(Math.max(0, gone - step)), stop };
    if (gone >= cm) return { cm: toGrid(cm) };
  }
}

/** What is in the way of a vessel where it would lie. */
export function stopFor(vessel: Vessel, water: Water): Stop | undefined {
  return stopAt(vessel, vessel.at, vessel.facing, water, othersOf(vessel, water));
}

/** The hulls of all vessels but one. */
function othersOf(vessel: Vessel, { vessels }: Water): readonly Hull[] {
  return vessels.filter(({ id }) => id !== vessel.id).map(other => ({ id: other.id, quad: quadOf(hullOf(other)) }));
}

interface Hull {
  readonly id: string;
  readonly quad: ReturnType<typeof quadOf>;
}

function stopAt(vessel: Vessel, at: Point, bearing: number, water: Water, others: readonly Hull[]): Stop | undefined {
  const hull = quadOf(hullOf({ ...vessel, at, facing: bearing }));
  // A boat puts its bow on the bank; a ship needs water under all of it.
  const points = vessel.kind === 'boat' ? [at] : [at, ...hull];
  for (const point of points) {
    const bar = barOf(point, vessel.kind, water);
    if (bar !== undefined) return bar;
  }
  const other = others.find(({ quad }) => quadsOverlap(hull, quad));
  return other === undefined ? undefined : { vessel: other.id };
}

/** How far from its hull a bank may be for a vessel to lie at it, in cm. */
const alongside = 1;

/** Whether a vessel lies at a bank: a boat with its bow, a ship with any part of her. */
export function isAtBank(vessel: Vessel, water: Water): boolean {
  const { at, facing, length, beam, kind } = vessel;
  const spots =
    kind === 'boat'
      ? [at]
      : Array.from({ length: Math.ceil(length) + 1 }, (_, back) => destination(at, facing + 180, back)).flatMap(spine =>
          [90, 270].map(turn => destination(spine, facing + turn, beam / 2)),
        );
  return spots.some(spot =>
    compassPoints.some(name => {
      const point = destination(spot, bearingOf(name), alongside);
      return onTable(water.table, point) && stripsAt(water.table, point, 'river').length === 0;
    }),
  );
}
