import type { SideId } from '../../../../battle/index.js';
import {
  type Bearing,
  type Box,
  bearingTo,
  bodyCentre,
  boxAround,
  distance,
  normalBearing,
  type Placed,
  type Places,
  type Point,
  placesOf,
  type Quad,
  quadOf,
  type Table,
} from '../../../../table/index.js';
import type { Awaited, Gone, UnitId } from '../turn/state.js';
import { isThere } from '../turn/units.js';

/** A unit as a commander sees it. */
export interface UnitInView {
  readonly id: UnitId;
  readonly side: SideId;
  readonly placed: Placed;
  readonly gone: Gone | null;
  readonly own?: { readonly awaited: Awaited | null };
}

/** What a commander is shown: the units on the table, his own among them. */
export interface FieldInView<Unit extends UnitInView> {
  readonly side: SideId;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly table: Table;
}

/** The field as a commander takes it in before it writes its orders, looked over once for all of its units. */
export interface Outlook<Unit extends UnitInView> {
  readonly table: Table;
  /** Its own units on the table. */
  readonly own: Places<Seen<Unit>>;
  readonly enemies: Places<Seen<Unit>>;
  /** The middle of the enemy; absent when there is nobody left. */
  readonly enemyMiddle?: Point;
  /** How its foot stands towards the enemy; absent when both are in one place, or one of them nowhere. */
  readonly front?: Front<Unit>;
  /** How it stands towards a point. */
  frontTowards(point: Point): Front<Unit> | undefined;
  /** It has one unit left. */
  readonly alone: boolean;
}

/** A unit on the table. */
export interface Seen<Unit extends UnitInView> {
  readonly unit: Unit;
  readonly quad: Quad;
  readonly centre: Point;
}

/** An enemy, and how far away it is. */
export interface Enemy<Unit extends UnitInView> {
  readonly unit: Unit;
  readonly centre: Point;
  /** From the front of one unit to that of the other, or to its middle if that is nearer, cm. */
  readonly away: number;
}

/** An army drawn up: which way, and who stands beside whom. */
export interface Front<Unit extends UnitInView> {
  /** To the right, as the army looks. */
  readonly across: Bearing;
  /** How far to the right of the middle a unit stands, cm. */
  aside(unit: Unit): number;
  /** The foot from left to right. */
  readonly foot: readonly Unit[];
}

/** Looks the field over. The line is drawn up by its foot, if there is any. */
export function lookOver<Unit extends UnitInView>(
  view: FieldInView<Unit>,
  isFoot: (unit: Unit) => boolean,
): Outlook<Unit> {
  const inPlay = Object.values(view.units).filter(isThere);
  const own = inPlay.filter(unit => unit.side === view.side);
  const enemies = inPlay.filter(unit => unit.side !== view.side);
  const foot = own.filter(isFoot);
  const middle = middleOf(foot.length > 0 ? foot : own);
  const frontTowards = (point: Point) => (middle === undefined ? undefined : frontOf(foot, middle, point));
  const enemyMiddle = middleOf(enemies);
  const apart = middle !== undefined && enemyMiddle !== undefined && distance(middle, enemyMiddle) > 1;
  const front = apart ? frontTowards(enemyMiddle) : undefined;
  return {
    table: view.table,
    own: places(own),
    enemies: places(enemies),
    frontTowards,
    alone: own.length < 2,
    ...(enemyMiddle === undefined ? {} : { enemyMiddle }),
    ...(front === undefined ? {} : { front }),
  };
}

function places<Unit extends UnitInView>(units: readonly Unit[]): Places<Seen<Unit>> {
  const seen = units.map(unit => ({ unit, quad: quadOf(unit.placed), centre: bodyCentre(unit.placed) }));
  return placesOf(seen, ({ quad }) => boxAround(quad));
}

function frontOf<Unit extends UnitInView>(foot: readonly Unit[], middle: Point, towards: Point): Front<Unit> {
  const across = normalBearing(bearingTo(middle, towards) + 90);
  const aside = ({ placed: { at } }: Unit) =>
    distance(middle, at) * Math.cos(((bearingTo(middle, at) - across) * Math.PI) / 180);
  const places = foot.map(unit => ({ unit, right: aside(unit) })).sort((a, b) => a.right - b.right);
  return { across, aside, foot: places.map(({ unit }) => unit) };
}

/** The middle of some units; `undefined` of none. */
export function middleOf(units: readonly UnitInView[]): Point | undefined {
  if (units.length === 0) return undefined;
  const sum = units.reduce((total, { placed }) => ({ x: total.x + placed.at.x, y: total.y + placed.at.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / units.length, y: sum.y / units.length };
}

/** The enemies nearest to a unit, nearest first: all within `reach` cm, and one at least as long as there is one. */
export function enemiesOf<Unit extends UnitInView>(
  unit: Pick<Unit, 'placed'>,
  reach: number,
  { enemies, table }: Pick<Outlook<Unit>, 'enemies' | 'table'>,
): readonly Enemy<Unit>[] {
  const { at } = unit.placed;
  const everywhere = table.width + table.height;
  for (let far = Math.max(1, reach); ; far *= 2) {
    const found = enemies
      .near(boxAround([at]), far)
      .map(({ unit, centre }) => ({ unit, centre, away: Math.min(distance(at, unit.placed.at), distance(at, centre)) }))
      .filter(({ away }) => away <= far)
      .sort((a, b) => a.away - b.away);
    if (found.length > 0 || far > everywhere) return found;
  }
}

/** Where a unit's friends stand, by the part of the field that is asked about. */
export function friendsOf<Unit extends UnitInView>(
  unit: Pick<Unit, 'id'>,
  { own }: Pick<Outlook<Unit>, 'own'>,
): (part: Box) => readonly Quad[] {
  return part =>
    own
      .near(part)
      .filter(friend => friend.unit.id !== unit.id)
      .map(({ quad }) => quad);
}
