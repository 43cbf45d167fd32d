/** The words for what bars a way. For `walking.ts` and `charge.ts`. */
import { counted, type Violation } from '../../../rulebook/index.js';
import { type Feature, toGrid } from '../../../table/index.js';
import type { RaymondClause } from '../rules.js';
import type { Unit } from '../state.js';
import type { Hindrance } from './legs.js';

/** What forbids a way, with the clause that it breaks. */
export interface Fault extends Violation {
  readonly clause: RaymondClause;
}

/** Of a straight way: what bars it, `gone` inches of it behind. */
export function hindranceFault(unit: Unit, hindrance: Hindrance, gone: number, path: string): Fault {
  const at = toGrid(gone + hindrance.at);
  if (hindrance.by === 'enemy') return contactFault(hindrance.unit, path, at);
  if (hindrance.by === 'ground') return groundFault(unit, hindrance.feature, path, at);
  return {
    path,
    problem: `${hindrance.unit.id} stands in the way of ${unit.id}`,
    mend: `go no farther than ${counted(at, 'inch', 'inches')} here, or another way`,
    clause: 'raymond/move/no-interpenetration',
  };
}

/** Of a way, or of a pose where no length is given, that touches an enemy. */
export function contactFault(enemy: Unit, path: string, at?: number): Fault {
  return {
    path,
    problem: `it would touch ${enemy.id}, and only a charge comes into contact`,
    mend: at === undefined ? 'stay off the enemy' : `go less than ${counted(at, 'inch', 'inches')} here, or charge`,
    clause: 'raymond/charge/only-way-into-contact',
  };
}

/** Of a way, or of a pose where no length is given, over ground that is barred. */
export function groundFault(unit: Unit, feature: Feature, path: string, at?: number): Fault {
  return {
    path,
    problem: `${unit.id} may not enter or cross ${feature.id}`,
    mend: at === undefined ? 'stay off it' : `go no farther than ${counted(at, 'inch', 'inches')} here, or around it`,
    clause: 'raymond/move/no-prohibited-terrain',
  };
}

/** Of a way off the table that leaves stands in no formation. */
export function brokenFault(unit: Unit, path: string): Fault {
  return {
    path,
    problem: `stands of ${unit.id} would leave the table, and those left stand in no valid formation`,
    mend: 'stay on the table, or leave it so that a line or a mass is left',
    clause: 'raymond/formation/must-be-valid',
  };
}

/** Of anything that is to follow when all of a unit has left the table. */
export function goneFault(unit: Unit, path: string): Fault {
  const problem = `all of ${unit.id} has left the table before that`;
  return { path, problem, mend: 'leave the rest out', clause: 'raymond/move/table-edge' };
}
