import { counted, type Violation } from '../../../rulebook/index.js';
import { type FightingRules, fightingRules } from './fighting-rules.js';
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
  const { arm, morale, title } = rules.troops[unit.type];
  const { leastMorale, leastRanks } = rules.square;
  const faults: Violation[] = [];
  if (arm !== 'infantry' || morale < leastMorale) {
    faults.push({
      path: 'type',
      clause: 'cady/musket/square/who',
      problem: `${title} do not form squares`,
      mend: `let infantry of a morale value of ${leastMorale} or more form it`,
    });
  }
  if (unit.ranks < leastRanks) {
    faults.push({
      path: 'ranks',
      clause: 'cady/musket/square/depth',
      problem: `a square ${unit.ranks} deep`,
      mend: `make it ${counted(leastRanks, 'rank')} deep or more`,
    });
  }
  if (!unit.ordered) {
    faults.push({ path: 'ordered', clause: 'cady/musket/square/who', problem: 'it has no order', mend: 'write one' });
  }
  return faults;
}
