import { reasonFor } from '../../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf, turned } from '../../../../../table/index.js';
import { sideStruck } from '../../engagement/measured.js';
import { turnsToFight } from '../../fighting/morale.js';
import { standingOrder } from '../../orders.js';
import { type Field, fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import { hasRoom } from '../moving/room.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit } from '../state.js';
import { inPlay, placedOf, unitOf } from '../units.js';

/**
 * Units that enemies fight on the flank or in the rear, and nobody in front, turn round to them if they are ordered to face that way (`H, F S`):
 * a change of facing is none of formation, and free. Not while they go back with their backs to him, nor where there is no room to turn.
 *
 * Source: Common Rules > Facing; Post-Melee Morale.
 *
 * @clause cady/common/morale/back-and-turn-rear
 * @clause cady/common/facing/turn-in-place-free
 */
export function turnToFight<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  { rules, scenario, tell }: TurnContext<Rules>,
  { orders }: Pick<Period<Unit, Rules>, 'orders'>,
): void {
  if (state.contacts.length === 0) return;
  for (const unit of inPlay(state)) {
    const own = state.contacts.filter(({ a, b }) => a === unit.id || b === unit.id);
    if (own.length === 0 || unit.square === true || unit.house !== undefined) continue;
    const edges = own.map(contact => edgeOf(unit, contact));
    const under = unit.mustDo ?? 'no-effect';
    if (edges.includes('front') || !edges.every(attackedOn => turnsToFight({ under, attackedOn }))) continue;
    const { facing, legs } = standingOrder(unit, orders.words);
    if (facing === undefined || legs.length > 0 || unit.mustDo !== null) continue;
    const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
    const to = faced(unit, facing, own, field);
    if (to === undefined) continue;
    unit.at = to.at;
    unit.facing = facing;
    state.contacts = state.contacts.map(contact => to.contacts.get(contact) ?? contact);
    const because = [reasonFor('cady/common/facing/turn-in-place-free', 'ordered to face him', 'fights to the front')];
    tell({ kind: 'turned-to-fight', unit: unit.id, on: to.on, facing, because });
  }
}

function edgeOf({ id }: FieldUnit, { a, edgeOfA, edgeOfB }: Contact): Contact['edgeOfA'] {
  return a === id ? edgeOfA : edgeOfB;
}

/** Where a unit stands once it has turned, and how its enemies then touch it; `undefined` where it cannot, or none of them is before it. */
function faced<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  facing: number,
  own: readonly Contact[],
  field: Field<Unit, Rules>,
) {
  const { state, rules } = field;
  const placed = turned(placedOf(unit, rules), facing);
  if (!hasRoom(placed, field, [unit.id])) return undefined;
  const contacts = new Map<Contact, Contact>();
  let on: string | undefined;
  for (const contact of own) {
    const enemy = unitOf(state, contact.a === unit.id ? contact.b : contact.a);
    const body = placedOf(enemy, rules);
    if (distanceBetweenQuads(quadOf(placed), quadOf(body)) > rules.table.meleeRange) return undefined;
    const edge = sideStruck(placed, body, rules);
    if (edge === 'front') on ??= enemy.id;
    contacts.set(contact, { ...contact, ...(contact.a === unit.id ? { edgeOfA: edge } : { edgeOfB: edge }) });
  }
  return on === undefined ? undefined : { at: placed.at, contacts, on };
}
