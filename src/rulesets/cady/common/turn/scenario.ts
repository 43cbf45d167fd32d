import type { SideId } from '../../../../battle/index.js';
import type { TableEntry } from '../../../../scenario/index.js';
import type { GameLevel } from '../army/levels.js';
import type { Reinforcement } from '../army/reinforcements.js';

/** What the turn reads of a scenario, whatever its period. */
export interface FieldScenario {
  readonly name: string;
  readonly level: GameLevel;
  readonly table: TableEntry;
  readonly objectives: readonly {
    readonly id: string;
    readonly name: string;
    readonly at: readonly [number, number];
    readonly radius: number;
  }[];
  /** Optional rules that are played; none where the scenario knows of none. */
  readonly optional?: readonly string[];
  readonly sides: Readonly<
    Record<
      SideId,
      {
        readonly name: string;
        readonly units: readonly FieldEntry[];
        /** Where markers that stand for nobody begin; as many may be on the table at any time. */
        readonly phantoms?: readonly (readonly [number, number])[];
      }
    >
  >;
}

/** What every scenario of Cady's writes of a unit. */
export interface FieldEntry {
  readonly id: string;
  readonly type: string;
  readonly at: readonly [number, number];
  readonly facing: number | string;
  readonly formation?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly arrives?: ArrivalEntry | undefined;
}

/** When a unit comes on that is not there when the battle begins: in a turn, or by a die that its owner throws on the first. */
export type ArrivalEntry = { readonly turn: number } | { readonly die: number; readonly earliest: number };

/** Units that come on later, and whether they come on behind a marker. */
export interface Reinforcements extends Reinforcement {
  readonly hidden: boolean;
}
