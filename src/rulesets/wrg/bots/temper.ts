import { seeded } from '../../../dice/index.js';

/** How a general likes to fight: what makes two battles of the same armies different. */
export interface Temper {
  /** `deep`: his second line stands behind the first until it is needed; `wide`: it lengthens the first where there is room. */
  readonly line: 'deep' | 'wide';
  /** The wing that he strengthens where both would do, as his men face. */
  readonly wing: 'left' | 'right';
  /** So many periods he waits, at most, for his bows to tell before his heavy horse goes in: about half of a day of twelve. */
  readonly patience: number;
}

/** Who has no seed fights as the drill has it. */
export const byTheDrill: Temper = { line: 'deep', wing: 'left', patience: 6 };

/** The temper of the general with a seed. */
export function temperOf(seed: number): Temper {
  const dice = seeded(seed);
  return {
    line: dice.pick(2) === 0 ? 'deep' : 'wide',
    wing: dice.pick(2) === 0 ? 'left' : 'right',
    patience: 5 + dice.pick(3),
  };
}
