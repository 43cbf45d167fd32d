import {
  angleOff,
  bearingTo,
  boxAround,
  boxesMeet,
  destination,
  distanceBetweenQuads,
  distanceToQuad,
  edgesOf,
  isClear as isClearGround,
  lengthInside,
  meetingOf,
  nearestOn,
  normalBearing,
  type Place,
  type Placed,
  type Point,
  piecesInside,
  pointOn,
  type Quad,
  quadOf,
  type Segment,
  type StandPlace,
  standsOf,
  toGrid,
} from '../../../../table/index.js';
import { fireRange } from '../../fire/fire.js';
import { mayShoot } from '../../shooting/may-shoot.js';
import { maximumRange } from '../../shooting/weapons.js';
import type { Unit } from '../../state.js';
import { meleesOf, onTable } from '../../units.js';
import { type Field, storeysUnder } from '../field.js';
import { standsFree } from '../fighting/engaged.js';
import { fliesOver } from '../sorcery/walking.js';
import { asTheyStood, shooterPlaceOf, targetPlaceOf } from './as-they-stood.js';
import { columnOf, matesBefore } from './mates.js';
import type { Shooting } from './numbers.js';
import { isElevated } from './overhead.js';
import { mayShootOverUnit, ranksBefore } from './own-ranks.js';
import { shootersOf } from './weapons.js';

/** A figure that may shoot at a target by itself. */
export interface ShootingFigure {
  /** 0 is the front rank. */
  readonly rank: number;
  /** 0 is the left file, seen from behind. */
  readonly file: number;
  /** Paces between it and the nearest part of the target. */
  readonly distance: number;
  /** Of one that has friends in its way whichever part of the target it aims at: how near those over whom it shoots are to its body or to the target, in paces. */
  readonly over?: number;
  /** Where it shoots from: the middle of the front of its base. */
  readonly at: Point;
  /** Those who stand one behind the other as the target sees them have the same name here. */
  readonly column: string;
}

/** Who shoots all round has the target nowhere outside his arc: half a circle to each side. */
export const ALL_ROUND = 180;
/** As much as an arc or a range may be passed by rounding. */
const HAIR = 0.01;

/**
 * The figures of a body that may shoot at a target as they stand: part of it is within their own range and arc, and on the level nobody stands between,
 * friend or enemy, but the ranks of their own that they shoot over. By the other reading of `wrg/ruling/figures-that-shoot` all may as soon as the body
 * may; so may a square. Who has evaded shoots from where he stood before. At a charge each shoots who has the charger within range and arc where he
 * is shot at. From a height, or up at one, they shoot over others too, if they may shoot overhead. Who comes down on his enemy from the air has neither friends
 * nor ground in his way.
 *
 * @clause wrg/shooting/range/base
 * @clause wrg/shooting/arc-45
 * @clause wrg/shooting/arc-22-5
 * @clause wrg/shooting/overhead/allowed-height
 * @clause wrg/shooting/overhead/forbidden
 * @clause wrg/shooting/tactical/long-range
 * @clause wrg/sorcery/crows
 */
export function figuresThatMay(shooting: Shooting, field: Field): readonly ShootingFigure[] {
  const { unit, shot, ranksBehind } = shooting;
  const then = asTheyStood(shooting, field);
  const placed = shooterPlaceOf(shooting);
  const enemy = quadOf(targetPlaceOf(shooting, field));
  const reach = reachOf(shooting, field);
  const all = field.rules.fighting.shooting.figures === 'whole' || unit.square;
  const isAllRound = reach.arc >= ALL_ROUND;
  const stands = isAllRound
    ? nearestRanks(placed, enemy, all ? 1 + ranksBehind : Number.POSITIVE_INFINITY)
    : standsOf(placed).filter(({ rank }) => rank <= ranksBehind);
  const elevated = isElevated(then.unit, then.target, field);
  if (all && !elevated) return shootingAsOne(stands, shot.distance);
  const between = bodiesBetween(shooting, field).filter(({ side }) => !elevated || side === unit.side);
  const mayOver = elevated && mayShootOver(shooting, field);
  const own = elevated ? [] : ranksBefore(unit, field);
  const others = between.filter(body => !own.includes(body));
  const parts = partsToShootAt(shooting, field);
  const sees = seesOverGround(shooting, field);
  const outlines = parts.map((points): Outline => ({ points, edges: edgesOf(points) }));
  const able = stands.flatMap((stand): readonly ShootingFigure[] => {
    const { rank, file, corners, facing } = stand;
    const eye = { at: middleOf(corners), facing };
    const mates = (to: Point) => matesBefore({ stand, from: eye.at, to }, stands);
    const isPastMates = (to: Point) => !isAllRound || all || mayOver || mates(to).deep <= ranksBehind;
    const isWithin = (mark: Point) => distanceToQuad(mark, corners) <= reach.range + HAIR && sees(eye.at, mark);
    const overWhom = (marks: readonly Point[], bodies: readonly Unit[] = between) =>
      marks
        .filter(mark => isWithin(mark) && isPastMates(mark))
        .map(to => nearestInTheWay({ from: eye.at, to }, bodies, [placed, targetPlaceOf(shooting, field)]));
    const marks = outlines.flatMap(part => marksOn(part, eye, reach));
    const over = overWhom(marks);
    const distance = toGrid(Math.min(...parts.map(part => distanceBetweenQuads(corners, part))));
    const column = isAllRound && !all ? columnOf(stand, marks.filter(isWithin).map(mates)) : `${file}`;
    const figure = { rank, file, distance, at: eye.at, column };
    const isClear =
      over.includes(undefined) ||
      overWhom(outlines.flatMap(part => marksBeside(between, part, eye, reach))).includes(undefined);
    if (isClear) return [figure];
    const isOverOwn = mayShootOverUnit(shooting, rank, own, field) && overWhom(marks, others).includes(undefined);
    if (isOverOwn) return [{ ...figure, over: 0 }];
    return mayOver && over.length > 0 ? [{ ...figure, over: Math.max(...over.map(near => near ?? 0)) }] : [];
  });
  if (!all || able.length === 0) return able;
  const overs = able.flatMap(({ over }) => over ?? []);
  return shootingAsOne(stands, shot.distance, overs.length === 0 ? {} : { over: Math.min(...overs) });
}

/** Those of a body who all shoot as soon as the body may, from as far as it does. */
function shootingAsOne(
  stands: readonly StandPlace[],
  distance: number,
  over: Pick<ShootingFigure, 'over'> = {},
): readonly ShootingFigure[] {
  return stands.map(({ rank, file, corners }) => ({
    rank,
    file,
    distance,
    at: middleOf(corners),
    column: `${file}`,
    ...over,
  }));
}

/**
 * Whether figures of a body see parts of its target over the ground: a house, a wood or a hill hides him from those before whom it stands.
 *
 * @clause wrg/reaction/within-needs-view
 */
function seesOverGround(shooting: Shooting, field: Field): (from: Point, to: Point) => boolean {
  const { table, rules } = field;
  const { unit, target } = shooting;
  if (fliesOver(unit, rules)) return () => true;
  const fromStoreys = storeysUnder({ placed: shooterPlaceOf(shooting), rout: unit.rout }, field);
  const toStoreys = storeysUnder({ placed: targetPlaceOf(shooting, field), rout: target.who.unit.rout }, field);
  return (from, to) => isClearGround({ from, to, fromStoreys, toStoreys, table, rules: rules.field.sight });
}

/** Whether a body may shoot over others from where it is. */
function mayShootOver({ unit, shot }: Shooting, { rules }: Field): boolean {
  return unit.period.conduct.shoots !== 'front-rank' && mayShoot({ ...shot, overhead: { elevated: true } }, rules).may;
}

/** How near those over whom a line leads are to where it comes from or to where it goes; `undefined` where it leads over nobody. */
function nearestInTheWay(
  line: { readonly from: Point; readonly to: Point },
  bodies: readonly Unit[],
  ends: readonly Placed[],
): number | undefined {
  const near = bodies
    .map(({ placed }) => quadOf(placed))
    .filter(quad => lengthInside(line, quad) > HAIR)
    .flatMap(quad => ends.map(end => distanceBetweenQuads(quad, quadOf(end))));
  return near.length === 0 ? undefined : Math.min(...near);
}

/**
 * What of a target may be aimed at: all of it, but where it is hand to hand, with them or with others, none of those who fight (`wrg/ruling/shooting-into-a-melee`).
 *
 * @clause wrg/shooting/into-melee
 */
function partsToShootAt(shooting: Shooting, field: Field): readonly Quad[] {
  const { shot, target } = shooting;
  // He has met nobody yet.
  if (shot.charged !== undefined) return [quadOf(targetPlaceOf(shooting, field))];
  const enemy = target.who.unit;
  const melees = meleesOf(field.state, enemy);
  if (melees.length === 0) return [quadOf(target.who.placed)];
  return standsFree(enemy, melees, field).map(({ corners }) => corners);
}

/** Of every file of a body that shoots all round so many figures as are nearest to the target, the nearest first. */
export function nearestRanks(placed: Placed, enemy: Quad, most: number): readonly StandPlace[] {
  const away = new Map(standsOf(placed).map(stand => [stand, distanceBetweenQuads(stand.corners, enemy)]));
  const all = [...away.keys()].sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0) || a.rank - b.rank);
  return all.filter((stand, i) => all.slice(0, i).filter(({ file }) => file === stand.file).length < most);
}

/** Something that is aimed at: the ground of a body or a thing, or the line of a wall. */
export interface Outline {
  readonly points: readonly Point[];
  /** Its sides; of a line its stretches, of a single point none that has any length. */
  readonly edges: readonly Segment[];
}

/** A figure that has part of something within its own range and arc. */
export interface FigureReaching extends StandPlace {
  /** The parts of it that it may aim at. */
  readonly marks: readonly Point[];
}

/** Of how many files of a body, wherever it stands, the nearest figure has part of an enemy within its own range and arc, whoever stands between. */
export function filesReaching(placed: Placed, enemy: Quad, reach: Reach): number {
  const stands =
    reach.arc >= ALL_ROUND ? nearestRanks(placed, enemy, 1) : standsOf(placed).filter(({ rank }) => rank === 0);
  return whoReach(stands, { points: enemy, edges: edgesOf(enemy) }, reach).length;
}

/** Of some figures those who have part of something within their own range and arc, whoever stands between. */
export function whoReach(stands: readonly StandPlace[], target: Outline, reach: Reach): readonly FigureReaching[] {
  return stands.flatMap((stand): readonly FigureReaching[] => {
    const { corners, facing } = stand;
    const marks = marksOn(target, { at: middleOf(corners), facing }, reach).filter(
      mark => distanceToQuad(mark, corners) <= reach.range + HAIR,
    );
    return marks.length === 0 ? [] : [{ ...stand, marks }];
  });
}

/** How far and how wide somebody shoots: paces, and degrees to each side of straight ahead. */
export interface Reach {
  readonly range: number;
  readonly arc: number;
}

function reachOf({ unit, missiles: { weapon }, shot }: Shooting, { rules }: Field): Reach {
  const { range, arc } = mayShoot(shot, rules);
  if (unit.period.conduct.fireMissiles !== true) return { range, arc };
  const { height } = shot;
  const usual = maximumRange(shootersOf(unit, rules), weapon, height === undefined ? {} : { height }, rules);
  return { range: Math.min(range, fireRange(usual, weapon, rules)), arc };
}

/** The middle of the front of a base. */
export function middleOf([left, right]: Quad): Point {
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}

/** Parts of something in somebody's arc that he might hit: what is nearest to him, what is straight ahead and at the ends of his arc, and its corners. */
export function marksOn({ points, edges }: Outline, eye: Place, { range, arc }: Reach): readonly Point[] {
  const nearest = edges.map(edge => nearestOn(eye.at, edge));
  if (arc >= ALL_ROUND) return [...nearest, ...points];
  const ahead = [-arc, 0, arc].flatMap(off =>
    firstOn({ points, edges }, eye.at, normalBearing(eye.facing + off), range),
  );
  return [...ahead, ...nearest, ...points].filter(mark => angleOff(eye, mark) <= arc + HAIR);
}

/** How far past the corner of those who stand between it is aimed, in degrees. */
const PAST = 0.2;

/** Parts of something in somebody's arc that show just beside others who stand between. */
function marksBeside(between: readonly Unit[], target: Outline, eye: Place, { range, arc }: Reach): readonly Point[] {
  return between
    .flatMap(({ placed }) => quadOf(placed))
    .map(corner => bearingTo(eye.at, corner))
    .flatMap(bearing => [-PAST, PAST].flatMap(off => firstOn(target, eye.at, normalBearing(bearing + off), range)))
    .filter(mark => arc >= ALL_ROUND || angleOff(eye, mark) <= arc + HAIR);
}

/** Where a line from a place comes upon something first. */
function firstOn({ points, edges }: Outline, from: Point, bearing: number, range: number): readonly Point[] {
  const line = { from, to: destination(from, bearing, range) };
  const isGround = edges.length === points.length && points.length > 2;
  const starts = isGround
    ? piecesInside(line, points).map(({ start }) => start)
    : edges.flatMap(edge => meetingOf(line, edge) ?? []).sort((a, b) => a - b);
  return starts.slice(0, 1).map(start => pointOn(line, start));
}

/**
 * All who might stand between a body and its target; who lies hidden hides nobody. Before who charges his fellows, who have moved as he has,
 * may have come since: friends alone stand in the way. Who is on his wings has enemies alone between.
 */
function bodiesBetween(shooting: Shooting, field: Field): readonly Unit[] {
  const { unit, shot, target } = shooting;
  const within = boxAround([...quadOf(shooterPlaceOf(shooting)), ...quadOf(targetPlaceOf(shooting, field))]);
  return onTable(field.state)
    .filter(({ id, hidden }) => id !== unit.id && id !== target.who.id && hidden === null)
    .filter(({ side }) => shot.charged === undefined || side === unit.side)
    .filter(({ side }) => side !== unit.side || !fliesOver(unit, field.rules))
    .filter(({ placed }) => boxesMeet(within, boxAround(quadOf(placed))));
}
