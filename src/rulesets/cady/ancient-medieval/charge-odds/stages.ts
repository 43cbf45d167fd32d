import { meleeStages } from '../../common/fighting/melee-turns/odds.js';
import { ancientEngagement, settingOf } from '../continued-melee/engagement.js';
import type { AncientMedievalRules } from '../rules.js';
import { fireStage } from './fire.js';
import { shockStage } from './shock.js';
import type { ChargeSituation } from './situation.js';
import type { ChargeOnItsWay, ChargeStage } from './state.js';
import { testStage } from './three-dice-test.js';

/** The stages of a charge in the order of the turn: its test, the defender’s fire, shock, melee, morale; then melee and morale. */
export function chargeStages(situation: ChargeSituation, rules: AncientMedievalRules): readonly ChargeStage[] {
  const setting = settingOf(situation, rules);
  // The fire has had its say in the first turn of melee, and matters no more.
  const engagement = ancientEngagement<ChargeOnItsWay>(setting, {
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
  return [
    testStage(setting),
    fireStage(setting),
    shockStage(setting),
    ...meleeStages(engagement, situation.turns ?? 1),
  ];
}
