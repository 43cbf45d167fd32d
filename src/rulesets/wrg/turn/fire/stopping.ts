import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { mustGoOn } from '../moving/still-to-go.js';

/**
 * Whether a unit stops on its way to get fire missiles ready and to set fire to something, to fight a fire, or to lay its caltrops. Who is to go on does so for what
 * his order speaks of, which no order does of water and caltrops; for all of it; or for none of it until he is there (`wrg/ruling/stopping-on-a-march`).
 *
 * @clause wrg/orders/formation-and-speed-free
 * @clause wrg/fire/prepare
 */
export function stopsFor(what: 'fire' | 'water' | 'caltrops', unit: Unit, field: Field): boolean {
  const { stopsOnMarch } = field.rules.optional.siege.fire;
  if (stopsOnMarch === 'any' || (stopsOnMarch === 'ordered' && what === 'fire')) return true;
  return !mustGoOn(unit, field);
}
