import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { bodyCentre, castleWallsBetween, type March } from '../../../../table/index.js';
import type { Manner } from '../../moving/mover.js';
import { groundCost } from '../../moving/terrain.js';
import { closeness } from '../../siege/closeness.js';
import { isOnRampart } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

/** So far, in paces, who comes to an end of the stairs is off the rampart, or stood before it. */
const END = 2 * closeness.atWall;

/** Paces that a march loses on stairs. */
export interface OnStairs {
  readonly paces: number;
  readonly because: readonly Reason[];
}

/**
 * What the stairs of a stone wall cost who goes down them from its rampart into the place, or up, however he does so, in order, out of it or after others
 * (`wrg/ruling/stairs-of-a-rampart`). Who goes over the wall by ladders pays for these.
 *
 * @clause wrg/terrain/infantry-only
 */
export function lostOnStairs(
  unit: Unit,
  { start, end, allowance }: Pick<March, 'start' | 'end' | 'allowance'>,
  manner: Manner,
  field: Pick<Field, 'state' | 'table' | 'scenario' | 'rules'>,
): OnStairs {
  const { state, table, rules } = field;
  const none: OnStairs = { paces: 0, because: [] };
  const { stairs, climbLength } = rules.movement.going;
  if (stairs === 'free' || state.works === undefined || isOnRampart(start, field) === isOnRampart(end, field)) {
    return none;
  }
  if (castleWallsBetween(table, bodyCentre(start), bodyCentre(end)).length > 0) return none;
  const { factor } = groundCost(unit.troops, { kind: 'stairs-or-ladders' }, manner, rules);
  const whole = (factor ?? 0) * climbLength;
  // Whose move they take up altogether comes to the other end of them.
  const paces = Math.min(whole, Math.max(0, allowance - END));
  const how = isOnRampart(start, field) ? 'down the stairs of the rampart' : 'up the stairs of the rampart';
  return paces === 0
    ? none
    : { paces, because: [reasonFor('wrg/terrain/infantry-only', how, `−${counted(Math.round(paces), 'pace')}`)] };
}
