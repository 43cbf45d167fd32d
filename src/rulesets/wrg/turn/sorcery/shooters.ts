import type { WrgRules } from '../../rules.js';
import type { Shooters } from '../../shooting/weapons.js';
import { creatureMissiles } from '../../sorcery/missiles.js';
import type { Unit } from '../../state.js';

/** What of creatures their shooting depends on. */
export function shootersAs({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): Pick<Shooters, 'creature' | 'reach'> {
  const { creature } = troops;
  if (creature === undefined) return {};
  const own = creatureMissiles(troops, rules);
  return { creature, ...(own === null ? {} : { reach: own.range }) };
}
