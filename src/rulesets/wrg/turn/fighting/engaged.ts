import { type StandPlace, standsOf } from '../../../../table/index.js';
import type { Melee, Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { filesAt, lastManOf, menBeside, sideOf } from './files.js';
import { filesFighting } from './free-to-strike.js';
import { filesOnWays } from './over-the-wall.js';
import { bothOf } from './striking.js';
import { filesTurning } from './turned.js';

/**
 * Whether a figure of a body is hand to hand in a melee: of the front rank those before the enemy and those who overlap him
 * or have lapped round him (by the other reading of `wrg/ruling/overlapping-figures-shoot` these touch nobody yet when it is shot); on a flank one of each rank that has him beside it; at the back
 * the last men of the files that have turned to him.
 *
 * @clause wrg/melee/eligible-front
 */
export function isEngaged(
  { rank, file }: Pick<StandPlace, 'rank' | 'file'>,
  unit: Unit,
  melee: Melee,
  field: Field,
): boolean {
  const enemy = unitOf(field.state, melee.a === unit.id ? melee.b : melee.a);
  switch (sideOf(unit, melee)) {
    case 'front':
      return rank === 0 && filesEngaged(unit, enemy, melee, field).includes(file);
    case 'rear':
      return rank === lastManOf(unit, file) && filesTurning(unit, enemy, field).includes(file);
    default:
      return menBeside(unit, melee, field).some(man => man.rank === rank && man.file === file);
  }
}

/** The files before an enemy, and those that overlap him or have lapped round him, unless these touch nobody while it is shot. */
function filesEngaged(unit: Unit, enemy: Unit, melee: Melee, field: Field): readonly number[] {
  const before = filesAt(unit, melee, field);
  const touching = filesOnWays({ unit, enemy, melee }, before, field);
  if (field.rules.fighting.shooting.overlapping === 'shoot') return touching;
  const own = bothOf(melee, field).filter(striking => striking.unit.id === unit.id);
  const fighting = own.flatMap(striking => filesFighting(striking, field));
  return [...touching, ...fighting.filter(file => !before.includes(file))];
}

/** The figures of a body that are hand to hand in none of these melees. */
export function standsFree(unit: Unit, melees: readonly Melee[], field: Field): readonly StandPlace[] {
  return standsOf(unit.placed).filter(stand => !melees.some(melee => isEngaged(stand, unit, melee, field)));
}
