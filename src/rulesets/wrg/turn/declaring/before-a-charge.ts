import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { chargeOf, isBarred } from '../moving/charges/charging.js';
import { moveThroughFriends } from '../moving/friends/through-friends.js';
import { type Marching, staying } from '../moving/march.js';

/** What would bring a charge up before its enemy, as everybody stands. */
export type BroughtUp = { readonly barred: true } | { readonly behind: string };

/**
 * What would bring a charge up before it comes to its enemy, if nobody else moved: ground that it cannot enter, or a friend. It is found by the
 * move itself, with everybody else standing.
 *
 * @clause wrg/charge/declare
 * @clause wrg/interpenetration/others
 */
export function broughtUpBy(unit: Unit, enemy: Unit, field: Field): BroughtUp | undefined {
  const charging = chargeOf(unit, enemy.id, field);
  const { march } = charging;
  const isApart = distanceBetweenQuads(quadOf(march.end), quadOf(enemy.placed)) > field.rules.field.contact;
  if (isApart && isBarred(march)) return { barred: true };
  const others = onTable(field.state).filter(other => other === enemy || (other.side === unit.side && other !== unit));
  const marching = new Map<string, Marching>([
    [unit.id, charging],
    ...others.map((other): [string, Marching] => [other.id, staying(other, 'halted', field)]),
  ]);
  const moved = moveThroughFriends(marching, field).joint.units.find(({ id }) => id === unit.id);
  return moved?.stoppedBy?.kind === 'friend' ? { behind: moved.stoppedBy.id } : undefined;
}
