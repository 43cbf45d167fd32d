import type { Reason } from '../../../rulebook/index.js';
import { commanderOver } from '../army/command.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondState, Unit } from '../state.js';
import { isSingle } from '../units.js';

/**
 * Why a unit may be taken from the field of its player's own will; `undefined` when it may not. A single stand always may; any
 * other must be within the command range of a commander of its side, heavy cavalry too (`raymond/ruling/heavy-cavalry-retreat`).
 * Contact with an enemy is no hindrance.
 *
 * Source: Can a unit be voluntarily retreated?
 *
 * @clause raymond/retreat/single-stand
 * @clause raymond/retreat/in-command-range
 * @clause raymond/retreat/in-contact-allowed
 */
export function leaveToRetreat(
  unit: Unit,
  state: Pick<RaymondState, 'units'>,
  rules: RaymondRules,
): Reason | undefined {
  const effect = 'may retreat';
  if (isSingle(unit)) return { clause: 'raymond/retreat/single-stand', because: 'a single stand', effect } as const;
  if (rules.command.retreatsAnywhere.includes(rules.units[unit.type].like)) {
    return { clause: 'raymond/command/always-in-command', because: `a unit of ${unit.type}`, effect } as const;
  }
  const commander = commanderOver(unit, state, rules);
  if (commander === undefined) return undefined;
  const because = `within the command range of ${commander.id}`;
  return { clause: 'raymond/retreat/in-command-range', because, effect } as const;
}
