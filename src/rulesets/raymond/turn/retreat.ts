import type { SideId } from '../../../battle/index.js';
import { commanderOver } from '../army/command.js';
import type { RaymondState, Unit } from '../state.js';
import type { RaymondContext } from '../terms.js';
import { isSingle, unitsOnTable } from '../units.js';

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
function leaveToRetreat(unit: Unit, state: RaymondState, { rules }: RaymondContext) {
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

/**
 * At the very end of a side's movement its player may take units from the field, for good.
 *
 * Source: Can a unit be voluntarily retreated?
 *
 * @clause raymond/retreat/when
 * @clause raymond/retreat/removal
 */
export function retreatPhase(side: SideId, state: RaymondState, context: RaymondContext): void {
  const units = unitsOnTable(state.units).flatMap(unit => {
    const leave = unit.side === side ? leaveToRetreat(unit, state, context) : undefined;
    return leave === undefined ? [] : [{ unit, leave }];
  });
  if (units.length === 0) return;
  const leaving = context.command.ask({
    kind: 'retreat',
    id: `retreat:${side}`,
    side,
    clause: 'raymond/retreat/when',
    units: units.map(({ unit }) => unit.id),
  });
  for (const { unit, leave } of units) {
    if (!leaving.includes(unit.id)) continue;
    unit.gone = 'retreated';
    const goes = {
      clause: 'raymond/retreat/removal',
      because: 'retreats of its own will',
      effect: 'out of the battle',
    } as const;
    context.tell({ kind: 'gone', unit: unit.id, how: 'retreated', stands: unit.stands.length, because: [leave, goes] });
  }
}
