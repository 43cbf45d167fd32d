import { type Bearing, bearingTo, type Point, turnBetween } from '../../../table/index.js';
import { ranksOverHeads } from '../common/fire/ranks.js';
import { type Candidate, type ChosenTarget, chooseTarget, type Priority } from '../common/fire/target-priority.js';
import { type MusketRules, musketRules } from './rules.js';

export type { Candidate, ChosenTarget } from '../common/fire/target-priority.js';

/**
 * Whether a target lies in the arc of fire of small arms: up to 45 degrees to either side of the facing, the bound included.
 *
 * Source: Musket Period Rules > Angle of fire.
 *
 * @clause cady/musket/small-arms/arc
 */
export function inSmallArmsArc(
  aim: { readonly from: Point; readonly facing: Bearing; readonly target: Point },
  rules: MusketRules = musketRules(),
): boolean {
  return turnBetween(aim.facing, bearingTo(aim.from, aim.target)) <= rules.smallArms.arc;
}

/**
 * Which ranks of a unit may fire, given the hill level (or storey) each stands on, front rank first: the front rank, and
 * every rank behind that stands higher than the firing rank before it.
 *
 * Source: Musket Period Rules > First rank only.
 *
 * @returns the ranks, 0 for the front one
 * @clause cady/musket/small-arms/first-rank
 * @clause cady/musket/small-arms/second-rank-higher
 * @clause cady/common/fire/musket-first-rank
 */
export function firingRanks(unit: { readonly heights: readonly number[] }): readonly number[] {
  const over = ranksOverHeads(unit.heights);
  const hidden = over.indexOf(false);
  return over.slice(0, hidden < 0 ? over.length : hidden).map((_, rank) => rank);
}

const priorities: readonly Priority[] = [
  { for: 'closing', clause: 'cady/musket/target-priority/first' },
  { for: 'in-front', clause: 'cady/musket/target-priority/second' },
  { for: 'in-range', clause: 'cady/musket/target-priority/third' },
];

/**
 * The target that a unit takes when nothing else was ordered: an enemy closing for melee, else one directly in front, else
 * any in range. Among equals the nearest, then the first given.
 *
 * Source: Musket Period Rules > Target Priority.
 *
 * @returns `undefined` when no enemy is in range
 * @clause cady/musket/target-priority/first
 * @clause cady/musket/target-priority/second
 * @clause cady/musket/target-priority/third
 */
export function targetByPriority(candidates: readonly Candidate[]): ChosenTarget | undefined {
  return chooseTarget(candidates, priorities);
}

/**
 * What a unit that its own side has hit is short of: melee points and morale value, for the two turns after.
 *
 * Source: Musket Period Rules > "Friendly" fire.
 *
 * @param unit `hitOn`: the turn it was hit, 0 for never; `turn`: the turn being played
 * @clause cady/musket/friendly-fire/penalty
 */
export function friendlyFirePenalty(
  unit: { readonly hitOn: number; readonly turn: number },
  rules: MusketRules = musketRules(),
): { readonly melee: number; readonly morale: number } {
  const { turns, melee, morale } = rules.smallArms.friendlyFire;
  const suffers = unit.hitOn > 0 && unit.turn > unit.hitOn && unit.turn <= unit.hitOn + turns;
  return suffers ? { melee, morale } : { melee: 0, morale: 0 };
}
