import { alignedTable, listed } from '../../../../scenario/index.js';
import { compassOf, distanceToQuad, quadOf, type Table } from '../../../../table/index.js';
import type { Order } from '../../common/index.js';
import { isShut } from '../houses/house.js';
import type { MusketRules } from '../rules.js';
import type { House, MusketView, UnitSeen } from '../state.js';

type Seen = Pick<MusketView, 'houses' | 'units' | 'table'>;

/** How orders about buildings are written, with those that there are. */
export function houseNotation({ houses, table }: Seen): readonly (readonly [string, string])[] {
  const all = Object.values(houses ?? {});
  const [one] = all;
  if (one === undefined) return [];
  return [
    [`ENTER ${one.id}; LEAVE, N 10 cm`, 'go into a building by a door at which it stands; come out and march'],
    ['STOREY 2', 'take that floor'],
    [`BREAK ${one.id}`, 'break a door at which it stands: two stands, two turns'],
    ...all.map(({ id }) => [id, nameOf(id, table)] as const),
  ];
}

/** What a building is called on the table. */
function nameOf(id: string, { features }: Table): string {
  return features.find(feature => feature.id === id)?.name ?? id;
}

/** Where in a building a unit is, in words; nothing of who stands in the open, or on a ship. */
export function whereInside({ house }: Pick<UnitSeen, 'house'>, { houses, table }: Seen): readonly string[] {
  const held = house === undefined ? undefined : houses?.[house.id];
  if (house === undefined || held === undefined) return [];
  return [`in ${nameOf(house.id, table)}${held.storeys > 1 ? `, storey ${house.storey}` : ''}`];
}

/**
 * What would spoil an order about a building: none of that name, no door where the unit stands, a locked one, too few at work on it, or work that is
 * left for a march. The rules take some of these orders; a player had better know.
 */
export function houseWarnings(unit: UnitSeen, order: Order, view: Seen, rules: MusketRules): readonly string[] {
  return (order.tasks ?? []).flatMap(({ task, on }) => {
    if ((task !== 'enter' && task !== 'break') || on === undefined) return [];
    const house = view.houses?.[on];
    if (house === undefined)
      return [`no building called ${on} can be held; there are ${listed(Object.keys(view.houses ?? {}))}`];
    return task === 'break'
      ? breakWarnings(unit, order, house, view, rules)
      : enterWarnings(unit, order, house, view, rules);
  });
}

function doorsAt(unit: UnitSeen, { openings }: House, rules: MusketRules): House['openings'] {
  const quad = quadOf(unit.placed);
  return openings.filter(({ kind, at }) => kind !== 'window' && distanceToQuad(at, quad) <= rules.table.meleeRange);
}

function breakWarnings(unit: UnitSeen, order: Order, house: House, view: Seen, rules: MusketRules): readonly string[] {
  const { stands } = rules.houses.door;
  const few = Math.ceil(unit.figures / unit.placed.stand.figures) < stands;
  const shut = doorsAt(unit, house, rules).some(isShut);
  return [
    ...(order.legs.length > 0 ? ['who marches does no work on a door in that turn'] : []),
    ...(shut ? [] : [`it stands at no locked door of ${nameOf(house.id, view.table)}`]),
    ...(few ? [`it takes ${stands} stands to break a door`] : []),
  ];
}

function enterWarnings(unit: UnitSeen, order: Order, house: House, view: Seen, rules: MusketRules): readonly string[] {
  if (order.legs.length > 0) return [];
  const doors = doorsAt(unit, house, rules);
  const name = nameOf(house.id, view.table);
  if (doors.length === 0) return [`it stands at no door of ${name}`];
  const friends = Object.values(view.units).some(each => each.side === unit.side && each.house?.id === house.id);
  return doors.every(isShut) && rules.houses.lockedToAll && !friends
    ? [`the door of ${name} is locked: BREAK it first`]
    : [];
}

/** The buildings that can be held, in a table: their floors, doors, and who is seen inside. */
export function housesTable({ houses, units, table }: Seen): string | undefined {
  const all = Object.values(houses ?? {}).filter(({ storeys }) => storeys > 0);
  if (all.length === 0) return undefined;
  const rows = all.map(house => {
    const doors = house.openings.filter(({ kind }) => kind !== 'window');
    const inside = Object.values(units).filter(({ house: there, gone }) => gone === null && there?.id === house.id);
    return [
      house.id,
      nameOf(house.id, table),
      String(house.storeys),
      doors.map(door => `${compassOf(door.outward)} ${isShut(door) ? 'locked' : 'open'}`).join(', '),
      inside.map(({ name }) => name).join(', '),
    ];
  });
  return `Buildings\n\n${alignedTable([['building', 'name', 'storeys', 'doors', 'inside'], ...rows])}`;
}
