import { reasonFor } from '../../../../rulebook/index.js';
import { troopOf } from '../units.js';
import type { Field } from './field.js';
import { volleyAtTime } from './on-the-way.js';
import type { Shooter, Shooting } from './targets.js';

/**
 * What becomes of volleys at horse that rode up, fired and rode on again: they are thrown at it where it fired, and not where it has come
 * to since. So near it must take the fire of whom it fired at.
 *
 * Source: Musket Period Rules > Cavalry & small arms.
 *
 * @param all every volley of the phase
 * @clause cady/musket/cavalry/caracole-accepts-fire
 */
export function takingFireWhereTheyFired(
  all: readonly Shooting[],
  shooters: readonly Shooter[],
  field: Field,
): (fire: Shooting) => Shooting {
  return fire => {
    const { unit, target } = fire;
    const rider = all.find(other => other.unit === target && other.target === unit);
    const shooter = shooters.find(each => each.unit === unit);
    if (rider?.firedAt === undefined || shooter === undefined || fire.firedAt !== undefined) return fire;
    if (troopOf(target, field.rules).arm !== 'cavalry') return fire;
    const walls = fire.walls === undefined ? {} : { walls: fire.walls };
    const then = volleyAtTime({ ...shooter, ...walls }, target, rider.firedAt, field);
    if (then === undefined) return fire;
    const because = `${target.id} fired on its way`;
    const reason = reasonFor('cady/musket/cavalry/caracole-accepts-fire', because, 'is fired at where it did');
    return { ...fire, ...then, because: [reason, ...fire.because] };
  };
}
