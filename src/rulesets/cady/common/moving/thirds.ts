import { effectOf, type FactorUnit } from '../../../../rulebook/index.js';

/** Thirds of a printed move, as reasons tell them. */
export const moveThirdUnit: FactorUnit = { one: '/3 move', many: '/3 move' };

/** What so many thirds of a move are to who loses them: `−2/3 move`, `costs nothing`. */
export function thirdsLost(thirds: number): string {
  return thirds === 0 ? 'costs nothing' : effectOf(-thirds, moveThirdUnit);
}
