import type { ShockAttacker, ShockReceiver } from '../../common/fighting/shock.js';
import type { StandName } from '../army/stands.js';
import type { Armor, MissileWeapon, Trait, Troop, TroopClass, TroopType } from '../troops.js';

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

/** Makes the sheet of a figure out of what is printed for it. */
export type Sheet = <Type extends TroopType>(type: Type, printed: Printed) => Troop & { readonly type: Type };

/** A chart's armor: mounts are printed with 0 for none. */
export function armorOf(printed: Armor | number): Armor | null {
  return typeof printed === 'number' ? null : printed;
}
