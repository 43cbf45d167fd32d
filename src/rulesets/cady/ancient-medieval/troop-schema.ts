import { choice } from '../../../scenario/index.js';
import { ancientMedievalTroopTypes, type Troops, type TroopType, troopTypes } from './troops.js';

/** One of these troop types; another is refused with the nearest name. */
export function troopChoice(types: readonly TroopType[]) {
  return choice(types, 'troop type');
}

/** What reads a troop type. */
export type TroopSchema = ReturnType<typeof troopChoice>;

/** Schemas in which troop types stand, by the rules in force: made once for the printed types, and for rules with types of their own. */
export function byTroops<Made extends object>(
  make: (troop: TroopSchema) => Made,
): (rules: { readonly troops: Troops }) => Made {
  const others = new WeakMap<Troops, Made>();
  let printed: Made | undefined;
  return rules => {
    const types = troopTypes(rules);
    if (types.length === ancientMedievalTroopTypes.length) {
      printed ??= make(troopChoice(ancientMedievalTroopTypes));
      return printed;
    }
    const made = others.get(rules.troops) ?? make(troopChoice(types));
    others.set(rules.troops, made);
    return made;
  };
}
