import { distance, gapBetweenDiscs, type Point } from '../../../table/index.js';
import { discOf, enemiesOf, everybody, type Field, gapBetween, nearestTo } from '../field.js';
import { IN_REACH, NOTHING, TOUCHING } from '../measures.js';
import { protectionOf } from '../men/men.js';
import { actionsTime, mountingAction } from '../moving/moving.js';
import type { Action } from '../rules/moving.js';
import { loadingTurns } from '../shooting/shooters.js';
import type { Figure, SkirmishState } from '../state.js';
import type { DeedOrder, Order, SkirmishContext } from '../terms.js';
import { shooters, type Weapon } from '../troops.js';
import { massacred, quarter } from '../wounds/prisoners.js';
import { hurt, yieldTo } from './casualties.js';
import { fieldIn } from './moves.js';

/**
 * What a man does with his turn besides moving.
 *
 * @clause skirmish/actions/list
 * @clause skirmish/actions/mount
 * @clause skirmish/actions/pick-up
 * @clause skirmish/actions/change-weapon
 */
export function act(
  figure: Figure,
  order: Exclude<Order, { do: 'go' } | DeedOrder>,
  state: SkirmishState,
  context: SkirmishContext,
): void {
  switch (order.do) {
    case 'face':
      figure.facing = order.bearing;
      context.tell({ kind: 'acted', figure: figure.id, action: 'turn', facing: figure.facing, because: [] });
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
  context.tell({ kind: 'acted', figure: figure.id, action: up ? 'mount' : 'dismount', because: [] });
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
