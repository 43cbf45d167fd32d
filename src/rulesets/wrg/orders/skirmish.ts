import { comparedWithHalt } from '../reaction/instruction.js';
import { sheetOfType, type TroopRules } from '../rules/army/sheets.js';
import type { ReactionEffects, ReactionResult } from '../rules/reaction/effects.js';
import type { EvadeRow, Evading, OrderRules } from '../rules/reaction/orders.js';
import { wrgRules } from '../rules.js';
import type { Troops } from '../troops.js';

/** The part of the rules that skirmishing and countercharging need. */
export type SkirmishRules = TroopRules & {
  readonly reaction: { readonly orders: OrderRules; readonly effects: ReactionEffects };
};

/** Troops that may be told to skirmish. */
export interface Skirmishers {
  readonly troops: Pick<Troops, 'type' | 'mounts'>;
  /** They have weapons that shoot or are thrown. */
  readonly missileArmed: boolean;
}

/**
 * Whether troops may be ordered to skirmish: light kinds of foot, and everything mounted on horses or camels or in chariots, if
 * they have missile weapons.
 *
 * Source: Orders > General Features of Orders.
 *
 * @throws RuleViolation for a type that the rules do not have.
 * @clause wrg/orders/skirmish-eligible
 */
export function maySkirmish({ troops, missileArmed }: Skirmishers, rules: SkirmishRules = wrgRules()): boolean {
  const { arm, like } = sheetOfType(troops.type, rules, 'troops.type');
  if (!missileArmed) return false;
  if (arm === 'infantry') return rules.reaction.orders.skirmishingFoot.some(each => each === like);
  return arm === 'cavalry' || arm === 'chariot';
}

const rowOf: { readonly [Result in ReactionResult]: EvadeRow } = {
  'break-or-retreat': 'break',
  'retire-disorganised': 'retire',
  halt: 'halt',
  'halt-or-retire': 'halt',
  'move-to-friends-cover-or-hill': 'carry-on',
  'move-to-nearest-enemy': 'carry-on',
  'carry-on': 'carry-on',
  'act-as-general-wishes': 'act-as-general-wishes',
  'uncontrolled-advance': 'uncontrolled-advance',
};

/**
 * Whether skirmishers whom an enemy would otherwise reach evade, by what their test came to.
 *
 * Source: Orders > General Features of Orders.
 *
 * @throws RuleViolation for a type that the rules do not have.
 * @clause wrg/orders/skirmish-action
 * @clause wrg/orders/skirmish-infantry-evade
 * @clause wrg/orders/skirmish-mounted-evade
 */
export function skirmisherEvades(
  {
    troops,
    result,
    hasOrder = true,
  }: { readonly troops: Pick<Troops, 'type'>; readonly result: ReactionResult; readonly hasOrder?: boolean },
  rules: SkirmishRules = wrgRules(),
): Evading {
  const infantry = sheetOfType(troops.type, rules, 'troops.type').arm === 'infantry';
  const { evade, evadeBelowHalt } = rules.reaction.orders;
  const worse = comparedWithHalt(result, hasOrder, rules) === 'worse';
  // By that reading of the passage on foot, who is told to run does not get away in order.
  if (infantry && worse && !evadeBelowHalt) return 'never';
  const row = evade[rowOf[result]];
  return infantry ? row.infantry : row.mounted;
}

/**
 * Whether troops that are charged may always try to charge in their turn, whatever their order: cavalry and fanatic foot, if their test
 * came to better than Halt.
 *
 * Source: Orders > General Features of Orders.
 *
 * @throws RuleViolation for a type that the rules do not have.
 * @clause wrg/orders/countercharge-right
 */
export function mayCountercharge(
  {
    troops,
    result,
    hasOrder = true,
  }: {
    readonly troops: Pick<Troops, 'type' | 'camels' | 'fanatic'>;
    readonly result: ReactionResult;
    readonly hasOrder?: boolean;
  },
  rules: SkirmishRules = wrgRules(),
): boolean {
  if (comparedWithHalt(result, hasOrder, rules) !== 'better') return false;
  const { arm } = sheetOfType(troops.type, rules, 'troops.type');
  if (arm === 'cavalry') return troops.camels !== true || rules.reaction.orders.camelsCountercharge;
  return arm === 'infantry' && troops.fanatic === true;
}
