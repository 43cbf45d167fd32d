import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { FireAt } from '../../common/fighting/defensive-fire.js';
import type { ReadyMelee } from '../../common/fighting/melee.js';
import { type Reaction, reactions } from '../../common/fighting/morale.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import type { AncientMedievalRules } from '../rules.js';
import type { Fronts, InContact } from './fronts.js';
import { type ChargeSituation, type ChargeUnit, moraleOf } from './situation.js';

/** What the first tests made of a charge: both sides met, the charger refused, or the defender ran and was caught or not. */
export type ChargeCourse = 'met' | 'refused' | 'escaped' | 'caught';

/** One side of a charge on its way. */
export interface ChargeSideState {
  /** Figures lost so far, and how many of them before this turn. */
  readonly lost: number;
  readonly lostBefore: number;
  /** What it must do after the melee. */
  readonly reaction: Reaction;
}

/** What the defender has still to roll in this turn’s melee, when its attackers have rolled for themselves. */
export interface ToRoll {
  /** One for all that roll alike, from 1. */
  readonly id: number;
  readonly melee: ReadyMelee;
  /** Who was in contact before anybody fell. */
  readonly contact: InContact;
}

/** A charge on its way, after any of its stages. */
export interface ChargeState {
  readonly charge: ChargeCourse;
  /** Whether both sides are at each other. */
  readonly fighting: boolean;
  /** Where the defender fired at the charger; `null`: not at all. Forgotten after the first melee, when it matters no more. */
  readonly firedAt: FireAt | null;
  /** Turns of melee fought. */
  readonly turns: number;
  readonly attacker: ChargeSideState;
  readonly defender: ChargeSideState;
}

/** A charge between two of its steps. */
export interface ChargeOnItsWay extends ChargeState {
  /**
   * How far a melee is on: `halfway` when one side has rolled and the other has not, `unsettled` when both have read their
   * own reactions, and forgotten what they were before, but not yet seen each other’s.
   */
  readonly melee: 'none' | 'halfway' | 'unsettled';
  readonly toRoll: ToRoll | null;
}

/** One stage of a charge: a rule from state to state, and why it is as it is. */
export interface ChargeStage {
  readonly name: 'three-dice-test' | 'fire' | 'shock' | 'melee' | 'morale';
  /** The turn of the melee, from 1. */
  readonly turn: number;
  /** What can be known of it before the dice. */
  readonly because: readonly Reason[];
  /**
   * What happens in it, in order. Each step is solved on its own, and what stands the same after it is one state: sides that
   * roll for themselves are steps of their own.
   */
  readonly steps: readonly ChargeStep[];
  /** The same with dice that are thrown, where these fall in another order. */
  readonly thrown?: ChargeStep;
}

export type ChargeStep = (state: ChargeOnItsWay, dice: Dice) => ChargeOnItsWay;

/** Everything that the stages of a charge share. */
export interface Setting {
  readonly situation: ChargeSituation;
  readonly fronts: Fronts;
  readonly rules: AncientMedievalRules;
}

const fresh: ChargeSideState = { lost: 0, lostBefore: 0, reaction: 'no-effect' };

/** A charge that has just been announced. */
export const announced: ChargeOnItsWay = {
  charge: 'met',
  fighting: true,
  firedAt: null,
  turns: 0,
  attacker: fresh,
  defender: fresh,
  melee: 'none',
  toRoll: null,
};

const courses: readonly ChargeCourse[] = ['met', 'refused', 'escaped', 'caught'];
const ranges: readonly (FireAt | null)[] = [null, 'first-in-range', 'far', 'middle', 'close'];
const melees: readonly ChargeOnItsWay['melee'][] = ['none', 'halfway', 'unsettled'];

// Losses are 0 to 72 and turns 0 to 12: situations of more are refused.
const losses = 73;
const sideKeys = losses * losses * reactions.length;
const courseKeys = 40;
const keysWithoutRoll = sideKeys * sideKeys * 13 * 3 * courseKeys;

/** A state as a number of its own. */
export function chargeKey({
  charge,
  fighting,
  firedAt,
  turns,
  attacker,
  defender,
  melee,
  toRoll,
}: ChargeOnItsWay): number {
  const course = (courses.indexOf(charge) * 5 + ranges.indexOf(firedAt)) * 2 + (fighting ? 1 : 0);
  const sides = sideKey(attacker) * sideKeys + sideKey(defender);
  return ((sides * 13 + turns) * 3 + melees.indexOf(melee)) * courseKeys + course + (toRoll?.id ?? 0) * keysWithoutRoll;
}

/** What is left of a state when a charge is over, as a number of its own. */
export function outcomeKey({
  charge,
  fighting,
  turns,
  attacker,
  defender,
}: Pick<ChargeState, 'charge' | 'fighting' | 'turns'> & {
  readonly [Side in 'attacker' | 'defender']: Pick<ChargeSideState, 'lost' | 'reaction'>;
}): number {
  const side = ({ lost, reaction }: Pick<ChargeSideState, 'lost' | 'reaction'>) =>
    lost * reactions.length + reactions.indexOf(reaction);
  const sides = side(attacker) * losses * reactions.length + side(defender);
  return ((sides * 13 + turns) * courses.length + courses.indexOf(charge)) * 2 + (fighting ? 1 : 0);
}

function sideKey({ lost, lostBefore, reaction }: ChargeSideState): number {
  return (lost * losses + lostBefore) * reactions.length + reactions.indexOf(reaction);
}

/** Figures left on both sides. */
export function leftOf({ situation }: Setting, { attacker, defender }: ChargeState): InContact {
  return {
    attacker: situation.attacker.figures - attacker.lost,
    defender: situation.defender.figures - defender.lost,
  };
}

/** A side with more figures lost. */
export function losing(side: ChargeSideState, more: number): ChargeSideState {
  return more === 0 ? side : { ...side, lost: side.lost + more };
}

/** A side as the three-dice test sees it. */
export function testedOf(unit: ChargeUnit, rules: AncientMedievalRules): Tested & { readonly figures: number } {
  const { figures, hurt, failedBefore, pushedBack, ledBySupremeCommander } = unit;
  return {
    figures,
    morale: moraleOf(unit, rules) ?? 0,
    ...(hurt === undefined ? {} : { hurt }),
    ...(failedBefore === undefined ? {} : { failedBefore }),
    ...(pushedBack === undefined ? {} : { pushedBack }),
    ...(ledBySupremeCommander === undefined ? {} : { ledBySupremeCommander }),
  };
}

/** Reasons that several parts of a stage give, each told once. */
export function onlyOnce(because: readonly Reason[]): readonly Reason[] {
  const told = new Set<string>();
  return because.filter(({ clause, because, effect }) => told.size < told.add(`${clause}\n${because}\n${effect}`).size);
}
