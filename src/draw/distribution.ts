import type { DistributionLike, DistributionOptions } from './types.js';

/** A distribution, or two side by side, as a bar chart in SVG text. */
export function drawDistribution(
  distribution: DistributionLike | readonly [DistributionLike, DistributionLike],
  options: DistributionOptions = {},
): string {
  const count = 'outcomes' in distribution ? 1 : distribution.length;
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${options.title ?? count}</title></svg>`;
}
