import type { OtherFactor } from '../others.js';
import type { MissileWeapon } from '../shooting/weapons.js';
import type { Unit } from '../state.js';
import type { Field } from './field.js';
import type { Striking } from './fighting/striking.js';
import type { Occasion } from './reacting/situation.js';
import { merlonOthers } from './siege/merlons.js';
import { sorceryReaction } from './sorcery/reacting.js';
import { weatherOthers } from './weather/effects.js';

/** Somebody who shoots, at whom and from how many paces. */
export interface Shooting {
  readonly unit: Unit;
  readonly enemy: Unit;
  readonly weapon: MissileWeapon;
  readonly distance: number;
}

/*
 * What the switches of a scenario add to the factors of the charts, each from its own room. One line for each of them.
 */

/** What else counts for a volley. */
export function shootingOthers({ unit, enemy }: Shooting, field: Field): readonly OtherFactor[] {
  return [...weatherOthers(unit, 'shooting', field), ...merlonOthers({ unit, enemy }, field)];
}

/** What else counts for those who strike hand to hand. */
export function meleeOthers({ unit }: Striking, field: Field): readonly OtherFactor[] {
  return [...weatherOthers(unit, 'fighting', field)];
}

/** What else counts for a reaction test. */
export function reactionOthers(unit: Unit, occasion: Occasion, field: Field): readonly OtherFactor[] {
  return [...sorceryReaction(unit, occasion, field), ...weatherOthers(unit, 'reaction', field)];
}

/** As a situation takes them: left out where there are none. */
export function othersGiven(others: readonly OtherFactor[]): { readonly others?: readonly OtherFactor[] } {
  return others.length === 0 ? {} : { others };
}
