import type { SideId } from '../../battle/index.js';
import { tableOf } from './ground.js';
import { type WrgRules, wrgRules } from './rules.js';
import type { WrgScenario } from './schema.js';
import type { SeenUnit, Unit, UnitId, WrgState, WrgView } from './state.js';
import { isKnownTo } from './turn/weather/sight.js';
import { onTable } from './units.js';
import { worksSeen } from './works/seen.js';

/**
 * What a side may know: its own army whole; of the enemy what stands in the open on the table, without his orders, his messengers, what is
 * hidden and what has not come on yet, nor what fog, sand or the dark hide from all of its own. It is a copy, so that what is done to it does nothing to the battle.
 */
export function wrgView(state: WrgState, side: SideId, scenario: WrgScenario, rules: WrgRules = wrgRules()): WrgView {
  const units: Record<UnitId, SeenUnit> = {};
  for (const unit of Object.values(state.units)) {
    if (!isKnownTo(side, unit, { state, scenario, rules })) continue;
    const seen = unit.side === side ? ownUnit(unit) : enemyUnit(unit);
    if (seen !== undefined) units[unit.id] = seen;
  }
  const shown = new Set(Object.keys(units));
  const standing = new Set(onTable(state).map(({ id }) => id));
  const copy = structuredClone(state);
  return {
    side,
    period: state.period,
    units,
    generals: Object.fromEntries(
      Object.entries(copy.generals)
        .filter(
          ([, general]) =>
            general.side === side || general.with === null || (shown.has(general.with) && standing.has(general.with)),
        )
        .map(([id, general]) => [id, general.side === side ? general : { ...general, riding: null, calls: null }]),
    ),
    melees: copy.melees.filter(({ a, b }) => shown.has(a) && shown.has(b)),
    messengers: copy.messengers.filter(messenger => messenger.side === side),
    holdings: copy.holdings,
    ...(copy.ships === undefined ? {} : { ships: copy.ships }),
    ...(state.works === undefined ? {} : { works: worksSeen(state.works, scenario) }),
    table: tableOf(scenario, state.works),
    objectives: scenario.objectives.map(({ id, name, at: [x, y], radius, points }) => ({
      id,
      name,
      at: { x, y },
      radius,
      points,
    })),
    ...(copy.weather === undefined ? {} : { weather: copy.weather }),
  };
}

function ownUnit(unit: Unit): SeenUnit {
  const { digesting: _digesting, knows: _knows, hidden, carriedOut, alarmed: _alarmed, ...rest } = unit;
  // What has been carried out is crossed out.
  return { ...structuredClone(rest), order: carriedOut ? null : rest.order, hidden: hidden !== null };
}

/** An enemy as he is seen; `undefined` while he is not. */
function enemyUnit(unit: Unit): SeenUnit | undefined {
  if (unit.away !== null || unit.hidden !== null) return undefined;
  const own = ownUnit(unit);
  // What his own officers alone know: his order and how far he is with it, and for what he is about to test.
  return { ...own, order: null, step: 0, marched: 0, period: { ...own.period, conduct: {}, due: [], tested: [] } };
}
