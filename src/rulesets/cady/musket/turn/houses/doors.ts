import { counted, reasonFor } from '../../../../../rulebook/index.js';
import type { Openings } from '../../../common/fighting/openings.js';
import { standingOrder } from '../../../common/orders.js';
import { revealAttacked } from '../../../common/turn/unseen/revealing.js';
import { type House, isShut, type Opening, workOnDoor } from '../../houses/house.js';
import type { MusketState, Unit } from '../../state.js';
import type { MusketContext } from '../../terms.js';
import { inPlay, troopOf } from '../../units.js';
import { musketWords } from '../../words.js';
import { tellIdleAtDoor } from '../undone.js';
import { heldByOthers, houseTask, isAt, isFree, tellHouse } from './going.js';
import { garrisonOf, houseOf } from './inside.js';

/** Whether a unit is at work on a door, and so does nothing else. */
export function breaksDoor(unit: Unit, state: MusketState): boolean {
  return state.houses !== undefined && houseTask(standingOrder(unit, musketWords), 'break') !== undefined;
}

/** A unit that is ordered to break a door of a building, the door that it stands at, and what it brings to it. */
interface AtWork {
  readonly unit: Unit;
  readonly house: House;
  readonly door: Opening | undefined;
  readonly stands: number;
  readonly busy: boolean;
}

function atWork(state: MusketState, { rules }: MusketContext): readonly AtWork[] {
  return inPlay(state).flatMap((unit): readonly AtWork[] => {
    const on = houseTask(standingOrder(unit, musketWords), 'break')?.on;
    const house = on === undefined ? undefined : state.houses?.[on];
    if (house === undefined || unit.house !== undefined || !isFree(unit, state)) return [];
    const { moved, fought } = unit.turn;
    const stands = Math.ceil(unit.figures / troopOf(unit, rules).stand.figures);
    const busy = moved > 0 || fought || unit.shotOn === state.turn;
    const door = house.openings.find(each => isShut(each) && isAt(unit, each, rules));
    return [{ unit, house, door, stands, busy }];
  });
}

/**
 * At the end of a turn: two stands, of one unit or of several of a side, that have stood at a locked door, and have neither moved nor fired
 * nor fought, have done a turn's work on it; it gives way with the second.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/break-door
 * @clause cady/musket/building/door-locked
 */
export function breakDoors(state: MusketState, context: MusketContext): void {
  const worked = new Set<Opening>();
  const all = atWork(state, context);
  for (const { unit, house, door, busy } of all) {
    if (door !== undefined && worked.has(door) && !busy) continue;
    const together = all.filter(each => each.door === door && each.unit.side === unit.side && !each.busy);
    const stands = together.reduce((sum, each) => sum + each.stands, 0);
    const work = door === undefined ? null : workOnDoor({ stands, busy, tried: door.tried }, context.rules);
    if (work === null || door === undefined) {
      tellIdleAtDoor(unit, house.id, state, context);
      continue;
    }
    if (worked.has(door)) continue;
    worked.add(door);
    door.tried = work.tried;
    door.open = work.open;
    tellHouse(door.open ? 'door-broken' : 'door-tried', unit, house, work.because, context);
  }
}

/**
 * Whoever stands at a window of the ground floor, a broken door or a gap in the wall of a building that the enemy holds, fights those
 * inside through it; the melee ends when he is gone from there.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/window-melee
 * @clause cady/musket/building/break-door
 */
export function stormHouses(state: MusketState, context: MusketContext): void {
  const { houses } = state;
  if (houses === undefined) return;
  state.contacts = state.contacts.filter(contact => {
    if (contact.through === undefined) return true;
    const [a, b] = [state.units[contact.a], state.units[contact.b]];
    return a !== undefined && b !== undefined && throughOf(a, b, state, context) !== undefined;
  });
  for (const house of Object.values(houses)) {
    for (const inside of garrisonOf(house, state)) {
      for (const unit of inPlay(state)) {
        if (unit.side === inside.side || unit.house !== undefined || unit.fleeing || unit.mustDo !== null) continue;
        if (unit.gun !== null) continue;
        meet(unit, inside, house, state, context);
      }
    }
  }
}

function meet(unit: Unit, inside: Unit, house: House, state: MusketState, context: MusketContext): void {
  const { rules, turn, tell } = context;
  const through = throughOf(unit, inside, state, context);
  if (through === undefined || !heldByOthers(house, unit.side, state)) return;
  const known = state.contacts.some(({ a, b }) => [a, b].includes(unit.id) && [a, b].includes(inside.id));
  if (known) return;
  revealAttacked(state, inside.id, context);
  revealAttacked(state, unit.id, context);
  const ends = { a: unit.id, b: inside.id, edgeOfA: 'front', edgeOfB: 'front' } as const;
  state.contacts.push({ ...ends, since: turn, attackers: [unit.id], run: { [unit.id]: 0 }, through });
  unit.turn.charging = false;
  if (unit.spentChargeOn === turn) unit.spentChargeOn = 0;
  const because = [
    reasonFor(
      'cady/musket/building/window-melee',
      'the enemy stands at doors or windows',
      `room for ${counted(through.openings * through.each, 'figure')} of each`,
    ),
  ];
  tell({ kind: 'contact', ...ends, third: rules.table.thirds.whole, because });
}

/** The openings of a building at which one of the two stands while the other is inside; `undefined`: none. */
function throughOf(
  a: Unit,
  b: Unit,
  state: MusketState,
  { rules }: Pick<MusketContext, 'rules'>,
): Openings | undefined {
  const [inside, unit] = a.house === undefined ? [b, a] : [a, b];
  const house = houseOf(inside, state);
  if (house === undefined || unit.house !== undefined || inside.house === undefined) return undefined;
  // Those upstairs fight only where nobody holds the floors below for them.
  const lowest = Math.min(...garrisonOf(house, state).map(each => each.house?.storey ?? 1));
  if (inside.house.storey > lowest) return undefined;
  const openings = house.openings.filter(each => each.storey === 1 && !isShut(each) && isAt(unit, each, rules)).length;
  return openings === 0 ? undefined : { openings, each: rules.houses.figuresEach };
}
