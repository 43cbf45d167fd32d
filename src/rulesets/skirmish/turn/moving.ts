import { bearingTo, distance, type Point } from '../../../table/index.js';
import {
  contactsOf,
  enemiesOf,
  everybody,
  type Field,
  gapBetween,
  isDown,
  isSeenBy,
  isUp,
  nearestTo,
} from '../field.js';
import { isWalled } from '../ground.js';
import { forceOrder } from '../sequence/sequence.js';
import type { Figure, SkirmishState } from '../state.js';
import { isDeed, type Order, type SkirmishContext, type SkirmishPhase } from '../terms.js';
import { prisoner } from '../wounds/prisoners.js';
import { act } from './acts.js';
import { membersOf, stragglersOf } from './bodies.js';
import { compelled, pressOn } from './compelled.js';
import { courseOf, type Going } from './course.js';
import { carryOutDeed } from './deeds/deeds.js';
import { drawAtGrips } from './drawing.js';
import { fieldIn, makeMove } from './moves.js';
import { openWay } from './open-way.js';
import { goingsOf } from './orders.js';

/**
 * A card for each force is drawn, and each force makes all its moves in turn: first those whose nerve moves them, then those who are ordered.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/force-cards
 * @clause skirmish/sequence/order
 */
export const movesPhase: SkirmishPhase = {
  id: 'moves',
  title: 'Moves',
  clause: 'skirmish/sequence/force-cards',
  run(state, context) {
    const forces = Object.keys(state.forces).filter(force =>
      everybody(fieldIn(state, context)).some(figure => figure.force === force),
    );
    state.order = forceOrder({ forces }, context.dice);
    context.tell({ kind: 'cards', order: state.order, because: [] });
    for (const force of state.order) moveForce(force, state, context);
    drawAtGrips(state, context);
  },
};

function moveForce(force: string, state: SkirmishState, context: SkirmishContext): void {
  for (const figure of Object.values(state.figures)) if (figure.force === force) compelled(figure, state, context);
  const free = orderable(force, fieldIn(state, context));
  const side = state.forces[force]?.side;
  if (side !== undefined && free.length > 0) {
    const figures = free.map(({ id }) => id);
    const clause = 'skirmish/sequence/force-cards';
    const { orders } = context.command.ask({ kind: 'move', id: `move:${force}`, side, clause, force, figures });
    for (const order of orders) carryOutOrder(order, state, context);
  }
  for (const figure of Object.values(state.figures)) if (figure.force === force) pressOn(figure, state, context);
  closeUp(force, state, context);
}

/** Those of a force who may be ordered: up, with time left, and with a will of their own; its prisoners go where it leads them. */
export function orderable(force: string, field: Field): readonly Figure[] {
  return everybody(field).filter(
    figure =>
      !figure.turn.done &&
      ((figure.force === force && isUp(figure, field) && isOwnMan(figure)) ||
        (isLed(figure, field) && leaderOf(figure, field)?.force === force)),
  );
}

/** The captor who moves a prisoner: the nearest enemy near enough who is in no melee. */
function leaderOf(prisoner: Figure, field: Field): Figure | undefined {
  const captors = everybody(field).filter(
    other =>
      other.side === prisoner.yielded && isUp(other, field) && !other.fleeing && contactsOf(other, field).length === 0,
  );
  return nearestTo(prisoner, captors, field);
}

/**
 * Whether somebody is a prisoner whom his captor moves.
 *
 * @clause skirmish/morale/yield
 */
export function isLed(figure: Figure, field: Field): boolean {
  if (figure.gone !== null || figure.yielded === null || isDown(figure, field)) return false;
  const captor = leaderOf(figure, field);
  if (captor === undefined) return false;
  return prisoner({ guards: [gapBetween(captor, figure, field)] }, field.rules).movedByCaptor;
}

/** Whether nerve leaves a man to his player. */
export function isOwnMan({ does, fleeing, pursues }: Figure): boolean {
  return (
    !fleeing &&
    pursues === 0 &&
    ['as-wished', 'no-advance', 'fights-on', 'charges', 'advances', 'yields'].includes(does)
  );
}

/**
 * Men who have lost touch with their unit and were given nothing else to do go back to it, if their nerve lets them go that way.
 *
 * @clause skirmish/units/coherency
 */
function closeUp(force: string, state: SkirmishState, context: SkirmishContext): void {
  for (const body of Object.values(state.bodies)) {
    if (body.force !== force || body.kind !== 'unit') continue;
    const field = fieldIn(state, context);
    const members = membersOf(body, field).filter(({ fleeing }) => !fleeing);
    const astray = stragglersOf(members, field);
    for (const { id } of astray) {
      const figure = state.figures[id];
      if (
        figure === undefined ||
        figure.turn.moved > 0 ||
        figure.turn.done ||
        !isOwnMan(figure) ||
        isDown(figure, field)
      )
        continue;
      const now = fieldIn(state, context);
      if (contactsOf(figure, now).length > 0) continue;
      const friend = nearestTo(
        figure,
        members.filter(each => !astray.includes(each)),
        now,
      );
      if (friend === undefined) continue;
      const length = Math.max(0, gapBetween(figure, friend, now) - 0.5);
      const going = openWay(figure, { bearing: bearingTo(figure.at, friend.at), length, pace: 'walk' }, now);
      if (!shrinks(figure, going, now)) makeMove(figure, going, 'close-up', state, context);
    }
  }
}

function carryOutOrder(order: Order, state: SkirmishState, context: SkirmishContext): void {
  if (isDeed(order)) {
    carryOutDeed(order, state, context);
    return;
  }
  const figures = order.figures.flatMap(id => state.figures[id] ?? []);
  if (order.do !== 'go') {
    for (const figure of figures) act(figure, order, state, context);
    return;
  }
  for (const { id, going } of goingsOf(order, figures, fieldIn(state, context))) {
    const figure = state.figures[id];
    const field = fieldIn(state, context);
    if (figure === undefined || shrinks(figure, going, field) || hangsBack(figure, going, field)) continue;
    if (goesAstray(figure, going, state, field)) continue;
    if (isUp(figure, field)) makeMove(figure, going, 'move', state, context);
    else if (isLed(figure, field)) makeMove(figure, going, 'led', state, context);
  }
}

/**
 * Whether somebody does not go where he is sent, because he has lost touch with his unit already and would come no nearer to it. Who is on a wall, or
 * walled off from the others, goes where he may.
 *
 * @clause skirmish/units/coherency
 */
function goesAstray(figure: Figure, going: Going, { bodies }: SkirmishState, field: Field): boolean {
  const body = bodies[figure.body];
  if (body?.kind !== 'unit' || figure.high !== null || contactsOf(figure, field).length > 0) return false;
  const members = membersOf(body, field).filter(({ fleeing }) => !fleeing);
  const astray = stragglersOf(members, field);
  if (!astray.some(({ id }) => id === figure.id)) return false;
  const others = members.filter(each => !astray.includes(each) && each.high === null);
  const friend = nearestTo(figure, others, field);
  if (friend === undefined || isWalled(figure.at, friend.at, field.table)) return false;
  return distance(courseOf(figure, going, field).to, friend.at) >= distance(figure.at, friend.at);
}

/**
 * Whether somebody does not go where he is sent, because he is bold and it is no advance: it brings him no nearer to the nearest enemy whom his side sees.
 * Where castle walls stand between the two he may go round them.
 *
 * @clause skirmish/morale/bold
 */
function hangsBack(figure: Figure, going: Going, field: Field): boolean {
  if (figure.does !== 'advances') return false;
  const seen = enemiesOf(figure, field).filter(enemy => isSeenBy(figure.side, enemy, field));
  const enemy = nearestTo(figure, seen, field);
  if (enemy === undefined || isWalled(figure.at, enemy.at, field.table)) return false;
  return distance(courseOf(figure, going, field).to, enemy.at) >= distance(figure.at, enemy.at);
}

/**
 * Whether somebody does not go where he is sent, because his nerve does not let him advance: nearer to the nearest enemy whom his side sees.
 *
 * @clause skirmish/morale/craven
 */
function shrinks(figure: Figure, going: Going, field: Field): boolean {
  if (figure.does !== 'no-advance' || contactsOf(figure, field).length > 0) return false;
  const seen = enemiesOf(figure, field).filter(enemy => isSeenBy(figure.side, enemy, field));
  const nearest = (at: Point) => Math.min(Infinity, ...seen.map(enemy => distance(at, enemy.at)));
  return nearest(courseOf(figure, going, field).to) < nearest(figure.at);
}
