import {
  bearingTo,
  destination,
  distance,
  distanceToQuad,
  type Placed,
  type Point,
  pointInPolygon,
  quadOf,
  standsOf,
} from '../../../../table/index.js';
import { isNobodys } from '../../magic.js';
import type { coverKind } from '../../reaction/definitions.js';
import { fortAround } from '../../siege/walls.js';
import type { SideId, Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { type Cover, coversOf, distanceToArea } from './covers.js';

/** What is known of a piece of cover; `in-part`: of so many of its places that nobody is there that it is not unknown, and not of all of them. */
type Known = Parameters<typeof coverKind>[0] | 'in-part';

/** Paces between two neighbouring places in a cover into which an army has to have looked, each of them, before it knows that nobody is there. */
const APART = 20;

/**
 * What a unit's army knows of that part of a piece of cover which lies within reach of the unit: who is seen there, or that it has looked into every place of it
 * and seen nobody go in since (`wrg/ruling/cover-known`, `wrg/ruling/cover-remembered`), or into most of them (`wrg/ruling/cover-in-part`). Nothing is known of
 * any other.
 *
 * @clause wrg/reaction/definition-friendly-cover
 * @clause wrg/reaction/definition-unfriendly-cover
 */
export function knownOf(area: Cover, unit: Unit, reach: number | null, field: Field): Known {
  const { state, rules } = field;
  const { coverKnown, coverRemembered } = rules.reaction.counting;
  const quad = quadOf(unit.placed);
  const counts = (point: Point) => coverKnown === 'at-a-look' || reach === null || distanceToQuad(point, quad) <= reach;
  const isThere = ({ placed }: Unit) =>
    standsOf(placed).some(({ centre }) => pointInPolygon(centre, area.outline) && counts(centre));
  const all = onTable(state);
  const friends = all.some(other => isOnSideOf(other, unit) && isThere(other));
  const enemies = all.some(other => other.side !== unit.side && other.hidden === null && isThere(other));
  if (friends) return enemies ? 'friends-and-enemies' : 'friends';
  if (enemies) return 'enemies';
  if (coverRemembered && isInOwnTown(area, unit.side, field)) return 'nobody';
  const known = new Set(coverRemembered ? state.searched?.[unit.side]?.[area.id] : []);
  const bodies = all.filter(({ side }) => side === unit.side).map(({ placed }) => placed);
  const places = placesIn(area).map((point, at) => ({ point, at }));
  // The edge may be in reach, and none of the places behind it.
  const near = places.filter(({ point }) => counts(point));
  const asked = near.length === 0 ? [nearestOf(places, quad)] : near;
  const seen = placesSeen(area, bodies, field);
  const isKnown = asked.map(place => place === undefined || known.has(place.at) || seen.has(place.at));
  if (isKnown.every(Boolean)) return 'nobody';
  return isKnownInPart(isKnown, field) ? 'in-part' : 'unknown';
}

/** Whether so many places of a cover are known that this is none of which nothing is known. */
function isKnownInPart(isKnown: readonly boolean[], { rules }: Pick<Field, 'rules'>): boolean {
  const { coverInPart } = rules.reaction.counting;
  const known = isKnown.filter(Boolean).length;
  return coverInPart === 'most' ? known > isKnown.length - known : coverInPart === 'any' && known > 0;
}

/** Whether somebody is of a unit’s army: who is nobody’s is of none. */
function isOnSideOf(other: Unit, unit: Unit): boolean {
  return other.side === unit.side && isNobodys(other) === isNobodys(unit);
}

/** Whether a piece of cover lies within the walls that a side defends: it has been in every house there. */
function isInOwnTown({ outline }: Cover, side: SideId, { scenario }: Pick<Field, 'scenario'>): boolean {
  return outline.every(corner => fortAround(corner, scenario)?.side === side);
}

/** Whether enemies are seen in a place, and no friends. */
export function isHeldByEnemies({ outline }: Pick<Cover, 'outline'>, side: SideId, { state }: Field): boolean {
  const inside = onTable(state).filter(({ placed }) =>
    standsOf(placed).some(({ centre }) => pointInPolygon(centre, outline)),
  );
  return (
    inside.some(other => other.side !== side && other.hidden === null) && inside.every(other => other.side !== side)
  );
}

/** The places in a cover, each so far from the next; of one too narrow for them its corners. */
function placesIn({ outline }: Cover): readonly Point[] {
  const [across, along] = [between(outline.map(({ x }) => x)), between(outline.map(({ y }) => y))];
  const inside = along.flatMap(y => across.map(x => ({ x, y }))).filter(point => pointInPolygon(point, outline));
  return inside.length === 0 ? outline : inside;
}

/** Numbers that lie evenly between the least and the greatest of some. */
function between(all: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const steps = Math.max(1, Math.round((most - least) / APART));
  return Array.from({ length: steps }, (_, at) => least + ((at + 0.5) * (most - least)) / steps);
}

function nearestOf<P extends { readonly point: Point }>(places: readonly P[], quad: ReturnType<typeof quadOf>) {
  return [...places].sort((a, b) => distanceToQuad(a.point, quad) - distanceToQuad(b.point, quad))[0];
}

/** The places in a cover into which somebody of some bodies sees where they stand; all of them, where a look at the cover is enough. */
function placesSeen(area: Cover, bodies: readonly Placed[], { rules }: Pick<Field, 'rules'>): ReadonlySet<number> {
  const { woodDepth } = rules.field.sight;
  const near = bodies.filter(placed => distanceToArea({ placed }, area) <= woodDepth).map(quadOf);
  const whole = rules.reaction.counting.coverKnown === 'at-a-look';
  const isSeen = (point: Point) => near.some(quad => whole || distanceToQuad(point, quad) <= woodDepth);
  return new Set(placesIn(area).flatMap((point, at) => (isSeen(point) ? [at] : [])));
}

/**
 * At the end of a period each army knows of the cover in which it is, through which it has gone or into which it has looked that no enemy is there; where one
 * is seen to be, it knows that no more but of the places that it has before its eyes.
 *
 * @clause wrg/reaction/definition-friendly-cover
 */
export function noteCover({ state, scenario, rules }: Play): void {
  const field = fieldOf(state, scenario, rules);
  const covers = coversOf(field);
  if (covers.length === 0 || !rules.reaction.counting.coverRemembered) return;
  state.searched = Object.fromEntries(
    Object.keys(scenario.sides).map(side => {
      const own = onTable(state).filter(unit => unit.side === side);
      const now = own.map(({ placed }) => placed);
      const onTheirWay = [...now, ...own.flatMap(wayPlaces)];
      const known = covers.map((area): [string, number[]] => {
        if (isHeldByEnemies(area, side, field)) return [area.id, [...placesSeen(area, now, field)]];
        const seen = [...(state.searched?.[side]?.[area.id] ?? []), ...placesSeen(area, onTheirWay, field)];
        return [area.id, [...new Set(seen)].sort((a, b) => a - b)];
      });
      return [side, Object.fromEntries(known.filter(([, places]) => places.length > 0))];
    }),
  );
}

/** Where a body has been on its way in a period, as it stands at its end. */
function wayPlaces({ placed, period: { path } }: Unit): readonly Placed[] {
  return path.flatMap((from, i) => {
    const to = path[i + 1] ?? from;
    const steps = Math.ceil(distance(from, to) / APART);
    const bearing = bearingTo(from, to);
    return Array.from({ length: steps }, (_, at) => ({ ...placed, at: destination(from, bearing, at * APART) }));
  });
}
