import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { sprungBySignal } from './ambushes.js';
import { goesIn } from './horse-archers.js';
import { attackedBy } from './order-words.js';
import { getsAway, recalledBySignal } from './screens.js';
import { sentForwardBySignal } from './second-lines.js';
import { enemiesOf, isLightUnit } from './seen-field.js';
import type { Temper } from './temper.js';

/**
 * The one signal that is made in a period, and for whom it is made: an ambush is sprung, light foot is called in before it bars its line, heavy horse that was kept back is sent in, or else a second line sent forward. Nobody calls light foot by
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
  /** What is tried of a unit and the signals that reach it, the most urgent first. */
  const tried: readonly ((unit: SeenUnit, signals: readonly string[]) => string | undefined)[] = [
    (unit, signals) => sprungBySignal(unit, signals, view, rules),
    (unit, signals) => {
      const called = { signals: signals.filter(order => !isForLine(order)), getsAway: getsAway(unit, view, rules) };
      return recalledBySignal(unit, called, view, rules);
    },
    (unit, signals) =>
      goesIn(unit, view, rules, temper) ? signals.find(means => isSeen(attackedBy(means), view)) : undefined,
    (unit, signals) => sentForwardBySignal(unit, { signals }, view),
  ];
  for (const signalFor of tried) {
    for (const { unit: id, signals = [] } of units) {
      const unit = view.units[id];
      const order = unit === undefined || signals.length === 0 ? undefined : signalFor(unit, signals);
      if (unit !== undefined && order !== undefined) return { unit: unit.id, order };
    }
  }
  return undefined;
}

function isSeen(enemy: string | undefined, view: WrgView): boolean {
  return enemiesOf(view).some(({ id }) => id === enemy);
}
