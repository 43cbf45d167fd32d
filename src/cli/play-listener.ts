import { createInterface } from 'node:readline/promises';

/** Somebody who types. */
export interface Listener {
  /** The next line; `undefined` once there is no more to come, or whoever types has had enough (Ctrl-C, Ctrl-D). */
  read(prompt: string): Promise<string | undefined>;
  close(): void;
}

const farewells = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Listens to standard input: a terminal, or lines piped in, which are repeated as if they had been typed. */
export function listen(): Listener {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  const lines = createInterface({ input: stdin, terminal, ...(terminal ? { output: stdout } : {}), crlfDelay: 1000 });
  // Asked for one by one, lines that arrive together would be lost between two questions.
  const typed = lines[Symbol.asyncIterator]();
  let left = false;
  const leave = () => {
    left = true;
    lines.close();
  };
  lines.on('SIGINT', leave);
  stdin.on('error', leave);
  for (const signal of farewells) process.once(signal, leave);
  return {
    async read(prompt) {
      if (left) return undefined;
      if (terminal) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const next = await typed.next();
      const line = left || next.done === true ? undefined : next.value;
      if (line === undefined) stdout.write('\n');
      else if (!terminal) stdout.write(`${prompt}${line}\n`);
      return line;
    },
    close() {
      for (const signal of farewells) process.off(signal, leave);
      stdin.off('error', leave);
      lines.close();
    },
  };
}
