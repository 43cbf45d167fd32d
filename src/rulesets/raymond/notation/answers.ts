import type { RequestOfKind } from '../../../battle/index.js';
import type { RaymondRules } from '../rules.js';
import type { AttackAnswer, FireAnswer, RaymondRequests, RaymondTerms } from '../terms.js';
import { isStandKind, type StandKind } from '../troops.js';
import { printSteps, printUnitAction, readSteps, readUnitAction } from './actions.js';
import { firstWord, isId, misread, partsOf, type Read, readCount, readNumber } from './words.js';

/** The answers to one kind of request: how they are typed and written. What is written reads back as the same answer. */
export interface AnswerNotation<K extends keyof RaymondRequests> {
  read(
    typed: string,
    request: RequestOfKind<RaymondTerms, K>,
    by: { readonly rules: RaymondRules },
  ): Read<RaymondRequests[K]['answer']>;
  print(answer: RaymondRequests[K]['answer']): string;
}

/**
 * The notation of every kind of answer.
 *
 * | kind | written | means |
 * |---|---|---|
 * | `fire` | `skippon 3, ireton 1`; `pivot 2, skippon`; `hold` | so many stands at each, all that can if no number is given; after a slight pivot; none |
 * | `join-in` | `rupert`; `none` | which unit joins in |
 * | `attack` | `skippon 1 2 3, ireton 4 with pike` | which stands attack whom, counted from 1; whose combat value extra dice use |
 * | `rethrow` | `yes`, `no` | throw all dice again |
 * | `losses` | `stands 1 3` | which stands are lost |
 * | `withdraw` | `stay`, `go` | stay in contact, or withdraw |
 * | `move` | `kings-foot: M 4, T 30`; `end` | see `readAction` |
 * | `intercept` | `now`, `after 2`, `pass` | after so many more inches of the enemy's move |
 * | `recoil` | `T 180, M 20`; `stand` | the way of the recoil |
 * | `break-through` | `go 4`, `stop` | so many inches straight on |
 * | `retreat` | `kings-foot, byron`; `none` | which units leave the field |
 */
export const answerNotations: { readonly [K in keyof RaymondRequests]: AnswerNotation<K> } = {
  fire: { read: (typed, { targets }) => readFire(typed, targets), print: printFire },
  'join-in': {
    read: typed => (typed === 'none' ? { answer: null } : readUnit(typed, 'none')),
    print: answer => answer ?? 'none',
  },
  attack: { read: (typed, _, { rules }) => readAttack(typed, rules), print: printAttack },
  rethrow: {
    read: typed => oneOf(typed, { yes: true, y: true, again: true, no: false, n: false, keep: false }),
    print: answer => (answer ? 'yes' : 'no'),
  },
  losses: { read: readLosses, print: answer => ['stands', ...answer.map(stand => stand + 1)].join(' ') },
  withdraw: {
    read: typed => oneOf(typed, { stay: true, go: false }),
    print: answer => (answer ? 'stay' : 'go'),
  },
  move: { read: typed => readUnitAction(typed), print: printUnitAction },
  intercept: { read: readIntercept, print: answer => (answer === null ? 'pass' : `after ${answer.after}`) },
  recoil: {
    read: typed => {
      if (typed === 'stand') return { answer: null };
      const read = readSteps(typed);
      return 'violations' in read ? read : { answer: { steps: read.answer } };
    },
    print: answer => (answer === null ? 'stand' : printSteps(answer.steps)),
  },
  'break-through': { read: readBreakThrough, print: answer => (answer === 0 ? 'stop' : `go ${answer}`) },
  retreat: { read: readRetreat, print: answer => (answer.length === 0 ? 'none' : answer.join(', ')) },
};

function readFire(typed: string, targets: RaymondRequests['fire']['asks']['targets']): Read<FireAnswer> {
  const mend = 'write for example "skippon 3, ireton 1", "pivot 2, skippon 3" or "hold"';
  const parts = partsOf(typed);
  const [word, rest] = firstWord(parts[0] ?? '');
  const turns = word === 'pivot' ? readNumber(rest) : undefined;
  if (word === 'pivot' && turns === undefined) return misread('pivot', `"${rest}" is no number of degrees`, mend);
  const pivot = turns === undefined ? {} : { pivot: turns };
  const aims = turns === undefined ? parts : parts.slice(1);
  if (aims.length === 0 || (aims.length === 1 && aims[0] === 'hold')) return { answer: { ...pivot, at: [] } };
  const at: { readonly target: string; readonly stands: number }[] = [];
  for (const aim of aims) {
    const [target = '', number = '', ...more] = aim.split(' ');
    const all = targets.find(each => each.target === target)?.stands ?? 1;
    const stands = number === '' ? all : readCount(number);
    if (!isId(target) || stands === undefined || more.length > 0) {
      return misread('at', `"${aim}" is no target with its number of stands`, mend);
    }
    at.push({ target, stands });
  }
  return { answer: { ...pivot, at } };
}

function printFire({ pivot, at }: FireAnswer): string {
  const aims = at.length === 0 ? ['hold'] : at.map(({ target, stands }) => `${target} ${stands}`);
  return [...(pivot === undefined ? [] : [`pivot ${pivot}`]), ...aims].join(', ');
}

function readAttack(typed: string, rules: RaymondRules): Read<AttackAnswer> {
  const mend = 'write for example "skippon 1 2 3, ireton 4", stands counted from 1 as they are listed';
  const attacks: AttackAnswer['attacks'][number][] = [];
  for (const part of partsOf(typed)) {
    const [, target = '', numbers = '', kind] = /^(\S+)((?: \d+)*)(?: with (\S+))?$/.exec(part) ?? [];
    const stands = numbers
      .split(' ')
      .filter(word => word !== '')
      .map(readCount);
    const extraDiceOf = kind !== undefined && isStandKind(kind, rules) ? kind : undefined;
    const known = stands.filter(stand => stand !== undefined);
    if (!isId(target) || known.length < stands.length || (kind !== undefined && extraDiceOf === undefined)) {
      return misread('attacks', `"${part}" is no enemy with the stands that attack it`, mend);
    }
    attacks.push(attackOf(target, known, extraDiceOf));
  }
  return { answer: { attacks } };
}

function attackOf(
  target: string,
  stands: readonly number[],
  extraDiceOf: StandKind | undefined,
): AttackAnswer['attacks'][number] {
  const places = stands.map(stand => stand - 1);
  return { target, stands: places, ...(extraDiceOf === undefined ? {} : { extraDiceOf }) };
}

function printAttack({ attacks }: AttackAnswer): string {
  return attacks
    .map(({ target, stands, extraDiceOf }) => {
      const kind = extraDiceOf === undefined ? '' : ` with ${extraDiceOf}`;
      return `${[target, ...stands.map(stand => stand + 1)].join(' ')}${kind}`;
    })
    .join(', ');
}

function readLosses(typed: string): Read<readonly number[]> {
  const [word, rest] = firstWord(typed.replaceAll(',', ' ').replace(/\s+/g, ' ').trim());
  const stands = rest.split(' ').map(readCount);
  const known = stands.filter(stand => stand !== undefined);
  if (word !== 'stands' || known.length < stands.length) {
    return misread(
      'stands',
      'it is not said which stands are lost',
      'write for example "stands 1 3", counted as they are listed',
    );
  }
  return { answer: known.map(stand => stand - 1).sort((a, b) => a - b) };
}

function readIntercept(typed: string): Read<{ readonly after: number } | null> {
  if (typed === 'pass') return { answer: null };
  if (typed === 'now') return { answer: { after: 0 } };
  const [word, rest] = firstWord(typed);
  const after = word === 'after' ? readNumber(rest) : undefined;
  if (after !== undefined) return { answer: { after } };
  return misread('after', `"${typed}" is no answer`, 'write "now", "after 2" (inches of its move) or "pass"');
}

function readBreakThrough(typed: string): Read<number> {
  if (typed === 'stop') return { answer: 0 };
  const [word, rest] = firstWord(typed);
  const inches = word === 'go' ? readNumber(rest) : undefined;
  return inches === undefined
    ? misread('', `"${typed}" is no answer`, 'write "go 4" (inches) or "stop"')
    : { answer: inches };
}

function readRetreat(typed: string): Read<readonly string[]> {
  if (typed === 'none') return { answer: [] };
  const units = partsOf(typed);
  const odd = units.find(unit => !isId(unit));
  return odd === undefined
    ? { answer: units }
    : misread('', `"${odd}" is no unit`, 'write the units set off by commas, or "none"');
}

function readUnit(typed: string, none: string): Read<string> {
  return isId(typed) ? { answer: typed } : misread('', `"${typed}" is no unit`, `write the id of a unit, or "${none}"`);
}

function oneOf(typed: string, words: { readonly [word: string]: boolean }): Read<boolean> {
  const word = typed.toLowerCase();
  const answer = Object.hasOwn(words, word) ? words[word] : undefined;
  const [yes = '', no = ''] = [true, false].map(value => Object.keys(words).find(each => words[each] === value));
  return answer === undefined ? misread('', `"${typed}" is no answer`, `write "${yes}" or "${no}"`) : { answer };
}
