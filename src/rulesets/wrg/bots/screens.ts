import { distanceBetweenQuads, quadOf } from '../../../table/index.js';
import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { missileRangeOf } from '../turn/shooting/weapons.js';
import { ATTACK, RETIRE, SUPPORT, stepNow } from './order-words.js';
import { enemiesOf, gap, isAhead, isMissileArmed, nearest, standing } from './seen-field.js';

/** So near, in paces, a line stands behind its skirmishers when they are in its way: they go in good order through nobody who moves. */
export const UP_TO_THEM = 30;

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
  const signal = signals.find(order => order.startsWith(RETIRE) || isThere(supportedBy(order), view));
  const enemy = nearest(unit, enemiesOf(view));
  if (signal === undefined || enemy === undefined) return undefined;
  const barred = lineBarredBy(unit, view, rules, COMING_UP);
  if (barred === undefined) return undefined;
  // Who would not get away stands where he is and bars the line for nothing; and a line that was kept from moving waits no longer.
  const isEarly = gap(unit, enemy) > CLOSING && getsAway && (barred.heldUp ?? 0) === 0;
  return isEarly ? undefined : signal;
}

/** The friend whom an order has a unit support. */
const supportedBy = (order: string) => (order.startsWith(SUPPORT) ? order.slice(SUPPORT.length) : undefined);

function isThere(id: string | undefined, view: WrgView): boolean {
  return standing(view, view.side).some(unit => unit.id === id && unit.rout === null);
}

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

/**
 * Whether skirmishers who go on as near as their missiles reach would get clear of every enemy who might then charge them: they turn from where their
 * move has led them and go as far as a normal move, or through a line of their own that stands right behind them.
 */
export function getsAway(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const { normal } = moveRate(unit.troops, {}, rules);
  if (isCovered(unit, view, rules)) return true;
  const range = missileRangeOf(unit, rules);
  return enemiesOf(view).every(enemy => {
    const gap = distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed));
    const { charge } = moveRate(enemy.troops, {}, rules);
    const after = Math.min(gap, Math.max(range, gap - normal));
    return charge === null || after + normal > charge;
  });
}

/** So near, in paces, a line of foot stands behind light foot which goes through it when it is charged. */
const COVER = 40;

/** Whether light foot has foot of the line behind it, in good order: it goes through that, and who charges it meets the line. */
function isCovered(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (sheetOfType(unit.troops.type, rules).arm !== 'infantry') return false;
  return standing(view, view.side).some(other => {
    const { arm, light } = sheetOfType(other.troops.type, rules);
    return arm === 'infantry' && !light && other.rout === null && isAhead(other, unit) && gap(other, unit) <= COVER;
  });
}

/** Whether somebody shoots at skirmishers whom their own missiles do not reach: who stands there all day only loses men. */
export function isOutshot(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const own = missileRangeOf(unit, rules);
  return enemiesOf(view).some(enemy => {
    const paces = gap(unit, enemy);
    return isMissileArmed(enemy) && paces > own && paces <= missileRangeOf(enemy, rules);
  });
}
