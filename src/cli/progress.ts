/** Tells on a terminal how far long work has come. */
export interface Progress {
  /** What is being done now: the line takes the place of the one before it. */
  readonly at: (what: string) => void;
  /** Takes the line away. */
  readonly done: () => void;
}

/** Milliseconds before anything is told, and between two lines: short work is done before anybody would look. */
const patience = 400;

/** Progress on standard error; nothing where that is no terminal, so that neither files nor pipes hold any of it. */
export function progress(): Progress {
  if (process.stderr.isTTY !== true) return { at() {}, done() {} };
  let told = Date.now();
  let shown = false;
  return {
    at(what) {
      if (Date.now() - told < patience) return;
      told = Date.now();
      shown = true;
      process.stderr.write(`\r\u001b[K${what}…`);
    },
    done() {
      if (shown) process.stderr.write('\r\u001b[K');
    },
  };
}
