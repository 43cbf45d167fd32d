import { type Side, sideToward } from './arc.js';
import { bodyCentre, quadOf, standsOf } from './formation.js';
import { boxAround, distanceBetweenQuads } from './geometry.js';
import { oncePer } from './once.js';
import { placesOf } from './places.js';
import { lineOfSight, type SightBlocker, type SightRules } from './sight.js';
import { levelAt } from './terrain.js';
import type { Placed, Point, Quad, Table } from './types.js';

/** Somebody on the table, and what he is doing in the words of his rulebook: advancing, charging, routing. */
export interface Presence<Doing extends string = string> {
  readonly id: string;
  readonly side: string;
  readonly placed: Placed;
  readonly doing: Doing;
}

/** Somebody near a body, as it sees him. */
export interface Neighbour<Somebody extends Presence> {
  readonly who: Somebody;
  /** Between the nearest parts of both, in the table's unit, on the grid. */
  readonly distance: number;
  /** Hill levels that he stands above it; negative where he stands below. */
  readonly levelsAbove: number;
  /** The side of him that he shows it. */
  readonly shows: Side;
  /** The side of it on which he is. */
  readonly isOn: Side;
  /** Whether any part of it sees any part of him. */
  readonly inView: boolean;
}

/** Who is asked for; everybody but oneself unless something is said. */
export interface Wanted<Somebody extends Presence> {
  /** No farther than this; absent: at any distance. */
  readonly within?: number;
  readonly of?: 'friends' | 'enemies';
  /** Who is doing one of these things. */
  readonly doing?: readonly Somebody['doing'][];
  /** Only who is in view. */
  readonly inView?: true;
}

/** Everybody on the table, to be asked who is near whom. Good as long as nobody moves. */
export interface Surroundings<Somebody extends Presence> {
  /** Those near a body, the nearest first, of equals by id. An id that is not there has nobody near it. */
  around(id: string, wanted?: Wanted<Somebody>): readonly Neighbour<Somebody>[];
}

/** What is looked around on. */
export interface LookAround<Somebody extends Presence> {
  readonly everybody: readonly Somebody[];
  readonly table: Table;
  readonly sight: SightRules;
  /** From where a body looks, and where it is seen; the middles of all its stands unless it is given. */
  readonly eyes?: (placed: Placed) => readonly Point[];
}

/** Looks around: who is near whom, which side he shows, how high he stands and whether he is in view. The look-up that reactions are judged by. */
export function lookAround<Somebody extends Presence>({
  everybody,
  table,
  sight,
  eyes = centres,
}: LookAround<Somebody>): Surroundings<Somebody> {
  const pieces = everybody.map(
    (who): Piece<Somebody> => ({ who, quad: quadOf(who.placed), stands: () => eyes(who.placed) }),
  );
  const places = placesOf(pieces, ({ quad }) => boxAround(quad));
  return {
    around(id, { within = Number.POSITIVE_INFINITY, of, doing, inView } = {}) {
      const own = pieces.find(({ who }) => who.id === id);
      if (own === undefined) return [];
      const near = within === Number.POSITIVE_INFINITY ? pieces : places.near(boxAround(own.quad), within);
      return near
        .filter(({ who }) => who.id !== id && (of === undefined || (who.side === own.who.side) === (of === 'friends')))
        .filter(({ who }) => doing === undefined || doing.includes(who.doing))
        .map(other => neighbour(own, other))
        .filter(({ distance }) => distance <= within)
        .filter(each => inView === undefined || each.inView)
        .sort((a, b) => a.distance - b.distance || (a.who.id < b.who.id ? -1 : 1));
    },
  };

  function neighbour(own: Piece<Somebody>, { who, quad, stands }: Piece<Somebody>): Neighbour<Somebody> {
    const [here, there] = [bodyCentre(own.who.placed), bodyCentre(who.placed)];
    let seen: boolean | undefined;
    return {
      who,
      distance: distanceBetweenQuads(own.quad, quad),
      levelsAbove: levelAt(table, there) - levelAt(table, here),
      shows: sideToward(quad, here),
      isOn: sideToward(own.quad, there),
      // Sight is looked up for those alone of whom somebody wants to know it.
      get inView() {
        seen ??= sees(own, { who, quad, stands });
        return seen;
      },
    };
  }

  function sees(own: Piece<Somebody>, other: Piece<Somebody>): boolean {
    const between = boxAround([...own.quad, ...other.quad]);
    const blockers = places
      .near(between, 0)
      .flatMap(({ who, quad }): readonly SightBlocker[] =>
        who === own.who || who === other.who
          ? []
          : [{ id: who.id, quad, level: levelAt(table, bodyCentre(who.placed)) }],
      );
    return own
      .stands()
      .some(from => other.stands().some(to => lineOfSight({ from, to, table, rules: sight, blockers }).clear));
  }
}

/** Somebody with what is asked of him again and again. */
interface Piece<Somebody extends Presence> {
  readonly who: Somebody;
  readonly quad: Quad;
  /** The middles of his stands, from where he looks and where he is seen. */
  readonly stands: () => readonly Point[];
}

/** The middles of the stands of a body, worked out when they are first wanted. */
const centres = oncePer((placed: Placed): readonly Point[] => standsOf(placed).map(({ centre }) => centre));
