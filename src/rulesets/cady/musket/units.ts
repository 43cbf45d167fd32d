import type { ClauseId } from '../../../rulebook/index.js';
import { RuleViolation, readingOf } from '../../../rulebook/index.js';
import type { Placed } from '../../../table/index.js';
import {
  defaultFormation,
  mayChangeFormation,
  type Order,
  type OrderedFormation,
  totalMoraleValue,
} from '../common/index.js';
import { friendlyFirePenalty } from './firing.js';
import type { MusketRules } from './rules.js';
import { shakenMorale } from './rulings/table.js';
import type { Contact, MusketState, Unit, UnitId } from './state.js';
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

/** Whether a unit is in melee with anybody. */
export function inContact(unit: { readonly id: UnitId }, contacts: readonly Pick<Contact, 'a' | 'b'>[]): boolean {
  return contacts.some(({ a, b }) => a === unit.id || b === unit.id);
}

/** The body and place of a unit on the table, in cm. */
export function placedOf(unit: Pick<Unit, 'type' | 'figures' | 'files' | 'at' | 'facing'>, rules: MusketRules): Placed {
  const { stand } = rules.troops[unit.type];
  return { stand, figures: unit.figures, files: unit.files, at: unit.at, facing: unit.facing };
}

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
 * Total morale value left: morale value times figures, the morale one lower for two turns after being hit by friends.
 *
 * @clause cady/common/morale/total-morale-value
 * @clause cady/common/definition/tmv
 */
export function moraleLeft(unit: Unit, turn: number, rules: MusketRules): number {
  return totalMoraleValue({ morale: moraleOf(unit, turn, rules), figures: unit.figures });
}

/**
 * The morale value of a figure of a unit, lower for the two turns after its own side's fire hit it, but not below 1
 * (`cady/ruling/friendly-fire-least-morale`).
 *
 * @clause cady/musket/friendly-fire/penalty
 */
export function moraleOf(unit: Unit, turn: number, rules: MusketRules): number {
  const { morale } = friendlyFirePenalty({ hitOn: unit.friendlyFireOn, turn }, rules);
  return Math.max(readingOf(shakenMorale, rules.rulings).value, troopOf(unit, rules).morale - morale);
}

const formationClause: ClauseId = 'cady/common/orders/default-formation';

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
      clause: formationClause,
      problem: `${abreast} figures abreast is no formation`,
      mend: 'give a whole number of figures, 1 or more',
    });
  }
  return Math.min(stands, Math.ceil(abreast / troop.stand.figures));
}

/**
 * Stands abreast that an order has a unit change to; `undefined` when it keeps its formation. A unit without a formation in
 * its order keeps the last one (`cady/ruling/default-formation`), and a line that lost figures is still a line.
 *
 * @clause cady/common/orders/default-formation
 */
export function newFiles(
  order: Pick<Order, 'formation'>,
  unit: Pick<Unit, 'type' | 'figures' | 'files'>,
  rules: MusketRules,
): number | undefined {
  const { formation } = order;
  const fallsBack =
    !readingOf(defaultFormation, rules.rulings).value['keeps-last'] && mayChangeFormation(troopOf(unit, rules), rules);
  if (formation === undefined && !fallsBack) return undefined;
  const stands = Math.ceil(unit.figures / troopOf(unit, rules).stand.figures);
  if (formation?.shape === 'line' && Math.ceil(stands / unit.files) === rules.lineRanks) return undefined;
  const files = filesFor(formation, unit.type, unit.figures, rules);
  return files === Math.min(unit.files, stands) ? undefined : files;
}
