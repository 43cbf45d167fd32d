import type { SideId } from '../../../../battle/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { Point } from '../../../../table/index.js';
import type { Edge } from '../fighting/melee.js';
import type { Reaction } from '../fighting/morale.js';
import type { ForcedReaction, Gone, UnitId } from './state.js';

/** What the turn of a Cady battle tells, whatever its period, as plain data; a sentence is made of it only when somebody asks. */
export type FieldEvent =
  | { readonly kind: 'orders'; readonly side: SideId; readonly orders: Readonly<Record<UnitId, string>> }
  | {
      readonly kind: 'moved';
      readonly unit: UnitId;
      readonly order: string;
      readonly from: Point;
      readonly to: Point;
      readonly facing: number;
      /** Ground covered, cm. */
      readonly distance: number;
      /** The points of its way, from where it stood to where it stands. */
      readonly way: readonly Point[];
      readonly charging: boolean;
      readonly forced: ForcedReaction | null;
      /** It routs, and nobody in its way may hold it: it leaves the table, as is told next. */
      readonly leaves?: true;
      /** It ran from a charge. */
      readonly flees?: true;
      /** The way it was to face by a turn that it was still making when the enemy met it. */
      readonly turningTo?: number;
      /** What it paid for and why it stopped short. */
      readonly because: readonly Reason[];
      readonly stopped?: string;
    }
  /** A marker, real or phantom, was moved: all that the enemy sees of it. */
  | { readonly kind: 'marker-moved'; readonly side: SideId; readonly marker: string; readonly to: Point }
  /** A unit behind a marker is set out, whole or in part. */
  | {
      readonly kind: 'revealed';
      readonly unit: UnitId;
      /** Its marker; `null`: part of it stood on the table already. */
      readonly marker: string | null;
      readonly partly: boolean;
      readonly because: readonly Reason[];
    }
  /** A phantom is taken off the table. */
  | {
      readonly kind: 'phantom-removed';
      readonly side: SideId;
      readonly marker: string;
      readonly because: readonly Reason[];
    }
  /** A marker that unmasked a phantom stays one, but is known to be real. */
  | { readonly kind: 'declared-real'; readonly marker: string; readonly because: readonly Reason[] }
  /** A unit takes a marker again. The enemy learns that it is gone from sight, and the tags that took its place. */
  | { readonly kind: 'hidden'; readonly unit: UnitId; readonly markers: readonly string[] }
  /** Which of them is the real one: told to its own side. */
  | { readonly kind: 'took-marker'; readonly unit: UnitId; readonly marker: string }
  /** A die has decided when reinforcements come on: only their own side knows. */
  | {
      readonly kind: 'expected';
      readonly units: readonly UnitId[];
      readonly on: number;
      readonly because: readonly Reason[];
    }
  /** Reinforcements whose turn has come, while the ground is taken where they come on: only their own side knows. */
  | { readonly kind: 'waits'; readonly unit: UnitId; readonly at: Point; readonly because: readonly Reason[] }
  | { readonly kind: 'arrived'; readonly unit: UnitId; readonly at: Point; readonly because: readonly Reason[] }
  /** What becomes of a written order on its way. `order` is told only to those who read it. */
  | {
      readonly kind: 'dispatch';
      readonly side: SideId;
      readonly to: UnitId;
      readonly fate: 'sent' | 'on-the-way' | 'delivered' | 'lost' | 'captured';
      readonly order?: string;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'contact';
      readonly a: UnitId;
      readonly b: UnitId;
      readonly edgeOfA: Edge;
      readonly edgeOfB: Edge;
      readonly third: number;
      /** Who has squared up to the other, the way it faces then, and how far it went for that, in cm: more than its move says. */
      readonly squares?: SquaredUp;
      /** They meet over a wall, by a ladder or a tower, once it stands there. */
      readonly storms?: 'ladder' | 'tower';
      /** Why a charge that led to it is none. */
      readonly because: readonly Reason[];
    }
  /** A three-dice test, and what hung on it. */
  | {
      readonly kind: 'three-dice-test';
      readonly unit: UnitId;
      readonly to:
        | 'charge'
        | 'stand'
        | 'break-off'
        | 'hold-a-friend'
        | 'save-the-battle'
        | 'choose-its-fire'
        | 'face-mongols';
      readonly dice: number;
      readonly faces: readonly number[];
      readonly passed: boolean;
      readonly because: readonly Reason[];
    }
  /** How a charge ended before any blow. */
  | {
      readonly kind: 'charge';
      readonly attacker: UnitId;
      readonly defender: UnitId;
      readonly outcome: 'met' | 'refused' | 'fled' | 'caught' | 'got-away';
      readonly because: readonly Reason[];
    }
  /**
   * Men have left their unit for a gun, or a unit has become part of another, or of one battle with it; nobody did (`figures: 0`) where
   * something hindered it.
   */
  | {
      readonly kind: 'regrouped';
      readonly how: 'detached' | 'joined' | 'in-battle';
      /** The unit that they have left, or that they are part of now. */
      readonly unit: UnitId;
      /** The party that left it, the unit that joined it; `null`: nobody left it. */
      readonly with: UnitId | null;
      readonly figures: number;
      readonly because: readonly Reason[];
    }
  /** A unit that is fought on the flank or in the rear turns round to an enemy. */
  | {
      readonly kind: 'turned-to-fight';
      readonly unit: UnitId;
      readonly on: UnitId;
      readonly facing: number;
      readonly because: readonly Reason[];
    }
  /** A melee that is over since losses have left a gap between the two. */
  | { readonly kind: 'out-of-reach'; readonly a: UnitId; readonly b: UnitId; readonly because: readonly Reason[] }
  | { readonly kind: 'held'; readonly unit: UnitId; readonly by: UnitId; readonly because: readonly Reason[] }
  | {
      readonly kind: 'swept-along';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly reaction: ForcedReaction;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'left';
      readonly unit: UnitId;
      readonly how: Gone;
      /** What befell it has been told: its gun was knocked out, its crew fell. */
      readonly toldBefore?: true;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'shock';
      readonly unit: UnitId;
      readonly on: UnitId;
      readonly dice: number;
      readonly faces: readonly number[];
      readonly losses: number;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'melee';
      readonly a: MeleeSideTold;
      readonly b: MeleeSideTold;
      /** For whose figures each throw was, in the order in which they were thrown; none where nobody rolls. */
      readonly thrown: readonly UnitId[];
    }
  | {
      readonly kind: 'broke-through';
      readonly unit: UnitId;
      readonly cm: number;
      /** What kept it from going farther, as of a move. */
      readonly stopped?: string;
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'divided'; readonly unit: UnitId; readonly by: UnitId; readonly because: readonly Reason[] }
  | {
      readonly kind: 'morale';
      readonly unit: UnitId;
      readonly before: number;
      readonly loss: number;
      readonly column: string;
      readonly result: Reaction;
      /** False when it is spared: an opponent in the same melee had it worse, or its battle holds it. */
      readonly counts: boolean;
      /** What it comes to, in words, where that is no move over the table, or where it must do worse already. */
      readonly instead?: string;
      readonly because: readonly Reason[];
    }
  /** What becomes of a battle or brigade of which a unit was in trouble. */
  | {
      readonly kind: 'battle-held';
      readonly side: SideId;
      readonly battle: string;
      readonly outcome: 'held' | 'failed' | 'nobody';
      readonly because: readonly Reason[];
    }
  /** Worn down by continuous melee and attacked again: it routs, or does `reaction` where nothing worse may befall it. */
  | {
      readonly kind: 'worn-out';
      readonly unit: UnitId;
      readonly reaction?: ForcedReaction;
      readonly because: readonly Reason[];
    }
  /** The smaller part of a divided unit routs. */
  | {
      readonly kind: 'part-routed';
      readonly unit: UnitId;
      readonly figures: number;
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'surrendered'; readonly unit: UnitId; readonly to: UnitId; readonly because: readonly Reason[] }
  /** An enemy would not take a unit's surrender. */
  | {
      readonly kind: 'surrender-refused';
      readonly unit: UnitId;
      readonly to: UnitId;
      readonly fightsOn: boolean;
      readonly because: readonly Reason[];
    }
  /** A section of fence or wall is shot or battered away. */
  | { readonly kind: 'breached'; readonly barrier: string; readonly at: Point; readonly because: readonly Reason[] }
  | { readonly kind: 'objective'; readonly objective: string; readonly side: SideId | null; readonly turns: number };

/** How somebody stands who has squared up to an enemy. */
export interface SquaredUp {
  readonly unit: UnitId;
  readonly facing: number;
  readonly cm: number;
}

/** How one side fared in a melee. */
export interface MeleeSideTold {
  readonly unit: UnitId;
  readonly figures: number;
  /** Melee point after everything, or `null` when it does not roll. */
  readonly point: number | null;
  /** Dice thrown for its figures. */
  readonly dice: number;
  readonly losses: number;
  readonly because: readonly Reason[];
}

/** Tells an event; the sides that may know of it, everybody unless said. */
export type Teller = (event: FieldEvent, seenBy?: readonly SideId[]) => void;
