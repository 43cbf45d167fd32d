import type { WrgRules } from '../rules.js';
import type { WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { sprungBySignal } from './ambushes.js';
import { goesIn } from './horse-archers.js';
import { attackedBy } from './order-words.js';
import { getsAway, recalledBySignal } from './screens.js';
import { sentForwardBySignal } from './second-lines.js';
import { enemiesOf, isLightUnit } from './seen-field.js';
import type { Temper } from './temper.js';

/**
 * The one signal that is made in a period, and for whom it is made: light foot is called in before it bars its line, an ambush is sprung, heavy horse that was kept back is sent in, or else a second line sent forward. Nobody calls light foot by
 * what his line would take for its own order.
 */
export function firstSignal(
  units: WrgRequests['orders']['asks']['units'],
  view: WrgView,
  rules: WrgRules,
  temper: Pick<Temper, 'patience'>,
) {
  const isForLine = (order: string) =>
    units.some(({ unit, signals = [] }) => signals.includes(order) && !isLightUnit(view.units[unit], rules));
  const calls = units.flatMap(({ unit: id, signals = [] }) => {
    const unit = view.units[id];
    return unit === undefined || signals.length === 0 ? [] : [{ unit, signals }];
  });
  for (const { unit, signals } of calls) {
    const called = { signals: signals.filter(order => !isForLine(order)), getsAway: getsAway(unit, view, rules) };
    const order = recalledBySignal(unit, called, view, rules);
    if (order !== undefined) return { unit: unit.id, order };
  }
  for (const { unit, signals } of calls) {
    const order = sprungBySignal(unit, signals, view, rules);
    if (order !== undefined) return { unit: unit.id, order };
  }
  for (const { unit, signals } of calls) {
    const order = goesIn(unit, view, rules, temper)
      ? signals.find(means => isSeen(attackedBy(means), view))
      : undefined;
    if (order !== undefined) return { unit: unit.id, order };
  }
  for (const { unit, signals } of calls) {
    const order = sentForwardBySignal(unit, { signals }, view);
    if (order !== undefined) return { unit: unit.id, order };
  }
  return undefined;
}

function isSeen(enemy: string | undefined, view: WrgView): boolean {
  return enemiesOf(view).some(({ id }) => id === enemy);
}
