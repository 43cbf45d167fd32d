import { describe, expect, test } from 'vitest';
import { citeSource, defineRuling, explain, insist, RuleViolation, readingOf } from '../../src/rulebook/index.js';

const crew = defineRuling({
  id: 'toy/ruling/crew',
  readings: [
    { id: 'table', value: 3, source: 'toy', line: 12 },
    { id: 'text', value: 4, source: 'toy', line: 40 },
  ],
  default: 'table',
  reconstruction: false,
});

describe('rulings', () => {
  test('the default is in force until another reading is chosen', () => {
    expect(readingOf(crew).value).toBe(3);
    expect(readingOf(crew, { 'toy/ruling/other': 'text' }).value).toBe(3);
    expect(readingOf(crew, { 'toy/ruling/crew': 'text' }).value).toBe(4);
  });

  test('a reading that is none is refused with the ones there are', () => {
    expect(() => readingOf(crew, { 'toy/ruling/crew': 'card' })).toThrow('choose one of table, text');
  });

  test('a ruling that contradicts itself is refused where it is written', () => {
    expect(() => defineRuling({ ...crew, default: 'card' })).toThrow('toy/ruling/crew.default');
    const twice = { id: 'table', value: 5 };
    expect(() => defineRuling({ ...crew, readings: [...crew.readings, twice] })).toThrow('two readings');
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(crew) && Object.isFrozen(crew.readings) && crew.readings.every(Object.isFrozen)).toBe(true);
  });
});

describe('reasons', () => {
  test('become a sentence when asked', () => {
    expect(
      explain([
        { clause: 'toy/fire/start', because: 'target in the near third', effect: 'hits on 1-5' },
        { clause: 'toy/fire/fence', because: 'behind a wooden fence', effect: '−1 step' },
      ]),
    ).toBe('Target in the near third: hits on 1-5 [toy/fire/start]; behind a wooden fence: −1 step [toy/fire/fence].');
  });

  test('none make no sentence', () => {
    expect(explain([])).toBe('');
  });
});

test('a source is quoted by the name of its book', () => {
  expect(citeSource({ document: 'cady-book', section: 'Shock', line: 635 })).toBe("Cady's book, Shock (line 635)");
  expect(citeSource({ document: 'constructor', section: 'x', line: 1 })).toBe('constructor, x (line 1)');
});

test('a violation says where, what, how to mend it and by which clause', () => {
  const fault = {
    path: 'units[2].figures',
    clause: 'toy/size',
    problem: '40 is too many',
    mend: 'use 6 to 36',
  } as const;
  expect(() => insist(false, () => fault)).toThrow('units[2].figures: 40 is too many; use 6 to 36 [toy/size]');
  expect(new RuleViolation([fault, { ...fault, path: 'b' }]).violations).toHaveLength(2);
});
