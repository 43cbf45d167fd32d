import type { SideId } from '../../battle/index.js';
import type { Reason } from '../../rulebook/index.js';
import type { Bearing, Point } from '../../table/index.js';
import type { FormationKind, Gone, UnitId } from './state.js';
import type { ActionKind } from './terms.js';
import type { StandKind } from './troops.js';

/** What is told of a battle. Every event names the clauses behind it. */
export type RaymondEvent =
  /** One throw for the initiative. A tie is told and thrown again. */
  | {
      readonly kind: 'initiative';
      readonly totals: Readonly<Record<SideId, number>>;
      readonly dice: Readonly<Record<SideId, number>>;
      readonly winner: SideId | null;
      readonly because: readonly Reason[];
    }
  /** One unit's fire at one target. */
  | {
      readonly kind: 'fire';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly stands: number;
      /** Inches to the target, from stand to stand. */
      readonly range: number;
      /** Dice thrown. */
      readonly dice: number;
      readonly hits: number;
      /** A round shot's second strike. */
      readonly bounce: boolean;
      readonly because: readonly Reason[];
    }
  /** A slight pivot before firing. */
  | { readonly kind: 'pivot'; readonly unit: UnitId; readonly degrees: number; readonly because: readonly Reason[] }
  /** A test of one die, or none where a unit in command needs none. */
  | {
      readonly kind: 'test';
      readonly test: 'join-in' | 'charge' | 'intercept';
      readonly unit: UnitId;
      readonly target: UnitId;
      /** The face thrown; `null` without a throw. */
      readonly face: number | null;
      readonly passed: boolean;
      readonly because: readonly Reason[];
    }
  /** A unit has joined in, charged, intercepted or broken through into contact. */
  | {
      readonly kind: 'contact';
      readonly how: 'join-in' | 'charge' | 'intercept' | 'break-through';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly from: Point;
      readonly to: Point;
      readonly because: readonly Reason[];
    }
  /** Hit markers that are not thrown for. */
  | {
      readonly kind: 'hit';
      readonly cause: 'contact' | 'intercept' | 'recoil';
      readonly units: readonly UnitId[];
      readonly because: readonly Reason[];
    }
  /** One set of hand-to-hand dice. */
  | {
      readonly kind: 'attack';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly dice: number;
      readonly hits: number;
      /** This throw took the place of another one. */
      readonly rethrow: boolean;
      readonly outflanking: boolean;
      /** The kinds of stands that throw, lot by lot in the order of the dice. */
      readonly kinds?: readonly StandKind[];
      readonly because: readonly Reason[];
    }
  /** What a unit's hits came to. */
  | {
      readonly kind: 'losses';
      readonly unit: UnitId;
      readonly hits: number;
      /** Stands removed. */
      readonly lost: number;
      readonly left: number;
      readonly because: readonly Reason[];
    }
  /** A unit has left the battle. */
  | {
      readonly kind: 'gone';
      readonly unit: UnitId;
      readonly how: Gone;
      /** Stands that went with it. */
      readonly stands: number;
      readonly because: readonly Reason[];
    }
  /** What a unit did in its movement. */
  | {
      readonly kind: 'move';
      readonly unit: UnitId;
      readonly action: ActionKind;
      readonly doubleTime: boolean;
      readonly formation: FormationKind;
      /** Inches moved. */
      readonly moved: number;
      /** Where it began, every point where it turned, where it ended. */
      readonly path: readonly Point[];
      /** The way it faced before; left out for a charge. */
      readonly faced?: Bearing;
      readonly facing: Bearing;
      /** It was stopped by an interception before its end. */
      readonly stopped: boolean;
      readonly because: readonly Reason[];
    }
  /** A charged unit got out of the way. */
  | {
      readonly kind: 'recoil';
      readonly unit: UnitId;
      readonly charger: UnitId;
      readonly path: readonly Point[];
      readonly because: readonly Reason[];
    }
  /** A charger went on after its target had recoiled, without meeting anybody. */
  | {
      readonly kind: 'break-through';
      readonly unit: UnitId;
      readonly moved: number;
      readonly path: readonly Point[];
      readonly because: readonly Reason[];
    }
  /** Stands that left the table. */
  | {
      readonly kind: 'off-table';
      readonly unit: UnitId;
      readonly stands: number;
      readonly because: readonly Reason[];
    }
  /** Who holds an objective at the end of a turn. */
  | {
      readonly kind: 'holding';
      readonly objective: string;
      readonly side: SideId | null;
      readonly turns: number;
      readonly because: readonly Reason[];
    };
