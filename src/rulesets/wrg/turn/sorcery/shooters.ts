import type { WrgRules } from '../../rules.js';
import type { Shooters } from '../../shooting/weapons.js';
import { isCreature } from '../../sorcery/creatures.js';
import { creatureMissiles } from '../../sorcery/missiles.js';
import type { Unit } from '../../state.js';

/** What of creatures their shooting depends on. */
export function shootersAs(
  { troops }: Pick<Unit, 'troops'>,
  rules: WrgRules,
): Pick<Shooters, 'creature' | 'reach' | 'engine'> {
  const { creature } = troops;
  if (creature === undefined) return {};
  const own = creatureMissiles(troops, rules);
  const stones = own?.weapon === 'engine' ? { engine: 'light-stone-thrower' as const } : {};
  return { creature, ...stones, ...(own === null ? {} : { reach: own.range }) };
}

/** What creatures do that shoot in a way of their own, and as what it counts; `undefined` of all others. */
export function shotOfCreature({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): string | undefined {
  if (isCreature(troops, 'dragon')) return 'breathes fire, as javelins do';
  if (isCreature(troops, 'giant'))
    return rules.optional.sorcery.giants.tosses.as === 'engine'
      ? 'tosses boulders, as a stone-thrower does'
      : 'tosses boulders, as crossbows do';
  return isCreature(troops, 'crow') ? 'comes down on them, as archers do' : undefined;
}
