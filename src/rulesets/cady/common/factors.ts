import type { FactorTable } from '../../../rulebook/index.js';
import { meleePointFactors } from './fighting/melee-point.js';
import { shockFactors } from './fighting/shock.js';
import { movementFactors } from './moving/movement.js';
import type { CommonRules } from './rules.js';

/** The factor tables that Cady's periods share. */
export const commonFactors: readonly FactorTable<never, CommonRules>[] = [
  movementFactors,
  shockFactors,
  meleePointFactors,
];
