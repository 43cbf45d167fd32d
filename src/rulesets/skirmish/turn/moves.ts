import { bearingTo, distance, normalBearing, onTheWay, type Point, turnBetween } from '../../../table/index.js';
import { contactsOf, discOf, type Field, fieldOf, historyOf, isSeenBy, isUp, moverOf, toward } from '../field.js';
import { around, HOME, NOTHING, SHUFFLE } from '../measures.js';
import { leavingMelee } from '../melee/contact.js';
import { paceFaults } from '../moving/moving.js';
import type { Figure, FigureId, How, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { isGuarded } from '../works/cover.js';
import { type Course, courseOf, type Going } from './course.js';
import { blowsAtLeaver } from './leaving.js';
import { isDriven, isHeldBack } from './pursuing.js';

/** The field of a phase under way. */
export function fieldIn(state: SkirmishState, { scenario, rules }: Pick<SkirmishContext, 'scenario' | 'rules'>): Field {
  return fieldOf(state, scenario, rules);
}

/**
 * Carries out a move: who leaves a melee that stood at the start of the turn takes the blows of those in contact first, and may not come into
 * contact with others.
 *
 * @clause skirmish/melee/leaving-strike
 * @clause skirmish/melee/leaving-no-new-contact
 */
export function makeMove(
  figure: Figure,
  going: Going,
  how: How,
  state: SkirmishState,
  context: SkirmishContext,
): Course | null {
  const field = fieldIn(state, context);
  // Who rides on through beaten foot fights none of it any more.
  const enemies = contactsOf(figure, field).filter(
    ({ id, mounted }) => figure.turn.atStart.includes(id) && (mounted || !figure.ridesOn),
  );
  if (enemies.length > 0 && leaves(figure, enemies, going, field)) {
    const newContact = (going.onto ?? []).length > 0;
    const cost = leavingMelee(
      {
        leaver: figure.mounted && figure.man.horse !== undefined ? { riding: figure.man.horse } : {},
        enemies: enemies.length,
        newContact,
        ridesThrough: figure.ridesOn,
      },
      context.rules,
    );
    blowsAtLeaver(figure, enemies, cost, state, context);
    if (figure.gone !== null || figure.down >= state.turn || cost.faults.length > 0) return null;
    const guarded = new Set(enemies.filter(enemy => isGuarded(enemy, figure, field)).map(({ id }) => id));
    const course = carryOut(figure, going, how, state, context);
    if (course !== null && cost.mayFollow) followers(figure, enemies, guarded, state, context);
    return course;
  }
  return carryOut(figure, going, how, state, context);
}

/** Whether a move takes somebody out of contact with one of his enemies. */
function leaves(figure: Figure, enemies: readonly Figure[], going: Going, field: Field): boolean {
  const { to, moved } = courseOf(figure, going, field);
  if (moved === 0) return false;
  const { radius } = discOf(figure, field.rules);
  return enemies.some(enemy => distance(to, enemy.at) > radius + discOf(enemy, field.rules).radius + NOTHING);
}

function carryOut(
  figure: Figure,
  going: Going,
  how: How,
  state: SkirmishState,
  context: SkirmishContext,
): Course | null {
  const whole = courseOf(figure, going, fieldIn(state, context));
  if (whole.faults.length > 0) return null;
  // A shuffle that brings him to nobody is no move.
  const still = whole.moved < SHUFFLE && whole.met === null && !whole.left;
  const course = still ? { ...whole, to: whole.from, moved: 0, share: figure.turn.share } : whole;
  place(figure, course, going, how, context);
  const { from, to, moved, pace, stopped, because, left } = course;
  if (moved >= SHUFFLE) {
    const short = stopped === null ? {} : { stopped };
    const seen = witnesses(figure, state, context);
    const { id, mounted, facing } = figure;
    const way = { path: [from, to], facing, moved };
    context.tell({ kind: 'moved', figure: id, how, pace, mounted, ...way, ...short, because }, seen);
  }
  const met = course.met ?? touched(figure, going, moved, fieldIn(state, context));
  if (met !== null) contact(figure, met, how, state, context);
  if (left) leaveTable(figure, state, context);
  return course;
}

/** Whom he may touch and has come to touch, though his way ended a hair short of him. */
function touched(figure: Figure, { onto = [] }: Going, moved: number, field: Field): FigureId | null {
  if (moved === 0 || onto.length === 0) return null;
  return contactsOf(figure, field).find(({ id }) => onto.includes(id))?.id ?? null;
}

/** The sides that see a figure where it now is; everybody where both do. */
export function witnesses(
  figure: Figure,
  state: SkirmishState,
  context: SkirmishContext,
): readonly string[] | undefined {
  const field = fieldIn(state, context);
  const others = Object.keys(context.scenario.sides).filter(side => side !== figure.side);
  const seeing = others.filter(side => isSeenBy(side, figure, field));
  return seeing.length === others.length ? undefined : [figure.side, ...seeing];
}

function place(
  figure: Figure,
  course: Course,
  { face }: Going,
  how: How,
  { rules }: Pick<SkirmishContext, 'rules'>,
): void {
  const { to, moved, bearing, share, pace } = course;
  if (moved > 0) {
    const before = figure.turn.moved;
    figure.turn.half = halfway(figure, course, how, rules.shooting.halfOfTheMove);
    figure.at = to;
    figure.turn.moved = before + moved;
    // Who has run part of his way has run.
    if (figure.turn.pace !== 'runs') figure.turn.pace = pace === 'run' ? 'runs' : 'walks';
  }
  figure.facing = face ?? bearing;
  figure.turn.share = share;
}

/**
 * Where somebody is halfway through the turn: halfway on his way; in a charge, which goes as fast as it can until it comes home, where half of the
 * turn has brought him.
 *
 * @clause skirmish/shooting/target-visible
 */
function halfway({ turn }: Figure, { from, bearing, moved, share }: Course, how: How, half: number): Point {
  if (how !== 'charge' && how !== 'counter-charge')
    return turn.moved === 0 ? onTheWay(from, bearing, moved / 2) : turn.half;
  if (turn.share >= half) return turn.moved === 0 ? from : turn.half;
  return onTheWay(from, bearing, share <= half ? moved : (moved * (half - turn.share)) / (share - turn.share));
}

function contact(figure: Figure, enemy: FigureId, how: How, state: SkirmishState, { tell }: SkirmishContext): void {
  const met = state.figures[enemy];
  if (met === undefined) return;
  for (const each of [figure, met]) {
    each.turn.contactFrom ??= Math.min(1, figure.turn.share);
  }
  tell({ kind: 'contact', figure: figure.id, enemy, how, because: [] });
}

/**
 * A figure has left the table: it has fled.
 *
 * @clause skirmish/points/dead-fled
 */
export function leaveTable(figure: Figure, state: SkirmishState, { tell }: SkirmishContext): void {
  figure.gone = 'fled';
  state.lost.push({ figure: figure.id, at: { ...figure.at }, how: 'fled', by: 'other', melee: null });
  tell({ kind: 'fled', figure: figure.id, because: [] });
}

/**
 * Those who were in contact with somebody that leaves may follow him, whatever force moves, and into his rear; knights and peasants with nobody
 * else at grips must, unless they are on foot and defend an obstacle. Nobody does who lies on the ground or runs himself, and of his own will nobody
 * whom his nerve keeps from going forward.
 *
 * @clause skirmish/falling/prone
 * @clause skirmish/morale/craven
 * @clause skirmish/melee/follow-up
 * @clause skirmish/melee/pursuit
 * @clause skirmish/melee/pursuit-exempt
 */
function followers(
  leaver: Figure,
  enemies: readonly Figure[],
  guarded: ReadonlySet<FigureId>,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  const able = enemies.filter(({ id, turn }) => {
    const enemy = state.figures[id];
    const field = fieldIn(state, context);
    return (
      enemy !== undefined &&
      isUp(enemy, field) &&
      !enemy.fleeing &&
      turn.share < 1 &&
      enemy.turn.charge === null &&
      contactsOf(enemy, field).length === 0
    );
  });
  const driven = leaver.gone !== null ? [] : able.filter(each => isDriven(each, guarded.has(each.id), context));
  for (const { id } of driven) {
    const figure = state.figures[id];
    if (figure === undefined) continue;
    if (context.rules.melee.pursuersCharge) figure.turn.charge = { at: leaver.id, how: 'charge' };
    goAt(figure, leaver, 'pursue', state, context);
    figure.turn.done = true;
  }
  const free = able.filter(each => !driven.includes(each) && !isHeldBack(each));
  const [first] = free;
  if (first === undefined || leaver.gone !== null) return;
  const figures = free.map(({ id }) => id);
  const { figures: following } = context.command.ask({
    kind: 'follow',
    id: `follow:${leaver.id}`,
    side: first.side,
    clause: 'skirmish/melee/follow-up',
    leaver: leaver.id,
    figures,
  });
  for (const id of following) {
    const figure = state.figures[id];
    if (figure !== undefined) goAt(figure, leaver, 'follow', state, context);
  }
}

/** Goes at somebody as fast as it may, and into contact. */
export function goAt(
  figure: Figure,
  enemy: Figure,
  how: How,
  state: SkirmishState,
  context: SkirmishContext,
  until = 1,
): Course | null {
  const going = goingAt(figure, enemy, fieldIn(state, context), until);
  return going === undefined ? null : makeMove(figure, going, how, state, context);
}

/**
 * The way to somebody on which one comes into contact with him, with him in front where that may be, at a run where that may be; as near as one
 * comes where nobody can.
 */
export function goingAt(figure: Figure, enemy: Figure, field: Field, until = 1): Going | undefined {
  let nearest: { readonly going: Going; readonly left: number } | undefined;
  let aslant: Going | undefined;
  const mover = moverOf(figure, field.rules);
  for (const aim of around) {
    const to = spotBeside(figure, enemy, aim, field);
    const bearing = bearingTo(figure.at, to);
    const history = historyOf(figure, turnBetween(figure.turn.faced, bearing), field.rules);
    for (const pace of ['run', 'walk'] as const) {
      // Whether he may go so fast at all is asked before the ground is.
      if (paceFaults({ mover, pace, history }, field.rules).length > 0) continue;
      const going: Going = { bearing, length: distance(figure.at, to) + HOME, pace, until, onto: [enemy.id] };
      const course = courseOf(figure, going, field);
      if (course.faults.length > 0) continue;
      if (course.met === enemy.id) {
        const met = facingAt(figure, enemy, going, course, field);
        if (met.inFront) return met.going;
        aslant ??= going;
        continue;
      }
      const left = distance(course.to, enemy.at);
      if (nearest === undefined || left < nearest.left - 0.001) nearest = { going, left };
    }
  }
  return aslant ?? nearest?.going;
}

/** Who comes upon somebody on his flank turns to him at the end of his way, as far as his move allows that too. */
function facingAt(figure: Figure, enemy: Figure, going: Going, { to, bearing }: Course, field: Field) {
  const { front } = field.rules.field;
  const home = bearingTo(to, enemy.at);
  if (turnBetween(bearing, home) <= front) return { going, inFront: true };
  for (const face of [home, turnedToward(figure, home, field)]) {
    const turning = { ...going, face };
    const course = courseOf(figure, turning, field);
    if (turnBetween(face, home) <= front && course.faults.length === 0 && course.met === enemy.id)
      return { going: turning, inFront: true };
  }
  return { going, inFront: false };
}

/** As near to a bearing as anybody may turn who runs: not far from where he faced when the turn began. */
function turnedToward({ turn: { faced } }: Figure, home: number, { rules }: Field): number {
  const by = Math.min(rules.moving.freeTurn, turnBetween(faced, home));
  const [right, left] = [normalBearing(faced + by), normalBearing(faced - by)];
  return turnBetween(right, home) <= turnBetween(left, home) ? right : left;
}

/** A place right beside somebody, so many degrees round him from the straight way. */
function spotBeside(figure: Figure, enemy: Figure, aim: number, { rules }: Field): Point {
  if (aim === 0) return enemy.at;
  const back = bearingTo(enemy.at, figure.at) + aim;
  return onTheWay(enemy.at, back, discOf(figure, rules).radius + discOf(enemy, rules).radius - NOTHING);
}

/** Who is met while he faces elsewhere turns to it, unless he is at blows with somebody already. */
export function faceUp(met: Figure, enemy: Figure, field: Field): void {
  const others = contactsOf(met, field).filter(({ id }) => id !== enemy.id);
  if (others.length > 0 || !isUp(met, field) || met.turn.fromRear) return;
  if (turnBetween(met.facing, toward(met, enemy)) > field.rules.field.rear) return;
  met.facing = toward(met, enemy);
}
