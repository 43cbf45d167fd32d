import type { Dice } from '../../../../dice/index.js';
import type { ClauseId, Reason } from '../../../../rulebook/index.js';
import { insistOnCount } from '../counts.js';
import type { Odds } from './steps.js';

/** Figures of a unit that fire at one target under the same conditions. */
export interface Shooters {
  readonly figures: number;
  /** Shots of each figure this turn. */
  readonly shots: number;
}

/** What a volley did. */
export interface Volleyed<Needed extends Odds> {
  /** Dice thrown; none for shots that cannot hit. */
  readonly dice: number;
  readonly hits: number;
  /** Figures removed: one for each hit, never more than the target has. */
  readonly lost: number;
  /** What each group needed, threw and hit, in the order given. */
  readonly groups: readonly (Needed & { readonly dice: number; readonly hits: number })[];
  readonly because: readonly Reason[];
}

/**
 * A unit's fire at one target: one die for each shot of each figure, thrown group by group.
 *
 * @param oddsOf what a shot of a group needs
 * @throws RuleViolation when figures or shots are no whole numbers.
 * @clause cady/common/fire/one-d10-per-figure
 */
export function throwVolley<Group extends Shooters, Needed extends Odds>(
  fire: { readonly groups: readonly Group[]; readonly targetFigures: number },
  oddsOf: (group: Group) => Needed,
  clause: ClauseId,
  dice: Dice,
): Volleyed<Needed> {
  insistOnCount('targetFigures', fire.targetFigures, clause);
  const groups: Volleyed<Needed>['groups'][number][] = [];
  const reasons: Reason[] = [];
  const total = { dice: 0, hits: 0 };
  for (const group of fire.groups) {
    insistOnCount('figures', group.figures, clause);
    insistOnCount('shots', group.shots, clause);
    const odds = oddsOf(group);
    const thrown = odds.faces.length === 0 ? 0 : group.figures * group.shots;
    const hits = thrown === 0 ? 0 : dice.count(thrown, odds.sides, odds.faces);
    groups.push({ ...odds, dice: thrown, hits });
    reasons.push(...odds.because);
    total.dice += thrown;
    total.hits += hits;
  }
  const lost = Math.min(total.hits, fire.targetFigures);
  return { dice: total.dice, hits: total.hits, lost, groups, because: reasons };
}
