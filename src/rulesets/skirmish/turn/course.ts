import type { Reason, Violation } from '../../../rulebook/index.js';
import {
  advanceUntilGround,
  type Bearing,
  bodyOfDisc,
  type Disc,
  distance,
  type Feature,
  firstDisc,
  lastRoom,
  onTable,
  onTheWay,
  type Point,
  quadOf,
  turnBetween,
} from '../../../table/index.js';
import { discOf, enemiesOf, everybody, type Field, historyOf, isDown, levelWith, moverOf } from '../field.js';
import { type CrossedObstacle, isSolid, obstaclesBetween, stretchesBetween } from '../ground.js';
import { BESIDE, FINELY, NOTHING, SHORT } from '../measures.js';
import { type MoveCost, type Mover, moveCost, moveRate, type Pace, type Stretch } from '../moving/moving.js';
import type { SkirmishRules } from '../rules.js';
import type { Figure, FigureId } from '../state.js';
import { walkWay } from '../works/places.js';

/** A straight move as somebody means to make it. */
export interface Going {
  readonly bearing: Bearing;
  /** Inches; as far as he comes where it is more. */
  readonly length: number;
  readonly pace: Pace;
  /** Up to this share of the turn; all of it unless said. */
  readonly until?: number;
  /** Whom he may come into contact with; nobody unless said. He stops short of everybody else. */
  readonly onto?: readonly FigureId[];
  /** He may leave the table. */
  readonly off?: boolean;
  /** A turn about that is free: of who breaks and runs. */
  readonly freely?: boolean;
  /** The facing that he takes up in the end. */
  readonly face?: Bearing;
}

/** Where a move takes him. */
export interface Course {
  readonly from: Point;
  readonly to: Point;
  readonly bearing: Bearing;
  readonly moved: number;
  readonly pace: Pace;
  /** The share of the turn that all his moves and actions have then taken. */
  readonly share: number;
  /** The enemy that he has come into contact with. */
  readonly met: FigureId | null;
  /** He has left the table. */
  readonly left: boolean;
  readonly stopped: string | null;
  readonly faults: readonly Violation[];
  readonly because: readonly Reason[];
}

/** Everything on a way that costs, from its start. */
interface Way {
  readonly from: Point;
  readonly bearing: Bearing;
  readonly stretches: readonly Stretch[];
  readonly obstacles: readonly CrossedObstacle[];
}

/**
 * Where a straight move takes a figure: as far as it means to go, its turn lasts and the ground lets it, through friends where there is room
 * in the end, up to the enemies that it may touch and no nearer to others.
 *
 * @clause skirmish/movement/table
 * @clause skirmish/sequence/no-undeclared-contact
 */
export function courseOf(figure: Figure, going: Going, field: Field): Course {
  const { rules, table } = field;
  const { pace, until = 1 } = going;
  const mover = moverOf(figure, rules);
  const disc = discOf(figure, rules);
  const { bearing, ground, aloft } = openGround(figure, going, mover, field);
  const edge = going.off === true ? ground.distance : withinTable(figure.at, bearing, ground.distance, field);
  const way: Way = aloft
    ? { from: figure.at, bearing, stretches: [{ ground: 'open', length: edge }], obstacles: [] }
    : wayOf(figure.at, bearing, edge, field);
  const planned = planning(figure, { ...going, bearing }, way, mover, field);
  const whole = planned(edge);
  const budget = until - figure.turn.share;
  const reach = whole.share <= budget ? edge : farthest(planned, edge, budget);
  const end = among(figure, disc, reach, { ...going, bearing }, field);
  const reached = onTheWay(figure.at, bearing, end.length);
  const to = going.off === true ? reached : onto(table, reached);
  const cost = planned(end.length);
  // What is too long has been cut; what else is wrong stays.
  const faults = [
    ...cost.faults.filter(({ path }) => path !== 'stretches'),
    ...afterARun(figure, { ...going, bearing }, mover, field),
  ];
  const stopped =
    end.stopped ??
    (reach < edge ? 'the end of its move' : edge < ground.distance ? 'the edge' : blockedBy(ground.feature));
  return {
    from: figure.at,
    to,
    bearing,
    moved: end.length,
    pace,
    share: end.length < NOTHING ? figure.turn.share : Math.min(until, figure.turn.share + cost.share),
    met: end.met,
    left: going.off === true && !onTable(table, to),
    stopped: end.length < going.length - NOTHING ? stopped : null,
    faults:
      going.freely === true
        ? faults.filter(({ path }) => path !== 'turns' && path !== 'history.sameDirection')
        : faults,
    because: cost.because,
  };
}

/** A point at the edge of the table that rounding has put beyond it. */
function onto({ width, height }: Field['table'], { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

/** How far a bearing leads over ground that one may go on; on a wall along it, and at a window or on a ladder nowhere. */
function openGround(figure: Figure, going: Going, mover: Mover, field: Field) {
  const { rules, table } = field;
  const { bearing, length } = going;
  if (figure.high !== null) {
    const way = walkWay(figure, bearing, field);
    const ground = { distance: way === undefined ? 0 : Math.min(way.room, length * way.share), feature: undefined };
    return { bearing: way?.bearing ?? bearing, ground, aloft: true };
  }
  const ground = advanceUntilGround(
    [quadOf(bodyOfDisc(discOf(figure, rules), bearing))],
    bearing,
    table,
    feature => isBarred(feature, mover, rules),
    length,
  );
  return { bearing, ground, aloft: false };
}

function blockedBy(feature: Feature | undefined): string | null {
  return feature === undefined ? null : (feature.name ?? feature.kind);
}

/** Ground that a mover has no rate for, and solid things. */
function isBarred(feature: Feature, mover: Mover, rules: SkirmishRules): boolean {
  if (isSolid(feature)) return true;
  const rate = (ground: 'rough' | 'climb' | 'swim') => moveRate({ mover, pace: 'walk', ground }, rules);
  switch (feature.kind) {
    case 'river':
      return rate('swim') === null;
    case 'ridge':
      return rate('climb') === null;
    case 'fence':
    case 'wall':
      return mover.on === 'horse' && !rules.moving.limits[`mounted-${mover.horse}-not-galloping`].crosses;
    default:
      return false;
  }
}

function withinTable(from: Point, bearing: Bearing, length: number, { table }: Field): number {
  if (onTable(table, onTheWay(from, bearing, length))) return length;
  let [inside, outside] = [0, length];
  while (outside - inside > NOTHING / 2) {
    const middle = (inside + outside) / 2;
    if (onTable(table, onTheWay(from, bearing, middle))) inside = middle;
    else outside = middle;
  }
  return inside;
}

function wayOf(from: Point, bearing: Bearing, length: number, { table }: Field): Way {
  const to = onTheWay(from, bearing, length);
  return {
    from,
    bearing,
    stretches: length === 0 ? [] : stretchesBetween(table, from, to, length),
    obstacles: length === 0 ? [] : obstaclesBetween(table, from, to, length),
  };
}

/**
 * The turns of a part of a move, degrees: parts of one are judged as one, by where the figure faced when the turn began. At a run or gallop so is the
 * facing that he takes up in the end.
 */
function turnsOf({ turn: { faced: began } }: Figure, { bearing, face, pace, freely = false }: Going) {
  const off = freely ? 0 : turnBetween(began, bearing);
  return { began, off, inTheEnd: face === undefined ? [] : [turnBetween(pace === 'run' ? began : bearing, face)] };
}

/**
 * Who has run or galloped part of his move turns no farther in the rest of it, though he walks.
 *
 * @clause skirmish/movement/turn-limit-run
 */
function afterARun(figure: Figure, going: Going, mover: Mover, { rules }: Field): readonly Violation[] {
  if (figure.turn.pace !== 'runs' || going.pace === 'run' || going.freely === true) return [];
  const { off, inTheEnd } = turnsOf(figure, { ...going, pace: 'run' });
  const { faults } = moveCost({ mover, pace: 'run', stretches: [], turns: [off, ...inTheEnd] }, rules);
  return faults.filter(({ path }) => path === 'turns');
}

/** What so much of a way costs. */
function planning(
  figure: Figure,
  going: Going,
  way: Way,
  mover: Mover,
  { rules }: Field,
): (length: number) => MoveCost {
  const { pace, bearing, freely = false } = going;
  const { began, off, inTheEnd } = turnsOf(figure, going);
  // A turn that an earlier part has paid for is not paid for again; one before any way was gone has not been.
  const turned = figure.turn.moved > 0 && turnBetween(began, figure.facing) > rules.moving.freeTurn;
  const paid = pace === 'walk' && !freely && turned;
  const first = paid ? turnBetween(figure.facing, bearing) : off;
  const turns = [first, ...inTheEnd];
  const history = historyOf(figure, off, rules);
  return length => {
    let left = length;
    const stretches = way.stretches.flatMap(stretch => {
      const part = Math.min(left, stretch.length);
      left -= part;
      return part <= 0 ? [] : [{ ...stretch, length: part }];
    });
    const obstacles = way.obstacles.flatMap(({ obstacle, at }) => (at <= length ? [obstacle] : []));
    return moveCost({ mover, pace, stretches, turns, obstacles, history }, rules);
  };
}

/** The farthest that a share of a turn takes one. */
function farthest(planned: (length: number) => MoveCost, length: number, budget: number): number {
  if (budget <= 0 || planned(0).share > budget) return 0;
  let [near, far] = [0, length];
  while (far - near > FINELY) {
    const middle = (near + far) / 2;
    if (planned(middle).share <= budget) near = middle;
    else far = middle;
  }
  return near;
}

/** How far one gets among others: up to the first enemy, and then to where there is room among friends. */
function among(
  figure: Figure,
  disc: Disc,
  reach: number,
  { bearing, onto = [] }: Going,
  field: Field,
): { readonly length: number; readonly met: FigureId | null; readonly stopped: string | null } {
  const { rules } = field;
  const enemies = enemiesOf(figure, field).filter(other => levelWith(figure, other));
  const wide = (other: Figure): Disc => {
    const { centre, radius } = discOf(other, rules);
    return { centre, radius: onto.includes(other.id) ? radius : radius + SHORT };
  };
  const own = enemies.filter(other => distance(other.at, figure.at) <= reach + BESIDE);
  // Whom one stands beside already, nearer than one may come, holds nobody up who does not go at him.
  const hindering = own.filter(other => onto.includes(other.id) || !isBeside(disc, wide(other), bearing));
  const first = firstDisc(disc, bearing, hindering.map(wide), reach);
  const enemy = first === undefined ? undefined : hindering[first.index];
  const upTo = first?.at ?? reach;
  const others = everybody(field)
    .filter(
      other =>
        other !== figure &&
        other.id !== figure.id &&
        !enemies.includes(other) &&
        levelWith(figure, other) &&
        distance(other.at, figure.at) <= reach + BESIDE,
    )
    .map(other => discOf(other, rules));
  const lying = enemies.filter(other => isDown(other, field)).map(other => discOf(other, rules));
  const length = lastRoom(disc, bearing, [...others, ...lying.slice(0, 0)], upTo);
  const short = length < upTo - NOTHING;
  if (enemy !== undefined && !short) {
    const met = onto.includes(enemy.id);
    return { length, met: met ? enemy.id : null, stopped: met ? null : 'the enemy' };
  }
  return { length, met: null, stopped: short ? 'no room among friends' : null };
}

/** Whether a base stands within reach of another one already, and does not go nearer. */
function isBeside(disc: Disc, other: Disc, bearing: Bearing): boolean {
  const near = distance(disc.centre, other.centre);
  if (near >= disc.radius + other.radius) return false;
  return distance(onTheWay(disc.centre, bearing, NOTHING), other.centre) >= near;
}
