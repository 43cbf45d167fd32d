import { insist, type Reason } from '../../../../rulebook/index.js';

/** One stand of a unit on the move. Lengths in cm. */
export interface MovingStand {
  /** What its figures may move. */
  readonly may: number;
  /** What the ground lets it go, of what the unit tries. */
  readonly way: number;
}

/** How far a unit goes together. */
export interface TogetherGone {
  readonly cm: number;
  readonly because: readonly Reason[];
}

/**
 * What a unit of several kinds of figure may move: no more than the slowest.
 *
 * Source: Common Rules > Effects on Movement.
 *
 * @throws RuleViolation when there is nobody.
 * @clause cady/common/movement/slowest-figure
 */
export function paceOf({ figures }: { readonly figures: readonly number[] }): number {
  insist(figures.length > 0, () => ({
    path: 'figures',
    clause: 'cady/common/movement/slowest-figure',
    problem: 'nobody moves',
    mend: 'name the move of one figure at least',
  }));
  return Math.min(...figures);
}

/**
 * How far the stands of a unit go when they must stay in contact: those that could go on wait for those that cannot, and none
 * goes farther than its own figures may.
 *
 * Source: Common Rules > Effects on Movement.
 *
 * @throws RuleViolation when there is no stand.
 * @clause cady/common/movement/keep-contact
 * @clause cady/common/movement/figure-maximum
 */
export function goTogether({ stands }: { readonly stands: readonly MovingStand[] }): TogetherGone {
  const pace = paceOf({ figures: stands.map(({ may }) => may) });
  const cm = Math.min(pace, ...stands.map(({ way }) => way));
  const held = stands.some(({ may, way }) => Math.min(may, way) > cm);
  const because: Reason = {
    clause: 'cady/common/movement/keep-contact',
    because: 'stands keep in contact',
    effect: `the whole unit stops after ${cm} cm`,
  };
  return { cm, because: held ? [because] : [] };
}
