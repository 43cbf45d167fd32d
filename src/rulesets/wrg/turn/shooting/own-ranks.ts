import { bodyCentre, distanceBetweenQuads, quadOf, ranksOf, sideToward } from '../../../../table/index.js';
import { mayShoot } from '../../shooting/may-shoot.js';
import type { Unit } from '../../state.js';
import { mainBodyOf, onTable } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { ranksShooting } from '../figure-scale.js';
import { movesOf } from './moves.js';
import type { Shooting } from './numbers.js';

/**
 * The bodies of its own unit that stand close before a body, as the ranks before it, and have not been detached from it: none by the other reading of
 * `wrg/ruling/ranks-of-the-same-unit`, nor where they are out of order or have moved.
 *
 * @clause wrg/shooting/overhead/allowed-bows
 * @clause wrg/shooting/overhead/forbidden
 */
export function ranksBefore(unit: Unit, field: Field): readonly Unit[] {
  const { state, rules } = field;
  if (rules.fighting.shooting.overhead.ranksOf === 'body') return [];
  const own = quadOf(unit.placed);
  const main = mainBodyOf(state, unit).id;
  return onTable(state)
    .filter(other => other.id !== unit.id && mainBodyOf(state, other).id === main && other.rout === null)
    .filter(({ placed }) => distanceBetweenQuads(own, quadOf(placed)) <= rules.field.contact)
    .filter(({ placed }) => sideToward(own, bodyCentre(placed)) === 'front')
    .filter(other => movesOf(other) === undefined && other.period.turned !== true)
    .filter(other => !conditionOf(other, field).disorganised);
}

/**
 * Whether those of a rank may shoot over the ranks of their own body and of others of their unit that stand before it.
 *
 * @clause wrg/shooting/overhead/allowed-bows
 * @clause wrg/shooting/overhead/forbidden
 */
export function mayShootOverUnit(
  { unit, shot }: Shooting,
  rank: number,
  before: readonly Unit[],
  field: Field,
): boolean {
  if (before.length === 0 || unit.period.conduct.shoots === 'front-rank') return false;
  const ranks = rank + Math.max(...before.map(({ placed }) => ranksOf(placed)));
  return ranks <= ranksShooting(ranks, field) && mayShoot({ ...shot, overhead: { ranks } }, field.rules).may;
}

/** Whether those who stand close before a body of their unit see an enemy whom they hide from it. */
export function seesOverUnit(unit: Unit, enemy: Unit, field: Field): boolean {
  return ranksBefore(unit, field).some(({ id }) =>
    field.near.around(id, { of: 'enemies', inView: true }).some(({ who }) => who.id === enemy.id),
  );
}
