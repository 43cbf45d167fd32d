import { orderOfTests } from '../../reaction/triggers.js';
import type { Unit } from '../../state.js';
import type { Play } from '../play.js';

/**
 * Bodies in the order in which they take tests that are due at the same time: each army from its right to its left.
 *
 * @clause wrg/reaction/right-to-left
 */
export function fromRightToLeft(units: readonly Unit[], play: Pick<Play, 'scenario' | 'rules'>): readonly Unit[] {
  const { scenario, rules } = play;
  const [first = ''] = Object.keys(scenario.sides);
  const byId = new Map(units.map(unit => [unit.id, unit]));
  const places = units.map(unit => ({ id: unit.id, side: unit.side, fromOwnLeft: fromOwnLeft(unit, play) }));
  return orderOfTests(places, first, rules).flatMap(id => byId.get(id) ?? []);
}

/** How far a unit stands from the left end of its army's line, as the army faces from its own table edge. */
function fromOwnLeft({ placed, side }: Unit, { scenario }: Pick<Play, 'scenario'>): number {
  const { width, height } = scenario.table;
  const { x, y } = placed.at;
  switch (scenario.sides[side]?.baseline) {
    case 'north':
      return width - x;
    case 'west':
      return height - y;
    case 'east':
      return y;
    default:
      return x;
  }
}
