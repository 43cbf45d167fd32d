import type { FactorTable } from '../../rulebook/index.js';
import { attackDiceFactors, attackGroundFactors } from './combat/melee.js';
import { bounceDiceFactors, fireDiceFactors } from './fire/fire.js';
import type { RaymondRules } from './rules.js';

/** Every factor table that Raymond's game counts with. */
export const raymondFactors: readonly FactorTable<never, RaymondRules>[] = [
  fireDiceFactors,
  bounceDiceFactors,
  attackDiceFactors,
  attackGroundFactors,
];
