import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import {
  type Barrier,
  type Bearing,
  bearingTo,
  bodyCentre,
  crossingPrice,
  isBarrier,
  normalBearing,
} from '../../../../table/index.js';
import { rallyBack } from '../../moving/uncontrolled.js';
import { isUnder } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from './barring.js';
import { NO_STEP } from './carrying-out.js';
import { freeWay, waysRound } from './fleeing.js';
import { mannerOf } from './going.js';
import { type Marching, nearestEnemy } from './march.js';

/** Who goes farther aside than this does not go back any more, degrees. */
const STILL_BACK = 60;

/**
 * Troops that rally back go as nearly straight to their rear as friends let them, and front toward who threatens them most. Who has got half over a wall
 * or a ditch climbs back over it.
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/rally-back/end
 * @clause wrg/terrain/difficult-cases
 */
export function fallBack(unit: Unit, field: Field): Marching {
  const march = fallBackBy(unit, 0, [], field);
  const paid = new Set(march.march.surcharges.map(({ feature }) => feature));
  const half = halfOver(unit, march, field).filter(({ id }) => !paid.has(id));
  if (half.length === 0 || march.march.moved < NO_STEP) return march;
  const prices = half.map(barrier => priceOf(barrier, march));
  const because = half.map((barrier, at) =>
    reasonFor('wrg/terrain/difficult-cases', `half over ${barrier.id}`, `−${counted(prices[at] ?? 0, 'pace')}`),
  );
  return fallBackBy(
    unit,
    prices.reduce((sum, price) => sum + price, 0),
    because,
    field,
  );
}

function fallBackBy(unit: Unit, lost: number, why: readonly Reason[], field: Field): Marching {
  const { distance, because } = rallyBack(unit.troops, mannerOf(unit, false), field.rules);
  const most = Math.max(0, distance - lost);
  const threat = nearestEnemy(unit, field);
  const facing =
    threat === undefined ? unit.placed.facing : bearingTo(bodyCentre(unit.placed), bodyCentre(threat.placed));
  const straight = normalBearing(unit.placed.facing + 180);
  const friends = onTable(field.state).filter(({ side }) => side === unit.side);
  const freeAt = (bearing: Bearing) => firstInTheWay(unit, { bearing, paces: most }, friends)?.free ?? most;
  const back = waysRound.filter(off => Math.abs(off) <= STILL_BACK).map(off => normalBearing(straight + off));
  const open = back.find(bearing => freeAt(bearing) === most);
  const kept = open === undefined ? [friendsBehind(freeAt(straight))] : [];
  return freeWay(
    unit,
    open ?? straight,
    bearing => ({
      doing: 'rallying-back',
      legs: [{ bearing, distance: freeAt(bearing) === most ? 'all' : freeAt(bearing) }],
      facing,
      allowance: most,
      freeTurns: true,
      because: [...because, ...why, ...kept],
    }),
    field,
  );
}

/** Why who rallies back goes no farther, or stays where he is. */
function friendsBehind(free: number): Reason {
  return reasonFor(
    'wrg/rally-back/distance',
    'friends stand behind',
    `no more than ${counted(Math.round(free), 'pace')}`,
  );
}

/** The walls, hedges and ditches under a body that it can get over. */
function halfOver({ placed }: Unit, marching: Marching, { table }: Field): readonly Barrier[] {
  return table.features.filter(isBarrier).filter(each => isUnder(each.line, placed) && priceOf(each, marching) > 0);
}

function priceOf(barrier: Barrier, { going }: Marching): number {
  const price = crossingPrice(barrier, going.costs);
  return price === 'never' ? 0 : price;
}
