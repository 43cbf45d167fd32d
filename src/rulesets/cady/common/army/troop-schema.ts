import { choice } from '../../../../scenario/index.js';

/** What reads a troop type: one of those that the rules know; another is refused with the nearest name. */
export type TroopSchema<Type extends string> = ReturnType<typeof choice<Type>>;

/**
 * Schemas in which troop types stand, by the rules in force: made once for the printed types, and once for rules with types of
 * their own.
 */
export function byTroopTypes<Type extends string, Troops extends object, Made extends object>(
  printed: readonly Type[],
  typesOf: (rules: { readonly troops: Troops }) => readonly Type[],
  make: (troop: TroopSchema<Type>) => Made,
): (rules: { readonly troops: Troops }) => Made {
  const others = new WeakMap<Troops, Made>();
  let standard: Made | undefined;
  return rules => {
    const types = typesOf(rules);
    if (types.length === printed.length) {
      standard ??= make(choice(printed, 'troop type'));
      return standard;
    }
    const made = others.get(rules.troops) ?? make(choice(types, 'troop type'));
    others.set(rules.troops, made);
    return made;
  };
}
