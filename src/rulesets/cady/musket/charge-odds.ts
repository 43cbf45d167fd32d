import type { Dice } from '../../../dice/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import {
  announced,
  announcedInFractions,
  type ChargeFractionOdds,
  type ChargeOdds,
  type ChargeOutcome,
  readyStages,
  solveCharge,
  type ThrownCharge,
  throwStages,
} from '../common/engagement/charge.js';
import type { ChargeProcedure } from '../common/engagement/procedure.js';
import { type ChargeSituation, chargeSituationFaults } from './engagement/charge-situation.js';
import { chargeProcedure } from './engagement/procedure.js';
import { type FightingRules, fightingRules } from './fighting-rules.js';

export type {
  ChargeFractionOdds,
  ChargeOdds,
  ChargeOutcome,
  ChargeSideOutcome,
  ChargeStageOdds,
  ThrownCharge,
} from '../common/engagement/charge.js';
export type {
  ChargeCourse,
  ChargeSideState,
  ChargeState,
  StageTold as ChargeStageTold,
} from '../common/engagement/state.js';
export {
  type ChargeGround,
  type ChargeSituation,
  type ChargeUnit,
  chargeSituationFaults,
  type FirePolicy,
} from './engagement/charge-situation.js';

/**
 * What a charge may come to, solved exactly: the test of the side that is much the weaker, the defender’s volley and the test
 * before it, shock, melee, and the morale of both; then further turns of melee as long as nobody gives way. Stages are
 * solved one after the other, and what stands the same after a stage is one state, however it came to be so.
 *
 * The volley of the defender follows the situation’s policy, and its small arms are loaded; a unit that runs from the charge is
 * followed as far as the charger’s move goes. Two units alone: attacks of others on the side of either, what a unit is short of
 * that its own side has hit, and the fire of guns are not asked for. The crew of a gun defends itself like any other unit.
 *
 * @throws RuleViolation with every fault of the situation, and for more turns than can be solved in about a second.
 * @clause cady/common/three-dice/melee-continues
 * @clause cady/common/shock/after-fire-before-melee
 * @clause cady/common/shock/replace-from-rear
 * @clause cady/common/shock/casualties-no-melee
 * @clause cady/common/charge/engage-vs-charge
 * @clause cady/musket/square/cost
 */
export function chargeOdds(situation: ChargeSituation, rules: FightingRules = fightingRules()): ChargeOdds {
  return solveCharge(procedureOf(situation, rules), situation.turns ?? 1, announced());
}

/**
 * The same in whole fractions (`bigint`) in place of doubles.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function chargeFractionOdds(
  situation: ChargeSituation,
  rules: FightingRules = fightingRules(),
): ChargeFractionOdds {
  return solveCharge(procedureOf(situation, rules), situation.turns ?? 1, announcedInFractions());
}

/**
 * A charge with dice that are thrown or scripted: the very stages that `chargeOdds` solves, in their order.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function throwCharge(
  situation: ChargeSituation,
  dice: Dice,
  rules: FightingRules = fightingRules(),
): ThrownCharge {
  return throwStages(procedureOf(situation, rules), situation.turns ?? 1, dice);
}

/** A charge that can be thrown many times: all that can be known before the dice is known. */
export function readyCharge(
  situation: ChargeSituation,
  rules: FightingRules = fightingRules(),
): (dice: Dice) => ChargeOutcome {
  return readyStages(procedureOf(situation, rules), situation.turns ?? 1);
}

function procedureOf(situation: ChargeSituation, rules: FightingRules): ChargeProcedure {
  const faults = chargeSituationFaults(situation, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  return chargeProcedure(situation, rules);
}
