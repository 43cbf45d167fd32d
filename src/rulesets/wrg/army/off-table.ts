import { averageDie, type Dice } from '../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';
import type { Training } from '../troops.js';

/** What one throw of troops off the table comes to. */
export type ReturnThrow =
  | { readonly kind: 'nothing' }
  /** They can be seen in the distance, and are back in so many periods. */
  | { readonly kind: 'in-sight'; readonly periods: number }
  | { readonly kind: 'at-once' };

function thrown(training: Training, dice: Dice, die: number): number {
  return training === 'regular' ? dice.marked(averageDie) : dice.roll(die);
}

/**
 * One throw at the beginning of a period for troops that are off the table, other than in rout: those that have left it, and those
 * whose time to arrive has come.
 *
 * Source: Troops Leaving the Field; Deployment.
 *
 * @param training regulars throw an average die, barbarians an ordinary one.
 * @clause wrg/leaving-field/return
 * @clause wrg/leaving-field/delay
 * @clause wrg/setup/off-table-arrival
 */
export function returnThrow(training: Training, dice: Dice, rules: OfArmies = wrgRules()): ReturnThrow {
  const { inSight, atOnce, die } = rules.army.ending.leaving;
  const score = thrown(training, dice, die);
  if (score === atOnce) return { kind: 'at-once' };
  return score === inSight ? { kind: 'in-sight', periods: thrown(training, dice, die) } : { kind: 'nothing' };
}

/** Troops off the table. */
export interface OffTable {
  readonly training: Training;
  /** Throws that they have had in vain; none unless said. */
  readonly thrown?: number;
}

/** Whether and when troops come back. */
export interface Return {
  /** Periods from the first throw left to the period they are on the table again; `null` if they never come. */
  readonly periods: number | null;
  readonly because: readonly Reason[];
}

/**
 * Throws for troops off the table until they come back or have no throw left.
 *
 * @clause wrg/leaving-field/return
 * @clause wrg/leaving-field/delay
 */
export function returnToTable(
  { training, thrown: had = 0 }: OffTable,
  dice: Dice,
  rules: OfArmies = wrgRules(),
): Return {
  const left = Math.max(0, rules.army.ending.leaving.periods - had);
  for (let period = 0; period < left; period += 1) {
    const result = returnThrow(training, dice, rules);
    if (result.kind === 'nothing') continue;
    const delay = result.kind === 'in-sight' ? result.periods : 0;
    const effect = delay === 0 ? 'back at once' : `in sight, back in ${counted(delay, 'period')}`;
    const clause = delay === 0 ? 'wrg/leaving-field/return' : 'wrg/leaving-field/delay';
    return { periods: period + delay, because: [reasonFor(clause, `throw ${had + period + 1}`, effect)] };
  }
  return { periods: null, because: [reasonFor('wrg/leaving-field/return', 'no throw left', 'gone for good')] };
}
