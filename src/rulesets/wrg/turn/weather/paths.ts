import { reasonFor } from '../../../../rulebook/index.js';
import { distance, type Point } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { lostOverTheEdge } from '../../weather/sky.js';
import { type Field, fieldOf } from '../field.js';
import { removeUnit, takeOff } from '../losses.js';
import { NO_STEP } from '../moving/carrying-out.js';
import { crosses } from '../moving/going.js';
import type { Play } from '../play.js';

/** The ways that bodies have gone: of each the points on it. */
type Ways = ReadonlyMap<Unit, readonly Point[]>;

/**
 * After all have moved: those who went along a mountain path in snow may have lost a figure over the edge.
 *
 * @clause wrg/weather/snow-paths
 */
export function loseOverTheEdge(units: readonly Unit[], field: Pick<Field, 'scenario' | 'table'>, play: Play): void {
  const moved = units.filter(({ period }) => period.moved > 0);
  slip(new Map(moved.map(unit => [unit, unit.period.path])), field, play);
}

/** Where everybody stands on a table with mountain paths; nobody where there are none. */
export function standingOnPaths({ state, scenario }: Pick<Play, 'state' | 'scenario'>): ReadonlyMap<string, Point> {
  if (state.weather === undefined || (scenario.weather?.paths ?? []).length === 0) return new Map();
  return new Map(onTable(state).map(({ id, placed }) => [id, { x: placed.at.x, y: placed.at.y }]));
}

/**
 * After a melee: those who have given ground along such a path, or followed up, have moved there as well, or have not (`wrg/ruling/pushed-along-a-path`).
 *
 * @clause wrg/weather/snow-paths
 */
export function slipAsTheyArePushed(before: ReadonlyMap<string, Point>, play: Play): void {
  const { state, scenario, rules } = play;
  if (before.size === 0 || !rules.optional.weather.snow.pushesToo) return;
  const ways = onTable(state).flatMap((unit): [Unit, readonly Point[]][] => {
    const from = before.get(unit.id);
    const { x, y } = unit.placed.at;
    return from === undefined || distance(from, unit.placed.at) < NO_STEP ? [] : [[unit, [from, { x, y }]]];
  });
  slip(new Map(ways), fieldOf(state, scenario, rules), play);
}

function slip(ways: Ways, field: Pick<Field, 'scenario' | 'table'>, play: Play): void {
  const { state, dice, rules, tell } = play;
  const paths = new Set(field.scenario.weather?.paths ?? []);
  if (state.weather === undefined || paths.size === 0) return;
  for (const [unit, way] of ways) {
    const onPath = way.some((from, at) => {
      const to = way[at + 1];
      return to !== undefined && crosses({ from, to }, paths, field);
    });
    if (!onPath) continue;
    const lost = lostOverTheEdge(state.weather.so, dice, rules);
    if (lost === 0) continue;
    takeOff(unit, lost, play);
    const because = [reasonFor('wrg/weather/snow-paths', 'a path along a drop, in snow', 'over the edge')];
    tell({ kind: 'lost', unit: unit.id, figures: lost, left: unit.figures, carried: unit.carried, because });
    if (unit.figures === 0) removeUnit(unit, 'destroyed', play);
  }
}
