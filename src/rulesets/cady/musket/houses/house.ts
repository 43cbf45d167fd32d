import type { Point } from '../../../../table/index.js';
import type { Housed } from '../../common/turn/state.js';
import type { HouseClass } from './rules.js';

/** A door or window, or a gap that shot has made in a wall. */
export interface Opening {
  readonly kind: 'door' | 'window' | 'gap';
  /** On the outline of the building. */
  readonly at: Point;
  /** The way one looks out of it. */
  readonly outward: number;
  /** 1 is the ground floor. */
  readonly storey: number;
  /** Wide enough for a gun. */
  readonly wide: boolean;
  /** It keeps nobody out: a broken door, one that was left open, a gap. */
  open: boolean;
  /** Turns of work that have been done on a locked door. */
  tried: number;
}

/** A building with its sheet. */
export interface House {
  readonly id: string;
  readonly class: HouseClass;
  readonly outline: readonly Point[];
  /** Floors that still stand. */
  storeys: number;
  openings: Opening[];
  /** Points that each floor has taken, the ground floor first. */
  points: number[];
  /** Balls that have struck each wall, by its number. */
  wallHits: number[];
}

/** The buildings that can be held, by id. */
export type Houses = Record<string, House>;

/** A unit as far as its place in a building goes. */
export interface Garrison {
  readonly figures: number;
  readonly house?: Housed;
}

/**
 * Figures on each floor that a unit holds, by storey: as many as fit on the lowest, the rest above.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/capacity
 */
export function floorsOf({ figures, house }: Garrison): ReadonlyMap<number, number> {
  const floors = new Map<number, number>();
  if (house === undefined) return floors;
  for (let [left, storey] = [figures, house.storey]; left > 0 && house.onFloor > 0; storey++) {
    const here = Math.min(left, house.onFloor);
    floors.set(storey, here);
    left -= here;
  }
  return floors;
}

/**
 * Levels that the highest of a unit stand above the ground: each storey above the ground floor is as a hill section.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/storey-is-hill
 */
export function storeysOf(unit: Garrison): number {
  const { house, figures } = unit;
  if (house === undefined || house.onFloor === 0) return 0;
  return house.storey - 1 + Math.max(0, Math.ceil(figures / house.onFloor) - 1);
}

/** Whether a unit of so many figures would find room on the floors from one upward, past others who are there. */
export function hasRoomFor(
  unit: { readonly figures: number; readonly storey: number; readonly onFloor: number },
  house: Pick<House, 'storeys' | 'id'>,
  others: readonly Garrison[],
): boolean {
  const floors = floorsOf({ figures: unit.figures, house: { id: house.id, ...unit } });
  if (floors.size === 0) return false;
  return [...floors].every(([storey, figures]) => {
    const taken = others
      .filter(other => other.house?.id === house.id)
      .reduce((sum, other) => sum + (floorsOf(other).get(storey) ?? 0), 0);
    return storey <= house.storeys && taken + figures <= unit.onFloor;
  });
}

/** Whether nobody comes in at an opening, to fight or to stay. */
export function isShut({ kind, open }: Pick<Opening, 'kind' | 'open'>): boolean {
  return kind === 'door' && !open;
}
