import { RuleViolation } from '../../../rulebook/index.js';
import { type Order, type OrderRead, type OrderRules, type OrderWords, plainWords } from './order.js';
import { readText } from './order-text.js';
import { commonRules } from './rules.js';

export * from './order.js';
export { readBearing } from './order-text.js';

/**
 * Reads an order in the notation of the order sheet: parts set off by commas or dashes, in any order and case; a full stop may
 * end it.
 *
 * | part | means |
 * |---|---|
 * | `H` | hold: no move |
 * | `N 1/3`, `NNE 10 cm`, `217 full` | march in a compass direction (sixteen points or degrees) so far |
 * | `ADV 30 cm` | march straight ahead; `ADV N 30 cm` is the same as `N 30 cm` |
 * | `ENG N 2/3`, `CH NE full` | advance to contact; charge |
 * | `Col 4`, `LB` | column four figures abreast; line of battle |
 * | `F N` | facing at the end of the move |
 * | `FIRE red-2`, `HF` | fire at that unit; hold fire |
 * | `FIRE red-2 8 & red-3 4`, `FIRE red-2 & red-3` | so many figures at each; a shot at one, then one at the other |
 * | `FB` | fire at the beginning of the turn, before moving |
 * | `SPIKE` | spike the gun |
 * | `SK`, `SK 2` | skirmish line, of one rank or two |
 * | `HIDE`, `HIDE PH` | take a marker where nobody sees it; with a phantom beside it |
 * | `SURRENDER` | throw down the arms |
 * | `(north of the ford)` | an explanation, also in square brackets or quotes: kept, and carried out by nobody |
 * | `stop north of the ford` | the same, beside a move or `H`: three plain words or more that begin as no other part does |
 *
 * Several legs follow one another: `N 10 cm, NE full`. Fractions are of the printed move. What a period has units do besides is
 * done where it stands among them: `MOUNT, N full`.
 *
 * @param path where the order stands, for the message
 * @param words what the period adds to the notation
 * @param rules how many figures there may be abreast
 * @returns the order, or every fault found in it
 * @clause cady/common/orders/abbreviations
 * @clause cady/common/orders/must-be-specific
 * @clause cady/common/orders/no-conditional
 * @clause cady/common/orders/compass
 * @clause cady/common/materials/compass-directions
 * @clause cady/common/orders/extra-explanation
 */
export function readOrder(
  text: string,
  path = 'order',
  words: OrderWords = plainWords,
  rules: OrderRules = commonRules(),
): OrderRead {
  return readText(text, path, words, rules.roster.unitSize.to);
}

/**
 * The order that somebody carries out, as it is written. It was judged by the rules in force when it was given, and is only read now.
 *
 * @clause cady/common/orders/as-written
 * @throws RuleViolation with every fault when it is no order.
 */
export function standingOrder(
  { id, order }: { readonly id: string; readonly order: string },
  words: OrderWords = plainWords,
): Order {
  return insistOnOrder(readText(order, id, words, Number.POSITIVE_INFINITY));
}

/**
 * Reads an order and throws a RuleViolation with every fault when it cannot be read. What is read is what is written, whatever
 * was meant by it.
 *
 * @clause cady/common/orders/as-written
 */
export function parseOrder(
  text: string,
  path = 'order',
  words: OrderWords = plainWords,
  rules: OrderRules = commonRules(),
): Order {
  return insistOnOrder(readOrder(text, path, words, rules));
}

function insistOnOrder(read: OrderRead): Order {
  if ('violations' in read) throw new RuleViolation(read.violations);
  return read.order;
}
