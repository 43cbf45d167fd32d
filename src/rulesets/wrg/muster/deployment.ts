import { counted, type Violation } from '../../../rulebook/index.js';
import { isArea, type Point, pointInPolygon, quadOf, type Table } from '../../../table/index.js';
import { deploymentFaults, mayHideInWood, periodsInHand } from '../army/deployment.js';
import { moveRate } from '../moving/rates.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { Unit } from '../state.js';

type Edge = WrgScenario['sides'][string]['baseline'];

const opposite = { north: 'south', south: 'north', east: 'west', west: 'east' } as const satisfies Record<Edge, Edge>;

/**
 * What is wrong with where a body is set out, in a battle that is deployed by the book: it stands near its own table edge, or as far on as it had time to move, and hides in
 * no wood but one that reaches that edge and holds all of it (`wrg/ruling/hidden-near-the-edge`). Who was kept off the table comes on at an edge
 * (`wrg/ruling/where-late-troops-come-on`).
 *
 * @clause wrg/setup/deployment-map
 * @clause wrg/setup/hidden-in-woods
 * @clause wrg/setup/time-advantage
 * @clause wrg/setup/off-table-arrival
 */
export function placeFaultsByTheBook(
  unit: Unit,
  {
    baseline,
    table,
    path,
    rules,
    inHand = 0,
  }: {
    readonly baseline: Edge;
    readonly table: Table;
    readonly path: string;
    readonly rules: WrgRules;
    /** Periods that it has over the enemy. */
    readonly inHand?: number;
  },
): readonly Violation[] {
  const quad = quadOf(unit.placed);
  const from = (edge: Edge) => quad.map(corner => fromEdge(corner, edge, table));
  const deployed = {
    fromOwnEdge: Math.round(Math.max(...from(baseline))),
    fromEnemyEdge: Math.round(Math.min(...from(opposite[baseline]))),
    periodsInHand: inHand,
    normalMove: moveRate(unit.troops, { dismounted: unit.dismounted }, rules).normal,
    path: `${path}.at`,
  };
  if (unit.away !== null) return lateFaults(unit, from(baseline), { table, path, rules });
  const isFree = unit.hidden !== null && !rules.army.settingUp.hiddenNearEdge;
  const faults = isFree ? [] : [...deploymentFaults(deployed, rules)];
  if (unit.hidden === null) return faults;
  const hides = table.features.some(
    feature =>
      isArea(feature) &&
      feature.kind === 'wood' &&
      mayHideInWood({
        reachesOwnBaseLine: feature.outline.some(corner => fromEdge(corner, baseline, table) <= 0),
        holdsThem: quad.every(corner => pointInPolygon(corner, feature.outline)),
      }),
  );
  if (!hides) {
    const clause = 'wrg/setup/hidden-in-woods';
    const mend = 'put it into a wood that reaches its own table edge';
    // A sub-unit hides because its unit does.
    const field = unit.parent === null ? 'away' : 'at';
    faults.push({ path: `${path}.${field}`, clause, problem: 'nothing hides it there', mend });
  }
  return faults;
}

/**
 * What is wrong with where a body comes on that was kept off the table: at an edge, as near to it as armies are set out.
 *
 * @param ownEdge paces of its corners from its own edge.
 */
function lateFaults(
  { placed }: Unit,
  ownEdge: readonly number[],
  { table, path, rules }: { readonly table: Table; readonly path: string; readonly rules: WrgRules },
): readonly Violation[] {
  const { deploymentDepth, lateAtEdge } = rules.army.settingUp;
  const edges = Object.keys(opposite) as Edge[];
  const farthest = (edge: Edge) => Math.max(...quadOf(placed).map(corner => fromEdge(corner, edge, table)));
  const most = lateAtEdge === 'own' ? Math.max(...ownEdge) : Math.min(...edges.map(farthest));
  if (Math.round(most) <= deploymentDepth) return [];
  const clause = 'wrg/setup/off-table-arrival';
  const which = lateAtEdge === 'own' ? 'its own edge' : 'an edge of the table';
  const problem = `it comes on ${counted(Math.round(most), 'pace')} from ${which}`;
  return [
    { path: `${path}.at`, clause, problem, mend: `let it come on within ${counted(deploymentDepth, 'pace')} of it` },
  ];
}

/**
 * How many periods each unit of a battle has over the first of the enemy, by the marches that the scenario gives; a sub-unit as many as its
 * unit.
 *
 * @clause wrg/setup/time-advantage
 */
export function periodsInHandOf({ sides }: Pick<WrgScenario, 'sides'>): (unit: Unit) => number {
  const first = (of: readonly WrgScenario['sides'][string][]) =>
    Math.max(0, ...of.flatMap(({ units }) => units.map(({ early = 0 }) => early)));
  return unit => {
    const own = sides[unit.side]?.units.find(({ id }) => id === (unit.parent ?? unit.id));
    const enemies = Object.entries(sides).flatMap(([id, side]) => (id === unit.side ? [] : [side]));
    return periodsInHand({ early: own?.early ?? 0, enemyEarly: first(enemies) });
  };
}

/** How far a point is from an edge of the table. */
function fromEdge({ x, y }: Point, edge: Edge, { width, height }: Table): number {
  switch (edge) {
    case 'north':
      return height - y;
    case 'east':
      return width - x;
    case 'south':
      return y;
    case 'west':
      return x;
  }
}
