import { tableOf } from '../../ground.js';
import { placeFaultsByTheBook } from '../../muster/deployment.js';
import { onTable } from '../../units.js';
import { showUnit } from '../appearing.js';
import type { Play } from '../play.js';
import { scout } from './scouting.js';
import { chooseTerrain } from './terrain.js';

/**
 * Sets a battle up, in the order of the book, when its first period begins: terrain, then scouts. What was agreed beforehand is in the
 * scenario, and nothing is thrown for it.
 */
export function setUpBattle(play: Play): void {
  const { setup } = play.scenario;
  if (setup?.terrain === true) {
    chooseTerrain(play);
    showTheUncovered(play);
  }
  if (setup?.scouts === true) scout(play);
}

/**
 * Who was to lie hidden in a wood that nobody has selected stands in the open, where the book hides troops in woods alone.
 *
 * @clause wrg/setup/hidden-in-woods
 */
function showTheUncovered(play: Play): void {
  const { state, scenario, rules } = play;
  if (scenario.deployment === 'free') return;
  const table = tableOf(scenario, state);
  for (const unit of onTable(state)) {
    if (unit.hidden === null) continue;
    const baseline = scenario.sides[unit.side]?.baseline ?? 'south';
    const faults = placeFaultsByTheBook(unit, { baseline, table, path: unit.id, rules });
    if (faults.some(({ clause }) => clause === 'wrg/setup/hidden-in-woods')) showUnit(unit, play, 'ground');
  }
}
