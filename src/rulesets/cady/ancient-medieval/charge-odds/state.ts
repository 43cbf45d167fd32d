import type { Reason } from '../../../../rulebook/index.js';
import type { FireAt } from '../../common/fighting/defensive-fire.js';
import type { Both } from '../../common/fighting/melee-turns/fronts.js';
import {
  endKey,
  joined,
  type MeleeEnded,
  type MeleeOnItsWay,
  type MeleeSideState,
  type MeleeStage,
  type MeleeState,
  meleeKey,
} from '../../common/fighting/melee-turns/state.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import type { Setting as Fighting } from '../continued-melee/engagement.js';
import { moraleOf } from '../continued-melee/situation.js';
import type { AncientMedievalRules } from '../rules.js';
import type { ChargeSituation, ChargeUnit } from './situation.js';

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

/** A charge between two of its steps. */
export interface ChargeOnItsWay extends ChargeState, MeleeOnItsWay {}

/** Which part of a charge it is, and why it is as it is. */
export interface ChargeStageTold {
  readonly name: 'three-dice-test' | 'fire' | 'shock' | 'melee' | 'morale';
  /** The turn of the melee, from 1. */
  readonly turn: number;
  /** What can be known of it before the dice. */
  readonly because: readonly Reason[];
}

/** One stage of a charge: a rule from state to state, and why it is as it is. */
export interface ChargeStage extends ChargeStageTold, Omit<MeleeStage<ChargeOnItsWay>, keyof ChargeStageTold> {}

/** Everything that the stages of a charge share. */
export interface Setting extends Fighting {
  readonly situation: ChargeSituation;
}

/** A charge that has just been announced. */
export const announced: ChargeOnItsWay = {
  charge: 'met',
  fighting: joined.fighting,
  firedAt: null,
  turns: joined.turns,
  attacker: joined.attacker,
  defender: joined.defender,
  melee: joined.melee,
  toRoll: joined.toRoll,
};

const courses: readonly ChargeCourse[] = ['met', 'refused', 'escaped', 'caught'];
const ranges: readonly (FireAt | null)[] = [null, 'first-in-range', 'far', 'middle', 'close'];

/** A state as a number of its own. */
export function chargeKey(state: ChargeOnItsWay): number {
  const { charge, firedAt } = state;
  return (meleeKey(state) * courses.length + courses.indexOf(charge)) * ranges.length + ranges.indexOf(firedAt);
}

/** What is left of a state when a charge is over, as a number of its own. */
export function outcomeKey(outcome: MeleeEnded & Pick<ChargeState, 'charge'>): number {
  return endKey(outcome) * courses.length + courses.indexOf(outcome.charge);
}

/** Figures left on both sides. */
export function leftOf({ situation }: Setting, { attacker, defender }: ChargeState): Both<number> {
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
