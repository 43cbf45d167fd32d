import type { ClauseId, Reason, Violation } from '../../../rulebook/index.js';
import type { StepChange } from './steps.js';

/** The numbers of missile fire by ranks. */
export interface RankFireNumbers {
  /** Ranks that fire. */
  readonly ranks: number;
  /** Steps that the second rank loses for the heads before it. */
  readonly secondRankSteps: number;
}

/** The part of a ruleset's rules that fire by ranks needs. */
export interface RankFireRules {
  readonly rankFire: RankFireNumbers;
}

/** A body of missile troops about to fire. */
export interface RankedFire {
  /** Figures in each rank, front rank first. */
  readonly ranks: readonly number[];
  /** They may shoot over the heads of the rank before: bows and slings may, crossbows may not. */
  readonly overHeads: boolean;
  /** What each rank fires at, in their order. */
  readonly targets: readonly string[];
}

/** Figures of one rank that fire, and what their place does to their odds. */
export interface RankShooting {
  readonly rank: number;
  readonly figures: number;
  readonly changes: readonly StepChange[];
}

/**
 * The ranks of missile troops that fire: the first, and the second a step worse, over the heads of the first.
 *
 * Source: Common Rules > Game Sequence.
 *
 * @clause cady/common/fire/medieval-second-rank
 */
export function ranksThatFire(
  troops: Pick<RankedFire, 'ranks' | 'overHeads'>,
  rules: RankFireRules,
): readonly RankShooting[] {
  const firing = troops.overHeads ? rules.rankFire.ranks : 1;
  return troops.ranks.slice(0, firing).map((figures, rank) => ({
    rank,
    figures,
    changes: rank === 0 ? [] : [{ steps: -rules.rankFire.secondRankSteps, clause: secondRank, because: overHeads }],
  }));
}

/**
 * Every fault of the targets that ranks of one body fire at: all ranks that fire have the same.
 *
 * Source: Common Rules > Game Sequence.
 *
 * @clause cady/common/fire/two-ranks-same-target
 */
export function rankTargetFaults(fire: RankedFire, rules: RankFireRules): readonly Violation[] {
  const firing = ranksThatFire(fire, rules).length;
  const [first, ...others] = fire.targets.slice(0, firing);
  return others.flatMap((target, at) =>
    target === first
      ? []
      : [
          {
            path: `targets[${at + 1}]`,
            clause: 'cady/common/fire/two-ranks-same-target',
            problem: `one rank fires at ${first}, another at ${target}`,
            mend: 'give all ranks the same target',
          },
        ],
  );
}

const secondRank: ClauseId = 'cady/common/fire/medieval-second-rank';
const overHeads = 'fires over the heads of the rank before';

/** A shot at a target, by distance in cm. */
export interface ShotFired {
  readonly range: number;
  readonly distance: number;
  /** What stands where the shot comes down when it falls short, friends too; nobody unless the rules give it such a place. */
  readonly landsOn?: string;
}

/** What a shot can still do. */
export interface ShotSpent {
  /** `target`: it is rolled for as usual; `bystander`: at whoever it comes down on; `nobody`: it is lost. */
  readonly at: 'target' | 'bystander' | 'nobody';
  readonly because: readonly Reason[];
}

/**
 * A shot at a target that proves to be out of range is spent: it does the target no harm, though it may do some where it comes
 * down.
 *
 * Source: Common Rules > Measuring Distances.
 *
 * @clause cady/common/measuring/out-of-range-shot-lost
 */
export function shotSpent(shot: ShotFired): ShotSpent {
  if (shot.distance <= shot.range) return { at: 'target', because: [] };
  const because: Reason = {
    clause: 'cady/common/measuring/out-of-range-shot-lost',
    because: `${shot.distance} cm away, range ${shot.range} cm`,
    effect: shot.landsOn === undefined ? 'the shot is lost' : `comes down on ${shot.landsOn}`,
  };
  return { at: shot.landsOn === undefined ? 'nobody' : 'bystander', because: [because] };
}
