import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { layoutText, readLayout } from '../../src/rulesets/raymond/formation/layout.js';
import { standKinds, standLetters } from '../../src/rulesets/raymond/troops.js';

describe('a layout', () => {
  it('is read row by row, each from the left', () => {
    expect(readLayout('PMH/.L')).toEqual([
      { kind: 'pike', rank: 0, file: 0 },
      { kind: 'musket', rank: 0, file: 1 },
      { kind: 'hand-to-hand', rank: 0, file: 2 },
      { kind: 'light-hand-to-hand', rank: 1, file: 1 },
    ]);
  });

  it('has a letter of its own for every kind of stand', () => {
    expect(new Set(Object.values(standLetters)).size).toBe(standKinds.length);
    expect(readLayout(standKinds.map(kind => standLetters[kind]).join('')).map(stand => stand.kind)).toEqual(
      standKinds,
    );
  });

  it('is written with every row as wide as the widest', () => {
    expect(layoutText(readLayout('PMM/M'))).toBe('PMM/M..');
    expect(layoutText(readLayout('PMM/.M'))).toBe('PMM/.M.');
    expect(layoutText(readLayout('C'))).toBe('C');
  });

  it('is read back as it was written', () => {
    const letter = fc.constantFrom(...Object.values(standLetters), '.');
    const row = fc.array(letter, { minLength: 1, maxLength: 6 }).filter(letters => letters.some(each => each !== '.'));
    const layout = fc.array(row, { minLength: 1, maxLength: 4 }).map(rows => rows.map(each => each.join('')).join('/'));
    fc.assert(
      fc.property(layout, text => {
        const stands = readLayout(text);
        expect(readLayout(layoutText(stands))).toEqual(stands);
        expect(stands).toHaveLength([...text].filter(each => each !== '.' && each !== '/').length);
      }),
    );
  });

  it.each([
    ['PMQ', '"Q" in "PMQ"'],
    ['P M', '" " in "P M"'],
    ['', 'row 1 of "" has no stands'],
    ['PM/', 'row 2'],
    ['../PM', 'row 1'],
    ['PM//M', 'row 2'],
  ])('is refused with what is wrong: "%s"', (text, problem) => {
    expect(() => readLayout(text)).toThrow(RuleViolation);
    expect(() => readLayout(text)).toThrow(problem);
  });
});
