import { counted, type Reason } from '../../../../../rulebook/index.js';
import type { Area } from '../../../../../table/index.js';
import { type ForestRules, isForest } from '../../moving/forest.js';
import type { Breach } from '../state.js';

/**
 * When trees of a forest have come down, a tree at each corner: too few that are left are a forest no more, and count for nothing.
 *
 * @param wood the forest as the scenario has it
 * @clause cady/common/forest/min-three-trees
 */
export function clearLastTrees(wood: Area, breaches: Breach[], rules: ForestRules): readonly Reason[] {
  const felled = new Set(breaches.filter(({ barrier }) => barrier === wood.id).map(({ from }) => from));
  const left = wood.outline.flatMap((_, corner) => (felled.has(corner) ? [] : [corner]));
  if (left.length === 0 || isForest({ trees: left.length }, rules)) return [];
  for (const corner of left) breaches.push({ barrier: wood.id, from: corner, to: corner });
  const because = left.length === 1 ? 'one tree is left' : `${counted(left.length, 'tree is', 'trees are')} left`;
  return [{ clause: 'cady/common/forest/min-three-trees', because, effect: 'no forest any more' }];
}
