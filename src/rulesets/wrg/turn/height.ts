import { bodyCentre, levelAt, quadOf } from '../../../table/index.js';
import type { Unit } from '../state.js';
import { type Field, type Near, storeysUnder } from './field.js';
import { standsOnDeckAbove } from './ships/standing.js';

type Ground = Pick<Field, 'table' | 'rules'>;
type Shore = Ground & Pick<Field, 'scenario'>;

/**
 * The hill level at which a body stands, of which a part may stand on a slope: hand to hand, where it shoots or is shot at, and in tests of reaction
 * (`wrg/ruling/partly-up-slope`).
 *
 * @clause wrg/melee/tactical/slope
 * @clause wrg/shooting/range/height-bonus
 * @clause wrg/reaction/plus1-uphill
 */
export function groundLevel({ placed }: Pick<Unit, 'placed'>, { table, rules }: Ground): number {
  const corners = rules.field.playing.heightOf === 'highest' ? quadOf(placed) : [];
  return Math.max(...[bodyCentre(placed), ...corners].map(point => levelAt(table, point)));
}

/**
 * Levels that a neighbour stands above a unit, on the ground or on a wall: a deck is higher than the beach and whoever wades before it, and lower than
 * anything that is higher ground.
 *
 * @clause wrg/ship/aboard
 */
export function levelsWithDecks(unit: Unit, near: Near, field: Shore): number {
  const levels = levelsBetween(unit, near, field);
  if (levels !== 0) return levels;
  const { unit: other } = near.who;
  return Number(standsOnDeckAbove(other, unit, field)) - Number(standsOnDeckAbove(unit, other, field));
}

/**
 * Levels that the ground under a neighbour is above that under a unit, whatever is built on it: whoever is higher up a slope is higher than anything built.
 *
 * @clause wrg/shooting/range/slope-beats-elephant
 */
export function groundBetween(
  unit: Unit,
  near: Near,
  field: Pick<Field, 'table' | 'rules' | 'state' | 'scenario'>,
): number {
  return levelsBetween(unit, near, field) - storeysUnder(near.who.unit, field) + storeysUnder(unit, field);
}

/** Who looks around has reckoned from middle to middle; by the other reading the highest men of both make the difference. */
function levelsBetween(unit: Unit, { levelsAbove, who }: Near, field: Ground): number {
  if (field.rules.field.playing.heightOf === 'middle') return levelsAbove;
  const raised = (each: Unit) => groundLevel(each, field) - levelAt(field.table, bodyCentre(each.placed));
  return levelsAbove + raised(who.unit) - raised(unit);
}
