import {
  type Bearing,
  bearingTo,
  bodyCentre,
  depthOf,
  destination,
  distance,
  distanceBetweenQuads,
  type Moved,
  measuredFrom,
  normalBearing,
  type Placed,
  type Point,
  quadOf,
  quadsOverlap,
  type Segment,
  turnBetween,
  turned,
  widthOf,
} from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import type { WrgRules } from '../../rules.js';
import type { Doing, Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import { HAIR } from '../contact.js';
import type { Field } from '../field.js';
import type { Play } from '../play.js';
import { tableBetweenHulls } from '../ships/hulls.js';
import { goingForward } from './charges/meeting.js';
import { bearsBody } from './going.js';
import { narrowerFronts } from './going-back/falling-in.js';
import { isHinderedAlong, linesOf } from './hindrance.js';
import type { Marching } from './march.js';

/** Less of a move than this, in paces, is no step: nobody is told of it, and no ground obstructs it. */
export const NO_STEP = 0.5;

/** What nobody leaves off without being kept from it. */
export const headlong: readonly Doing[] = ['charging', 'countercharging', 'pursuing', 'routing', 'evading'];

/** What goes on though a body has not moved. */
const stays: readonly Doing[] = ['routing', 'pursuing', 'reorganising', 'rallying-back'];

/** Degrees. */
const RIGHT_ANGLE = 90;

/**
 * Puts a unit where its move has led it.
 *
 * @param all where everybody has ended, and stands now who has fallen in there already
 */
export function carryOut(one: Marching, moved: Moved, all: readonly Moved[], play: Play): void {
  const { unit, march, doing, going } = one;
  const { facing, files } = unit.placed;
  const final = fallenIn(one, moved, all, play);
  const hasTurned = turnBetween(facing, final.facing) > 1;
  const formed = files !== final.files;
  // It takes time to form, and who has had that is caught at it no more.
  const timeToForm = march.surcharges.find(({ kind }) => kind === 'formation')?.cost ?? 0;
  const { period } = unit;
  delete period.stood;
  Object.assign(period, wayGone(unit, moved));
  const goesIn = headlong.includes(doing) && moved.stoppedBy?.kind === 'contact';
  const does = moved.moved > 0 || hasTurned || goesIn || stays.includes(doing) ? doing : 'halted';
  // Who falls in where he stands goes back before nobody.
  period.doing = does === 'rallying-back' && moved.moved < NO_STEP ? 'reorganising' : does;
  const ground = { table: tableOf(play.scenario, play.state), rules: play.rules };
  delete period.did;
  const waded = period.waded !== undefined;
  period.obstructed =
    waded ||
    (moved.moved >= NO_STEP &&
      // What lay under him as he turned back is behind the way of his front.
      (one.climbedOver?.some(id => going.obstructing.offRoad.has(id)) === true ||
        isObstructed(one, moved, final, ground)));
  if (hasTurned && leftItsWay(unit, play.rules)) period.turnedOutOfControl = true;
  if (one.turnsPaid !== undefined) period.turnsPaid = one.turnsPaid;
  if (hasTurned || formed) period.turned = true;
  if (formed && moved.spent < timeToForm) period.unready = 'changing-formation';
  else if (hasTurned && march.sharpestTurn > play.rules.movement.condition.facing)
    period.unready = 'changing-direction';
  noteMenFaced(one, moved);
  unit.placed = {
    ...unit.placed,
    at: { x: final.at.x, y: final.at.y },
    facing: final.facing,
    files: final.files,
  };
}

/**
 * Notes how the men of a body face who go away from the enemy, and not forward, each of them by himself, and are met with their block left standing as it was. Who
 * retires because a test tells him to faces whoever comes upon him.
 *
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/reaction/result-current-retire
 */
function noteMenFaced({ unit: { bound, period }, doing }: Marching, { figuresFace, stoppedBy }: Moved): void {
  delete period.menFaced;
  const facesAttack = bound?.instruction === 'retire' || goingForward.includes(doing);
  if (figuresFace !== undefined && stoppedBy?.kind === 'contact' && !facesAttack) period.menFaced = figuresFace;
}

/** The way that a body has gone by a move, as it is kept until the end of the period. */
export function wayGone(
  { placed: { at, facing, files } }: Unit,
  { moved, course }: Moved,
): Pick<Unit['period'], 'from' | 'moved' | 'path' | 'stood'> {
  const from = { x: at.x, y: at.y };
  const path = course
    .map(({ placed }) => ({ x: placed.at.x, y: placed.at.y }))
    .filter((point, i, all) => all[i - 1]?.x !== point.x || all[i - 1]?.y !== point.y);
  return { from, moved, path, ...(moved < NO_STEP ? {} : { stood: { at: { ...from }, facing, files } }) };
}

/**
 * The body where its move has ended. Who rallies back has fallen in there, whoever has stopped him, and fronts to whom he was to front to, in a narrower formation if
 * he has no room for it in his own, or where others leave him none for that either with his back to nobody; nor does he show his back who retires, whatever has stopped him or turned his way aside, if he fronts every
 * period: he turns about if whoever threatens him most at the end is behind his flank. Who falls back
 * by order and is stopped by friends fronts there if he was to front, and keeps the front that he had if he has not come a step.
 *
 * @clause wrg/rally-back/end
 * @clause wrg/rally-back/any-formation
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/manoeuvre/wheel-or-turn
 */
function fallenIn(one: Marching, moved: Moved, all: readonly Moved[], play: Play): Placed {
  const { unit, doing, going } = one;
  const { bound } = unit;
  const { final, stoppedBy } = moved;
  const { field } = play.rules;
  // Also who has come no farther because he set out later than others.
  const fallsIn = doing === 'rallying-back' && stoppedBy?.kind !== 'contact' && stoppedBy?.kind !== 'edge';
  const front = frontFrom(one, moved, all);
  const fronting = turned(final, front);
  const toEnemy = enemyBefore(moved, play) ?? front;
  const others = all.filter(other => other !== moved);
  const isFree = (there: Placed) =>
    others.every(other => !quadsOverlap(quadOf(there), quadOf(other.final), field.crowding));
  const table = tableBetweenHulls(unit, { ...play, table: tableOf(play.scenario, play.state) });
  const hasRoom = (there: Placed) => isFree(there) && bearsBody({ placed: final }, there, going, table);
  if (fallsIn && !standsAtEnemy(moved, all, field) && turnBetween(front, toEnemy) <= RIGHT_ANGLE) {
    const fallen = [fronting, ...narrowerFronts(unit, final, fronting, play)].find(hasRoom);
    if (fallen !== undefined) return fallen;
  }
  const fronts = field.playing.retiringFronts === 'each-period';
  const facesAttack = fronts && doing === 'retiring' && bound?.instruction === 'retire';
  const isHeld = doing === 'retiring' && bound === null && stoppedBy?.kind === 'friend';
  const showsBack = turnBetween(final.facing, fallsIn ? toEnemy : front) > RIGHT_ANGLE;
  if (showsBack && (fallsIn || facesAttack || isHeld))
    return turned(final, normalBearing(final.facing + 2 * RIGHT_ANGLE));
  const asItWas = isKeptWhereItIs(one, moved, field) ? asItFaced(unit, moved) : undefined;
  return asItWas !== undefined && (isOnSameGround(asItWas, final) || isFree(asItWas)) ? asItWas : final;
}

/**
 * Whether a body that was to go back has not come a step from where it stood, for friends or for ground that it cannot enter: who presses upon those behind him
 * has not either, nor who has stepped forward to turn. Nobody shows his back for that; but who retreats does so in any case.
 */
function isKeptWhereItIs(
  { unit: { bound, placed }, doing }: Marching,
  { final, stoppedBy }: Moved,
  { crowding }: WrgRules['field'],
): boolean {
  const mayFront = bound === null || bound.instruction === 'move-to-friends';
  if (doing !== 'retiring' || !mayFront || stoppedBy === undefined) return false;
  const step = stoppedBy.kind === 'friend' ? crowding + NO_STEP : NO_STEP;
  const isStopped = stoppedBy.kind === 'friend' || stoppedBy.kind === 'impassable' || stoppedBy.kind === 'too wide';
  return isStopped && distance(bodyCentre(placed), bodyCentre(final)) < step;
}

/** A body with the front that it had, on the ground to which it has come. */
function asItFaced({ placed }: Unit, { moved, final }: Moved): Placed {
  return moved < NO_STEP ? placed : turned({ ...final, files: placed.files }, placed.facing);
}

/** Whether a body has the same ground in two places: it has no more than turned about. */
function isOnSameGround(a: Placed, b: Placed): boolean {
  const round = turnBetween(a.facing, b.facing);
  const isAbout = round < 1 || round > 2 * RIGHT_ANGLE - 1;
  return isAbout && a.files === b.files && distance(bodyCentre(a), bodyCentre(b)) <= HAIR;
}

/** Whether the enemy who has stopped a body has come up to it: it leaves the ground on which it is met no more. */
function standsAtEnemy(
  { final, stoppedBy }: Moved,
  all: readonly Moved[],
  { contact }: Play['rules']['field'],
): boolean {
  const enemy = stoppedBy?.kind === 'enemy' ? all.find(({ id }) => id === stoppedBy.id) : undefined;
  return enemy !== undefined && distanceBetweenQuads(quadOf(final), quadOf(enemy.final)) <= contact + HAIR;
}

/** Where a body is to front to that has fallen in: to whoever threatens it most where it has come to, and where he has come to. */
function frontFrom({ march, frontsTo }: Marching, { final }: Moved, all: readonly Moved[]): Bearing {
  if (frontsTo === undefined) return march.end.facing;
  const ends = new Map(all.map(({ id, final: there }) => [id, there]));
  return frontsTo(final, enemy => ends.get(enemy.id) ?? enemy.placed);
}

/** Where the enemy is who has stopped a body. */
function enemyBefore({ final, stoppedBy }: Moved, { state }: Play): Bearing | undefined {
  if (stoppedBy?.kind !== 'enemy') return undefined;
  return bearingTo(bodyCentre(final), bodyCentre(unitOf(state, stoppedBy.id).placed));
}

/**
 * Whether ground has obstructed a body on its way: under any part of its front, or where its middle has gone (`wrg/ruling/part-of-a-front-on-bad-ground`); by
 * one reading under its rear as well (`wrg/ruling/rear-on-bad-ground`).
 *
 * @clause wrg/disorganisation/difficult-terrain
 */
function isObstructed(
  { going: { obstructing } }: Marching,
  moved: Moved,
  placed: Placed,
  ground: Pick<Field, 'table' | 'rules'>,
): boolean {
  const { widerThanRoad, partOfAFront, slowUntil } = ground.rules.movement.going;
  const asides = partOfAFront === 'middle' ? linesOf(obstructing, ground.table) : obstructing;
  const courses = slowUntil === 'rear' ? [moved.course, rearsOf(moved.course)] : [moved.course];
  return courses.some(course =>
    tracksOf({ course }, widerThanRoad).some((ways, track) =>
      isHinderedAlong(
        ways.map(way => ({ ...way, placed })),
        track === 0 ? obstructing : asides,
        ground,
      ),
    ),
  );
}

/** The way that the rear of a body has gone, as if that were its front. */
function rearsOf(course: Moved['course']): Moved['course'] {
  return course.map(node => {
    const { placed } = node;
    return { ...node, placed: { ...placed, at: destination(placed.at, placed.facing, -depthOf(placed)) } };
  });
}

/**
 * The straight ways, one after the other, on which the middle of a front, first, and the figures at both its ends have gone, or its middle alone where the ground
 * under that is all that matters; who turns on the spot goes nowhere.
 */
function tracksOf({ course }: Pick<Moved, 'course'>, middleAlone: boolean): readonly (readonly Segment[])[] {
  const steps = course.slice(1).flatMap(({ placed: there }, i) => {
    const here = course[i]?.placed;
    const stays = here === undefined || (there.at.x === here.at.x && there.at.y === here.at.y);
    return stays ? [] : [{ from: placesAlong(here), to: placesAlong(there) }];
  });
  const parts = middleAlone ? [0] : [0, 1, 2];
  return parts.map(part =>
    steps.flatMap((step): Segment[] => {
      const [from, to] = [step.from[part], step.to[part]];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    }),
  );
}

/** The middle of a front and the figures at both its ends. */
function placesAlong(placed: Placed): readonly Point[] {
  const half = Math.max(0, (widthOf(placed) - placed.stand.front) / 2);
  const on = measuredFrom(placed);
  return half === 0 ? [placed.at] : [placed.at, on(-half, 0), on(half, 0)];
}

/**
 * Whether a body that turns has left the direction of its advance: out of control, and not because it was about to charge there anyway
 * (`wrg/ruling/charge-out-of-control`).
 *
 * @clause wrg/uncontrolled-advance/disorganised
 */
function leftItsWay({ bound, period, rout }: Unit, { field }: Play['rules']): boolean {
  const charges = period.charges !== null && field.playing.chargeOutOfControl === 'charge';
  return bound?.instruction === 'uncontrolled-advance' && !charges && rout === null;
}
