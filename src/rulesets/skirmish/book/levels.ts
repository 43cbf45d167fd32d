/** Levels of protection, from the best to none. */
export const protections = [1, 2, 3, 4] as const;
