import { depthOf, normalBearing, widthOf } from '../../../table/index.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { RETIRE, SUPPORT } from './order-words.js';
import { friendInFront } from './plan.js';
import { UP_TO_THEM } from './screens.js';
import { isComingToBlows } from './second-lines.js';
import { gap, isAhead, isFighting, isLightUnit, offFrom, standing } from './seen-field.js';

/** So far beyond the last line behind it, in paces, light foot goes that is called in. */
const CLEAR = 10;

/**
 * The order that calls light foot in: straight back, which is the shortest way through its line and all that stand behind that, and then it stays behind the last.
 * Whoever is to go aside as well is a whole period on his way, in everybody's way; who stays between two lines bars the second.
 */
export function calledIn(unit: SeenUnit, line: SeenUnit, view: WrgView, rules: WrgRules): string {
  const last = lastBehind(line, unit, view, rules);
  const back = normalBearing(Math.round(last.placed.facing) + 180);
  const through = gap(last, unit) + depthOf(last.placed) + depthOf(unit.placed) + CLEAR;
  return `${RETIRE} ${back} ${Math.ceil(through)}; ${SUPPORT}${last.id}`;
}

/**
 * The order for light foot that stands between two lines of its own, its work done, in the way of the second: back through that, if it has not been told so.
 */
export function betweenLines(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  if (!isLightFoot(unit, rules) || view.works !== undefined || isFighting(unit, view) || unit.bound !== null)
    return undefined;
  if (unit.hidden || unit.aboard !== undefined || friendInFront(unit, view, rules) === undefined) return undefined;
  const barred = linesBehind(unit, view, rules).find(
    line => gap(line, unit) <= UP_TO_THEM && !line.period.fought && !isFighting(line, view),
  );
  if (barred === undefined) return undefined;
  const last = lastBehind(barred, unit, view, rules);
  return unit.order?.endsWith(`${SUPPORT}${last.id}`) === true ? undefined : calledIn(unit, barred, view, rules);
}

/** The order for light foot that has none any more while the line before it is coming to blows: it has done its work, and stays behind all lines. */
export function behindTheFight(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  if (!isLightFoot(unit, rules) || view.period === 1 || view.works !== undefined) return undefined;
  const front = standing(view, view.side).find(
    line =>
      line.parent === null &&
      isFootOfLine(line, rules) &&
      isAhead(unit, line) &&
      facesAlike(unit, line) &&
      isComingToBlows(line, view, rules),
  );
  if (front === undefined) return undefined;
  const [barred] = linesBehind(unit, view, rules);
  return barred === undefined
    ? `${SUPPORT}${lastBehind(front, unit, view, rules).id}`
    : calledIn(unit, barred, view, rules);
}

/** The last of the lines behind one another of which each has another one of these before it, and some of whose front lies behind light foot. */
function lastBehind(line: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules): SeenUnit {
  const [next] = linesBehind(line, view, rules)
    .filter(other => other.id !== unit.id && overlaps(other, unit))
    .sort((a, b) => offFrom(b, line).ahead - offFrom(a, line).ahead || (a.id < b.id ? -1 : 1));
  return next === undefined ? line : lastBehind(next, unit, view, rules);
}

/** Foot of the line in good order that has a friend before it, the nearest first. */
function linesBehind(friend: SeenUnit, view: WrgView, rules: WrgRules): readonly SeenUnit[] {
  return standing(view, view.side)
    .filter(other => other.id !== friend.id && other.parent === null && other.rout === null)
    .filter(other => isFootOfLine(other, rules) && facesAlike(other, friend) && isAhead(other, friend))
    .sort((a, b) => gap(a, friend) - gap(b, friend) || (a.id < b.id ? -1 : 1));
}

/** Two bodies that face each other are not one behind the other. */
function facesAlike(a: SeenUnit, b: SeenUnit): boolean {
  return offFrom(a, b).ahead > 0 && offFrom(b, a).ahead <= 0;
}

function overlaps(line: SeenUnit, unit: SeenUnit): boolean {
  return offFrom(line, unit).aside < (widthOf(line.placed) + widthOf(unit.placed)) / 2;
}

function isFootOfLine(unit: SeenUnit, rules: WrgRules): boolean {
  return sheetOfType(unit.troops.type, rules).arm === 'infantry' && !isLightUnit(unit, rules);
}

function isLightFoot(unit: SeenUnit, rules: WrgRules): boolean {
  return sheetOfType(unit.troops.type, rules).arm === 'infantry' && isLightUnit(unit, rules);
}
