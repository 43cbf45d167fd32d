import type { RanksAndFiles } from '../../moving/formation.js';
import type { Order, OrderedFormation } from '../../orders.js';
import type { Formed, OrderFault } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit } from '../state.js';
import { newFiles, troopOf } from '../units.js';

/**
 * The body that an order of the common rules has a unit form; `undefined` when it stays as it is. A skirmish line takes its
 * ranks with the widest gap between stands; any other formation closes the gaps. What only a period knows is left to it.
 *
 * @clause cady/common/orders/default-formation
 * @clause cady/common/skirmish/gap
 */
export function formedBy(
  order: Pick<Order, 'formation'>,
  unit: Pick<FieldUnit, 'type' | 'figures' | 'files' | 'gap'>,
  rules: TurnRules,
): Formed | undefined {
  const { formation } = order;
  if (formation?.shape === 'special') return undefined;
  const stands = Math.max(1, Math.ceil(unit.figures / troopOf(unit, rules).stand.figures));
  if (formation?.shape === 'skirmish') {
    const files = Math.max(1, Math.ceil(stands / formation.ranks));
    const { gap } = rules.skirmish;
    // A line that has lost stands is as deep as it was told to be, and need not move them to be as even as a new one.
    const ranks = Math.ceil(stands / Math.min(unit.files, stands));
    return ranks === formation.ranks && gap === unit.gap ? undefined : { files, gap };
  }
  const files = newFiles(order, unit, rules);
  if (files !== undefined) return { files, gap: formation === undefined ? unit.gap : 0 };
  return formation !== undefined && unit.gap > 0 ? { files: Math.min(unit.files, stands), gap: 0 } : undefined;
}

/**
 * Faults of a column that would split a stand: figures stand abreast on their stands, so that stands of two march two, four or six
 * abreast, and never three. A gun is a stand of its own, whatever the column.
 *
 * @clause cady/common/orders/contents-formation
 */
export function columnFaults(
  formation: OrderedFormation | undefined,
  type: string,
  rules: Pick<TurnRules, 'troops'>,
): readonly OrderFault[] {
  const { arm, stand, title } = troopOf({ type }, rules);
  if (formation?.shape !== 'column' || arm === 'artillery' || formation.abreast % stand.figures === 0) return [];
  const fewer = formation.abreast - (formation.abreast % stand.figures);
  const columns = [fewer, fewer + stand.figures].filter(abreast => abreast > 0).map(abreast => `Col ${abreast}`);
  const problem = `${title} stand ${stand.figures} abreast on a stand, and do not march ${formation.abreast} abreast`;
  return [{ clause: 'cady/common/orders/contents-formation', problem, mend: `order ${columns.join(' or ')}` }];
}

/** The ranks and files in which the stands of a unit are. */
export function ranksAndFiles(
  { type, figures, files }: Pick<FieldUnit, 'type' | 'figures' | 'files'>,
  rules: TurnRules,
): RanksAndFiles {
  const stands = Math.max(1, Math.ceil(figures / troopOf({ type }, rules).stand.figures));
  const abreast = Math.min(files, stands);
  return { ranks: Math.ceil(stands / abreast), files: abreast };
}
