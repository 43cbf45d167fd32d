import type { TableEntry } from '../../../../scenario/index.js';
import { type GroundRules, isExtremeRidge } from '../moving/ground.js';

type Entry = TableEntry['features'][number];

/**
 * A scenario in which sections of a hill that lie on one another with one outline, without a step between, are the extreme ridge
 * that they make.
 *
 * @clause cady/common/extreme-ridge/stacked
 */
export function withRidges<S extends { readonly table: TableEntry }>(scenario: S, rules: GroundRules): S {
  const { table } = scenario;
  const outlineOf = (entry: Entry): string | undefined =>
    entry.kind === 'hill' ? JSON.stringify(entry.outline) : undefined;
  const ridgeOf = (entry: Entry): Entry => {
    if (entry.kind !== 'hill') return entry;
    const sectionsWithoutStep = table.features.filter(other => outlineOf(other) === outlineOf(entry)).length;
    return isExtremeRidge({ designated: false, sectionsWithoutStep }, rules) ? { ...entry, kind: 'ridge' } : entry;
  };
  return { ...scenario, table: { ...table, features: table.features.map(ridgeOf) } };
}
