import type { SideId } from '../../../battle/index.js';
import type { Reason } from '../../../rulebook/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { Edge, Reaction } from '../common/index.js';
import type { Projectile } from './rules.js';
import type { ForcedReaction, Gone, UnitId } from './state.js';

/** What the musket game tells, as plain data; a sentence is made of it only when somebody asks (`tellMusket`). */
export type MusketEvent =
  | { readonly kind: 'orders'; readonly side: SideId; readonly orders: Readonly<Record<UnitId, string>> }
  | {
      readonly kind: 'moved';
      readonly unit: UnitId;
      readonly order: string;
      readonly from: Point;
      readonly to: Point;
      readonly facing: Bearing;
      /** Ground covered, cm. */
      readonly distance: number;
      readonly charging: boolean;
      readonly forced: ForcedReaction | null;
      /** What it paid for and why it stopped short. */
      readonly because: readonly Reason[];
      readonly stopped?: string;
    }
  | {
      readonly kind: 'contact';
      readonly a: UnitId;
      readonly b: UnitId;
      readonly edgeOfA: Edge;
      readonly edgeOfB: Edge;
      readonly third: number;
      /** Why a charge that led to it is none. */
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'held'; readonly unit: UnitId; readonly by: UnitId; readonly because: readonly Reason[] }
  | {
      readonly kind: 'swept-along';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly reaction: ForcedReaction;
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'left'; readonly unit: UnitId; readonly how: Gone; readonly because: readonly Reason[] }
  | {
      readonly kind: 'shot';
      readonly gun: UnitId;
      readonly projectile: Projectile;
      readonly from: Point;
      readonly bearing: Bearing;
      /** The range called, cm; canister is not called. */
      readonly called?: number;
      readonly landed?: Point;
      /** Where it struck, for pictures. */
      readonly area: ShotArea;
      readonly losses: Readonly<Record<UnitId, number>>;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'gun-lost';
      readonly unit: UnitId;
      readonly how: 'knocked-out' | 'spiked' | 'no-crew';
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'volley';
      readonly unit: UnitId;
      readonly target: UnitId;
      /** Figures firing, shots each, and the faces that hit, group by group. */
      readonly groups: readonly VolleyGroupTold[];
      readonly hits: number;
      /** Figures the target lost. */
      readonly losses: number;
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
  | { readonly kind: 'melee'; readonly a: MeleeSideTold; readonly b: MeleeSideTold }
  | { readonly kind: 'divided'; readonly unit: UnitId; readonly by: UnitId; readonly because: readonly Reason[] }
  | {
      readonly kind: 'morale';
      readonly unit: UnitId;
      readonly before: number;
      readonly loss: number;
      readonly column: string;
      readonly result: Reaction;
      /** False when an opponent in the same melee had it worse. */
      readonly counts: boolean;
      readonly because: readonly Reason[];
    }
  /** Worn down by continuous melee and attacked again: it routs. */
  | { readonly kind: 'worn-out'; readonly unit: UnitId; readonly because: readonly Reason[] }
  /** The smaller part of a divided unit routs. */
  | {
      readonly kind: 'part-routed';
      readonly unit: UnitId;
      readonly figures: number;
      readonly because: readonly Reason[];
    }
  /** A section of fence or wall is shot away. */
  | { readonly kind: 'breached'; readonly barrier: string; readonly at: Point; readonly because: readonly Reason[] }
  | { readonly kind: 'objective'; readonly objective: string; readonly side: SideId | null; readonly turns: number };

export interface VolleyGroupTold {
  readonly figures: number;
  readonly shots: number;
  readonly distance: number;
  readonly faces: readonly number[];
}

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

export type ShotArea =
  | { readonly shape: 'circle'; readonly centre: Point; readonly diameter: number }
  | { readonly shape: 'stick'; readonly from: Point; readonly bearing: Bearing; readonly length: number }
  | {
      readonly shape: 'wedge';
      readonly from: Point;
      readonly bearing: Bearing;
      readonly range: number;
      readonly halfAngle: number;
    };
