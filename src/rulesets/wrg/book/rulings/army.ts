/** Every ruling about armies: types of troops, bases, organisation, generals, points, setting up, winning, in the order of the book. */
export const armyRulings = [] as const;
