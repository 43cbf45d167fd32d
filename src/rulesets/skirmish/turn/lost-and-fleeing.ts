import { distance, distanceToSegment, type Point } from '../../../table/index.js';
import { discOf, type Field, gapBetween, inSight } from '../field.js';
import { classOrder } from '../men/men.js';
import type { Body, Figure, Lost } from '../state.js';
import { fleeingFriendsCount } from '../units/units.js';
import { type Bodies, classOf, gapBetweenBodies, isFleeing, membersOf } from './bodies.js';

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

/** The distances of fleeing friends who count for a body, as they stand. */
export function fleeingFriends(body: Body, nerves: Nerves, fled: (other: Body) => boolean): readonly number[] {
  const running = friendsOf(body, nerves).filter(fled);
  return friendsCounted(body, running, other => gapBetweenBodies(body, other, nerves.field), nerves);
}

/**
 * How near friends have come to a body who have run past it in flight this turn, wherever they are by now.
 *
 * @clause skirmish/morale/trigger-unit-friends-flee
 */
export function friendsRunPast(body: Body, nerves: Nerves): readonly number[] {
  const { bodies, field } = nerves;
  const running = Object.values(bodies).filter(
    other => other.side === body.side && other.id !== body.id && ranInFlight(other, field),
  );
  return friendsCounted(body, running, other => nearestOnTheWay(body, other, field), nerves);
}

/** Whether most men of a body that are alive and their own have run in flight this turn. */
function ranInFlight({ figures, turn }: Body, field: Field): boolean {
  const men = figures
    .flatMap(id => field.figures[id] ?? [])
    .filter(({ gone, yielded }) => gone !== 'dead' && yielded === null);
  return turn.flights.length * 2 > men.length;
}

function nearestOnTheWay(body: Body, { turn }: Body, field: Field): number {
  const { rules } = field;
  const gaps = turn.flights.flatMap(({ figure, ...way }) => {
    const runner = field.figures[figure];
    if (runner === undefined) return [];
    const { radius } = discOf(runner, rules);
    return membersOf(body, field).map(each => distanceToSegment(each.at, way) - radius - discOf(each, rules).radius);
  });
  return Math.max(0, Math.min(Infinity, ...gaps));
}

/**
 * The distances of those friends in flight who count for a body: of each unit, and of knights on their own together, so many of whom are as one friend, as
 * far off as the last of these; or of each of them where there are as many (`skirmish/ruling/fleeing-knights`).
 *
 * @clause skirmish/morale/def-friends-fleeing
 */
function friendsCounted(
  body: Body,
  friends: readonly Body[],
  away: (other: Body) => number,
  { field }: Nerves,
): readonly number[] {
  const { rules } = field;
  const needed = rules.units.knightsAsAUnit;
  const tester = classOf(body, field);
  const running = friends.filter(other =>
    fleeingFriendsCount({ friends: { class: classOf(other, field), knights: needed }, tester }, rules),
  );
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

/** Inches from the base of a figure to that of somebody who was lost, where he was. */
function offLost(figure: Figure, { figure: id, at }: Lost, field: Field): number {
  const lost = field.figures[id];
  return lost === undefined ? distance(figure.at, at) : gapBetween(figure, { ...lost, at }, field);
}

/** Who of those that led a body, or led who leads it, was lost this turn or took to flight: distances. */
export function leadersLost(body: Body, { lost, forces, commanders, field }: Nerves): readonly number[] {
  const leaders = [commanders[body.side], forces[body.force]?.commander, body.commander ?? undefined];
  return lost
    .filter(
      ({ figure, how }) => how !== 'wounded' && leaders.includes(figure) && !body.figures.every(id => id === figure),
    )
    .map(each => Math.min(Infinity, ...membersOf(body, field).map(member => offLost(member, each, field))));
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
    nearest.set(other.id, Math.min(nearest.get(other.id) ?? Infinity, offLost(figure, each, field)));
  }
  return [...nearest.values()];
}

/** Whether the commander of a body's army is killed, captured or fled; in flight with the body itself he leads it yet. */
export function hasGone(commander: Figure, body: Body): boolean {
  return isLost(commander) || (commander.fleeing && !body.figures.includes(commander.id));
}

/** Whether a body knows that a standard or the commander is lost: who has seen it, or everybody (`skirmish/ruling/seen-to-be-lost`). */
export function knowsOf(id: string, { sawLost }: Body, { rules }: Pick<Field, 'rules'>): boolean {
  return !rules.morale.lossesMustBeSeen || sawLost.includes(id);
}

/**
 * Which lost standards and commanders a body has seen by now: those that it knew of and that are lost yet, and those where one of its men sees the
 * standard lie or be carried, or the commander where he fell, gave himself up or runs.
 *
 * @clause skirmish/morale/mod-standard-lost
 * @clause skirmish/morale/mod-commander-lost
 */
export function lossesSeen(body: Body, { standards, commanders, field }: Nerves): readonly string[] {
  const commander = field.figures[commanders[body.side] ?? ''];
  const lost: readonly (readonly [id: string, at: Point | undefined])[] = [
    ...standards
      .filter(({ side, lost: is }) => side === body.side && is)
      .map(({ id, at, bearer }) => [id, at ?? field.figures[bearer ?? '']?.at] as const),
    ...(commander !== undefined && hasGone(commander, body) ? [[commander.id, commander.at] as const] : []),
  ];
  const lookers = membersOf(body, field);
  // What lies there is seen as a man who stands there would be.
  const isSeen = (at: Point | undefined) =>
    at !== undefined && lookers.some(looker => inSight(looker, { ...looker, at, high: null }, field));
  return lost.flatMap(([id, at]) => (body.sawLost.includes(id) || isSeen(at) ? [id] : []));
}
