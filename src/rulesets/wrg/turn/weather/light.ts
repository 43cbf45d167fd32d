import { distanceBetweenQuads, distanceToQuad, type Placed, quadOf } from '../../../../table/index.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { WrgState } from '../../state.js';
import { onTable } from '../../units.js';
import { isLit } from '../../weather/sky.js';

/** What light and weather are judged by. */
export interface Lit {
  readonly state: WrgState;
  readonly scenario: WrgScenario;
  readonly rules: WrgRules;
}

/**
 * Whether a fire or a torch lights any part of a body: those who carry torches and whoever is near them, or near a fire. Rain puts fires out.
 *
 * @clause wrg/night/light
 * @clause wrg/weather/rain-missiles
 */
export function isLitUp(placed: Placed, { state, scenario, rules }: Lit): boolean {
  const season = scenario.weather;
  if (season === undefined) return true;
  const quad = quadOf(placed);
  const out = (state.weather?.so.wet ?? 0) > 0;
  if (out) return false;
  return (
    season.fires.some(([x, y]) => isLit(distanceToQuad({ x, y }, quad), rules)) ||
    onTable(state).some(
      unit => season.torches.includes(unit.id) && isLit(distanceBetweenQuads(quadOf(unit.placed), quad), rules),
    )
  );
}
