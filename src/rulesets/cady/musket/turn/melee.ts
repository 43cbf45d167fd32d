import { effectOf, reasonFor } from '../../../../rulebook/index.js';
import { type Fighter, meleePointUnit, meleeRound } from '../../common/index.js';
import type { Fighting } from '../../common/turn/fighting/encounters.js';
import { otherPoints } from '../../common/turn/fighting/melee.js';
import type { MeleeSection } from '../../common/turn/period.js';
import { friendlyFirePenalty } from '../firing.js';
import type { MusketRules } from '../rules.js';
import type { Unit } from '../state.js';
import { troopOf } from '../units.js';

/** How figures fight in this period: as the common rules have it, weaker for a while where their own side has hit them. */
export const musketMelees: MeleeSection<Unit, MusketRules> = {
  strengthOf: (unit, _enemy, rules) => ({ melee: troopOf(unit, rules).melee, fatigue: unit.fatigue }),
  round(sides, { state, rules }, dice) {
    const groups = sides.flatMap(({ unit, enemy, stance }: Fighting<Unit>) => {
      if (stance === undefined) return [];
      const { aside: _, ...stands } = stance;
      const other = [...otherPoints(unit), ...hitByFriends(unit, state.turn, rules)];
      return { unit: unit.id, ...musketMelees.strengthOf(unit, enemy, rules), ...stands, other };
    });
    return meleeRound({ groups }, dice, rules);
  },
};

function hitByFriends(unit: Unit, turn: number, rules: MusketRules): NonNullable<Fighter['other']> {
  const { melee } = friendlyFirePenalty({ hitOn: unit.friendlyFireOn, turn }, rules);
  if (melee === 0) return [];
  const effect = effectOf(-melee, meleePointUnit);
  return [{ points: melee, reason: reasonFor('cady/musket/friendly-fire/penalty', 'hit by its own side', effect) }];
}
