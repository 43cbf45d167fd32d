import { insist } from '../../../rulebook/index.js';
import type { Rounding } from '../rules/fighting/casualties.js';

/** A whole number of what comes in halves. */
export function rounded(value: number, rounding: Rounding): number {
  return rounding === 'down' ? Math.floor(value) : Math.ceil(value);
}

/** Refuses what is no number of figures or men. */
export function insistOnWhole(value: number, path: string, clause: `${string}/${string}`): void {
  insist(Number.isInteger(value) && value >= 0, () => ({
    path,
    clause,
    problem: `${value} is no number of ${path}`,
    mend: 'give a whole number from 0',
  }));
}
