import { RuleViolation } from '../rulebook/violation.js';
import { jsonFaults, lineAndColumn } from './json-text.js';

const mend = 'a record is not edited by hand; record the battle again';

/**
 * The turn that a place in the text of a record belongs to; turn 0 is the set-up. It goes by the lines as records are
 * written, so that it can tell of text that is no JSON any more.
 */
export function turnAt(text: string, at: number): number {
  const before = text.slice(0, at);
  const section = [...before.matchAll(/^ "(\w+)"/gm)].at(-1)?.[1];
  const last = Math.max(0, [...text.matchAll(/^ {2}"[0-9a-f]{16}"/gm)].length - 1);
  if (section === 'checksums') return Math.min(last, [...before.matchAll(/^ {2}"[0-9a-f]{16}",$/gm)].length);
  if (section === 'outcome' || section === 'seal') return last;
  if (section !== 'answers') return 0;
  // The turn stands at the end of an answer.
  const own =
    /^ {3}"turn": (\d{1,6})$/m.exec(text.slice(at)) ?? [...before.matchAll(/^ {3}"turn": (\d{1,6})$/gm)].at(-1);
  return Number(own?.[1] ?? 0);
}

/** A place in the text of a record: its turn, line and column. */
export function placeInRecord(text: string, at: number): string {
  return `turn ${turnAt(text, at)}: ${lineAndColumn(text, at)}`;
}

/**
 * Refuses text that is no JSON, naming the turn where it goes wrong.
 *
 * @throws RuleViolation
 */
export function insistOnJson(text: string): void {
  const [fault] = jsonFaults(text);
  if (fault !== undefined) throw parted(text, fault.at, fault.problem);
}

/**
 * Refuses a record that says the same as the battle did, but in other bytes than it was written with.
 *
 * @throws RuleViolation
 */
export function insistOnEveryByte(text: string, written: string): void {
  if (text === written) return;
  let at = 0;
  while (at < written.length && text[at] === written[at]) at++;
  throw parted(written, at, 'these are not the bytes that were written here');
}

function parted(text: string, at: number, problem: string): RuleViolation {
  return new RuleViolation({ path: placeInRecord(text, at), problem, mend });
}
