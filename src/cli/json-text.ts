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

/** A list or object that is being read: the key or index that it is at. */
type Frame = ObjectFrame | { index: number };
interface ObjectFrame {
  readonly keys: Set<string>;
  key: string | undefined;
}

/** A text while it is read. */
interface Reading {
  readonly text: string;
  /** So many characters are read. */
  at: number;
  /** The lists and objects that are open, from the outermost in. */
  readonly open: Frame[];
  /** What a reader would not notice, found so far. */
  readonly faults: JsonFault[];
}

/**
 * The faults of JSON text, in the order they stand. Text that is no JSON has one: the first place where it goes wrong. Text
 * that is JSON is still at fault where a reader would not notice what becomes of it: a key that is there twice, the key
 * `__proto__`, a number that no computer holds, lists within lists without end.
 */
export function jsonFaults(text: string): readonly JsonFault[] {
  const reading: Reading = { text, at: afterBlank(text, 0), open: [], faults: [] };
  if (reading.at === text.length) return [faultAt(reading, 'the file is empty', 'write JSON into it')];
  const broken = readWhole(reading);
  if (broken !== undefined) return [...reading.faults, broken];
  if (reading.at === text.length) return reading.faults;
  return [...reading.faults, faultAt(reading, `not JSON: ${foundAt(text, reading.at)} after its end`, 'leave it out')];
}

/** Reads one value with all that stands in it; the place where the text is no JSON, if there is one. */
function readWhole(reading: Reading): JsonFault | undefined {
  for (;;) {
    let step = readValue(reading);
    while (step === undefined) {
      skipBlank(reading);
      if (reading.open.length === 0) return undefined;
      step = readOn(reading);
    }
    if (step !== 'open') return step;
  }
}

/** Begins a value; `'open'` when it has entries to come. */
function readValue(reading: Reading): JsonFault | 'open' | undefined {
  const { text, open } = reading;
  const mark = text[reading.at];
  if (mark !== '{' && mark !== '[') return readScalar(reading);
  if (open.length >= maxDepth) return faultAt(reading, `nested more than ${maxDepth} deep`, 'flatten it');
  const end = mark === '{' ? '}' : ']';
  reading.at = afterBlank(text, reading.at + 1);
  if (text[reading.at] === end) {
    reading.at++;
    return undefined;
  }
  const frame: Frame = mark === '{' ? { keys: new Set(), key: undefined } : { index: 0 };
  open.push(frame);
  return 'keys' in frame ? (readKey(reading, frame) ?? 'open') : 'open';
}

/** After a value: the next entry of what it stands in, or its end. */
function readOn(reading: Reading): JsonFault | 'open' | undefined {
  const { text, open } = reading;
  const frame = open.at(-1);
  if (frame === undefined) return undefined;
  const end = 'keys' in frame ? '}' : ']';
  if (text[reading.at] === end) {
    reading.at++;
    open.pop();
    return undefined;
  }
  if (text[reading.at] !== ',') return expected(reading, `a comma or ${end}`);
  reading.at = afterBlank(text, reading.at + 1);
  if ('keys' in frame) return readKey(reading, frame) ?? 'open';
  frame.index++;
  return 'open';
}

/** The key of the next entry and its colon. */
function readKey(reading: Reading, frame: ObjectFrame): JsonFault | undefined {
  const { text } = reading;
  frame.key = undefined;
  if (text[reading.at] !== '"') return expected(reading, 'a key in quotation marks');
  const from = reading.at;
  const read = readText(reading);
  if (typeof read !== 'string') return read;
  const name: unknown = JSON.parse(read);
  frame.key = String(name);
  if (frame.keys.has(frame.key)) note(reading, 'this key is here twice', 'leave one of them out', from);
  if (frame.key === '__proto__') note(reading, 'the key __proto__ is never allowed', 'leave it out', from);
  frame.keys.add(frame.key);
  skipBlank(reading);
  if (text[reading.at] !== ':') return expected(reading, 'a colon');
  reading.at = afterBlank(text, reading.at + 1);
  return undefined;
}

/** A text, number or word. */
function readScalar(reading: Reading): JsonFault | undefined {
  if (reading.text[reading.at] === '"') {
    const read = readText(reading);
    return typeof read === 'string' ? undefined : read;
  }
  word.lastIndex = reading.at;
  const written = word.exec(reading.text)?.[0];
  if (written === undefined) return expected(reading, 'a value');
  if (!Number.isFinite(Number(written)) && !/^[tfn]/.test(written)) {
    note(reading, `${cut(written)} is larger than any number that can be held`, 'give a smaller one');
  }
  reading.at += written.length;
  return undefined;
}

/** A text as it is written, with its quotation marks. */
function readText(reading: Reading): string | JsonFault {
  const { text } = reading;
  const from = reading.at;
  reading.at++;
  for (;;) {
    const letter = text[reading.at];
    if (letter === undefined) {
      return faultAt(reading, 'not JSON: a text has no closing quotation mark', 'close it', from);
    }
    if (letter < ' ') {
      const problem = 'not JSON: a line break or control character in a text';
      return faultAt(reading, problem, 'write it as \\n or leave it out');
    }
    if (letter === '"') break;
    if (letter === '\\') {
      escaped.lastIndex = reading.at;
      const written = escaped.exec(text)?.[0];
      if (written === undefined) {
        return faultAt(reading, 'not JSON: a backslash that begins nothing', 'write \\\\ for a backslash');
      }
      reading.at += written.length;
    } else reading.at++;
  }
  reading.at++;
  return text.slice(from, reading.at);
}

function faultAt(reading: Reading, problem: string, mend: string, at = reading.at): JsonFault {
  const path = reading.open.flatMap(frame => ('index' in frame ? frame.index : (frame.key ?? [])));
  return { at, path, problem, mend };
}

function expected(reading: Reading, what: string): JsonFault {
  const found = foundAt(reading.text, reading.at);
  return faultAt(reading, `not JSON: expected ${what}, found ${found}`, 'mend it there');
}

/** Keeps a fault of content, after which reading goes on. */
function note(reading: Reading, problem: string, mend: string, at = reading.at): void {
  if (reading.faults.length < maxFaults) reading.faults.push(faultAt(reading, problem, mend, at));
}

function skipBlank(reading: Reading): void {
  reading.at = afterBlank(reading.text, reading.at);
}

const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const whitespace = /[ \t\n\r]*/y;

function afterBlank(text: string, at: number): number {
  whitespace.lastIndex = at;
  whitespace.test(text);
  return whitespace.lastIndex;
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
