import { type ClauseId, counted, type Reason, reasonFor, type Violation } from '../../../../rulebook/index.js';
import type { Point } from '../../../../table/index.js';
import type { Arm } from '../../common/moving/movement.js';
import type { Housed } from '../../common/turn/state.js';
import type { MusketRules } from '../rules.js';
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
  /** Where they struck, where hits count on a stretch of a wall alone (`cady/ruling/building-wall-section`). */
  struckAt?: { readonly wall: number; readonly x: number; readonly y: number }[];
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

/**
 * Where a unit would be in a building past others who are there: on the storey that it is told, else the lowest with room.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/capacity
 */
export function storeyFor(
  unit: { readonly figures: number; readonly onFloor: number; readonly storey?: number },
  house: Pick<House, 'storeys' | 'id'>,
  others: readonly Garrison[],
): Housed | undefined {
  const { figures, onFloor, storey } = unit;
  const storeys = storey === undefined ? Array.from({ length: house.storeys }, (_, i) => i + 1) : [storey];
  const free = storeys.find(each => hasRoomFor({ figures, storey: each, onFloor }, house, others));
  return free === undefined ? undefined : { id: house.id, storey: free, onFloor };
}

/**
 * Every fault of a unit that is to hold a building: nobody rides in, and no gun goes upstairs.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/occupy
 * @clause cady/musket/building/artillery-ground-floor
 */
export function garrisonFaults(unit: {
  readonly arm: Arm;
  readonly enters: boolean;
  readonly upstairs: boolean;
}): readonly (Violation & { readonly clause: ClauseId })[] {
  const faults: (Violation & { readonly clause: ClauseId })[] = [];
  if (unit.enters && unit.arm === 'cavalry') {
    const clause = 'cady/musket/building/occupy';
    faults.push({ path: 'type', clause, problem: 'nobody rides into a building', mend: 'get down first' });
  }
  if (unit.upstairs && unit.arm === 'artillery') {
    const clause = 'cady/musket/building/artillery-ground-floor';
    faults.push({ path: 'storey', clause, problem: 'no gun goes up stairs', mend: 'leave it on the ground floor' });
  }
  return faults;
}

/**
 * Whether a unit goes in at an opening: nobody by a window, by a locked door only those whom friends inside let in, and a gun only
 * where it is wide enough.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/door-locked
 * @clause cady/musket/building/artillery-ground-floor
 */
export function letsIn(
  opening: Pick<Opening, 'kind' | 'open' | 'wide'>,
  by: { readonly gun: boolean; readonly friends: boolean; readonly enemies: boolean },
  { houses }: Pick<MusketRules, 'houses'>,
): boolean {
  const unlocked = by.friends || (!houses.lockedToAll && !by.enemies);
  return opening.kind !== 'window' && (!isShut(opening) || unlocked) && (!by.gun || opening.wide);
}

/** Stands at a locked door in a turn. */
export interface AtDoor {
  readonly stands: number;
  /** They move, fire or fight. */
  readonly busy: boolean;
  /** Turns of work that have been done on it before. */
  readonly tried: number;
}

/**
 * What a turn of work does to a locked door; `null`: too few are at it, or they are busy.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/break-door
 * @clause cady/musket/building/door-locked
 */
export function workOnDoor(
  { stands, busy, tried }: AtDoor,
  { houses: { door } }: Pick<MusketRules, 'houses'>,
): { readonly tried: number; readonly open: boolean; readonly because: readonly Reason[] } | null {
  if (busy || stands < door.stands) return null;
  const open = tried + 1 >= door.turns;
  const effect = open ? 'the door gives way' : `${tried + 1} of ${counted(door.turns, 'turn')}`;
  const because = reasonFor('cady/musket/building/break-door', `${counted(stands, 'stand')} at the door`, effect);
  return { tried: tried + 1, open, because: [because] };
}

/**
 * How many of dismounted dragoons stay outside a building with the horses: one in so many.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/dismounted-dragoons
 */
export function horseHolders(
  { figures }: { readonly figures: number },
  { houses }: Pick<MusketRules, 'houses'>,
): { readonly holding: number; readonly because: readonly Reason[] } {
  const holding = Math.ceil(figures / houses.horsesHeldByOne);
  const clause = 'cady/musket/building/dismounted-dragoons';
  return { holding, because: [reasonFor(clause, `${holding} of them hold the horses`, 'these stay outside')] };
}

/** Whether nobody comes in at an opening, to fight or to stay. */
export function isShut({ kind, open }: Pick<Opening, 'kind' | 'open'>): boolean {
  return kind === 'door' && !open;
}
