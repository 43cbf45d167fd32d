import type { Dice, Distribution, ExactOptions } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { FireAt } from '../fighting/defensive-fire.js';
import { type Reaction, reactions } from '../fighting/morale.js';
import type { Both } from './fronts.js';
import type { ToRoll } from './procedure.js';

/** One side of an engagement on its way. */
export interface MeleeSideState {
  /** Figures lost so far, and how many of them before this turn. */
  readonly lost: number;
  readonly lostBefore: number;
  /** What it must do after the melee. */
  readonly reaction: Reaction;
}

/** A melee between two of its turns. */
export interface MeleeState extends Both<MeleeSideState> {
  /** Whether both sides are at each other. */
  readonly fighting: boolean;
  /** Turns of melee fought. */
  readonly turns: number;
}

/** What the first tests made of a charge: both sides met, the charger refused, or the defender ran and was caught or not. */
export type ChargeCourse = 'met' | 'refused' | 'escaped' | 'caught';

/** One side of a charge on its way. */
export type ChargeSideState = MeleeSideState;

/** A charge on its way, after any of its stages. */
export interface ChargeState extends MeleeState {
  readonly charge: ChargeCourse;
  /** Where the defender fired at the charger; `null`: not at all. Forgotten after the first melee, when it matters no more. */
  readonly firedAt: FireAt | null;
}

/**
 * What fire at its charger leaves a defender: it fights as it would have, it waited so long that it does not strike back in the
 * melee of the turn, or it has thrown its weapons down and fights without them.
 */
export type AfterFire = 'as-before' | 'not-striking' | 'without-weapon';

/** An engagement between two of its steps. A melee that was not charged into is one that has been met. */
export interface EngagementState extends ChargeState {
  readonly defends: AfterFire;
  /** Men of other files of the defender who have stepped in for those whom shock took. */
  readonly steppedIn: number;
  /**
   * How far a melee is on: `halfway` when one side has rolled and the other has not, `unsettled` when both have read their
   * own reactions, and forgotten what they were before, but not yet seen each other’s.
   */
  readonly melee: 'none' | 'halfway' | 'unsettled';
  /** What the defender has still to roll in this turn’s melee, when its attackers have rolled for themselves. */
  readonly toRoll: ToRoll | null;
}

/** From state to state with dice. */
export type Step = (state: EngagementState, dice: Dice) => EngagementState;

/** The stages of an engagement in the order of the turn. */
export type StageName = 'three-dice-test' | 'fire' | 'shock' | 'melee' | 'morale';

/** Which part of an engagement it is, and why it is as it is. */
export interface StageTold {
  readonly name: StageName;
  /** The turn of the melee, from 1. */
  readonly turn: number;
  /** What can be known of it before the dice. */
  readonly because: readonly Reason[];
}

/** One stage of an engagement: a rule from state to state, and why it is as it is. */
export interface Stage extends StageTold {
  /**
   * What happens in it, in order. Each step is solved on its own, and what stands the same after it is one state: sides that
   * roll for themselves are steps of their own.
   */
  readonly steps: readonly Step[];
  /** The same with dice that are thrown, where these fall in another order. */
  readonly thrown?: Step;
  /** Who is worn out may come to stand as somebody who has parted before: those that are over are compared in this stage. */
  readonly alike?: boolean;
}

const fresh: MeleeSideState = { lost: 0, lostBefore: 0, reaction: 'no-effect' };

/** An engagement that nobody has rolled for yet. */
export const joined: EngagementState = {
  charge: 'met',
  fighting: true,
  firedAt: null,
  turns: 0,
  attacker: fresh,
  defender: fresh,
  defends: 'as-before',
  steppedIn: 0,
  melee: 'none',
  toRoll: null,
};

/** Turns of melee beyond which nobody asks: every unit is worn out before. Figures beyond which no unit goes. */
export const mostTurns = 12;
export const mostFigures = 72;

const losses = mostFigures + 1;
const sideKeys = losses * reactions.length;
const courses: readonly ChargeCourse[] = ['met', 'refused', 'escaped', 'caught'];
const ranges: readonly (FireAt | null)[] = [null, 'first-in-range', 'far', 'middle', 'close'];
const defending: readonly AfterFire[] = ['as-before', 'not-striking', 'without-weapon'];
const met = ranges.length * defending.length;
const pastKeys = (met + courses.length) * losses * losses;
const standings = 3;

/**
 * How a state is told as a number of its own in a turn. States that come up by the thousand, of sides that have fought in this turn
 * and read their reactions, have no past that matters: their numbers are small whole ones, which are looked up at once.
 */
export function keyIn(turn: number): (state: EngagementState) => number | string {
  const plain = plainKeyIn(turn);
  return state => (state.steppedIn === 0 ? plain(state) : `${state.steppedIn}+${plain(state)}`);
}

function plainKeyIn(turn: number): (state: EngagementState) => number {
  return state => {
    const { fighting, turns, attacker, defender, melee, toRoll } = state;
    const standing = melee === 'unsettled' ? 0 : fighting ? 1 : 2;
    const stage = ((toRoll?.id ?? 0) * (mostTurns + 1) + turn - turns) * standings + standing;
    const now = (stage * sideKeys + sideKey(attacker)) * sideKeys + sideKey(defender);
    const past = pastKey(state);
    return past === 0 ? now : -(now * pastKeys + past);
  };
}

/** How it has come to stand so, as far as it matters: 0 for most. */
function pastKey(state: EngagementState): number {
  const { attacker, defender } = state;
  return (
    (courseKey(state) * losses + attacker.lost - attacker.lostBefore) * losses + defender.lost - defender.lostBefore
  );
}

function sideKey({ lost, reaction }: Pick<MeleeSideState, 'lost' | 'reaction'>): number {
  return lost * reactions.length + reactionKey(reaction);
}

/** Told one by one: to look a reaction up takes several times as long. */
function reactionKey(reaction: Reaction): number {
  return reaction === 'no-effect' ? 0 : reaction === 'back' ? 1 : reaction === 'back-and-turn' ? 2 : 3;
}

/** How it came to a melee matters to those who fight one, and to nobody else. */
function courseKey({ charge, firedAt, defends }: EngagementState): number {
  if (charge === 'met' && firedAt === null && defends === 'as-before') return 0;
  if (charge !== 'met') return met + courses.indexOf(charge);
  return ranges.indexOf(firedAt) * defending.length + defending.indexOf(defends);
}

/** What is left of a state when an engagement is over, as a number of its own. */
export function endKey({ charge, fighting, turns, attacker, defender }: EngagementEnded): number {
  const met = charge === undefined ? 0 : courses.indexOf(charge);
  const course = (met * (mostTurns + 1) + turns) * 2 + (fighting ? 1 : 0);
  return (course * sideKeys + sideKey(attacker)) * sideKeys + sideKey(defender);
}

/** An engagement whose turns are over, without its past. */
export type EngagementEnded = Pick<MeleeState, 'fighting' | 'turns'> &
  Both<Pick<MeleeSideState, 'lost' | 'reaction'>> & { readonly charge?: ChargeCourse };

/** Both have parted, nothing is left to be settled, and no turn’s losses to be counted: it stays as it is. */
export function isOver({ fighting, melee, attacker, defender }: EngagementState): boolean {
  return (
    !fighting && melee === 'none' && attacker.lost === attacker.lostBefore && defender.lost === defender.lostBefore
  );
}

/** Where an engagement may stand after one more stage. */
export function afterStage(
  before: Distribution<EngagementState>,
  { turn, steps, alike = false }: Stage,
  options: ExactOptions = {},
): Distribution<EngagementState> {
  const key = keyIn(turn);
  const solved = alike ? { ...options, key } : { ...options, key, over: isOver };
  return steps.reduce((states, step) => states.then(step, solved), before);
}

/** Figures left on both sides. */
export function leftOf(figures: Both<number>, { attacker, defender }: Both<{ readonly lost: number }>): Both<number> {
  return { attacker: figures.attacker - attacker.lost, defender: figures.defender - defender.lost };
}

/** A side with more figures lost. */
export function losing(side: MeleeSideState, more: number): MeleeSideState {
  return more === 0 ? side : { ...side, lost: side.lost + more };
}

/** Reasons that several parts of a stage give, each told once. */
export function onlyOnce(because: readonly Reason[]): readonly Reason[] {
  const told = new Set<string>();
  return because.filter(({ clause, because, effect }) => told.size < told.add(`${clause}\n${because}\n${effect}`).size);
}
