import type { SideId } from '../../../../battle/index.js';
import type { Arm, Ghost, HeldPlace, Move, Piece, PieceState, Shot, SideStyle, Thing } from '../../../../draw/index.js';
import { counted } from '../../../../rulebook/index.js';
import type { Holding } from '../../../../scenario/index.js';
import {
  bearingTo,
  destination,
  distanceToQuad,
  type Placed,
  type Point,
  type Quad,
  quadOf,
} from '../../../../table/index.js';
import type { FieldEvent } from '../turn/events.js';
import type { FieldScenario } from '../turn/scenario.js';
import type { Contact, FieldState, FieldUnit, ForcedReaction, Gone, Rider, UnitId } from '../turn/state.js';
import type { MarkerSeen } from '../turn/unseen/markers.js';
import { markerPiece } from './markers.js';

/** A unit as it is drawn. */
interface Shown {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly strength: number;
  readonly figures: number;
  readonly guarding: number;
  readonly placed: Placed;
  readonly mustDo: ForcedReaction | null;
}

/** How a unit moved in the turn that is drawn. */
export interface Way {
  /** From where it stood to where it stands; empty where it is not known, or where it stood still. */
  readonly path: readonly Point[];
  readonly charged: boolean;
}

/** The pieces of the whole table: every unit on it, the hidden ones as markers that say who stands there, and the phantoms. */
export function piecesOf<Unit extends FieldUnit>(
  { units, phantoms }: Pick<FieldState<Unit>, 'units' | 'phantoms'>,
  pieceOf: (unit: Unit) => Piece,
): readonly Piece[] {
  const there = Object.values(units).filter(({ gone, awaited }) => gone === null && awaited === null);
  return [
    ...there.map(unit => {
      const { marker, side, at, name } = unit;
      return marker === null ? pieceOf(unit) : markerPiece({ id: marker, side, at }, name);
    }),
    ...phantoms.map(({ marker, side, at }) => markerPiece({ id: marker, side, at }, null)),
  ];
}

/** Riders with orders where they are, heading for the units that they ride to. */
export function riderThings(riders: readonly Rider[], pieces: readonly Piece[]): readonly Thing[] {
  return riders.map(({ to, at, sent }) => {
    const unit = pieces.find(({ id }) => id === to);
    return {
      kind: 'rider',
      id: `rider-${to}-${sent}`,
      at,
      facing: unit === undefined ? 0 : bearingTo(at, unit.placed.at),
    };
  });
}

/** A unit as a side sees it, as far as it decides whether it is drawn as figures. */
interface Seen {
  readonly name: string;
  readonly gone: Gone | null;
  readonly own?: { readonly marker: string | null; readonly awaited: object | null };
}

/** The pieces that a side sees: units in the open, and markers; its own say whom they hide. */
export function piecesSeen<Unit extends Seen>(
  { units, markers }: { readonly units: Readonly<Record<UnitId, Unit>>; readonly markers: readonly MarkerSeen[] },
  pieceOf: (unit: Unit) => Piece,
): readonly Piece[] {
  const hides = ({ own }: MarkerSeen) =>
    own === undefined ? undefined : own.unit === null ? null : (units[own.unit]?.name ?? null);
  return [
    ...Object.values(units)
      .filter(({ gone, own }) => gone === null && (own === undefined || (own.marker ?? own.awaited) === null))
      .map(pieceOf),
    ...markers.map(marker => markerPiece(marker, hides(marker))),
  ];
}

/** A unit as a piece: its body, what it has lost, what it is doing and how it came. */
export function unitPiece(
  { id, side, name, strength, figures, guarding, placed, mustDo }: Shown,
  arm: Arm,
  contacts: readonly Pick<Contact, 'a' | 'b'>[],
  { path }: Way,
): Piece {
  const lost = strength - figures - guarding;
  return {
    id,
    side,
    label: name,
    arm,
    placed,
    state: mustDo ?? meleeState(id, contacts),
    ...(lost > 0 ? { lost: { figures: lost } } : {}),
    ...(path.length > 1 ? { path } : {}),
  };
}

function meleeState(id: UnitId, contacts: readonly Pick<Contact, 'a' | 'b'>[]): PieceState {
  return contacts.some(({ a, b }) => a === id || b === id) ? 'in melee' : 'steady';
}

/** How a unit moved, as the state of the turn has it. */
export function wayOf({ turn: { path, charging } }: Pick<FieldUnit, 'turn'>): Way {
  return { path, charged: charging };
}

/** A move as it is told. */
type MoveTold = Extract<FieldEvent, { kind: 'moved' }>;

/** How a unit moved, as far as it was told. */
export function wayTold(unit: UnitId, moves: readonly MoveTold[]): Way {
  const { way = [], charging = false } = moves.find(move => move.unit === unit) ?? {};
  return { path: way, charged: charging };
}

/** A volley, if both who fired and who was fired at are pieces that can be seen. */
export function volleyShot(
  { unit, target, losses }: { readonly unit: UnitId; readonly target: UnitId; readonly losses: number },
  pieces: readonly Piece[],
  ghosts: readonly Ghost[] = [],
): readonly Shot[] {
  const shown = (id: UnitId) => pieces.some(piece => piece.id === id && piece.hidden !== true);
  const from = ghosts.find(({ piece }) => piece === unit)?.placed.at ?? unit;
  return shown(unit) && shown(target) ? [{ from, to: target, hits: losses }] : [];
}

/** What its own side knows of how a unit is. */
export interface Condition {
  readonly loaded?: boolean;
  readonly fatigue: number;
}

/** How a unit is, in a few words each, as far as it is not as it should be; nothing for whoever may not know. */
export function conditionOf(condition: Condition | undefined): readonly string[] {
  if (condition === undefined) return [];
  const { loaded = true, fatigue } = condition;
  return [...(fatigue > 0 ? [`tired −${fatigue}`] : []), ...(loaded ? [] : ['not loaded'])];
}

/** What units did in a turn, as it is drawn: where they fight, how they went on through the enemy, and where they had fired from. */
export interface TurnDrawn {
  readonly melees: readonly Point[];
  readonly moves: readonly Move[];
  readonly ghosts: readonly Ghost[];
}

/** The fights, trails and old places of a turn. */
export function turnDrawn(
  pieces: readonly Piece[],
  contacts: readonly Pick<Contact, 'a' | 'b'>[],
  events: readonly { readonly kind: string }[],
): TurnDrawn {
  const pieceOf = (id: UnitId) => pieces.find(piece => piece.id === id && piece.hidden !== true);
  const through = events.flatMap(event => (isThrough(event) ? [event] : []));
  const fired = new Set(events.flatMap(event => (isVolley(event) ? [event.unit] : [])));
  const trails = through.flatMap(({ unit, cm }) => {
    const piece = pieceOf(unit);
    if (piece === undefined) return [];
    // Who breaks through goes straight on.
    const { at, facing } = piece.placed;
    const from = destination(at, facing + 180, cm);
    return [{ piece: unit, how: 'charge' as const, path: [from, at], placed: { ...piece.placed, at: from } }];
  });
  return {
    melees: contacts.flatMap(({ a, b }) => {
      const [one, other] = [pieceOf(a), pieceOf(b)];
      return one === undefined || other === undefined ? [] : [betweenBodies(quadOf(one.placed), quadOf(other.placed))];
    }),
    moves: trails.map(({ piece, how, path }) => ({ piece, how, path })),
    ghosts: trails.flatMap(({ piece, placed }) => (fired.has(piece) ? [{ piece, placed }] : [])),
  };
}

function isThrough(event: { readonly kind: string }): event is Extract<FieldEvent, { kind: 'broke-through' }> {
  return event.kind === 'broke-through';
}

function isVolley(event: { readonly kind: string }): event is { readonly kind: 'volley'; readonly unit: UnitId } {
  return event.kind === 'volley';
}

/** The middle of where two bodies are nearest to each other. */
export function betweenBodies(one: Quad, other: Quad): Point {
  const from = outlinePoints(one).map(point => ({ point, away: distanceToQuad(point, other) }));
  const least = Math.min(...from.map(({ away }) => away));
  const near = from.filter(({ away }) => away <= least + 0.3).map(({ point }) => point);
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(near.map(({ x }) => x)), y: between(near.map(({ y }) => y)) };
}

/** Points all along the outline of a body. */
function outlinePoints(quad: Quad): readonly Point[] {
  const steps = 24;
  return quad.flatMap((from, i) => {
    const to = quad[(i + 1) % 4] ?? from;
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

/** All that a shot has cost, whoever it struck. */
export function hitsOf(losses: Readonly<Record<UnitId, number>>): number {
  return Object.values(losses).reduce((sum, lost) => sum + lost, 0);
}

/** The sides as the legend names them, with what has gone from each of them as a whole. */
export function sidesOf(
  { sides }: { readonly sides: Readonly<Record<SideId, ArmyNamed>> },
  units: readonly Pick<FieldUnit, 'side' | 'gone' | 'strength'>[] = [],
): readonly SideStyle[] {
  return Object.entries(sides).map(([id, { name, colour }]) => {
    const gone = units
      .filter(unit => unit.side === id && unit.gone !== null && unit.gone !== 'off-table')
      .reduce((sum, { strength }) => sum + strength, 0);
    return {
      id,
      name,
      ...(colour === undefined ? {} : { colour }),
      ...(gone === 0 ? {} : { gone }),
    };
  });
}

interface ArmyNamed {
  readonly name: string;
  readonly colour?: string | undefined;
}

/** A place worth holding, and who has held it for how long. */
export function heldPlace(
  { id, name, at, radius }: FieldScenario['objectives'][number],
  holdings: readonly Holding[],
): HeldPlace {
  const place = { id, name, at: { x: at[0], y: at[1] }, radius };
  const { side = null, turns = 0 } = holdings.find(({ objective }) => objective === id) ?? {};
  if (side === null) return place;
  return { ...place, side, note: `held for ${counted(turns, 'turn')}` };
}
