import { distance } from '../../../table/index.js';
import type { Field } from '../field.js';
import { classOrder } from '../men/men.js';
import type { Body, Figure } from '../state.js';
import { fleeingFriendsCount } from '../units/units.js';
import { type Bodies, classOf, gapBetweenBodies, gapTo, isFleeing, membersOf } from './bodies.js';

/** Who of both sides runs, and who is lost, as those see it who test their nerve. */

/** Everything that nerve goes by. */
export interface Nerves extends Bodies {
  readonly field: Field;
  /** The army commanders, by side. */
  readonly commanders: { readonly [side: string]: string };
}

/** A figure who led somebody and is lost. */
export function isLost(figure: Figure | undefined): boolean {
  return figure === undefined || figure.gone !== null || figure.yielded !== null;
}

/** Bodies of one's own side besides oneself. */
export function friendsOf(body: Body, { bodies, field }: Nerves): readonly Body[] {
  return Object.values(bodies).filter(
    other => other.side === body.side && other.id !== body.id && membersOf(other, field).length > 0,
  );
}

export const isKnightAlone = (body: Body, field: Field): boolean =>
  body.kind === 'single' && classOf(body, field).class === 'knight';

/**
 * The distances of fleeing friends who count for a body: of each unit, and of knights on their own together, so many of whom are as one friend, as far
 * off as the last of these; or of each of them where there are as many (`skirmish/ruling/fleeing-knights`).
 *
 * @clause skirmish/morale/def-friends-fleeing
 */
export function fleeingFriends(body: Body, nerves: Nerves, fled: (other: Body) => boolean): readonly number[] {
  const { field } = nerves;
  const { rules } = field;
  const needed = rules.units.knightsAsAUnit;
  const tester = classOf(body, field);
  const counts = (other: Body) =>
    fleeingFriendsCount({ friends: { class: classOf(other, field), knights: needed }, tester }, rules);
  const running = friendsOf(body, nerves).filter(other => fled(other) && counts(other));
  const away = (other: Body) => gapBetweenBodies(body, other, field);
  const units = running.filter(({ kind }) => kind === 'unit').map(away);
  const knights = running
    .filter(each => isKnightAlone(each, field))
    .map(away)
    .sort((a, b) => a - b);
  if (rules.morale.fleeingKnights === 'each') return knights.length < needed ? units : [...units, ...knights];
  return [...units, ...knights.filter((_, n) => (n + 1) % needed === 0)];
}

/** Enemies in flight: how far off each body of them is, and of how many men. */
export function fleeingEnemies(body: Body, { bodies, field }: Nerves) {
  return Object.values(bodies)
    .filter(other => other.side !== body.side && isFleeing(other, field))
    .map(other => ({ distance: gapBetweenBodies(body, other, field), figures: membersOf(other, field).length }));
}

/** Who of those that led a body, or led who leads it, was lost this turn or took to flight: distances. */
export function leadersLost(body: Body, { lost, forces, commanders, field }: Nerves): readonly number[] {
  const leaders = [commanders[body.side], forces[body.force]?.commander, body.commander ?? undefined];
  return lost
    .filter(
      ({ figure, how }) => how !== 'wounded' && leaders.includes(figure) && !body.figures.every(id => id === figure),
    )
    .map(({ at }) => gapTo(body, at, field));
}

/**
 * How far off friends of a knight's own class were killed or wounded this turn, or fled: each of them once, whatever else befell him. Who has yielded is
 * none of these.
 *
 * @clause skirmish/morale/trigger-knight-friends
 */
export function friendsLost(figure: Figure, { lost, field }: Nerves): readonly number[] {
  const own = classOrder(figure.man, field.rules);
  const nearest = new Map<string, number>();
  for (const each of lost.filter(({ how }) => how !== 'yielded')) {
    const other = field.figures[each.figure];
    if (other === undefined || other.id === figure.id || other.side !== figure.side) continue;
    if (classOrder(other.man, field.rules) !== own) continue;
    nearest.set(other.id, Math.min(nearest.get(other.id) ?? Infinity, distance(each.at, figure.at)));
  }
  return [...nearest.values()];
}
