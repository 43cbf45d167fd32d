/** Every ruling about sieges, fire, ships, weather, and sword and sorcery, in the order of the book. */
export const optionalRulings = [] as const;
