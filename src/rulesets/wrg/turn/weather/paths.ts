import { reasonFor } from '../../../../rulebook/index.js';
import type { Unit } from '../../state.js';
import { lostOverTheEdge } from '../../weather/sky.js';
import type { Field } from '../field.js';
import { removeUnit, takeOff } from '../losses.js';
import { crosses } from '../moving/going.js';
import type { Play } from '../play.js';

/**
 * After all have moved: those who went along a mountain path in snow may have lost a figure over the edge.
 *
 * @clause wrg/weather/snow-paths
 */
export function loseOverTheEdge(units: readonly Unit[], field: Pick<Field, 'scenario' | 'table'>, play: Play): void {
  const { state, dice, rules, tell } = play;
  const paths = new Set(field.scenario.weather?.paths ?? []);
  if (state.weather === undefined || paths.size === 0) return;
  for (const unit of units) {
    const { path, moved } = unit.period;
    const onPath = path.some((from, at) => {
      const to = path[at + 1];
      return to !== undefined && crosses({ from, to }, paths, field);
    });
    if (moved === 0 || !onPath) continue;
    const lost = lostOverTheEdge(state.weather.so, dice, rules);
    if (lost === 0) continue;
    takeOff(unit, lost, play);
    const because = [reasonFor('wrg/weather/snow-paths', 'a path along a drop, in snow', 'over the edge')];
    tell({ kind: 'lost', unit: unit.id, figures: lost, left: unit.figures, carried: unit.carried, because });
    if (unit.figures === 0) removeUnit(unit, 'destroyed', play);
  }
}
