import type { UnitId } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { hasStood } from './asked.js';
import { inReachOfFire } from './means.js';

/** Those who set fire to something with missiles in this period; who does it by hand does not shoot. */
export function whoThrowsFire(field: Field): readonly UnitId[] {
  if (field.state.fires === undefined) return [];
  return onTable(field.state)
    .filter(unit => {
      const { burns } = unit.period.conduct;
      if (burns === undefined || !hasStood(unit, field)) return false;
      return inReachOfFire(unit, field).some(({ thing, by }) => thing.id === burns && by !== 'hand');
    })
    .map(({ id }) => id);
}
