import { inContact, ranksInContact, ranksOf } from '../../common/fighting/melee-turns/fronts.js';
import { onlyOnce } from '../../common/fighting/melee-turns/state.js';
import { type ShockOdds, throwShock } from '../../common/fighting/shock.js';
import { phalanxStrikers } from '../combat/phalanx.js';
import { ancientShockOdds } from '../combat/shock.js';
import { reachedLosses } from '../continued-melee/engagement.js';
import { distanceOf, reachOf } from './situation.js';
import { type ChargeStage, leftOf, losing, type Setting } from './state.js';

/** The shock of the charger on those it touches, and on those behind them while it has movement left. */
export function shockStage(setting: Setting): ChargeStage {
  const { situation, fronts, rules } = setting;
  const { attacker, defender } = situation;
  const movementLeft = reachOf(situation, rules) > distanceOf(situation, rules);
  const asPhalanx = attacker.formation === 'phalanx';
  const strikers = (figures: number, contact: number) =>
    asPhalanx ? phalanxStrikers({ ranks: ranksInContact(fronts.attacker, figures, contact) }, rules).figures : contact;
  // What the strikers need is the same however they came to be so many.
  const known = new Map<number, ShockOdds>();
  const oddsOf = (figures: number): ShockOdds => {
    const odds = known.get(figures) ?? shockOddsOf(setting, figures);
    known.set(figures, odds);
    return odds;
  };
  const whole = { attacker: attacker.figures, defender: defender.figures };
  return {
    name: 'shock',
    turn: 1,
    because: onlyOnce(oddsOf(strikers(whole.attacker, inContact(fronts, whole).attacker)).because),
    steps: [
      (state, dice) => {
        if (!state.fighting) return state;
        const left = leftOf(setting, state);
        const contact = inContact(fronts, left);
        const strikes = [oddsOf(strikers(left.attacker, contact.attacker))];
        const shock = { strikes, defenders: left.defender, inContact: contact.defender, movementLeft };
        const { lost } = throwShock(shock, dice);
        const standing = { left: left.defender, contact: contact.defender };
        return { ...state, defender: losing(state.defender, reachedLosses(lost, standing, setting)) };
      },
    ],
  };
}

function shockOddsOf({ situation, rules }: Setting, figures: number): ShockOdds {
  const { attacker, defender, between = {}, struckOn } = situation;
  return ancientShockOdds(
    {
      attacker: attacker.type,
      receiver: defender.type,
      figures,
      chargeOrdered: true,
      clearPath: distanceOf(situation, rules),
      ranks: ranksOf(defender),
      ...(attacker.formation === 'phalanx' ? { asPhalanx: true } : {}),
      ...(defender.formation === undefined ? {} : { formation: defender.formation }),
      ...(struckOn === undefined ? {} : { struckOn }),
      ...(between.behind === undefined ? {} : { behind: between.behind }),
      ...(between.through === undefined ? {} : { through: between.through }),
      ...(between.levelsUp === undefined ? {} : { levelsUp: between.levelsUp }),
      ...(between.ground === undefined ? {} : { ground: between.ground }),
    },
    rules,
  );
}
