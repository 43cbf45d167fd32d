import { seeded } from '../../../../dice/index.js';

/** How a commander likes to fight, whatever the field: what makes two battles of the same armies different. */
export interface Temper {
  /** What odds he asks for, as a share of what is usual: less than 1 is bold. */
  readonly caution: number;
  /** The wing where he strikes: −1 the left, 0 the middle, 1 the right. */
  readonly wing: -1 | 0 | 1;
}

/** The temper of the commander with a seed. */
export function temperOf(seed: number): Temper {
  const dice = seeded(seed);
  const wings = [-1, 0, 1] as const;
  return {
    caution: 0.85 + dice.pick(7) * 0.05,
    wing: wings[dice.pick(3)] ?? 0,
  };
}
