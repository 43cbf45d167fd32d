import type { SideId } from '../../../../battle/index.js';
import type { TableEntry } from '../../../../scenario/index.js';
import type { GameLevel } from '../army/levels.js';

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
  readonly sides: Readonly<
    Record<
      SideId,
      {
        readonly name: string;
        /** Where markers that stand for nobody begin; as many may be on the table at any time. */
        readonly phantoms?: readonly (readonly [number, number])[];
      }
    >
  >;
}
