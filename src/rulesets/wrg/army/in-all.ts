import type { Violation } from '../../../rulebook/index.js';
import type { OfArmies } from '../rules/army.js';
import type { SubUnitEntry, UnitEntry } from './army-list.js';

/** An Indian unit that is led by elephants or chariots has no more figures and models in all than any other unit with sub-units. */
export function tooManyInAll(
  unit: Pick<UnitEntry, 'figures'>,
  parts: readonly SubUnitEntry[],
  path: string,
  { army: { organisation } }: OfArmies,
): readonly Violation[] {
  if (!organisation.dividedCountsAll) return [];
  const { most } = organisation.divided;
  const total = parts.reduce((sum, { figures }) => sum + figures, unit.figures);
  if (total <= most) return [];
  return [
    {
      path: `${path}.figures`,
      clause: 'wrg/organisation/unit-with-sub-units-maximum',
      problem: `a unit of ${total} in all, figures and models, is too large`,
      mend: `make it ${most} or fewer`,
    },
  ];
}
