/** Every ruling about shooting, hand-to-hand combat, casualties and what they come to, in the order of the book. */
export const fightingRulings = [] as const;
