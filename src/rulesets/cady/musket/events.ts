import type { SideId } from '../../../battle/index.js';
import type { Reason } from '../../../rulebook/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { FieldEvent } from '../common/turn/events.js';
import type { EventId } from './chance/rules.js';
import type { Projectile } from './rules.js';
import type { UnitId } from './state.js';

export type { FieldEvent, MeleeSideTold, SquaredUp } from '../common/turn/events.js';

/** What the musket game tells, as plain data; a sentence is made of it only when somebody asks (`tellMusket`). */
export type MusketEvent =
  | FieldEvent
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
      /** Guns, buildings, ships and boats that it struck: what became of them is told next. */
      readonly strikes: readonly string[];
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'gun-lost';
      readonly unit: UnitId;
      readonly how: 'knocked-out' | 'spiked' | 'no-crew';
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'grenades';
      readonly unit: UnitId;
      readonly target: UnitId;
      /** How many were thrown. */
      readonly thrown: number;
      /** Figures the target lost, and throwers whom their own took. */
      readonly losses: number;
      readonly throwers: number;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'house';
      readonly what:
        | 'entered'
        | 'left'
        | 'took-floor'
        | 'no-room'
        | 'door-tried'
        | 'door-broken'
        | 'struck'
        | 'wall-fallen'
        | 'floor-gone'
        | 'in-ruins';
      readonly house: string;
      /** Who did it, or was inside; nobody where shot struck an empty house. */
      readonly unit?: UnitId;
      readonly because: readonly Reason[];
    }
  | {
      /** What a unit was ordered and did not do, and why: only its own side knows. */
      readonly kind: 'undone';
      readonly unit: UnitId;
      readonly task: Undone;
      /** The building, gun or vessel that the order named. */
      readonly on?: string;
      readonly because: readonly Reason[];
    }
  | {
      /** Work on trees and barricades; `done` once a barricade stands, or is gone. */
      readonly kind: 'work';
      readonly unit: UnitId;
      readonly task: ForestTask;
      readonly done?: true;
      readonly because: readonly Reason[];
    }
  /** What captains were told: only their own side knows. */
  | { readonly kind: 'helm'; readonly side: string; readonly orders: Readonly<Record<string, string>> }
  | { readonly kind: 'wind'; readonly from: Bearing; readonly because: readonly Reason[] }
  | {
      readonly kind: 'vessel';
      readonly what: VesselDeed;
      readonly vessel: string;
      /** Who came on board, went ashore or was shifted. */
      readonly unit?: UnitId;
      /** Its way, where it moved: the points of its bow, and how it then lies. */
      readonly way?: readonly Point[];
      readonly facing?: Bearing;
      /** How far it went, in cm. */
      readonly cm?: number;
      /** Who is lost with it, its own guns besides. */
      readonly lost?: readonly UnitId[];
      readonly because: readonly Reason[];
    }
  | {
      /** What became of a personal command figure. */
      readonly kind: 'officer';
      readonly unit: UnitId;
      readonly name: string;
      readonly now: 'wounded' | 'left-behind' | 'captured' | 'leads';
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'random-event';
      readonly event: EventId;
      /** The side that it concerns; `null`: both. */
      readonly side: SideId | null;
      readonly because: readonly Reason[];
    }
  | {
      /** What a random event did to a unit. */
      readonly kind: 'befallen';
      readonly event: EventId;
      readonly unit: UnitId;
      /** Figures that it gained or, below 0, lost. */
      readonly figures: number;
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'burns'; readonly woods: readonly string[]; readonly because: readonly Reason[] }
  | {
      readonly kind: 'crew-replaced';
      readonly unit: UnitId;
      readonly men: number;
      /** The unit of foot or horse, or the party of one, whose men take the gun over. */
      readonly from?: UnitId;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'dragoons';
      readonly unit: UnitId;
      readonly now: 'mounted' | 'on-foot';
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'square';
      readonly unit: UnitId;
      /** `half-formed`: the enemy came before it stood. */
      readonly now: 'formed' | 'half-formed' | 'broken';
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
    };

/** What a ship or boat did, or what was done to it. */
export type VesselDeed =
  | 'rowed'
  | 'sailed'
  | 'towed'
  | 'turned'
  | 'not-turned'
  | 'weighed'
  | 'anchored'
  | 'docked'
  | 'portaged'
  | 'not-portaged'
  | 'hauled'
  | 'boarded'
  | 'landed'
  | 'no-room'
  | 'on-deck'
  | 'below'
  | 'gun-shifted'
  | 'to-be-scuttled'
  | 'struck'
  | 'burns'
  | 'fire-out'
  | 'sunk'
  | 'blown-up'
  | 'rowed-back'
  | 'turned-round'
  | 'routed';

/** What may be ordered and come to nothing. */
export type Undone = 'enter' | 'break' | 'man' | 'embark' | 'land' | ForestTask;

/** Work on trees and barricades. */
export type ForestTask = 'fell-trees' | 'build-barricade' | 'clear-barricade';

export interface VolleyGroupTold {
  readonly figures: number;
  readonly shots: number;
  readonly distance: number;
  readonly faces: readonly number[];
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
