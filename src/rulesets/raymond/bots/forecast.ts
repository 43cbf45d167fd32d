import { inCommand } from '../command.js';
import { attackOn } from '../engagement.js';
import { type Exchange, exchangeOdds } from '../exchange.js';
import type { Field } from '../field.js';
import type { Attack } from '../melee.js';
import type { Formed, Unit } from '../state.js';

/** What a combat of two units is expected to cost, in stands. */
export interface Forecast {
  readonly own: number;
  readonly enemy: number;
}

/**
 * What both are expected to lose if a unit comes upon an enemy at `from`. A unit that is outflanked, or that fights with what is
 * left of it, is worth less: whoever stands alone at the end withdraws.
 */
export function forecastOf(unit: Unit, enemy: Unit, from: Formed, field: Field): Forecast {
  const there = { ...unit, ...from };
  const exchange: Exchange = {
    first: combatant(unit, attackOn({ unit: there, target: enemy }, field), field),
    second: combatant(enemy, attackOn({ unit: enemy, target: there }, field), field),
  };
  const odds = exchangeOdds(exchange, field.rules);
  return {
    own: odds.mean(({ first }) => loss(unit, first)),
    enemy: odds.mean(({ second }) => loss(enemy, second)),
  };
}

/** A unit reduced to one stand withdraws from contact: all of it is as good as lost. */
function loss({ stands, type }: Unit, lost: number): number {
  const left = stands.length - lost;
  return left === 1 && type !== 'command' && type !== 'heavy-cavalry' ? stands.length : lost;
}

function combatant(unit: Unit, attack: Attack, field: Field): Exchange['first'] {
  const { stands, hits } = unit;
  return {
    stands: stands.length,
    hits,
    attack,
    ...(inCommand(unit, field, field.rules) ? { rethrow: { kind: 'most-stands' } } : {}),
  };
}

/** What a combat is worth to whoever seeks it: stands of the enemy less stands of one's own. */
export function worthOf({ own, enemy }: Forecast): number {
  return enemy - own;
}
