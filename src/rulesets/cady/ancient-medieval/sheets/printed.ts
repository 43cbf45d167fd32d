import type { ShockAttacker, ShockReceiver } from '../../common/fighting/shock.js';
import type { StandName } from '../army/stands.js';
import type { Armor, MissileWeapon, Trait, TroopClass, TroopType } from '../troops.js';

/** What a sheet must say; the rest follows from it. */
export interface Printed {
  readonly title: string;
  readonly class: TroopClass;
  readonly armor: Armor | null;
  readonly shock: number;
  readonly move: number;
  readonly melee: number | null;
  readonly morale: number | null;
  readonly cost: number | null;
  readonly stand: StandName;
  readonly weapon?: MissileWeapon;
  readonly range?: number | null;
  readonly rangeVaries?: boolean;
  readonly ammunition?: number | null;
  readonly shockAttack?: ShockAttacker;
  readonly shockReceive?: ShockReceiver | null;
  readonly individual?: boolean;
  readonly traits?: readonly Trait[];
  readonly crew?: number | null;
}

/** A sheet with everything said, as house rules may change it. */
export interface PrintedSheet extends Required<Omit<Printed, 'weapon' | 'shockAttack' | 'shockReceive'>> {
  readonly type: string;
  /** The printed type that it is, or is made of. */
  readonly like: TroopType;
  readonly weapon: MissileWeapon | null;
  /** `as-armor`: that of its arm and weight. */
  readonly shockAttack: ShockAttacker | 'as-armor';
  readonly shockReceive: ShockReceiver | 'as-armor' | null;
}

/** Makes the sheet of a printed figure out of what is printed for it; its clauses by what follows `cady/ancient-medieval/`. */
export type Sheet = (type: TroopType, clauses: readonly string[], printed: () => Printed) => PrintedSheet;

/** The sheet of a printed figure with everything said. */
export function wholeSheet(type: TroopType, printed: Printed): PrintedSheet {
  return {
    weapon: null,
    range: null,
    rangeVaries: false,
    ammunition: null,
    shockAttack: 'as-armor',
    shockReceive: 'as-armor',
    individual: false,
    traits: [],
    crew: null,
    ...printed,
    type,
    like: type,
  };
}

/** A chart's armor: mounts are printed with 0 for none. */
export function armorOf(printed: Armor | number): Armor | null {
  return typeof printed === 'number' ? null : printed;
}
