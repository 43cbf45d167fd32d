import type { RequestOf } from '../../../../battle/index.js';
import type { Dice } from '../../../../dice/index.js';
import { bearingTo, distance } from '../../../../table/index.js';
import { goesThrough, takesPrisoners } from '../../common/bots/after-melee.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import { printOrder } from '../../common/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketView } from '../state.js';
import type { MusketTerms, OrdersAnswer } from '../terms.js';
import { troopOf } from '../units.js';
import { steered } from './afloat.js';
import { staysBehindCover } from './behind-cover.js';
import { bestThird } from './charged.js';
import { chosenIn } from './events.js';
import { callShot } from './gunnery.js';

/** What a commander answers who is asked for anything but orders. */
export function answerInBattle(
  request: Exclude<RequestOf<MusketTerms>, { kind: 'orders' }>,
  view: MusketView,
  dice: Dice,
  rules: MusketRules,
): unknown {
  switch (request.kind) {
    case 'call':
      return callShot(request, view, dice, rules);
    case 'event':
      return { chosen: chosenIn(request, view, rules) };
    case 'helm':
      return steered(request.vessels, view, rules);
    case 'meet-charge':
      return { at: bestThird(request, { view, rules }) };
    case 'break-through':
      return staysBehindCover(view.units[request.unit], view, rules)
        ? { go: false }
        : goesThrough(view.units[request.unit]);
    case 'accept-surrender':
      return takesPrisoners;
  }
}

/** How far a phantom goes in a turn, cm: slower than any foot. */
const bluff = 10;

/** Markers that stand for nobody come on towards the nearest objective, as if they were foot; no farther than anybody could. */
export function bluffs(
  phantoms: readonly string[],
  { markers, objectives, units }: MusketView,
  rules: MusketRules,
): OrdersAnswer {
  const orders: Record<string, string> = {};
  const moves = Object.values(units).flatMap(unit => (unit.own === undefined ? [] : [troopOf(unit, rules).move]));
  const cm = Math.min(bluff, Math.max(0, ...moves));
  if (cm === 0) return orders;
  for (const tag of phantoms) {
    const at = markers.find(({ id }) => id === tag)?.at;
    if (at === undefined || objectives.length === 0) continue;
    const goal = objectives.reduce((best, each) => (distance(at, each.at) < distance(at, best.at) ? each : best));
    if (distance(at, goal.at) <= goal.radius + bluff) continue;
    const direction = wholeDegrees(bearingTo(at, goal.at));
    orders[tag] = printOrder({ gait: 'march', legs: [{ direction, distance: { by: 'cm', cm } }] });
  }
  return orders;
}
