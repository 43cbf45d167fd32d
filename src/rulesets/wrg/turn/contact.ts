import { depthOf, distanceBetweenQuads, type Placed, quadOf } from '../../../table/index.js';
import type { WrgRules } from '../rules.js';
import type { Melee, Unit, WrgState } from '../state.js';
import { unitOf } from '../units.js';
import { hasOnlyCorners, straightAhead } from './frontage.js';

/** How much farther apart than touching bodies may be measured, paces. */
export const HAIR = 0.05;

/**
 * Whether two bodies touch where they have come to: who stood close to an enemy and has gone elsewhere is not hand to hand, and corners alone make
 * no contact (`wrg/ruling/corner-to-corner`).
 */
export function touches(a: Pick<Unit, 'placed'>, b: Pick<Unit, 'placed'>, { field }: Pick<WrgRules, 'field'>): boolean {
  if (field.playing.cornerToCorner === 'past' && hasOnlyCorners(a.placed, b.placed)) return false;
  return distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed)) <= field.contact + HAIR;
}

/**
 * Whether somebody of two bodies that are hand to hand still reaches the other: their bases touch, or files that have gone forward out of their line
 * have the enemy before them, and touch their own body.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/charge/extend-contact
 */
export function isInContact(
  melee: Melee,
  { state, rules }: { readonly state: Pick<WrgState, 'units'>; readonly rules: Pick<WrgRules, 'field'> },
): boolean {
  const [a, b] = [unitOf(state, melee.a), unitOf(state, melee.b)];
  if (touches(a, b, rules)) return true;
  if (melee.extended === undefined) return false;
  const gap = distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed));
  const reaches = (own: Unit, enemy: Unit) =>
    melee.extendedBy === own.id &&
    straightAhead(own.placed, enemy.placed) > 0 &&
    gap <= farthestOut(own.placed, rules) + rules.field.contact + HAIR;
  return reaches(a, b) || reaches(b, a);
}

/** How far files go out of their line and still touch their own body. */
export function farthestOut(placed: Placed, { field }: Pick<WrgRules, 'field'>): number {
  return field.playing.goesForward === 'files' ? depthOf(placed) : placed.stand.depth;
}
