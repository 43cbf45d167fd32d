import {
  type ClauseId,
  counted,
  type Reason,
  RuleViolation,
  reasonsUnder,
  type Violation,
} from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnCount } from '../../common/counts.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const mountedReason = reasonsUnder('cady/ancient-medieval/mounted-infantry');

/** Infantry that is given horses. */
export interface Mounting {
  readonly type: TroopType;
  readonly figures: number;
  readonly mounts: number;
}

/**
 * Every fault of infantry that is given horses: it is foot steady enough for them, and has one for each figure.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @clause cady/ancient-medieval/mounted-infantry/who
 * @clause cady/ancient-medieval/mounted-infantry/one-horse-per-figure
 */
export function mountingFaults(
  { type, figures, mounts }: Mounting,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf(rule), problem, mend });
  const { arm, morale, title } = rules.troops[type];
  const least = rules.medieval.mountedInfantry.leastMorale;
  if (arm !== 'infantry') fault('type', 'who', `${title} are no infantry`, 'mount infantry');
  else if (morale === null || morale < least) {
    fault('type', 'who', `${title} are too unsteady for horses`, `mount infantry of morale ${least} or more`);
  }
  if (mounts < figures) {
    fault(
      'mounts',
      'one-horse-per-figure',
      `${counted(mounts, 'horse')} for ${counted(figures, 'figure')}`,
      'give each figure one',
    );
  }
  return faults;
}

/**
 * Points for the horses of a unit.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @throws RuleViolation when the horses are no whole number.
 * @clause cady/ancient-medieval/mounted-infantry/stats
 * @clause cady/ancient-medieval/capability/mounts-for-infantry
 */
export function mountsCost(
  { mounts }: { readonly mounts: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): number {
  insistOnCount('mounts', mounts, clauseOf('stats'));
  return mounts * rules.medieval.mountedInfantry.cost;
}

/** One thing that mounted infantry does in a turn. Shares are of the turn, 0 to 1. */
export type MountedLeg =
  | { readonly does: 'ride'; readonly share: number }
  | { readonly does: 'walk'; readonly share: number }
  | { readonly does: 'mount' }
  | { readonly does: 'dismount' }
  | { readonly does: 'fire' | 'melee' };

/** A turn of mounted infantry. */
export interface MountedTurn {
  readonly type: TroopType;
  /** It sits on its horses when the turn begins. */
  readonly mounted: boolean;
  /** It has its horses with it; mounted it has. */
  readonly mountsAtHand: boolean;
  /** In the order in which it does them. */
  readonly legs: readonly MountedLeg[];
}

/** What comes of it. Lengths in cm. */
export interface MountedGone {
  readonly ridden: number;
  readonly walked: number;
  /** The share of the turn that getting up and down took. */
  readonly mountingShare: number;
  readonly mounted: boolean;
  readonly because: readonly Reason[];
}

/**
 * Every fault of a turn of mounted infantry: it fights and shoots on foot only, gets up where its horses are, and has one
 * turn for all of it.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @clause cady/ancient-medieval/mounted-infantry/dismount-to-fight
 * @clause cady/ancient-medieval/mounted-infantry/return-to-mounts
 * @clause cady/ancient-medieval/mounted-infantry/leave-mounts
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 * @clause cady/ancient-medieval/mounted-infantry/split-move
 */
export function mountedTurnFaults(
  turn: MountedTurn,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (at: number, rule: string, problem: string, mend: string) =>
    faults.push({ path: `legs[${at}]`, clause: clauseOf(rule), problem, mend });
  let { mounted } = turn;
  let atHand = turn.mountsAtHand || mounted;
  let share = 0;
  for (const [at, leg] of turn.legs.entries()) {
    share += shareOf(leg, turn.type, rules);
    switch (leg.does) {
      case 'ride':
        if (!mounted) fault(at, 'return-to-mounts', 'it sits on no horses', 'get up first');
        break;
      case 'walk':
        // Whoever walks leaves the horses where they are.
        if (mounted) fault(at, 'leave-mounts', 'it sits on its horses', 'get down first');
        else if (leg.share > 0) atHand = false;
        break;
      case 'mount':
        if (mounted) fault(at, 'mount-cost', 'it is mounted already', 'leave this out');
        else if (!atHand) fault(at, 'return-to-mounts', 'its horses are elsewhere', 'go back to where they were left');
        mounted = true;
        break;
      case 'dismount':
        if (!mounted) fault(at, 'mount-cost', 'it is on foot already', 'leave this out');
        mounted = false;
        break;
      default:
        if (mounted) fault(at, 'dismount-to-fight', `no ${leg.does} from horseback`, 'get down first');
    }
  }
  if (toGrid(share) > 1) {
    const problem = 'more than one turn of riding, walking, getting up and down';
    faults.push({ path: 'legs', clause: clauseOf('split-move'), problem, mend: 'do less' });
  }
  return faults;
}

/**
 * How far mounted infantry gets in a turn, part of it on horseback and part on foot. Getting up or down takes a third each.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @throws RuleViolation with the first fault of the turn.
 * @clause cady/ancient-medieval/mounted-infantry/speed
 * @clause cady/ancient-medieval/mounted-infantry/split-move
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 */
export function mountedTurn(turn: MountedTurn, rules: AncientMedievalRules = ancientMedievalRules()): MountedGone {
  const [fault] = mountedTurnFaults(turn, rules);
  if (fault !== undefined) throw new RuleViolation(fault);
  let { mounted } = turn;
  let [ridden, walked, mountingShare] = [0, 0, 0];
  for (const leg of turn.legs) {
    if (leg.does === 'ride') ridden += leg.share * rideOf(turn.type, rules);
    if (leg.does === 'walk') walked += leg.share * rules.troops[turn.type].move;
    if (leg.does === 'mount' || leg.does === 'dismount') {
      mounted = leg.does === 'mount';
      mountingShare += shareOf(leg, turn.type, rules);
    }
  }
  const because: Reason[] = [];
  if (mountingShare > 0)
    because.push(mountedReason('mount-cost', 'getting up or down', `${toGrid(mountingShare)} of the turn`));
  if (ridden > 0) because.push(mountedReason('speed', 'on horseback', `${toGrid(ridden)} cm`));
  return { ridden: toGrid(ridden), walked: toGrid(walked), mountingShare: toGrid(mountingShare), mounted, because };
}

/** The share of the turn that a leg takes. */
function shareOf(leg: MountedLeg, type: TroopType, rules: AncientMedievalRules): number {
  if (leg.does === 'ride' || leg.does === 'walk') return Math.max(0, leg.share);
  return leg.does === 'mount' || leg.does === 'dismount' ? mountingShare(type, rules) : 0;
}

/**
 * The share of a turn that getting up takes, and getting down again.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 */
export function mountingShare(type: TroopType, rules: AncientMedievalRules = ancientMedievalRules()): number {
  const { thirds, of } = rules.medieval.mountedInfantry.mounting;
  // A third of what it walks is less of a turn in which it rides.
  return of === 'turn' ? thirds / 3 : ((thirds / 3) * rules.troops[type].move) / rideOf(type, rules);
}

/**
 * How far infantry rides in a turn, in cm.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @clause cady/ancient-medieval/mounted-infantry/speed
 */
export function rideOf(type: TroopType, { troops, medieval }: AncientMedievalRules = ancientMedievalRules()): number {
  const { move, moveAdded } = medieval.mountedInfantry;
  return moveAdded ? move + troops[type].move : move;
}

/**
 * Horses lost with the figures that were lost: one for every four, as long as the unit sits on them or has them with it.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @throws RuleViolation when a number is not whole.
 * @clause cady/ancient-medieval/mounted-infantry/mount-losses
 */
export function mountsLost(
  attacked: { readonly figuresLost: number; readonly mounts: number; readonly withThem: boolean },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly lost: number; readonly because: readonly Reason[] } {
  insistOnCount('figuresLost', attacked.figuresLost, clauseOf('mount-losses'));
  insistOnCount('mounts', attacked.mounts, clauseOf('mount-losses'));
  if (!attacked.withThem) return { lost: 0, because: [] };
  const { lossEvery, lossRounding } = rules.medieval.mountedInfantry;
  const share = attacked.figuresLost / lossEvery;
  const lost = Math.min(attacked.mounts, lossRounding === 'down' ? Math.floor(share) : Math.ceil(share));
  return {
    lost,
    because: [
      mountedReason(
        'mount-losses',
        `${counted(attacked.figuresLost, 'figure')} lost`,
        `${counted(lost, 'horse')} lost`,
      ),
    ],
  };
}

/**
 * Whether horses that were left behind fall to the enemy who has come to them: if nobody of their own is with them.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @clause cady/ancient-medieval/mounted-infantry/capture
 */
export function mountsCaptured(mounts: { readonly enemyAtThem: boolean; readonly ownersAtThem: boolean }): boolean {
  return mounts.enemyAtThem && !mounts.ownersAtThem;
}

/**
 * Where the marker of a unit's horses lies: in front of mounted figures, behind those on foot.
 *
 * Source: Additional Ancient Period Figures & Rules > Mounted Infantry.
 *
 * @clause cady/ancient-medieval/mounted-infantry/marker
 */
export function mountMarker({ mounted }: { readonly mounted: boolean }): 'in-front' | 'behind' {
  return mounted ? 'in-front' : 'behind';
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/mounted-infantry/${rule}`;
}
