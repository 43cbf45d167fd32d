import { areasAt, depthInside, distance, type Point } from '../../../../../table/index.js';
import { forestCover } from '../../moving/forest.js';
import { marshCover } from '../../moving/ground.js';
import { heightOf } from '../aim.js';
import type { Field } from '../field.js';
import type { FieldUnit } from '../state.js';
import { inContact } from '../units.js';

/** Whether a unit has shown itself: it has moved this turn, is in melee, or has fired in this turn or the one before. */
export function hasShownItself<Unit extends FieldUnit>(unit: Unit, { state }: Pick<Field<Unit>, 'state'>): boolean {
  return unit.turn.moved > 0 || inContact(unit, state.contacts) || hasFired(unit, state.turn);
}

function hasFired({ shotOn }: FieldUnit, turn: number): boolean {
  return shotOn > 0 && shotOn >= turn - 1;
}

/**
 * Whether trees or reeds keep a point of a unit from being shot at from another: on the edge of a forest it is not seen until it moves
 * or shoots, or somebody comes close; near the edge of a marsh it is not shot at before it has fired itself.
 *
 * @clause cady/common/forest/edge-hidden
 * @clause cady/common/forest/edge-visible-if-active
 * @clause cady/common/marsh/edge-fire
 * @clause cady/common/marsh/above-sees-in
 */
export function liesLow<Unit extends FieldUnit>(
  unit: Unit,
  { from, to }: { readonly from: Point; readonly to: Point },
  field: Field<Unit>,
): boolean {
  const { table, rules, state } = field;
  const wood = areasAt(table, to, 'wood').map(area => depthInside(area, to));
  // Deeper in, the trees are in the line of sight.
  if (wood.length > 0 && Math.max(...wood) <= rules.forest.depth) {
    const active = hasShownItself(unit, field);
    if (!forestCover({ depth: Math.max(...wood), active, watcherAt: distance(from, to) }, rules).fire) return true;
  }
  const marsh = areasAt(table, to, 'marsh').map(area => depthInside(area, to));
  if (marsh.length === 0) return false;
  const fired = hasFired(unit, state.turn) || inContact(unit, state.contacts);
  const enemyAbove = Math.max(0, heightOf(from, field) - heightOf(to, field));
  return !marshCover({ depth: Math.max(...marsh), hasFired: fired, enemyAbove }, rules).firedAt;
}
