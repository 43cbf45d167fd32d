import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { Cell } from '../chart/index.js';
import { RuleViolation, type Violation } from '../rulebook/index.js';

/** Prints one line, or several, to standard output. */
export function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}

/** Prints a message to standard error. */
export function complain(lines: string): void {
  process.stderr.write(`${lines}\n`);
}

/** Prints a value as JSON that people can read too. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** What to tell a person about something thrown: every fault of a rule violation on a line of its own, never a stack. */
export function describeFault(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  return message
    .split('\n')
    .map(line => `error: ${line}`)
    .join('\n');
}

/** Ends the command as wrong usage: what is unknown, and what may have been meant. */
export function refuseUnknown(command: Command, what: string, asked: string, known: readonly string[]): never {
  const near = nearest(asked, known);
  const mend = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `known: ${known.slice(0, 12).join(', ')}`;
  return command.error(`error: unknown ${what} "${asked}"; ${mend}`);
}

/**
 * JSON from a file, or from standard input when there is no file.
 *
 * @throws RuleViolation when it cannot be read or is not JSON.
 */
export async function readJson(file: string | undefined): Promise<unknown> {
  const path = file ?? 'standard input';
  const written = await readText(file);
  try {
    return JSON.parse(written);
  } catch (fault) {
    const problem = `not JSON (${fault instanceof Error ? fault.message : fault})`;
    throw new RuleViolation({ path, problem, mend: 'mend it there, or let a program write it' });
  }
}

async function readText(file: string | undefined): Promise<string> {
  if (file === undefined) return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    const why =
      fault instanceof Error && 'code' in fault && fault.code === 'ENOENT' ? 'no such file' : 'cannot be read';
    throw new RuleViolation({ path: file, problem: why, mend: 'give the path of a JSON file' });
  }
}

/** The same faults with the file they are in before their paths. */
export function within(file: string, violations: readonly Violation[]): readonly Violation[] {
  return violations.map(violation => ({
    ...violation,
    path: violation.path === '' ? file : `${file}: ${violation.path}`,
  }));
}

/** Does something with what a file holds; faults that are found in it name the file. */
export function inFile<T>(file: string | undefined, act: () => T): T {
  try {
    return act();
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    throw new RuleViolation(within(file ?? 'standard input', fault.violations));
  }
}

/** Lines of columns that stand under each other; the first line is a heading and is ruled off. */
export function alignedTable(lines: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const line of lines) {
    for (const [at, entry] of line.entries()) widths[at] = Math.max(widths[at] ?? 0, entry.length);
  }
  const printed = lines.map(line =>
    line
      .map((entry, at) => entry.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map(width => '-'.repeat(width)).join('  ');
  return [...printed.slice(0, 1), rule, ...printed.slice(1)].join('\n');
}

/** A cell as a rulebook prints it. */
export function printCell(held: Cell): string {
  if (held === null) return '-';
  if (typeof held === 'boolean') return held ? 'yes' : 'no';
  if (typeof held !== 'object') return String(held);
  if ('from' in held) {
    if (held.to === null) return `${held.from}+`;
    return held.from === held.to ? `${held.from}` : `${held.from}-${held.to}`;
  }
  return held.join(',');
}

/** Up to three of the known words that a mistyped one may have meant, the nearest first. */
export function nearest(asked: string, known: readonly string[]): readonly string[] {
  const wanted = asked.toLowerCase();
  const ranked = known.flatMap(word => {
    const tail = word.slice(word.lastIndexOf('/') + 1);
    const distance = Math.min(
      editDistance(wanted, word),
      editDistance(wanted.slice(wanted.lastIndexOf('/') + 1), tail),
    );
    return distance <= Math.max(2, tail.length / 3) || (wanted.length > 2 && word.includes(wanted))
      ? [{ word, distance }]
      : [];
  });
  return ranked
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ word }) => word);
}

/** Letters to change, add or drop to make one word of another. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one.slice(0, 200)].entries()) {
    const line = [row + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const swap = (above[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      line.push(Math.min(swap, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
