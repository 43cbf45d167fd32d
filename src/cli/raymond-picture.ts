import type { Battle, SideId, Told } from '../battle/index.js';
import {
  drawTable,
  type FireArc,
  type HeldPlace,
  type MarkedStand,
  type Move,
  type Piece,
  type Shot,
  type StandMark,
  type TablePicture,
} from '../draw/index.js';
import {
  contactsOf,
  type Gone,
  isArtillery,
  type RaymondRules,
  type RaymondTerms,
  raymond,
  type StandKind,
  standQuads,
  strengthOf,
  tableOf,
  type Unit,
} from '../rulesets/raymond/index.js';
import { distanceBetweenQuads, type Point } from '../table/index.js';
import { captionOf } from './endings.js';

type RaymondBattle = Battle<RaymondTerms>;
type Event = Told<RaymondTerms>;

/**
 * The table at the end of a turn: every unit stand by stand; how it moved, charged and recoiled in that turn; who fired at whom, from
 * where they then stood; who is fighting; and a ring where a unit left the battle.
 */
export function drawRaymond(battle: RaymondBattle, events: readonly Event[], rules: RaymondRules): string {
  return drawTable(pictureOf(battle, events, rules));
}

function pictureOf(battle: RaymondBattle, events: readonly Event[], rules: RaymondRules): TablePicture {
  const { scenario, state } = battle;
  const units = Object.values(state.units);
  const leaving = new Set(events.flatMap(event => (event.kind === 'gone' ? event.unit : [])));
  const there = units.filter(unit => unit.gone === null);
  const pieces = units.filter(unit => unit.gone === null || leaving.has(unit.id)).map(unit => pieceOf(unit, rules));
  return {
    table: tableOf(scenario),
    unit: raymond.unit,
    pieces,
    moves: movesIn(events),
    shots: events.flatMap(event => shotsOf(event, state.units, events)),
    melees: meleesAmong(there, battle, rules),
    objectives: scenario.objectives.map(objective => heldPlace(objective, battle)),
    sides: Object.entries(scenario.sides).map(([id, { name, colour }]) => ({
      id,
      name,
      strength: strengthWords(id, battle),
      ...(colour === undefined ? {} : { colour }),
    })),
    title: scenario.name,
    caption: captionOf(battle, raymond),
  };
}

function heldPlace(
  { id, name, at, radius }: RaymondBattle['scenario']['objectives'][number],
  { state }: RaymondBattle,
): HeldPlace {
  const { side = null, turns = 0 } = state.holdings.find(holding => holding.objective === id) ?? {};
  const place = { id, name: name ?? id, at: { x: at[0], y: at[1] }, radius };
  if (side === null) return place;
  return { ...place, side, note: `held for ${turns} ${turns === 1 ? 'turn' : 'turns'}` };
}

function strengthWords(side: SideId, { state, scenario }: RaymondBattle): string {
  const { mustered, left } = strengthOf(state, side, scenario);
  return `${left.units} of ${mustered.units} units, ${left.stands} of ${mustered.stands} stands`;
}

const marks: { readonly [K in Exclude<StandKind, 'command'>]: StandMark } = {
  pike: 'pikes',
  musket: 'muskets',
  'hand-to-hand': 'swords',
  'light-hand-to-hand': 'light arms',
  'mounted-dragoon': 'mounted dragoons',
  'dismounted-dragoon': 'dismounted dragoons',
  cavalry: 'horse',
  'heavy-cavalry': 'armoured horse',
  'frame-gun': 'frame gun',
  'light-gun': 'light gun',
  'heavy-gun': 'heavy gun',
};

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
    mark: like === 'command' ? (unit.rank ?? 'sub-commander') : marks[like],
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

type Units = RaymondBattle['state']['units'];

/** A shot runs between the places of that time: whoever moved away afterwards was still at the beginning of its way. */
function shotsOf(event: Event, units: Units, events: readonly Event[]): Shot[] {
  if (event.kind !== 'fire') return [];
  const before = (id: string) => events.flatMap(stretchOf).find(({ piece }) => piece === id)?.path[0];
  const from = before(event.unit) ?? units[event.unit]?.at;
  if (from === undefined) return [];
  return [{ from, to: before(event.target) ?? event.target, hits: event.hits }];
}

/** A place between every two units that are in contact. */
function meleesAmong(units: readonly Unit[], { state }: RaymondBattle, rules: RaymondRules): readonly Point[] {
  const [side] = units.map(unit => unit.side);
  return units
    .filter(unit => unit.side === side)
    .flatMap(unit => contactsOf(unit, state, rules).map(enemy => betweenUnits(unit, enemy, rules)));
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
