import { type ClauseId, effectOf, type FactorUnit, type Reason, reasonFor } from '../../rulebook/index.js';

/** What something besides the factors of a chart adds or takes: weather, a rampart, fire, a saint, a spell. */
export interface OtherFactor {
  readonly points: number;
  readonly clause: ClauseId;
  /** What it is: `snow for three periods`. */
  readonly because: string;
}

/** A sum of factors, and why. */
interface Counted {
  readonly total: number;
  readonly because: readonly Reason[];
}

/** What the factors of a chart came to, with whatever else counts. */
export function withOthers(counted: Counted, others: readonly OtherFactor[] | undefined, unit: FactorUnit): Counted {
  const more = others ?? [];
  return {
    total: more.reduce((sum, { points }) => sum + points, counted.total),
    because: [
      ...counted.because,
      ...more.map(({ clause, because, points }) => reasonFor(clause, because, effectOf(points, unit))),
    ],
  };
}
