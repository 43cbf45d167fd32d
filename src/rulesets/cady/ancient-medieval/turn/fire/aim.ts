import {
  distance,
  distanceToQuad,
  figuresOf,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  type SightBlocker,
  type StandPlace,
  sideToward,
} from '../../../../../table/index.js';
import { ranksOverHeads } from '../../../common/fire/ranks.js';
import { frontMiddle, heightOf, ranksFiredOn } from '../../../common/turn/aim.js';
import { placedOf } from '../../../common/turn/units.js';
import { inMissileArc, type ShootingRank, shootingRanks } from '../../missiles/missile-arcs.js';
import { missileRange, missileThird } from '../../missiles/missile-range.js';
import type { MissileGroup, MissileShot } from '../../missiles/missiles.js';
import { behindPavise } from '../../missiles/shot-side.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit, UnitId } from '../../state.js';
import type { AncientField } from '../field.js';
import { storeysOf } from '../siege/castle.js';
import { taskIn } from '../works/ordered.js';
import { type Aboard, aboard } from './aboard.js';
import type { Shooter } from './armed.js';
import { coverOf } from './cover.js';
import { type SightBetween, sightBetween } from './sight-between.js';

/** The figures of a unit that can shoot at a target, grouped by what bears on their odds. */
export interface Aim {
  readonly groups: readonly MissileGroup[];
  /** Distance of the nearest of them, cm. */
  readonly nearest: number;
  /** The stands that shoot, each with as many figures as do. */
  readonly stands: readonly StandPlace[];
}

/** One stand aims at one figure. */
interface Shot {
  readonly stand: StandPlace;
  readonly from: Point;
  readonly to: Point;
  /** The target figure's place in its unit, front rank first. */
  readonly figure: number;
  readonly range: number;
  readonly levelsAbove: number;
}

/**
 * Stand by stand, which figures of a unit can shoot at a target: those of the ranks that may, with the target in arc, in range
 * and in sight. Each stand aims at the nearest enemy figure it can shoot at. Slingers ordered to (`INDIRECT`) also reach over a
 * line of friends. `undefined` when none can.
 *
 * @clause cady/ancient-medieval/missile/line-of-sight
 * @clause cady/ancient-medieval/missile/second-rank
 * @clause cady/ancient-medieval/missile/second-rank-same-target
 * @clause cady/ancient-medieval/missile/fire-down-over-units
 * @clause cady/ancient-medieval/slinger/rear-ranks
 * @clause cady/ancient-medieval/siege/base-visible
 * @clause cady/common/fire/medieval-second-rank
 * @clause cady/common/fire/two-ranks-same-target
 * @param most how many figures shoot at it, where the unit divides its fire: whole files, those next to the target first
 * @clause cady/common/conduct/single-figure-may-fire
 */
export function groupsAt(
  shooter: Shooter,
  target: AncientUnit,
  shots: number,
  field: AncientField,
  most?: number,
): Aim | undefined {
  const { unit, ranks } = shooter;
  const { rules } = field;
  const sight = sightBetween(unit, target, field);
  const mark = markOf(target, sight, field);
  const aimed = new Map<number, readonly Shot[]>();
  const aimsOf = (rank: number) => {
    const shotsOf = aimed.get(rank) ?? shotsAt(ranks[rank]?.stands ?? [], shooter, mark, field);
    aimed.set(rank, shotsOf);
    return shotsOf;
  };
  const over = ranksInSight(shooter);
  const sees = ranks.map((_, rank) => over[rank] === true && aimsOf(rank).some(shot => sight.isClear(shot)));
  const overFriends = !sees.includes(true) && taskIn(shooter.order, 'indirect') !== undefined;
  const linesAhead = overFriends ? sight.linesAhead(aimsOf(0)[0]) : 0;
  const able = ranksAllowed(shooter, sees, linesAhead, rules).flatMap(({ rank, indirect }) =>
    aimsOf(rank)
      .filter(shot => (linesAhead === 1 ? sight.isClearOverFriends(shot) : sight.isClear(shot)))
      .map(shot => ({ shot, indirect })),
  );
  const groups = new Map<string, MissileGroup>();
  const shooting = most === undefined ? able : nearestFiles(able, most);
  for (const { shot, indirect } of shooting) {
    const group = groupOf(shooter, target, { shot, body: mark.body, indirect, shots, wagons: sight.wagons }, field);
    addTo(groups, group, rules);
  }
  if (groups.size === 0) return undefined;
  const nearest = Math.min(...shooting.map(({ shot }) => shot.range));
  return { groups: [...groups.values()], nearest, stands: shooting.map(({ shot }) => shot.stand) };
}

/**
 * Which ranks the men before them do not hide the target from: those that stand higher; on a castle wall, every one.
 *
 * @clause cady/ancient-medieval/siege/base-visible
 */
export function ranksInSight({ unit, ranks }: Shooter): readonly boolean[] {
  return unit.on === null ? ranksOverHeads(ranks.map(({ height }) => height)) : ranks.map(() => true);
}

interface Able {
  readonly shot: Shot;
  readonly indirect: boolean;
}

/** So many figures out of those that can shoot, file by file from the one nearest to the target: who stands behind shoots where his front rank does. */
function nearestFiles(able: readonly Able[], most: number): readonly Able[] {
  const away = new Map<number, number>();
  for (const { shot } of able) {
    const { file } = shot.stand;
    away.set(file, Math.min(shot.range, away.get(file) ?? Number.POSITIVE_INFINITY));
  }
  const inOrder = [...able].sort(
    ({ shot: a }, { shot: b }) =>
      (away.get(a.stand.file) ?? 0) - (away.get(b.stand.file) ?? 0) ||
      a.stand.file - b.stand.file ||
      a.stand.rank - b.stand.rank,
  );
  let left = most;
  return inOrder.flatMap(({ shot, indirect }): readonly Able[] => {
    const figures = Math.min(left, shot.stand.figures);
    left -= figures;
    return figures === 0 ? [] : [{ shot: { ...shot, stand: { ...shot.stand, figures } }, indirect }];
  });
}

/** Nobody throws an axe or a javelin over the heads of others. */
function ranksAllowed(
  { shooter, thrown }: Shooter,
  sees: readonly boolean[],
  linesAhead: number,
  rules: AncientMedievalRules,
): readonly ShootingRank[] {
  const ranks = shootingRanks({ shooter, sees, linesAhead }, rules);
  return thrown === undefined ? ranks : ranks.filter(({ indirect }) => !indirect);
}

/** Puts figures that shoot alike together: dice are thrown for them at once, at the distance of the farthest. */
function addTo(groups: Map<string, MissileGroup>, group: MissileGroup, rules: AncientMedievalRules): void {
  const { figures, distance: range, ...rest } = group;
  const third = missileThird(group, missileRange(group, rules).range, rules);
  const exact = rules.missiles.handCannon.odds.by === 'bands' ? Math.ceil(range) : '';
  const key = JSON.stringify([third, exact, rest]);
  const before = groups.get(key);
  groups.set(key, {
    ...group,
    figures: figures + (before?.figures ?? 0),
    distance: Math.max(range, before?.distance ?? 0),
  });
}

function groupOf(
  shooter: Shooter,
  target: AncientUnit,
  aim: {
    readonly shot: Shot;
    readonly body: Placed;
    readonly indirect: boolean;
    readonly shots: number;
    readonly wagons: readonly SightBlocker[];
  },
  field: AncientField,
): MissileGroup {
  const { shot, body, indirect, shots, wagons } = aim;
  const struck = sideToward(quadOf(body), shot.from);
  return {
    ...shotOf(shooter, target, field.rules),
    ...coverOf({ unit: shooter.unit, target, from: shot.from, to: shot.to, wagons }, field),
    distance: shot.range,
    levelsAbove: shot.levelsAbove,
    ranksDeep: ranksFiredOn(body, { unit: shooter.unit, from: shot.from }, field.rules),
    struck,
    figures: shot.stand.figures,
    shots,
    ...(indirect ? { indirect } : {}),
    ...(behindPavise({ struck, figure: shot.figure, pavises: target.carried.pavises }, field.rules)
      ? { pavise: true }
      : {}),
  };
}

/**
 * What a shot at a unit hangs on wherever it is shot from. Of a war wagon its men are the target.
 *
 * @clause cady/ancient-medieval/hussite/moving-safe
 * @clause cady/ancient-medieval/romans/testudo-missiles
 */
export function shotOf(
  { unit, shooter, thrown, closing }: Shooter,
  target: AncientUnit,
  rules: AncientMedievalRules,
): Omit<MissileShot, 'distance'> {
  const { formation } = target;
  return {
    shooter,
    target: menOf(target, rules).type,
    targetMoved: target.turn.moved > 0,
    ...(thrown === undefined ? {} : { thrown }),
    ...(closing === undefined ? {} : { closing }),
    ...(formation === 'phalanx' || formation === 'testudo' ? { formation } : {}),
    ...(unit.on === null ? {} : { onCurtainWall: true }),
    ...(unit.warWagon === null ? {} : { fromWarWagons: true }),
    ...(target.warWagon !== null && target.turn.moved > 0 ? { inMovingWagon: true } : {}),
  };
}

/** Those of a unit who are hit: its figures; of a war wagon, the men whom it carries. */
export function menOf(unit: AncientUnit, rules: AncientMedievalRules): Aboard {
  return aboard(unit, rules) ?? { type: unit.type, figures: unit.figures };
}

/** Where the figures of a target stand; of one that is half hidden, those in view. */
function figuresInView(target: AncientUnit, body: Placed): readonly Point[] {
  const figures = figuresOf(body).map(({ point }) => point);
  const { inView } = target;
  return inView === null ? figures : figures.filter((_, at) => inView.includes(Math.floor(at / body.stand.figures)));
}

/** What stands aim at: the figures of a target in view, its body, and what is to be seen of it. */
interface Mark {
  readonly target: AncientUnit;
  readonly body: Placed;
  readonly quad: Quad;
  readonly figures: readonly Point[];
  /** The figures at the corners of the body, by their place in it. */
  readonly corners: readonly number[];
  readonly sight: SightBetween;
}

/**
 * The shots of a rank: from the middle of each stand's front at the nearest figure in arc and range; where something hides
 * that one, at one at a corner of its unit. What is thrown by hand as bodies meet is measured to the body.
 */
function shotsAt(stands: readonly StandPlace[], shooter: Shooter, mark: Mark, field: AncientField): readonly Shot[] {
  return stands.flatMap((stand): readonly Shot[] => {
    if (stand.figures === 0) return [];
    const from = frontMiddle(stand);
    if (distanceToQuad(from, mark.quad) > shooter.reach) return [];
    const nearest = nearestInArc(shooter, stand, from, mark, field);
    if (nearest === undefined) return [];
    if (mark.sight.isClear(nearest)) return [nearest];
    for (const corner of mark.corners) {
      if (corner === nearest.figure || !isInArc(shooter, stand, from, mark.figures[corner], field)) continue;
      const shot = shotFrom(shooter, stand, from, mark, corner, field);
      if (shot !== undefined && mark.sight.isClear(shot)) return [shot];
    }
    return [nearest];
  });
}

function nearestInArc(
  shooter: Shooter,
  stand: StandPlace,
  from: Point,
  mark: Mark,
  field: AncientField,
): Shot | undefined {
  let best: { readonly figure: number; readonly range: number } | undefined;
  for (const [figure, to] of mark.figures.entries()) {
    const range = distance(from, to);
    if (best !== undefined && range >= best.range) continue;
    if (isInArc(shooter, stand, from, to, field)) best = { figure, range };
  }
  return best === undefined ? undefined : shotFrom(shooter, stand, from, mark, best.figure, field);
}

function isInArc(
  { shooter }: Shooter,
  { facing }: StandPlace,
  from: Point,
  target: Point | undefined,
  { rules }: AncientField,
): boolean {
  return target !== undefined && inMissileArc({ shooter, from, facing, target }, rules);
}

/** The shot of a stand at one figure; `undefined` when he is out of range. */
function shotFrom(
  shooter: Shooter,
  stand: StandPlace,
  from: Point,
  { target, quad, figures }: Mark,
  figure: number,
  { table, rules }: AncientField,
): Shot | undefined {
  const { unit } = shooter;
  const to = figures[figure];
  if (to === undefined) return undefined;
  const byHand = shooter.thrown !== undefined || rules.troops[shooter.shooter].weapon === 'pilum';
  const away = byHand ? distanceToQuad(from, quad) : distance(from, to);
  const levelsAbove =
    heightOf(from, { table, rules }) +
    storeysOf(unit, rules) -
    heightOf(to, { table, rules }) -
    storeysOf(target, rules);
  const { range } = missileRange({ ...shooter, levelsAbove, onCurtainWall: unit.on !== null }, rules);
  return away > range ? undefined : { stand, from, to, figure, range: away, levelsAbove };
}

/** Where the figures of every target of a field stand, worked out once: many units may aim at the same. */
const bodies = new WeakMap<AncientField['standing'], Map<UnitId, Omit<Mark, 'sight'>>>();

function markOf(target: AncientUnit, sight: Mark['sight'], { standing, rules }: AncientField): Mark {
  const known = bodies.get(standing) ?? new Map<UnitId, Omit<Mark, 'sight'>>();
  bodies.set(standing, known);
  const before = known.get(target.id);
  if (before !== undefined) return { ...before, sight };
  const body = placedOf(target, rules);
  const figures = figuresInView(target, body);
  const front = Math.min(figures.length, body.files * body.stand.figures) - 1;
  const made = { target, body, quad: quadOf(body), figures, corners: [0, front, figures.length - 1] };
  known.set(target.id, made);
  return { ...made, sight };
}
