import type { Travel } from '../army/army-list.js';
import type { WrgScenario } from '../schema.js';

type UnitEntry = WrgScenario['sides'][string]['units'][number];

/**
 * How a unit gets to the field, as its scenario has it. Who begins the battle aboard a ship comes by boat, unless the scenario says that it does not pay for that.
 *
 * @clause wrg/points/forced-march
 * @clause wrg/points/water-transport
 */
export function travelOf({ id, early, byBoat }: UnitEntry, { sea }: Pick<WrgScenario, 'sea'>): Travel {
  const isAboard = sea?.ships.some(({ aboard }) => aboard.includes(id)) === true;
  const sails = byBoat ?? (isAboard ? true : undefined);
  return { ...(early === undefined ? {} : { early }), ...(sails === undefined ? {} : { byBoat: sails }) };
}
