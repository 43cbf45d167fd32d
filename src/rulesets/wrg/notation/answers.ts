import type { RequestOfKind } from '../../../battle/index.js';
import { counters } from '../events.js';
import type { WrgRequests, WrgTerms } from '../terms.js';
import { printConducts, readConducts } from './conduct.js';
import { printNewOrders, readNewOrders } from './orders.js';
import { castNotation, flightNotation } from './sorcery.js';
import { isId, misread, type Read, tidy } from './words.js';

/** The answers to one kind of request: how they are typed and written. What is written reads back as the same answer. */
export interface AnswerNotation<K extends keyof WrgRequests> {
  read(typed: string, request: RequestOfKind<WrgTerms, K>): Read<WrgRequests[K]['answer']>;
  print(answer: WrgRequests[K]['answer']): string;
}

type Signs = WrgRequests['signs']['answer'];

/** The id of a general, or nobody. */
function readGeneral(typed: string) {
  const general = tidy(typed);
  if (general === nobody) return { answer: null };
  return isId(general)
    ? { answer: general }
    : misread('', `"${general}" is no general`, `write the id of a general, or "${nobody}"`);
}

/**
 * The notation of every kind of answer.
 *
 * | kind | written | means |
 * |---|---|---|
 * | `orders` | `gauls: by messenger from hanno: ATTACK legion-1; horse: HOLD`; `none` | orders, and how they are sent; all keep theirs |
 * | `declare` | `gauls: charge legion-1; horse: half speed, form 4`; `as ordered` | how units go about their orders |
 * | `counter` | `stand`, `countercharge`, `evade` | what a unit that is charged does |
 * | `signs` | `+general-with-unit, -secure-flank, 0 cover-square-or-defences` | factors added, taken away, left out |
 * | `wish` | `HOLD`; `keep` | the order at once; the one it has stands |
 * | `pursue` | `pursue`, `stay` | whether it pursues |
 * | `recover` | `rally back`, `reorganise` | how it gets into order again |
 * | `challenge` | `hannibal`; `none` | whom the general challenges |
 * | `aim` | `hannibal`; `none` | the general at whom a unit aims |
 * | `cast` | `6 at gauls`; `none` | the spell that a magician nominates, and his target |
 * | `flight` | `(400 300)` | where he flies |
 * | `accept` | `accept`, `refuse` | whether he takes the challenge up |
 */
export const answerNotations: { readonly [K in keyof WrgRequests]: AnswerNotation<K> } = {
  orders: { read: (typed, { units }) => readNewOrders(typed, units), print: printNewOrders },
  declare: { read: readConducts, print: printConducts },
  counter: {
    read: typed => {
      const word = tidy(typed).toLowerCase();
      const counter = counters.find(each => each === word);
      return counter === undefined ? noAnswer(typed, counters) : { answer: counter };
    },
    print: answer => answer,
  },
  signs: { read: readSigns, print: printSigns },
  wish: {
    read: typed => {
      const order = typed.trim();
      if (order === '') return misread('', 'no order', `write an order, or "${keep}"`);
      return { answer: order === keep ? null : order };
    },
    print: answer => answer ?? keep,
  },
  pursue: { read: typed => oneOf(typed, pursueWords), print: answer => wordFor(answer, pursueWords) },
  recover: { read: typed => oneOf(typed, recoverWords), print: answer => wordFor(answer, recoverWords) },
  challenge: { read: readGeneral, print: answer => answer ?? nobody },
  aim: { read: readGeneral, print: answer => answer ?? nobody },
  cast: castNotation,
  flight: flightNotation,
  accept: { read: typed => oneOf(typed, acceptWords), print: answer => wordFor(answer, acceptWords) },
};

const keep = 'keep';
const nobody = 'none';
const pursueWords = [
  ['pursue', true],
  ['stay', false],
  ['yes', true],
  ['no', false],
] as const;
const recoverWords = [
  ['rally back', 'rallying-back'],
  ['reorganise', 'reorganising'],
] as const;
const acceptWords = [
  ['accept', true],
  ['refuse', false],
  ['yes', true],
  ['no', false],
] as const;

/** The answer that a word stands for. */
function oneOf<T>(typed: string, words: readonly (readonly [word: string, answer: T])[]): Read<T> {
  const said = tidy(typed).toLowerCase();
  const found = words.find(([word]) => word === said);
  return found === undefined
    ? noAnswer(
        typed,
        words.map(([word]) => word),
      )
    : { answer: found[1] };
}

/** The first word that stands for an answer. */
function wordFor<T>(answer: T, words: readonly (readonly [word: string, answer: T])[]): string {
  return words.find(([, each]) => each === answer)?.[0] ?? '';
}

function noAnswer(typed: string, words: readonly string[]) {
  return misread('', `"${tidy(typed)}" is no answer`, `write "${words.join('" or "')}"`);
}

/** Reads `+general-with-unit, -secure-flank, 0 cover-square-or-defences`. */
function readSigns(typed: string): Read<Signs> {
  const signs: Record<string, -1 | 0 | 1> = {};
  const parts = tidy(typed).split(',').map(tidy);
  if (parts.length === 1 && (parts[0] === '' || parts[0] === nobody)) return { answer: signs };
  for (const part of parts) {
    const [, sign, factor] = /^([-+−0]) ?([a-z][a-z0-9-]*)$/.exec(part) ?? [];
    if (factor === undefined || Object.hasOwn(signs, factor)) {
      return misread(
        factor ?? '',
        `"${part}" adds and takes away nothing`,
        'write for example "+general-with-unit, -secure-flank"',
      );
    }
    signs[factor] = sign === '+' ? 1 : sign === '0' ? 0 : -1;
  }
  return { answer: signs };
}

function printSigns(signs: Signs): string {
  const parts = Object.entries(signs).map(([factor, sign]) => `${sign === 0 ? '0 ' : sign > 0 ? '+' : '-'}${factor}`);
  return parts.length === 0 ? nobody : parts.join(', ');
}
