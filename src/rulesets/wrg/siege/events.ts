import type { UnitId } from '../state.js';
import type { SiegeMeans } from './breach.js';

/** What is told of a siege. Walls, gates and siege material go by their ids. */
export type SiegeEvent =
  /** Ladders stand at a wall, have been cast down from it, or siege material has been let go of or taken up. */
  | {
      readonly kind: 'siege';
      readonly unit: UnitId;
      readonly on: string;
      readonly what: 'ladders-raised' | 'ladders-down' | 'let-go' | 'taken';
    }
  /** A period of breaking something down: figure/periods or casualties that it has come to, of those that it takes. */
  | {
      readonly kind: 'work';
      readonly unit: UnitId;
      readonly on: string;
      readonly means: SiegeMeans;
      readonly figures: number;
      readonly done: number;
      readonly needed: number;
    }
  /** A wall, gate or palisade is broken down. */
  | { readonly kind: 'broken'; readonly on: string; readonly lost: number };
