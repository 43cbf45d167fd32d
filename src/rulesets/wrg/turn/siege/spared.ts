import { behindMerlons } from '../../siege/fortification.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { whoThrowsFire } from '../fire/who-throws.js';
import type { Aim } from '../shooting/aims.js';
import { insideShot } from './inside.js';
import { isBehindMerlons } from './merlons.js';

/**
 * Who is spared of a volley: behind merlons nobody is hurt but by stones who does not shoot himself.
 *
 * @clause wrg/siege/fort/not-shooting
 */
export function sparedBehindMerlons(aims: readonly Aim[], field: Field): (unit: Unit, enemy: Unit) => boolean {
  // Who sets something alight by hand does not shoot.
  const withMissiles = whoThrowsFire(field).filter(({ aim }) => aim !== undefined && aim.by !== 'hand');
  const shooting = new Set([...aims, ...withMissiles].map(({ unit }) => unit.id));
  return (unit, enemy) => {
    const within = insideShot(enemy, shooting.has(enemy.id), field);
    if (within !== undefined) return within.spared;
    if (!isBehindMerlons(enemy, unit, field)) return false;
    const { engine } = unit.troops;
    const shot = { shooting: shooting.has(enemy.id), ...(engine === undefined ? {} : { engine }) };
    return !behindMerlons(shot, field.rules).hurt;
  };
}
