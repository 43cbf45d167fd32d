import { distance, type Moved, quadOf, quadsOverlap, turnBetween } from '../../../../table/index.js';
import type { Order } from '../orders.js';
import type { Field } from '../turn/field.js';
import { friendInTheWay } from '../turn/moving/held-up.js';
import { forcedMarch, haltedMarch, type Marching, orderedMarch } from '../turn/moving/marching.js';
import { movedTogether } from '../turn/moving/movement.js';
import { findPassages } from '../turn/moving/pass-through.js';
import type { Period } from '../turn/period.js';
import type { TurnRules } from '../turn/rules.js';
import type { FieldUnit, UnitId } from '../turn/state.js';
import { inContact, inPlay } from '../turn/units.js';

/** What an order comes to if the enemy stays where he is. */
export interface Rehearsed {
  readonly moved: Moved;
  /** The enemies that it comes upon. */
  readonly meets: readonly UnitId[];
  /** It ends on the ground of a friend who stands there. */
  readonly crowds: boolean;
}

/**
 * Goes through a move before it is ordered, as the rules play it: one's own units under the orders that stand in the field, the
 * enemy where he is seen, and whoever must carry out a reaction as it has him. Nothing is decided by dice, and the field is not touched.
 */
export function rehearsed<Unit extends FieldUnit, Rules extends TurnRules>(
  field: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
  side: string,
): ReadonlyMap<UnitId, Rehearsed> {
  const { rules, state } = field;
  const marching = new Map<UnitId, Marching<Unit>>(inPlay(state).map(unit => [unit.id, marchOf(unit)]));
  const passages = findPassages(marching, field, period);
  const { units, contacts } = movedTogether(marching, passages, rules);
  const meets = (id: UnitId) => contacts.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  return new Map(
    units
      .filter(({ id }) => state.units[id]?.side === side)
      .map(moved => [moved.id, { moved, meets: meets(moved.id), crowds: crowds(moved) }]),
  );

  /** Whether a unit that has moved or turned overlaps a friend, whose place it was. */
  function crowds({ id, final, course }: Moved): boolean {
    const from = course[0]?.placed ?? final;
    if (from.facing === final.facing && distance(from.at, final.at) < nowhere) return false;
    const quad = quadOf(final);
    return units.some(
      other =>
        other.id !== id &&
        state.units[other.id]?.side === state.units[id]?.side &&
        quadsOverlap(quad, quadOf(other.final), rules.table.crowding),
    );
  }

  function marchOf(unit: Unit): Marching<Unit> {
    // Who routs or must go back does so, on either side.
    if (unit.mustDo !== null) return forcedMarch(unit, unit.mustDo, field, period);
    if (unit.side !== side || inContact(unit, state.contacts)) return haltedMarch(unit, rules);
    return orderedMarch(unit, field, period);
  }
}

/** What a commander would have of a unit: the order he likes best first, and what he falls back upon where it leads nowhere. */
export type Wishes = readonly Order[];

/** The same order without the turn and the new formation at its end: what is left where there is no room for them. */
export function withoutTurning({ facing: _, formation: __, ...order }: Order): Order {
  return order;
}

/** How often orders are gone through anew with the next wish of whoever comes to nothing, and how often after that with his last. */
const rounds = { next: 4, last: 6 };

/** An order to go that leads no farther than so many cm leads nowhere. */
const nowhere = 1;

/**
 * The orders that a commander writes: of each unit's wishes the first that comes to something when all are carried out together: a
 * charge that meets somebody, a march that leaves its place, and of two whose ways cross one.
 */
export function ordersNotInVain(
  wishes: ReadonlyMap<UnitId, Wishes>,
  rehearse: (orders: ReadonlyMap<UnitId, Order>) => ReadonlyMap<UnitId, Rehearsed>,
): ReadonlyMap<UnitId, Order> {
  const at = new Map<UnitId, number>();
  const chosen = () =>
    new Map(
      [...wishes].flatMap(([id, all]): [UnitId, Order][] => {
        const order = all[Math.min(at.get(id) ?? 0, all.length - 1)];
        return order === undefined ? [] : [[id, order]];
      }),
    );
  for (let round = 0; round < rounds.next + rounds.last; round += 1) {
    const orders = chosen();
    if (![...wishes].some(([id, all]) => all.length > 1 && (at.get(id) ?? 0) < all.length - 1)) return orders;
    const outcome = rehearse(orders);
    const vain = [...orders].filter(([id, order]) => isVain(order, outcome.get(id)) || givesWay(id, outcome));
    if (vain.length === 0) return orders;
    // Whoever changes his mind may stand in the way of others, who must change theirs.
    for (const [id] of vain)
      at.set(id, round < rounds.next ? (at.get(id) ?? 0) + 1 : (wishes.get(id)?.length ?? 1) - 1);
  }
  return chosen();
}

/** Whether a unit and a friend would run into each other, and it is the one that has come less far: it lets him pass. */
function givesWay(id: UnitId, outcome: ReadonlyMap<UnitId, Rehearsed>): boolean {
  const own = outcome.get(id)?.moved;
  const friend = friendInTheWay(own?.stoppedBy);
  const other = friend === undefined ? undefined : outcome.get(friend)?.moved;
  if (own === undefined || other === undefined || friendInTheWay(other.stoppedBy) !== id) return false;
  return own.moved < other.moved || (own.moved === other.moved && own.id > other.id);
}

/** Who is to turn in his place and ends so many degrees off has no room to. */
const turned = 20;

function isVain({ gait, legs, facing }: Order, outcome: Rehearsed | undefined): boolean {
  if (outcome === undefined) return false;
  if (outcome.crowds) return true;
  if (legs.length === 0) return facing !== undefined && turnBetween(facing, outcome.moved.final.facing) > turned;
  if (gait === 'charge') return outcome.meets.length === 0;
  const { moved, final, course } = outcome.moved;
  const from = course[0]?.placed.at ?? final.at;
  return outcome.meets.length === 0 && (moved < nowhere || distance(from, final.at) < nowhere);
}
