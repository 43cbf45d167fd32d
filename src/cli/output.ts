import type { Command } from 'commander';
import { nearest } from '../rulebook/index.js';

export { alignedTable } from '../scenario/aligned-table.js';

/** Prints one line, or several, to standard output. */
export function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}

/** Prints text, broken between words where a terminal is too narrow for it. What is piped keeps its lines whole, for other programs to search. */
export function printFolded(text: string, indent = '', paint = (part: string) => part): void {
  for (const line of text.split('\n')) for (const part of folded(line, indent)) print(paint(part));
}

/** A line as a terminal holds it, what follows the first part set in; whole where there is no terminal. Rows of tables have nowhere to be broken. */
function folded(line: string, indent: string): readonly string[] {
  const width = process.stdout.isTTY === true ? Math.max(40, process.stdout.columns) : Number.POSITIVE_INFINITY;
  // A heading before the indent is no column of a table.
  if (line.length <= width || /\S {2,}\S/.test(line.slice(indent.length))) return [line];
  const parts: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    // A word that no line can hold, such as an id, stays whole: it is there to be copied.
    const next = rest.indexOf(' ', width);
    const end = space > indent.length + 2 ? space : next < 0 ? rest.length : next;
    parts.push(rest.slice(0, end));
    rest = `${indent}${rest.slice(end).trimStart()}`;
  }
  return rest.trim() === '' ? parts : [...parts, rest];
}

/** Prints a message to standard error. */
export function complain(lines: string): void {
  process.stderr.write(`${lines}\n`);
}

/** Prints a value as JSON that people can read too. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Colours are for a terminal, and for nobody who has asked to be spared them (no-color.org). */
export function hasColours(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

/** Faults that are told at once; who mends them will see the others. */
const mostFaults = 40;

/**
 * What to tell a person about something thrown: every fault of a rule violation on a line of its own, never a stack. What a
 * stranger's file holds can't reach the terminal as a control sequence.
 */
export function describeFault(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  const faults = message.split('\n');
  const told = faults.slice(0, mostFaults).map(line => `error: ${visible(line)}`);
  const more = faults.length - told.length;
  return [...told, ...(more > 0 ? [`error: and ${more} more`] : [])].join('\n');
}

function visible(line: string): string {
  const shown = line.length > 1000 ? `${line.slice(0, 1000)}…` : line;
  return shown.replace(
    /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Ends the command as wrong usage: what is unknown, and what may have been meant. */
export function refuseUnknown(command: Command, what: string, asked: string, known: readonly string[]): never {
  const near = nearest(asked, known);
  // Of what is named by folders, those of the same folder are what may have been looked for.
  const folder = asked.slice(0, asked.indexOf('/') + 1);
  const alike = known.filter(each => each.startsWith(folder));
  const listed = (alike.length > 0 ? alike : known).slice(0, 12);
  const mend = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `known: ${listed.join(', ')}`;
  return command.error(`error: unknown ${what} "${asked}"; ${mend}`);
}

/** Ends the command as wrong usage when `--side` names no side of the battle. */
export function insistOnSide(command: Command, sides: readonly string[], side: string): void {
  if (!sides.includes(side)) refuseUnknown(command, 'side', side, sides);
}
