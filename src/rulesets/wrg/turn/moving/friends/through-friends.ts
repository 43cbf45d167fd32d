import {
  bearingTo,
  bodyCentre,
  distance,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  moveTogether,
  quadOf,
  quadsOverlap,
  stand,
  toGrid,
  turnBetween,
} from '../../../../../table/index.js';
import { HAIR } from '../../contact.js';
import type { Field } from '../../field.js';
import { hasOnlyCorners } from '../../frontage.js';
import { goesOverTheEdge } from '../../leaving.js';
import { tableBetweenHulls } from '../../ships/hulls.js';
import { wallsKeepApart } from '../../siege/crossing.js';
import { bearsBody } from '../going.js';
import type { Marching } from '../march.js';
import { later } from '../part-of-a-march.js';
import { type Beyond, comeClear } from './coming-clear.js';
import {
  barringEachOther,
  heldUpLongEnough,
  isHeldLong,
  letsWheelFirst,
  waitingFor,
  waitOf,
  withThoseKept,
  withWaits,
} from './held-up.js';
import {
  behindThem,
  goesFirst,
  isLeftToTry,
  isNews,
  type Leave,
  NO_WAY,
  noLeave,
  pairOf,
  passes,
  refuse,
  tryBoth,
} from './leave-to-pass.js';
import {
  brushedInAWheel,
  cameTogether,
  type PassedThrough,
  passagesOf,
  standingFriends,
  walkedInto,
  wouldPass,
} from './passages.js';

/** A movement that has been played, with those who went through friends in it. */
export interface MovedThrough {
  readonly joint: JointMoved;
  readonly passages: readonly PassedThrough[];
  /** Who has gone farther than his move to come out beyond friends. */
  readonly beyond: ReadonlyMap<string, Beyond>;
}

/**
 * Everybody moves at the same time, and through friends as the rules let him: who runs or evades through anybody, light troops as of right
 * through those who stand. Nobody ends on the ground of friends (`wrg/ruling/ending-among-friends`): who is in haste, or has been held up
 * for long, comes out beyond them, everybody else stays on this side. Friends who bar each other, so that neither could ever get on, go through each other, both or the one
 * that gets clear so, and are disorganised by it; so does who has been held up by friends for long enough
 * (`wrg/ruling/friends-in-the-way`).
 *
 * @clause wrg/interpenetration/light-infantry
 * @clause wrg/interpenetration/light-cavalry
 * @clause wrg/interpenetration/others
 * @clause wrg/evade/through-friends
 */
export function moveThroughFriends(marching: ReadonlyMap<string, Marching>, field: Field): MovedThrough {
  const leave = noLeave();
  const { amongFriends: ruled } = field.rules.field.playing;
  let first: JointMoved | undefined;
  for (;;) {
    const joint = moveUnder(leave, marching, field);
    const onHim = turnedInto(joint, leave, marching, field);
    for (const pair of onHim) leave.noRoom.add(pair);
    if (onHim.length > 0) continue;
    if (passedByCorners(joint, leave, field)) continue;
    const met = ranInto(joint, leave, marching, field);
    for (const pair of met) leave.meet.add(pair);
    const into = walkedInto(joint, leave, marching, field);
    for (const pair of into) {
      leave.refused.add(pair);
      leave.settled.add(pair);
    }
    const late = letsWheelFirst(joint, leave, marching, field);
    for (const id of late) leave.late.set(id, (leave.late.get(id) ?? -1) + 1);
    if (met.length + into.length + late.length > 0) continue;
    first ??= joint;
    const deeper = wouldPass(joint, leave);
    for (const pair of deeper) leave.through.delete(pair);
    const brushed = brushedInAWheel(joint, leave, marching);
    for (const pair of brushed) {
      leave.grazed.add(pair);
      leave.through.set(pair, 'grazes');
    }
    if (deeper.length + brushed.length > 0) continue;
    const { moved, beyond, among } =
      ruled === 'stand'
        ? { moved: joint, beyond: new Map<string, Beyond>(), among: [] }
        : comeClear(joint, leave, marching, field);
    for (const pair of among) {
      const next = behindThem(pair, joint, leave, marching);
      if (next.length === 0) refuse(pair, leave, isHeldLong(pair, marching, field), goesFirst(pair, marching));
      for (const other of next) leave.through.set(other, 'held');
    }
    if (among.length > 0) continue;
    if (passedStanding(joint, leave, marching, field)) continue;
    const barred = barringEachOther(joint, marching).filter(pair => isLeftToTry(pair, leave));
    for (const pair of barred) tryBoth(pair, leave);
    const held = heldUpLongEnough(joint, marching, field).filter(pair => isNews(pair, leave) && !leave.waits.has(pair));
    for (const pair of held) leave.through.set(pair, 'held');
    if (barred.length + held.length > 0) continue;
    // Who bursts into friends in his rout does so though there is no room for him beyond.
    const burst = passagesOf(first, { ...noLeave(), noRoom: leave.noRoom }, marching, field)
      .filter(({ one, other, routs }) => routs && leave.refused.has(pairOf(one.id, other.id)))
      .map(passage => ({ ...passage, stays: true as const }));
    return {
      joint: withThoseKept(moved, leave),
      beyond,
      passages: [...passagesOf(moved, leave, marching, field, beyond), ...burst],
    };
  }
}

/**
 * Whether it has been found out anything new about enemies who meet with corners alone: they go past each other, unless they come to grips farther on
 * (`wrg/ruling/corner-to-corner`).
 */
function passedByCorners({ units, contacts }: JointMoved, { corners }: Leave, { rules }: Field): boolean {
  if (rules.field.playing.cornerToCorner === 'fights') return false;
  const movedOf = (id: string) => units.find(moved => moved.id === id);
  let isNew = false;
  const find = (pair: string, what: 'past' | 'met') => {
    corners.set(pair, what);
    isNew = true;
  };
  for (const [pair, what] of corners) {
    const [one, other] = pair.split(' ').map(movedOf);
    if (what === 'past' && one !== undefined && other !== undefined && cameTogether(one, other)) find(pair, 'met');
  }
  for (const { a, b, standing } of contacts) {
    const [one, other] = [movedOf(a), movedOf(b)];
    if (standing || one === undefined || other === undefined || corners.has(pairOf(a, b))) continue;
    if (hasOnlyCorners(one.final, other.final)) find(pairOf(a, b), 'past');
  }
  return isNew;
}

/** Whether it has been found out anything new about friends who may be gone through as of right because they stand, though they would march. */
function passedStanding(
  joint: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): boolean {
  const { stand: standing, marchOn } = standingFriends(joint, leave, marching, field);
  for (const pair of standing) leave.through.set(pair, 'stands');
  for (const pair of marchOn) refuse(pair, leave);
  return standing.length + marchOn.length > 0;
}

function moveUnder(leave: Leave, marching: ReadonlyMap<string, Marching>, field: Field): JointMoved {
  const { contact, crowding, playing } = field.rules.field;
  const waiting = new Set(waitingFor(leave).map(({ id }) => id));
  const marchOf = ({ unit: { id }, march }: Marching) => {
    if (waiting.has(id)) return stand(march.start, 1);
    const wait = waitOf(id, leave);
    return wait === 0 ? march : later(march, wait);
  };
  const joint = moveTogether({
    movers: [...marching.values()].map(one => ({
      id: one.unit.id,
      side: one.unit.side,
      march: marchOf(one),
      leaves: goesOverTheEdge(one, field),
      ...(goesManByMan(one)
        ? {
            sidles: placed => bearsBody(one.unit, placed, one.going, tableBetweenHulls(one.unit, field)),
            turnsAway: one.doing !== 'charging',
            facesAbout: showsItsBack(one),
          }
        : { facesAbout: turnsOnTheSpot(one) }),
    })),
    contact,
    crowding,
    turnsInTime: playing.turnsUntilTouched,
    mayPass: (a, b) => passes(a, b, leave, marching, field),
    keptApart: (a, b) => keptApart(marching, a, b, leave, field),
  });
  return withWaits({ ...joint, units: joint.units.map(asFarAsItCame) }, leave, marching);
}

/**
 * A move with the ground that is covered by it. What a wheel covers is measured at the outer end of the front: who has been stopped as he began one, before his block
 * had come round at all, has gone straight on, and no farther than its middle.
 *
 * @clause wrg/manoeuvre/wheel-quick
 * @clause wrg/manoeuvre/wheel-slow
 */
function asFarAsItCame(one: Moved): Moved {
  const [first] = one.course;
  const { stoppedBy, course, final, moved } = one;
  if (first === undefined || stoppedBy === undefined || stoppedBy.kind === 'allowance') return one;
  const { facing, files } = first.placed;
  const places = [...course.map(({ placed }) => placed), final];
  if (places.some(placed => placed.facing !== facing || placed.files !== files)) return one;
  const gone = places.slice(1).reduce((sum, { at }, i) => sum + distance(places[i]?.at ?? at, at), 0);
  return gone < moved - HAIR ? { ...one, moved: toGrid(gone) } : one;
}

/**
 * Who is in haste changes his direction man by man: where friends leave his block no room to come round he goes off with it as it stands, and it comes
 * round as soon as there is room.
 */
function goesManByMan({ going }: Marching): boolean {
  return going.costs.turn === undefined;
}

/**
 * Whether a body goes with its back to the enemy: its figures turn about where they stand, be there room for their block to come round or not.
 *
 * @clause wrg/reaction/result-current-break
 * @clause wrg/rout/direction-backs
 * @clause wrg/evade/caught
 */
function showsItsBack({ doing, unit: { bound } }: Marching): boolean {
  return doing === 'routing' || doing === 'evading' || (doing === 'retiring' && bound?.instruction === 'retreat');
}

/** Whether a body comes round where it stands and goes nowhere: whom a friend who comes round too leaves no room for that turns about at least. */
function turnsOnTheSpot({ march: { start, end, moved } }: Marching): boolean {
  return moved < NO_WAY && turnBetween(start.facing, end.facing) > 1;
}

/** Whether a wall keeps two enemies from each other all through their moves, or one of them runs from the other, who stands. */
function keptApart(
  marching: ReadonlyMap<string, Marching>,
  a: string,
  b: string,
  { noRoom, corners, meet }: Leave,
  field: Field,
): boolean {
  const [one, other] = [marching.get(a), marching.get(b)];
  if (one === undefined || other === undefined) return false;
  if (corners.get(pairOf(a, b)) === 'past') return true;
  // Two who run from their enemies fight nobody, and hold up nobody either.
  if (one.doing === 'routing' && other.doing === 'routing' && !meet.has(pairOf(a, b))) return true;
  if (!noRoom.has(pairOf(a, b)) && (turnsAway(one, other, field) || turnsAway(other, one, field))) return true;
  const going = ({ unit, march: { end } }: Marching) => ({ unit, end });
  return wallsKeepApart(going(one), going(other), field);
}

/** Whether routers turn their backs on an enemy at whom they stand, and run from him: as they turn, a corner may come on his ground. */
function turnsAway({ unit, doing, march }: Marching, other: Marching, { rules }: Field): boolean {
  if (doing !== 'routing' || march.moved <= NO_WAY || other.march.moved > 0) return false;
  const [from, enemy] = [quadOf(unit.placed), quadOf(other.unit.placed)];
  if (distanceBetweenQuads(from, enemy) > 2 * rules.field.contact) return false;
  const [own, his] = [bodyCentre(unit.placed), bodyCentre(other.unit.placed)];
  const runs = bearingTo(march.start.at, march.end.at);
  return turnBetween(runs, bearingTo(own, his)) > 90;
}

/** Pairs of enemies of whom one has turned his back on the other and ends on his ground, because something has stopped him. */
function turnedInto(
  { units }: JointMoved,
  { noRoom }: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly string[] {
  const runners = units.filter(({ id }) => marching.get(id)?.doing === 'routing');
  return runners.flatMap(({ id, final }) => {
    const one = marching.get(id);
    const on = units.filter(other => {
      const enemy = marching.get(other.id);
      if (one === undefined || enemy === undefined || enemy.unit.side === one.unit.side) return false;
      if (noRoom.has(pairOf(id, other.id)) || !turnsAway(one, enemy, field)) return false;
      return quadsOverlap(quadOf(final), quadOf(other.final), field.rules.field.crowding);
    });
    return on.map(other => pairOf(id, other.id));
  });
}

/** Pairs of enemies who both run and would end on one ground, were they to run past each other. */
function ranInto(
  { units }: JointMoved,
  { meet }: Leave,
  marching: ReadonlyMap<string, Marching>,
  { rules }: Field,
): readonly string[] {
  const runners = units.filter(
    ({ id, stoppedBy }) => marching.get(id)?.doing === 'routing' && stoppedBy?.kind !== 'edge',
  );
  return runners.flatMap((one, i) =>
    runners.slice(i + 1).flatMap(other => {
      const pair = pairOf(one.id, other.id);
      const areEnemies = marching.get(one.id)?.unit.side !== marching.get(other.id)?.unit.side;
      const onHim = quadsOverlap(quadOf(one.final), quadOf(other.final), rules.field.crowding);
      return areEnemies && onHim && !meet.has(pair) ? [pair] : [];
    }),
  );
}
