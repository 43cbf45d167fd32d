import { bearingTo, turnBetween } from '../../../../table/index.js';
import { hold, wholeDegrees } from '../../common/bots/marching.js';
import { enemiesOf, friendsOf } from '../../common/bots/outlook.js';
import { type Wishes, withoutTurning } from '../../common/bots/rehearsal.js';
import { wayAside } from '../../common/bots/way-aside.js';
import type { Order } from '../../common/index.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { behindCover } from './behind-cover.js';
import { keepingItsFire } from './covered.js';
import { goalOf } from './goals.js';
import { doorsWithin, goesStraightForHouse } from './houses.js';
import { outOfSquare } from './in-square.js';
import { outOfIdleness } from './out-of-idleness.js';
import type { Outlook } from './outlook.js';
import { thoughtsOf, weighsItsOrders } from './thoughts.js';
import { marchTo, orderFor } from './unit-orders.js';
import { type Weighing, weighed } from './weighing.js';

/** What a unit would be ordered, and what instead where that comes to nothing: another way, a way round friends, or to stand and look at the enemy. */
export function wishesOf(unit: UnitSeen, outlook: Outlook, weighing?: Weighing): Wishes {
  const usual = anyWishesOf(unit, outlook);
  const wishes = weighing === undefined ? usual : (weighedWishes(unit, usual, weighing) ?? usual);
  return wishes.map(order => keepingItsFire(unit, outOfSquare(unit, order, outlook), outlook));
}

/** What promises most of all that a unit near the enemy might do; nothing for who has something of his own to do. */
function weighedWishes(unit: UnitSeen, usual: Wishes, weighing: Weighing): Wishes | undefined {
  const { outlook } = weighing;
  const [nearest] = enemiesOf(unit, 60, outlook);
  const [first] = usual;
  const busy = first === undefined || (first.tasks ?? []).length > 0 || first.surrender === true;
  const squares = first?.formation?.shape === 'special';
  if (busy || squares || !weighsItsOrders(unit, nearest, outlook)) return undefined;
  if (behindCover(unit, nearest, outlook) !== undefined) return undefined;
  if (goesStraightForHouse(unit, enemiesOf(unit, doorsWithin, outlook), outlook)) return undefined;
  return [...weighed(unit, thoughtsOf(unit, usual, outlook), weighing), hold];
}

function anyWishesOf(unit: UnitSeen, outlook: Outlook): Wishes {
  const first = orderFor(unit, outlook);
  // Whoever turns to an enemy at his back does so in the melee, and not in the move that is gone through before.
  if (outlook.view.contacts.some(({ a, b }) => a === unit.id || b === unit.id)) return [first];
  const { tasks = [], formation, surrender } = first;
  if (first.legs.length === 0 && tasks.length === 0 && formation === undefined && surrender !== true) {
    const goes = outOfIdleness(unit, outlook);
    if (goes !== undefined) return [goes, withoutTurning(first), hold];
  }
  if (first.legs.length === 0) return first.facing === undefined ? [first] : [first, withoutTurning(first)];
  const { view, rules } = outlook;
  const besides: Order[] = [];
  if (first.gait !== 'march') besides.push(orderFor(unit, { ...outlook, assaults: false }));
  const goal = goalOf(unit, outlook);
  besides.push(marchTo(unit, goal, outlook));
  const aside = wayAside(unit.placed, goal.at, troopOf(unit, rules).move, {
    table: view.table,
    friendsIn: friendsOf(unit, outlook),
  });
  if (aside !== undefined) besides.push(aside);
  return [first, ...besides.filter(({ legs }) => legs.length > 0), lookOut(unit, outlook)];
}

/** To stand, turned to the enemy if he is near and well aside. */
function lookOut(unit: UnitSeen, outlook: Outlook): Order {
  const [nearest] = enemiesOf(unit, 60, outlook);
  if (nearest === undefined || nearest.away > 90) return hold;
  const bearing = wholeDegrees(bearingTo(unit.placed.at, nearest.centre));
  return turnBetween(bearing, unit.placed.facing) > 45 ? { ...hold, facing: bearing } : hold;
}
