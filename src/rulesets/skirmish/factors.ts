import type { FactorUnit } from '../../rulebook/index.js';

/** One point on a die or on the total of several. */
export const point: FactorUnit = { one: 'point', many: 'points' };
