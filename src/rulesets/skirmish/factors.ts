import type { FactorUnit } from '../../rulebook/index.js';

/** One point on a die or on the total of several. */
export const point: FactorUnit = { one: 'point', many: 'points' };

/** One point on the die of who strikes, and on that of who is struck at. */
export const toStrike: FactorUnit = { one: 'point to strike', many: 'points to strike' };
export const toDefend: FactorUnit = { one: 'point to defend', many: 'points to defend' };
