import type { Asking, Choice, Reply, RequestOf } from '../../../../battle/index.js';
import { distribution } from '../../../../dice/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { frontRank } from '../../../../table/index.js';
import { enemiesInSight, sightedText } from '../../common/choices/by-eye.js';
import { facesText, type Order, printOrder, readOrder } from '../../common/index.js';
import { forecastCharge } from '../bots/forecast.js';
import { ordersToTakeAndHold } from '../bots/take-and-hold.js';
import { loading } from '../loading.js';
import { type SmallArmsOdds, smallArmsOdds } from '../small-arms.js';
import type { UnitId, UnitSeen } from '../state.js';
import type { MusketTerms, OrdersAnswer } from '../terms.js';
import { inContact, troopOf } from '../units.js';
import type { Seat, Sighted } from './seat.js';

type OrdersRequest = Extract<RequestOf<MusketTerms>, { kind: 'orders' }>;

/** Orders while they are being written. */
interface Desk extends Seat {
  readonly request: OrdersRequest;
  /** Those written so far; a unit left out keeps its last order. */
  readonly draft: OrdersAnswer;
}

const notation = (unit: UnitId): Asking<OrdersAnswer>['notation'] => [
  [`${unit}: N 1/3, F N`, 'an order for one unit; the rest keep theirs'],
  [`${unit}: keep`, 'the order it had last turn stands'],
  [unit, 'sensible orders for that unit, with their odds'],
  ['H', 'hold (after the name of a unit, like all that follow)'],
  ['N 10 cm, NE full', 'march so far; sixteen points, or degrees; full, 1/3, or cm'],
  ['ADV 30 cm', 'march the way it faces'],
  ['ENG N 2/3; CH NE full', 'advance to contact; charge; orders of several units are set off by ";"'],
  ['Col 4, LB', 'a column four figures abreast; a line of battle'],
  ['F N', 'face so at the end'],
  ['FIRE red-2, HF, FB', 'fire at that unit; hold fire; fire before moving'],
  ['SPIKE', 'spike the gun'],
  ['done', 'give these orders'],
];

/** The orders of a side: what stands, what every unit faces, and unit by unit what it might do. */
export function askOrders(request: OrdersRequest, seat: Seat): Asking<OrdersAnswer> {
  return atDesk({ ...seat, request, draft: {} });
}

function atDesk(desk: Desk): Asking<OrdersAnswer> {
  const { request, view, draft } = desk;
  const written = Object.keys(draft).length;
  const units = request.units.flatMap(id => view.units[id] ?? []);
  const give: Choice<OrdersAnswer> = {
    text: written === 0 ? 'All keep the orders they have' : 'Give these orders',
    answer: draft,
  };
  const byBot: Choice<OrdersAnswer> = {
    text: 'Write down what the bot would order',
    further: () => atDesk({ ...desk, draft: ordersToTakeAndHold(request.units, view, desk.rules) }),
  };
  return {
    question: ['Write your orders'],
    choices: [give, byBot, ...units.map(unit => unitChoice(unit, desk))],
    notation: notation(request.units[0] ?? 'unit'),
    odds: () => units.flatMap(unit => fireLines(unit, desk)),
    read: typed => readOrders(typed, desk),
  };
}

function unitChoice(unit: UnitSeen, desk: Desk): Choice<OrdersAnswer> {
  const [nearest] = enemiesInSight(unit.placed.at, desk.view);
  const order = orderOf(unit, desk);
  return {
    text: `${unit.name === unit.id ? unit.id : `${unit.name} (${unit.id})`}: ${order}`,
    ...(nearest === undefined ? {} : { odds: sightedText(nearest) }),
    further: () => aboutUnit(unit, desk),
  };
}

/** The order of a unit as things stand: what is written, or what it had. */
function orderOf({ id, own }: UnitSeen, { draft }: Desk): string {
  const written = Object.hasOwn(draft, id) ? draft[id] : undefined;
  return written ?? own?.order ?? printOrder(hold);
}

const hold: Order = { gait: 'march', legs: [] };

/** One unit: what is near it, and what it might do. */
function aboutUnit(unit: UnitSeen, desk: Desk): Asking<OrdersAnswer> {
  const { view, rules } = desk;
  const near = enemiesInSight(unit.placed.at, view).slice(0, 3);
  const [nearest] = near;
  const standing = unit.own?.order ?? printOrder(hold);
  const suggested = ordersToTakeAndHold([unit.id], view, rules)[unit.id];
  const write = (order: string, what: string, odds?: string): Choice<OrdersAnswer> & { readonly order: string } => ({
    order,
    text: `${order}: ${what}`,
    ...(odds === undefined ? {} : { odds }),
    further: () => atDesk(withOrder(unit.id, order, desk)),
  });
  const choices = [
    { ...write(standing, 'as before'), further: () => atDesk(withOrder(unit.id, keep, desk)) },
    ...(suggested === undefined ? [] : [write(suggested, 'as the bot would')]),
    write(printOrder(hold), 'hold'),
    ...(nearest === undefined
      ? []
      : [write(printOrder({ ...hold, facing: nearest.bearing }), `face ${nearest.unit.name}`)]),
    write(printOrder({ ...hold, legs: [{ direction: 'ahead', distance: { by: 'full' } }] }), 'march straight ahead'),
    ...near
      .filter(enemy => mayCharge(unit, enemy, desk))
      .map(enemy => write(chargeOrder(enemy), `charge ${enemy.unit.name}`, chargeOdds(unit, enemy, desk))),
  ];
  return {
    question: [`${unit.name}: ${stateText(unit, desk)}`, ...near.map(enemy => `  ${sightedText(enemy)}`)],
    choices: choices.filter(({ order }, at) => choices.findIndex(other => other.order === order) === at),
    notation: notation(unit.id),
    odds: () => fireLines(unit, desk),
    read: typed => {
      const ownWords = typed === 'done' || typed.includes(':') || desk.request.units.includes(typed);
      return readOrders(ownWords ? typed : `${unit.id}: ${typed}`, desk);
    },
  };
}

function stateText(unit: UnitSeen, { view, rules }: Desk): string {
  const { figures, strength, mustDo, own } = unit;
  const troop = troopOf(unit, rules);
  const parts = [
    `${troop.title}, ${figures} of ${strength} figures`,
    ...(troop.weapon === null || own === undefined ? [] : [own.loaded ? 'loaded' : 'not loaded']),
    ...(inContact(unit, view.contacts) ? ['in melee'] : []),
    ...(mustDo === null ? [] : ['must go back, whatever is ordered']),
  ];
  return parts.join(', ');
}

/** Worth offering: the enemy stands within a move, and the unit is one that charges and did not do so just now. */
function mayCharge(unit: UnitSeen, { about }: Sighted, { view, rules }: Desk): boolean {
  const troop = troopOf(unit, rules);
  const again = unit.own !== undefined && unit.own.chargedOn > 0 && unit.own.chargedOn >= view.turn - 1;
  return troop.arm !== 'artillery' && troop.shock > 0 && !again && about <= troop.move * 1.3;
}

function chargeOrder({ bearing }: Sighted): string {
  return printOrder({ gait: 'charge', legs: [{ direction: bearing, distance: { by: 'full' } }] });
}

function chargeOdds(unit: UnitSeen, enemy: Sighted, { view, rules }: Desk): string {
  const { ownLosses, enemyLosses, favourable } = forecastCharge(unit, enemy.unit, view, rules);
  const promise = favourable ? 'promises well' : 'promises little';
  return `costs them about ${oneDigit(enemyLosses)}, us ${oneDigit(ownLosses)}; ${promise}`;
}

/** What a unit's fire at the nearest enemy would do from where both stand, and why. */
function fireLines(unit: UnitSeen, desk: Desk): readonly string[] {
  const shot = fireNow(unit, desk);
  if (shot === undefined) return [];
  const { enemy, dice, odds } = shot;
  const hits = distribution(thrown => thrown.count(dice, odds.sides, odds.faces));
  const likely = hits.outcomes.map(({ value, probability }) => `${value}: ${Math.round(probability * 100)} %`);
  return [
    `${unit.name} at ${sightedText(enemy)}: ${dice} dice, hits on ${facesText(odds.faces)}, ${oneDigit(hits.mean())} expected`,
    `  ${likely.slice(0, most).join('  ')}`,
    ...odds.because.map(({ because, effect, clause }) => `  ${because}: ${effect} [${clause}]`),
  ];
}

/** Numbers of hits that are listed. */
const most = 12;

interface FireNow {
  readonly enemy: Sighted;
  readonly dice: number;
  readonly odds: SmallArmsOdds;
}

/** The fire of a unit's front rank at the nearest enemy, if it stands still; `undefined` when it has none to give. */
function fireNow(unit: UnitSeen, { view, rules }: Desk): FireNow | undefined {
  const { weapon } = troopOf(unit, rules);
  const [enemy] = enemiesInSight(unit.placed.at, view);
  if (weapon === null || enemy === undefined || unit.own === undefined) return undefined;
  const { shots } = loading({ loaded: unit.own.loaded, moved: 0 }, rules);
  const figures = frontRank(unit.placed).reduce((sum, stand) => sum + stand.figures, 0);
  const odds = smallArmsOdds({ weapon, distance: enemy.about }, rules);
  const dice = figures * shots;
  return odds.faces.length === 0 || dice === 0 ? undefined : { enemy, dice, odds };
}

function readOrders(typed: string, desk: Desk): Reply<OrdersAnswer> {
  const { request, view, draft } = desk;
  if (typed === 'done') return { answer: draft };
  const unit = request.units.includes(typed) ? view.units[typed] : undefined;
  if (unit !== undefined) return { further: aboutUnit(unit, desk) };
  let written = desk;
  const violations: Violation[] = [];
  for (const part of typed.split(';').filter(each => each.trim() !== '')) {
    const [, id = '', text = ''] = /^\s*([^:]*?)\s*:(.*)$/.exec(part) ?? [];
    const faults = faultsOf(id, text.trim(), request);
    violations.push(...faults);
    if (faults.length === 0) written = withOrder(id, text.trim(), written);
  }
  return violations.length > 0 ? { violations } : { further: atDesk(written) };
}

function faultsOf(id: UnitId, text: string, { units }: OrdersRequest): readonly Violation[] {
  if (!units.includes(id)) {
    const problem = id === '' ? 'it is not said which unit is to do this' : `there is no "${id}" to be ordered about`;
    return [
      {
        path: 'orders',
        problem,
        mend: `write for example "${units[0] ?? 'unit'}: H"; your units are ${units.join(', ')}`,
      },
    ];
  }
  if (text === keep) return [];
  const read = readOrder(text, id);
  return 'violations' in read ? read.violations : [];
}

const keep = 'keep';

function withOrder(id: UnitId, order: string, desk: Desk): Desk {
  const { [id]: _, ...others } = desk.draft;
  return { ...desk, draft: order === keep ? others : { ...others, [id]: order } };
}

function oneDigit(number: number): string {
  return (Math.round(number * 10) / 10).toFixed(1);
}
