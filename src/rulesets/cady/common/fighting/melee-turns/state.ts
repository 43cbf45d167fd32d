import type { Dice } from '../../../../../dice/index.js';
import type { Reason } from '../../../../../rulebook/index.js';
import type { MeleeRules, ReadyMelee, Strength } from '../melee.js';
import type { ColumnShift, Reaction } from '../morale.js';
import type { Both, Front, MeleeSide } from './fronts.js';

/** One side of a melee that goes on. */
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

/** What the defender has still to roll in this turn’s melee, when its attackers have rolled for themselves. */
export interface ToRoll {
  /** One for all that roll alike, from 1. */
  readonly id: number;
  readonly melee: ReadyMelee;
  readonly defender: Standing;
}

/** Figures of one side that are left, and those of them in contact, before anybody falls. */
export interface Standing {
  readonly left: number;
  readonly contact: number;
}

/** A melee between two of its steps. */
export interface MeleeOnItsWay extends MeleeState {
  /**
   * How far a melee is on: `halfway` when one side has rolled and the other has not, `unsettled` when both have read their
   * own reactions, and forgotten what they were before, but not yet seen each other’s.
   */
  readonly melee: 'none' | 'halfway' | 'unsettled';
  readonly toRoll: ToRoll | null;
}

export type MeleeStep<State extends MeleeOnItsWay> = (state: State, dice: Dice) => State;

/** One stage of a turn of melee: a rule from state to state, and why it is as it is. */
export interface MeleeStage<State extends MeleeOnItsWay> {
  readonly name: 'melee' | 'morale';
  /** The turn of the melee, from 1. */
  readonly turn: number;
  /** What can be known of it before the dice. */
  readonly because: readonly Reason[];
  /**
   * What happens in it, in order. Each step is solved on its own, and what stands the same after it is one state: sides that
   * roll for themselves are steps of their own.
   */
  readonly steps: readonly MeleeStep<State>[];
  /** The same with dice that are thrown, where these fall in another order. */
  readonly thrown?: MeleeStep<State>;
  /** Who is worn out may come to stand as somebody who has parted before: those that are over are compared in this stage. */
  readonly alike?: boolean;
}

/** What a turn of melee hangs on besides the figures. */
export interface MeleeTurn {
  /** Melee points that each side is short of in it. */
  readonly fatigue: Both<number>;
}

/** Who meets in a round of melee. */
export interface Meeting {
  /** Figures left on each side. */
  readonly left: Both<number>;
  readonly contact: Both<number>;
  /** What a period makes of the state besides: 0 unless it says otherwise. */
  readonly variant: number;
}

/** What must be rolled in a turn of melee: the attacker’s group first, then the defender’s. */
export interface ReadyTurn {
  /** What can be known of it before the dice, if nobody had fallen yet. */
  readonly groups: ReadyMelee['groups'];
  /** What is rolled by who meets; asked once for as many. */
  by(meeting: Meeting): ReadyMelee;
}

/**
 * A melee of two units and what their period brings to it. The state may hold more than the melee’s own part, which `put`
 * leaves as it is.
 */
export interface Engagement<State extends MeleeOnItsWay> {
  /** Figures before anybody falls. */
  readonly figures: Both<number>;
  readonly fronts: Both<Front>;
  /** Melee points, and those that each is short of when the melee begins. */
  readonly strength: Both<Strength>;
  /** The morale value of a figure. */
  readonly morale: Both<number>;
  /** What has either read the morale chart further to the right. */
  readonly shifts: readonly ColumnShift[];
  readonly rules: MeleeRules;
  /** What both sides must roll in a turn. */
  ready(turn: MeleeTurn): ReadyTurn;
  /** What of the state, besides figures, bears on what must be rolled. */
  variant?(state: State): number;
  /** Hits on the defender as losses, where they are not the same. */
  losses?(hits: number, defender: Standing): number;
  /** What a side’s losses of a turn make it do. */
  reaction(side: MeleeSide, turn: { readonly before: number; readonly lost: number }): Reaction;
  /** A state with a melee’s own part in the place of its own. */
  put(state: State, melee: MeleeOnItsWay): State;
}

const fresh: MeleeSideState = { lost: 0, lostBefore: 0, reaction: 'no-effect' };

/** A melee that nobody has rolled for yet. */
export const joined: MeleeOnItsWay = {
  fighting: true,
  turns: 0,
  attacker: fresh,
  defender: fresh,
  melee: 'none',
  toRoll: null,
};

/** Turns of melee beyond which nobody asks: every unit is worn out before. Figures beyond which no unit goes. */
export const mostTurns = 12;
export const mostFigures = 72;

const meleeKeys: { readonly [melee in MeleeOnItsWay['melee']]: number } = { none: 0, halfway: 1, unsettled: 2 };
const reactionKeys: { readonly [reaction in Reaction]: number } = {
  'no-effect': 0,
  back: 1,
  'back-and-turn': 2,
  rout: 3,
};
const reactions = Object.keys(reactionKeys).length;
const melees = Object.keys(meleeKeys).length;
const losses = mostFigures + 1;
const sideKeys = losses * losses * reactions;
const keysWithoutRoll = sideKeys * sideKeys * (mostTurns + 1) * melees * 2;

/** A state as a number of its own. */
export function meleeKey({ fighting, turns, attacker, defender, melee, toRoll }: MeleeOnItsWay): number {
  const sides = sideKey(attacker) * sideKeys + sideKey(defender);
  const course = (sides * (mostTurns + 1) + turns) * melees + meleeKeys[melee];
  return course * 2 + (fighting ? 1 : 0) + (toRoll?.id ?? 0) * keysWithoutRoll;
}

function sideKey({ lost, lostBefore, reaction }: MeleeSideState): number {
  return (lost * losses + lostBefore) * reactions + reactionKeys[reaction];
}

/** What is left of a state when a melee is over, as a number of its own. */
export function endKey({ fighting, turns, attacker, defender }: MeleeEnded): number {
  const side = ({ lost, reaction }: MeleeEnded['attacker']) => lost * reactions + reactionKeys[reaction];
  const sides = side(attacker) * losses * reactions + side(defender);
  return (sides * (mostTurns + 1) + turns) * 2 + (fighting ? 1 : 0);
}

/** A melee whose turns are over, without its past. */
export type MeleeEnded = Pick<MeleeState, 'fighting' | 'turns'> & Both<Pick<MeleeSideState, 'lost' | 'reaction'>>;

/** Both have parted, nothing is left to be settled, and no turn’s losses to be counted: it stays as it is. */
export function isOver({ fighting, melee, attacker, defender }: MeleeOnItsWay): boolean {
  return (
    !fighting && melee === 'none' && attacker.lost === attacker.lostBefore && defender.lost === defender.lostBefore
  );
}

/** How the steps of a stage are solved, besides the key. */
export function endingIn({ alike = false }: { readonly alike?: boolean }): {
  readonly over?: (state: MeleeOnItsWay) => boolean;
} {
  return alike ? {} : { over: isOver };
}

/** Figures left on both sides. */
export function leftOf(figures: Both<number>, { attacker, defender }: Both<{ readonly lost: number }>): Both<number> {
  return { attacker: figures.attacker - attacker.lost, defender: figures.defender - defender.lost };
}

/** Reasons that several parts of a stage give, each told once. */
export function onlyOnce(because: readonly Reason[]): readonly Reason[] {
  const told = new Set<string>();
  return because.filter(({ clause, because, effect }) => told.size < told.add(`${clause}\n${because}\n${effect}`).size);
}
