import { bodyCentre, levelAt, type Placed } from '../../../../table/index.js';
import type { WishedShot } from '../../shooting/may-shoot.js';
import type { Unit } from '../../state.js';
import { type Field, type Near, storeysUnder } from '../field.js';
import { asHeCame } from './bearing.js';
import { evadedFrom, stoodBefore } from './charged.js';

/** A shot, as far as it says who stood where when it was made. */
export interface ShotOfMoment {
  readonly unit: Unit;
  readonly target: Near;
  readonly shot: Pick<WishedShot, 'charged'>;
}

/** Where those stand who shoot: who has evaded the charger since, or has gone back before him as a test told him, as he stood before he turned. */
export function shooterPlaceOf({ unit, shot, target }: ShotOfMoment): Placed {
  const before = shot.charged === undefined ? undefined : evadedFrom(unit, target.who.unit);
  if (before === undefined) return stoodBefore(unit, shot.charged) ?? unit.placed;
  return { ...unit.placed, at: unit.period.from, facing: before.facing };
}

/** Where a target is shot at: as he stands, or of who has charged them on his way. */
export function targetPlaceOf({ shot, target: { who } }: ShotOfMoment, field: Pick<Field, 'rules'>): Placed {
  return shot.charged === undefined ? who.placed : asHeCame(who.unit, shot.charged.from, field).placed;
}

/**
 * Those who shoot and their target on the ground on which they stood then: at a charge they have shot before they turned, and he has come farther since.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function asTheyStood(shot: ShotOfMoment, field: Field): Pick<ShotOfMoment, 'unit' | 'target'> {
  const { unit, target } = shot;
  if (shot.shot.charged === undefined) return { unit, target };
  const own: Unit = { ...unit, placed: shooterPlaceOf(shot) };
  const his: Unit = { ...target.who.unit, placed: targetPlaceOf(shot, field) };
  const levelOf = (each: Unit) => levelAt(field.table, bodyCentre(each.placed)) + storeysUnder(each, field);
  const who = { ...target.who, unit: his, placed: his.placed };
  return { unit: own, target: { ...target, who, levelsAbove: levelOf(his) - levelOf(own) } };
}
