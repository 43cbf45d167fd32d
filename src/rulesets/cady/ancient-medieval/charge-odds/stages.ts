import { insistOnFewTurns } from '../../common/fighting/melee-turns/bounds.js';
import { meleeStages } from '../../common/fighting/melee-turns/odds.js';
import type { Engagement } from '../../common/fighting/melee-turns/state.js';
import { ancientEngagement, settingOf } from '../continued-melee/engagement.js';
import type { AncientMedievalRules } from '../rules.js';
import { fireStage } from './fire.js';
import { shockStage } from './shock.js';
import type { ChargeSituation } from './situation.js';
import type { ChargeOnItsWay, ChargeStage } from './state.js';
import { testStage } from './three-dice-test.js';

/** The stages of a charge that is to be solved. Throws a RuleViolation for more turns of melee than can be solved in about a second. */
export function solvableStages(situation: ChargeSituation, rules: AncientMedievalRules): readonly ChargeStage[] {
  insistOnFewTurns(engagementOf(situation, rules), situation.turns ?? 1);
  return chargeStages(situation, rules);
}

/** The stages of a charge in the order of the turn: its test, the defender’s fire, shock, melee, morale; then melee and morale. */
export function chargeStages(situation: ChargeSituation, rules: AncientMedievalRules): readonly ChargeStage[] {
  const setting = settingOf(situation, rules);
  return [
    testStage(setting),
    fireStage(setting),
    shockStage(setting),
    ...meleeStages(engagementOf(situation, rules), situation.turns ?? 1),
  ];
}

function engagementOf(situation: ChargeSituation, rules: AncientMedievalRules): Engagement<ChargeOnItsWay> {
  // The fire has had its say in the first turn of melee, and matters no more.
  return ancientEngagement<ChargeOnItsWay>(settingOf(situation, rules), {
    firedClose: ({ firedAt }) => firedAt === 'close',
    put: ({ charge }, { fighting, turns, attacker, defender, melee, toRoll }) => ({
      charge,
      fighting,
      firedAt: null,
      turns,
      attacker,
      defender,
      melee,
      toRoll,
    }),
  });
}
