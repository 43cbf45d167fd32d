import {
  type Dice,
  type Distribution,
  distribution,
  type FractionDistribution,
  inDoubles,
} from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { Reaction } from '../fighting/morale.js';
import { insistOnFewTurns } from './bounds.js';
import { stagesBeforeMelee } from './charge-stages.js';
import type { Both } from './fronts.js';
import { meleeStages } from './melee-turns.js';
import type { ChargeProcedure } from './procedure.js';
import {
  afterStage,
  type ChargeCourse,
  type ChargeState,
  type EngagementState,
  endKey,
  joined,
  type Stage,
  type StageTold,
} from './state.js';

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
export interface ChargeStageOdds extends StageTold {
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
  /** Every stage, solved when it is first asked for: to keep all of them unasked would fill the memory. */
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
  readonly stages: readonly (StageTold & { readonly state: ChargeState })[];
}

/**
 * The stages of a charge in the order of the turn: its test, the defender’s fire, shock, melee, morale; then melee and morale
 * as long as nobody gives way.
 *
 * @clause cady/common/three-dice/melee-continues
 */
function chargeStages(procedure: ChargeProcedure, turns: number): readonly Stage[] {
  return [...stagesBeforeMelee(procedure), ...meleeStages(procedure, turns)];
}

/** A charge that nobody has rolled for yet, to be solved in doubles. */
export function announced(): Distribution<EngagementState> {
  return inDoubles(() => joined);
}

/** The same, to be solved in fractions. */
export function announcedInFractions(): FractionDistribution<EngagementState> {
  return distribution(() => joined, { fractions: true });
}

/**
 * A charge solved stage by stage; what stands the same after a step is one state, however it came to be so.
 *
 * @throws RuleViolation for more turns of so large units than can be solved in about a second.
 */
export function solveCharge(
  procedure: ChargeProcedure,
  turns: number,
  start: FractionDistribution<EngagementState>,
): ChargeFractionOdds;
export function solveCharge(
  procedure: ChargeProcedure,
  turns: number,
  start: Distribution<EngagementState>,
): ChargeOdds;
export function solveCharge(
  procedure: ChargeProcedure,
  turns: number,
  start: Distribution<EngagementState>,
): ChargeOdds {
  insistOnFewTurns(procedure, turns);
  const stages = chargeStages(procedure, turns);
  let told: readonly ChargeStageOdds[] | undefined;
  return {
    outcomes: stages.reduce((states, stage) => afterStage(states, stage), start).map(outcomeOf, { key: endKey }),
    get stages() {
      told ??= stagesTold(stages, start);
      return told;
    },
    because: stages.flatMap(({ because }) => because),
  };
}

function stagesTold(stages: readonly Stage[], start: Distribution<EngagementState>): readonly ChargeStageOdds[] {
  let states = start;
  return stages.map(stage => {
    const before = states;
    const now = afterStage(before, stage);
    states = now;
    const { name, turn, because } = stage;
    return {
      name,
      turn,
      because,
      get states() {
        return now.map(stateOf);
      },
      lost: lostIn(now, before),
    };
  });
}

/** A charge with dice that are thrown or scripted: the very stages that `solveCharge` solves, in their order. */
export function throwStages(procedure: ChargeProcedure, turns: number, dice: Dice): ThrownCharge {
  const stages: ThrownCharge['stages'][number][] = [];
  let state = joined;
  let told: ChargeState = stateOf(joined);
  for (const { name, turn, because, steps, thrown } of chargeStages(procedure, turns)) {
    for (const step of thrown === undefined ? steps : [thrown]) state = step(state, dice);
    told = toldOf(state, told);
    stages.push({ name, turn, because, state: told });
  }
  return { outcome: outcomeOf(state), stages };
}

/** A charge that can be thrown many times: all that can be known before the dice is known. */
export function readyStages(procedure: ChargeProcedure, turns: number): (dice: Dice) => ChargeOutcome {
  const steps = chargeStages(procedure, turns).flatMap(({ steps, thrown }) =>
    thrown === undefined ? steps : [thrown],
  );
  return dice => outcomeOf(steps.reduce((state, step) => step(state, dice), joined));
}

/** A charge after a stage, as it is told: until both sides have seen each other’s, nobody obeys his reaction. */
function toldOf(state: EngagementState, before: ChargeState): ChargeState {
  const told = stateOf(state);
  if (state.melee !== 'unsettled') return told;
  const { attacker, defender } = before;
  return {
    ...told,
    attacker: { ...attacker, lost: told.attacker.lost },
    defender: { ...defender, lost: told.defender.lost },
  };
}

function stateOf({ charge, fighting, firedAt, turns, attacker, defender }: EngagementState): ChargeState {
  return { charge, fighting, firedAt, turns, attacker, defender };
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

function lostIn(after: Distribution<EngagementState>, before: Distribution<EngagementState>): Both<number> {
  const mean = (of: (state: EngagementState) => number) => after.mean(of) - before.mean(of);
  return { attacker: mean(({ attacker }) => attacker.lost), defender: mean(({ defender }) => defender.lost) };
}
