import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import type { Leg, MarchCosts } from '../../../../table/index.js';
import type { Order, OrderWords } from '../orders.js';
import type { Tested } from '../three-dice.js';
import type { Teller } from './events.js';
import type { Field } from './field.js';
import type { TurnRules } from './rules.js';
import type { FieldScenario } from './scenario.js';
import type { FieldUnit } from './state.js';

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
  /** Where it goes, in place of its order. */
  readonly legs?: readonly Leg[];
  /** What ground and obstacles cost it, in cm, where it is not what the common rules say. */
  readonly costs?: Partial<MarchCosts>;
  readonly because: readonly Reason[];
}

/** What a period brings to the shared turn: where its figures do otherwise than the common rules say. */
export interface Period<Unit extends FieldUnit, Rules extends TurnRules = TurnRules> {
  /** What it adds to the notation of orders. */
  readonly words: OrderWords;
  /** What a three-dice test of a unit hangs on, as it is now; `null`: it takes none. */
  tested(unit: Unit, turn: number, rules: Rules): Tested | null;
  /** How a unit goes this turn; the common rules alone unless it is given. */
  going?(unit: Unit, order: Order | null, field: Field<Unit, Rules>): Going;
}
