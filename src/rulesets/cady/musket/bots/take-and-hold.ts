import type { Commander } from '../../../../battle/index.js';
import { rolled } from '../../../../dice/index.js';
import { bearingTo, bodyCentre, distance, ranksOf, turnBetween, widthOf } from '../../../../table/index.js';
import { type Order, type OrderedFormation, type OrderedLeg, printOrder } from '../../common/index.js';
import { type MusketRules, musketRules } from '../rules.js';
import type { MusketView, Objective, UnitSeen } from '../state.js';
import type { MusketTerms } from '../terms.js';
import { troopOf } from '../units.js';
import { forecastCharge } from './forecast.js';
import { callShot } from './gunnery.js';
import { passable, wayTo } from './route.js';

/**
 * A commander that marches for the objectives and holds them: guns where they reach the enemy, foot in line within musket
 * shot, horse kept back until a charge promises well. It sees what its side sees and asks the rules for its odds.
 */
export function takeAndHold(seed: number): Commander<MusketTerms> {
  const dice = rolled(seed);
  const rules = musketRules;
  return {
    name: 'take-and-hold',
    answer(request, view) {
      if (request.kind === 'call') return callShot(request, view, dice, rules);
      const orders: Record<string, string> = {};
      for (const id of request.units) {
        const unit = view.units[id];
        if (unit !== undefined) orders[id] = printOrder(orderFor(unit, view, rules));
      }
      return orders;
    },
  };
}

const hold: Order = { gait: 'march', legs: [] };

function orderFor(unit: UnitSeen, view: MusketView, rules: MusketRules): Order {
  if (unit.mustDo !== null) return { ...hold, facing: unit.placed.facing };
  if (view.contacts.some(({ a, b }) => a === unit.id || b === unit.id)) return hold;
  const enemies = enemiesOf(view).sort((a, b) => gap(unit, a) - gap(unit, b));
  const [nearest] = enemies;
  if (nearest === undefined) return marchTo(unit, goalOf(unit, view), view, rules);
  switch (troopOf(unit, rules).arm) {
    case 'artillery':
      return orderForGun(unit, nearest, view, rules);
    case 'cavalry':
      return chargeOrder(unit, enemies, view, rules) ?? orderForHorse(unit, nearest, view, rules);
    case 'infantry':
      return chargeOrder(unit, enemies, view, rules) ?? orderForFoot(unit, nearest, view, rules);
  }
}

/** Guns go where the nearest enemy is well in range and stay there, turning to keep it in their arc. */
function orderForGun(unit: UnitSeen, nearest: UnitSeen, view: MusketView, rules: MusketRules): Order {
  const reach = (rules.guns[unit.type as keyof typeof rules.guns].ranges.solid ?? rules.guns[unit.type as keyof typeof rules.guns].ranges.explosive)?.to ?? 0;
  const bearing = whole(bearingTo(unit.placed.at, bodyCentre(nearest.placed)));
  if (gap(unit, nearest) <= reach * 0.9) {
    return turnBetween(bearing, unit.placed.facing) > 30 ? { ...hold, facing: bearing } : hold;
  }
  const goal = goalOf(unit, view);
  if (distance(unit.placed.at, goal.at) <= reach * 0.6) return hold;
  return { ...marchTo(unit, goal, view, rules), facing: bearing };
}

/** Horse waits behind the foot, out of musket shot, near enough to charge. */
function orderForHorse(unit: UnitSeen, nearest: UnitSeen, view: MusketView, rules: MusketRules): Order {
  const { at, facing } = unit.placed;
  const bearing = whole(bearingTo(at, bodyCentre(nearest.placed)));
  if (gap(unit, nearest) < 45) {
    const away = (bearing + 180) % 360;
    return { gait: 'march', legs: [{ direction: away, distance: { by: 'fraction', of: [1, 3] } }], facing: bearing };
  }
  if (gap(unit, nearest) < 80) return turnBetween(bearing, facing) > 30 ? { ...hold, facing: bearing } : hold;
  return marchTo(unit, goalOf(unit, view), view, rules, 30);
}

/** Foot within musket shot forms line and fires; otherwise it goes for its objective, in line once the enemy is near. */
function orderForFoot(unit: UnitSeen, nearest: UnitSeen, view: MusketView, rules: MusketRules): Order {
  const weapon = troopOf(unit, rules).weapon;
  const range = weapon === null ? 0 : (rules.smallArms.weapons[weapon].bands.far.range.to ?? 0);
  const away = gap(unit, nearest);
  const bearing = whole(bearingTo(unit.placed.at, bodyCentre(nearest.placed)));
  const turn = turnBetween(bearing, unit.placed.facing) > 20 ? { facing: bearing } : {};
  const line = lineIf(ranksOf(unit.placed) > 2, unit, rules);
  const goal = goalOf(unit, view);
  const there = distance(unit.placed.at, goal.at) < goal.radius * 0.8;
  if (away <= range * 0.7 || (away <= range && there)) return { ...hold, ...line, ...turn };
  // Whoever is to take ground comes on to close range and shoots there; whoever holds it waits for the enemy.
  if (there) return away < 90 ? { ...hold, ...line, ...turn } : hold;
  if (away <= range + 24) {
    const closer = Math.max(2, Math.round(away - range * 0.55));
    const legs: OrderedLeg[] = [{ direction: bearing, distance: { by: 'cm', cm: Math.min(closer, 12) } }];
    return passable(view.table, unit.placed.at, bodyCentre(nearest.placed)) ? { gait: 'march', legs, ...line, facing: bearing } : { ...hold, ...line, ...turn };
  }
  return marchTo(unit, goal, view, rules, away < 70 ? Math.max(6, away - range) : undefined);
}

function lineIf(needed: boolean, unit: UnitSeen, rules: MusketRules): { formation?: OrderedFormation } {
  return needed && troopOf(unit, rules).morale >= rules.movement.formationMorale ? { formation: { shape: 'line' } } : {};
}

/** A charge, if one within reach promises well and the way is straight and free. */
function chargeOrder(unit: UnitSeen, enemies: readonly UnitSeen[], view: MusketView, rules: MusketRules): Order | undefined {
  const troop = troopOf(unit, rules);
  const tired = unit.own !== undefined && unit.own.chargedOn > 0 && unit.own.chargedOn >= view.turn - 1;
  if (troop.shock === 0 || tired) return undefined;
  const reach = troop.move * 1.2;
  for (const enemy of enemies) {
    const away = gap(unit, enemy);
    if (away > reach) break;
    const centre = bodyCentre(enemy.placed);
    const run = troop.arm === 'cavalry' ? rules.shock.clearPath.cavalry : rules.shock.clearPath.infantry;
    if (away < run || !passable(view.table, unit.placed.at, centre) || friendBetween(unit, enemy, view)) continue;
    if (forecastCharge(unit, enemy, view, rules).favourable) {
      return { gait: 'charge', legs: [{ direction: whole(bearingTo(unit.placed.at, centre)), distance: { by: 'full' } }] };
    }
  }
  return undefined;
}

function friendBetween(unit: UnitSeen, enemy: UnitSeen, view: MusketView): boolean {
  const from = unit.placed.at;
  const bearing = bearingTo(from, bodyCentre(enemy.placed));
  return Object.values(view.units).some(other => {
    if (other.side !== view.side || other.id === unit.id || other.gone !== null) return false;
    const centre = bodyCentre(other.placed);
    const off = turnBetween(bearing, bearingTo(from, centre));
    const far = distance(from, centre);
    return off < 90 && far < gap(unit, enemy) && far * Math.sin((off * Math.PI) / 180) < (widthOf(unit.placed) + widthOf(other.placed)) / 2;
  });
}

/** The objective a unit is sent to: those not safely held come first, nearest first; without any, the enemy. */
function goalOf(unit: UnitSeen, view: MusketView): Objective {
  const open = view.objectives.filter(objective => view.holdings.find(holding => holding.objective === objective.id)?.side !== view.side);
  const wanted = open.length > 0 ? open : view.objectives;
  const [goal] = [...wanted].sort((a, b) => distance(unit.placed.at, a.at) - distance(unit.placed.at, b.at));
  if (goal !== undefined) return goal;
  const [enemy] = enemiesOf(view).sort((a, b) => gap(unit, a) - gap(unit, b));
  const at = enemy === undefined ? { x: view.table.width / 2, y: view.table.height / 2 } : bodyCentre(enemy.placed);
  return { id: 'enemy', name: 'the enemy', at, radius: 10 };
}

function marchTo(unit: UnitSeen, goal: Objective, view: MusketView, rules: MusketRules, atMost?: number): Order {
  const { at } = unit.placed;
  if (distance(at, goal.at) < goal.radius * 0.5) return hold;
  const way = wayTo(view.table, at, goal.at);
  if (way === undefined) return hold;
  const length = Math.min(way.length, atMost ?? Number.POSITIVE_INFINITY);
  const move = troopOf(unit, rules).move * 1.34;
  const direction = whole(way.bearing);
  const leg: OrderedLeg = { direction, distance: length >= move ? { by: 'full' } : { by: 'cm', cm: Math.max(1, Math.round(length)) } };
  const narrow = way.narrow !== undefined && widthOf(unit.placed) > way.narrow;
  const abreast = Math.max(1, Math.floor((way.narrow ?? 0) / unit.placed.stand.front)) * unit.placed.stand.figures;
  const column: { formation?: OrderedFormation } = narrow ? { formation: { shape: 'column', abreast } } : {};
  return { gait: 'march', legs: [leg], ...column };
}

function enemiesOf(view: MusketView): UnitSeen[] {
  return Object.values(view.units).filter(unit => unit.side !== view.side && unit.gone === null);
}

/** From the front of one unit to the middle of another, less half its depth: roughly the distance between them. */
function gap(unit: UnitSeen, other: UnitSeen): number {
  return Math.min(distance(unit.placed.at, other.placed.at), distance(unit.placed.at, bodyCentre(other.placed)));
}

function whole(bearing: number): number {
  return Math.round(bearing) % 360;
}
