import type { Side } from './arc.js';
import { pointOn, toFineGridPoint } from './geometry.js';
import type { March, MarchStop } from './march.js';
import type { Bearing, Placed } from './types.js';

/** A unit that takes part in a turn's movement; one that stands still too. */
export interface Mover {
  readonly id: string;
  readonly side: string;
  readonly march: March;
  /**
   * Whether it may go on over the ground under a body while its block keeps the way it stood: where friends leave no room to turn on the spot,
   * its figures turn and march off to the side or back, and the block comes round as soon as it has room. Absent: it waits where it stands.
   */
  readonly sidles?: (placed: Placed) => boolean;
  /**
   * It turns from the enemy: where its block would come into contact by turning on the spot, or has no room for it, its figures turn and it goes
   * off as it stands, where it may (`sidles`). Absent: an enemy who leaves it no room to turn keeps it where it is.
   */
  readonly turnsAway?: boolean;
  /** Its figures turn about where its block has no room to come round, if that brings them nearer to where they are to face; absent: as the turn has it. */
  readonly facesAbout?: boolean;
  /** Where its march comes to the edge of the table it leaves it: from then on it is in nobody's way, and nobody meets it. Absent: it stands there. */
  readonly leaves?: boolean;
}

/** A turn of movement. */
export interface JointMove {
  readonly movers: readonly Mover[];
  /** Enemies this close are in contact. */
  readonly contact: number;
  /** How deep friendly bodies may press into each other before one has to wait (default 0.5). */
  readonly crowding?: number;
  /** Friends that may pass through each other, and may end on the same ground; absent: none. */
  readonly mayPass?: (a: string, b: string) => boolean;
  /** Enemies whom a wall keeps from each other all through the turn, and who do not meet however near they come; absent: none. */
  readonly keptApart?: (a: string, b: string) => boolean;
  /**
   * Bodies that change formation keep out of contact: one that would come into contact by it lacks the room, and goes no farther. Absent: they come
   * into contact by it.
   */
  readonly formsClear?: boolean;
  /**
   * Whoever goes back (`turnsAway`) from an enemy in contact goes his way as long as nothing else stops him: the enemy follows at his heels, and
   * meets him where he stops. Absent: an enemy who comes on faster than he goes holds him at once.
   */
  readonly goesFirst?: boolean;
  /** Who has no room to turn about on the spot for a friend turns his figures about, and keeps his ground; absent: he waits as he stands. */
  readonly facesAbout?: boolean;
  /**
   * Who turns where he stands is in time for it if he has turned before an enemy's base would touch his, be the enemy as near as contact. Absent: if he has
   * before the enemy is that near.
   */
  readonly turnsInTime?: boolean;
  /** Equal steps that the rulebook parts a turn's movement into; 1 unless it does. Everybody's place is told at the end of each. */
  readonly steps?: number;
}

/** Two enemies meet. `a` is the earlier id. */
export interface Contact {
  readonly a: string;
  readonly b: string;
  /** 0 (start) to 1 (end of the turn). */
  readonly time: number;
  /** The step of the turn in which they meet, from 1. */
  readonly step: number;
  /** The side of each on which it is touched. */
  readonly sideOfA: Side;
  readonly sideOfB: Side;
  /** They were in contact before the turn began. */
  readonly standing: boolean;
}

/** What kept a unit from finishing its march. */
export type MoveStop =
  | MarchStop
  /**
   * Enemies met it; `onward`: while it spent time on a surcharge, or at the heels of an enemy who went back, and the bearing on which it was to march on
   * afterwards.
   */
  | { readonly kind: 'contact'; readonly ids: readonly string[]; readonly onward?: Bearing }
  /**
   * A friend stood in the way; `cleared`: he went out of it, and the unit was on its way again, with less time. `facing`: the way was gone to its end, and
   * he left the block no room to come round there. `held`: he leaves it no room to turn or to change its formation.
   */
  | {
      readonly kind: 'friend';
      readonly id: string;
      readonly cleared?: true;
      readonly facing?: true;
      readonly held?: true;
    }
  /** Time was lost behind an enemy who went back from it (`goesFirst`); `cleared`: he is out of its way. */
  | { readonly kind: 'follows'; readonly id: string; readonly cleared?: true }
  /** An enemy before whom a unit halts; `held`: he leaves it no room to turn or to change its formation. */
  | { readonly kind: 'enemy'; readonly id: string; readonly held?: true };

/** A moment of what a unit really did. */
export interface TimedPlace {
  /** 0 to 1. */
  readonly time: number;
  readonly placed: Placed;
}

/** How far a unit had come at the end of a step of the turn. */
export interface MovedStep {
  readonly placed: Placed;
  /** Allowance used by then, as a fraction of the whole. */
  readonly used: number;
}

/** How one unit fared. */
export interface Moved {
  readonly id: string;
  readonly final: Placed;
  /** Ground covered. */
  readonly moved: number;
  /** Allowance used. */
  readonly spent: number;
  /** How far it had come at the end of each step of the turn. */
  readonly steps: readonly MovedStep[];
  /** Every change of course; straight and steady in between. */
  readonly course: readonly TimedPlace[];
  /** Absent when its orders were carried out to the end. */
  readonly stoppedBy?: MoveStop;
  /** The friend who has left it no room for a turn on the spot that it has not made, whatever has stopped it. */
  readonly noRoomBy?: string;
  /** How its figures face at the end who have gone another way than their block stands, because it has had no room to come round with them. */
  readonly figuresFace?: Bearing;
  /** Time lost waiting for friends, 0 to 1. */
  readonly waited: number;
}

/** A turn's movement, played. Units and contacts in order of id, contacts by time first. */
export interface JointMoved {
  readonly units: readonly Moved[];
  readonly contacts: readonly Contact[];
}

/** Where a unit was at a time between 0 (start) and 1 (end of the turn). */
export function placeAt({ course, final }: Pick<Moved, 'course' | 'final'>, time: number): Placed {
  let last: TimedPlace | undefined;
  for (const next of course) {
    if (next.time > time) {
      if (last === undefined) return next.placed;
      const part = (time - last.time) / (next.time - last.time);
      return { ...last.placed, at: toFineGridPoint(pointOn({ from: last.placed.at, to: next.placed.at }, part)) };
    }
    last = next;
  }
  return final;
}
