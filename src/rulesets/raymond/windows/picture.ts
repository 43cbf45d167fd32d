import type { Seat, SideId, Told } from '../../../battle/index.js';
import type { FireArc, Ghost, HeldPlace, MarkedStand, Move, Piece, Shot, TablePicture } from '../../../draw/index.js';
import { counted } from '../../../rulebook/index.js';
import { distanceBetweenQuads, type Point } from '../../../table/index.js';
import type { Setting } from '../../../windows/index.js';
import { contactsOf } from '../combat/contact.js';
import { standQuads } from '../formation/places.js';
import { tableOf } from '../ground.js';
import type { RaymondRules } from '../rules.js';
import type { Gone, Unit } from '../state.js';
import type { RaymondTerms } from '../terms.js';
import { isArtillery } from '../units.js';
import { strengthOf } from '../victory.js';
import { standMarks } from './stand-marks.js';

type Event = Told<RaymondTerms>;
type Scenario = RaymondTerms['scenario'];

/** What a picture is made of: both a state and a view have it, since nothing is hidden. */
interface Shown {
  readonly units: Units;
  readonly holdings: RaymondTerms['view']['holdings'];
}

/**
 * The table at the end of a turn: every unit stand by stand; how it moved, charged and recoiled in that turn; who fired at whom, from
 * where they then stood; who is fighting; and a ring where a unit left the battle.
 */
export function pictureRaymond(
  { scenario, rules }: Setting<RaymondTerms>,
  shown: Shown,
  events: readonly Event[],
): TablePicture {
  const units = Object.values(shown.units);
  const leaving = new Set(events.flatMap(event => (event.kind === 'gone' ? event.unit : [])));
  const there = units.filter(unit => unit.gone === null);
  const pieces = units.filter(unit => unit.gone === null || leaving.has(unit.id)).map(unit => pieceOf(unit, rules));
  return {
    table: tableOf(scenario),
    unit: 'inch',
    pieces,
    moves: movesIn(events),
    ghosts: ghostsOf(events, pieces),
    shots: events.flatMap(event => shotsOf(event, shown.units, events)),
    melees: meleesAmong(there, shown, rules),
    objectives: scenario.objectives.map(objective => heldPlace(objective, shown)),
    sides: Object.entries(scenario.sides).map(([id, { name, colour }]) => ({
      id,
      name,
      strength: strengthWords(id, shown, scenario),
      ...(colour === undefined ? {} : { colour }),
    })),
    title: scenario.name,
  };
}

/** The table as a side sees it, which is all there is. */
export function pictureRaymondSeen(seat: Seat<RaymondTerms>, events: readonly Event[]): TablePicture {
  return pictureRaymond(seat, seat.view, events);
}

function heldPlace({ id, name, at, radius }: Scenario['objectives'][number], { holdings }: Shown): HeldPlace {
  const { side = null, turns = 0 } = holdings.find(holding => holding.objective === id) ?? {};
  const place = { id, name: name ?? id, at: { x: at[0], y: at[1] }, radius };
  if (side === null) return place;
  return { ...place, side, note: `held for ${counted(turns, 'turn')}` };
}

function strengthWords(side: SideId, shown: Shown, scenario: Scenario): string {
  const { mustered, left } = strengthOf(shown, side, scenario);
  return `${left.units} of ${counted(mustered.units, 'unit')}, ${left.stands} of ${counted(mustered.stands, 'stand')}`;
}

function pieceOf(unit: Unit, rules: RaymondRules): Piece {
  const [first] = unit.stands;
  const size = rules.stands[first?.kind ?? 'pike'].size;
  const { at, facing, id, side, name } = unit;
  const there = unit.gone === null;
  const left = there ? unit.stands.length : 0;
  const lost = unit.strength - left;
  const note = noteOf(unit);
  return {
    id,
    side,
    label: name,
    arm: isArtillery(unit) ? 'artillery' : unit.mounted ? 'cavalry' : 'infantry',
    placed: { stand: size, figures: left, files: 1, at, facing },
    stands: there ? unit.stands.map(stand => markedStand(stand, unit, rules)) : [],
    ...(lost > 0 ? { lost: { stands: lost } } : {}),
    ...(unit.hits > 0 && there ? { hits: unit.hits } : {}),
    ...(note === '' ? {} : { note }),
    ...(unit.guns === null || unit.limbered ? {} : { arc: fieldOf(rules.fire.ranges[unit.guns], rules) }),
  };
}

function markedStand({ kind, rank, file }: Unit['stands'][number], unit: Unit, rules: RaymondRules): MarkedStand {
  const { like } = rules.stands[kind];
  return {
    rank,
    file,
    mark: like === 'command' ? (unit.rank ?? 'sub-commander') : standMarks[like],
    ...(unit.formation === 'defensive mass' && rank > 0 ? { back: true } : {}),
    ...(unit.limbered ? { limbered: true } : {}),
  };
}

const gone: { readonly [G in Gone]: string } = {
  destroyed: 'destroyed',
  routed: 'routed',
  withdrawn: 'withdrawn',
  retreated: 'retreated',
  'off-table': 'off the table',
};

function noteOf(unit: Unit): string {
  if (unit.gone !== null) return gone[unit.gone];
  return unit.formation === 'defensive mass' ? 'defensive mass' : '';
}

/** The strip before a gun, band by band, that its shot can reach. */
function fieldOf(range: number, rules: RaymondRules): FireArc {
  const bands = rules.fire.bands.map(band => band.to).filter(to => to < range);
  return { halfAngle: 0, ranges: [...bands, range] };
}

/** Every stretch that a unit moved in, each of them once: a charge may be told as a move and as the contact that ended it. */
function movesIn(events: readonly Event[]): readonly Move[] {
  const moves = events.flatMap(stretchOf).filter(({ path }) => path.length > 1);
  return moves.filter((move, index) => !moves.slice(index + 1).some(later => sameStretch(move, later)));
}

function stretchOf(event: Event): Move[] {
  switch (event.kind) {
    case 'move':
      return [{ piece: event.unit, how: event.action === 'charge' ? 'charge' : 'march', path: event.path }];
    case 'contact':
      return [{ piece: event.unit, how: 'charge', path: [event.from, event.to] }];
    case 'break-through':
      return [{ piece: event.unit, how: 'charge', path: event.path }];
    case 'recoil':
      return [{ piece: event.unit, how: 'recoil', path: event.path }];
    default:
      return [];
  }
}

function sameStretch(one: Move, other: Move): boolean {
  return (
    one.piece === other.piece && samePoint(one.path[0], other.path[0]) && samePoint(one.path.at(-1), other.path.at(-1))
  );
}

function samePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}

type Units = RaymondTerms['view']['units'];

/** A shot runs between the places of that time: whoever moved away afterwards was still at the beginning of its way. */
function shotsOf(event: Event, units: Units, events: readonly Event[]): Shot[] {
  if (event.kind !== 'fire') return [];
  const before = (id: string) => events.flatMap(stretchOf).find(({ piece }) => piece === id)?.path[0];
  const from = before(event.unit) ?? units[event.unit]?.at;
  if (from === undefined) return [];
  return [{ from, to: before(event.target) ?? event.target, hits: event.hits }];
}

/** Where units stood when they fired that have moved since. */
function ghostsOf(events: readonly Event[], pieces: readonly Piece[]): readonly Ghost[] {
  const fired = new Set(events.flatMap(event => (event.kind === 'fire' ? [event.unit] : [])));
  return pieces.flatMap(({ id, placed }) => {
    if (!fired.has(id)) return [];
    const away = events.find(event => stretchOf(event).some(({ piece }) => piece === id));
    if (away === undefined) return [];
    const [at] = stretchOf(away)[0]?.path ?? [];
    const facing = away.kind === 'move' ? (away.faced ?? away.facing) : placed.facing;
    if (at === undefined || (samePoint(at, placed.at) && facing === placed.facing)) return [];
    return [{ piece: id, placed: { ...placed, at, facing } }];
  });
}

/** A place between every two units that are in contact. */
function meleesAmong(units: readonly Unit[], shown: Shown, rules: RaymondRules): readonly Point[] {
  const [side] = units.map(unit => unit.side);
  return units
    .filter(unit => unit.side === side)
    .flatMap(unit => contactsOf(unit, shown, rules).map(enemy => betweenUnits(unit, enemy, rules)));
}

/** Halfway between the stands by which two units touch. */
function betweenUnits(one: Unit, other: Unit, rules: RaymondRules): Point {
  const others = standQuads(other, rules);
  const touching = standQuads(one, rules).flatMap(quad =>
    others.filter(enemy => distanceBetweenQuads(quad, enemy) === 0).flatMap(enemy => [...quad, ...enemy]),
  );
  return middleOf(touching);
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
