import type { Dice } from '../../../dice/index.js';
import {
  type ReadyShock,
  readyShock,
  type Shock,
  type ShockLosses,
  type ShockOdds,
  type ShockStrike,
  shockOdds,
  throwShock,
} from '../common/fighting/shock.js';
import { type FightingRules, fightingRules } from './fighting-rules.js';
import type { TroopType } from './troops.js';

/** Figures of a musket unit that strike alike: troop types in place of shock classes. */
export interface MusketStrike extends Omit<ShockStrike, 'attacker' | 'receiver' | 'shock'> {
  readonly attacker: TroopType;
  readonly receiver: TroopType;
}

/** All strikes on one musket unit. */
export interface MusketShock extends Omit<Shock, 'strikes'> {
  readonly strikes: readonly MusketStrike[];
}

/**
 * How many shock dice a musket charge rolls and which faces remove a figure. Against a square every figure has one shock
 * less; horse that fired at its target from nearer than the straight run that shock needs has none.
 *
 * Source: Musket Period Rules > Shock Effect; Forming a Square.
 *
 * @clause cady/musket/shock/dice
 * @clause cady/musket/square/shock-reduction
 * @clause cady/musket/cavalry/fire-may-cost-shock
 */
export function musketShockOdds(strike: MusketStrike, rules: FightingRules = fightingRules()): ShockOdds {
  return shockOdds(classed(strike, rules), rules);
}

/**
 * Rolls the shock of everyone who strikes one musket unit.
 *
 * Source: Musket Period Rules > Shock Effect.
 *
 * @clause cady/musket/shock/dice
 */
export function musketShock(shock: MusketShock, dice: Dice, rules: FightingRules = fightingRules()): ShockLosses {
  return throwShock(readyMusketShock(shock, rules), dice);
}

/**
 * Everything about the shock on one musket unit that can be known before the dice.
 *
 * Source: Musket Period Rules > Shock Effect.
 *
 * @throws RuleViolation when figures are no whole numbers.
 */
export function readyMusketShock(shock: MusketShock, rules: FightingRules = fightingRules()): ReadyShock {
  return readyShock({ ...shock, strikes: shock.strikes.map(strike => classed(strike, rules)) }, rules);
}

function classed(strike: MusketStrike, rules: FightingRules): ShockStrike {
  const attacker = rules.troops[strike.attacker];
  return {
    ...strike,
    // A type that strikes in no column of the chart has no shock, so the column does not matter.
    attacker: attacker.shockAttack ?? 'infantry',
    shock: attacker.shock,
    receiver: rules.troops[strike.receiver].shockReceive,
  };
}
