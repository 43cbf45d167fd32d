import { meleeRound } from '../../common/index.js';
import type { Fighting } from '../../common/turn/fighting/encounters.js';
import { diceOf } from '../../common/turn/fighting/melee.js';
import type { MeleeSection } from '../../common/turn/period.js';
import { befallenOf } from '../chance/befallen.js';
import { fighterOf } from '../engagement/blows.js';
import type { Party } from '../engagement/party.js';
import { friendlyFirePenalty } from '../firing.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import { troopOf } from '../units.js';
import { inSquare } from './squares.js';

/**
 * How figures fight in this period: as the common rules have it, weaker for a while where their own side has hit them. A square
 * stays where it is when the enemy before it is gone.
 *
 * @clause cady/musket/square/immobile
 */
export const musketMelees: MeleeSection<Unit, MusketRules, MusketState> = {
  strengthOf: (unit, _enemy, rules) => ({ melee: troopOf(unit, rules).melee, fatigue: unit.fatigue }),
  breaksThrough: ({ square }) => square === undefined,
  round([a, b], { state, rules }, dice) {
    const groupOf = (side: Fighting<Unit>, enemy: Fighting<Unit>) => {
      if (side.rolls === undefined) return [];
      const [own, foe] = [partyOf(side, state, rules), partyOf(enemy, state, rules)];
      return [{ unit: side.unit.id, figures: side.rolls, ...diceOf(side), ...fighterOf(own, foe, rules) }];
    };
    return meleeRound({ groups: [...groupOf(a, b), ...groupOf(b, a)] }, dice, rules);
  },
};

/** A unit in a contact as one side of an engagement. */
function partyOf({ unit, position, contact }: Fighting<Unit>, state: MusketState, rules: MusketRules): Party {
  const { turn } = state;
  const { melee } = friendlyFirePenalty({ hitOn: unit.friendlyFireOn, turn }, rules);
  const { type, fatigue } = unit;
  const through = contact.through === undefined ? {} : { throughOpenings: true };
  const short = { refusedCharge: unit.turn.pointsLost, hitByFriends: melee };
  return {
    ...position,
    ...through,
    type,
    fatigue,
    ...short,
    ...inSquare(unit),
    ...befallenOf(unit, state.events?.running, turn),
  };
}
