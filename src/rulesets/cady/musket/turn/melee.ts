import { effectOf, reasonFor } from '../../../../rulebook/index.js';
import { type Fighter, meleePointUnit, meleeRound } from '../../common/index.js';
import {
  type Fighting,
  type MeleePeriod,
  type MeleeToll,
  meleeOf,
  otherPoints,
} from '../../common/turn/fighting/melee.js';
import { fightsIn } from '../../common/turn/fighting/melee-stance.js';
import { tableOf } from '../../common/turn/ground.js';
import { takeFigures } from '../../common/turn/losses.js';
import { friendlyFirePenalty } from '../firing.js';
import type { MusketRules } from '../rules.js';
import type { Unit } from '../state.js';
import type { MusketPhase } from '../terms.js';
import { troopOf } from '../units.js';
import { fieldOf } from './field.js';
import { clearTheFallen } from './losses.js';

const musketMelee: MeleePeriod<Unit, MusketRules> = {
  strengthOf: (unit, _enemy, rules) => ({ melee: troopOf(unit, rules).melee, fatigue: unit.fatigue }),
  round(sides, { state, rules }, dice) {
    const groups = sides.flatMap(({ unit, enemy, stance }: Fighting<Unit>) => {
      if (stance === undefined) return [];
      const { aside: _, ...stands } = stance;
      const other = [...otherPoints(unit), ...hitByFriends(unit, state.turn, rules)];
      return { unit: unit.id, ...musketMelee.strengthOf(unit, enemy, rules), ...stands, other };
    });
    return meleeRound({ groups }, dice, rules);
  },
};

/**
 * Every contact is fought.
 *
 * @clause cady/common/sequence/step-8-melee
 */
export const meleePhase: MusketPhase = {
  id: 'melee',
  title: 'Melee',
  clause: 'cady/common/sequence/step-8-melee',
  run(state, context) {
    if (state.contacts.length === 0) return;
    const { rules, scenario, tell } = context;
    const toll: MeleeToll<Unit> = new Map();
    const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
    meleeOf(fightsIn(state), toll, field, context, musketMelee);
    for (const [unit, lost] of toll) takeFigures(unit, lost);
    clearTheFallen(state, rules, tell);
  },
};

function hitByFriends(unit: Unit, turn: number, rules: MusketRules): NonNullable<Fighter['other']> {
  const { melee } = friendlyFirePenalty({ hitOn: unit.friendlyFireOn, turn }, rules);
  if (melee === 0) return [];
  const effect = effectOf(-melee, meleePointUnit);
  return [{ points: melee, reason: reasonFor('cady/musket/friendly-fire/penalty', 'hit by its own side', effect) }];
}
