import { type Bearing, bodyCentre, normalBearing } from '../../../../table/index.js';
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

/** Ways home, in degrees off the straight one. */
const waysHome: readonly number[] = [0, 30, -30, 60, -60];

/**
 * Whether enemies bar every way home for a period.
 *
 * @clause wrg/rout/direction-later
 */
export function isBaseLineBarred(
  unit: Unit,
  home: Bearing,
  paces: number,
  field: Pick<Field, 'state' | 'rules'>,
): boolean {
  return !waysHome.some(off => isFreeWay(unit, normalBearing(home + off), paces, field));
}

/**
 * The way to the nearest edge of the table that enemies do not bar; `undefined` where they bar all.
 *
 * @clause wrg/rout/direction-later
 */
export function nearestEdge(
  unit: Unit,
  paces: number,
  field: Pick<Field, 'state' | 'scenario' | 'rules'>,
): Bearing | undefined {
  const { x, y } = bodyCentre(unit.placed);
  const { width, height } = field.scenario.table;
  const edges = [
    { bearing: 0, far: height - y },
    { bearing: 90, far: width - x },
    { bearing: 180, far: y },
    { bearing: 270, far: x },
  ];
  return edges.sort((a, b) => a.far - b.far).find(({ bearing }) => isFreeWay(unit, bearing, paces, field))?.bearing;
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
  const standing = onTable(state).filter(
    other => other.side !== unit.side && other.rout === null && other.hidden === null,
  );
  const way = { bearing: straight, paces };
  const enemy = firstInTheWay(unit, way, standing)?.unit;
  const isMet = (other: Unit) => firstInTheWay(unit, { ...way, facing: unit.placed.facing }, [other]) !== undefined;
  if (enemy === undefined || !isMet(enemy)) return undefined;
  const canTurnAside = !isSurrounded(unit, straight, paces, { state, rules });
  const barred = { period, barredBy: enemy.troops, barredByManner: mannerOf(enemy, false), canTurnAside };
  return { enemy, ...barredRout(barred, rules) };
}
