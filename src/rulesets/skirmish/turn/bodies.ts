import { barredUnder, bodyOfDisc, destination, normalBearing, quadOf, turnBetween } from '../../../table/index.js';
import { contactsOf, discOf, everybody, type Field, gapBetween } from '../field.js';
import { isSolid } from '../ground.js';
import { CLOSE } from '../measures.js';
import type { Body, Figure, SkirmishState } from '../state.js';
import type { Man } from '../troops.js';
import { closeOrder, cohesion, secureFlank } from '../units/units.js';

/** What of a state bodies are looked at with. */
export type Bodies = Pick<SkirmishState, 'bodies' | 'forces' | 'standards' | 'lost' | 'melees'>;

/** The figures of a body that are on the table and have not yielded. */
export function membersOf({ figures }: Pick<Body, 'figures'>, field: Field): readonly Figure[] {
  return figures.flatMap(id => {
    const figure = field.figures[id];
    return figure === undefined || figure.gone !== null || figure.yielded !== null ? [] : [figure];
  });
}

/** What a body is, as its morale asks: the class of its men, or of the man it is. */
export function classOf(
  body: Pick<Body, 'figures' | 'commander'>,
  field: Pick<Field, 'figures'>,
): Pick<Man, 'class' | 'rank'> {
  const men = body.figures.filter(id => id !== body.commander);
  const first = field.figures[men[0] ?? body.figures[0] ?? ''];
  return first?.man ?? { class: 'peasant' };
}

/** Whether a body is in flight. */
export function isFleeing(body: Pick<Body, 'figures'>, field: Field): boolean {
  const members = membersOf(body, field);
  return members.length > 0 && members.filter(({ fleeing }) => fleeing).length * 2 > members.length;
}

/** Inches between the nearest men of two bodies; infinite where one of them has none. */
export function gapBetweenBodies(a: Pick<Body, 'figures'>, b: Pick<Body, 'figures'>, field: Field): number {
  const others = membersOf(b, field);
  return Math.min(Infinity, ...membersOf(a, field).flatMap(one => others.map(other => gapBetween(one, other, field))));
}

/** The gaps between neighbours of a body: those that hold it together. */
export function gapsOf(members: readonly Figure[], field: Field): readonly number[] {
  const [first, ...others] = members;
  if (first === undefined) return [];
  const joined = [first];
  let left = others;
  const gaps: number[] = [];
  while (left.length > 0) {
    let best: { readonly figure: Figure; readonly gap: number } | undefined;
    for (const figure of left) {
      const gap = Math.min(...joined.map(member => gapBetween(member, figure, field)));
      if (best === undefined || gap < best.gap) best = { figure, gap };
    }
    if (best === undefined) break;
    const { figure, gap } = best;
    gaps.push(gap);
    joined.push(figure);
    left = left.filter(each => each !== figure);
  }
  return gaps;
}

/**
 * The men of a unit who have lost touch with most of it.
 *
 * @clause skirmish/units/coherency
 */
export function stragglersOf(members: readonly Figure[], field: Field): readonly Figure[] {
  if (!cohesion({ gaps: gapsOf(members, field) }, field.rules).closesUp) return [];
  const parts: Figure[][] = [];
  for (const figure of members) {
    const near = parts.filter(part => part.some(each => gapBetween(each, figure, field) <= field.rules.units.gap));
    const joined = [figure, ...near.flat()];
    parts.splice(0, parts.length, ...parts.filter(part => !near.includes(part)), joined);
  }
  const largest = parts.reduce<readonly Figure[]>((best, part) => (part.length > best.length ? part : best), []);
  return members.filter(figure => !largest.includes(figure));
}

/** Whether one of a body is at blows. */
export function isInMelee(body: Pick<Body, 'figures'>, field: Field): boolean {
  return membersOf(body, field).some(figure => contactsOf(figure, field).length > 0);
}

/** Whether two bodies face roughly the same way. */
export function sameWay(a: Pick<Body, 'figures'>, b: Pick<Body, 'figures'>, field: Field): boolean {
  const [one] = membersOf(a, field);
  const [other] = membersOf(b, field);
  return one !== undefined && other !== undefined && turnBetween(one.facing, other.facing) <= field.rules.field.front;
}

/**
 * How many flanks of a unit are secure.
 *
 * @clause skirmish/morale/def-secure-flank
 */
export function secureFlanksOf(body: Body, field: Field): number {
  const members = membersOf(body, field);
  const [first] = members;
  if (first === undefined || body.kind !== 'unit') return 0;
  const { facing } = first;
  const right = normalBearing(facing + 90);
  return [right, normalBearing(right + 180)].filter(bearing => isSecure(members, bearing, field)).length;
}

function isSecure(members: readonly Figure[], bearing: number, field: Field): boolean {
  const { rules, table } = field;
  const wing = members.reduce((best, figure) => (along(figure, bearing) > along(best, bearing) ? figure : best));
  const { radius } = discOf(wing, rules);
  const beyond = {
    centre: destination(wing.at, bearing, radius + rules.units.secureFlank / 2),
    radius: rules.units.secureFlank / 2,
  };
  const onImpassable =
    barredUnder([quadOf(bodyOfDisc(beyond, bearing))], table, feature => isSolid(feature) || feature.kind === 'river')
      .length > 0;
  const friends = everybody(field)
    .filter(other => other.side === wing.side && other.body !== wing.body && other.yielded === null)
    .filter(other => along(other, bearing) >= along(wing, bearing))
    .map(other => gapBetween(wing, other, field));
  return secureFlank({ onImpassable, ...(friends.length === 0 ? {} : { friendsAt: Math.min(...friends) }) }, rules);
}

/** How far along a bearing somebody stands. */
function along({ at }: Figure, bearing: number): number {
  const one = destination({ x: 0, y: 0 }, bearing, 1);
  return at.x * one.x + at.y * one.y;
}

/**
 * Whether some men stand in close order.
 *
 * @clause skirmish/melee/close-order
 */
export function inCloseOrder(members: readonly Figure[], field: Field): boolean {
  return members.length > 1 && closeOrder({ gaps: gapsOf(members, field).map(gap => (gap <= CLOSE ? 0 : gap)) });
}
