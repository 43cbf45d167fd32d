import type { FactorTable } from '../../../rulebook/index.js';
import { commonFactors } from '../common/factors.js';
import { artilleryFactors } from './casualties.js';
import { musketMoraleFactors } from './morale.js';
import type { MusketRules } from './rules.js';
import { smallArmsFactors } from './small-arms-factors.js';

/** Every factor table that the musket game counts with, the common ones first. */
export const musketFactors: readonly FactorTable<never, MusketRules>[] = [
  ...commonFactors,
  smallArmsFactors,
  artilleryFactors,
  musketMoraleFactors,
];
