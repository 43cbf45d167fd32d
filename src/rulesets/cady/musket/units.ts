import { troopOf } from '../common/turn/units.js';
import { friendlyFirePenalty } from './firing.js';
import type { MusketRules } from './rules.js';
import type { Unit } from './state.js';
import type { TroopType } from './troops.js';

export {
  atGripsBefore,
  filesFor,
  inContact,
  inPlay,
  newFiles,
  placedOf,
  touching,
  troopOf,
  unitOf,
} from '../common/turn/units.js';

/**
 * Points a unit costs: per figure for infantry and cavalry, per piece for artillery. They count when an army is chosen and
 * where a scenario counts points, and in nothing between.
 *
 * @clause cady/common/cost/no-effect-in-play
 * @clause cady/musket/cost/unit-cost
 * @clause cady/common/cost/points-per-figure
 */
export function unitCost(type: TroopType, figures: number, rules: MusketRules): number {
  const troop = rules.troops[type];
  return troop.arm === 'artillery' ? troop.cost : troop.cost * figures;
}

/**
 * The morale value of a figure of a unit, lower for the two turns after its own side's fire hit it, but not below 1
 * (`cady/ruling/friendly-fire-least-morale`).
 *
 * @clause cady/musket/friendly-fire/penalty
 */
export function moraleOf(unit: Unit, turn: number, rules: MusketRules): number {
  const { morale } = friendlyFirePenalty({ hitOn: unit.friendlyFireOn, turn }, rules);
  return Math.max(rules.readings.shakenMorale, troopOf(unit, rules).morale - morale);
}
