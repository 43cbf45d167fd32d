import type { FactorTable } from '../../../rulebook/index.js';
import { commonFactors } from '../common/factors.js';
import { ancientMeleeFactors } from './combat/melee.js';
import { ancientMoraleFactors } from './combat/morale.js';
import { ancientShockFactors } from './combat/shock.js';
import { missileFactors } from './missiles/missile-steps.js';
import type { AncientMedievalRules } from './rules.js';

/** Every factor table that the ancient and medieval game counts with, the common ones first. */
export const ancientMedievalFactors: readonly FactorTable<never, AncientMedievalRules>[] = [
  ...commonFactors,
  missileFactors,
  ancientShockFactors,
  ancientMeleeFactors,
  ancientMoraleFactors,
];
