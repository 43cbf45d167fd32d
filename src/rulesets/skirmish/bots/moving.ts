import type { RequestOfKind } from '../../../battle/index.js';
import { bearingTo, destination, distance, type Point, toGrid, turnBetween } from '../../../table/index.js';
import {
  contactsOf,
  enemiesOf,
  type Field,
  gapBetween,
  historyOf,
  inSight,
  isUp,
  moverOf,
  nearestTo,
  shooterOf,
  sideOf,
} from '../field.js';
import { isWalled } from '../ground.js';
import { chargeReach } from '../sequence/sequence.js';
import type { Figure, SkirmishView } from '../state.js';
import type { Order, SkirmishTerms } from '../terms.js';
import { toFightWith } from '../turn/drawing.js';
import { middleOf } from '../turn/orders.js';
import { targetsAt } from '../turn/shots.js';
import { isFighter, isLost } from './fighting.js';
import { goalFor, guardedBy } from './posts.js';
import { siegeOrders } from './siege.js';
import { seeToSpoils } from './spoils.js';
import { stepTo } from './ways.js';

/** The orders of a force: body by body, so that units keep together. */
export function moveForce(
  { figures }: RequestOfKind<SkirmishTerms, 'move'>,
  view: SkirmishView,
  field: Field,
): { readonly orders: readonly Order[] } {
  const all = figures.flatMap(id => field.figures[id] ?? []).filter(({ yielded }) => yielded === null);
  const spoils = seeToSpoils(all, view, field);
  const siege = siegeOrders(
    all.filter(({ id }) => !spoils.busy.has(id)),
    view,
    field,
  );
  const bodies = new Map<string, Figure[]>();
  for (const id of figures) {
    if (siege.busy.has(id) || spoils.busy.has(id)) continue;
    const figure = field.figures[id];
    // Prisoners stay where they are guarded.
    if (figure !== undefined && figure.yielded === null)
      bodies.set(figure.body, [...(bodies.get(figure.body) ?? []), figure]);
  }
  return {
    orders: [...spoils.orders, ...siege.orders, ...[...bodies.values()].flatMap(body => ordersFor(body, view, field))],
  };
}

function ordersFor(body: readonly Figure[], view: SkirmishView, field: Field): readonly Order[] {
  const lost = body.filter(figure => contactsOf(figure, field).length > 0 && isLost(figure, field));
  const left = body.filter(figure => !lost.includes(figure));
  const engaged = left.filter(figure => contactsOf(figure, field).length > 0);
  const free = left.filter(figure => !engaged.includes(figure));
  const orders: Order[] = lost.length > 0 ? [{ do: 'yield', figures: lost.map(({ id }) => id) }] : [];
  orders.push(...engaged.flatMap(figure => [...readies(figure, true, view, field), ...turnTo(figure, field)]));
  const unloaded = free.filter(
    ({ weapon, loaded, missiles, turn }) => weapon === 'handgun' && !loaded && missiles > 0 && turn.share === 0,
  );
  if (unloaded.length > 0) orders.push({ do: 'load', figures: unloaded.map(({ id }) => id) });
  const movers = free.filter(figure => !unloaded.includes(figure) && figure.turn.share < 1);
  const shooters = movers.filter(figure => !isFighter(figure));
  const fighters = movers.filter(isFighter);
  const stand = takeStand(shooters, view, field);
  orders.push(...fighters.flatMap(figure => readies(figure, false, view, field)));
  // The few who lead men with bows stay with them.
  if (shooters.length > fighters.length)
    return [...orders, ...stand.map((order, n) => (n === 0 ? joinedBy(order, fighters) : order))];
  return [...orders, ...stand, ...close(fighters, view, field)];
}

/** An order to go, or to turn, for some more. */
function joinedBy(order: Order, others: readonly Figure[]): Order {
  const both = order.do === 'go' || order.do === 'face';
  return both ? { ...order, figures: [...order.figures, ...idsOf(others.filter(({ high }) => high === null))] } : order;
}

/** Takes a weapon in hand that is of use: at grips anything but a bow or a lance; with an empty quiver whatever strikes. */
function readies(figure: Figure, engaged: boolean, view: SkirmishView, field: Field): readonly Order[] {
  const { weapon, missiles, turn } = figure;
  const lance = weapon === 'light-lance' || weapon === 'heavy-lance';
  const empty = shooterOf(figure) !== undefined && weapon !== 'javelin' && missiles === 0;
  const useless = shooterOf(figure) !== undefined && weapon !== 'javelin';
  const wants = engaged
    ? useless || lance || weapon === 'improvised'
    : empty || (lance && !figure.mounted) || weapon === 'improvised';
  if (!wants || turn.share > 0.5) return [];
  const encumbered = view.standards.some(({ bearer }) => bearer === figure.id);
  const other = toFightWith(figure, { encumbered }, field.rules);
  return other === undefined ? [] : [{ do: 'ready', figures: [figure.id], weapon: other }];
}

/** Who has all his enemies beside him or behind turns to the nearest. */
function turnTo(figure: Figure, field: Field): readonly Order[] {
  const enemies = contactsOf(figure, field);
  const enemy = nearestTo(figure, enemies, field);
  if (enemy === undefined || enemies.some(({ at: where }) => sideOf(figure, where, field.rules) === 'front')) return [];
  return [{ do: 'face', figures: [figure.id], bearing: toGrid(bearingTo(figure.at, enemy.at)) % 360 }];
}

const idsOf = (figures: readonly Figure[]) => figures.map(({ id }) => id);

const at = ({ x, y }: Point): readonly [number, number] => [toGrid(x), toGrid(y)];

/** Men who shoot come as near as they shoot well, turn to the enemy, and stand. */
function takeStand(shooters: readonly Figure[], view: SkirmishView, field: Field): readonly Order[] {
  const [first] = shooters;
  if (first === undefined) return [];
  const enemy = nearestTo(first, enemiesOf(first, field), field);
  const weapon = shooterOf(first);
  if (weapon === undefined) return [];
  if (enemy === undefined) return march(shooters, view, field);
  const bands = field.rules.shooting.ranges[weapon];
  const wanted = bands.medium ?? bands.short ?? 0;
  const gap = gapBetween(first, enemy, field);
  const far = gap - wanted;
  const closes = far > WORTH_A_WALK || (far > 0 && !shooters.some(figure => targetsAt(figure, field).length > 0));
  if (closes && first.high === null && guardedBy(first, view) === undefined) {
    const goal = destination(middleOf(shooters), bearingTo(first.at, enemy.at), far + 0.5);
    return [{ do: 'go', figures: idsOf(shooters), to: at(goal), pace: 'walk' }];
  }
  return shooters.flatMap(figure => aim(figure, field));
}

/** For less than so many inches nobody leaves a place from which he can shoot. */
const WORTH_A_WALK = 3;

/** Each turns to the nearest enemy whom he sees and who is at grips with nobody; where there is none such, to the nearest. */
function aim(figure: Figure, field: Field): readonly Order[] {
  const enemies = [...enemiesOf(figure, field)].sort(
    (a, b) => gapBetween(figure, a, field) - gapBetween(figure, b, field),
  );
  const target =
    enemies.find(enemy => contactsOf(enemy, field).length === 0 && inSight(figure, enemy, field)) ?? enemies[0];
  if (target === undefined) return [];
  const bearing = bearingTo(figure.at, target.at);
  if (turnBetween(figure.facing, bearing) <= field.rules.field.front / 2) return [];
  return [{ do: 'face', figures: [figure.id], bearing: toGrid(bearing) % 360 }];
}

/** Where nobody is to be seen: on toward what is fought for, or across the table. */
function march(figures: readonly Figure[], view: SkirmishView, field: Field): readonly Order[] {
  const [first] = figures;
  if (first === undefined || guardedBy(first, view) !== undefined) return [];
  const middle = middleOf(figures);
  const goal = goalFor(middle, view);
  if (goal === undefined) return [];
  if (isWalled(middle, goal, field.table)) return through(figures, goal, field);
  const length = Math.min(12, distance(middle, goal));
  if (length < 0.5) return [];
  return together(figures, { bearing: bearingTo(middle, goal), length }, goal, field);
}

/** All the same way; whom a wall bars it finds a gate or a breach for himself. */
function together(
  figures: readonly Figure[],
  { bearing, length }: { readonly bearing: number; readonly length: number },
  goal: Point,
  field: Field,
): readonly Order[] {
  const barred = figures.filter(figure => isWalled(figure.at, destination(figure.at, bearing, length), field.table));
  const open = figures.filter(figure => !barred.includes(figure));
  const to = at(onto(destination(middleOf(open), bearing, length), field));
  const go: readonly Order[] = open.length === 0 ? [] : [{ do: 'go', figures: idsOf(open), to, pace: 'walk' }];
  return [...go, ...through(barred, goal, field)];
}

/** Through a gate or a breach one by one; where none is open, nowhere. */
function through(figures: readonly Figure[], goal: Point, field: Field): readonly Order[] {
  return figures.flatMap((figure): readonly Order[] => {
    const step = figure.high === null ? stepTo(figure.at, goal, field) : undefined;
    return step === undefined ? [] : [{ do: 'go', figures: [figure.id], to: at(onto(step, field)), pace: 'walk' }];
  });
}

function onto({ x, y }: Point, { table }: Field): Point {
  return { x: Math.min(Math.max(x, 0), table.width), y: Math.min(Math.max(y, 0), table.height) };
}

/** How near an enemy has to be for who holds a place to turn to him, in inches. */
const NEAR = 14;
/** How far short of their reach fighters stop, so that the next charge is theirs. */
const SHORT = 1;

/** Those who fight hand to hand close with the enemy; who holds a place keeps it and faces him. */
function close(fighters: readonly Figure[], view: SkirmishView, field: Field): readonly Order[] {
  const [first] = fighters;
  if (first === undefined) return [];
  const enemies = enemiesOf(first, field).filter(
    enemy => isUp(enemy, field) && !enemy.fleeing && enemy.high === null && !isWalled(first.at, enemy.at, field.table),
  );
  const enemy = nearestTo(first, enemies, field);
  if (first.high !== null) return [];
  if (enemy === undefined) return march(fighters, view, field);
  const bearing = bearingTo(first.at, enemy.at);
  const gap = gapBetween(first, enemy, field);
  if (guardedBy(first, view) !== undefined) {
    const turned =
      gap > NEAR * 2 ? [] : fighters.filter(({ facing }) => turnBetween(facing, bearing) > field.rules.field.front / 2);
    return turned.length === 0 ? [] : [{ do: 'face', figures: idsOf(turned), bearing: toGrid(bearing) % 360 }];
  }
  const middle = middleOf(fighters);
  const goal = goalFor(middle, view);
  const toGoal = goal !== undefined && distance(middle, goal) < distance(middle, enemy.at) && gap > NEAR;
  if (toGoal) return march(fighters, view, field);
  const reach = chargeReach(
    { mover: moverOf(first, field.rules), history: historyOf(first, 0, field.rules) },
    field.rules,
  );
  const length = Math.max(0, gap - Math.max(2, reach - SHORT - 2));
  // Near enough: stand, face him, and charge next turn.
  if (length < 0.5) {
    const turned = fighters.filter(({ facing }) => turnBetween(facing, bearing) > field.rules.moving.freeTurn);
    return turned.length === 0
      ? step(fighters, bearing, field)
      : [{ do: 'face', figures: idsOf(turned), bearing: toGrid(bearing) % 360 }];
  }
  return together(fighters, { bearing, length }, enemy.at, field);
}

/** Horses that mean to gallop next turn have to move in this one. */
function step(fighters: readonly Figure[], bearing: number, field: Field): readonly Order[] {
  const riders = fighters.filter(({ mounted, movedBefore }) => mounted && !movedBefore);
  if (riders.length === 0) return [];
  return [
    { do: 'go', figures: idsOf(riders), to: at(onto(destination(middleOf(riders), bearing, 1), field)), pace: 'walk' },
  ];
}
