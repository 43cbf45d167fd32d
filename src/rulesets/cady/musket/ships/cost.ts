import type { MusketRules } from '../rules.js';
import type { MusketScenario } from '../schema.js';

/** A ship or boat as a scenario lists it. */
export type VesselEntry = NonNullable<MusketScenario['sides'][string]['vessels']>[number];

/**
 * Points of the ships and boats of a side: a frigate costs what was agreed.
 *
 * Source: Musket Period Rules > Optional Rules > Ships; River Boats.
 *
 * @clause cady/musket/ship/cost-agreed
 * @clause cady/musket/boat/cost
 * @clause cady/musket/boat/bow-gun
 * @clause cady/musket/boat/wagon
 */
export function vesselsCost(
  vessels: readonly Pick<VesselEntry, 'kind' | 'cost' | 'boats' | 'bowGun' | 'wagon'>[],
  { ships: { boat } }: Pick<MusketRules, 'ships'>,
): number {
  return vessels.reduce((sum, { kind, cost = 0, boats = 1, bowGun = false, wagon = false }) => {
    if (kind === 'frigate') return sum + cost;
    return sum + boats * (boat.cost + (wagon ? boat.wagonCost : 0)) + (bowGun ? boat.gunCost : 0);
  }, 0);
}
