import type { Commander, RequestOf } from '../../../../battle/index.js';
import { type Dice, seeded } from '../../../../dice/index.js';
import { bearingTo } from '../../../../table/index.js';
import { goesThrough, takesPrisoners } from '../../common/bots/after-melee.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import { chanceOf } from '../../common/fire/steps.js';
import type { Order } from '../../common/orders.js';
import { printOrder } from '../../common/print-orders.js';
import { missileOdds } from '../missiles/missiles.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView, UnitId } from '../state.js';
import type { AncientTerms, OrdersAnswer } from '../terms.js';
import { ancientMedievalWords } from '../words.js';
import { orderForFoot } from './foot.js';
import { callShot, orderForMachine, orderForWagon } from './machines.js';
import { orderForChariot, orderForElephant, orderForHorse } from './mounted.js';
import { hold } from './moves.js';
import { type Outlook, outlookOn, troopIn } from './outlook.js';
import { orderForRiders } from './riders.js';
import { orderForHorseArchers, orderForShooters } from './shooters.js';
import { siegeOrder } from './siege.js';

/**
 * A commander that advances in line on objectives and enemy and holds what it has: bows in range and shooting, horse and foot
 * going in where the odds are fair, beasts and chariots forward, machines where they reach. It sees what its side sees and asks
 * the rules for its odds.
 */
export function advanceAndHold(seed: number): Commander<AncientTerms> {
  const dice = seeded(seed);
  return { name: 'advance-and-hold', answer: (request, view, rules) => answerTo(request, view, dice, rules) };
}

function answerTo(
  request: RequestOf<AncientTerms>,
  view: AncientView,
  dice: Dice,
  rules: AncientMedievalRules,
): unknown {
  switch (request.kind) {
    case 'orders':
      return ordersToAdvanceAndHold(request.units, request.phantoms, view, rules);
    case 'call':
      return callShot(request, view, dice, rules);
    case 'meet-charge':
      return { at: bestThird(request, view, rules) };
    case 'break-through':
      return goesThrough(view.units[request.unit]);
    case 'accept-surrender':
      return takesPrisoners;
  }
}

/** The orders that this commander would write for some of its units and phantoms. */
export function ordersToAdvanceAndHold(
  units: readonly UnitId[],
  phantoms: readonly string[],
  view: AncientView,
  rules: AncientMedievalRules,
): OrdersAnswer {
  const outlook = outlookOn(view, rules);
  const orders: Record<UnitId, string> = {};
  for (const id of units) {
    const unit = view.units[id];
    // Berserkers do as they like.
    if (unit !== undefined && !troopIn(unit, outlook).traits.includes('berserker'))
      orders[id] = printOrder(orderFor(unit, outlook), ancientMedievalWords);
  }
  for (const tag of phantoms) orders[tag] = phantomOrder(tag, outlook);
  return orders;
}

/** How far the commander thinks of enemies, cm: beyond, a unit just comes on. */
const horizon = 150;

function orderFor(unit: AncientSeen, outlook: Outlook): Order {
  if (unit.mustDo !== null || (unit.own?.awaited ?? null) !== null || outlook.inMelee.has(unit.id)) return hold;
  const enemies = enemiesOf(unit, horizon, outlook);
  const besieging = siegeOrder(unit, enemies, outlook);
  if (besieging !== undefined) return besieging;
  if (unit.mounted && unit.own?.mounts != null) return orderForRiders(unit, enemies, outlook);
  switch (troopIn(unit, outlook).class) {
    case 'infantry':
      return orderForFoot(unit, enemies, outlook);
    case 'missile':
      return orderForShooters(unit, enemies, outlook);
    case 'cavalry':
      return orderForHorse(unit, enemies, outlook);
    case 'horse-archer':
      return orderForHorseArchers(unit, enemies, outlook);
    case 'chariot':
      return orderForChariot(unit, enemies, outlook);
    case 'elephant':
      return orderForElephant(unit, enemies, outlook);
    case 'artillery':
      return orderForMachine(unit, enemies, outlook);
    case 'wagon':
      return orderForWagon(unit, enemies, outlook);
  }
}

/** How far a phantom goes in a turn, cm: a little slower than foot. */
const bluff = 16;

/** A phantom goes with the army, toward the enemy; no farther than anybody of it could. */
function phantomOrder(tag: string, { view, enemyAt, posture, rules }: Outlook): string {
  const marker = view.markers.find(({ id }) => id === tag);
  const own = Object.values(view.units).filter(unit => unit.own !== undefined);
  const cm = Math.min(bluff, Math.max(0, ...own.map(({ type }) => rules.troops[type].move)));
  if (marker === undefined || enemyAt === undefined || posture === 'stand' || cm === 0) return printOrder(hold);
  const direction = wholeDegrees(bearingTo(marker.at, enemyAt));
  return printOrder({ gait: 'march', legs: [{ direction, distance: { by: 'cm', cm } }] });
}

/** The third of its range at which a unit that is charged hits most, the nearer of two alike for those who fight badly. */
function bestThird(
  { unit: id, charger, thirds }: Extract<RequestOf<AncientTerms>, { kind: 'meet-charge' }>,
  { units }: AncientView,
  rules: AncientMedievalRules,
): RangeThird {
  const [first = 'close'] = thirds;
  const unit = units[id];
  const enemy = units[charger];
  if (unit === undefined || enemy === undefined) return first;
  const chance = (third: RangeThird) =>
    chanceOf(missileOdds({ shooter: unit.type, target: enemy.type, distance: 0, third }, rules));
  // Whoever fires at close range does not fight back, and good fighters would rather.
  const fights = (rules.troops[unit.type].melee ?? 0) > 4;
  const value = (third: RangeThird) => chance(third) * (third === 'close' && fights ? 0.6 : 1);
  return [...thirds].sort((a, b) => value(b) - value(a))[0] ?? first;
}
