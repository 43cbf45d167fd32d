import type { Asking, RequestOf } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import { frontRank } from '../../../../table/index.js';
import { chargeReach } from '../../common/bots/reach.js';
import { enemiesInSight } from '../../common/choices/by-eye.js';
import { type FireNow, fireLines } from '../../common/choices/fire-lines.js';
import { oneDigit } from '../../common/choices/one-digit.js';
import { askOrdersAt, type LikelyOrder } from '../../common/choices/order-desk.js';
import { warningsBound, warningsOf } from '../../common/choices/order-warnings.js';
import { ordersRide } from '../../common/choices/orders-ride.js';
import { type Order, printOrder } from '../../common/index.js';
import { forecastCharge } from '../bots/forecast.js';
import { outlookOn } from '../bots/outlook.js';
import { ordersToTakeAndHold } from '../bots/take-and-hold.js';
import { loading } from '../loading.js';
import { smallArmsOdds } from '../small-arms.js';
import type { UnitSeen } from '../state.js';
import type { MusketTerms, OrdersAnswer } from '../terms.js';
import { inContact, troopOf } from '../units.js';
import { musketWords } from '../words.js';
import { doorLines, doorOrders, houseNotation, houseWarnings, whereInside } from './houses.js';
import type { Seat, Sighted } from './seat.js';

type OrdersRequest = Extract<RequestOf<MusketTerms>, { kind: 'orders' }>;

/** The orders of a side: what stands, what every unit faces, and unit by unit what it might do. */
export function askOrders(request: OrdersRequest, seat: Seat): Asking<OrdersAnswer> {
  const { view, rules } = seat;
  const outlook = () => outlookOn(view, rules);
  return askOrdersAt({
    units: request.units.flatMap(id => {
      const unit = view.units[id];
      return unit === undefined ? [] : [{ ...unit, standing: unit.own?.order ?? printOrder(hold) }];
    }),
    view,
    rules,
    words: musketWords,
    notation: [
      ['SPIKE', 'spike the gun'],
      ['GRENADES', 'grenadiers throw a grenade each at an enemy within 3 cm'],
      ['DETACH STAND; DETACH CREW', 'a stand, or men for a crew, leave the unit to serve a gun'],
      ['JOIN blue-guns-2; MAN red-guns', 'gunners go over to another gun; men take over a gun without crew'],
      ...houseNotation(view),
      ...(view.afloat === undefined ? [] : boardNotation),
      ...(Object.values(view.units).some(({ officer }) => officer !== undefined) ? leadNotation : []),
      ['SQ; N 1/3, SQ', 'foot forms a square where it stands, or where its way ends'],
      ['N full, DISMOUNT; MOUNT, S full', 'dragoons ride and get down; get up and ride'],
    ],
    suggest: ids => ordersToTakeAndHold(ids, view, rules),
    stateText: unit => stateText(unit, seat),
    likely: unit => [...(inSquare(unit) ? outOfSquare : charges(unit, seat)), ...doorOrders(unit, outlook())],
    ride: ordersRide(view, rules),
    near: unit => doorLines(unit, view, rules),
    stays: unit => unit.house !== undefined || unit.aboard !== undefined || inSquare(unit),
    warnings: (unit, order, isNew) => {
      const troop = troopOf(unit, rules);
      const houses = houseWarnings(unit, order, view, rules);
      const goesBack = unit.mustDo !== null;
      if (goesBack || inContact(unit, view.contacts)) return isNew ? warningsBound(order, goesBack) : [];
      const { move, arm, weapon } = troop;
      const outside = Object.entries(view.units).filter(([, { house }]) => house === undefined);
      const marching = warningsOf({
        unit,
        order,
        move,
        chargeReach: chargeReach(move, rules),
        isGun: arm === 'artillery',
        fires: weapon !== null,
        // Nobody within walls stands in anybody's way.
        view: { ...view, units: Object.fromEntries(outside) },
      });
      return [...houses, ...marching];
    },
    fireLines: unit => fireLines(unit.name, fireNow(unit, seat)),
  });
}

/** How an officer is sent to another unit, where there are any. */
const leadNotation: readonly (readonly [string, string])[] = [
  ['LEAD blue-1', 'of the unit to be led: the officer of blue-1, which stands base to base with it, comes over'],
];

/** How orders about ships and boats are written, where there are any. */
const boardNotation: readonly (readonly [string, string])[] = [
  ['EMBARK boat-1; LAND, N full', 'go on board of what it stands beside; go ashore and march on'],
  ['BELOW; DECK', 'on a ship: below decks; on the top deck, from where one lands'],
];

const hold: Order = { gait: 'march', legs: [] };

/** A square stands where it is: it neither marches nor charges before it has formed anew. */
function inSquare({ square }: UnitSeen): boolean {
  return square !== undefined;
}

const outOfSquare: readonly LikelyOrder[] = [
  { order: printOrder({ ...hold, formation: { shape: 'line' } }), what: 'leave the square and form line' },
];

function stateText(unit: UnitSeen, { view, rules }: Seat): string {
  const { figures, strength, mustDo, own } = unit;
  const troop = troopOf(unit, rules);
  const parts = [
    `${troop.title}, ${figures} of ${counted(strength, 'figure')}`,
    ...(troop.weapon === null || own === undefined ? [] : [own.loaded ? 'loaded' : 'not loaded']),
    ...(inContact(unit, view.contacts) ? ['in melee'] : []),
    ...(unit.square === undefined ? [] : ['in square']),
    ...whereInside(unit, view),
    ...(mustDo === null ? [] : ['must go back, whatever is ordered']),
  ];
  return parts.join(', ');
}

/** Charges on whoever is near. */
function charges(unit: UnitSeen, seat: Seat): readonly LikelyOrder[] {
  return enemiesInSight(unit.placed.at, seat.view)
    .slice(0, 3)
    .filter(enemy => mayCharge(unit, enemy, seat))
    .map(enemy => ({
      order: chargeOrder(enemy),
      what: `charge ${enemy.unit.name}`,
      odds: chargeOdds(unit, enemy, seat),
    }));
}

/** Worth offering: the enemy stands within a move, and the unit is one that charges and did not do so just now. */
function mayCharge(unit: UnitSeen, { about }: Sighted, { view, rules }: Seat): boolean {
  const troop = troopOf(unit, rules);
  const again = unit.own !== undefined && unit.own.chargedOn > 0 && unit.own.chargedOn >= view.turn - 1;
  return troop.arm !== 'artillery' && troop.shock > 0 && !again && about <= troop.move * 1.3;
}

function chargeOrder({ bearing }: Sighted): string {
  return printOrder({ gait: 'charge', legs: [{ direction: bearing, distance: { by: 'full' } }] });
}

function chargeOdds(unit: UnitSeen, enemy: Sighted, { view, rules }: Seat): string {
  const { ownLosses, enemyLosses, favourable } = forecastCharge(unit, enemy.unit, view, rules);
  const promise = favourable ? 'promises well' : 'promises little';
  return `costs them about ${oneDigit(enemyLosses)}, us ${oneDigit(ownLosses)}; ${promise}`;
}

/** The fire of a unit's front rank at every enemy in range, if it stands still. */
function fireNow(unit: UnitSeen, { view, rules }: Seat): readonly FireNow[] {
  const { weapon } = troopOf(unit, rules);
  if (weapon === null || unit.own === undefined) return [];
  const { shots } = loading({ loaded: unit.own.loaded, moved: 0, weapon: troopOf(unit, rules).weapon }, rules);
  const figures = frontRank(unit.placed).reduce((sum, stand) => sum + stand.figures, 0);
  const dice = figures * shots;
  return enemiesInSight(unit.placed.at, view).flatMap(enemy => {
    const odds = smallArmsOdds({ weapon, distance: enemy.about }, rules);
    return odds.faces.length === 0 || dice === 0 ? [] : [{ enemy, dice, odds }];
  });
}
