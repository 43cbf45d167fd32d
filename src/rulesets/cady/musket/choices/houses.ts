import { counted } from '../../../../rulebook/index.js';
import { alignedTable, listed, type Places } from '../../../../scenario/index.js';
import { bearingTo, compassOf, distanceToQuad, quadOf, type Table } from '../../../../table/index.js';
import { byEye } from '../../common/choices/by-eye.js';
import type { LikelyOrder } from '../../common/choices/order-desk.js';
import { type Order, printOrder } from '../../common/index.js';
import { comeTo, doorsWithin } from '../bots/houses.js';
import type { Outlook } from '../bots/outlook.js';
import { isShut } from '../houses/house.js';
import type { MusketRules } from '../rules.js';
import type { House, MusketView, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

type Seen = Pick<MusketView, 'houses' | 'units' | 'table'>;

/** How orders about buildings are written, with those that there are. */
export function houseNotation({ houses, table }: Seen): readonly (readonly [string, string])[] {
  const all = Object.values(houses ?? {});
  const [one] = all;
  if (one === undefined) return [];
  return [
    [
      `ENTER ${one.id}; LEAVE, N 10 cm`,
      'go into a building by a door at which it stands, its front within 1 cm of it; come out and march',
    ],
    ['STOREY 2', 'take that floor'],
    [`BREAK ${one.id}`, 'break a locked door at which it stands: two stands, two turns of nothing else'],
    ...all.map(house => [house.id, `${nameOf(house.id, table)}: ${doorsText(house)}`] as const),
  ];
}

/** The doors of a building, and the gaps in its walls. */
function doorsOf({ openings }: House): House['openings'] {
  return openings.filter(({ kind }) => kind !== 'window');
}

/** `doors N locked, S open`. */
function doorsText(house: House): string {
  const doors = doorsOf(house).map(door => `${compassOf(door.outward)} ${isShut(door) ? 'locked' : 'open'}`);
  return doors.length === 0 ? 'no door' : `${doors.length === 1 ? 'door' : 'doors'} ${doors.join(', ')}`;
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
    if (house === undefined) return [noHouse(on, Object.keys(view.houses ?? {}))];
    return task === 'break'
      ? breakWarnings(unit, order, house, view, rules)
      : enterWarnings(unit, order, house, view, rules);
  });
}

/** That there is no building of that name, and which there are. */
function noHouse(on: string, known: readonly string[]): string {
  if (known.length === 0) return `no building called ${on} can be held: none can on this table`;
  return `no building called ${on} can be held; ${known.length === 1 ? 'there is' : 'there are'} ${listed(known)}`;
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
    ...(few ? [`it takes ${counted(stands, 'stand')} to break a door`] : []),
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

/** Where doors are, for the map: those that are locked, and those that keep nobody out. */
export function doorPlaces({ houses }: Pick<Seen, 'houses'>): readonly Places[] {
  const doors = Object.values(houses ?? {})
    .filter(({ storeys }) => storeys > 0)
    .flatMap(({ openings }) => openings.filter(({ kind }) => kind !== 'window'));
  const at = (shut: boolean) => doors.filter(door => isShut(door) === shut).map(door => door.at);
  return [
    { sign: '@', word: 'locked door', at: at(true) },
    { sign: '>', word: 'open door', at: at(false) },
  ];
}

/** The doors that are near a unit of foot in the open, in words: `a locked door of the farm, on its S side, about 20 cm to the NE`. */
export function doorLines(unit: UnitSeen, view: Seen, rules: MusketRules): readonly string[] {
  if (troopOf(unit, rules).arm !== 'infantry' || unit.house !== undefined) return [];
  return nearDoors(unit, view).map(({ house, door, away }) => {
    const way =
      away <= rules.table.meleeRange
        ? 'right before it'
        : `about ${byEye(away)} cm to the ${compassOf(bearingTo(unit.placed.at, door.at))}`;
    return `  ${isShut(door) ? 'a locked' : 'an open'} door of ${nameOf(house.id, view.table)}, on its ${compassOf(door.outward)} side, ${way}`;
  });
}

/** What a unit of foot might do about the doors near it: break one, go in, or march up to it. */
export function doorOrders(unit: UnitSeen, outlook: Outlook): readonly LikelyOrder[] {
  const { view, rules } = outlook;
  const { arm, move } = troopOf(unit, rules);
  if (arm !== 'infantry' || unit.aboard !== undefined) return [];
  if (unit.house !== undefined) return insideOrders(unit, view);
  const near = nearDoors(unit, view);
  const at = near.filter(({ away }) => away <= rules.table.meleeRange);
  if (at.length === 0) {
    return near.slice(0, 2).flatMap(({ house, door, away }): readonly LikelyOrder[] => {
      const order = away > move ? undefined : comeTo(unit, [door], outlook);
      const what = `march up to the ${compassOf(door.outward)} door of ${nameOf(house.id, view.table)}`;
      return order === undefined ? [] : [{ order: printOrder(order), what }];
    });
  }
  return at.map(({ house, door }): LikelyOrder => {
    const name = nameOf(house.id, view.table);
    const friends = Object.values(view.units).some(each => each.side === unit.side && each.house?.id === house.id);
    return isShut(door) && rules.houses.lockedToAll && !friends
      ? { order: `BREAK ${house.id}`, what: `break the door of ${name}` }
      : { order: `ENTER ${house.id}`, what: `go into ${name}` };
  });
}

/** What a garrison might do: come out, or take another floor. */
function insideOrders({ house }: UnitSeen, { houses, table }: Seen): readonly LikelyOrder[] {
  const held = house === undefined ? undefined : houses?.[house.id];
  if (house === undefined || held === undefined) return [];
  const name = nameOf(house.id, table);
  const floors = Array.from({ length: held.storeys }, (_, i) => i + 1).filter(floor => floor !== house.storey);
  return [
    { order: 'LEAVE', what: `come out of ${name}` },
    ...floors.map(floor => ({ order: `STOREY ${floor}`, what: `take storey ${floor} of ${name}` })),
  ];
}

function nearDoors(unit: UnitSeen, { houses }: Seen) {
  const quad = quadOf(unit.placed);
  return Object.values(houses ?? {})
    .filter(({ storeys }) => storeys > 0)
    .flatMap(house =>
      house.openings
        .filter(({ kind }) => kind !== 'window')
        .map(door => ({ house, door, away: distanceToQuad(door.at, quad) })),
    )
    .filter(({ away }) => away <= doorsWithin)
    .sort((a, b) => a.away - b.away);
}

/** The buildings that can be held, in a table: their floors, doors, and who is seen inside. */
export function housesTable({ houses, units, table }: Seen): string | undefined {
  const all = Object.values(houses ?? {}).filter(({ storeys }) => storeys > 0);
  if (all.length === 0) return undefined;
  const rows = all.map(house => {
    const inside = Object.values(units).filter(({ house: there, gone }) => gone === null && there?.id === house.id);
    return [
      house.id,
      nameOf(house.id, table),
      String(house.storeys),
      doorsOf(house)
        .map(door => `${compassOf(door.outward)} ${isShut(door) ? 'locked' : 'open'}`)
        .join(', '),
      inside.map(({ name }) => name).join(', '),
    ];
  });
  return `Buildings\n\n${alignedTable([['building', 'name', 'storeys', 'doors', 'inside'], ...rows])}`;
}
