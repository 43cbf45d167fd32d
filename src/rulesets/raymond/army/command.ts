import type { Reason } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { isWithin } from '../combat/contact.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { RaymondState, Unit } from '../state.js';
import type { Rank, UnitType } from '../troops.js';
import { friendsOf } from '../units.js';

/** A unit and the commanders of its side. */
export interface CommandSituation {
  readonly type: UnitType;
  /** Rank of each command unit of its side, and the shortest distance from base to base, in inches. */
  readonly commanders: readonly { readonly rank: Rank; readonly distance: number }[];
}

/** Whether a unit is in command, and why. */
export interface CommandResult {
  readonly inCommand: boolean;
  readonly because: readonly Reason[];
}

/** The part of the rules that command needs. */
export type CommandRules = Pick<RaymondRules, 'command' | 'units'>;

/**
 * Whether a unit is in command: some kinds of units always are (`raymond/ruling/always-in-command`); any other within the range
 * of a command unit of its side, whatever stands or lies between.
 *
 * Source: What effect do commanders have?
 *
 * @clause raymond/command/range
 * @clause raymond/command/measuring
 * @clause raymond/command/in-command
 * @clause raymond/command/always-in-command
 */
export function commandOf({ type, commanders }: CommandSituation, rules: CommandRules = raymondRules()): CommandResult {
  if (rules.command.always.includes(rules.units[type].like)) {
    const clause = 'raymond/command/always-in-command';
    return { inCommand: true, because: [{ clause, because: `a unit of ${type}`, effect: 'always in command' }] };
  }
  const near = commanders.find(({ rank, distance }) => toGrid(distance) <= rules.command.ranges[rank]);
  if (near === undefined) return { inCommand: false, because: [] };
  const clause = 'raymond/command/in-command';
  const because = `within ${rules.command.ranges[near.rank]}" of a ${near.rank}`;
  return { inCommand: true, because: [{ clause, because, effect: 'in command' }] };
}

/**
 * The command unit that a unit is in command of: the first of its side, in the scenario's order, that has it in range; a
 * command unit is its own. Units that are in command without one have none.
 *
 * Source: What effect do commanders have?
 *
 * @clause raymond/command/range
 * @clause raymond/command/measuring
 */
export function commanderOver(
  unit: Unit,
  state: Pick<RaymondState, 'units'>,
  rules: RaymondRules = raymondRules(),
): Unit | undefined {
  if (unit.rank !== null) return unit;
  return friendsOf(unit, state).find(
    friend => friend.rank !== null && isWithin(unit, friend, rules.command.ranges[friend.rank], rules),
  );
}

/**
 * Whether a unit on the table is in command where it stands now.
 *
 * Source: What effect do commanders have?
 *
 * @clause raymond/command/in-command
 * @clause raymond/command/always-in-command
 */
export function inCommand(
  unit: Unit,
  state: Pick<RaymondState, 'units'>,
  rules: RaymondRules = raymondRules(),
): boolean {
  return rules.command.always.includes(rules.units[unit.type].like) || commanderOver(unit, state, rules) !== undefined;
}
