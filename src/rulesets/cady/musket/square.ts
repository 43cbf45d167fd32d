import type { Violation } from '../../../rulebook/index.js';
import { type FightingRules, fightingRules } from './fighting-rules.js';
import { depthFaults, whoFaults } from './square-faults.js';
import type { TroopType } from './troops.js';

/** A unit that is to form a square. */
export interface SquareToForm {
  readonly type: TroopType;
  readonly ranks: number;
  /** It has an order for it. */
  readonly ordered: boolean;
}

/**
 * Every reason why a unit may not form a square: only trained infantry does, by order, and two ranks deep or more.
 *
 * Source: Musket Period Rules > Square; Definitions > Square.
 *
 * @clause cady/musket/square/who
 * @clause cady/musket/square/depth
 * @clause cady/musket/definition/square-morale
 */
export function squareFaults(unit: SquareToForm, rules: FightingRules = fightingRules()): readonly Violation[] {
  const { morale } = rules.troops[unit.type];
  const faults = [...whoFaults({ type: unit.type, morale }, rules), ...depthFaults(unit.ranks, rules)];
  if (!unit.ordered) {
    faults.push({ path: 'ordered', clause: 'cady/musket/square/who', problem: 'it has no order', mend: 'write one' });
  }
  return faults;
}
