import type { ClauseId, Violation } from '../../../rulebook/index.js';
import {
  barredUnder,
  bodyCentre,
  type Feature,
  isArea,
  isCastleWall,
  isForbidden,
  isStrip,
  type Placed,
  piecesOnStrip,
  quadOf,
  type Table,
  toGrid,
  widthOf,
} from '../../../table/index.js';
import { tableOf } from '../ground.js';
import { groundOnTable } from '../moving/ground.js';
import { type Ground, groundCost, groundTroops } from '../moving/terrain.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { wallKind } from '../siege/walls.js';
import type { Unit, WrgState } from '../state.js';
import { goingOf, mannerOf } from '../turn/moving/going.js';

/** A battle that is being set up. */
interface SettingUp {
  readonly scenario: WrgScenario;
  readonly state: WrgState;
  readonly rules: WrgRules;
}

/**
 * Bodies that are set up, or come on, where no move of theirs leads: in water that they cannot wade, on ground that only foot can enter, across a
 * palisade or a wall. Foot and engines of a garrison stand on the walls of their fort, and what is on a road is not in the wood beside it.
 *
 * @clause wrg/terrain/infantry-only
 * @clause wrg/terrain/difficult-vehicles
 * @clause wrg/terrain/river-30
 * @clause wrg/terrain/roads
 */
export function standingGroundFaults(
  bodies: readonly { readonly unit: Unit; readonly path: string }[],
  { scenario, state, rules }: SettingUp,
): readonly Violation[] {
  const table = tableOf(scenario);
  return bodies
    .filter(({ unit }) => unit.aside === undefined && unit.aboard === undefined)
    .flatMap(({ unit, path }) => {
      const manner = mannerOf(unit, false);
      const { costs } = goingOf(unit, manner, { table, scenario, rules, state });
      const barred = (feature: Feature) =>
        isForbidden(feature, costs) &&
        !isManned(feature, unit, { scenario, state, rules }) &&
        !(isArea(feature) && isOnRoad(unit.placed, table, rules));
      return barredUnder([quadOf(unit.placed)], table, barred).map((feature): Violation => {
        const clause = clauseOf(feature, unit, { scenario, state, rules });
        const problem = `"${unit.id}" stands on ${feature.name ?? `"${feature.id}"`}, where it cannot go`;
        return { path: `${path}.at`, clause, problem, mend: 'move it clear of that, turn it, or give it fewer files' };
      });
    });
}

/** Whether a feature is a wall or gate on which a garrison has its place: foot, or engines that were hoisted up. */
function isManned({ id }: Feature, { side, troops }: Unit, { scenario, state, rules }: SettingUp): boolean {
  const is = wallKind(id, { table: tableOf(scenario), scenario, state });
  if (is === undefined || is === 'palisade' || is === 'turf-wall') return false;
  const holds = scenario.works?.forts.some(fort => fort.side === side) === true;
  return holds && (troops.type === 'engine' || groundTroops(troops, {}, rules) === 'infantry');
}

/** Whether a body keeps to a road: it finds room on it, and its middle line from rear to front lies there. */
function isOnRoad(placed: Placed, { features }: Table, rules: WrgRules): boolean {
  const centre = bodyCentre(placed);
  const line = { from: { x: 2 * centre.x - placed.at.x, y: 2 * centre.y - placed.at.y }, to: placed.at };
  const { widerThanRoad } = rules.movement.going;
  return features.some(
    feature =>
      isStrip(feature) &&
      feature.kind === 'road' &&
      (widerThanRoad || toGrid(widthOf(placed)) <= feature.width) &&
      piecesOnStrip(line, feature).some(({ start, end }) => start <= 0 && end >= 1),
  );
}

/** The clause that keeps a body off: that of the ground, or that walls are climbed by ladders. */
function clauseOf(feature: Feature, unit: Unit, { scenario, state, rules }: SettingUp): ClauseId {
  const is = wallKind(feature.id, { table: tableOf(scenario), scenario, state });
  const climbed = is === 'palisade' || is === 'turf-wall';
  const onTable = { steepHills: scenario.steepHills, shallows: scenario.sea?.shallows ?? [] };
  const ground: Ground | null = climbed
    ? { kind: 'palisade-turf-rampart-abatis' }
    : isCastleWall(feature)
      ? null
      : groundOnTable(feature, onTable, rules);
  const reasons = ground === null ? [] : groundCost(unit.troops, ground, mannerOf(unit, false), rules).because;
  return reasons[0]?.clause ?? 'wrg/siege/material/ladder';
}
