/** Every ruling about movement, disorganisation, shields, rout and pursuit, in the order of the book. */
export const movementRulings = [] as const;
