import type { Choices } from '../../../../rulebook/index.js';
import type { StandSize } from '../../../../table/index.js';
import type { Arm } from '../moving/movement.js';
import type { CommonRules } from '../rules.js';
import type { TurnReadings } from './readings.js';
import type { TableRules } from './table-rules.js';

/** What the turn must know of a kind of figure, whatever its period. */
export interface FieldTroop {
  readonly title: string;
  readonly arm: Arm;
  /** Movement per turn, cm. */
  readonly move: number;
  /** Melee point; `null`: it does not melee, or by a chart of its own. */
  readonly melee: number | null;
  /** Morale value, 1 to 5; `null`: it takes no morale test. */
  readonly morale: number | null;
  readonly stand: StandSize;
  /** Full crew; machines only. */
  readonly crew?: number;
}

/** How near one must come to see who keeps still, in cm. */
export interface Lurking {
  readonly inside: number;
  readonly behindWall: number;
}

/** What the turn of a Cady battle is played with: the common numbers, and what a period puts in their places. */
export interface TurnRules extends CommonRules {
  /** The readings taken, by ruling; a ruling not named keeps its default. */
  readonly rulings: Choices;
  /** What the readings say that the turn asks for. */
  readonly readings: TurnReadings;
  readonly troops: { readonly [type: string]: FieldTroop };
  /** Ranks of a line of battle. */
  readonly lineRanks: number;
  /** Figures abreast of a unit that was given no formation. */
  readonly defaultAbreast: { readonly infantry: number; readonly cavalry: number };
  /** How near an enemy must come to see who hides and keeps still in a building or behind a stone wall, in cm; absent: they hide nobody so. */
  readonly lurking?: Lurking;
  /** How the game is laid out and measured on a table. */
  readonly table: TableRules;
}
