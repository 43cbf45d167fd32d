import type { Violation } from '../../../rulebook/index.js';
import { type OrderVerb, orderVerbs } from '../rules/reaction/orders.js';
import type { OrderStep, Signal, StandingOrder, WrittenOrder } from './order.js';
import {
  isOrderId,
  printAgainst,
  printGoal,
  printPoint,
  printPreferred,
  type ReadWords,
  readAgainst,
  readFormation,
  readGoal,
  readPoint,
  readPreferred,
  readVerb,
  withPoints,
  wordsOf,
} from './words.js';

const example = 'write for example "ATTACK gauls, at half speed", "MOVE SW 120; HOLD" or "SKIRMISH"';

/** Verbs that make no sense without a goal, unless a standing order leaves it to the word that uses it. */
const needsGoal: readonly OrderVerb[] = ['attack', 'move', 'support', 'follow'];
/** Verbs that are about a unit, and lead to no place. */
const aboutUnits: readonly OrderVerb[] = ['attack', 'charge', 'skirmish', 'support', 'follow'];
/** Verbs that lead to a place or in a direction, and are about nobody. */
const aboutPlaces: readonly OrderVerb[] = ['move', 'hold', 'ambush', 'retire'];

/**
 * Reads an order. What is to be done comes first to last, set off by semicolons; how, by commas.
 *
 * | written | means |
 * |---|---|
 * | `ATTACK gauls` | go at them and into contact |
 * | `CHARGE gauls` | charge them |
 * | `MOVE SW 120`, `MOVE South West`, `MOVE 225 120`, `MOVE TO the-hill`, `MOVE TO (400 300)` | march there; a direction alone leads off the table |
 * | `HOLD`, `HOLD TO the-hill` | stay here, or go there and stay |
 * | `SKIRMISH`, `SKIRMISH gauls` | keep at missile range, shoot, evade |
 * | `PROBE gauls`, `PROBE N 200`, `PROBE TO the-wood` | feel forward and fall back from what is too strong |
 * | `SUPPORT veterans` | help them in any way |
 * | `FOLLOW veterans` | march behind them |
 * | `AMBUSH`, `AMBUSH TO the-wood` | lie in wait |
 * | `RETIRE`, `RETIRE N 200`, `RETIRE TO the-camp` | fall back |
 * | `HARASS`, `HARASS gauls` | any other word: as standing orders say |
 * | `USE INITIATIVE` | no order at all |
 *
 * How: `at half speed`, `in line 12`, `in column 4`, `in column`, `in square`, `via (100 200) (300 250)`, `with fire`, `shoot at gaul-archers`,
 * `shoot at elephants or light cavalry`, `if light or disorganised`.
 *
 * Source: Orders.
 *
 * @clause wrg/orders/skirmish-word
 * @clause wrg/orders/direct-route
 * @clause wrg/orders/initiative-orders-void
 * @clause wrg/fire/orders
 * @clause wrg/shooting/priority/3-supported-friends
 */
export function readOrder(typed: string, path = 'order'): ReadWords<WrittenOrder> {
  const trimmed = typed.trim().replace(/\s+/g, ' ');
  if (/^(use (your )?initiative|take appropriate action|attack suitable targets)$/i.test(trimmed)) {
    return { read: { kind: 'initiative' } };
  }
  const words = wordsOf(trimmed);
  const word = (words[0] ?? '').toLowerCase();
  if (readVerb(word) === undefined && words.length <= 2 && isOrderId(word)) {
    const unit = words[1];
    if (unit === undefined) return { read: { kind: 'standing', word } };
    if (isOrderId(unit)) return { read: { kind: 'standing', word, unit } };
  }
  const steps = readSteps(trimmed, path, true);
  return 'violations' in steps ? steps : { read: { kind: 'steps', steps: steps.read } };
}

/** An order in the notation that `readOrder` reads. */
export function printOrder(order: WrittenOrder): string {
  switch (order.kind) {
    case 'initiative':
      return 'USE INITIATIVE';
    case 'standing':
      return order.unit === undefined ? order.word.toUpperCase() : `${order.word.toUpperCase()} ${order.unit}`;
    case 'steps':
      return order.steps.map(printStep).join('; ');
  }
}

/**
 * Reads a standing order: `HARASS: SKIRMISH, if heavy or medium; CHARGE, if light or disorganised`, or for some troops alone,
 * `HARASS for lc li: SKIRMISH`. The first step that is about an enemy is taken.
 *
 * Source: Standing Orders.
 *
 * @clause wrg/orders/standing-orders
 */
export function readStandingOrder(typed: string, path = 'standingOrders'): ReadWords<StandingOrder> {
  const [head = '', ...rest] = typed.split(':');
  const [word = '', joint, ...troops] = wordsOf(head.trim().toLowerCase());
  const forTroops = joint === 'for' && troops.length > 0 && troops.every(each => /^[a-z][a-z0-9-]*$/.test(each));
  if (!isOrderId(word) || rest.length !== 1 || (joint !== undefined && !forTroops)) {
    return misread(
      path,
      `"${typed}" explains no word`,
      'write for example "HARASS: SKIRMISH, if heavy; CHARGE, if light"',
    );
  }
  const steps = readSteps(rest[0] ?? '', path, false);
  if ('violations' in steps) return steps;
  return { read: { word, ...(forTroops ? { troops } : {}), steps: steps.read } };
}

/** A standing order in the notation that `readStandingOrder` reads. */
export function printStandingOrder({ word, troops, steps }: StandingOrder): string {
  const whom = troops === undefined ? '' : ` for ${troops.join(' ')}`;
  return `${word.toUpperCase()}${whom}: ${steps.map(printStep).join('; ')}`;
}

/**
 * Reads a signal: `TRUMPET advance = MOVE N 200`, `VISUAL red-banner = HOLD`.
 *
 * Source: Orders > Change of Orders.
 *
 * @clause wrg/orders/signals-defined-in-writing
 */
export function readSignal(typed: string, path = 'signals'): ReadWords<Signal> {
  const [head = '', ...rest] = typed.split('=');
  const [kind = '', name = '', ...more] = wordsOf(head.trim().toLowerCase());
  const by = (['trumpet', 'visual'] as const).find(each => each === kind);
  if (by === undefined || !isOrderId(name) || more.length > 0 || rest.length !== 1) {
    return misread(path, `"${typed}" defines no signal`, 'write for example "TRUMPET advance = MOVE N 200"');
  }
  const means = readOrder(rest[0] ?? '', path);
  return 'violations' in means ? means : { read: { name, by, means: means.read } };
}

/** A signal in the notation that `readSignal` reads. */
export function printSignal({ name, by, means }: Signal): string {
  return `${by.toUpperCase()} ${name} = ${printOrder(means)}`;
}

function readSteps(typed: string, path: string, goals: boolean): ReadWords<readonly OrderStep[]> {
  const steps: OrderStep[] = [];
  for (const [at, part] of typed.split(';').entries()) {
    const step = readStep(part, goals);
    if ('problem' in step) return misread(`${path}.steps[${at}]`, step.problem, step.mend ?? example);
    steps.push(step);
  }
  return { read: steps };
}

/** What is wrong with a step, and how to mend it where that is plain. */
interface Misread {
  readonly problem: string;
  readonly mend?: string;
}

/** One step, or what is wrong with it. */
function readStep(typed: string, goals: boolean): OrderStep | Misread {
  const [head = '', ...options] = typed.split(',');
  const [word = '', ...written] = wordsOf(head);
  const verb = readVerb(word);
  if (verb === undefined) return unknownVerb(head.trim());
  const about = withPoints(written, aboutPlaces.includes(verb));
  const goal = about.length === 0 ? undefined : readGoal(about);
  if (about.length > 0 && goal === undefined) return unknownGoal(verb, about);
  const wrong = goalFault(verb, goal, goals);
  if (wrong !== undefined) return wrong;
  let step: OrderStep = goal === undefined ? { verb } : { verb, goal };
  for (const option of options) {
    const more = readOption(wordsOf(option));
    if (more === undefined) return { problem: `"${option.trim()}" does not say how` };
    step = { ...step, ...more };
  }
  return step;
}

function unknownVerb(head: string): Misread {
  const problem = `"${head}" bids nothing that is known`;
  if (/^(if|when|unless)\b/i.test(head)) {
    return { problem, mend: 'write what is to be done first, and then, "ATTACK gauls, if light or disorganised"' };
  }
  const verbs = orderVerbs.map(verb => verb.toUpperCase()).join(', ');
  return { problem, mend: `begin with one of ${verbs}, for example "ATTACK gauls" or "MOVE SW 120; HOLD"` };
}

/** Words that lead to nothing; those before an id that the notation does without may be what is wrong with them. */
function unknownGoal(verb: OrderVerb, about: readonly string[]): Misread {
  const problem = `"${about.join(' ')}" is neither a unit nor a place nor a direction`;
  const last = about.at(-1)?.toLowerCase() ?? '';
  if (about.length < 2 || !isOrderId(last)) return { problem };
  const place = aboutPlaces.includes(verb) ? 'TO ' : '';
  return { problem, mend: `did you mean "${verb.toUpperCase()} ${place}${last}"?` };
}

function goalFault(verb: OrderVerb, goal: OrderStep['goal'], goals: boolean): Misread | undefined {
  const name = verb.toUpperCase();
  if (goal === undefined) return goals && needsGoal.includes(verb) ? { problem: `${name} needs a goal` } : undefined;
  if (aboutUnits.includes(verb) && !('unit' in goal)) {
    const mend = 'place' in goal ? { mend: `did you mean "${name} ${goal.place}"?` } : {};
    return { problem: `${name} is about a unit`, ...mend };
  }
  if (aboutPlaces.includes(verb) && 'unit' in goal) {
    const leads = verb === 'hold' || verb === 'ambush' ? '' : ' or in a direction';
    return { problem: `${name} leads to a place (TO …)${leads}`, mend: `did you mean "${name} TO ${goal.unit}"?` };
  }
  if ((verb === 'hold' || verb === 'ambush') && 'direction' in goal) {
    return { problem: `${name} leads to a place (TO …)`, mend: `write "MOVE ${printGoal(goal)}; ${name}"` };
  }
  return undefined;
}

function readOption([kind = '', ...words]: readonly string[]): Partial<OrderStep> | undefined {
  switch (kind.toLowerCase()) {
    case 'at':
      return words.join(' ').toLowerCase() === 'half speed' ? { pace: 'half' } : undefined;
    case 'in': {
      const formation = readFormation(words);
      return formation === undefined ? undefined : { formation };
    }
    case 'via': {
      const points = words.map(readPoint).filter(each => each !== undefined);
      return points.length === 0 || points.length < words.length ? undefined : { via: points };
    }
    case 'with':
      return words.join(' ').toLowerCase() === 'fire' ? { fire: true } : undefined;
    case 'shoot': {
      const [at = '', ...whom] = words;
      const shootAt = at.toLowerCase() === 'at' ? readPreferred(whom) : undefined;
      return shootAt === undefined ? undefined : { shootAt };
    }
    case 'if': {
      const against = readAgainst(words);
      return against === undefined ? undefined : { against };
    }
    default:
      return undefined;
  }
}

function printStep({ verb, goal, pace, formation, via, fire, shootAt, against }: OrderStep): string {
  const files = formation?.files === undefined ? '' : ` ${formation.files}`;
  return [
    goal === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${printGoal(goal)}`,
    ...(pace === undefined ? [] : ['at half speed']),
    ...(formation === undefined ? [] : [`in ${formation.shape}${files}`]),
    ...(via === undefined ? [] : [`via ${via.map(printPoint).join(' ')}`]),
    ...(fire === undefined ? [] : ['with fire']),
    ...(shootAt === undefined ? [] : [`shoot at ${printPreferred(shootAt)}`]),
    ...(against === undefined ? [] : [`if ${printAgainst(against)}`]),
  ].join(', ');
}

function misread(path: string, problem: string, mend: string): { readonly violations: readonly [Violation] } {
  return { violations: [{ path, problem, mend }] };
}
