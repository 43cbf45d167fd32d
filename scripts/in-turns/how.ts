/** How a function was run: at all, in a step of a turn that a test called by itself, in a turn. Bits, added up. */
export const how = { atAll: 1, inStep: 2, inTurn: 4 } as const;
