import type { MissileWeapon } from '../../shooting/weapons.js';
import type { UnitId } from '../../state.js';
import type { Field } from '../field.js';
import { whoThrowsFire } from '../fire/who-throws.js';
import type { Shooting } from './numbers.js';

/** With what each body shoots in a period. */
export type InUse = ReadonlyMap<UnitId, MissileWeapon>;

/**
 * With what everybody shoots at the same time, be it at troops, at a general by himself or at something that is to burn: who needs both hands for it has no use
 * of his shield meanwhile.
 *
 * @clause wrg/shields/when-unusable
 */
export function inUse(shooting: readonly Pick<Shooting, 'unit' | 'missiles'>[], field: Field): InUse {
  const withFire = whoThrowsFire(field).flatMap(({ unit, aim }): readonly [UnitId, MissileWeapon][] =>
    aim === undefined || aim.by === 'hand' ? [] : [[unit.id, aim.by.weapon]],
  );
  return new Map([...withFire, ...shooting.map(({ unit, missiles }) => [unit.id, missiles.weapon] as const)]);
}
