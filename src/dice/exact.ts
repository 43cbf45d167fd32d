import type { Distribution, ExactOptions, FractionDistribution } from './distribution.js';
import type { Dice } from './types.js';

export function distribution<T>(
  rule: (dice: Dice) => T,
  options: ExactOptions & { readonly fractions: true },
): FractionDistribution<T>;
export function distribution<T>(
  rule: (dice: Dice) => T,
  options?: ExactOptions & { readonly fractions?: false },
): Distribution<T>;
export function distribution<T>(
  _rule: (dice: Dice) => T,
  _options: ExactOptions & { readonly fractions?: boolean } = {},
): Distribution<T> {
  throw new Error('being written');
}
