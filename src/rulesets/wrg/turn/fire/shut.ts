import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { type Burnable, burnables, standsIn } from './things.js';

/** Things that nobody can stay in. */
export function untenable(field: Pick<Field, 'state' | 'scenario' | 'table' | 'rules'>): readonly Burnable[] {
  const { fires } = field.state;
  if (fires === undefined) return [];
  return burnables(field).filter(({ id }) => fires.things[id]?.state === 'untenable');
}

/** Ground that nobody enters because it burns, but for who stands in it and has to get out. */
export function shutByFire(
  unit: Unit,
  field: Pick<Field, 'state' | 'scenario' | 'table' | 'rules'>,
): readonly string[] {
  return untenable(field)
    .filter(thing => thing.isGround && !standsIn(unit, thing))
    .map(({ id }) => id);
}
