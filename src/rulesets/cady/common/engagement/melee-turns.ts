import { type Dice, type Distribution, distribution, type FractionDistribution } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { Reaction } from '../fighting/morale.js';
import { insistOnFewTurns } from './bounds.js';
import type { Both, MeleeSide } from './fronts.js';
import { meleeStage } from './melee-stage.js';
import { moraleStage, readingOf } from './morale-stage.js';
import type { MeleeProcedure } from './procedure.js';
import {
  afterStage,
  type EngagementState,
  endKey,
  isOver,
  joined,
  keyIn,
  leftOf,
  type MeleeSideState,
  type MeleeState,
  type Stage,
} from './state.js';

/** What a side has come to when a melee is over, or its turns are. */
export interface MeleeSideOutcome extends Pick<MeleeSideState, 'lost' | 'reaction'> {
  readonly left: number;
}

/** What a melee that goes on has come to. */
export interface ContinuedMeleeOutcome extends Both<MeleeSideOutcome> {
  /** Turns of melee fought. */
  readonly turns: number;
  /** The melee goes on next turn. */
  readonly fighting: boolean;
}

/** How a side may end a melee: its reaction, or with nobody left to have one. */
export type MeleeEnd = Exclude<Reaction, 'no-effect'> | 'wiped-out';

/** The ways to end a melee from mild to severe. */
export const meleeEnds: readonly MeleeEnd[] = ['back', 'back-and-turn', 'rout', 'wiped-out'];

/** One turn of a melee that goes on, solved. What is not asked for is not worked out. */
export interface MeleeTurnOdds {
  /** From 1. */
  readonly turn: number;
  /** What can be known of it before the dice. */
  readonly because: readonly Reason[];
  /** How likely it is that it comes to this turn, and that the melee goes on after it. */
  readonly begins: number;
  readonly goesOn: number;
  /** How likely it is that a side ends the melee so in this very turn. */
  readonly ends: Both<{ readonly [end in MeleeEnd]: number }>;
  /** Figures left after the turn, whether the melee has come to it or was over before. */
  readonly left: Both<Distribution<number>>;
}

/** A melee that goes on turn after turn, solved. */
export interface ContinuedMelee {
  /** The joint distribution of everything that it may come to. */
  readonly outcomes: Distribution<ContinuedMeleeOutcome>;
  readonly turns: readonly MeleeTurnOdds[];
  /** The reasons of all turns. */
  readonly because: readonly Reason[];
}

/** A melee that goes on turn after turn, solved in fractions. */
export interface ContinuedMeleeFractions extends ContinuedMelee {
  readonly outcomes: FractionDistribution<ContinuedMeleeOutcome>;
}

/** A melee that goes on as it was thrown. */
export interface ThrownContinuedMelee {
  readonly outcome: ContinuedMeleeOutcome;
  /** Where both sides stood after every turn that it came to. */
  readonly turns: readonly { readonly turn: number; readonly because: readonly Reason[]; readonly state: MeleeState }[];
}

/** The stages of so many turns of melee, in their order: each turn is melee, then the morale of both sides. */
export function meleeStages(procedure: MeleeProcedure, turns: number): readonly Stage[] {
  const read = readingOf(procedure);
  return Array.from({ length: turns }, (_, at) => [
    meleeStage(procedure, at + 1, read),
    moraleStage(procedure, at + 1, read),
  ]).flat();
}

/**
 * A melee solved turn by turn; what stands the same after a step is one state, however it came to be so.
 *
 * @throws RuleViolation for more turns of so large units than can be solved in about a second.
 */
export function solveMelee(
  procedure: MeleeProcedure,
  turns: number,
  options: { readonly fractions: true },
): ContinuedMeleeFractions;
export function solveMelee(
  procedure: MeleeProcedure,
  turns: number,
  options: { readonly fractions: boolean },
): ContinuedMelee;
export function solveMelee(
  procedure: MeleeProcedure,
  turns: number,
  { fractions }: { readonly fractions: boolean },
): ContinuedMelee {
  insistOnFewTurns(procedure, turns);
  const all = turnsOf(meleeStages(procedure, turns));
  const start: Distribution<EngagementState> = distribution(() => joined, { fractions });
  let outcomes: Distribution<ContinuedMeleeOutcome> | undefined;
  let solved: readonly MeleeTurnOdds[] | undefined;
  return {
    get outcomes() {
      outcomes ??= all
        .reduce((states, turn) => after(turn, states), start)
        .map(state => outcomeOf(state, procedure), { key: endKey });
      return outcomes;
    },
    get turns() {
      solved ??= solvedTurns(all, start, procedure);
      return solved;
    },
    because: all.flatMap(({ because }) => because),
  };
}

/** What is solved is bounded before, so that its branches need not be. */
const maxBranches = Number.MAX_SAFE_INTEGER;

/** How both sides may stand after a turn. */
function after({ stages }: Turn, before: Distribution<EngagementState>): Distribution<EngagementState> {
  if (before.probability(({ fighting }) => fighting) === 0) return before;
  return stages.reduce((states, stage) => afterStage(states, stage, { maxBranches }), before);
}

/** Turn after turn. Of those who have parted in a turn before, all but the figures left is forgotten. */
function solvedTurns(
  all: readonly Turn[],
  start: Distribution<EngagementState>,
  procedure: MeleeProcedure,
): readonly MeleeTurnOdds[] {
  let before = start;
  return all.map(turn => {
    const now = after(turn, before);
    const odds = turnOdds(turn, before, now, procedure);
    before = now.map(forgetting, { key: keyIn(turn.turn) });
    return odds;
  });
}

function forgetting(state: EngagementState): EngagementState {
  if (state.fighting) return state;
  return { ...state, turns: 0, attacker: withoutPast(state.attacker), defender: withoutPast(state.defender) };
}

function withoutPast({ lost }: MeleeSideState): MeleeSideState {
  return { lost, lostBefore: lost, reaction: 'no-effect' };
}

/** A melee with dice that are thrown or scripted: the very turns that `solveMelee` solves, until it is over. */
export function throwMeleeTurns(procedure: MeleeProcedure, turns: number, dice: Dice): ThrownContinuedMelee {
  let state = joined;
  const told: ThrownContinuedMelee['turns'][number][] = [];
  for (const { turn, because, stages } of turnsOf(meleeStages(procedure, turns))) {
    if (isOver(state)) break;
    for (const { steps, thrown } of stages) {
      for (const step of thrown === undefined ? steps : [thrown]) state = step(state, dice);
    }
    told.push({ turn, because, state: toldOf(state) });
  }
  return { outcome: outcomeOf(state, procedure), turns: told };
}

interface Turn {
  readonly turn: number;
  readonly because: readonly Reason[];
  readonly stages: readonly Stage[];
}

function turnsOf(stages: readonly Stage[]): readonly Turn[] {
  const turns = [...new Set(stages.map(({ turn }) => turn))];
  return turns.map(turn => {
    const own = stages.filter(stage => stage.turn === turn);
    return { turn, because: own.flatMap(({ because }) => because), stages: own };
  });
}

function turnOdds(
  { turn, because }: Turn,
  before: Distribution<EngagementState>,
  after: Distribution<EngagementState>,
  { figures }: MeleeProcedure,
): MeleeTurnOdds {
  const fighting = (states: Distribution<EngagementState>) => states.probability(state => state.fighting);
  const leftBy = (side: MeleeSide) => after.map(state => leftOf(figures, state)[side], { key: left => left });
  const endsOf = (side: MeleeSide) => {
    const chance = (end: MeleeEnd) => after.probability(state => endOf(state, side, figures) === end);
    return {
      back: chance('back'),
      'back-and-turn': chance('back-and-turn'),
      rout: chance('rout'),
      'wiped-out': chance('wiped-out'),
    };
  };
  return {
    turn,
    because,
    get begins() {
      return fighting(before);
    },
    get goesOn() {
      return fighting(after);
    },
    get ends() {
      return { attacker: endsOf('attacker'), defender: endsOf('defender') };
    },
    get left() {
      return { attacker: leftBy('attacker'), defender: leftBy('defender') };
    },
  };
}

/** How a side ended the melee in the turn that has just been; what it did before that is forgotten. */
function endOf(state: EngagementState, side: MeleeSide, figures: Both<number>): MeleeEnd | undefined {
  const { lost, reaction } = state[side];
  const forgotten = state.turns === 0;
  if (lost === figures[side]) return reaction === 'no-effect' && forgotten ? undefined : 'wiped-out';
  return reaction === 'no-effect' ? undefined : reaction;
}

function toldOf({ fighting, turns, attacker, defender }: EngagementState): MeleeState {
  return { fighting, turns, attacker, defender };
}

function outcomeOf(
  { attacker, defender, turns, fighting }: EngagementState,
  { figures }: MeleeProcedure,
): ContinuedMeleeOutcome {
  return {
    attacker: sideOutcome(attacker, figures.attacker),
    defender: sideOutcome(defender, figures.defender),
    turns,
    fighting,
  };
}

function sideOutcome({ lost, reaction }: MeleeSideState, whole: number): MeleeSideOutcome {
  return { lost, left: whole - lost, reaction };
}
