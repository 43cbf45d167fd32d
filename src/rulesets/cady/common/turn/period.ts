import type { Dice } from '../../../../dice/index.js';
import type { ClauseId, Reason } from '../../../../rulebook/index.js';
import type { Leg, MarchCosts, Moved, Table } from '../../../../table/index.js';
import type { Tested } from '../fighting/three-dice.js';
import type { Skirmisher } from '../moving/skirmish.js';
import type { Order, OrderWords } from '../orders.js';
import type { Teller } from './events.js';
import type { Field } from './field.js';
import type { TurnRules } from './rules.js';
import type { FieldScenario } from './scenario.js';
import type { FieldState, FieldUnit } from './state.js';

/** What a shared phase is run with: the part of the kernel's context that it needs, whatever the period. */
export interface TurnContext<Rules extends TurnRules = TurnRules, Scenario extends FieldScenario = FieldScenario> {
  readonly dice: Dice;
  readonly rules: Rules;
  readonly scenario: Scenario;
  readonly turn: number;
  readonly tell: Teller;
  reveal(what: string): void;
}

/** How a unit goes this turn, where its period has it go otherwise than the common rules say. */
export interface Going {
  /** Movement for the turn before any bonus, cm; the printed one unless said. */
  readonly move?: number;
  /** Thirds of the turn that something else takes. */
  readonly thirdsTaken?: number;
  /** It stays where it is, whatever it was ordered. */
  readonly stays?: boolean;
  /** It does not charge, whatever it was ordered. */
  readonly mayNotCharge?: boolean;
  /** A charge gives it no longer move. */
  readonly noChargeBonus?: boolean;
  /** Where it goes, in place of its order. */
  readonly legs?: readonly Leg[];
  /** The body that it forms, in place of its order: stands abreast, and the gap between them in cm. */
  readonly forms?: Formed;
  /** It changes its formation without losing any of its move. */
  readonly formsFree?: boolean;
  /** What ground and obstacles cost it, in cm, where it is not what the common rules say. */
  readonly costs?: Partial<MarchCosts>;
  readonly because: readonly Reason[];
}

/** Stands abreast, and the gap between them in cm. */
export interface Formed {
  readonly files: number;
  readonly gap: number;
}

/** Something wrong with an order. */
export interface OrderFault {
  readonly clause: ClauseId;
  readonly problem: string;
  readonly mend: string;
}

/** How a unit's move went: what it was told, and what it did. */
export interface Went<Unit extends FieldUnit> {
  readonly unit: Unit;
  readonly order: Order | null;
  readonly moved: Moved;
}

/** What a period brings to the shared turn: where its figures do otherwise than the common rules say. */
export interface Period<Unit extends FieldUnit, Rules extends TurnRules = TurnRules> {
  /** What it adds to the notation of orders. */
  readonly words: OrderWords;
  /** What a three-dice test of a unit hangs on, as it is now; `null`: it takes none, and none is taken on its account. */
  tested(unit: Unit, turn: number, rules: Rules): Tested | null;
  /** How a unit goes this turn; the common rules alone unless it is given. `order`: `null` when a reaction moves it. */
  going?(unit: Unit, order: Order | null, field: Field<Unit, Rules>): Going;
  /** Faults of an order that only the period knows. */
  orderFaults?(unit: Unit, order: Order, state: FieldState<Unit>, rules: Rules): readonly OrderFault[];
  /** The ground that units march over, with what has been made on it; the table as it is unless it is given. */
  ground?(table: Table, state: FieldState<Unit>): Table;
  /** Whether a unit must pass a test to charge, where the common rules say whether one is needed; as they say unless given. */
  testsToCharge?(
    unit: Unit,
    needed: boolean,
    rules: Rules,
  ): { readonly tests: boolean; readonly because: readonly Reason[] };
  /** Whether a unit passes through this friend at no cost, whatever the common rules say. */
  passes?(mover: Unit, friend: Unit, state: FieldState<Unit>, rules: Rules): boolean;
  /** Whether its figures move in the forest as in the open. */
  nativeOfForest?(unit: Unit, rules: Rules): boolean;
  /** What decides whether a unit may form a skirmish line; `null`, or no such question: it never may. */
  skirmisher?(unit: Unit, rules: Rules): Skirmisher | null;
  /** How far a unit sees, in cm; the normal distance of the common rules unless it is given. */
  sightOf?(unit: Unit, field: Field<Unit, Rules>): number;
  /** Levels that a unit stands above the ground, on a wall or tower; 0 unless it is given. */
  storeysOf?(unit: Unit, rules: Rules): number;
  /** Called once for every unit when its move has been carried out: formation, mounts and so on. */
  went?(went: Went<Unit>, state: FieldState<Unit>, table: Table, rules: Rules): void;
}
