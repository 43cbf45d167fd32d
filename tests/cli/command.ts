import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { run } from '../../src/cli/program.js';

/** What a command printed, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function littlewars(...args: readonly string[]): Promise<Ran> {
  const out: unknown[] = [];
  const err: unknown[] = [];
  const toOut = vi.spyOn(process.stdout, 'write').mockImplementation(text => out.push(text) > 0);
  const toErr = vi.spyOn(process.stderr, 'write').mockImplementation(text => err.push(text) > 0);
  try {
    const code = await run(args);
    return { code, out: out.join(''), err: err.join('') };
  } finally {
    toOut.mockRestore();
    toErr.mockRestore();
  }
}

/** Runs a command line in this process for somebody who types these lines, and then no more. */
export async function typing(lines: Iterable<string>, ...args: readonly string[]): Promise<Ran> {
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  const typed = Readable.from(
    (function* () {
      for (const line of lines) yield `${line}\n`;
    })(),
  );
  Object.defineProperty(process, 'stdin', { value: typed, configurable: true });
  try {
    return await littlewars(...args);
  } finally {
    if (stdin !== undefined) Object.defineProperty(process, 'stdin', stdin);
  }
}

/** The command as a program: its module, where the tests have the sources built, or else its source. */
export function started(args: readonly string[]): ChildProcessWithoutNullStreams {
  const built = process.env.BUILT_COMMAND;
  const program = built === undefined ? ['--import', 'tsx', 'src/cli/main.ts'] : [built];
  return spawn(process.execPath, [...program, ...args]);
}

/** Runs a command line as a shell would, with something on its standard input. */
export function spawned(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((done, failed) => {
    const child = started(args);
    let out = '';
    let err = '';
    child.stdout.on('data', text => {
      out += text;
    });
    child.stderr.on('data', text => {
      err += text;
    });
    child.on('error', failed);
    child.on('close', code => done({ code: code ?? -1, out, err }));
    child.stdin.end(input);
  });
}

/** Writes a file for a command to read, and gives its path. */
export function fileWith(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'input.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
