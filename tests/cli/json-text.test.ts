import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFaults, lineAndColumn } from '../../src/cli/json-text.js';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the faults of JSON text', () => {
  test('sound JSON has none', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, '\t'), (json, indent) => {
        fc.pre(!json.includes('"__proto__"'));
        expect(jsonFaults(JSON.stringify(JSON.parse(json), null, indent))).toEqual([]);
      }),
    );
  });

  test('text of which one character was changed is at fault if and only if it is no JSON', () => {
    const text = '{"a": [1, -2.5e+3, true, null, "x\\u00e9\\n"], "b": {"c": {}, "d": []}, "": false}';
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom(...'{}[]",:.-+eE01\\u tfn\n\0', ''),
        (at, letter) => {
          const changed = text.slice(0, at) + letter + text.slice(at + 1);
          const syntax = jsonFaults(changed).filter(({ problem }) => problem.startsWith('not JSON'));
          expect(syntax.length === 0).toBe(isJson(changed));
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('text that goes on after its end, or not to its end', () => {
    expect(jsonFaults('{} x')[0]?.problem).toBe('not JSON: "x" after its end');
    expect(jsonFaults('[1')[0]?.problem).toBe('not JSON: expected a comma or ], found the end');
    expect(jsonFaults('"abc')[0]?.problem).toBe('not JSON: a text has no closing quotation mark');
    expect(jsonFaults('  ')[0]?.problem).toBe('the file is empty');
  });

  test('where it stands: path, line and column', () => {
    const text = '{\n  "a": [0, { "b": 1, "b": 2 }]\n}';
    const [fault] = jsonFaults(text);
    expect(fault).toMatchObject({ path: ['a', 1, 'b'], problem: 'this key is here twice' });
    expect(lineAndColumn(text, fault!.at)).toBe('line 2, column 22');
  });
});
