import { insistOnFew } from '../../../../book/index.js';
import { type Dice, type Distribution, inDoubles, type Pool } from '../../../../dice/index.js';
import type { ClauseId, Reason } from '../../../../rulebook/index.js';
import { insistOnCount } from '../counts.js';
import type { Odds } from './steps.js';

/** Figures of a unit that fire at one target under the same conditions. */
export interface Shooters {
  readonly figures: number;
  /** Shots of each figure this turn. */
  readonly shots: number;
}

/** A volley before the dice: what every group needs, worked out once however often it is thrown. */
export interface ReadyVolley<Needed extends Odds> {
  readonly groups: readonly {
    readonly odds: Needed;
    /** One for each shot; none for shots that cannot hit. */
    readonly dice: number;
  }[];
  readonly targetFigures: number;
}

/** What a volley did. */
export interface Volleyed<Needed extends Odds> {
  /** Dice thrown; none for shots that cannot hit. */
  readonly dice: number;
  readonly hits: number;
  /** Figures removed: one for each hit, never more than the target has. */
  readonly lost: number;
  /**
   * What each group needed, threw and hit, in the order given. A volley that is solved knows how many hits there are and not
   * whose they are: it leaves out the hits of each group.
   */
  readonly groups: readonly (Needed & { readonly dice: number; readonly hits?: number })[];
  readonly because: readonly Reason[];
}

/**
 * Everything about a unit's fire at one target that can be known before the dice.
 *
 * @param oddsOf what a shot of a group needs
 * @throws RuleViolation when figures or shots are no whole numbers.
 */
export function readyVolley<Group extends Shooters, Needed extends Odds>(
  fire: { readonly groups: readonly Group[]; readonly targetFigures: number },
  oddsOf: (group: Group) => Needed,
  clause: ClauseId,
): ReadyVolley<Needed> {
  insistOnCount('targetFigures', fire.targetFigures, clause);
  const groups = fire.groups.map(group => {
    insistOnCount('figures', group.figures, clause);
    insistOnCount('shots', group.shots, clause);
    const odds = oddsOf(group);
    return { odds, dice: odds.faces.length === 0 ? 0 : group.figures * group.shots };
  });
  return { groups, targetFigures: fire.targetFigures };
}

/**
 * The dice of a unit's fire at one target: one for each shot of each figure, thrown group by group.
 *
 * @clause cady/common/fire/one-d10-per-figure
 */
export function throwVolley<Needed extends Odds>(ready: ReadyVolley<Needed>, dice: Dice): Volleyed<Needed> {
  const told: number[] = [];
  const hits = dice.total(poolsOf(ready), undefined, (hits, group) => {
    told[group] = hits;
  });
  const groups = ready.groups.map(({ odds, dice: thrown }, at) => {
    const hits = thrown === 0 ? 0 : told[at];
    return { ...odds, dice: thrown, ...(hits === undefined ? {} : { hits }) };
  });
  return {
    dice: ready.groups.reduce((sum, group) => sum + group.dice, 0),
    hits,
    lost: Math.min(hits, ready.targetFigures),
    groups,
    because: ready.groups.flatMap(({ odds }) => odds.because),
  };
}

/** The dice of a unit’s fire for the losses alone: what `throwVolley` throws, and nothing told of it. */
export function lostToVolley(ready: ReadyVolley<Odds>, dice: Dice): number {
  return dice.total(poolsOf(ready), ready.targetFigures);
}

/** Every number of figures that a volley can take, with its exact chance. */
export function volleyLossOdds(ready: ReadyVolley<Odds>): Distribution<number> {
  return inDoubles(dice => lostToVolley(ready, dice));
}

/**
 * Every number of hits that a volley can score, however many figures the target has, with its exact chance.
 *
 * @throws TooManyToSolve beyond 5000 dice.
 */
export function volleyHitOdds(ready: ReadyVolley<Odds>): Distribution<number> {
  const pools = poolsOf(ready);
  insistOnFew(
    'outcomes',
    pools.reduce((outcomes, { dice }) => outcomes + dice, 1),
  );
  return inDoubles(dice => dice.total(pools));
}

/** A pool for each group; one of no dice for those that cannot hit. */
function poolsOf({ groups }: ReadyVolley<Odds>): readonly Pool[] {
  return groups.map(({ odds: { sides, faces }, dice }) => ({ dice, sides, faces }));
}
