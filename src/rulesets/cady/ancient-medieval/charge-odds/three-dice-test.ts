import { chargeTest, resolveChargeTest, resolveFlight } from '../../common/fighting/charge-test.js';
import { inContact } from '../../common/fighting/melee-turns/fronts.js';
import { threeDiceOdds } from '../../common/fighting/three-dice.js';
import { distanceOf, reachOf } from './situation.js';
import { type ChargeStage, leftOf, losing, type Setting, testedOf } from './state.js';

/** The test of whichever side is much the weaker, if one is; a defender that fails runs and may be caught. */
export function testStage(setting: Setting): ChargeStage {
  const { situation, fronts, rules } = setting;
  const collision = { attacker: testedOf(situation.attacker, rules), defender: testedOf(situation.defender, rules) };
  const due = chargeTest(collision, rules);
  const odds = due.tests === null ? [] : threeDiceOdds(collision[due.tests], rules).because;
  return {
    name: 'three-dice-test',
    turn: 1,
    because: [...due.because, ...odds],
    steps: [
      (state, dice) => {
        const { outcome } = resolveChargeTest(collision, dice, rules);
        if (outcome === 'met') return state;
        if (outcome === 'refused') return { ...state, charge: 'refused', fighting: false };
        const { caught, lost } = resolveFlight(
          {
            move: rules.troops[situation.defender.type].move,
            gap: distanceOf(situation, rules),
            movementLeft: reachOf(situation, rules),
            attackersInContact: inContact(fronts, leftOf(setting, state)).attacker,
            defenders: situation.defender.figures,
          },
          rules,
        );
        const charge = caught ? 'caught' : 'escaped';
        return { ...state, charge, fighting: false, defender: losing(state.defender, lost) };
      },
    ],
  };
}
