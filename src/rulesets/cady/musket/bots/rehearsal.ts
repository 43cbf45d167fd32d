import { type Rehearsed, rehearsed } from '../../common/bots/rehearsal.js';
import { type Order, printOrder } from '../../common/index.js';
import { fieldOf } from '../../common/turn/field.js';
import { freshUnit } from '../../common/turn/state.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, MusketView, Unit, UnitId, UnitSeen } from '../state.js';
import { musketPeriod } from '../turn/period.js';
import { musketWords } from '../words.js';

/** What orders of a side would come to, by what it sees. */
export function rehearsalOf(
  view: MusketView,
  rules: MusketRules,
): (orders: ReadonlyMap<UnitId, Order>) => ReadonlyMap<UnitId, Rehearsed> {
  const field = fieldOf(stateSeen(view), view.table, rules);
  return orders => {
    for (const [id, order] of orders) {
      const unit = field.state.units[id];
      if (unit !== undefined) unit.order = printOrder(order, musketWords);
    }
    return rehearsed(field, musketPeriod, view.side);
  };
}

/** The state as a side sees it: of the enemy no more than stands on the table. */
function stateSeen(view: MusketView): MusketState {
  return {
    turn: view.turn,
    units: Object.fromEntries(Object.values(view.units).map(unit => [unit.id, unitSeen(unit)])),
    contacts: view.contacts.map(contact => ({ ...contact })),
    holdings: [],
    breaches: [],
    phantoms: [],
    riders: [],
    tags: {},
    bridgeHits: [],
    ...(view.houses === undefined ? {} : { houses: view.houses }),
  };
}

function unitSeen({
  id,
  side,
  name,
  type,
  strength,
  general,
  figures,
  guarding,
  placed,
  gone,
  mustDo,
  house,
  own,
  square,
}: UnitSeen): Unit {
  const { at, facing, files, gap = 0 } = placed;
  return {
    ...freshUnit({ figures, facing }),
    ...{ id, side, name, type, strength, general, figures, guarding, gone, mustDo },
    ...{ at: { ...at }, facing, files, gap },
    ...(square === undefined ? {} : { square }),
    brigade: null,
    order: own?.order ?? 'H',
    chargedOn: own?.chargedOn ?? 0,
    awaited: own?.awaited ?? null,
    marker: own?.marker ?? null,
    loaded: own?.loaded ?? true,
    friendlyFireOn: 0,
    gun: own?.gun === undefined || own.gun === null ? null : { ...own.gun },
    dragoons: own?.dragoons ?? null,
    ...(own?.thrown === undefined ? {} : { thrown: own.thrown }),
    ...(house === undefined ? {} : { house }),
  };
}
