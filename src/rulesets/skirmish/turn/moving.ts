import { bearingTo, distance, gapBetweenDiscs, type Point } from '../../../table/index.js';
import {
  contactsOf,
  discOf,
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
import { IN_REACH, NOTHING, TOUCHING } from '../measures.js';
import { protectionOf } from '../men/men.js';
import { actionsTime, mountingAction } from '../moving/moving.js';
import type { Action } from '../rules/moving.js';
import { forceOrder } from '../sequence/sequence.js';
import { loadingTurns } from '../shooting/shooters.js';
import type { Figure, SkirmishState } from '../state.js';
import { type DeedOrder, isDeed, type Order, type SkirmishContext, type SkirmishPhase } from '../terms.js';
import { shooters, type Weapon } from '../troops.js';
import { massacred, prisoner, quarter } from '../wounds/prisoners.js';
import { membersOf, stragglersOf } from './bodies.js';
import { hurt, yieldTo } from './casualties.js';
import { compelled, pressOn } from './compelled.js';
import { courseOf, type Going } from './course.js';
import { carryOutDeed } from './deeds/deeds.js';
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
 * Men who have lost touch with their unit and were given nothing else to do go back to it.
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
      makeMove(
        figure,
        openWay(figure, { bearing: bearingTo(figure.at, friend.at), length, pace: 'walk' }, now),
        'close-up',
        state,
        context,
      );
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
    if (isUp(figure, field)) makeMove(figure, going, 'move', state, context);
    else if (isLed(figure, field)) makeMove(figure, going, 'led', state, context);
  }
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

/**
 * What a man does with his turn besides moving.
 *
 * @clause skirmish/actions/list
 * @clause skirmish/actions/mount
 * @clause skirmish/actions/pick-up
 * @clause skirmish/actions/change-weapon
 */
function act(
  figure: Figure,
  order: Exclude<Order, { do: 'go' } | DeedOrder>,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  switch (order.do) {
    case 'face':
      figure.facing = order.bearing;
      context.tell({ kind: 'acted', figure: figure.id, action: 'turn', because: [] });
      return;
    case 'ready':
      if (!spend(figure, 'change-weapon', context)) return;
      changeWeapon(figure, order.weapon);
      context.tell({ kind: 'acted', figure: figure.id, action: 'change-weapon', with: order.weapon, because: [] });
      return;
    case 'mount':
    case 'dismount':
      mountOrDismount(figure, order.do === 'mount', fieldIn(state, context), context);
      return;
    case 'load': {
      const { weapon } = figure;
      const loads = weapon === 'handgun' && loadingTurns(weapon, context.rules) > 0 && figure.turn.share === 0;
      if (!loads) return;
      figure.loaded = true;
      figure.turn.share = 1;
      context.tell({ kind: 'acted', figure: figure.id, action: 'load', with: weapon, because: [] });
      return;
    }
    case 'pick-up-standard':
      pickUpStandard(figure, state, context);
      return;
    case 'yield': {
      const nearest = nearestTo(figure, enemiesOf(figure, fieldIn(state, context)), fieldIn(state, context));
      if (nearest !== undefined) yieldTo(figure, nearest.side, [], state, context);
      return;
    }
    case 'massacre':
      massacre(figure, state, context);
      return;
  }
}

/** Takes another weapon in hand; its missiles are counted from then on. */
function changeWeapon(figure: Figure, weapon: Weapon): void {
  figure.turn.changedFrom = figure.weapon;
  const shooter = shooters.find(each => each === weapon);
  const held = shooter === undefined ? undefined : figure.spare[shooter];
  if (shooter !== undefined && held !== undefined) {
    const counted = shooters.find(
      each => figure.man.weapons.some(own => own === each) && figure.spare[each] === undefined,
    );
    const { [shooter]: _, ...others } = figure.spare;
    figure.spare = { ...others, ...(counted === undefined ? {} : { [counted]: figure.missiles }) };
    figure.missiles = held;
  }
  figure.weapon = weapon;
}

/** Takes the time of an action, if there is as much left. */
function spend(figure: Figure, action: Action, { rules }: SkirmishContext): boolean {
  const { time, fits } = actionsTime({ actions: [action], moving: figure.turn.share }, rules);
  if (fits) figure.turn.share = time;
  return fits;
}

function mountOrDismount(figure: Figure, up: boolean, field: Field, context: SkirmishContext): void {
  const { protection } = protectionOf(figure.man, {}, context.rules);
  const action = mountingAction({ protection });
  const able = figure.horse === 'sound' || figure.horse === 'wounded';
  if (figure.mounted === up || !able || (up && !hasRoomToMount(figure, field)) || !spend(figure, action, context))
    return;
  figure.mounted = up;
  context.tell({ kind: 'acted', figure: figure.id, action, because: [] });
}

/** Whether there is room for the base of a rider where a man stands. */
function hasRoomToMount(figure: Figure, field: Field): boolean {
  const rider = { ...figure, mounted: true };
  return everybody(field).every(
    other =>
      other.id === figure.id || gapBetweenDiscs(discOf(rider, field.rules), discOf(other, field.rules)) >= -TOUCHING,
  );
}

function pickUpStandard(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const { radius } = discOf(figure, context.rules);
  const near = ({ at }: { readonly at: Point | null }) => at !== null && distance(at, figure.at) <= radius + IN_REACH;
  const standard = state.standards.find(near);
  if (standard === undefined || !spend(figure, 'pick-up-fallen-standard', context)) return;
  standard.at = null;
  standard.bearer = figure.id;
  if (standard.side === figure.side) standard.lost = false;
  context.tell({ kind: 'standard', standard: standard.id, what: 'picked-up', figure: figure.id, because: [] });
}

/**
 * Kills prisoners in contact, with all of his turn; nobody to whom quarter must be given.
 *
 * @clause skirmish/quarter/massacre
 * @clause skirmish/quarter/knights
 * @clause skirmish/quarter/cleric
 */
function massacre(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  if (figure.turn.share > 0) return;
  const prisoners = prisonersInReach(figure, field).filter(prisoner => mayMassacre(figure, prisoner, field));
  const killed = massacred({ killers: 1, prisoners: prisoners.length }, context.rules);
  figure.turn.share = 1;
  for (const { id } of prisoners.slice(0, killed)) {
    const prisoner = state.figures[id];
    if (prisoner === undefined) continue;
    hurt(prisoner, 'killed', { by: 'other', melee: null, who: figure }, state, context);
    context.tell({ kind: 'massacred', figure: id, by: figure.id, because: [] });
  }
}

/** The prisoners of a side whom a man touches. */
export function prisonersInReach(figure: Figure, field: Field): readonly Figure[] {
  return everybody(field).filter(other => other.yielded === figure.side && gapBetween(figure, other, field) <= NOTHING);
}

/** Whether a captor may kill a prisoner: where nothing makes him give quarter. */
export function mayMassacre(captor: Figure, prisoner: Figure, field: Field): boolean {
  const clerics = everybody(field).filter(
    other => other.side === captor.side && other.man.class === 'cleric' && other.yielded === null,
  );
  const nearest = nearestTo(captor, clerics, field);
  const clericAt = nearest === undefined ? {} : { clericAt: gapBetween(captor, nearest, field) };
  return !quarter({ captor: captor.man, prisoner: prisoner.man, ...clericAt }, field.rules).must;
}
