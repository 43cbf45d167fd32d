import { firstPeriodAfter } from '../../moving/uncontrolled.js';
import type { Unit } from '../../state.js';
import { isFighting, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { isKnownTo } from '../weather/sight.js';

/** Whom a body goes after that has its back to it: pursuers their quarry, chargers an enemy who evades them. */
export interface Following {
  readonly after: 'routers' | 'evaders';
  readonly quarry: Unit;
}

/** Whom a body follows in this period, if it follows anybody. */
export function followingOf(unit: Unit, { state }: Pick<Field, 'state'>): Following | undefined {
  const { pursuit, period, rout } = unit;
  if (rout !== null) return undefined;
  if (pursuit !== null) return { after: 'routers', quarry: unitOf(state, pursuit.quarry) };
  if (isFighting(state, unit)) return undefined;
  const quarry = period.charges === null ? evaderOutOfControl(unit, { state }) : unitOf(state, period.charges);
  return quarry?.period.counter?.what === 'evade' ? { after: 'evaders', quarry } : undefined;
}

/** The enemy who evades a unit that comes at him out of control: it goes after him, and at nobody else who has not been asked what he does. */
export function evaderOutOfControl({ id, bound }: Unit, { state }: Pick<Field, 'state'>): Unit | undefined {
  if (bound?.instruction !== 'uncontrolled-advance') return undefined;
  const isEvader = ({ period: { counter } }: Unit) => counter?.what === 'evade' && counter.charger === id;
  return Object.values(state.units).find(isEvader);
}

/**
 * Which period of a pursuit comes next, as its move is reckoned.
 *
 * @clause wrg/uncontrolled-advance/then-rout-or-pursuit
 */
export function periodOfPursuit(
  { periods, afterAdvance }: NonNullable<Unit['pursuit']>,
  rules: Field['rules'],
): number {
  return periods + firstPeriodAfter(afterAdvance === true, rules);
}

/**
 * Whether a follower stops before an enemy on whom he comes: one other than his quarry, into whom his player has not sent him and who has not been
 * asked what he does about it. Of two who each follow somebody else the ruling says whether they stop (`wrg/ruling/followers-cross`); who charges the
 * follower himself, or somebody who stands to receive him, and who is out of control, meets him.
 *
 * @clause wrg/evade/chargers-follow-through
 * @clause wrg/pursuit/through-enemy
 */
export function stopsBefore(follower: Unit, enemy: Unit, field: Field): boolean {
  const following = followingOf(follower, field);
  if (following === undefined || following.quarry.id === enemy.id) return false;
  const { rout, hidden, pursuit, period, bound } = enemy;
  if (follower.period.through?.includes(enemy.id) === true || rout !== null || hidden !== null) return false;
  if (bound?.instruction === 'uncontrolled-advance' || period.counter?.what === 'evade') return false;
  const follows = followsAnother(enemy, follower, field);
  if (follows ? field.rules.field.playing.followersCross === 'meet' : period.charges !== null || pursuit !== null)
    return false;
  return isKnownTo(follower.side, enemy, field);
}

/** Whether an enemy goes after somebody else as well. */
export function followsAnother(enemy: Unit, follower: Unit, field: Pick<Field, 'state'>): boolean {
  const following = followingOf(enemy, field);
  return following !== undefined && following.quarry.id !== follower.id;
}
