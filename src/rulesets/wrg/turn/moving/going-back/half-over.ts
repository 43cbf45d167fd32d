import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Barrier,
  crossingPrice,
  depthOf,
  destination,
  isArea,
  isBarrier,
  lengthInside,
  type March,
  type MarchCosts,
  normalBearing,
  type Table,
  toGrid,
  turnBetween,
} from '../../../../../table/index.js';
import { isUnder } from '../../../siege/walls.js';
import type { Unit } from '../../../state.js';
import type { Field } from '../../field.js';
import { NO_STEP } from '../carrying-out.js';
import type { Way } from '../march.js';

/** Who goes farther aside than this turns back, degrees. */
const ASIDE = 90;

/** What climbing back costs: paces of move, and why. */
export interface ClimbedBack {
  readonly paces: number;
  /** What it has climbed back over. */
  readonly over: readonly string[];
  readonly because: readonly Reason[];
}

/**
 * What it costs a body to go back over the walls, hedges and ditches that it has got half over, and over the rubble of a breach that lies under it. Who goes on
 * over them has paid as his front came to them.
 *
 * @param march its way as if none were under it.
 * @clause wrg/terrain/difficult-cases
 * @clause wrg/terrain/linear-obstacle-width
 */
export function climbedBack(
  unit: Unit,
  way: Way,
  march: March,
  costs: MarchCosts,
  { table, state }: Pick<Field, 'table' | 'state'>,
): ClimbedBack {
  if (!turnsBack(unit, way) || march.moved < NO_STEP) return { paces: 0, over: [], because: [] };
  const paid = new Set(march.surcharges.map(({ feature }) => feature));
  const barriers = table.features
    .filter(isBarrier)
    .filter(({ id, line }) => !paid.has(id) && isUnder(line, unit.placed))
    .map(barrier => ({ id: barrier.id, price: priceOf(barrier, costs) }));
  const rubble = (state.works?.gaps ?? []).map(({ id }) => ({ id, price: priceOfRubble(id, unit, costs, table) }));
  const half = [...barriers, ...rubble].filter(({ price }) => price > 0);
  return {
    paces: half.reduce((sum, { price }) => sum + price, 0),
    over: half.map(({ id }) => id),
    because: half.map(({ id, price }) =>
      reasonFor('wrg/terrain/difficult-cases', `half over ${id}`, `−${counted(Math.round(price), 'pace')}`),
    ),
  };
}

/** Whether a body goes back the way that it has come; who goes on backward with his face to the enemy has paid as his rear came to a wall. */
function turnsBack({ placed, bound, period }: Unit, { legs, facing, doing }: Way): boolean {
  const [first] = legs;
  if (first === undefined || !('bearing' in first)) return false;
  const { bearing } = first;
  if (turnBetween(bearing, placed.facing) <= ASIDE) return false;
  const turnsAbout = facing === undefined || turnBetween(bearing, facing) <= ASIDE;
  if (turnsAbout || doing === 'rallying-back') return true;
  return bound?.instruction === 'retire' ? bound.kept <= 1 : doing === 'retiring' && period.did !== 'retiring';
}

function priceOf(barrier: Barrier, costs: MarchCosts): number {
  const price = crossingPrice(barrier, costs);
  return price === 'never' ? 0 : price;
}

/** What rubble costs a body that it has already under it: as much more than open ground as it would have cost its front, from there to its rear. */
function priceOfRubble(id: string, { placed }: Unit, { rates }: MarchCosts, { features }: Table): number {
  const rubble = features.find(feature => feature.id === id);
  const rate = rates?.[id];
  if (rubble === undefined || !isArea(rubble) || rate === undefined || rate === 'never') return 0;
  const rear = destination(placed.at, normalBearing(placed.facing + 180), depthOf(placed));
  return toGrid((rate - 1) * lengthInside({ from: placed.at, to: rear }, rubble.outline));
}
