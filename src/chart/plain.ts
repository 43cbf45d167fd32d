/** Reading untrusted plain data, piece by piece: each of these reports what is wrong and gives something usable all the same. */

export type Fault = (path: string, problem: string, mend: string) => void;
export type Plain = { readonly [key: string]: unknown };

/** A row or column more than this is taken for a mistake. */
const mostLines = 1000;

export function isObject(input: unknown): input is Plain {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

export function readText(input: Plain, key: string, otherwise: string, fault: Fault): string {
  const held = Object.hasOwn(input, key) ? input[key] : undefined;
  if (held === undefined) return otherwise;
  if (typeof held === 'string') return held;
  fault(key, 'not a text', 'write it in quotation marks');
  return otherwise;
}

export function readNames(input: unknown, path: string, fault: Fault): readonly string[] {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostLines) {
    fault(path, `not a list of 1 to ${mostLines} names`, 'write them as ["first", "second"]');
    return [];
  }
  return input.flatMap((name: unknown, at) => {
    if (typeof name === 'string' && name !== '' && name !== '__proto__') return [name];
    fault(`${path}[${at}]`, 'not a name', 'write a word in quotation marks');
    return [];
  });
}

export function readList<T>(
  input: unknown,
  path: string,
  fault: Fault,
  read: (each: Plain, path: string, fault: Fault) => T,
): T[] {
  if (!Array.isArray(input)) {
    fault(path, 'not a list', 'write it in brackets');
    return [];
  }
  return input.flatMap((each: unknown, at) => {
    if (isObject(each)) return [read(each, `${path}[${at}]`, fault)];
    fault(`${path}[${at}]`, 'not an object', 'write it in braces');
    return [];
  });
}

export function readWholeNumber(input: unknown, path: string, fault: Fault): number {
  if (typeof input === 'number' && Number.isSafeInteger(input) && input > 0) return input;
  fault(path, 'not a whole number above 0', 'write one such as 6');
  return 1;
}

export function readOneOf<const T extends string>(
  input: unknown,
  choices: readonly [T, ...T[]],
  path: string,
  fault: Fault,
): T {
  const found = choices.find(choice => choice === input);
  if (found !== undefined) return found;
  fault(path, `not one of ${choices.join(', ')}`, `write "${choices[0]}"`);
  return choices[0];
}
