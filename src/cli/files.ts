import { createReadStream, existsSync } from 'node:fs';
import { access, constants, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Violation } from '../rulebook/types.js';
import { RuleViolation } from '../rulebook/violation.js';
import { jsonFaults, lineAndColumn } from './json-text.js';

/** More than any scenario or record has reason to hold. */
const maxBytes = 64 * 2 ** 20;

/** What a path from the command line may come to, in words. */
const trouble: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no space left',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'its links lead round in a circle',
};

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : '';
}

function troubleOf(fault: unknown): string {
  const code = codeOf(fault);
  return (Object.hasOwn(trouble, code) ? trouble[code] : undefined) ?? `it cannot be used (${code || fault})`;
}

/**
 * The text of a file, or of standard input when there is none.
 *
 * @param what what is read, for the message
 * @param placeOf names a place in the text, for the message
 * @throws RuleViolation when it cannot be read, is no UTF-8 text or too long.
 */
export async function readText(
  file: string | undefined,
  what = 'a JSON file',
  placeOf: (text: string, at: number) => string = lineAndColumn,
): Promise<string> {
  const path = file ?? 'standard input';
  const bytes = await readBytes(file, what);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const place = placeOf(...firstUnreadable(bytes));
    throw new RuleViolation({ path: `${path}: ${place}`, problem: 'not text in UTF-8', mend: 'save it as UTF-8' });
  }
}

/** Bytes as text as far as they are text, and where they stop being it. */
function firstUnreadable(bytes: Uint8Array): [text: string, at: number] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return [text, text.indexOf('\ufffd')];
}

/**
 * Where a file is: scenarios and house rules that come with the library are found from any folder by the path that they have in it,
 * `examples/…`, unless the folder has such a file of its own.
 */
function foundAt(file: string): string | URL {
  // As far above the compiled command as above its source.
  const ours = new URL(`../../${file}`, import.meta.url);
  return /^examples\//.test(file) && !existsSync(file) && existsSync(ours) ? ours : file;
}

async function readBytes(file: string | undefined, what: string): Promise<Uint8Array> {
  const path = file ?? 'standard input';
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of file === undefined ? process.stdin : createReadStream(foundAt(file))) {
      const bytes = Buffer.from(part);
      parts.push(bytes);
      length += bytes.length;
      if (length > maxBytes) break;
    }
  } catch (fault) {
    throw new RuleViolation({ path, problem: troubleOf(fault), mend: `give the path of ${what}` });
  }
  if (length > maxBytes) {
    throw new RuleViolation({
      path,
      problem: `longer than ${maxBytes / 2 ** 20} MiB`,
      mend: `give the path of ${what}`,
    });
  }
  return Buffer.concat(parts);
}

/**
 * JSON from a file, or from standard input when there is no file.
 *
 * @throws RuleViolation with every fault of the file that can be told.
 */
export async function readJson(file: string | undefined): Promise<unknown> {
  const text = (await readText(file)).replace(/^\ufeff/, '');
  const path = file ?? 'standard input';
  const faults = jsonFaults(text);
  if (faults.length === 0) return JSON.parse(text);
  throw new RuleViolation(
    faults.map(({ at, path: inner, problem, mend }) => {
      const value = inner.length === 0 ? '' : ` (${pathWords(inner)})`;
      return { path: `${path}: ${lineAndColumn(text, at)}${value}`, problem, mend };
    }),
  );
}

/** A path as a person would write it; of a very deep one, the beginning. */
function pathWords(path: readonly (string | number)[]): string {
  const written = path
    .slice(0, 12)
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${part.slice(0, 40)}`));
  return `${written.join('')}${path.length > 12 ? '…' : ''}`;
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

/** Whether two paths lead to one file that is there. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  try {
    return (await realpath(one)) === (await realpath(other));
  } catch {
    return false;
  }
}

/**
 * Makes sure that a file can be written, before anything is done that would be lost if it could not.
 *
 * @throws RuleViolation when it cannot.
 */
export async function insistOnWriting(file: string): Promise<void> {
  await explained(file, async () => {
    const { path, plain } = await targetOf(file);
    if (!plain) return;
    const part = partOf(path);
    await (await open(part, 'wx')).close();
    await rm(part);
  });
}

/**
 * Writes a file whole or not at all: under another name in the same folder first, then in place of what was there.
 *
 * @throws RuleViolation when it cannot be written.
 */
export async function save(file: string, text: string): Promise<void> {
  await explained(file, async () => {
    const { path, plain } = await targetOf(file);
    if (!plain) return writeFile(path, text);
    const part = partOf(path);
    try {
      await writeFile(part, text, { flag: 'wx' });
      await rename(part, path);
    } catch (fault) {
      await rm(part, { force: true });
      throw fault;
    }
  });
}

/** Where a path leads: to a plain file, there or not yet, or to something that must not be replaced (a pipe, a device). */
async function targetOf(file: string): Promise<{ readonly path: string; readonly plain: boolean }> {
  try {
    const there = await stat(file);
    if (there.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
    await access(file, constants.W_OK);
    return { path: await realpath(file), plain: there.isFile() };
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return { path: file, plain: true };
    throw fault;
  }
}

/** A name beside a file that nobody else uses. */
function partOf(path: string): string {
  return join(dirname(path), `.littlewars-${process.pid}.part`);
}

async function explained(file: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (fault) {
    const problem = codeOf(fault) === 'ENOENT' ? 'its folder does not exist' : troubleOf(fault);
    throw new RuleViolation({ path: file, problem, mend: 'give a path that can be written to' });
  }
}
