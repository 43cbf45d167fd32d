import type { Dice } from '../../../dice/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import {
  type ContinuedMelee,
  type ContinuedMeleeFractions,
  solveMelee,
  type ThrownContinuedMelee,
  throwMeleeTurns,
} from '../common/engagement/melee-turns.js';
import type { MeleeProcedure } from '../common/engagement/procedure.js';
import { type ContinuedMeleeSituation, continuedMeleeFaults } from './engagement/melee-situation.js';
import { meleeProcedure } from './engagement/procedure.js';
import { type FightingRules, fightingRules } from './fighting-rules.js';

export {
  type ContinuedMeleeGround,
  type ContinuedMeleeSituation,
  type ContinuedMeleeUnit,
  continuedMeleeFaults,
} from './engagement/melee-situation.js';

/**
 * A melee of two units turn after turn, solved exactly: melee, the morale of both, and on as long as nobody gives way; each turn
 * tires both, gaps in the front are filled from behind, and who is worn out routs. What went before the melee (charge, fire,
 * shock) is not part of it: `chargeOdds` has that. The crew of a gun defends itself like any other unit, `figures` being its
 * crewmen. Two units alone: attacks of others on the side of either, and what a unit is short of that its own side has hit, are
 * not asked for.
 *
 * @throws RuleViolation with every fault of the situation.
 * @clause cady/common/three-dice/melee-continues
 * @clause cady/common/melee/fatigue
 * @clause cady/common/melee/zero-routs
 */
export function continuedMelee(
  situation: ContinuedMeleeSituation,
  rules: FightingRules = fightingRules(),
): ContinuedMelee {
  return solveMelee(procedureOf(situation, rules), situation.turns ?? 1, { fractions: false });
}

/**
 * The same in whole fractions (`bigint`) in place of doubles.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function continuedMeleeFractions(
  situation: ContinuedMeleeSituation,
  rules: FightingRules = fightingRules(),
): ContinuedMeleeFractions {
  return solveMelee(procedureOf(situation, rules), situation.turns ?? 1, { fractions: true });
}

/**
 * The same with dice that are thrown or scripted, in the order of the table: the attacker’s dice of a turn, then the
 * defender’s, and a roll-off where both sides are alike in everything.
 *
 * @throws RuleViolation with every fault of the situation.
 */
export function throwContinuedMelee(
  situation: ContinuedMeleeSituation,
  dice: Dice,
  rules: FightingRules = fightingRules(),
): ThrownContinuedMelee {
  return throwMeleeTurns(procedureOf(situation, rules), situation.turns ?? 1, dice);
}

function procedureOf(situation: ContinuedMeleeSituation, rules: FightingRules): MeleeProcedure {
  const faults = continuedMeleeFaults(situation, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  return meleeProcedure(situation, rules);
}
