import { areasAt, bearingTo, type Point, turnBetween } from '../../../../table/index.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import type { Outlook } from './outlook.js';

/** Whether what a sharp turn and a wood take from a move leaves enough of it to go so many cm to a place. */
export function isWithinAMove(
  unit: UnitSeen,
  at: Point,
  cm: number,
  { view, rules }: Pick<Outlook, 'view' | 'rules'>,
): boolean {
  const { move, arm } = troopOf(unit, rules);
  const { thirds, turnDegrees, terrain } = rules.movement;
  const { placed } = unit;
  const turns = turnBetween(placed.facing, bearingTo(placed.at, at)) > turnDegrees ? -thirds.directionChange : 0;
  const inWood = [placed.at, at].some(point => areasAt(view.table, point, 'wood').length > 0);
  const wood = inWood ? (terrain[arm].wood ?? 0) : 0;
  const { whole } = rules.table.thirds;
  return cm <= (move * (whole - turns - wood)) / whole;
}
