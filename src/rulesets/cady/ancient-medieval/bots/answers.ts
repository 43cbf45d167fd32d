import type { RequestOf } from '../../../../battle/index.js';
import type { Dice } from '../../../../dice/index.js';
import { bearingTo } from '../../../../table/index.js';
import { goesThrough, takesPrisoners } from '../../common/bots/after-melee.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import type { RangeThird } from '../../common/fighting/defensive-fire.js';
import { chanceOf } from '../../common/fire/steps.js';
import { printOrder } from '../../common/print-orders.js';
import { missileOdds } from '../missiles/missiles.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientView } from '../state.js';
import type { AncientTerms } from '../terms.js';
import { callShot } from './machines.js';
import { hold } from './moves.js';
import type { Outlook } from './outlook.js';

/** What a commander answers who is asked for anything but orders. */
export function answerInBattle(
  request: Exclude<RequestOf<AncientTerms>, { kind: 'orders' }>,
  view: AncientView,
  dice: Dice,
  rules: AncientMedievalRules,
): unknown {
  switch (request.kind) {
    case 'call':
      return callShot(request, view, dice, rules);
    case 'meet-charge':
      return { at: bestThird(request, view, rules) };
    case 'break-through':
      return goesThrough(view.units[request.unit]);
    case 'accept-surrender':
      return takesPrisoners;
  }
}

/** How far a phantom goes in a turn, cm: a little slower than foot. */
const bluff = 16;

/** A phantom goes with the army, toward the enemy; no farther than anybody of it could. */
export function phantomOrder(tag: string, { view, enemyAt, posture, rules }: Outlook): string {
  const marker = view.markers.find(({ id }) => id === tag);
  const own = Object.values(view.units).filter(unit => unit.own !== undefined);
  const cm = Math.min(bluff, Math.max(0, ...own.map(({ type }) => rules.troops[type].move)));
  if (marker === undefined || enemyAt === undefined || posture === 'stand' || cm === 0) return printOrder(hold);
  const direction = wholeDegrees(bearingTo(marker.at, enemyAt));
  return printOrder({ gait: 'march', legs: [{ direction, distance: { by: 'cm', cm } }] });
}

/** The third of its range at which a unit that is charged hits most, the nearer of two alike for those who fight badly. */
function bestThird(
  { unit: id, charger, thirds }: Extract<RequestOf<AncientTerms>, { kind: 'meet-charge' }>,
  { units }: AncientView,
  rules: AncientMedievalRules,
): RangeThird {
  const [first = 'close'] = thirds;
  const unit = units[id];
  const enemy = units[charger];
  if (unit === undefined || enemy === undefined) return first;
  const chance = (third: RangeThird) =>
    chanceOf(missileOdds({ shooter: unit.type, target: enemy.type, distance: 0, third }, rules));
  // Whoever fires at close range does not fight back, and good fighters would rather.
  const fights = (rules.troops[unit.type].melee ?? 0) > 4;
  const value = (third: RangeThird) => chance(third) * (third === 'close' && fights ? 0.6 : 1);
  return [...thirds].sort((a, b) => value(b) - value(a))[0] ?? first;
}
