import type { OpenBook } from '../../../book/index.js';
import { type ConditionRules, conditionUnder } from './movement/condition.js';
import { type EvadeRules, evadesUnder } from './movement/evades.js';
import { type GoingRules, goingUnder } from './movement/going.js';
import { type ManoeuvreRules, manoeuvresUnder } from './movement/manoeuvres.js';
import { type RateRules, ratesUnder } from './movement/rates.js';
import { type RoutRules, routUnder } from './movement/rout.js';

/** What the game knows about movement, disorganisation, shields, rout and pursuit. Lengths in paces. */
export interface MovementRules {
  readonly rates: RateRules;
  readonly going: GoingRules;
  readonly manoeuvres: ManoeuvreRules;
  /** Evading, advancing out of control, rallying back. */
  readonly evades: EvadeRules;
  readonly condition: ConditionRules;
  readonly rout: RoutRules;
}

/** The rules about movement, disorganisation, shields, rout and pursuit that a book comes to. */
export function movementUnder(book: OpenBook): MovementRules {
  return {
    rates: ratesUnder(book),
    going: goingUnder(book),
    manoeuvres: manoeuvresUnder(book),
    evades: evadesUnder(book),
    condition: conditionUnder(book),
    rout: routUnder(book),
  };
}
