/** A fault in JSON text. */
export interface JsonFault {
  /** Where it stands in the text, in characters from 0. */
  readonly at: number;
  /** The way to the value it stands in: keys and indices. */
  readonly path: readonly (string | number)[];
  readonly problem: string;
  readonly mend: string;
}

/** Deeper than any file of ours has reason to be. */
const maxDepth = 100;

/** Faults of content that are told at once; a file with more is no better known by more of them. */
const maxFaults = 20;

type Frame = { readonly keys: Set<string>; key: string | undefined } | { index: number };

/**
 * The faults of JSON text, in the order they stand. Text that is no JSON has one: the first place where it goes wrong. Text
 * that is JSON is still at fault where a reader would not notice what becomes of it: a key that is there twice, the key
 * `__proto__`, a number that no computer holds, lists within lists without end.
 */
export function jsonFaults(text: string): readonly JsonFault[] {
  const stack: Frame[] = [];
  const faults: JsonFault[] = [];
  let at = 0;

  const path = () => stack.flatMap(frame => ('index' in frame ? frame.index : (frame.key ?? [])));
  const fault = (problem: string, mend: string, place = at): JsonFault => ({ at: place, path: path(), problem, mend });
  const expected = (what: string): JsonFault =>
    fault(`not JSON: expected ${what}, found ${foundAt(text, at)}`, 'mend it there');
  const note = (found: JsonFault) => {
    if (faults.length < maxFaults) faults.push(found);
  };

  function string(): string | JsonFault {
    const from = at;
    at++;
    for (;;) {
      const letter = text[at];
      if (letter === undefined) return fault('not JSON: a text has no closing quotation mark', 'close it', from);
      if (letter < ' ')
        return fault('not JSON: a line break or control character in a text', 'write it as \\n or leave it out');
      if (letter === '"') break;
      if (letter === '\\') {
        escaped.lastIndex = at;
        const written = escaped.exec(text)?.[0];
        if (written === undefined)
          return fault('not JSON: a backslash that begins nothing', 'write \\\\ for a backslash');
        at += written.length;
      } else at++;
    }
    at++;
    return text.slice(from, at);
  }

  /** A text, number or word. */
  function scalar(): JsonFault | undefined {
    if (text[at] === '"') {
      const read = string();
      return typeof read === 'string' ? undefined : read;
    }
    word.lastIndex = at;
    const written = word.exec(text)?.[0];
    if (written === undefined) return expected('a value');
    if (!Number.isFinite(Number(written)) && !/^[tfn]/.test(written)) {
      note(fault(`${cut(written)} is larger than any number that can be held`, 'give a smaller one'));
    }
    at += written.length;
    return undefined;
  }

  /** The key of the next entry and its colon. */
  function key(frame: { readonly keys: Set<string>; key: string | undefined }): JsonFault | undefined {
    frame.key = undefined;
    if (text[at] !== '"') return expected('a key in quotation marks');
    const from = at;
    const read = string();
    if (typeof read !== 'string') return read;
    const name: unknown = JSON.parse(read);
    frame.key = String(name);
    if (frame.keys.has(frame.key)) note(fault('this key is here twice', 'leave one of them out', from));
    if (frame.key === '__proto__') note(fault('the key __proto__ is never allowed', 'leave it out', from));
    frame.keys.add(frame.key);
    at = afterBlank(text, at);
    if (text[at] !== ':') return expected('a colon');
    at = afterBlank(text, at + 1);
    return undefined;
  }

  /** Begins a value; `'open'` when it has entries to come. */
  function value(): JsonFault | 'open' | undefined {
    const mark = text[at];
    if (mark !== '{' && mark !== '[') return scalar();
    if (stack.length >= maxDepth) return fault(`nested more than ${maxDepth} deep`, 'flatten it');
    const end = mark === '{' ? '}' : ']';
    at = afterBlank(text, at + 1);
    if (text[at] === end) {
      at++;
      return undefined;
    }
    const frame: Frame = mark === '{' ? { keys: new Set(), key: undefined } : { index: 0 };
    stack.push(frame);
    return 'keys' in frame ? (key(frame) ?? 'open') : 'open';
  }

  /** After a value: the next entry of what it stands in, or its end. */
  function next(): JsonFault | 'open' | undefined {
    const frame = stack.at(-1);
    if (frame === undefined) return undefined;
    const end = 'keys' in frame ? '}' : ']';
    if (text[at] === end) {
      at++;
      stack.pop();
      return undefined;
    }
    if (text[at] !== ',') return expected(`a comma or ${end}`);
    at = afterBlank(text, at + 1);
    if ('keys' in frame) return key(frame) ?? 'open';
    frame.index++;
    return 'open';
  }

  at = afterBlank(text, at);
  if (at === text.length) return [fault('the file is empty', 'write JSON into it')];
  for (;;) {
    let step = value();
    while (step === undefined) {
      at = afterBlank(text, at);
      if (stack.length === 0) break;
      step = next();
    }
    if (step === undefined) break;
    if (step !== 'open') return [...faults, step];
  }
  return at < text.length ? [...faults, fault(`not JSON: ${foundAt(text, at)} after its end`, 'leave it out')] : faults;
}

const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const blank = /[ \t\n\r]*/y;

function afterBlank(text: string, at: number): number {
  blank.lastIndex = at;
  blank.test(text);
  return blank.lastIndex;
}

function foundAt(text: string, at: number): string {
  if (at >= text.length) return 'the end';
  return JSON.stringify(/^\w+/.exec(text.slice(at, at + 20))?.[0] ?? String.fromCodePoint(text.codePointAt(at) ?? 0));
}

const cut = (written: string): string => (written.length > 24 ? `${written.slice(0, 24)}…` : written);

/** `line 12, column 5` of a place in a text. */
export function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `line ${line}, column ${at - before.lastIndexOf('\n')}`;
}
