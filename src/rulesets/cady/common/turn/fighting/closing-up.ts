import { type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  barriersBetween,
  distanceBetweenQuads,
  measuredFrom,
  type Placed,
  quadOf,
  toGrid,
} from '../../../../../table/index.js';
import { fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import { hasRoom } from '../moving/room.js';
import type { TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit } from '../state.js';
import { placedOf, unitOf } from '../units.js';

/**
 * Melees that losses have opened a gap in. Where the rank that was fought in the rear has fallen, those in front of it fill the gap, if they
 * fight nobody else; to the side nobody slides. Who is out of reach for all that is in melee no longer.
 *
 * Source: Common Rules > Melee.
 *
 * @clause cady/common/melee/fill-gap-from-behind
 * @clause cady/common/melee/no-sideways-slide
 * @clause cady/common/melee/only-contact
 */
export function closeUp<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  { rules, tell, scenario }: TurnContext<Rules>,
): void {
  for (const contact of state.contacts) {
    const [a, b] = [unitOf(state, contact.a), unitOf(state, contact.b)];
    if (contact.storms !== undefined || contact.through !== undefined) continue;
    if (a.mustDo !== null || b.mustDo !== null || a.divided !== null || b.divided !== null) continue;
    if (gapBetween(placedOf(a, rules), placedOf(b, rules)) <= rules.table.meleeRange) continue;
    const table = tableOf(scenario, state.breaches);
    const there = (unit: Unit, enemy: Unit, edge: Contact['edgeOfA']) => {
      if (edge !== 'rear' || isFoughtElsewhere(unit, contact, state)) return undefined;
      const placed = backTo(placedOf(unit, rules), placedOf(enemy, rules), rules);
      if (barriersBetween(table, unit.at, placed.at).length > 0) return undefined;
      return hasRoom(placed, fieldOf(state, table, rules), [unit.id]) ? placed : undefined;
    };
    const [ofA, ofB] = [there(a, b, contact.edgeOfA), there(b, a, contact.edgeOfB)];
    if (ofA !== undefined) a.at = ofA.at;
    else if (ofB !== undefined) b.at = ofB.at;
    if (gapBetween(placedOf(a, rules), placedOf(b, rules)) <= rules.table.meleeRange) continue;
    state.contacts = state.contacts.filter(each => each !== contact);
    tell({ kind: 'out-of-reach', a: a.id, b: b.id, because: [outOfReach] });
  }
}

const outOfReach: Reason = reasonFor('cady/common/melee/only-contact', 'those between them have fallen', 'no melee');

function gapBetween(a: Placed, b: Placed): number {
  return toGrid(distanceBetweenQuads(quadOf(a), quadOf(b)));
}

function isFoughtElsewhere({ id }: FieldUnit, contact: Contact, { contacts }: FieldState): boolean {
  return contacts.some(each => each !== contact && (each.a === id || each.b === id));
}

/** A body that stands as far back as brings it up to the enemy behind it. */
function backTo(body: Placed, enemy: Placed, { table }: TurnRules): Placed {
  return { ...body, at: measuredFrom(body)(0, gapBetween(body, enemy) - table.squaring.gap) };
}
