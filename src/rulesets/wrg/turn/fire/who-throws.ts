import type { ThingId } from '../../fire/fire-state.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { hasStood } from './busy.js';
import { type InReachOfFire, inReachOfFire } from './means.js';

/** Who is to set fire to something in this period, and has stood to do it. */
export interface FireThrower {
  readonly unit: Unit;
  readonly burns: ThingId;
  /** How he does it; absent where the thing is out of his reach by now. */
  readonly aim?: InReachOfFire;
}

/** Those who set fire to things in this period, by hand or with missiles. */
export function whoThrowsFire(field: Field): readonly FireThrower[] {
  if (field.state.fires === undefined) return [];
  return onTable(field.state).flatMap((unit): FireThrower[] => {
    const { burns } = unit.period.conduct;
    if (burns === undefined || !hasStood(unit, field)) return [];
    const aim = inReachOfFire(unit, field).find(({ thing }) => thing.id === burns);
    return [{ unit, burns, ...(aim === undefined ? {} : { aim }) }];
  });
}
