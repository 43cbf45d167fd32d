import type { AncientMedievalRules } from '../rules.js';
import { fireStage } from './fire.js';
import { frontsOf } from './fronts.js';
import { meleeStage } from './melee.js';
import { moraleStage, readingOf } from './morale.js';
import { shockStage } from './shock.js';
import type { ChargeSituation } from './situation.js';
import type { ChargeStage, Setting } from './state.js';
import { testStage } from './three-dice-test.js';

/** The stages of a charge in the order of the turn: its test, the defender’s fire, shock, melee, morale; then melee and morale. */
export function chargeStages(situation: ChargeSituation, rules: AncientMedievalRules): readonly ChargeStage[] {
  const setting: Setting = { situation, fronts: frontsOf(situation, rules), rules };
  const stages = [testStage(setting), fireStage(setting), shockStage(setting)];
  const read = readingOf(setting);
  for (let turn = 1; turn <= (situation.turns ?? 1); turn++) {
    stages.push(meleeStage(setting, turn, read), moraleStage(setting, turn, read));
  }
  return stages;
}
