import { inCommand } from '../army/command.js';
import { attackOn } from '../combat/engagement.js';
import { attackOdds } from '../combat/melee.js';
import type { Field } from '../field.js';
import type { Formed, Unit } from '../state.js';

/** What a round of combat of two units is expected to cost, in stands. */
export interface Forecast {
  readonly own: number;
  readonly enemy: number;
}

/** By how much a second throw of an attack betters it, about. */
const THROWN_AGAIN = 1.2;
/** Of two hits one is left over every other time, and goes without effect: so many stands are saved. */
const LEFT_OVER = 0.25;

/**
 * What both are expected to lose if a unit comes upon an enemy at `from`, near enough for plans: those who decide by a hair can ask
 * for the exact odds.
 */
export function forecastOf(unit: Unit, enemy: Unit, from: Formed, field: Field): Forecast {
  const there = { ...unit, ...placeOf(from) };
  return {
    own: lossOf(unit, hitsOf(enemy, there, field), field),
    enemy: lossOf(enemy, hitsOf(there, enemy, field), field),
  };
}

/** A unit as it stands somewhere else, to be reckoned with there. */
export function standingAt(unit: Unit, formed: Formed): Unit {
  return { ...unit, ...placeOf(formed) };
}

function placeOf({ formation, stands, at, facing }: Formed): Formed {
  return { formation, stands, at, facing };
}

function hitsOf(unit: Unit, target: Unit, field: Field): number {
  const { expected } = attackOdds(attackOn({ unit, target }, field), field.rules);
  return inCommand(unit, field, field.rules) ? expected * THROWN_AGAIN : expected;
}

/** Stands lost to so many hits. A unit reduced to one stand withdraws from contact: all of it is as good as lost. */
function lossOf({ stands, hits, type }: Unit, taken: number, { rules }: Field): number {
  const { hitsPerStand, neverWithdraw } = rules.losses;
  const lost = Math.max(0, (hits + rules.melee.contactHits + taken) / hitsPerStand - LEFT_OVER);
  const isGone = stands.length - lost < 1.5 && !neverWithdraw.includes(rules.units[type].like);
  return isGone ? stands.length : Math.min(stands.length, lost);
}

/** What a combat is worth to whoever seeks it: stands of the enemy less stands of one's own. */
export function worthOf({ own, enemy }: Forecast): number {
  return enemy - own;
}
