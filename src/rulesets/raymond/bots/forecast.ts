import { combatantOn } from '../combat/engagement.js';
import { exchangeOdds } from '../combat/exchange.js';
import type { Field } from '../field.js';
import type { Formed, Unit } from '../state.js';

/** What a round of combat of two units is expected to cost, in stands. */
export interface Forecast {
  readonly own: number;
  readonly enemy: number;
}

/** What both are expected to lose, exactly, if a unit comes upon an enemy at `from` and nobody else has a hand in it. */
export function forecastOf(unit: Unit, enemy: Unit, from: Formed, field: Field): Forecast {
  const there = standingAt(unit, from);
  const first = combatantOn({ unit: there, target: enemy }, field);
  const second = combatantOn({ unit: enemy, target: there }, field);
  const losses = exchangeOdds({ first, second }, field.rules);
  return {
    own: worn(
      unit,
      losses.mean(({ first }) => first),
      field,
    ),
    enemy: worn(
      enemy,
      losses.mean(({ second }) => second),
      field,
    ),
  };
}

/** A unit as it stands somewhere else, to be reckoned with there. */
export function standingAt(unit: Unit, { formation, stands, at, facing }: Formed): Unit {
  return { ...unit, formation, stands, at, facing };
}

/** Stands as good as lost: a unit reduced to one stand withdraws from contact, and all of it is. */
function worn({ stands, type }: Unit, lost: number, { rules }: Field): number {
  const staysAlone = rules.losses.neverWithdraw.includes(rules.units[type].like);
  return stands.length - lost < 1.5 && !staysAlone ? stands.length : lost;
}

/** What a combat is worth to whoever seeks it: stands of the enemy less stands of one's own. */
export function worthOf({ own, enemy }: Forecast): number {
  return enemy - own;
}
