import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import { type Tested, type ThreeDiceOdds, threeDiceOdds, threeDiceTest } from '../../common/fighting/three-dice.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';
import { isCavalry } from './cavalry.js';

/** A unit that has enemy Mongols in sight. */
export interface MongolsSighted extends Tested {
  readonly type: TroopType;
  /** It has passed this test before, in an earlier turn. */
  readonly testedBefore?: boolean;
}

/** What the sight of Mongols did. */
export interface MongolFear {
  /** What was needed; `null`: no test. */
  readonly odds: ThreeDiceOdds | null;
  readonly routs: boolean;
  readonly because: readonly Reason[];
}

/**
 * What a unit must throw because it sees Mongols; `null` when it need not: it is no cavalry, or has stood the sight before.
 *
 * Source: Additional Ancient Period Figures & Rules > Mongol Horse-Archers.
 *
 * @throws RuleViolation for a morale value that no figure has.
 * @clause cady/ancient-medieval/mongol/cavalry-fear
 */
export function sightOfMongolsOdds(
  unit: MongolsSighted,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ThreeDiceOdds | null {
  const again = unit.testedBefore !== true || rules.medieval.mongolFear === 'every-turn';
  return isCavalry(unit.type, rules) && again ? threeDiceOdds(unit, rules) : null;
}

/**
 * Enemy cavalry that comes within sight of Mongols passes a three-dice test or routs.
 *
 * Source: Additional Ancient Period Figures & Rules > Mongol Horse-Archers.
 *
 * @throws RuleViolation for a morale value that no figure has.
 * @clause cady/ancient-medieval/mongol/cavalry-fear
 */
export function sightOfMongols(
  unit: MongolsSighted,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): MongolFear {
  const odds = sightOfMongolsOdds(unit, rules);
  if (odds === null) return { odds, routs: false, because: [] };
  const { passed } = threeDiceTest(unit, dice, rules);
  const reason: Reason = {
    clause: 'cady/ancient-medieval/mongol/cavalry-fear',
    because: `cavalry in sight of Mongols ${passed ? 'passed' : 'failed'} its test`,
    effect: passed ? 'stays' : 'routs',
  };
  return { odds, routs: !passed, because: [...odds.because, reason] };
}
