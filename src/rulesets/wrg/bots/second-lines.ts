import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { besideLine } from './beside.js';
import { attacksOf, SUPPORT, stepNow } from './order-words.js';
import { attackInTurn, bestTarget } from './plan.js';
import { enemiesOf } from './seen-field.js';
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
  return signals.find(order => !order.startsWith(SUPPORT) && attacksOf(order).every(id => isSeen(id, view)));
}

function isSeen(id: string, view: WrgView): boolean {
  return enemiesOf(view).some(enemy => enemy.id === id);
}

/** As far aside, in paces, a second line goes to get beside the first. */
const FAR_ASIDE = 260;

/**
 * The order that sends a second line, or the general's guard, forward beside the first when that has come to blows; `undefined` as long as it has not, and
 * where no way leads past it: who supports it stays behind it then, and goes in when it breaks.
 */
export function goingIn(unit: SeenUnit, view: WrgView, rules: WrgRules, { wing }: Temper): string | undefined {
  const friend = firstLine(unit, view);
  if (friend === undefined || !isFighting(friend, view)) return undefined;
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (arm !== 'infantry' && arm !== 'cavalry') return undefined;
  const enemy = bestTarget(unit, view, rules, new Map());
  const to = besideLine(unit, friend, view, { wing, most: FAR_ASIDE });
  if (enemy === undefined || to === undefined) return undefined;
  return `MOVE TO (${to.x} ${to.y}); ${attackInTurn(unit, enemy, view)}`;
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

function isFighting({ id }: SeenUnit, view: WrgView): boolean {
  return view.melees.some(({ a, b }) => a === id || b === id);
}
