import { type Side, sideToward } from './arc.js';
import { bodyCentre, quadOf, standsOf } from './formation.js';
import { boxAround, distance, distanceBetweenQuads, nearestOn } from './geometry.js';
import { oncePer } from './once.js';
import { type Places, placesOf } from './places.js';
import { isClear, type SightRules } from './sight.js';
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
  /** Levels that he stands above it, on a hill or a wall; negative where he stands below. */
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
  /** From where a body looks, and where it is seen; the middles of all its stands unless it is given, and always the parts of two bodies that are nearest. */
  readonly eyes?: (placed: Placed) => readonly Point[];
  /** Whether one sees another so far off, as the rulebook has it of fog and night; absent: at any distance. */
  readonly seesSoFar?: (own: Somebody, other: Somebody, distance: number) => boolean;
  /** Whether somebody stands in the way of sight; all do unless it is given. */
  readonly blocks?: (who: Somebody) => boolean;
  /** Who is so tall that he is seen, and sees, over the heads of all others on ground no higher; nobody unless it is given. */
  readonly tall?: (who: Somebody) => boolean;
  /** Levels that somebody stands above the ground: on a wall; none unless it is given. */
  readonly storeys?: (who: Somebody) => number;
}

/** Looks around: who is near whom, which side he shows, how high he stands and whether he is in view. The look-up that reactions are judged by. */
export function lookAround<Somebody extends Presence>({
  everybody,
  table,
  sight,
  eyes = centres,
  seesSoFar = () => true,
  blocks = () => true,
  tall = () => false,
  storeys,
}: LookAround<Somebody>): Surroundings<Somebody> {
  const pieces = everybody.map(
    (who): Piece<Somebody> => ({
      who,
      quad: quadOf(who.placed),
      middle: bodyCentre(who.placed),
      eyes: once(() => eyes(who.placed)),
      storeys: once(() => storeys?.(who) ?? 0),
      level: once(() => levelAt(table, bodyCentre(who.placed))),
    }),
  );
  const places = placesOf(pieces, ({ quad }) => boxAround(quad));
  const known = new Map<string, readonly Neighbour<Somebody>[]>();
  return {
    around(id, { within = Number.POSITIVE_INFINITY, of, doing, inView } = {}) {
      const own = pieces.find(({ who }) => who.id === id);
      if (own === undefined) return [];
      const all =
        known.get(id) ??
        neighboursOf(own, pieces, {
          soFar: seesSoFar,
          clearly: (a, b) => sees(a, b, { places, table, sight, blocks, tall }),
        });
      known.set(id, all);
      return all.filter(
        each =>
          each.distance <= within &&
          (of === undefined || (each.who.side === own.who.side) === (of === 'friends')) &&
          (doing === undefined || doing.includes(each.who.doing)) &&
          (inView === undefined || each.inView),
      );
    },
  };
}

/** What it takes to see somebody: he is not too far off, and nothing is in the way. */
interface Sees<Somebody extends Presence> {
  readonly soFar: (own: Somebody, other: Somebody, distance: number) => boolean;
  readonly clearly: (own: Piece<Somebody>, other: Piece<Somebody>) => boolean;
}

function neighboursOf<Somebody extends Presence>(
  own: Piece<Somebody>,
  pieces: readonly Piece<Somebody>[],
  isSeen: Sees<Somebody>,
): readonly Neighbour<Somebody>[] {
  return pieces
    .filter(({ who }) => who.id !== own.who.id)
    .map(other => neighbour(own, other, isSeen))
    .sort((a, b) => a.distance - b.distance || (a.who.id < b.who.id ? -1 : 1));
}

/** Most is looked up for those alone of whom somebody wants to know it, and once for each. */
function neighbour<Somebody extends Presence>(
  own: Piece<Somebody>,
  other: Piece<Somebody>,
  isSeen: Sees<Somebody>,
): Neighbour<Somebody> {
  const shows = once(() => sideToward(other.quad, own.middle));
  const isOn = once(() => sideToward(own.quad, other.middle));
  const distance = distanceBetweenQuads(own.quad, other.quad);
  const inView = once(() => isSeen.soFar(own.who, other.who, distance) && isSeen.clearly(own, other));
  return {
    who: other.who,
    distance,
    get levelsAbove() {
      return other.level() + other.storeys() - own.level() - own.storeys();
    },
    get shows() {
      return shows();
    },
    get isOn() {
      return isOn();
    },
    get inView() {
      return inView();
    },
  };
}

/** Where somebody looks to see another one. */
interface Scene<Somebody extends Presence> {
  readonly places: Places<Piece<Somebody>>;
  readonly table: Table;
  readonly sight: SightRules;
  readonly blocks: (who: Somebody) => boolean;
  readonly tall: (who: Somebody) => boolean;
}

function sees<Somebody extends Presence>(
  own: Piece<Somebody>,
  other: Piece<Somebody>,
  { places, table, sight, blocks, tall }: Scene<Somebody>,
): boolean {
  const overHeads = [own, other].filter(({ who }) => tall(who)).map(({ level, storeys }) => level() + storeys());
  const overtops = ({ who, level, storeys }: Piece<Somebody>) =>
    !tall(who) && overHeads.some(height => height >= level() + storeys());
  const blockers = places
    .near(boxAround([...own.quad, ...other.quad]), 0)
    .filter(piece => piece.who !== own.who && piece.who !== other.who && blocks(piece.who) && !overtops(piece))
    .map(({ who, quad, level, storeys }) => ({ id: who.id, quad, level: level() + storeys() }));
  const above = { fromStoreys: own.storeys(), toStoreys: other.storeys() };
  const isFree = (from: Point, to: Point) => isClear({ from, to, ...above, table, rules: sight, blockers });
  if (own.eyes().some(from => other.eyes().some(to => isFree(from, to)))) return true;
  const [from, to] = nearestParts(own, other);
  return isFree(from, to);
}

/** So far within their ground the nearest parts of two bodies are: whoever touches a wall does not stand on it. */
const WITHIN = 0.01;

/** Where two bodies are nearest to each other, as the distance between them is measured. */
function nearestParts(
  own: Pick<Piece<Presence>, 'quad' | 'middle'>,
  other: Pick<Piece<Presence>, 'quad' | 'middle'>,
): readonly [Point, Point] {
  const ways = [
    ...own.quad.map(from => ({ from, to: nearestOnEdge(from, other.quad) })),
    ...other.quad.map(to => ({ from: nearestOnEdge(to, own.quad), to })),
  ];
  const [first, ...others] = ways.map(way => ({ ...way, paces: distance(way.from, way.to) }));
  const nearest = others.reduce((best, way) => (best === undefined || way.paces < best.paces ? way : best), first);
  return nearest === undefined
    ? [own.middle, other.middle]
    : [inward(nearest.from, own.middle), inward(nearest.to, other.middle)];
}

function nearestOnEdge(point: Point, quad: Quad): Point {
  const on = quad.map((from, at) => nearestOn(point, { from, to: quad[(at + 1) % quad.length] ?? from }));
  return on.reduce((best, each) => (distance(point, each) < distance(point, best) ? each : best));
}

function inward(point: Point, middle: Point): Point {
  const far = distance(point, middle);
  const part = far <= WITHIN ? 1 : WITHIN / far;
  return { x: point.x + (middle.x - point.x) * part, y: point.y + (middle.y - point.y) * part };
}

/** Something that is worked out when it is first asked for, and kept. */
function once<V>(work: () => V): () => V {
  let known: { readonly found: V } | undefined;
  return () => {
    known ??= { found: work() };
    return known.found;
  };
}

/** Somebody with what is asked of him again and again. */
interface Piece<Somebody extends Presence> {
  readonly who: Somebody;
  readonly quad: Quad;
  readonly middle: Point;
  /** From where he looks and where he is seen. */
  readonly eyes: () => readonly Point[];
  /** Hill level of the ground he stands on, and levels that he stands above it. */
  readonly level: () => number;
  readonly storeys: () => number;
}

/** The middles of the stands of a body, worked out when they are first wanted. */
const centres = oncePer((placed: Placed): readonly Point[] => standsOf(placed).map(({ centre }) => centre));
