import { type Bearing, onTable as liesOn, type Placed, quadOf, widthOf } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { comesOffWall } from '../siege/crossing.js';
import { comesUpon, movedBy } from './shifting.js';

/**
 * Who stands on the ground where a unit would come by following up; nobody where it is the edge of the table, or a wall on which it stands. `undefined` if it
 * may come there: it is in no body’s way that it only brushes, no deeper than friends may crowd, or than an enemy counts as base to base.
 */
export function keptFromComingUp(
  unit: Unit,
  direction: Bearing,
  paces: number,
  play: Play,
): readonly Unit[] | undefined {
  const place = movedBy(unit, direction, paces);
  if (!liesOnTable(place, play)) return [];
  if (comesOffWall(unit, place, fieldOf(play.state, play.scenario, play.rules))) return [];
  const barring = onTable(play.state).filter(
    other => other.id !== unit.id && standsInTheWay(other, unit, { direction, paces }, play),
  );
  return barring.length > 0 ? barring : undefined;
}

/** How finely it is tried how far somebody has to go aside, in paces. */
export const SIDE_STEP = 1;

/** How broad a file of a body is, in paces. */
export function fileOf({ placed }: Pick<Unit, 'placed'>): number {
  return widthOf(placed) / placed.files;
}

/** A way straight over the ground, on which a body goes as it stands. */
export interface StraightOver {
  readonly direction: Bearing;
  readonly paces: number;
}

/** Whether somebody stands in the way of a body that goes as it stands: it may crowd friends as deep as any may, and an enemy as deep as counts as base to base. */
export function standsInTheWay(other: Unit, unit: Unit, { direction, paces }: StraightOver, { rules }: Play): boolean {
  const { crowding, contact } = rules.field;
  return comesUpon(unit, other, direction, paces, other.side === unit.side ? crowding : contact);
}

/**
 * How far to which side a body goes that follows one which has gone aside as it gave ground: at least as far as that, and by a file at most, where it does not come up
 * straight, and comes up from there; otherwise `undefined` (`wrg/ruling/clipped-as-it-gives-ground`).
 */
export function asideToComeUp(
  unit: Unit,
  { direction, paces }: StraightOver,
  aside: StraightOver | undefined,
  play: Play,
): StraightOver | undefined {
  if (aside === undefined || mayComeUp(unit, direction, paces, play)) return undefined;
  for (let farther = aside.paces; farther <= fileOf(unit); farther += SIDE_STEP) {
    const beside = { ...unit, placed: movedBy(unit, aside.direction, farther) };
    if (mayComeUp(beside, direction, paces, play)) return { ...aside, paces: farther };
  }
  return undefined;
}

/** Whether the ground where a unit would come by following up is on the table, and nobody else stands on it. */
export function mayComeUp(unit: Unit, direction: Bearing, paces: number, play: Play): boolean {
  return keptFromComingUp(unit, direction, paces, play) === undefined;
}

/** Whether a body would stand on the table as a whole. */
export function liesOnTable(placed: Placed, { state, scenario, rules }: Play): boolean {
  const { table } = fieldOf(state, scenario, rules);
  return quadOf(placed).every(corner => liesOn(table, corner));
}
