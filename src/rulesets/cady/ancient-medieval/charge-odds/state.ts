import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { FireAt } from '../../common/fighting/defensive-fire.js';
import type { Reaction } from '../../common/fighting/morale.js';
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

/** One stage of a charge: a rule from state to state, and why it is as it is. */
export interface ChargeStage {
  readonly name: 'three-dice-test' | 'fire' | 'shock' | 'melee' | 'morale';
  /** The turn of the melee, from 1. */
  readonly turn: number;
  /** What can be known of it before the dice. */
  readonly because: readonly Reason[];
  readonly rule: (state: ChargeState, dice: Dice) => ChargeState;
}

/** Everything that the stages of a charge share. */
export interface Setting {
  readonly situation: ChargeSituation;
  readonly fronts: Fronts;
  readonly rules: AncientMedievalRules;
}

const fresh: ChargeSideState = { lost: 0, lostBefore: 0, reaction: 'no-effect' };

/** A charge that has just been announced. */
export const announced: ChargeState = {
  charge: 'met',
  fighting: true,
  firedAt: null,
  turns: 0,
  attacker: fresh,
  defender: fresh,
};

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
