import { type ClauseId, counted, type Reason, reasonsUnder, type Violation } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnCount, insistOnLength } from '../../common/counts.js';
import { thirdsLost } from '../../common/moving/thirds.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const stakesReason = reasonsUnder('cady/ancient-medieval/stakes');

/** Stakes that a unit carries. */
export interface StakesCarried {
  readonly type: TroopType;
  readonly figures: number;
  /** Centimetres of stakes bought, besides those that its kind has for nothing. */
  readonly bought: number;
  /** They are noted on the unit's order sheet. */
  readonly noted: boolean;
}

/**
 * Centimetres of stakes that figures have without buying any: longbowmen and legionaries, as much as they carry.
 *
 * Source: Additional Ancient Period Figures & Rules > Defensive Stakes; Romans.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/ancient-medieval/stakes/carry
 * @clause cady/ancient-medieval/romans/stakes
 */
export function freeStakes(
  { type, figures }: Pick<StakesCarried, 'type' | 'figures'>,
  rules: AncientMedievalRules = ancientMedievalRules(),
): number {
  insistOnCount('figures', figures, clauseOf('carry'));
  return rules.troops[type].traits.includes('stakes') ? figures * rules.field.stakes.perFigure : 0;
}

/**
 * Points for stakes, a centimetre for each figure that buys one.
 *
 * Source: Additional Ancient Period Figures & Rules > Defensive Stakes; Romans.
 *
 * @throws RuleViolation when the length is none.
 * @clause cady/ancient-medieval/stakes/carry
 * @clause cady/ancient-medieval/romans/extra-stakes
 */
export function stakesCost(
  { bought }: { readonly bought: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): number {
  insistOnLength('bought', bought, clauseOf('carry'));
  const { cost, perFigure } = rules.field.stakes;
  return cost * Math.ceil(toGrid(bought / perFigure));
}

/**
 * Every fault of stakes as they are carried: no more bought than figures can carry, and all of them noted on the order sheet.
 *
 * Source: Additional Ancient Period Figures & Rules > Defensive Stakes.
 *
 * @clause cady/ancient-medieval/stakes/carry
 * @clause cady/ancient-medieval/stakes/listed
 */
export function stakesFaults(
  carried: StakesCarried,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const most = carried.figures * rules.field.stakes.perFigure;
  if (toGrid(carried.bought) > most) {
    const problem = `${carried.bought} cm of stakes on ${counted(carried.figures, 'figure')}`;
    faults.push({ path: 'bought', clause: clauseOf('carry'), problem, mend: `buy ${most} cm at most` });
  }
  if (!carried.noted && carried.bought + freeStakes(carried, rules) > 0) {
    const problem = 'the stakes are not noted';
    faults.push({ path: 'noted', clause: clauseOf('listed'), problem, mend: 'note them on the order sheet' });
  }
  return faults;
}

/** Figures at work on stakes for a whole turn. Lengths in cm. */
export interface StakesWork {
  readonly figures: number;
  /** What they carry to set up, or what stands there to be removed. */
  readonly at: number;
  readonly moves?: boolean;
  readonly melees?: boolean;
  readonly fires?: boolean;
  readonly digs?: boolean;
}

/** What came of a turn's work. Lengths in cm. */
export interface StakesDone {
  /** Set up, or taken out of the ground. */
  readonly cm: number;
  /** What they carry afterwards of those they set up, or have taken out. */
  readonly carried: number;
  readonly because: readonly Reason[];
}

/**
 * Stakes that figures set up in a turn without anything else: a centimetre each, as long as they have any. These are used up.
 *
 * Source: Additional Ancient Period Figures & Rules > Defensive Stakes; Romans.
 *
 * @throws RuleViolation when figures are no whole number, or a length is none.
 * @clause cady/ancient-medieval/stakes/setup
 * @clause cady/ancient-medieval/romans/stakes
 */
export function setUpStakes(work: StakesWork, rules: AncientMedievalRules = ancientMedievalRules()): StakesDone {
  const cm = doneIn(work, rules);
  return {
    cm,
    carried: toGrid(work.at - cm),
    because: [stakesReason('setup', whyDone(work), `${cm} cm of stakes set up`)],
  };
}

/**
 * Stakes that figures of either side take out of the ground in a turn without anything else: a centimetre each. They may set them
 * up again elsewhere.
 *
 * Source: Additional Ancient Period Figures & Rules > Defensive Stakes.
 *
 * @throws RuleViolation when figures are no whole number, or a length is none.
 * @clause cady/ancient-medieval/stakes/remove
 * @clause cady/ancient-medieval/stakes/reuse
 */
export function removeStakes(work: StakesWork, rules: AncientMedievalRules = ancientMedievalRules()): StakesDone {
  const cm = doneIn(work, rules);
  return { cm, carried: cm, because: [stakesReason('remove', whyDone(work), `${cm} cm of stakes removed`)] };
}

/**
 * Thirds of its move that crossing stakes costs whoever nobody hinders: troops one, machines and wagons two unless they keep to
 * a road.
 *
 * Source: Additional Ancient Period Figures & Rules > Defensive Stakes.
 *
 * @clause cady/ancient-medieval/stakes/crossing-troops
 * @clause cady/ancient-medieval/stakes/crossing-wheeled
 */
export function stakesCrossing(
  { type, onRoad = false }: { readonly type: TroopType; readonly onRoad?: boolean },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly thirds: number; readonly because: readonly Reason[] } {
  const { class: kind } = rules.troops[type];
  const { troops, wheeled } = rules.field.stakes.crossing;
  if (kind !== 'artillery' && kind !== 'wagon') {
    return { thirds: troops, because: [stakesReason('crossing-troops', 'crosses stakes', thirdsLost(troops))] };
  }
  if (onRoad) return { thirds: 0, because: [] };
  return { thirds: wheeled, because: [stakesReason('crossing-wheeled', 'wheels cross stakes', thirdsLost(wheeled))] };
}

function doneIn(work: StakesWork, rules: AncientMedievalRules): number {
  insistOnCount('figures', work.figures, clauseOf('setup'));
  insistOnLength('at', work.at, clauseOf('setup'));
  return busy(work) ? 0 : Math.min(work.at, work.figures * rules.field.stakes.perFigure);
}

function whyDone(work: StakesWork): string {
  return busy(work) ? 'busy with something else this turn' : `${counted(work.figures, 'figure')}, all turn`;
}

function busy({ moves, melees, fires, digs }: StakesWork): boolean {
  return moves === true || melees === true || fires === true || digs === true;
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/stakes/${rule}`;
}
