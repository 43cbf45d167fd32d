import { bodyCentre, distance, distanceBetweenQuads, quadOf, widthOf } from '../../../table/index.js';
import { maySkirmish } from '../orders/skirmish.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { missileWeapons } from '../shooting/weapons.js';
import { isLoneMan } from '../sorcery/creatures.js';
import type { SeenUnit, WrgView } from '../state.js';
import { orderToBurn, standsByCaltrops } from './burning.js';
import { orderAshore } from './landing.js';

/** Units that stand on the table of a side. */
export function standing(view: WrgView, side: string): readonly SeenUnit[] {
  return Object.values(view.units).filter(
    unit => unit.side === side && unit.gone === null && unit.away === null && unit.aside === undefined,
  );
}

/** The enemies that a side sees and that stand. */
export function enemiesOf(view: WrgView): readonly SeenUnit[] {
  return Object.values(view.units).filter(
    unit =>
      unit.side !== view.side &&
      unit.gone === null &&
      unit.away === null &&
      unit.aside === undefined &&
      unit.rout === null,
  );
}

const gap = (a: SeenUnit, b: SeenUnit): number => distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed));

/** Whether a unit has something to shoot or throw. */
export function isMissileArmed({ troops }: SeenUnit): boolean {
  return troops.weapons.some(weapon => missileWeapons.some(each => each === weapon));
}

/**
 * The order that a plan of battle gives a unit: engines and wagons stay, skirmishers open the battle, the second line supports the first,
 * horse goes for the horse before it, and all others for the enemy right in front of them.
 */
export function plannedOrder(unit: SeenUnit, view: WrgView, rules: WrgRules, aimed: Aimed = aimedAt(view)): string {
  const { arm, light } = sheetOfType(unit.troops.type, rules);
  if (isLoneMan(unit.troops)) return orderOfLone(unit, view);
  if (arm === 'engine' || arm === 'wagon') return 'HOLD';
  const toBurn = orderToBurn(unit, view);
  if (toBurn !== undefined) return toBurn;
  if (standsByCaltrops(unit, view)) return 'HOLD';
  if (unit.aboard !== undefined && enemiesOf(view).length === 0) return orderAshore(unit, view) ?? 'HOLD';
  if (isBlind(unit, view)) return `MOVE ${Math.round(unit.placed.facing) % 360} ${FEELING_FORWARD}`;
  if (light && maySkirmish({ troops: unit.troops, missileArmed: isMissileArmed(unit) }, rules)) {
    return lightOrder(unit, view, rules);
  }
  const target = bestTarget(unit, view, rules, aimed);
  if (target === undefined) return orderAshore(unit, view) ?? 'HOLD';
  const before = friendInFront(unit, view, rules);
  const attack = attackInTurn(unit, target, view);
  return before === undefined ? attack : `${SUPPORT}${before.id}; ${attack}`;
}

/** Light troops skirmish; but light horse with javelins goes hand to hand with light horse before it, and drives it off. */
function lightOrder(unit: SeenUnit, view: WrgView, rules: WrgRules): string {
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (arm !== 'cavalry' || !unit.troops.shield || !unit.troops.weapons.includes('javelins')) return 'SKIRMISH';
  const alike = enemiesOf(view).filter(({ troops, parent }) => {
    const its = sheetOfType(troops.type, rules);
    return parent === null && its.light && its.arm === arm;
  });
  const before = nearest(
    unit,
    alike.filter(enemy => offFrom(unit, enemy).aside < (widthOf(unit.placed) + widthOf(enemy.placed)) / 2),
  );
  return before === undefined ? 'SKIRMISH' : `${ATTACK}${before.id}; SKIRMISH`;
}

/** How many enemies an order names at most, one after the other. */
const IN_TURN = 3;

/** An order to go at an enemy, and when he is gone at those nearest to him, one after the other: nobody has to wait for a messenger then. */
export function attackInTurn(unit: SeenUnit, target: SeenUnit, view: WrgView): string {
  const others = enemiesOf(view)
    .filter(({ parent, id }) => parent === null && id !== target.id && id !== unit.id)
    .sort((a, b) => gap(target, a) - gap(target, b) || (a.id < b.id ? -1 : 1));
  return [target, ...others.slice(0, IN_TURN - 1)].map(({ id }) => `${ATTACK}${id}`).join('; ');
}

/** What the order of a unit of one's own bids it now. */
export function stepNow({ order, step }: Pick<SeenUnit, 'order' | 'step'>): string | undefined {
  return order?.split(';')[step]?.trim();
}

/** The enemy whom an order has a unit attack, sooner or later. */
export function attackedBy(order: string | null | undefined): string | undefined {
  return order == null ? undefined : attacksOf(order)[0];
}

/** Paces that a line goes straight ahead which sees nobody. */
const FEELING_FORWARD = 240;

/** Whether fog, sand or the dark hide the whole enemy from a unit: whom others see it would not find. */
function isBlind(unit: SeenUnit, view: WrgView): boolean {
  const vision = view.weather?.vision ?? null;
  return vision !== null && !enemiesOf(view).some(enemy => gap(unit, enemy) <= vision);
}

/** Whether an order was given to feel forward and no more, and the unit sees enemies by now. */
export function isOutrun(unit: SeenUnit, view: WrgView): boolean {
  if (unit.order?.startsWith('MOVE ') !== true || unit.order.includes(';') || view.weather === undefined) return false;
  return enemiesOf(view).length > 0 && !isBlind(unit, view);
}

/** So near, in paces, an enemy bars the march of whoever comes upon him. */
const BARS = 10;

/** The enemy who stands so near to foot on the march that it gets no farther: whom it is to attack before it goes on. */
export function barringMarch(unit: SeenUnit, view: WrgView, rules: WrgRules): SeenUnit | undefined {
  if (unit.order?.startsWith('MOVE ') !== true || view.works !== undefined || unit.period.fought) return undefined;
  if (sheetOfType(unit.troops.type, rules).arm !== 'infantry') return undefined;
  const near = nearest(unit, enemiesOf(view));
  return near !== undefined && gap(unit, near) <= BARS ? near : undefined;
}

/** So near, in paces, a line stands behind its skirmishers when they are in its way. */
const UP_TO_THEM = 12;

/** So near it is when a signal calls them in before they are. */
const COMING_UP = 60;
/** So near an enemy is, in paces, when skirmishers before a line have done what they can. */
const CLOSING = 60;

/**
 * The signal that calls in light foot before its line comes up to it: who is called by trumpet goes at once, and need not wait for a messenger.
 */
export function recalledBySignal(
  unit: SeenUnit,
  { signals, getsAway }: { readonly signals: readonly string[]; readonly getsAway: boolean },
  view: WrgView,
  rules: WrgRules,
): string | undefined {
  const signal = signals.find(order => order.startsWith(SUPPORT) && isThere(order.slice(SUPPORT.length), view));
  const enemy = nearest(unit, enemiesOf(view));
  if (signal === undefined || enemy === undefined) return undefined;
  // Who would not get away stands where he is and bars the line for nothing.
  if (gap(unit, enemy) > CLOSING && getsAway) return undefined;
  return lineBarredBy(unit, view, rules, COMING_UP) === undefined ? undefined : signal;
}

/**
 * The signal that sends a second line forward beside the first, when that has come to blows: whoever only stands behind it does nobody harm.
 */
export function sentForwardBySignal(
  unit: SeenUnit,
  { signals }: { readonly signals: readonly string[] },
  view: WrgView,
): string | undefined {
  const step = stepNow(unit);
  const friend = step?.startsWith(SUPPORT) === true ? step.slice(SUPPORT.length) : undefined;
  const fights = view.melees.some(({ a, b }) => a === friend || b === friend);
  if (friend === undefined || !fights) return undefined;
  return signals.find(order => !order.startsWith(SUPPORT) && attacksOf(order).every(id => isSeen(id, view)));
}

/** Everybody whom an order has a unit attack, one after the other. */
function attacksOf(order: string): readonly string[] {
  const steps = order.split(';').map(step => step.trim());
  return steps.filter(step => step.startsWith(ATTACK)).map(step => step.slice(ATTACK.length));
}

function isSeen(id: string, view: WrgView): boolean {
  return enemiesOf(view).some(enemy => enemy.id === id);
}

function isThere(id: string, view: WrgView): boolean {
  return standing(view, view.side).some(unit => unit.id === id && unit.rout === null);
}

/** How an order begins that has a unit support a friend; his id follows. */
export const SUPPORT = 'SUPPORT ';

/**
 * The foot of the line that has come up behind its light infantry and cannot get on for it: behind whom it is recalled, because light foot goes
 * through whoever stands, and nobody else goes through anybody in good order.
 */
export function lineBarredBy(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  near: number = UP_TO_THEM,
): SeenUnit | undefined {
  const { arm, light } = sheetOfType(unit.troops.type, rules);
  if (arm !== 'infantry' || !light || unit.order?.startsWith('SKIRMISH') !== true || view.works !== undefined) return;
  const barred = standing(view, view.side).filter(other => {
    const its = sheetOfType(other.troops.type, rules);
    const attacks = other.rout === null && other.parent === null && stepNow(other)?.startsWith(ATTACK) === true;
    const isLine = its.arm === 'infantry' && !its.light && attacks && !other.period.fought;
    return isLine && isAhead(other, unit) && gap(other, unit) <= near;
  });
  return nearest(unit, barred);
}

/** The friend of the line who stands between a unit and the enemy. */
function friendInFront(unit: SeenUnit, view: WrgView, rules: WrgRules): SeenUnit | undefined {
  const enemy = nearest(unit, enemiesOf(view));
  if (enemy === undefined) return undefined;
  const own = gap(unit, enemy);
  return standing(view, view.side)
    .filter(other => other.id !== unit.id && other.parent === null && other.rout === null)
    .filter(other => {
      const { arm, light } = sheetOfType(other.troops.type, rules);
      return arm === 'infantry' && !light && isAhead(unit, other) && gap(other, enemy) < own - 10;
    })
    .sort((a, b) => gap(unit, a) - gap(unit, b))[0];
}

/** As far before a body, in paces, a friend bars its way. */
const AHEAD = 120;
/** Fronts that lie before each other by no more paces do not bar each other's way. */
const PASSES = 4;

/** Whether a body stands before another one, in the way of some of its front. */
function isAhead(unit: SeenUnit, other: SeenUnit): boolean {
  const { ahead, aside } = offFrom(unit, other);
  const halves = (widthOf(unit.placed) + widthOf(other.placed)) / 2;
  return ahead > 0 && ahead < AHEAD && aside < halves - PASSES;
}

/** How far before a body another one is as it faces, and how far to a side. Paces. */
function offFrom({ placed }: SeenUnit, other: SeenUnit): { readonly ahead: number; readonly aside: number } {
  const [from, to] = [bodyCentre(placed), bodyCentre(other.placed)];
  const bearing = (placed.facing * Math.PI) / 180;
  return {
    ahead: (to.x - from.x) * Math.sin(bearing) + (to.y - from.y) * Math.cos(bearing),
    aside: Math.abs((to.x - from.x) * Math.cos(bearing) - (to.y - from.y) * Math.sin(bearing)),
  };
}

/** How many units go for each enemy, by his id. */
export type Aimed = ReadonlyMap<string, number>;

/** How many units of a side have orders to attack each enemy. */
export function aimedAt(view: WrgView): Aimed {
  const aimed = new Map<string, number>();
  for (const { order } of standing(view, view.side)) {
    const enemy = attackedBy(order);
    if (enemy !== undefined) aimed.set(enemy, (aimed.get(enemy) ?? 0) + 1);
  }
  return aimed;
}

/** How an order begins that has a unit attack somebody; his id follows. */
export const ATTACK = 'ATTACK ';

/** What is a pace aside of a line counts as so many more paces off. */
const ASIDE = 1.5;

/** Who has been aimed at already counts as so much farther off, in paces, that units do not queue for one enemy. */
const CROWDED = 60;

/** Whom a unit goes for: horse for horse where there is some, everybody for who is near, in front and not taken yet. */
export function bestTarget(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  aimed: Aimed = aimedAt(view),
): SeenUnit | undefined {
  const all = enemiesOf(view).filter(({ parent }) => parent === null);
  const arm = (each: SeenUnit) => sheetOfType(each.troops.type, rules).arm;
  const inLine = arm(unit) === 'infantry';
  const worth = (enemy: SeenUnit) => {
    const { aside } = offFrom(unit, enemy);
    // A line walks straight on: who goes aside gets in the way of his neighbours.
    const far = distance(bodyCentre(unit.placed), bodyCentre(enemy.placed)) + (inLine ? ASIDE * aside : 0);
    const alike = (arm(unit) === 'cavalry') === (arm(enemy) === 'cavalry');
    const fled = sheetOfType(enemy.troops.type, rules).light && arm(unit) === 'infantry' ? 120 : 0;
    return far + (alike ? 0 : 80) + fled + CROWDED * (aimed.get(enemy.id) ?? 0);
  };
  return [...all].sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1))[0];
}

/** The nearest of some units. */
export function nearest(unit: SeenUnit, others: readonly SeenUnit[]): SeenUnit | undefined {
  return [...others].sort((a, b) => gap(unit, a) - gap(unit, b) || (a.id < b.id ? -1 : 1))[0];
}

/** A single man goes with the nearest of his own, a hero for the enemy. */
function orderOfLone(unit: SeenUnit, view: WrgView): string {
  const target = nearest(unit, enemiesOf(view));
  if (unit.troops.creature === 'hero' && target !== undefined) return `ATTACK ${target.id}`;
  const company = nearest(
    unit,
    standing(view, view.side).filter(other => other.parent === null && !isLoneMan(other.troops) && other.rout === null),
  );
  return company === undefined ? 'HOLD' : `FOLLOW ${company.id}`;
}
