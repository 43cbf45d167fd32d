import { angleOff, bodyCentre } from '../../../../table/index.js';
import type { OtherFactor } from '../../others.js';
import { behindMerlons } from '../../siege/fortification.js';
import { fortOf, rampartOf } from '../../siege/walls.js';
import { workersShielded } from '../../siege/working-party.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { carriedBy, handsOn } from './carrying.js';
import { insideShot } from './inside.js';

/** Whether a unit stands behind the merlons of a rampart, as somebody sees it who is not within the same walls. */
export function isBehindMerlons(
  enemy: Unit,
  shooter: Unit,
  field: Pick<Field, 'table' | 'scenario' | 'state'>,
): boolean {
  if (field.state.works === undefined || rampartOf(enemy, field) === undefined) return false;
  const fort = fortOf(enemy.placed, field.scenario);
  // Who has come over the wall no farther than onto it has the merlons before him on neither side.
  return fort !== undefined && fort.name !== fortOf(shooter.placed, field.scenario)?.name;
}

/**
 * What a rampart, or the loopholes of a tower, add to the factors of a volley at those who shoot from behind them.
 *
 * @clause wrg/siege/fort/loopholes
 */
export function merlonOthers(
  { unit, enemy }: { readonly unit: Unit; readonly enemy: Unit },
  field: Field,
): readonly OtherFactor[] {
  const within = insideShot(enemy, true, field);
  if (within !== undefined) {
    return [{ points: within.cover, clause: 'wrg/siege/fort/loopholes', because: 'behind loopholes' }];
  }
  if (!isBehindMerlons(enemy, unit, field)) return [];
  const { engine } = unit.troops;
  const { cover } = behindMerlons({ shooting: true, ...(engine === undefined ? {} : { engine }) }, field.rules);
  if (cover === 0) return [];
  return [{ points: cover, clause: 'wrg/siege/fort/loopholes', because: 'behind merlons' }];
}

const handiwork = ['break', 'ladders', 'build', 'fill', 'mine'] as const;

/**
 * Whether a unit works with its hands in this period where missiles come; engines that throw stones, and who mans a tower or keeps down, do not. Of a mine
 * those who dig are below (`wrg/ruling/miners-under-fire`).
 */
function isAtWork({ period }: Unit, { rules }: Pick<Field, 'rules'>): boolean {
  const { work } = period.conduct;
  if (work === undefined || ('mine' in work && !rules.field.playing.minersBare)) return false;
  return handiwork.some(each => each in work);
}

/**
 * Whether a siege takes shields from those who are shot at, or gives them: men at work have none in hand but those whom others cover with
 * pavises, and men behind merlons always have; `undefined`: as usual. What a party is shot at as of which some are covered is
 * `wrg/ruling/workers-partly-covered`.
 *
 * @clause wrg/siege/working/unshielded
 * @clause wrg/siege/working/mantlets
 * @clause wrg/siege/fort/loopholes
 */
export function shieldlessAtSiege(enemy: Unit, shooter: Unit, field: Field): boolean | undefined {
  const { state, scenario, rules } = field;
  if (state.works === undefined) return undefined;
  if (insideShot(enemy, true, field) !== undefined) return false;
  if (isBehindMerlons(enemy, shooter, field)) return !behindMerlons({ shooting: true }, rules).shielded;
  if (hasHandsFull(enemy, field)) return true;
  if (!isAtWork(enemy, field)) return undefined;
  const pavises = Math.min(scenario.works?.pavises.find(each => each.with === enemy.id)?.figures ?? 0, enemy.figures);
  const bearing = angleOff(enemy.placed, bodyCentre(shooter.placed));
  const { shieldless, covered } = workersShielded({ workers: enemy.figures - pavises, pavises, bearing }, rules);
  return rules.field.playing.workersBare === 'any' ? shieldless > 0 : shieldless > covered;
}

/**
 * Whether a body on the move carries or pushes siege material with so many of its hands that it counts as without shields
 * (`wrg/ruling/hands-at-siege-material`).
 *
 * @clause wrg/shields/when-unusable
 */
export function hasHandsFull(unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>): boolean {
  const carried = carriedBy(unit, state);
  if (unit.period.moved === 0 || carried.length === 0) return false;
  const busy = [...handsOn(unit, carried, { rules }).values()].reduce((sum, each) => sum + each, 0);
  return rules.field.playing.handsFull === 'any' ? busy > 0 : busy * 2 > unit.figures;
}
