import type { UnitId } from '../state.js';
import type { Action, Step } from '../terms.js';
import {
  firstWord,
  isId,
  misread,
  namesFormation,
  partsOf,
  printFormation,
  printStep,
  type Read,
  readFormation,
  readNumber,
  readStep,
} from './words.js';

const mend =
  'write for example "M 4, T 30, M 2", "charge skippon", "mass PM/MM", "back 2", "left 2", "mount" or "limber"';

/**
 * Reads an action, its parts set off by commas.
 *
 * | written | means |
 * |---|---|
 * | `M 4, T 30, M 2` | manoeuvre: 4 inches ahead, 30 degrees to the right, 2 inches ahead |
 * | `about` | about-face, alone or within a manoeuvre |
 * | `double, M 8` | at double-time |
 * | `stay` | nothing, and it is done |
 * | `line PMMP`, `mass PM/MM`, `defensive PM/MM` | a change of formation |
 * | `line CCC, M 4` and `M 4, mass CC/C` | a change of formation before a manoeuvre, or after it |
 * | `back 2, T 10` | step back |
 * | `left 2`, `right 2` | side-step |
 * | `charge skippon`, `charge skippon, pivot 3` | charge that enemy, after a slight pivot |
 * | `mount`, `dismount line ddd` | and form so |
 * | `prolong 3`, `limber`, `unlimber`, `unlimber 90` | what guns do; turned by so many degrees as they are set up |
 */
export function readAction(typed: string, path = 'action'): Read<Action> {
  const all = partsOf(typed);
  const [word, rest] = firstWord(all[0] ?? '');
  const doubleTime = word === 'double';
  const parts = !doubleTime ? all : rest === '' ? all.slice(1) : [rest, ...all.slice(1)];
  const action = actionOf(parts, doubleTime ? { doubleTime } : {});
  if (typeof action !== 'string') return { answer: action };
  return misread(path, action, mend);
}

type Haste = { readonly doubleTime?: true };

/** The action of these parts, or what is wrong with them. */
function actionOf(parts: readonly string[], haste: Haste): Action | string {
  const [head = '', ...others] = parts;
  const [word, rest] = firstWord(head);
  if (word === 'back' || word === 'left' || word === 'right') {
    const steps = stepsOf(rest === '' ? others : [rest, ...others], true);
    if (typeof steps === 'string') return steps;
    return word === 'back' ? { kind: 'step-back', steps, ...haste } : { kind: 'side-step', to: word, steps, ...haste };
  }
  const still = stillAction(word, rest, others);
  if (still !== undefined) return haste.doubleTime ? `"${word}" is not done at double-time` : still;
  return onTheMove(parts, haste);
}

/** What is never done at double-time; `undefined` when it is none of that. */
function stillAction(word: string, rest: string, others: readonly string[]): Action | string | undefined {
  const alone = others.length === 0;
  switch (word) {
    case 'charge': {
      const [pivotWord, degrees] = firstWord(others[0] ?? '');
      const pivot = pivotWord === 'pivot' ? readNumber(degrees) : undefined;
      if (!isId(rest)) return 'it is not said whom to charge';
      if (alone) return { kind: 'charge', target: rest };
      if (pivot === undefined || others.length > 1) return 'after a charge only a pivot can be named';
      return { kind: 'charge', target: rest, pivot };
    }
    case 'mount':
    case 'dismount': {
      if (rest === '' && alone) return { kind: word };
      const change = readFormation(rest === '' ? (others[0] ?? '') : rest);
      const over = rest === '' ? others.length > 1 : !alone;
      return change === undefined || over ? `"${word}" is followed by a formation or nothing` : { kind: word, change };
    }
    case 'prolong': {
      const steps = stepsOf(rest === '' ? others : [rest, ...others], true);
      return typeof steps === 'string' ? steps : { kind: 'prolong', steps };
    }
    case 'limber':
      return rest === '' && alone ? { kind: 'limber' } : '"limber" is a whole action';
    case 'unlimber': {
      if (rest === '' && alone) return { kind: 'unlimber' };
      const turn = readNumber(rest);
      return turn === undefined || !alone ? '"unlimber" is followed by degrees or nothing' : { kind: 'unlimber', turn };
    }
    default:
      return undefined;
  }
}

/** A manoeuvre, a change of formation, or both. */
function onTheMove(parts: readonly string[], haste: Haste): Action | string {
  const stays = parts.includes(stay);
  const first = namesFormation(parts[0] ?? '');
  const last = parts.length > 1 && namesFormation(parts.at(-1) ?? '');
  const before = first ? readFormation(parts[0] ?? '') : undefined;
  const after = last ? readFormation(parts.at(-1) ?? '') : undefined;
  if (first && before === undefined) return `"${parts[0]}" is no change of formation`;
  if (last && after === undefined) return `"${parts.at(-1)}" is no change of formation`;
  const between = parts.slice(first ? 1 : 0, last ? -1 : undefined);
  if (before !== undefined && between.length === 0) {
    if (after !== undefined) return 'it forms up twice without a move between';
    return haste.doubleTime
      ? 'a formation is not changed at double-time'
      : { kind: 'change-formation', change: before };
  }
  const steps = stays && between.length === 1 ? [] : stepsOf(between, false);
  if (typeof steps === 'string') return steps;
  return {
    kind: 'manoeuvre',
    steps,
    ...haste,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

const stay = 'stay';

/** The steps of these parts, or what is wrong with them. After the name of an action a number alone is a move. */
function stepsOf(parts: readonly string[], bare: boolean): readonly Step[] | string {
  const steps: Step[] = [];
  for (const part of parts) {
    const step = readStep(part, bare);
    if (step === undefined) return part === '' ? 'a part is empty' : `"${part}" is no step`;
    steps.push(step);
  }
  return steps;
}

/** Reads the steps of a way, such as a recoil's: `T 180, M 20`. */
export function readSteps(typed: string, path = 'steps'): Read<readonly Step[]> {
  const steps = stepsOf(partsOf(typed), false);
  if (typeof steps !== 'string') return { answer: steps };
  return misread(path, steps, 'write for example "T 180, M 20" or "about, M 20"');
}

/** Steps in the notation that `readSteps` reads. */
export function printSteps(steps: readonly Step[]): string {
  return steps.map(printStep).join(', ');
}

/** An action in the notation that `readAction` reads; what is printed reads back as the same action. */
export function printAction(action: Action): string {
  switch (action.kind) {
    case 'change-formation':
      return printFormation(action.change);
    case 'manoeuvre': {
      const { before, steps, after, doubleTime } = action;
      return [
        ...(doubleTime === true ? ['double'] : []),
        ...(before === undefined ? [] : [printFormation(before)]),
        steps.length === 0 ? stay : printSteps(steps),
        ...(after === undefined ? [] : [printFormation(after)]),
      ].join(', ');
    }
    case 'step-back':
      return `${action.doubleTime === true ? 'double, ' : ''}${named('back', action.steps)}`;
    case 'side-step':
      return `${action.doubleTime === true ? 'double, ' : ''}${named(action.to, action.steps)}`;
    case 'prolong':
      return named('prolong', action.steps);
    case 'charge':
      return `charge ${action.target}${action.pivot === undefined ? '' : `, pivot ${action.pivot}`}`;
    case 'mount':
    case 'dismount':
      return action.change === undefined ? action.kind : `${action.kind} ${printFormation(action.change)}`;
    case 'limber':
      return 'limber';
    case 'unlimber':
      return action.turn === undefined ? 'unlimber' : `unlimber ${action.turn}`;
  }
}

function named(word: string, steps: readonly Step[]): string {
  const [first, ...others] = steps;
  if (first === undefined) return word;
  const begun = 'move' in first ? `${word} ${first.move}` : `${word} ${printStep(first)}`;
  return [begun, ...others.map(printStep)].join(', ');
}

/** Reads which unit moves, and how: `kings-foot: M 4, T 30`, or `end` for no more movement. */
export function readUnitAction(typed: string): Read<{ readonly unit: UnitId; readonly action: Action } | null> {
  if (typed.toLowerCase() === 'end') return { answer: null };
  const [, unit = '', rest = ''] = /^([^:\s]+)\s*:(.*)$/.exec(typed) ?? [];
  if (!isId(unit))
    return misread('unit', 'it is not said which unit moves', 'write for example "kings-foot: M 4", or "end"');
  const read = readAction(rest.trim(), unit);
  return 'violations' in read ? read : { answer: { unit, action: read.answer } };
}

/** A move in the notation that `readUnitAction` reads. */
export function printUnitAction(move: { readonly unit: UnitId; readonly action: Action } | null): string {
  return move === null ? 'end' : `${move.unit}: ${printAction(move.action)}`;
}
