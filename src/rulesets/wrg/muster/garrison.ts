import type { SideId } from '../../../battle/index.js';
import { isBarrier, type Point } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { WrgScenario } from '../schema.js';
import { fortAround, fortOfLine, wallKind } from '../siege/walls.js';

/**
 * Whether a place is within a stone fortification of a side, where its garrison is from the start; a camp behind a palisade is none.
 *
 * @clause wrg/setup/fortress-garrison
 */
export function isWithinStone(place: Point, side: SideId, scenario: WrgScenario): boolean {
  const fort = fortAround(place, scenario);
  if (fort?.side !== side) return false;
  const table = tableOf(scenario);
  return table.features.some(feature => {
    if (!isBarrier(feature)) return false;
    const kind = wallKind(feature.id, { table, scenario });
    return (kind === 'stone-wall' || kind === 'stone-tower') && fortOfLine(feature.line, scenario)?.name === fort.name;
  });
}
