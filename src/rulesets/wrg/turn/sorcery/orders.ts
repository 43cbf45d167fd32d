import { isNobodys } from '../../magic.js';
import { takesNewOrders } from '../../sorcery/dragons.js';
import type { Unit } from '../../state.js';
import { hasCurrentOrder } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { atWillFaults } from '../reacting/at-will.js';
import { isUnder } from './enchanted.js';

type Judged = Pick<Play, 'state' | 'rules'>;

/**
 * Whether a unit can be given orders at all: not ents who are nobody’s, nor who is in the ranks of others.
 *
 * @clause wrg/sorcery/ents
 */
export function mayBeOrdered(unit: Unit, { state, rules }: Judged): boolean {
  if (state.magic === undefined) return true;
  return !isNobodys(unit) && !isUnder(unit, 'forget', { state, rules });
}

/**
 * Whether a unit would do as it is newly told: a dragon keeps to its first order, and who is made to forget understands none.
 *
 * @clause wrg/sorcery/dragon
 * @clause wrg/sorcery/spell-list
 */
export function heedsOrders(unit: Unit, { state, rules }: Judged): boolean {
  if (state.magic === undefined) return true;
  return takesNewOrders(unit.troops) && mayBeOrdered(unit, { state, rules });
}

/**
 * Whether a unit must test its reaction at the end of a period because it has no order: a dragon that has forgotten its first one, or carried it out,
 * is left to itself, as long as it does not carry out what a test has told it already.
 *
 * @clause wrg/sorcery/dragon
 */
export function isLeftToItself(unit: Unit, { state, rules }: Judged): boolean {
  if (state.magic === undefined || takesNewOrders(unit.troops)) return false;
  return unit.pursuit === null && !hasCurrentOrder(unit) && atWillFaults(unit, { state, rules }).length === 0;
}

/**
 * A messenger has come to a dragon: it eats him, and his order with him.
 *
 * @clause wrg/sorcery/dragon
 */
export function eatsMessenger(unit: Unit, { state, tell }: Play): boolean {
  if (state.magic === undefined || takesNewOrders(unit.troops)) return false;
  const because = [{ clause: 'wrg/sorcery/dragon', because: 'new orders irritate it', effect: 'not obeyed' }] as const;
  tell({ kind: 'wonder', unit: unit.id, what: 'eats-messenger', because });
  return true;
}
