import type { ClauseId } from '../../../rulebook/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import type { Placed } from '../../../table/index.js';
import type { OrderedFormation } from '../common/index.js';
import type { MusketRules } from './rules.js';
import type { MusketState, Unit, UnitId } from './state.js';
import type { Troop, TroopType } from './troops.js';

/** The troop figures of a unit under these rules. */
export function troopOf(unit: { readonly type: TroopType }, rules: MusketRules): Troop {
  return rules.troops[unit.type];
}

/** A unit of the state by its id; throws a RuleViolation if there is none. */
export function unitOf(state: MusketState, id: UnitId): Unit {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
  if (unit === undefined) {
    throw new RuleViolation({ path: id, problem: 'there is no such unit', mend: 'name a unit of the scenario' });
  }
  return unit;
}

/** The body and place of a unit on the table, in cm. */
export function placedOf(unit: Pick<Unit, 'type' | 'figures' | 'files' | 'at' | 'facing'>, rules: MusketRules): Placed {
  const { stand } = rules.troops[unit.type];
  return { stand, figures: unit.figures, files: unit.files, at: unit.at, facing: unit.facing };
}

/**
 * Points a unit costs: per figure for infantry and cavalry, per piece for artillery.
 *
 * @clause cady/musket/cost/unit-cost
 * @clause cady/common/cost/points-per-figure
 */
export function unitCost(type: TroopType, figures: number, rules: MusketRules): number {
  const troop = rules.troops[type];
  return troop.arm === 'artillery' ? troop.cost : troop.cost * figures;
}

/**
 * Total morale value: morale value times the figures left. One lower for two turns after being hit by friends.
 *
 * @clause cady/common/morale/total-morale-value
 * @clause cady/common/definition/tmv
 */
export function totalMoraleValue(unit: Unit, turn: number, rules: MusketRules): number {
  return moraleOf(unit, turn, rules) * unit.figures;
}

/** The morale value of a unit, one lower for the two turns after its own side's fire hit it (never below 1). */
export function moraleOf(unit: Unit, turn: number, rules: MusketRules): number {
  const { morale } = troopOf(unit, rules);
  return shakenByFriends(unit, turn) ? Math.max(1, morale - 1) : morale;
}

/** Whether the unit still suffers from its own side's fire: for the two turns after it. */
export function shakenByFriends(unit: Unit, turn: number): boolean {
  return unit.friendlyFireOn > 0 && turn > unit.friendlyFireOn && turn <= unit.friendlyFireOn + 2;
}

const defaultFormation: ClauseId = 'cady/common/orders/default-formation';

/**
 * Stands abreast for a formation as ordered. A column is so many figures abreast; a line of battle has two ranks and as
 * many files as that gives. Without an order cavalry forms two abreast and infantry four.
 *
 * @clause cady/common/orders/default-formation
 * @clause cady/common/definition/line-of-battle
 */
export function filesFor(
  formation: OrderedFormation | undefined,
  type: TroopType,
  figures: number,
  rules: MusketRules,
): number {
  const troop = rules.troops[type];
  const stands = Math.max(1, Math.ceil(figures / troop.stand.figures));
  if (troop.arm === 'artillery') return 1;
  if (formation?.shape === 'line') return Math.max(1, Math.ceil(stands / rules.lineRanks));
  const abreast = formation?.abreast ?? rules.defaultAbreast[troop.arm];
  if (!Number.isInteger(abreast) || abreast < 1) {
    throw new RuleViolation({
      path: 'formation',
      clause: defaultFormation,
      problem: `${abreast} figures abreast is no formation`,
      mend: 'give a whole number of figures, 1 or more',
    });
  }
  return Math.min(stands, Math.ceil(abreast / troop.stand.figures));
}
