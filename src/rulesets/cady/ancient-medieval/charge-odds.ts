import { type Dice, type Distribution, distribution, type FractionDistribution } from '../../../dice/index.js';
import { type Reason, RuleViolation } from '../../../rulebook/index.js';
import { endingIn } from '../common/fighting/melee-turns/state.js';
import type { Reaction } from '../common/fighting/morale.js';
import { type ChargeSituation, chargeSituationFaults } from './charge-odds/situation.js';
import { chargeStages, solvableStages } from './charge-odds/stages.js';
import {
  announced,
  type ChargeCourse,
  type ChargeOnItsWay,
  type ChargeStage,
  type ChargeStageTold,
  type ChargeState,
  chargeKey,
  outcomeKey,
} from './charge-odds/state.js';
import { type AncientMedievalRules, ancientMedievalRules } from './rules.js';

export {
  type ChargeGround,
  type ChargeSituation,
  type ChargeUnit,
  chargeSituationFaults,
  type FirePolicy,
} from './charge-odds/situation.js';
export type { ChargeCourse, ChargeSideState, ChargeStageTold, ChargeState } from './charge-odds/state.js';

/** What a side has come to when a charge is over, or its turns are. */
export interface ChargeSideOutcome {
  /** Figures lost to everything. */
  readonly lost: number;
  readonly reaction: Reaction;
}

/** What a charge has come to. */
export interface ChargeOutcome {
  readonly charge: ChargeCourse;
  readonly attacker: ChargeSideOutcome;
  readonly defender: ChargeSideOutcome;
  /** Turns of melee fought. */
  readonly turns: number;
  /** The melee goes on next turn. */
  readonly fighting: boolean;
}

/** One stage of a charge, solved. */
export interface ChargeStageOdds extends ChargeStageTold {
  /**
   * Where the charge may stand after the stage, and how likely it is to. After a melee each side has read its own reaction,
   * and has forgotten what it was before; which of the two is obeyed is the next stage’s business.
   */
  readonly states: Distribution<ChargeState>;
  /** Figures that each side loses in this very stage, on the average. */
  readonly lost: { readonly attacker: number; readonly defender: number };
}

/** A charge, solved. */
export interface ChargeOdds {
  /** The joint distribution of everything that a charge may come to. */
  readonly outcomes: Distribution<ChargeOutcome>;
  readonly stages: readonly ChargeStageOdds[];
  /** The reasons of all stages. */
  readonly because: readonly Reason[];
}

/** A charge, solved in fractions. */
export interface ChargeFractionOdds extends ChargeOdds {
  readonly outcomes: FractionDistribution<ChargeOutcome>;
}

/** A charge as it was thrown. */
export interface ThrownCharge {
  readonly outcome: ChargeOutcome;
  /** Where the charge stood after every stage. */
  readonly stages: readonly (ChargeStageTold & { readonly state: ChargeState })[];
}

/**
 * What a charge may come to, solved exactly: the test of the side that is much the weaker, the defender’s fire and the test
 * before it, shock, melee, and the morale of both; then further turns of melee as long as nobody gives way. Stages are
 * solved one after the other, and what stands the same after a stage is one state, however it came to be so.
 *
 * The fire of the defender follows the situation’s policy; a unit that runs from the charge is followed as far as the
 * charger’s move goes. Units alone: chariots, elephants, samurai and berserkers charge by rules of their own.
 *
 * @throws RuleViolation with every fault of the situation, and for more turns than can be solved in about a second.
 * @clause cady/common/three-dice/melee-continues
 * @clause cady/common/shock/after-fire-before-melee
 * @clause cady/common/shock/replace-from-rear
 * @clause cady/common/shock/casualties-no-melee
 * @clause cady/common/charge/engage-vs-charge
 * @clause cady/ancient-medieval/missile/attacked-may-fire
 */
export function chargeOdds(
  situation: ChargeSituation,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ChargeOdds {
  return solvedCharge(situation, { fractions: false }, rules);
}

/**
 * The same in whole fractions (`bigint`) in place of doubles.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function chargeFractionOdds(
  situation: ChargeSituation,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ChargeFractionOdds {
  return solvedCharge(situation, { fractions: true }, rules);
}

function solvedCharge(
  situation: ChargeSituation,
  options: { readonly fractions: true },
  rules: AncientMedievalRules,
): ChargeFractionOdds;
function solvedCharge(
  situation: ChargeSituation,
  options: { readonly fractions: boolean },
  rules: AncientMedievalRules,
): ChargeOdds;
function solvedCharge(
  situation: ChargeSituation,
  { fractions }: { readonly fractions: boolean },
  rules: AncientMedievalRules,
): ChargeOdds {
  insistOnFaultless(situation, rules);
  const stages = solvableStages(situation, rules);
  const start = distribution(() => announced, { fractions });
  let states = start;
  const solved = stages.map(stage => {
    const { name, turn, because } = stage;
    const ending = endingIn(stage);
    for (const step of stage.steps) states = states.then(step, { key: chargeKey, ...ending });
    return { name, turn, because, states };
  });
  let told: readonly ChargeStageOdds[] | undefined;
  return {
    outcomes: states.map(outcomeOf, { key: outcomeKey }),
    // How it stands after each stage, and what each side loses in it, is worked out for whoever asks.
    get stages() {
      told ??= solved.map(({ name, turn, because, states }, at) => ({
        name,
        turn,
        because,
        get states() {
          return states.map(({ melee: _, toRoll: __, ...state }) => state);
        },
        lost: lostIn(states, solved[at - 1]?.states ?? start),
      }));
      return told;
    },
    because: solved.flatMap(({ because }) => because),
  };
}

/**
 * A charge with dice that are thrown or scripted: the very stages that `chargeOdds` solves, in their order.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function throwCharge(
  situation: ChargeSituation,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ThrownCharge {
  const stages: ThrownCharge['stages'][number][] = [];
  let state = announced;
  let told: ChargeState = announced;
  for (const { name, turn, because, steps, thrown } of stagesOf(situation, rules)) {
    for (const step of thrown === undefined ? steps : [thrown]) state = step(state, dice);
    told = toldOf(state, told);
    stages.push({ name, turn, because, state: told });
  }
  return { outcome: outcomeOf(state), stages };
}

/** A charge after a stage, as it is told: until both sides have seen each other’s, nobody obeys his reaction. */
function toldOf(state: ChargeOnItsWay, before: ChargeState): ChargeState {
  const { melee, toRoll: _, ...told } = state;
  if (melee !== 'unsettled') return told;
  const { attacker, defender } = before;
  return {
    ...told,
    attacker: { ...attacker, lost: told.attacker.lost },
    defender: { ...defender, lost: told.defender.lost },
  };
}

/** A charge that can be thrown many times: all that can be known before the dice is known. */
export function readyCharge(
  situation: ChargeSituation,
  rules: AncientMedievalRules = ancientMedievalRules(),
): (dice: Dice) => ChargeOutcome {
  const steps = stagesOf(situation, rules).flatMap(({ steps, thrown }) => (thrown === undefined ? steps : [thrown]));
  return dice => outcomeOf(steps.reduce((state, step) => step(state, dice), announced));
}

function stagesOf(situation: ChargeSituation, rules: AncientMedievalRules): readonly ChargeStage[] {
  insistOnFaultless(situation, rules);
  return chargeStages(situation, rules);
}

function insistOnFaultless(situation: ChargeSituation, rules: AncientMedievalRules): void {
  const faults = chargeSituationFaults(situation, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
}

function outcomeOf({ charge, attacker, defender, turns, fighting }: ChargeState): ChargeOutcome {
  return {
    charge,
    attacker: { lost: attacker.lost, reaction: attacker.reaction },
    defender: { lost: defender.lost, reaction: defender.reaction },
    turns,
    fighting,
  };
}

function lostIn(after: Distribution<ChargeOnItsWay>, before: Distribution<ChargeOnItsWay>): ChargeStageOdds['lost'] {
  const mean = (of: (state: ChargeOnItsWay) => number) => after.mean(of) - before.mean(of);
  return { attacker: mean(({ attacker }) => attacker.lost), defender: mean(({ defender }) => defender.lost) };
}
