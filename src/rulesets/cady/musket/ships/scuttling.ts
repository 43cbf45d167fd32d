import type { MusketRules } from '../rules.js';

/**
 * The turn with which a ship is gone whose captain has written this turn that she be scuttled: she begins to sink in the next, and is gone with the one
 * after.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/scuttle
 */
export function scuttledOn(turn: number, { ships }: Pick<MusketRules, 'ships'>): number {
  return turn + ships.frigate.scuttled;
}
