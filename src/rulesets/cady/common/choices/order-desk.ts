import type { Asking, Choice, Reply } from '../../../../battle/index.js';
import { meantBy, withIds } from '../../../../scenario/index.js';
import { type Order, type OrderRules, type OrderWords, readOrder } from '../orders.js';
import { printOrder } from '../print-orders.js';
import type { UnitId } from '../turn/state.js';
import { enemiesInSight, type InSight, sightedText, someEnemy } from './by-eye.js';
import type { OrdersRide } from './orders-ride.js';
import { keep, readEachOrder } from './written-orders.js';

/** Orders by unit, and by tag for markers that stand for nobody; what is left out keeps its last order. */
export type WrittenOrders = Readonly<Record<string, string>>;

/** Somebody whose order is to be written. */
export interface Ordered extends InSight {
  /** The order that it had last turn. */
  readonly standing: string;
  /** A marker that stands for nobody: it faces nowhere, and marches by the compass alone. */
  readonly nobody?: boolean;
}

/** An order that a unit might well be given. */
export interface LikelyOrder {
  readonly order: string;
  readonly what: string;
  /** What it promises. */
  readonly odds?: string;
}

/** What a period knows of the orders that are written at its table. */
export interface OrderDesk<Unit extends Ordered> {
  /** Those whose orders are asked for, in their order. */
  readonly units: readonly Unit[];
  /** Who is in sight. */
  readonly view: { readonly units: Readonly<Record<UnitId, InSight>>; readonly side: string };
  readonly words?: OrderWords;
  /** The rules in force, by which what is typed is judged. */
  readonly rules: OrderRules;
  /** Lines about the notation, besides those of every period. */
  readonly notation: Asking<WrittenOrders>['notation'];
  /** What the bot would order some of them. */
  suggest(ids: readonly string[]): WrittenOrders;
  /** What a unit is and how it stands, in a line. */
  stateText(unit: Unit): string;
  /** Orders worth offering besides those of every period. */
  likely(unit: Unit): readonly LikelyOrder[];
  /** Whether a name stands for several units; none does unless it is given. */
  isGroup?(name: string): boolean;
  /** Whether a unit is where it cannot simply march off: inside something, or on board. */
  stays?(unit: Unit): boolean;
  /** How orders come to those whom they are for, where riders carry them. */
  readonly ride?: OrdersRide | undefined;
  /** Lines about what else is near a unit, besides enemies. */
  near?(unit: Unit): readonly string[];
  /** What would spoil the turn of a unit under this order, written down now or standing: a friend in its way, a charge at nobody. */
  warnings(unit: Unit, order: Order, isNew: boolean): readonly string[];
  /** What a unit's fire would do from where it stands, and why. */
  fireLines(unit: Unit): readonly string[];
}

/** Orders while they are being written. */
interface Writing<Unit extends Ordered> {
  readonly desk: OrderDesk<Unit>;
  readonly draft: WrittenOrders;
}

type AskedOrders = Asking<WrittenOrders>;

/** The orders of a side: what stands, what every unit faces, and unit by unit what it might do. */
export function askOrdersAt<Unit extends Ordered>(desk: OrderDesk<Unit>): AskedOrders {
  return atDesk({ desk, draft: {} });
}

const sharedNotation = (unit: UnitId, enemy: UnitId): AskedOrders['notation'] => [
  [`${unit}: N 1/3, F N`, 'an order for one unit; the rest keep theirs'],
  [`${unit}: keep`, 'the order it had last turn stands'],
  [unit, 'sensible orders for that unit, with their odds; its name does as well'],
  ['H', 'hold (after the name of a unit, like all that follow)'],
  ['N 10 cm, NE full', 'march so far; sixteen points, or degrees; full, 1/3, or cm'],
  ['ADV 30 cm', 'march the way it faces'],
  ['ENG N 2/3; CH NE full', 'advance to contact; charge; orders of several units are set off by ";"'],
  ['Col 4, LB', 'a column four figures abreast; a line of battle'],
  ['F N', 'face so at the end'],
  [`FIRE ${enemy}, HF, FB`, 'fire at that unit; hold fire; fire before moving'],
];

function notationFor<Unit extends Ordered>({ units, notation, view }: OrderDesk<Unit>): AskedOrders['notation'] {
  return [...sharedNotation(units[0]?.id ?? 'unit', someEnemy(view)), ...notation, ['done', 'give these orders']];
}

function atDesk<Unit extends Ordered>(writing: Writing<Unit>): AskedOrders {
  const { desk, draft } = writing;
  const { units } = desk;
  const written = Object.keys(draft).length;
  const groups = Object.entries(draft).filter(([id]) => desk.isGroup?.(id) === true);
  const give: Choice<WrittenOrders> = {
    text: written === 0 ? 'All keep the orders they have' : 'Give these orders; the others keep theirs',
    answer: draft,
  };
  const byBot: Choice<WrittenOrders> = {
    text: written === 0 ? 'Write down what the bot would order' : 'Write down what the bot would order the others',
    further: () => atDesk({ desk, draft: withBot(writing) }),
  };
  return {
    first: true,
    written: draft,
    question: [
      'Write your orders',
      ...(desk.ride?.all ?? []),
      ...groups.map(([id, order]) => `  ${id}: ${order}`),
      ...units.flatMap(unit => warningsFor(unit, writing)),
    ],
    choices: [give, byBot, ...units.map(unit => unitChoice(unit, writing))],
    notation: notationFor(desk),
    odds: () => units.flatMap(unit => desk.fireLines(unit)),
    read: typed => readOrders(typed, writing),
  };
}

/** What would spoil the turn of a unit under the order that it has by now. */
function warningsFor<Unit extends Ordered>(unit: Unit, { desk, draft }: Writing<Unit>): readonly string[] {
  const written = Object.hasOwn(draft, unit.id) ? draft[unit.id] : undefined;
  const order = written ?? unit.standing;
  const read = readOrder(order, unit.id, desk.words, desk.rules);
  if ('violations' in read || unit.nobody === true) return [];
  const { explanation } = read.order;
  const note = explanation === undefined ? [] : [`"${explanation}" is a note: nobody carries it out`];
  return [...(written === undefined ? [] : note), ...desk.warnings(unit, read.order, written !== undefined)].map(
    warning => `  ! ${unit.name}: ${order}: ${warning}`,
  );
}

function unitChoice<Unit extends Ordered>(unit: Unit, writing: Writing<Unit>): Choice<WrittenOrders> {
  const { draft, desk } = writing;
  const [nearest] = enemiesInSight(unit.placed.at, desk.view);
  const order = (Object.hasOwn(draft, unit.id) ? draft[unit.id] : undefined) ?? unit.standing;
  return {
    text: `${unit.name === unit.id ? unit.id : `${unit.name} (${unit.id})`}: ${order}`,
    ...(nearest === undefined ? {} : { odds: sightedText(nearest) }),
    further: () => aboutUnit(unit, writing),
  };
}

const hold: Order = { gait: 'march', legs: [] };

/** One unit: what is near it, and what it might do. */
function aboutUnit<Unit extends Ordered>(unit: Unit, writing: Writing<Unit>): AskedOrders {
  const { desk } = writing;
  const near = enemiesInSight(unit.placed.at, desk.view).slice(0, 3);
  const [nearest] = near;
  const suggested = desk.suggest([unit.id])[unit.id];
  const write = ({ order, what, odds }: LikelyOrder): Choice<WrittenOrders> & { readonly order: string } => ({
    order,
    text: `${order}: ${what}`,
    ...(odds === undefined ? {} : { odds }),
    further: () => atDesk(withOrder(unit.id, order, writing)),
  });
  const ahead: Order = { ...hold, legs: [{ direction: 'ahead', distance: { by: 'full' } }] };
  const choices = [
    {
      ...write({ order: unit.standing, what: 'as before' }),
      further: () => atDesk(withOrder(unit.id, keep, writing)),
    },
    ...(suggested === undefined ? [] : [write({ order: suggested, what: 'as the bot would' })]),
    write({ order: printOrder(hold), what: 'hold' }),
    ...(nearest === undefined || unit.nobody === true
      ? []
      : [write({ order: printOrder({ ...hold, facing: nearest.bearing }), what: `face ${nearest.unit.name}` })]),
    ...(unit.nobody === true || desk.stays?.(unit) === true
      ? []
      : [write({ order: printOrder(ahead), what: 'march straight ahead' })]),
    ...desk.likely(unit).map(write),
  ];
  return {
    question: [
      `${unit.name}: ${desk.stateText(unit)}`,
      ...near.map(enemy => `  ${sightedText(enemy)}`),
      ...(desk.near?.(unit) ?? []),
      ...(desk.ride === undefined ? [] : [`  ${desk.ride.to(unit)}`]),
    ],
    written: writing.draft,
    choices: choices.filter(({ order }, at) => choices.findIndex(other => other.order === order) === at),
    notation: notationFor({ ...desk, units: [unit] }),
    odds: () => desk.fireLines(unit),
    read: typed => {
      const ownWords = typed === 'done' || typed.includes(':') || meantBy(typed, desk.units) !== undefined;
      return readOrders(ownWords ? typed : `${unit.id}: ${typed}`, writing);
    },
  };
}

/** What the bot would order whoever has no order yet: what is written stands. */
function withBot<Unit extends Ordered>({ desk, draft }: Writing<Unit>): WrittenOrders {
  const others = desk.units.map(({ id }) => id).filter(id => !Object.hasOwn(draft, id));
  return { ...desk.suggest(others), ...draft };
}

function readOrders<Unit extends Ordered>(typed: string, writing: Writing<Unit>): Reply<WrittenOrders> {
  const { desk, draft } = writing;
  if (typed === 'done') return { answer: draft };
  const unit = meantBy(typed, desk.units);
  if (unit !== undefined) return { further: aboutUnit(unit, writing) };
  const read = readEachOrder(withIds(typed, desk.units), { ...desk, ids: desk.units.map(({ id }) => id) });
  if ('violations' in read) return read;
  return { further: atDesk(read.orders.reduce((written, [id, order]) => withOrder(id, order, written), writing)) };
}

function withOrder<Unit extends Ordered>(id: UnitId, order: string, { desk, draft }: Writing<Unit>): Writing<Unit> {
  const { [id]: _, ...others } = draft;
  return { desk, draft: order === keep ? others : { ...others, [id]: order } };
}
