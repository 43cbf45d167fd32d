import { type Rehearsed, rehearsed } from '../../common/bots/rehearsal.js';
import { fieldSeen, moverSeen } from '../../common/bots/seen.js';
import type { Order } from '../../common/orders.js';
import { printOrder } from '../../common/print-orders.js';
import { fieldOf } from '../../common/turn/field.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientOwn, AncientSeen, AncientState, AncientUnit, AncientView, UnitId, UnitParts } from '../state.js';
import { separates } from '../turn/going.js';
import { ancientPeriod } from '../turn/period.js';
import { ancientMedievalWords } from '../words.js';

/** What orders of a side would come to, by what it sees. */
export function rehearsalOf(
  view: AncientView,
  rules: AncientMedievalRules,
): (orders: ReadonlyMap<UnitId, Order>) => ReadonlyMap<UnitId, Rehearsed> {
  const field = fieldOf(stateSeen(view), view.table, rules);
  return orders => {
    for (const [id, order] of orders) {
      const unit = field.state.units[id];
      if (unit === undefined) continue;
      unit.order = printOrder(order, ancientMedievalWords);
      unit.brigade = separates(order) ? null : (view.units[id]?.own?.brigade ?? null);
    }
    return rehearsed(field, ancientPeriod, view.side);
  };
}

/** The field as a side sees it, as a state that can be played on. */
export function stateSeen(view: AncientView): AncientState {
  return {
    ...fieldSeen(view, unitSeen),
    works: [...view.works].map(work => ({ ...work })),
    gear: view.gear.map(gear => ({ ...gear })),
    struck: [],
    nobles: [],
    brokenBattles: [],
  };
}

function unitSeen(unit: AncientSeen): AncientUnit {
  const { type, formation, on, own } = unit;
  return {
    ...moverSeen(unit),
    ...{ type, formation, on },
    brigade: own?.brigade ?? null,
    failedTest: own?.failedTest ?? false,
    shots: own?.shots ?? null,
    loaded: own?.loaded ?? true,
    carried: own?.carried ?? { axes: 0, javelins: 0, pila: 0, caltrops: 0, stakes: 0, pavises: 0 },
    encumberedUntil: 0,
    firedAtChargers: null,
    kills: own?.kills ?? 0,
    worked: 0,
    progress: own?.progress ?? null,
    inside: own?.inside ?? false,
    absorbed: own?.absorbed ?? 0,
    sawMongols: true,
    flameReadyOn: own?.flameReadyOn ?? 0,
    imperial: false,
    mercenary: false,
    century: null,
    ...partsOf(own),
  };
}

const nothing = { mounts: null, machine: null, chariot: null, elephant: null, wagon: null, warWagon: null } as const;

function partsOf(own: AncientOwn | undefined): UnitParts {
  if (own === undefined) return nothing;
  const { mounts, machine, chariot, elephant, wagon, warWagon } = own;
  if (warWagon !== null) return { ...nothing, warWagon, machine };
  if (machine !== null) return { ...nothing, machine };
  if (chariot !== null) return { ...nothing, chariot };
  if (elephant !== null) return { ...nothing, elephant };
  return wagon === null ? { ...nothing, mounts } : { ...nothing, wagon };
}
