import { type Bearing, bodyCentre, destination, normalBearing, type Point } from '../../../../table/index.js';
import { barredRout } from '../../rout/meeting.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/barring.js';
import { mannerOf } from '../moving/going.js';
import { isFreeWay, isSurrounded } from './ways-out.js';

/** The straight way of broken troops: in which period of their rout, where it leads, and how many paces of it they run. */
export interface StraightWay {
  readonly period: number;
  readonly straight: Bearing;
  readonly paces: number;
}

/** Ways to a place, in degrees off the straight one. */
const ways: readonly number[] = [0, 30, -30, 60, -60];
/** Ways on which a run to an edge may begin, to get round an enemy. */
const waysRound: readonly number[] = [...ways, 90, -90];
/** After so many moves along one of them a crowd may turn to the edge. */
const bends: readonly number[] = [1, 2, 4, 8];

type Ground = Pick<Field, 'state' | 'scenario' | 'rules'>;

/** An edge of the table: the way straight to it, and how far off it is. */
interface Edge {
  readonly bearing: Bearing;
  readonly far: number;
}

/** Whether enemies bar every way in a direction for so many paces. */
export function isWayBarred(
  unit: Unit,
  straight: Bearing,
  paces: number,
  field: Pick<Field, 'state' | 'rules'>,
): boolean {
  return !ways.some(off => isFreeWay(unit, normalBearing(straight + off), paces, field));
}

/**
 * The way on which broken troops get home the soonest, were they to run so far every period; `undefined` where enemies bar every one to their base line.
 *
 * @clause wrg/rout/direction-later
 */
export function wayHome(unit: Unit, home: Bearing, paces: number, field: Ground): Bearing | undefined {
  const edge = edgesAround(unit, field).find(({ bearing }) => bearing === home);
  return edge && wayTo(edge, unit, paces, field);
}

/**
 * The way to the nearest edge of the table that enemies leave accessible; `undefined` where they bar every way to all.
 *
 * @clause wrg/rout/direction-later
 */
export function wayToNearestEdge(unit: Unit, paces: number, field: Ground): Bearing | undefined {
  const edges = [...edgesAround(unit, field)].sort((a, b) => a.far - b.far);
  for (const edge of edges) {
    const way = wayTo(edge, unit, paces, field);
    if (way !== undefined) return way;
  }
  return undefined;
}

function edgesAround({ placed }: Unit, { scenario }: Ground): readonly Edge[] {
  const { x, y } = bodyCentre(placed);
  const { width, height } = scenario.table;
  return [
    { bearing: 0, far: height - y },
    { bearing: 90, far: width - x },
    { bearing: 180, far: y },
    { bearing: 270, far: x },
  ];
}

/**
 * The way on which a crowd that runs gets to an edge the soonest, straight or with one turn on the way. In this period it is the whole body that needs room;
 * later whoever of the enemy stands there bars it, where he leaves less than the gap that a crowd gets through.
 */
function wayTo(edge: Edge, unit: Unit, paces: number, field: Ground): Bearing | undefined {
  const from = bodyCentre(unit.placed);
  const { width, height } = field.scenario.table;
  const crowd = crowdOf(unit, field);
  const standing = standingEnemies(unit, field);
  const isFree = (at: Point, bearing: Bearing, far: number) =>
    firstInTheWay({ ...crowd, placed: { ...crowd.placed, at, facing: bearing } }, { bearing, paces: far }, standing) ===
    undefined;
  const isOn = ({ x, y }: Point) => x >= 0 && x <= width && y >= 0 && y <= height;
  let best: { readonly bearing: Bearing; readonly length: number } | undefined;
  for (const off of waysRound) {
    const bearing = normalBearing(edge.bearing + off);
    if (!isFreeWay(unit, bearing, paces, field)) continue;
    if (off === 0 && isFree(from, bearing, edge.far)) return bearing;
    for (const moves of bends) {
      const gone = moves * paces;
      const there = destination(from, bearing, gone);
      const left = edge.far - gone * Math.cos((off * Math.PI) / 180);
      if (off === 0 || !isOn(there) || !isFree(from, bearing, gone)) break;
      if (best !== undefined && best.length <= gone + left) break;
      if (isFree(there, edge.bearing, left)) best = { bearing, length: gone + left };
    }
  }
  return best?.bearing;
}

/** Broken troops as the crowd that runs: as narrow as the gap through which it gets, unless the whole body wants room (`wrg/ruling/gap-between-enemies`). */
function crowdOf({ id, placed }: Unit, { rules }: Ground): Pick<Unit, 'id' | 'placed'> {
  if (rules.field.playing.enemyGap === 'body') return { id, placed };
  const files = Math.max(1, Math.min(placed.files, Math.floor(rules.movement.rout.gap.width / placed.stand.front)));
  return { id, placed: { ...placed, files, figures: files } };
}

function standingEnemies(unit: Unit, { state }: Pick<Field, 'state'>): readonly Unit[] {
  return onTable(state).filter(other => other.side !== unit.side && other.rout === null && other.hidden === null);
}

/**
 * The enemies who bar the straight way of broken troops, and what these may do about them; `undefined` where nobody does. A crowd turns each man
 * for himself: whom nothing but the end of its line would strike, were it to turn as one body, is not in its way.
 *
 * @clause wrg/rout/break-through-lights
 * @clause wrg/rout/break-through-fail
 */
export function barredBy(
  unit: Unit,
  { period, straight, paces }: StraightWay,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
) {
  if (isFreeWay(unit, straight, paces, { state, rules })) return undefined;
  const standing = standingEnemies(unit, { state });
  const way = { bearing: straight, paces };
  const enemy = firstInTheWay(unit, way, standing)?.unit;
  const isMet = (other: Unit) => firstInTheWay(unit, { ...way, facing: unit.placed.facing }, [other]) !== undefined;
  if (enemy === undefined || !isMet(enemy)) return undefined;
  const canTurnAside = !isSurrounded(unit, straight, paces, { state, rules });
  const barred = { period, barredBy: enemy.troops, barredByManner: mannerOf(enemy, false), canTurnAside };
  return { enemy, ...barredRout(barred, rules) };
}
