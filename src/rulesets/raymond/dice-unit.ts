import type { FactorUnit } from '../../rulebook/index.js';

/** Dice of a set, as reasons tell them. */
export const diceUnit: FactorUnit = { one: 'die', many: 'dice' };
