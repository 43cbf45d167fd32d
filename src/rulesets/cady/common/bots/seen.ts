import type { SideId } from '../../../../battle/index.js';
import type { Placed } from '../../../../table/index.js';
import type { Contact, FieldState, FieldUnit, UnitId } from '../turn/state.js';
import { freshUnit } from '../turn/state.js';

/** A unit in a view of any period, as far as its movement goes. */
export interface MoverInView
  extends Pick<
    FieldUnit,
    'id' | 'side' | 'name' | 'strength' | 'general' | 'figures' | 'guarding' | 'gone' | 'mustDo'
  > {
  readonly placed: Placed;
  readonly own?: Pick<FieldUnit, 'order' | 'chargedOn' | 'awaited' | 'marker'>;
}

/** What a view of any period says of the field. */
export interface FieldSeen<Unit> {
  readonly side: SideId;
  readonly turn: number;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly contacts: readonly Contact[];
}

/** The common part of a state as a side sees it: of the enemy no more than stands on the table. */
export function fieldSeen<Seen extends { readonly id: UnitId }, Unit extends FieldUnit>(
  view: FieldSeen<Seen>,
  unitSeen: (unit: Seen) => Unit,
): FieldState<Unit> {
  return {
    turn: view.turn,
    units: Object.fromEntries(Object.values(view.units).map(unit => [unit.id, unitSeen(unit)])),
    contacts: view.contacts.map(contact => ({ ...contact })),
    holdings: [],
    breaches: [],
    phantoms: [],
    riders: [],
    tags: {},
  };
}

/** The common part of a unit as a side sees it: an enemy is fresh and stands where he is. */
export function moverSeen(unit: MoverInView): Omit<FieldUnit, 'type'> {
  const { id, side, name, strength, general, figures, guarding, placed, gone, mustDo, own } = unit;
  const { at, facing, files, gap = 0 } = placed;
  return {
    ...freshUnit({ figures, facing }),
    ...{ id, side, name, strength, general, figures, guarding, gone, mustDo },
    ...{ at: { ...at }, facing, files, gap },
    brigade: null,
    order: own?.order ?? 'H',
    chargedOn: own?.chargedOn ?? 0,
    awaited: own?.awaited ?? null,
    marker: own?.marker ?? null,
  };
}
