import { tableOf } from '../../../common/turn/ground.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { barRoad, fellNearest, openRoad } from '../../../common/turn/works/forestry.js';
import type { Work } from '../../state.js';
import { barricadeToClear, knownAtFirst, type Labour } from './labour.js';
import { nextWorkId } from './works.js';

/**
 * Fells trees of a forest within reach.
 *
 * @clause cady/common/forest/clear-trees
 */
export function fellTrees({ unit, busy, state, context }: Labour): void {
  const { rules, scenario, tell } = context;
  const { breaches } = state;
  const felling = { unit, busy, whole: tableOf(scenario), table: tableOf(scenario, breaches), breaches };
  const because = fellNearest(felling, rules);
  if (because !== undefined) tell({ kind: 'work', unit: unit.id, task: 'fell-trees', because }, witnessesOf(unit));
}

/**
 * Works on a barricade across the road before a unit, near a forest.
 *
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-place
 */
export function buildBarricade({ unit, busy, state, context }: Labour): void {
  const { rules, scenario, tell } = context;
  const barred = state.works.filter(({ kind }) => kind === 'barricade');
  const built = barRoad({ unit, busy, table: tableOf(scenario, state.breaches), barred }, rules);
  if (built === undefined) return;
  const { line, because } = built;
  const event = { kind: 'work', unit: unit.id, task: 'build-barricade', because } as const;
  if (line === undefined) {
    tell(event, witnessesOf(unit));
    return;
  }
  const work: Work = {
    id: nextWorkId('barricade', unit.side, state),
    kind: 'barricade',
    side: unit.side,
    line,
    depth: 0,
    knownTo: knownAtFirst(unit, 'barricade', context),
  };
  state.works.push(work);
  tell({ ...event, work: { ...work, knownTo: [...work.knownTo] } }, witnessesOf(unit));
}

/**
 * Clears a barricade away, which takes as long as building it.
 *
 * @clause cady/common/forest/barricade-remove
 */
export function clearBarricade({ unit, busy, state, context }: Labour): void {
  const { rules, tell } = context;
  const work = barricadeToClear(unit, state, rules);
  if (work === undefined) return;
  const { cleared, because } = openRoad({ unit, busy }, work, rules);
  if (cleared) state.works = state.works.filter(({ id }) => id !== work.id);
  tell({ kind: 'work', unit: unit.id, task: 'clear-barricade', because }, witnessesOf(unit));
}
