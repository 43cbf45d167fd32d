import { type ShockPeriod, shockOf } from '../../common/turn/fighting/shock.js';
import { tableOf } from '../../common/turn/ground.js';
import { takeFigures } from '../../common/turn/losses.js';
import type { MusketRules } from '../rules.js';
import { musketShock } from '../shock.js';
import type { Unit } from '../state.js';
import type { MusketPhase } from '../terms.js';
import { fieldOf } from './field.js';
import { clearTheFallen } from './losses.js';

const musketShocks: ShockPeriod<Unit, MusketRules> = {
  strike: ({ charger, defender }, { strike, ...shock }, { rules }, dice) =>
    musketShock({ ...shock, strikes: [{ ...strike, attacker: charger.type, receiver: defender.type }] }, dice, rules),
};

/**
 * Chargers that met the enemy this turn count their shock.
 *
 * @clause cady/common/sequence/step-7-shock
 */
export const shockPhase: MusketPhase = {
  id: 'shock',
  title: 'Shock',
  clause: 'cady/common/sequence/step-7-shock',
  run(state, context) {
    if (state.contacts.length === 0) return;
    const { rules, scenario, tell } = context;
    const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
    for (const [unit, lost] of shockOf(field, context, musketShocks)) takeFigures(unit, lost);
    clearTheFallen(state, rules, tell);
  },
};
