import { counted, type Violation } from '../../../rulebook/index.js';
import type { FightingRules } from './fighting-rules.js';
import type { TroopType } from './troops.js';

/** Why a unit of a morale value may not form a square: it is no infantry, or too easily shaken, if only for now. */
export function whoFaults(
  { type, morale }: { readonly type: TroopType; readonly morale: number },
  rules: Pick<FightingRules, 'troops' | 'square'>,
): readonly Violation[] {
  const { arm, title, morale: printed } = rules.troops[type];
  const { leastMorale } = rules.square;
  if (arm === 'infantry' && morale >= leastMorale) return [];
  const shaken = arm === 'infantry' && printed >= leastMorale;
  return [
    {
      path: 'type',
      clause: 'cady/musket/square/who',
      problem: `${title} do not form squares${shaken ? ' while they are shaken' : ''}`,
      mend: `let infantry of a morale value of ${leastMorale} or more form it`,
    },
  ];
}

/** Why a square of so many ranks is none. */
export function depthFaults(ranks: number, { square }: Pick<FightingRules, 'square'>): readonly Violation[] {
  const { leastRanks } = square;
  if (ranks >= leastRanks) return [];
  const mend = `make it ${counted(leastRanks, 'rank')} deep or more`;
  return [{ path: 'ranks', clause: 'cady/musket/square/depth', problem: `a square ${ranks} deep`, mend }];
}
