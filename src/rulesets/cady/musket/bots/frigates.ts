import {
  bearingTo,
  bodyCentre,
  destination,
  distance,
  normalBearing,
  onTable,
  type Point,
  quadOf,
  quadsOverlap,
  stripsAt,
  turnBetween,
} from '../../../../table/index.js';
import { artilleryRange } from '../artillery.js';
import type { MusketRules } from '../rules.js';
import { hullOf, type Vessel } from '../ships/vessel.js';
import type { MusketView, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

/** How finely a captain thinks of turning, in degrees, and of sailing, in cm. */
const turns = 5;
const sails = 5;

/**
 * What the captain of a frigate is told whose guns bear on nobody: to turn or sail with the wind until a broadside does, and to weigh anchor for it
 * first. `undefined`: she stays where she is.
 */
export function toBringGunsToBear(ship: Vessel, view: MusketView, rules: MusketRules): string | undefined {
  const { guns, reach } = broadsidesOf(ship, view, rules);
  const enemies = targetsOf(view);
  const lies = { at: ship.at, facing: ship.facing };
  if (reach === 0 || enemies.length === 0 || bears(ship, lies, guns, enemies, reach)) return undefined;
  const better = [...turnedBy(ship, view, rules), ...sailedBy(ship, view, rules)].find(each =>
    bears(ship, each, guns, enemies, reach),
  );
  if (better === undefined) return undefined;
  return ship.anchored ? 'WEIGH' : better.order;
}

/** Whether the guns of a ship reach an enemy, once she has come round. */
export function reaches(ship: Vessel, { placed }: UnitSeen, view: MusketView, rules: MusketRules): boolean {
  return distance(ship.at, bodyCentre(placed)) <= broadsidesOf(ship, view, rules).reach;
}

/** The guns of a ship, and how far they reach. */
function broadsidesOf({ id }: Vessel, view: MusketView, rules: MusketRules) {
  const guns = Object.values(view.units).filter(
    ({ aboard, gone, own }) => gone === null && aboard?.vessel === id && own?.gun?.mount?.endless === true,
  );
  const [gun] = guns;
  const { gun: piece } = gun === undefined ? {} : troopOf(gun, rules);
  const reach = piece === undefined ? 0 : (artilleryRange({ gun: piece, projectile: 'solid' }, rules)?.to ?? 0);
  return { guns, reach };
}

/** Enemies ashore whom nobody of one's own is at grips with. */
function targetsOf({ side, units, contacts }: MusketView): readonly UnitSeen[] {
  const locked = new Set(contacts.flatMap(({ a, b }) => [a, b]));
  return Object.values(units).filter(
    ({ id, side: theirs, gone, mustDo, aboard }) =>
      theirs !== side && gone === null && mustDo !== 'rout' && aboard === undefined && !locked.has(id),
  );
}

/** How a ship might lie. */
interface Lies {
  readonly at: Point;
  readonly facing: number;
}

/** Whether some gun of a ship that lies so could be laid on an enemy. */
function bears(
  ship: Vessel,
  { at, facing }: Lies,
  guns: readonly UnitSeen[],
  enemies: readonly UnitSeen[],
  reach: number,
): boolean {
  const turn = facing - ship.facing;
  return guns.some(({ placed, own }) => {
    const pivot = own?.gun?.mount?.pivot ?? 0;
    const from = moved(ship, { at, facing }, placed.at);
    const looks = normalBearing(placed.facing + turn);
    return enemies.some(enemy => {
      const centre = bodyCentre(enemy.placed);
      return distance(from, centre) <= reach && turnBetween(looks, bearingTo(from, centre)) <= pivot;
    });
  });
}

/** Where a point of a ship comes to be when she lies elsewhere. */
function moved(ship: Vessel, { at, facing }: Lies, point: Point): Point {
  const [away, off] = [distance(ship.at, point), bearingTo(ship.at, point) - ship.facing];
  return destination(at, normalBearing(facing + off), away);
}

/** The ways in which a ship might turn about her middle, the least first. */
function turnedBy(ship: Vessel, view: MusketView, { ships }: MusketRules): readonly (Lies & { order: string })[] {
  const most = Math.floor(ships.frigate.turn / turns);
  const middle = destination(ship.at, ship.facing + 180, ship.length / 2);
  return Array.from({ length: most }, (_, i) => (i + 1) * turns)
    .flatMap(by => [by, -by])
    .map(by => Math.round(normalBearing(ship.facing + by)) % 360)
    .map(facing => ({ facing, at: destination(middle, facing, ship.length / 2), order: `F ${facing}` }))
    .filter(each => isAfloat({ ...ship, ...each }, view));
}

/** How far a ship might sail on, where the wind lets her. */
function sailedBy(ship: Vessel, view: MusketView, { ships }: MusketRules): readonly (Lies & { order: string })[] {
  const wind = view.afloat?.wind;
  if (wind === null || wind === undefined || ship.mastHits > 1) return [];
  if (turnBetween(ship.facing, normalBearing(wind + 180)) > ships.frigate.withWind) return [];
  const ways: (Lies & { order: string })[] = [];
  for (let cm = sails; ; cm += sails) {
    const at = destination(ship.at, ship.facing, cm);
    if (!isAfloat({ ...ship, at }, view)) return ways;
    ways.push({ at, facing: ship.facing, order: `SAIL, ADV ${cm} cm` });
  }
}

/** Whether a ship would lie on water, clear of others. */
function isAfloat(ship: Vessel, { table, afloat }: MusketView): boolean {
  const hull = quadOf(hullOf(ship));
  const others = Object.values(afloat?.vessels ?? {}).filter(({ id, gone }) => id !== ship.id && gone === null);
  return (
    [ship.at, ...hull].every(point => onTable(table, point) && stripsAt(table, point, 'river').length > 0) &&
    !others.some(other => quadsOverlap(hull, quadOf(hullOf(other))))
  );
}
