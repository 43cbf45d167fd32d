import type { Asking, RequestOf } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import { frontRank } from '../../../../table/index.js';
import { chargeReach } from '../../common/bots/reach.js';
import { enemiesInSight } from '../../common/choices/by-eye.js';
import { type FireNow, fireLines } from '../../common/choices/fire-lines.js';
import { askOrdersAt, type LikelyOrder, type Ordered } from '../../common/choices/order-desk.js';
import { warningsBound, warningsOf } from '../../common/choices/order-warnings.js';
import { ordersRide } from '../../common/choices/orders-ride.js';
import type { Order } from '../../common/orders.js';
import { printOrder } from '../../common/print-orders.js';
import { inContact } from '../../common/turn/units.js';
import { ordersToAdvanceAndHold } from '../bots/advance-and-hold.js';
import { missileLoading } from '../missiles/loading.js';
import { missileOdds } from '../missiles/missiles.js';
import type { AncientSeen } from '../state.js';
import type { AncientTerms, OrdersAnswer } from '../terms.js';
import { isGroupName } from '../turn/group-orders.js';
import { ancientMedievalWords } from '../words.js';
import { battleOrders } from './battles.js';
import { chargeAhead, promiseOf } from './charge.js';
import type { Seat, Sighted } from './seat.js';

type OrdersRequest = Extract<RequestOf<AncientTerms>, { kind: 'orders' }>;

/** Somebody to be ordered about: a unit of one's own, or a marker that stands for nobody. */
interface Recipient extends Ordered {
  readonly unit?: AncientSeen;
}

const notation: Asking<OrdersAnswer>['notation'] = [
  ['SK, PHALANX, TESTUDO, ORDER', 'a skirmish line; a formation of its own; back in order'],
  ['THROW, INDIRECT', 'throw what is carried before closing; sling over a line of friends'],
  [
    'chariots-1..3: N full',
    'one order for several chariots, or centuries of a cohort; one for a single one goes before it',
  ],
  ['STAKES, CALTROPS, DIG', 'set up stakes; strew caltrops; entrench'],
  ['MOUNT, DISMOUNT, DOWN', 'on and off the horses; the fighter out of his chariot'],
  ['MAN x, SUPPLY x', 'serve that machine; bring shots to that unit'],
  ['DETACH STAND, DETACH CREW', 'a stand, or men for a crew, leave the unit to serve a machine (MAN)'],
  ['JOIN x, DIVIDE', 'become part of that unit, the supreme commander being with them; a cohort into centuries'],
  ['BATTLE x, SEPARATE', 'form a battle with that unit, the king being with them; leave its battle for good'],
  ['LADDER w, TOWER w, RAM g', 'take the ladder, tower or ram to that wall or gate'],
  ['HIDE, HIDE PH, SURRENDER', 'take a marker unseen; with a phantom; lay down the arms'],
];

/** The orders of a side: what stands, what every unit faces, and unit by unit what it might do. */
export function askOrders(request: OrdersRequest, seat: Seat): Asking<OrdersAnswer> {
  const { view, rules } = seat;
  const isPhantom = (id: string) => request.phantoms.includes(id);
  return askOrdersAt<Recipient>({
    units: [...request.units.flatMap(id => unitOf(id, seat)), ...request.phantoms.flatMap(tag => phantomOf(tag, seat))],
    view,
    rules,
    words: ancientMedievalWords,
    isGroup: isGroupName,
    notation,
    suggest: ids =>
      ordersToAdvanceAndHold(
        ids.filter(id => !isPhantom(id)),
        ids.filter(isPhantom),
        view,
        rules,
      ),
    stateText: ({ unit }) =>
      unit === undefined ? 'nobody: the enemy sees no more than its marker' : stateText(unit, seat),
    ride: ordersRide(view, rules),
    likely: ({ unit }) =>
      unit === undefined ? [] : [...charges(unit, seat), ...works(unit, seat), ...battleOrders(unit, seat)],
    warnings: ({ unit }, order, isNew) => {
      if (unit === undefined) return [];
      const goesBack = unit.mustDo !== null;
      if (goesBack || inContact(unit, view.contacts)) return isNew ? warningsBound(order, goesBack) : [];
      const { move, arm, weapon } = rules.troops[unit.type];
      return warningsOf({
        unit,
        order,
        move,
        chargeReach: chargeReach(move, rules),
        isGun: arm === 'artillery',
        fires: weapon !== null,
        view,
      });
    },
    fireLines: ({ unit }) => (unit === undefined ? [] : fireLines(unit.name, fireNow(unit, seat))),
  });
}

const hold: Order = { gait: 'march', legs: [] };

function unitOf(id: string, { view, rules }: Seat): readonly Recipient[] {
  const unit = view.units[id];
  // Berserkers do as they like.
  if (unit === undefined || rules.troops[unit.type].traits.includes('berserker')) return [];
  const { side, name, placed, gone, own } = unit;
  return [{ id, side, name, placed, gone, standing: own?.order ?? printOrder(hold), unit }];
}

function phantomOf(tag: string, { view }: Seat): readonly Recipient[] {
  const marker = view.markers.find(({ id }) => id === tag);
  if (marker === undefined) return [];
  const placed = { stand: { front: 1, depth: 1, figures: 1 }, figures: 1, files: 1, at: marker.at, facing: 0 };
  const standing = marker.own?.order ?? printOrder(hold);
  return [{ id: tag, side: marker.side, name: `Marker ${tag}`, placed, gone: null, standing, nobody: true }];
}

function stateText(unit: AncientSeen, { view, rules }: Seat): string {
  const { figures, strength, mustDo, own, formation } = unit;
  const troop = rules.troops[unit.type];
  const shots = own?.shots ?? null;
  const parts = [
    troop.individual ? troop.title : `${troop.title}, ${figures} of ${counted(strength, 'figure')}`,
    ...(formation === 'order' ? [] : [formation === 'skirmish' ? 'skirmishing' : `in ${formation}`]),
    ...(shots === null || own === undefined
      ? []
      : [`${counted(shots, 'shot')} each, ${own.loaded ? 'loaded' : 'not loaded'}`]),
    ...(own?.machine == null ? [] : [counted(own.machine.rounds, 'round')]),
    ...(own?.marker == null ? [] : ['hidden']),
    ...(own === undefined || own.fatigue === 0 ? [] : [`${counted(own.fatigue, 'melee point')} tired`]),
    ...(inContact(unit, view.contacts) ? ['in melee'] : []),
    ...(mustDo === null ? [] : ['must go back, whatever is ordered']),
  ];
  return parts.join(', ');
}

/** Charges on whoever is near. */
function charges(unit: AncientSeen, seat: Seat): readonly LikelyOrder[] {
  return enemiesInSight(unit.placed.at, seat.view)
    .slice(0, 3)
    .filter(enemy => mayCharge(unit, enemy, seat))
    .map(enemy => {
      const ahead = chargeAhead(unit, enemy.unit, enemy.about, seat);
      const order = printOrder(
        { gait: 'charge', legs: [{ direction: enemy.bearing, distance: { by: 'full' } }] },
        ancientMedievalWords,
      );
      const what = `charge ${enemy.unit.name}`;
      return ahead === undefined ? { order, what } : { order, what, odds: promiseOf(ahead.odds) };
    });
}

/** Worth offering: the enemy stands within a charge, and the unit is one that charges and did not do so just now. */
function mayCharge(unit: AncientSeen, { about }: Sighted, { view, rules }: Seat): boolean {
  const troop = rules.troops[unit.type];
  const again = unit.own !== undefined && unit.own.chargedOn > 0 && unit.own.chargedOn >= view.turn - 1;
  return (
    troop.arm !== 'artillery' && !again && !inContact(unit, view.contacts) && about <= chargeReach(troop.move, rules)
  );
}

/** What it could make with what it carries. */
function works({ own, type }: AncientSeen, { rules }: Seat): readonly LikelyOrder[] {
  if (own === undefined) return [];
  const order = (task: string) => printOrder({ ...hold, tasks: [{ task }] }, ancientMedievalWords);
  const { traits } = rules.troops[type];
  return [
    ...(own.carried.stakes > 0
      ? [{ order: order('set-stakes'), what: `set up stakes, ${own.carried.stakes} cm left` }]
      : []),
    ...(own.carried.caltrops > 0 ? [{ order: order('strew-caltrops'), what: 'strew caltrops' }] : []),
    ...(traits.includes('legionary') ? [{ order: order('dig'), what: 'entrench' }] : []),
    ...(traits.includes('phalanx')
      ? [
          {
            order: printOrder({ ...hold, formation: { shape: 'special', name: 'phalanx' } }, ancientMedievalWords),
            what: 'form the phalanx',
          },
        ]
      : []),
  ];
}

/** The fire of a unit's front rank at every enemy in range, if it stands still. */
function fireNow(unit: AncientSeen, { view, rules }: Seat): readonly FireNow[] {
  const { weapon } = rules.troops[unit.type];
  const { own } = unit;
  if (weapon === null || own === undefined || own.shots === 0) return [];
  const { shots } = missileLoading({ shooter: unit.type, loaded: own.loaded, moved: 0 }, rules);
  const figures = frontRank(unit.placed).reduce((sum, stand) => sum + stand.figures, 0);
  const dice = figures * Math.min(shots, own.shots ?? shots);
  return enemiesInSight(unit.placed.at, view).flatMap(enemy => {
    const odds = missileOdds({ shooter: unit.type, target: enemy.unit.type, distance: enemy.about }, rules);
    return odds.faces.length === 0 || dice === 0 ? [] : [{ enemy, dice, odds }];
  });
}
