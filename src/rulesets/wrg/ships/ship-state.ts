import type { Bearing, Point } from '../../../table/index.js';
import type { TroopClass } from '../troops.js';

/** The id of a ship, unique in its scenario. */
export type ShipId = string;

/** What kinds of ships there are. */
export const shipKinds = ['raider', 'galley', 'transport'] as const;
export type ShipKind = (typeof shipKinds)[number];

/** A ship off a shore, or run up on it. Lengths in paces. */
export interface Ship {
  readonly id: ShipId;
  readonly name: string;
  /** Whose it is. */
  readonly side: string;
  readonly kind: ShipKind;
  /** The class that all count as who are aboard. */
  readonly company: 'C' | 'D';
  readonly length: number;
  readonly beam: number;
  /** Paces that it is rowed in a period, as both sides agreed. */
  readonly rows: number;
  /** Where its bow runs aground. */
  readonly grounds: Point;
  /** The middle of its bow, and the way that it points. */
  at: Point;
  readonly facing: Bearing;
  aground: boolean;
  gone: 'left-table' | 'burnt' | 'destroyed' | null;
}

/** What a body is aboard, and what it is again on land. */
export interface AboardShip {
  readonly ship: ShipId;
  readonly ashore: {
    readonly class: TroopClass;
    /** The unit of which it is a sub-unit. */
    readonly parent: string | null;
    /** Figures abreast. */
    readonly files: number;
  };
}

/** What a unit does about ships in a period. */
export interface ShipConduct {
  /** It climbs over the side of its ship and goes ashore. */
  readonly lands?: true;
  /** It climbs aboard this ship. */
  readonly boards?: ShipId;
}
