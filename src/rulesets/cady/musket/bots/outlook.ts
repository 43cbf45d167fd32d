import {
  type Bearing,
  type Box,
  bearingTo,
  bodyCentre,
  boxAround,
  distance,
  normalBearing,
  type Places,
  type Point,
  placesOf,
  type Quad,
  quadOf,
} from '../../../../table/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

/** All that a commander takes in before it writes its orders: its view, looked over once for all of its units. */
export interface Outlook {
  readonly view: MusketView;
  readonly rules: MusketRules;
  /** Its own units on the table. */
  readonly own: Places<Seen>;
  readonly enemies: Places<Seen>;
  /** The middle of the enemy; absent when there is nobody left. */
  readonly enemyMiddle?: Point;
  /** How its foot stands towards the enemy; absent when both are in one place, or one of them nowhere. */
  readonly front?: Front;
  /** How it stands towards a point. */
  frontTowards(point: Point): Front | undefined;
  /** It has one unit left. */
  readonly alone: boolean;
}

/** A unit on the table. */
interface Seen {
  readonly unit: UnitSeen;
  readonly quad: Quad;
  readonly centre: Point;
}

/** An enemy, and how far away it is. */
export interface Enemy {
  readonly unit: UnitSeen;
  readonly centre: Point;
  /** From the front of one unit to that of the other, or to its middle if that is nearer, cm. */
  readonly away: number;
}

/** An army drawn up: which way, and who stands beside whom. */
export interface Front {
  /** To the right, as the army looks. */
  readonly across: Bearing;
  /** How far to the right of the middle a unit stands, cm. */
  aside(unit: UnitSeen): number;
  /** The foot from left to right. */
  readonly foot: readonly UnitSeen[];
}

/** Looks the field over. */
export function outlookOn(view: MusketView, rules: MusketRules): Outlook {
  const inPlay = Object.values(view.units).filter(unit => unit.gone === null);
  const own = inPlay.filter(unit => unit.side === view.side);
  const enemies = inPlay.filter(unit => unit.side !== view.side);
  const foot = own.filter(unit => troopOf(unit, rules).arm === 'infantry');
  const middle = middleOf(foot.length > 0 ? foot : own);
  const frontTowards = (point: Point) => (middle === undefined ? undefined : frontOf(foot, middle, point));
  const enemyMiddle = middleOf(enemies);
  const apart = middle !== undefined && enemyMiddle !== undefined && distance(middle, enemyMiddle) > 1;
  const front = apart ? frontTowards(enemyMiddle) : undefined;
  return {
    view,
    rules,
    own: places(own),
    enemies: places(enemies),
    frontTowards,
    alone: own.length < 2,
    ...(enemyMiddle === undefined ? {} : { enemyMiddle }),
    ...(front === undefined ? {} : { front }),
  };
}

function places(units: readonly UnitSeen[]): Places<Seen> {
  const seen = units.map(unit => ({ unit, quad: quadOf(unit.placed), centre: bodyCentre(unit.placed) }));
  return placesOf(seen, ({ quad }) => boxAround(quad));
}

function frontOf(foot: readonly UnitSeen[], middle: Point, towards: Point): Front {
  const across = normalBearing(bearingTo(middle, towards) + 90);
  const aside = ({ placed: { at } }: UnitSeen) =>
    distance(middle, at) * Math.cos(((bearingTo(middle, at) - across) * Math.PI) / 180);
  const places = foot.map(unit => ({ unit, right: aside(unit) })).sort((a, b) => a.right - b.right);
  return { across, aside, foot: places.map(({ unit }) => unit) };
}

function middleOf(units: readonly UnitSeen[]): Point | undefined {
  if (units.length === 0) return undefined;
  const sum = units.reduce((total, { placed }) => ({ x: total.x + placed.at.x, y: total.y + placed.at.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / units.length, y: sum.y / units.length };
}

/** The enemies nearest to a unit, nearest first: all within `reach` cm, and one at least as long as there is one. */
export function enemiesOf(unit: UnitSeen, reach: number, { enemies, view }: Outlook): readonly Enemy[] {
  const { at } = unit.placed;
  const everywhere = view.table.width + view.table.height;
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
export function friendsOf(unit: UnitSeen, { own }: Outlook): (part: Box) => readonly Quad[] {
  return part =>
    own
      .near(part)
      .filter(friend => friend.unit.id !== unit.id)
      .map(({ quad }) => quad);
}
