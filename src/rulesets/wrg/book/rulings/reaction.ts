/** Every ruling about reaction tests and orders, in the order of the book. */
export const reactionRulings = [] as const;
