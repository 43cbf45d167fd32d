import { bodyCentre, destination, distance, distanceToQuad, quadOf, widthOf } from '../../../table/index.js';
import { maySkirmish } from '../orders/skirmish.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { isCreature, isLoneMan } from '../sorcery/creatures.js';
import type { SeenUnit, WrgView } from '../state.js';
import { missileRangeOf } from '../turn/shooting/weapons.js';
import { orderToBurn, standsByCaltrops } from './burning.js';
import { orderAshore, waitsAshore } from './landing.js';
import { ATTACK, attackedBy, stepNow } from './order-words.js';
import { enemiesOf, gap, isAhead, isLightUnit, isMissileArmed, nearest, offFrom, standing } from './seen-field.js';
import { companyOfMagician } from './sorcery.js';
import { advantage } from './weighing.js';

/**
 * The order of a unit that has no part in a line of battle: engines and wagons stay, single men keep with others, fire and caltrops want their men,
 * a landing force goes ashore, and who sees nobody feels forward.
 */
export function orderApart(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (isLoneMan(unit.troops)) return orderOfLone(unit, view);
  if (arm === 'engine' || arm === 'wagon' || waitsAshore(unit, view, rules)) return 'HOLD';
  const toBurn = orderToBurn(unit, view);
  if (toBurn !== undefined) return toBurn;
  if (standsByCaltrops(unit, view)) return 'HOLD';
  if (unit.aboard !== undefined && enemiesOf(view).length === 0) return orderAshore(unit, view) ?? 'HOLD';
  if (isBlind(unit, view)) return `MOVE ${Math.round(unit.placed.facing) % 360} ${FEELING_FORWARD}`;
  return undefined;
}

/** Whether troops open a battle as skirmishers. */
export function opensBattle(unit: SeenUnit, rules: WrgRules): boolean {
  return isLightUnit(unit, rules) && maySkirmish({ troops: unit.troops, missileArmed: isMissileArmed(unit) }, rules);
}

/** Light horse with so much less than an even chance against other light horse is no match for it, by `advantage`. */
const NO_MATCH = -0.05;
/** Who is shot at from farther off than he shoots himself goes at longer odds: he only loses men where he stands. */
const NO_MATCH_OUTRANGED = -0.5;

/** Light troops skirmish; but light horse with javelins goes hand to hand with light horse before it, and drives it off. */
export function lightOrder(unit: SeenUnit, view: WrgView, rules: WrgRules): string {
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
  // Who is the weaker of the two keeps out of his reach, and shoots.
  if (before !== undefined) {
    const least = missileRangeOf(before, rules) > missileRangeOf(unit, rules) ? NO_MATCH_OUTRANGED : NO_MATCH;
    return advantage(unit, before, rules) < least ? 'SKIRMISH' : `${ATTACK}${before.id}; SKIRMISH`;
  }
  return roundTheWing(unit, view, rules) ?? 'SKIRMISH';
}

/** So much farther than an enemy, in paces, light horse rides past him before it turns upon him. */
const PAST = 30;
/** So many paces aside it keeps clear of him. */
const CLEAR = 6;

/** The order of light horse beside friends on horseback before whom the nearest enemy stands: behind them it would see nothing of him, so it rides past him and falls on his flank. */
function roundTheWing(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  const enemy = nearest(
    unit,
    enemiesOf(view).filter(({ parent }) => parent === null),
  );
  if (enemy === undefined) return undefined;
  const isClearOf = (body: SeenUnit) =>
    offFrom(body, enemy).aside > (widthOf(body.placed) + widthOf(enemy.placed)) / 2 + CLEAR;
  const isMet = standing(view, view.side).some(
    other =>
      other.id !== unit.id &&
      sheetOfType(other.troops.type, rules).arm === 'cavalry' &&
      !isLightUnit(other, rules) &&
      offFrom(other, enemy).aside < (widthOf(other.placed) + widthOf(enemy.placed)) / 2,
  );
  const { ahead } = offFrom(unit, enemy);
  if (!isMet || !isClearOf(unit) || ahead <= 0) return undefined;
  const { x, y } = destination(bodyCentre(unit.placed), unit.placed.facing, ahead + PAST);
  return `MOVE TO (${Math.round(x)} ${Math.round(y)}); ${ATTACK}${enemy.id}; SKIRMISH`;
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
  if (stepNow(unit)?.startsWith('MOVE ') !== true || view.works !== undefined || unit.period.fought) return undefined;
  if (sheetOfType(unit.troops.type, rules).arm !== 'infantry') return undefined;
  const near = nearest(unit, enemiesOf(view));
  return near !== undefined && gap(unit, near) <= BARS ? near : undefined;
}

/** The friend of the line who stands between a unit and the enemy. */
export function friendInFront(unit: SeenUnit, view: WrgView, rules: WrgRules): SeenUnit | undefined {
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

/** What is a pace aside of a line counts as so many more paces off. */
const ASIDE = 1.5;

/** Who has been aimed at already counts as so much farther off, in paces, as it is to his neighbour in the line: units do not queue for one enemy. */
const CROWDED = 110;

/** For foot light troops, who give way before it, count as so many paces farther off. */
const GIVES_WAY = 120;
/**
 * Light horse that shoots, which foot never catches, is for those who have nobody else to go for: it counts as so many paces farther off, more than a day's
 * march.
 */
const NEVER_CAUGHT = 1000;

function fleetness(enemy: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules): number {
  if (!isLightUnit(enemy, rules) || isLightUnit(unit, rules)) return 0;
  const rides = sheetOfType(enemy.troops.type, rules).arm === 'cavalry';
  if (sheetOfType(unit.troops.type, rules).arm === 'infantry')
    return rides && isMissileArmed(enemy) ? NEVER_CAUGHT : GIVES_WAY;
  return isHorseArcher(enemy, rules) && facesHorseArchers(view, rules) ? NEVER_CAUGHT : 0;
}

function isHorseArcher({ troops }: SeenUnit, rules: WrgRules): boolean {
  const { arm, light } = sheetOfType(troops.type, rules);
  return arm === 'cavalry' && light && troops.weapons.includes('bow');
}

/** Whether most of the enemy are horse archers: heavier horse drives a few of them off its wing, but rides off the table after an army of them. */
function facesHorseArchers(view: WrgView, rules: WrgRules): boolean {
  const enemies = enemiesOf(view).filter(({ parent }) => parent === null);
  return enemies.filter(enemy => isHorseArcher(enemy, rules)).length * 2 > enemies.length;
}

/** Whom a unit is sure to break, and who would break upon it, counts as so many paces nearer; who breaks it, as so many farther off. */
const STRONGER = 100;

/** An enemy who stands at a place that is fought for counts for foot as so many paces nearer. */
const AT_PLACE = 120;

/** Whom a unit goes for: horse for horse where there is some, everybody for who is near, in front and not taken yet, and foot for who stands at a place that is fought for. */
export function bestTarget(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  aimed: Aimed = aimedAt(view),
  isOpen: (enemy: SeenUnit) => boolean = () => true,
): SeenUnit | undefined {
  const all = enemiesOf(view).filter(enemy => enemy.parent === null && isOpen(enemy));
  const arm = (each: SeenUnit) => sheetOfType(each.troops.type, rules).arm;
  const inLine = arm(unit) === 'infantry';
  const worth = (enemy: SeenUnit) => {
    const { aside } = offFrom(unit, enemy);
    // A line walks straight on: who goes aside gets in the way of his neighbours.
    const far = distance(bodyCentre(unit.placed), bodyCentre(enemy.placed)) + (inLine ? ASIDE * aside : 0);
    const alike = (arm(unit) === 'cavalry') === (arm(enemy) === 'cavalry');
    const fled = fleetness(enemy, unit, view, rules);
    const at = inLine && isAtWanted(enemy, view) ? AT_PLACE : 0;
    const stronger = STRONGER * advantage(unit, enemy, rules);
    return far + (alike ? 0 : 80) + fled - at - stronger + CROWDED * (aimed.get(enemy.id) ?? 0);
  };
  return [...all].sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1))[0];
}

/** So near to a place, in paces, whoever stands there is in the way of who wants it. */
const BEFORE_PLACE = 40;

/** A place that is fought for. */
export type Place = WrgView['objectives'][number];

/** The places that are fought for at which nobody of a side stands. */
export function wantedBy(view: WrgView): readonly Place[] {
  const own = standing(view, view.side).filter(({ rout }) => rout === null);
  return view.objectives.filter(
    ({ at, radius }) => !own.some(({ placed }) => distanceToQuad(at, quadOf(placed)) <= radius),
  );
}

function isAtWanted({ placed }: SeenUnit, view: WrgView): boolean {
  return wantedBy(view).some(({ at, radius }) => distanceToQuad(at, quadOf(placed)) <= radius + BEFORE_PLACE);
}

/** A single man goes with the nearest of his own, a hero for the enemy. */
function orderOfLone(unit: SeenUnit, view: WrgView): string {
  const target = nearest(unit, enemiesOf(view));
  if (unit.troops.creature === 'hero' && target !== undefined) return `ATTACK ${target.id}`;
  const company = isCreature(unit.troops, 'magician')
    ? companyOfMagician(unit, view)
    : nearest(
        unit,
        standing(view, view.side).filter(
          other => other.parent === null && !isLoneMan(other.troops) && other.rout === null,
        ),
      );
  return company === undefined ? 'HOLD' : `FOLLOW ${company.id}`;
}
