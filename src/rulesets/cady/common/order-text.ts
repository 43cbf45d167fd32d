import type { ClauseId, Violation } from '../../../rulebook/index.js';
import { type Bearing, bearingOf, readCompass } from '../../../table/index.js';
import type {
  FireOrder,
  FireShare,
  Gait,
  OrderedDistance,
  OrderedFormation,
  OrderedLeg,
  OrderedTask,
  OrderRead,
  OrderWords,
} from './order.js';

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

/** Reads what was written of an order; a column may be so many figures abreast at most. */
export function readText(text: string, path: string, words: OrderWords, mostAbreast: number): OrderRead {
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
  const parts = partsOf(text, draft);
  const refuse = (part: string, problem: string) =>
    fault(`"${part}" ${problem}`, 'write for example "N 1/3, Col 4, F N", "CH NE full" or "H"');
  for (const part of parts) {
    if (isExplanation(part, words)) continue;
    const problem = part === '' ? 'is empty' : readPart(part, draft, words, mostAbreast);
    if (problem !== undefined) refuse(part, problem);
  }
  // What explains a move, or why there is none, is kept; without either it would be an order that nobody can carry out.
  for (const part of parts.filter(each => isExplanation(each, words))) {
    if (draft.legs.length > 0 || draft.hold) explain(draft, part);
    else refuse(part, 'cannot be read');
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
  for (const words of explained.filter(each => each !== '')) explain(draft, words);
  return plain
    .replace(/\.\s*$/, '')
    .split(/,|\s[-–—]\s/)
    .filter(part => part.replaceAll(taken, '').trim() !== '' || !part.includes(taken))
    .map(part => part.replaceAll(taken, ' ').trim().replace(/\s+/g, ' '));
}

const explanations = /\([^()[\]"]*\)|\[[^()[\]"]*\]|"[^()[\]"]*"/g;

/** Three plain words or more, as “stop north of the ford”. */
const plainSpeech = /^\p{L}[\p{L}'’-]*( \p{L}[\p{L}'’-]*){2,}$/u;
/** Words that begin a part of an order in every period. */
const opening = ['H', 'HOLD', 'LB', 'HF', 'FB', 'SPIKE', 'HIDE', 'SURRENDER', 'SK', 'COL', 'F', 'FACING', 'FIRE'];

const bearings = /^(NORTH|SOUTH|EAST|WEST)/;

/** Whether a part explains the order in plain words, and begins as no other part does. */
function isExplanation(part: string, { formations, tasks }: OrderWords): boolean {
  const [first = ''] = part.toUpperCase().split(' ');
  const begins = opening.includes(first) || [gaits, formations, tasks].some(words => Object.hasOwn(words, first));
  return !begins && !bearings.test(first) && readBearing(first) === undefined && plainSpeech.test(part);
}

function explain(draft: Draft, words: string): void {
  draft.explanation = draft.explanation === undefined ? words : `${draft.explanation}, ${words}`;
}

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
  const degrees = /^\d{1,3}(\.\d{1,3})?°?$/.test(word) ? Number(word.replace('°', '')) : undefined;
  return degrees !== undefined && degrees < 360 ? degrees : undefined;
}

function wholeNumber(word: string | undefined): number | undefined {
  return word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;
}
