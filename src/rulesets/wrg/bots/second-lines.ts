import { bearingTo, bodyCentre, destination, normalBearing } from '../../../table/index.js';
import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { firstInTheWay } from '../turn/moving/friends/barring.js';
import { canBeCharged } from './around-screens.js';
import { besideLine } from './beside.js';
import { ATTACK, attacksOf, RETIRE, SUPPORT, stepNow } from './order-words.js';
import { attackInTurn, bestTarget } from './plan.js';
import { enemiesOf, gap, isAhead, isFighting, isLightUnit, standing } from './seen-field.js';
import type { Temper } from './temper.js';

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
  return signals.find(order => {
    const enemies = order.startsWith(SUPPORT) ? [] : attacksOf(order);
    return enemies.length > 0 && enemies.every(id => isSeen(id, view));
  });
}

function isSeen(id: string, view: WrgView): boolean {
  return enemiesOf(view).some(enemy => enemy.id === id);
}

/** As far aside, in paces, a second line goes to get beside the first. */
const FAR_ASIDE = 260;
/** So many moves off a second line finds the enemy to whom it goes straight, where a gap in the first lets it through. */
const NEAR = 3;

/**
 * The order that sends a second line, or the general's guard, forward when the first is coming to blows, since a rider takes his time: through a gap at
 * an enemy whom nobody stands before, or else beside the first. `undefined` where no way leads past it: who supports it stays behind it then, and goes in
 * when it breaks.
 */
export function goingIn(unit: SeenUnit, view: WrgView, rules: WrgRules, { wing }: Temper): string | undefined {
  const friend = firstLine(unit, view);
  // Light foot that has been called in has done what it can.
  if (friend === undefined || isLightUnit(unit, rules) || !isComingToBlows(friend, view, rules)) return undefined;
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (arm !== 'infantry' && arm !== 'cavalry') return undefined;
  const free = openTarget(unit, view, rules);
  if (free !== undefined) return attackInTurn(unit, free, view);
  const enemy = bestTarget(unit, view, rules, new Map());
  const to = besideLine(unit, friend, view, { wing, most: FAR_ASIDE });
  if (enemy === undefined || to === undefined) return undefined;
  return `MOVE TO (${to.x} ${to.y}); ${attackInTurn(unit, enemy, view)}`;
}

/** Whether a friend fights, or an enemy of the line is near enough to charge him. */
export function isComingToBlows(friend: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  return isFighting(friend, view) || (friend.rout === null && canBeCharged(friend, view, rules));
}

/** The enemy of the line whom a unit does best to go for of those no more moves off to whom the way is free; nobody where friends stand before them all. */
export function openTarget(unit: SeenUnit, view: WrgView, rules: WrgRules, moves: number = NEAR): SeenUnit | undefined {
  return bestTarget(unit, view, rules, new Map(), enemy => isOpen(enemy, unit, view, rules, moves));
}

/** Whether an enemy of the line is no more moves off, and no friend stands on the straight way to him. */
export function isOpen(enemy: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules, moves: number = NEAR): boolean {
  const paces = gap(unit, enemy);
  if (isLightUnit(enemy, rules) || paces > moves * moveRate(unit.troops, {}, rules).normal) return false;
  const bearing = bearingTo(bodyCentre(unit.placed), bodyCentre(enemy.placed));
  const friends = standing(view, view.side).filter(({ rout }) => rout === null);
  // Who goes forward himself will be in the way by the time that it comes there.
  const soon = friends
    .filter(friend => friend.id !== unit.id && isGoingIn(friend, view))
    .map(friend => goneOn(friend, rules));
  return firstInTheWay(unit, { bearing, paces, facing: bearing }, [...friends, ...soon]) === undefined;
}

/** Whether a friend is on his way at an enemy whom he has not met yet. */
function isGoingIn(friend: SeenUnit, view: WrgView): boolean {
  return stepNow(friend)?.startsWith(ATTACK) === true && !isFighting(friend, view) && friend.bound === null;
}

/** A friend where he stands when he has gone straight on for a period. */
function goneOn(friend: SeenUnit, rules: WrgRules): SeenUnit {
  const { placed } = friend;
  const { normal } = moveRate(friend.troops, {}, rules);
  return { ...friend, placed: { ...placed, at: destination(placed.at, placed.facing, normal) } };
}

/** So near behind a friend, in paces, a body leaves him no room to give ground, and so far it goes back to leave him some. */
const ROOM = 30;

/**
 * The order for a reserve that stands at the backs of friends who fight, and has no way past them: back, so that these can give ground, and from there in their
 * support.
 */
export function givingRoom(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  const step = stepNow(unit);
  if (view.works !== undefined || isFighting(unit, view) || unit.hidden || unit.aboard !== undefined) return undefined;
  if (isLightUnit(unit, rules) || (step?.startsWith(ATTACK) !== true && step?.startsWith(SUPPORT) !== true))
    return undefined;
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (arm !== 'infantry' && arm !== 'cavalry') return undefined;
  const before = standing(view, view.side).find(
    friend =>
      friend.id !== unit.id &&
      isFighting(friend, view) &&
      isAhead(unit, friend) &&
      // Who has turned to an enemy on this side of him does not give ground this way.
      !isAhead(friend, unit) &&
      gap(unit, friend) < ROOM / 2,
  );
  const enemy = bestTarget(unit, view, rules, new Map());
  if (before === undefined || enemy === undefined) return undefined;
  const back = normalBearing(Math.round(before.placed.facing) + 180);
  return `${RETIRE} ${back} ${ROOM}; ${SUPPORT}${before.id}; ${attackInTurn(unit, enemy, view)}`;
}

/** The friend of the first line whom a unit supports, or who is supported by those whom it supports. */
function firstLine(unit: SeenUnit, view: WrgView): SeenUnit | undefined {
  const supported = supportedBy(unit, view);
  const before = supported === undefined ? undefined : supportedBy(supported, view);
  return before ?? supported;
}

function supportedBy(unit: SeenUnit, view: WrgView): SeenUnit | undefined {
  const step = stepNow(unit);
  return step?.startsWith(SUPPORT) === true ? view.units[step.slice(SUPPORT.length)] : undefined;
}
