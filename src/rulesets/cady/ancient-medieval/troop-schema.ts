import { choice } from '../../../scenario/index.js';
import { byTroopTypes, type TroopSchema as Reading } from '../common/army/troop-schema.js';
import { ancientMedievalTroopTypes, type Troops, type TroopType, troopTypes } from './troops.js';

/** One of these troop types; another is refused with the nearest name. */
export function troopChoice(types: readonly TroopType[]) {
  return choice(types, 'troop type');
}

/** What reads a troop type. */
export type TroopSchema = Reading<TroopType>;

/** Schemas in which troop types stand, by the rules in force. */
export function byTroops<Made extends object>(
  make: (troop: TroopSchema) => Made,
): (rules: { readonly troops: Troops }) => Made {
  return byTroopTypes(ancientMedievalTroopTypes, troopTypes, make);
}
