import type { ClauseId, Violation } from '../../../rulebook/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import { type Bearing, bearingOf, readCompass } from '../../../table/index.js';
import { commonRules } from './rules.js';

/** How far a leg goes: the whole move that is left, a fraction of the printed move, or a length in cm. */
export type OrderedDistance =
  | { readonly by: 'full' }
  | { readonly by: 'fraction'; readonly of: readonly [number, number] }
  | { readonly by: 'cm'; readonly cm: number };

/** One straight stretch of an ordered move. `ahead` marches the way the unit faces. */
export interface OrderedLeg {
  readonly direction: Bearing | 'ahead';
  readonly distance: OrderedDistance;
}

/**
 * A formation as an order names it: a column so many figures abreast, a line of battle, a skirmish line of one or two ranks, or
 * one that only the period knows.
 */
export type OrderedFormation =
  | { readonly shape: 'column'; readonly abreast: number }
  | { readonly shape: 'line' }
  | { readonly shape: 'skirmish'; readonly ranks: number }
  | { readonly shape: 'special'; readonly name: string };

/** What a unit is told about shooting. */
export type FireOrder =
  | { readonly fire: 'at'; readonly target: string }
  | { readonly fire: 'among'; readonly targets: readonly FireShare[] }
  | { readonly fire: 'hold' };

/** One of several targets of a unit: so many of its figures shoot at it; without a number, all of them with one of their shots. */
export interface FireShare {
  readonly target: string;
  readonly figures?: number;
}

/** The enemies that an order names to be shot at. */
export function targetsNamed(fire: FireOrder | undefined): readonly string[] {
  if (fire === undefined || fire.fire === 'hold') return [];
  return fire.fire === 'at' ? [fire.target] : fire.targets.map(({ target }) => target);
}

/** How the unit goes: an ordinary march, an advance to contact, or a charge (which alone has shock and the bonus). */
export type Gait = 'march' | 'engage' | 'charge';

/**
 * A written order: where to go, how, in which formation, facing which way, and whether to fire. An order without legs
 * holds the unit where it is.
 *
 * @clause cady/common/orders/contents-direction
 * @clause cady/common/orders/contents-distance
 * @clause cady/common/orders/contents-formation
 * @clause cady/common/orders/contents-facing
 * @clause cady/common/charge/engage-vs-charge
 */
export interface Order {
  readonly gait: Gait;
  readonly legs: readonly OrderedLeg[];
  readonly formation?: OrderedFormation;
  readonly facing?: Bearing;
  readonly fire?: FireOrder;
  /** Fire at the beginning of the turn, from where it stands, and move after. */
  readonly fireFirst?: boolean;
  /** Spike one's own gun. */
  readonly spike?: boolean;
  /** Go behind a marker at the end of the move, if nobody can see it; `with-phantom` sets a phantom beside it. */
  readonly hide?: 'alone' | 'with-phantom';
  /** Throw down its arms to an enemy unit near by. */
  readonly surrender?: boolean;
  /** What it does besides, in the words of the period. */
  readonly tasks?: readonly OrderedTask[];
  /** What was added in words for whoever reads the order; the unit does what the rest of it says. */
  readonly explanation?: string;
}

/** Something that a period has its units do: `DIG`, `RAM gate`. */
export interface OrderedTask {
  readonly task: string;
  /** What it is done to, where the task needs it said. */
  readonly on?: string;
  /** How many legs of the move come before it, where others follow; absent: it comes last. */
  readonly after?: number;
}

/** The words that a period adds to the notation of orders, in capitals. */
export interface OrderWords {
  /** Formations of its own, by word. */
  readonly formations: { readonly [word: string]: string };
  /** Tasks, by word; `on`: what must follow the word. */
  readonly tasks: { readonly [word: string]: { readonly task: string; readonly on?: 'id' } };
}

/** The part of a ruleset's rules by which a new order is judged. */
export interface OrderRules {
  /** Figures of a unit: none marches in a column broader than all of it. */
  readonly roster: { readonly unitSize: { readonly to: number } };
}

/** The notation without any period's words. */
export const plainWords: OrderWords = { formations: {}, tasks: {} };

const specific: ClauseId = 'cady/common/orders/must-be-specific';
const conditional: ClauseId = 'cady/common/orders/no-conditional';

const conditionalWords = /(?<![\w-])(if|when|whenever|unless|until|wherever|then|follow|pursue|chase)(?![\w-])/i;
const gaits: Readonly<Record<string, Gait>> = {
  ADV: 'march',
  ADVANCE: 'march',
  MARCH: 'march',
  ENG: 'engage',
  ENGAGE: 'engage',
  CH: 'charge',
  CHARGE: 'charge',
};

interface Draft {
  gait: Gait;
  legs: OrderedLeg[];
  hold: boolean;
  formation?: OrderedFormation;
  facing?: Bearing;
  fire?: FireOrder;
  fireFirst?: boolean;
  spike?: boolean;
  hide?: 'alone' | 'with-phantom';
  surrender?: boolean;
  tasks?: OrderedTask[];
  explanation?: string;
}

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
  return read(text, path, words, rules.roster.unitSize.to);
}

/**
 * The order that somebody carries out. It was judged by the rules in force when it was given, and is only read now.
 *
 * @throws RuleViolation with every fault when it is no order.
 */
export function standingOrder(
  { id, order }: { readonly id: string; readonly order: string },
  words: OrderWords = plainWords,
): Order {
  return insistOnOrder(read(order, id, words, Number.POSITIVE_INFINITY));
}

/** An order that was read, or every fault of what was written. */
export type OrderRead = { order: Order } | { violations: readonly Violation[] };

function read(text: string, path: string, words: OrderWords, mostAbreast: number): OrderRead {
  const violations: Violation[] = [];
  const fault = (problem: string, mend: string, clause: ClauseId = specific) =>
    violations.push({ path, clause, problem, mend });
  if (text.length > 400) {
    fault('the order is longer than 400 characters', 'write a direction, a distance, a formation and a facing');
    return { violations };
  }
  const condition = conditionalWords.exec(text);
  if (condition !== null) {
    fault(
      `"${condition[0]}" makes the order depend on something`,
      'order what the unit does this turn; write a new order next turn when you have seen the enemy move',
      conditional,
    );
    return { violations };
  }
  const draft: Draft = { gait: 'march', legs: [], hold: false };
  for (const part of partsOf(text, draft)) {
    const problem = part === '' ? 'is empty' : readPart(part, draft, words, mostAbreast);
    if (problem !== undefined)
      fault(`"${part}" ${problem}`, 'write for example "N 1/3, Col 4, F N", "CH NE full" or "H"');
  }
  if (draft.hold && draft.legs.length > 0) fault('the order holds and moves at once', 'leave out either H or the move');
  if (draft.fireFirst && draft.fire?.fire === 'hold') fault('the order fires and holds fire', 'leave out FB or HF');
  if (violations.length > 0) return { violations };
  const { hold: _, tasks, ...order } = draft;
  if (tasks === undefined) return { order };
  return { order: { ...order, tasks: tasks.map(task => lastOrBefore(task, order.legs.length)) } };
}

/**
 * The parts of an order: set off by commas, or by dashes with space about them, which a minus has not. Explanations are taken out
 * of it.
 */
function partsOf(text: string, draft: Draft): readonly string[] {
  const explained: string[] = [];
  const plain = text.replace(explanations, marked => {
    explained.push(marked.slice(1, -1).trim().replace(/\s+/g, ' '));
    return taken;
  });
  const said = explained.filter(words => words !== '');
  if (said.length > 0) draft.explanation = said.join(', ');
  return plain
    .replace(/\.\s*$/, '')
    .split(/,|\s[-–—]\s/)
    .filter(part => part.replaceAll(taken, '').trim() !== '' || !part.includes(taken))
    .map(part => part.replaceAll(taken, ' ').trim().replace(/\s+/g, ' '));
}

const explanations = /\([^()[\]"]*\)|\[[^()[\]"]*\]|"[^()[\]"]*"/g;

/** Stands where an explanation was taken out. */
const taken = '\u0000';

/** A task without its place in the order where no leg comes after it. */
function lastOrBefore({ after, ...task }: OrderedTask, legs: number): OrderedTask {
  return after === undefined || after === legs ? task : { ...task, after };
}

function readPart(part: string, draft: Draft, period: OrderWords, mostAbreast: number): string | undefined {
  const upper = part.toUpperCase();
  const words = upper.split(' ');
  const first = words[0] ?? '';
  if (upper === 'H' || upper === 'HOLD') return once(draft.hold, () => (draft.hold = true));
  if (upper === 'LB') return once(draft.formation !== undefined, () => (draft.formation = { shape: 'line' }));
  if (upper === 'HF') return once(draft.fire !== undefined, () => (draft.fire = { fire: 'hold' }));
  if (upper === 'FB') return once(draft.fireFirst === true, () => (draft.fireFirst = true));
  if (upper === 'SPIKE') return once(draft.spike === true, () => (draft.spike = true));
  if (upper === 'HIDE' || upper === 'HIDE PH') {
    return once(draft.hide !== undefined, () => (draft.hide = upper === 'HIDE' ? 'alone' : 'with-phantom'));
  }
  if (upper === 'SURRENDER') return once(draft.surrender === true, () => (draft.surrender = true));
  if (first === 'SK') return readSkirmish(words, draft);
  const special = Object.hasOwn(period.formations, upper) ? period.formations[upper] : undefined;
  if (special !== undefined) {
    return once(draft.formation !== undefined, () => (draft.formation = { shape: 'special', name: special }));
  }
  const task = Object.hasOwn(period.tasks, first) ? period.tasks[first] : undefined;
  if (task !== undefined) return readTask(part.split(' '), task, draft);
  if (first === 'COL') return readColumn(words, draft, mostAbreast);
  if (first === 'F' || first === 'FACING') return readFacing(words, draft);
  if (first === 'FIRE') return readFire(part.split(' '), draft);
  return readLeg(words, draft);
}

function once(already: boolean, set: () => void): string | undefined {
  if (already) return 'is said twice';
  set();
  return undefined;
}

function readColumn(words: readonly string[], draft: Draft, most: number): string | undefined {
  const abreast = wholeNumber(words[1]);
  if (words.length !== 2 || abreast === undefined || abreast < 1 || abreast > most) {
    return `needs the number of figures abreast, ${most === Number.POSITIVE_INFINITY ? '1 or more' : `1 to ${most}`}`;
  }
  return once(draft.formation !== undefined, () => (draft.formation = { shape: 'column', abreast }));
}

function readSkirmish(words: readonly string[], draft: Draft): string | undefined {
  const ranks = words.length === 1 ? 1 : wholeNumber(words[1]);
  if (words.length > 2 || (ranks !== 1 && ranks !== 2)) return 'needs one rank or two';
  return once(draft.formation !== undefined, () => (draft.formation = { shape: 'skirmish', ranks }));
}

function readTask(
  [, on, ...more]: readonly string[],
  { task, on: needs }: OrderWords['tasks'][string],
  draft: Draft,
): string | undefined {
  if (needs === undefined && on !== undefined) return 'is said without anything after it';
  if (needs === 'id' && (on === undefined || more.length > 0)) return 'needs the name of what it is done to';
  return once(draft.tasks?.some(each => each.task === task) === true, () => {
    const after = draft.legs.length;
    draft.tasks = [...(draft.tasks ?? []), on === undefined ? { task, after } : { task, on, after }];
  });
}

function readFacing(words: readonly string[], draft: Draft): string | undefined {
  const facing = readBearing(words[1] ?? '');
  if (words.length !== 2 || facing === undefined) return 'needs a compass direction or degrees';
  return once(draft.facing !== undefined, () => (draft.facing = facing));
}

function readFire([, ...words]: readonly string[], draft: Draft): string | undefined {
  const names = words.length > 1 && words[0]?.toUpperCase() === 'AT' ? words.slice(1) : words;
  if (names.includes('&')) return readShares(names, draft);
  const [target] = names;
  if (target === undefined || names.length > 1) {
    return 'needs the name of one enemy unit, or of several with how many figures fire at each: "red-2 8 & red-3 4"';
  }
  return once(draft.fire !== undefined, () => (draft.fire = { fire: 'at', target }));
}

function readShares(words: readonly string[], draft: Draft): string | undefined {
  const shares = words
    .join(' ')
    .split('&')
    .map(share => share.trim().split(' '));
  const targets = shares.map(([target = '', figures]): FireShare => {
    const count = wholeNumber(figures);
    return count === undefined ? { target } : { target, figures: count };
  });
  const counted = targets.filter(({ figures }) => figures !== undefined).length;
  if (
    targets.some(({ target }, at) => target === '' || shares[at]?.length !== (counted === 0 ? 1 : 2)) ||
    (counted !== 0 && counted !== targets.length)
  ) {
    return 'needs how many figures fire at each, "red-2 8 & red-3 4", or no number for a shot at each, "red-2 & red-3"';
  }
  if (new Set(targets.map(({ target }) => target)).size < targets.length) return 'names a unit twice';
  return once(draft.fire !== undefined, () => (draft.fire = { fire: 'among', targets }));
}

function readLeg(words: readonly string[], draft: Draft): string | undefined {
  const gait = gaits[words[0] ?? ''];
  const rest = gait === undefined ? words : words.slice(1);
  if (gait !== undefined) {
    if (draft.legs.length > 0 && draft.gait !== gait) return 'changes the gait in the middle of the order';
    draft.gait = gait;
  }
  const leg = readWay(rest, gait !== undefined);
  if (leg === undefined) return 'cannot be read';
  if (leg.distance === undefined) return 'needs a distance: full, a fraction such as 1/3, or so many cm';
  draft.legs.push({ direction: leg.direction, distance: leg.distance });
  return undefined;
}

/** Where to and how far. Only after a gait may the direction be left out: then the unit goes the way it faces. */
function readWay(
  words: readonly string[],
  afterGait: boolean,
): { direction: OrderedLeg['direction']; distance: OrderedDistance | undefined } | undefined {
  const ahead = afterGait ? readDistance(words) : undefined;
  if (ahead !== undefined) return { direction: 'ahead', distance: ahead };
  const direction = readBearing(words[0] ?? '');
  if (direction === undefined) return afterGait ? { direction: 'ahead', distance: undefined } : undefined;
  return { direction, distance: readDistance(words.slice(1)) };
}

function readDistance(words: readonly string[]): OrderedDistance | undefined {
  const [first = '', second] = words;
  if (words.length === 1 && first === 'FULL') return { by: 'full' };
  const fraction = /^([1-9]\d?)\/([1-9]\d?)$/.exec(first);
  if (words.length === 1 && fraction !== null) {
    const of = [Number(fraction[1]), Number(fraction[2])] as const;
    return of[0] <= of[1] ? { by: 'fraction', of } : undefined;
  }
  const cm = /^\d{1,3}(\.\d{1,3})?$/.test(first)
    ? Number(first)
    : Number(/^(\d{1,3}(?:\.\d{1,3})?)CM$/.exec(first)?.[1]);
  const hasUnit = (words.length === 2 && second === 'CM') || (words.length === 1 && first.endsWith('CM'));
  return hasUnit && cm > 0 ? { by: 'cm', cm } : undefined;
}

/** Reads a compass point or degrees (0 to 359.999); `undefined` when it is neither. */
export function readBearing(word: string): Bearing | undefined {
  const point = readCompass(word);
  if (point !== undefined) return bearingOf(point);
  const degrees = /^\d{1,3}(\.\d{1,3})?$/.test(word) ? Number(word) : undefined;
  return degrees !== undefined && degrees < 360 ? degrees : undefined;
}

function wholeNumber(word: string | undefined): number | undefined {
  return word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;
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
