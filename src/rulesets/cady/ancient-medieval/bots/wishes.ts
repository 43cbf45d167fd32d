import { bearingTo, isCastleWall } from '../../../../table/index.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import { type Wishes, withoutTurning } from '../../common/bots/rehearsal.js';
import type { AncientSeen } from '../state.js';
import { goalOf } from './lines.js';
import { hold, marchTo, roundFriends, standFacing } from './moves.js';
import type { Outlook } from './outlook.js';
import { orderFor } from './unit-orders.js';

/** What a unit would be ordered, and what instead where that comes to nothing: another way, a way round friends, or to stand and look at the enemy. */
export function wishesOf(unit: AncientSeen, outlook: Outlook): Wishes {
  const first = orderFor(unit, outlook);
  if (first.legs.length === 0) return first.facing === undefined ? [first] : [first, withoutTurning(first)];
  const [nearest] = enemiesOf(unit, 60, outlook);
  const last = nearest === undefined ? hold : standFacing(unit, bearingTo(unit.placed.at, nearest.centre), 45);
  // At a castle nobody looks for another way: there is none but over the wall.
  if (outlook.view.table.features.some(isCastleWall)) return [first, last];
  // Nor does a phalanx wheel to take one.
  if (unit.formation === 'phalanx') return [first, hold];
  const besides: Wishes[number][] = [];
  if (first.gait !== 'march') besides.push(orderFor(unit, { ...outlook, assaults: false }));
  const goal = goalOf(unit, outlook);
  const round = roundFriends(unit, { centre: goal }, outlook);
  besides.push(marchTo(unit, goal, outlook));
  if (round !== undefined) besides.push(round);
  return [first, ...besides.filter(({ legs }) => legs.length > 0), last];
}
