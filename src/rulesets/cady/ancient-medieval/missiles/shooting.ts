import { type ClauseId, counted, type Reason, type Violation } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { type Candidate, type ChosenTarget, chooseTarget, type Priority } from '../../common/fire/target-priority.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';
import { arcOf } from './missile-arcs.js';
import { missileRange } from './missile-range.js';

/**
 * The target of a missile unit: the one it was ordered to shoot at if that is in range, else any in range, the nearest by
 * choice. No order needs to name one.
 *
 * Source: Missile Priority; To fire missile figures.
 *
 * @returns `undefined` when no enemy is in range
 * @clause cady/ancient-medieval/missile/priority
 * @clause cady/ancient-medieval/missile/target-not-written
 * @clause cady/ancient-medieval/definition/missile-priority
 */
export function missileTarget(
  unit: { readonly candidates: readonly Candidate[]; readonly ordered?: string },
  rules: AncientMedievalRules = ancientMedievalRules(),
): ChosenTarget | undefined {
  const ordered = unit.candidates.find(candidate => candidate.unit === unit.ordered && candidate.inRange);
  if (ordered !== undefined) {
    const reason: Reason = { clause: priorityClause, because: 'ordered', effect: `fires at ${ordered.unit}` };
    return { unit: ordered.unit, because: [reason] };
  }
  const inRange: Priority = { for: 'in-range', clause: priorityClause };
  if (rules.missiles.priority === 'any-in-range') return chooseTarget(unit.candidates, [inRange]);
  return chooseTarget(unit.candidates, [
    { for: 'closing', clause: priorityClause },
    { for: 'in-front', clause: priorityClause },
    inRange,
  ]);
}

/** A unit about to shoot at an enemy. */
export interface Shooting {
  readonly shooter: TroopType;
  /** Shots that each figure has left; `null`: as many as it likes, inside a castle. */
  readonly shotsLeft: number | null;
  /** Its formation is broken. */
  readonly broken?: boolean;
  readonly inMelee?: boolean;
  /** It sits on its mounts. */
  readonly mounted?: boolean;
  readonly targetInMelee?: boolean;
  /** Somebody of it sees the target. */
  readonly sees: boolean;
  readonly inArc: boolean;
  /** How deep inside a forest shooter and target stand, in cm; 0 or absent outside. */
  readonly insideForest?: number;
  readonly targetInsideForest?: number;
  /** How far from the edge of a marsh it stands in, in cm; absent outside. */
  readonly fromMarshEdge?: number;
  /** The unit at which it has already shot this turn, and the one that it now shoots at. */
  readonly firstTarget?: string;
  readonly target?: string;
}

/**
 * Every fault that forbids a unit to shoot, all at once; none when it may. How often it shoots is a matter of `missileLoading`.
 *
 * Source: Archer/Missile Fire; Ancient and Medieval - Archery Steps; Mounted Infantry; Forest; Marsh.
 *
 * @clause cady/ancient-medieval/missile/broken-no-fire
 * @clause cady/ancient-medieval/missile/no-fire-into-melee
 * @clause cady/ancient-medieval/missile/line-of-sight
 * @clause cady/ancient-medieval/missile/stationary-two-shots
 * @clause cady/ancient-medieval/mounted-infantry/dismount-to-fight
 * @clause cady/ancient-medieval/chariot/no-fire-and-melee
 * @clause cady/ancient-medieval/elephant/melee-and-fire
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 * @clause cady/ancient-medieval/siege/inside-ammunition
 * @clause cady/common/forest/fire-sight-3cm
 * @clause cady/common/forest/deep-no-fire
 * @clause cady/common/marsh/edge-fire
 */
export function shootingFaults(
  shooting: Shooting,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { troops, fire, missiles, chariots } = rules;
  const troop = troops[shooting.shooter];
  const deep = (cm: number | undefined) => toGrid(cm ?? 0) > fire.forest;
  const meleeBars = troop.class === 'chariot' ? !chariots.fireAndMelee : troop.class !== 'elephant';
  const other = shooting.firstTarget !== undefined && shooting.firstTarget !== shooting.target;
  const faults: readonly (Violation | false)[] = [
    troop.weapon === null &&
      fault('shooter', 'missile/line-of-sight', `${shooting.shooter} has no missiles`, 'order another unit'),
    shooting.shotsLeft !== null &&
      shooting.shotsLeft < 1 &&
      fault('shotsLeft', 'supply/out-of-shots-becomes-infantry', 'no shots are left', 'bring up a supply wagon'),
    shooting.broken === true && fault('broken', 'missile/broken-no-fire', 'the formation is broken', 'reform it first'),
    shooting.mounted === true &&
      fault('mounted', 'mounted-infantry/dismount-to-fight', 'the unit sits on its mounts', 'dismount it first'),
    shooting.inMelee === true &&
      meleeBars &&
      fault('inMelee', meleeClause(troop.class), 'the shooter is in melee', 'let it melee'),
    shooting.targetInMelee === true &&
      fault('targetInMelee', 'missile/no-fire-into-melee', 'the target is in melee', 'choose another target'),
    !shooting.sees && fault('sees', 'missile/line-of-sight', 'nobody sees the target', 'choose a target in sight'),
    !shooting.inArc && fault('inArc', arcClause(shooting.shooter, rules), 'out of its arc', 'face the target first'),
    other &&
      twice(shooting.shooter, rules) &&
      missiles.twiceTarget === 'same-unit' &&
      fault(
        'target',
        'missile/stationary-two-shots',
        'its first shot went elsewhere',
        `fire at ${shooting.firstTarget}`,
      ),
    deep(shooting.insideForest) && forestFault('insideForest', 'the shooter', rules),
    deep(shooting.targetInsideForest) && forestFault('targetInsideForest', 'the target', rules),
    toGrid(shooting.fromMarshEdge ?? 0) > fire.marshEdge && {
      path: 'fromMarshEdge',
      clause: 'cady/common/marsh/edge-fire',
      problem: `it stands ${shooting.fromMarshEdge} cm inside a marsh`,
      mend: `move within ${fire.marshEdge} cm of its edge`,
    },
  ];
  return faults.filter(each => each !== false);
}

/**
 * Every fault of split fire: of how a unit divides its figures among neighbouring targets, which is said before a die is thrown.
 *
 * Source: Archer/Missile Fire.
 *
 * `figures` are those that shoot, `allotted` how many of them shoot at each target.
 *
 * @clause cady/ancient-medieval/missile/mixed-targets-allocate
 */
export function splitFireFaults({
  figures,
  allotted,
}: {
  readonly figures: number;
  readonly allotted: readonly { readonly unit: string; readonly figures: number }[];
}): readonly Violation[] {
  const faults: Violation[] = [];
  for (const [at, { unit, figures: count }] of allotted.entries()) {
    if (Number.isSafeInteger(count) && count >= 0) continue;
    const mend = 'give a whole number, 0 or more';
    const problem = `${counted(count, 'figure fires', 'figures fire')} at ${unit}`;
    faults.push(fault(`allotted[${at}].figures`, 'missile/mixed-targets-allocate', problem, mend));
  }
  const total = allotted.reduce((sum, each) => sum + each.figures, 0);
  if (total > figures) {
    const mend = `divide ${figures}`;
    faults.push(
      fault(
        'allotted',
        'missile/mixed-targets-allocate',
        `${total} of ${counted(figures, 'figure')} ${total === 1 ? 'fires' : 'fire'}`,
        mend,
      ),
    );
  }
  return faults;
}

/** Somebody who stands on the line to a target out of range, from his nearest to his farthest point in cm. */
export interface OnTheLine {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Whom a flight hits that falls short of a target out of range: whoever, friend or enemy, stands where it comes down, at the end
 * of its range on the line to the target.
 *
 * Source: To fire missile figures.
 *
 * @returns the unit and the distance it is shot at with the odds of far range; `undefined`: nobody, or the target is in range
 * @clause cady/ancient-medieval/missile/out-of-range-falls-short
 * @clause cady/ancient-medieval/missile/designate-then-measure
 * @clause cady/common/measuring/out-of-range-shot-lost
 */
export function fallsShortOn(
  flight: {
    readonly shooter: TroopType;
    readonly distance: number;
    readonly levelsAbove?: number;
    readonly onTheLine: readonly OnTheLine[];
  },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly unit: string; readonly distance: number; readonly because: readonly Reason[] } | undefined {
  const { range, because } = missileRange(flight, rules);
  if (toGrid(flight.distance) <= toGrid(range) || rules.missiles.fallsShort.hits === 'nobody') return undefined;
  const hit = flight.onTheLine.find(({ from, to }) => toGrid(from) <= toGrid(range) && toGrid(range) <= toGrid(to));
  if (hit === undefined) return undefined;
  const clause: ClauseId = 'cady/ancient-medieval/missile/out-of-range-falls-short';
  const reason: Reason = { clause, because: `falls short at ${range} cm`, effect: `upon ${hit.unit}` };
  return { unit: hit.unit, distance: range, because: [...because, reason] };
}

/**
 * The moment of a turn at which a unit may shoot in passing: an enemy that ends it out of range came into range on the way.
 *
 * Source: Firing en passant.
 *
 * `distances` are from the shooter after each part of the turn in which both sides move, the last being its end.
 *
 * @returns the part after which it shoots, from 0; `undefined`: there is no passing fire
 * @clause cady/ancient-medieval/missile/en-passant-option
 * @clause cady/ancient-medieval/missile/en-passant-procedure
 * @clause cady/ancient-medieval/chariot/fire-on-contact
 * @clause cady/common/fire/en-passant
 * @clause cady/common/definition/en-passant
 */
export function firesInPassing(
  passing: { readonly shooter: TroopType; readonly levelsAbove?: number; readonly distances: readonly number[] },
  rules: AncientMedievalRules = ancientMedievalRules(),
): number | undefined {
  const { range } = missileRange(passing, rules);
  const reached = passing.distances.map(distance => toGrid(distance) <= toGrid(range));
  if (reached.at(-1) !== false) return undefined;
  const part = reached.indexOf(true);
  return part < 0 ? undefined : part;
}

/**
 * Whether figures that fell still fire this turn: those that missiles hit do, for missile losses are simultaneous; those that
 * artillery hit do not, unless they are artillery themselves. Whoever has no missiles is gone before the melee either way.
 *
 * Source: Losses in Missile Attack; Artillery.
 *
 * @clause cady/ancient-medieval/missile/losses-simultaneous
 * @clause cady/ancient-medieval/missile/non-missile-losses-before-melee
 * @clause cady/ancient-medieval/artillery/casualties-immediate
 * @clause cady/ancient-medieval/artillery/counter-battery-returns
 */
export function fallenStillFire(
  fallen: { readonly who: TroopType; readonly by: 'missiles' | 'artillery' },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly fires: boolean; readonly because: readonly Reason[] } {
  const troop = rules.troops[fallen.who];
  const machine = troop.class === 'artillery';
  const verdict = (fires: boolean, rule: string, because: string) => {
    const effect = fires ? 'still fires' : 'does not fire';
    const reason: Reason = { clause: `cady/ancient-medieval/${rule}`, because, effect };
    return { fires, because: [reason] };
  };
  if (!machine && troop.weapon === null) {
    return verdict(false, 'missile/non-missile-losses-before-melee', 'it has no missiles');
  }
  if (fallen.by === 'missiles') return verdict(true, 'missile/losses-simultaneous', 'removed by missiles');
  const { artillery, others } = rules.artillery.casualtiesFire;
  return machine
    ? verdict(artillery, 'artillery/counter-battery-returns', 'a machine hit by artillery')
    : verdict(others, 'artillery/casualties-immediate', 'removed by artillery');
}

const priorityClause: ClauseId = 'cady/ancient-medieval/missile/priority';

/** Whoever is carried shoots at whom he passes; slings throw where they are. */
function twice(shooter: TroopType, { troops }: AncientMedievalRules): boolean {
  const { class: kind, weapon } = troops[shooter];
  return kind !== 'chariot' && kind !== 'elephant' && weapon !== 'sling';
}

function meleeClause(kind: string): string {
  return kind === 'chariot' ? 'chariot/no-fire-and-melee' : 'missile/attacked-close-no-melee';
}

function arcClause(shooter: TroopType, rules: AncientMedievalRules): string {
  return arcOf(shooter, rules) === rules.missiles.arc.foot ? 'missile/arc-foot' : 'missile/arc-mounted';
}

function forestFault(path: string, who: string, { fire }: AncientMedievalRules): Violation {
  const clause: ClauseId = 'cady/common/forest/deep-no-fire';
  const problem = `${who} stands more than ${fire.forest} cm inside a forest`;
  return { path, clause, problem, mend: 'come to its edge' };
}

function fault(path: string, rule: string, problem: string, mend: string): Violation {
  return { path, clause: `cady/ancient-medieval/${rule}`, problem, mend };
}
