import {
  distanceBetweenQuads,
  distanceBetweenSegments,
  distanceToQuad,
  edgesOf,
  type Placed,
  pointInPolygon,
  type Quad,
  quadOf,
} from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { WrgState } from '../../state.js';
import { onTable } from '../../units.js';
import { isLit } from '../../weather/sky.js';
import { burnables } from '../fire/things.js';

/** What light and weather are judged by. */
export interface Lit {
  readonly state: WrgState;
  readonly scenario: WrgScenario;
  readonly rules: WrgRules;
}

/**
 * Whether a fire or a torch lights any part of a body: those who carry torches and whoever is near them, or near a fire or something
 * that burns. Rain puts fires out.
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
    isNearBlaze(quad, { state, scenario, rules }) ||
    season.fires.some(([x, y]) => isLit(distanceToQuad({ x, y }, quad), rules)) ||
    onTable(state).some(
      unit => season.torches.includes(unit.id) && isLit(distanceBetweenQuads(quadOf(unit.placed), quad), rules),
    )
  );
}

/** The ids of all things that burn, and give light. */
export function blazing({ fires }: Pick<WrgState, 'fires'>): readonly string[] {
  return Object.entries(fires?.things ?? {}).flatMap(([id, { state }]) =>
    state === 'burning' || state === 'untenable' ? [id] : [],
  );
}

/** Whatever burns is a fire, and gives light as one. */
function isNearBlaze(quad: Quad, { state, scenario, rules }: Lit): boolean {
  const burning = blazing(state);
  if (burning.length === 0) return false;
  const things = burnables({ state, scenario, table: tableOf(scenario, state), rules });
  const sides = edgesOf(quad);
  return burning.some(id => {
    const thing = things.find(each => each.id === id);
    if (thing === undefined) return false;
    const within = thing.isGround && quad.some(corner => pointInPolygon(corner, thing.points));
    const apart = Math.min(...sides.flatMap(own => thing.edges.map(edge => distanceBetweenSegments(own, edge))));
    return isLit(within ? 0 : apart, rules);
  });
}
