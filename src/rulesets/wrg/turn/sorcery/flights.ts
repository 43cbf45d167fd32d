import { bearingTo, distance, distanceToQuad, type Point, quadOf, turnBetween } from '../../../../table/index.js';
import type { OrderStep } from '../../orders/order.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { enemyMeant } from '../moving/friends/several-at-one.js';
import { aimOf, leftOf } from '../moving/goals.js';
import { nearestEnemy } from '../moving/march.js';
import { stepOf } from '../ordering/standing.js';

/** Who flies off at no more than half a right angle from a direction goes in it. Degrees. */
const IN_DIRECTION = 45;

/**
 * Whether a flight is one on which an order sends a dragon: it brings it nearer to where that leads, as far as its side knows, or in the direction that it names and no
 * farther; who is to fall back by no way that is named gets away from the enemy. Who is to stay, or to wait for an enemy, is sent nowhere.
 *
 * @clause wrg/sorcery/dragon
 */
export function isSentTo(dragon: Unit, to: Point, field: Field): boolean {
  const step = stepOf(dragon, field.state, field.scenario);
  // Of one without an order that is told apart.
  if (step === undefined) return true;
  const from = dragon.placed.at;
  const isNearer = (paces: (at: Point) => number) => paces(to) < paces(from);
  const toUnit = (unit: Unit) => (at: Point) => distanceToQuad(at, quadOf(unit.placed));
  const enemy = isAtEnemies(step) ? enemyMeant(dragon, step, field) : undefined;
  if (enemy !== undefined) return isNearer(toUnit(enemy));
  if (step.goal === undefined) {
    const threat = step.verb === 'retire' ? nearestEnemy(dragon, field) : undefined;
    return threat !== undefined && isNearer(at => -toUnit(threat)(at));
  }
  const aim = aimOf(step.goal, dragon.side, field);
  if (aim === undefined || 'unseen' in aim) return false;
  if ('unit' in aim) return isNearer(toUnit(aim.unit));
  if ('point' in aim) return isNearer(at => distance(at, aim.point));
  const left = leftOf(dragon, aim);
  if (left !== 'all' && distance(from, to) > left) return false;
  return turnBetween(bearingTo(from, to), aim.bearing) <= IN_DIRECTION;
}

/** Whether an order is about enemies, and leads to whom it names or to whoever is nearest; who is to charge whom it does not name waits for him. */
function isAtEnemies({ verb, goal }: OrderStep): boolean {
  if (verb === 'charge') return goal !== undefined && 'unit' in goal;
  return (verb === 'attack' || verb === 'skirmish') && (goal === undefined || 'unit' in goal);
}
