import type { SideId } from '../../../battle/index.js';
import type { Reason } from '../../../rulebook/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { FieldEvent } from '../common/turn/events.js';
import type { UnitId, Work } from './state.js';
import type { GunType } from './troops.js';

export type { FieldEvent, MeleeSideTold, SquaredUp } from '../common/turn/events.js';

/** What the ancient and medieval game tells, as plain data; a sentence is made of it only when somebody asks (`tellAncient`). */
export type AncientEvent =
  | FieldEvent
  | {
      readonly kind: 'volley';
      readonly unit: UnitId;
      readonly target: UnitId;
      /** What was shot or thrown. */
      readonly weapon: string;
      readonly groups: readonly VolleyGroupTold[];
      readonly hits: number;
      /** Figures, hits or crew that the target lost. */
      readonly losses: number;
      readonly because: readonly Reason[];
    }
  /** A machine's shot. */
  | {
      readonly kind: 'shot';
      readonly machine: UnitId;
      readonly gun: GunType;
      readonly from: Point;
      readonly bearing: Bearing;
      readonly called: number;
      readonly landed?: Point;
      readonly outcome: 'hit' | 'miss' | 'lost' | 'misfire' | 'explodes';
      readonly losses: Readonly<Record<UnitId, number>>;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'machine-lost';
      readonly unit: UnitId;
      readonly how: 'knocked-out' | 'exploded' | 'no-crew' | 'captured' | 'wrecked';
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'manned'; readonly machine: UnitId; readonly by: UnitId; readonly because: readonly Reason[] }
  /** An elephant, a chariot or a berserker was hit. */
  | { readonly kind: 'hit'; readonly unit: UnitId; readonly because: readonly Reason[] }
  | {
      readonly kind: 'rampage';
      readonly unit: UnitId;
      readonly sum: number;
      readonly losses: Readonly<Record<UnitId, number>>;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'elephant-killed';
      readonly unit: UnitId;
      /** Its driver has killed it by order. */
      readonly byDriver?: true;
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'took-fright'; readonly unit: UnitId; readonly because: readonly Reason[] }
  | {
      readonly kind: 'pushed-back';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly cm: number;
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'formed'; readonly unit: UnitId; readonly formation: string; readonly because: readonly Reason[] }
  | {
      readonly kind: 'work';
      readonly unit: UnitId;
      readonly task: string;
      /** What stands there now that it is done; absent while it goes on. */
      readonly work?: Work;
      readonly because: readonly Reason[];
    }
  /** A side has come in sight of a work that was made unseen. */
  | { readonly kind: 'work-noticed'; readonly work: Work }
  | {
      readonly kind: 'trod-on-caltrops';
      readonly unit: UnitId;
      readonly losses: number;
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'resupplied'; readonly unit: UnitId; readonly by: UnitId; readonly because: readonly Reason[] }
  | { readonly kind: 'out-of-shots'; readonly unit: UnitId; readonly because: readonly Reason[] }
  | { readonly kind: 'captured'; readonly what: string; readonly by: UnitId; readonly because: readonly Reason[] }
  | {
      readonly kind: 'noble';
      readonly noble: string;
      readonly side: SideId;
      readonly fate: 'alone' | 'fights-on' | 'captured' | 'freed' | 'back-with-friends';
      readonly by: UnitId | null;
      /** Figures of the enemy that he struck down, where he fought. */
      readonly struck?: number;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'flame';
      readonly unit: UnitId;
      readonly outcome: 'explodes' | 'misfire' | 'hits';
      readonly losses: Readonly<Record<UnitId, number>>;
      readonly because: readonly Reason[];
    }
  /** Ladders, towers and rams at a castle. */
  | {
      readonly kind: 'siege';
      readonly unit: UnitId;
      readonly gear: string;
      readonly what: 'moved' | 'in-place' | 'rammed' | 'gate-broken' | 'wall-taken' | 'burnt';
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'absorbed'; readonly unit: UnitId; readonly left: number; readonly because: readonly Reason[] }
  | {
      readonly kind: 'decimated';
      readonly unit: UnitId;
      readonly figures: number;
      readonly because: readonly Reason[];
    };

/** Figures that shot alike. */
export interface VolleyGroupTold {
  readonly figures: number;
  readonly shots: number;
  readonly distance: number;
  readonly faces: readonly number[];
}
