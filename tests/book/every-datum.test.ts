import { describe, expect, it } from 'vitest';
import { diff } from '../../src/book/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { skirmishBook } from '../../src/rulesets/skirmish/book/print.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { wrgBook } from '../../src/rulesets/wrg/book/print.js';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { changedData, someOf, strayData, unseenData } from './every-datum.js';

describe.each([
  ['musket', musketRules, musketBook],
  ['ancient-medieval', ancientMedievalRules, ancientMedievalBook],
  ['raymond', raymondRules, raymondBook],
  ['skirmish', skirmishRules, skirmishBook],
  ['wrg', wrgRules, wrgBook],
] as const)('every datum of the book of %s', (_name, rules, book) => {
  const data = changedData(book);
  const { silent, listedYetRead, changed } = strayData(rules, book, someOf(data));

  it('is looked at by some part of the rules, or is listed as read by nobody, with its reason', () => {
    expect(data.length).toBeGreaterThan(100);
    expect(unseenData(rules, book)).toEqual([]);
  });

  it('makes other rules when it is changed, or is listed', () => {
    expect(changed.length).toBeGreaterThan(10);
    expect(silent).toEqual([]);
  });

  it('is not listed as read by nobody when somebody reads it', () => {
    expect(listedYetRead).toEqual([]);
  });

  it('is told by diff, with the part of the rules that reads it', () => {
    for (const { id, what, set } of changed.filter((_, at) => at % 3 === 0)) {
      const differences = diff({ rules }, book, book.with(set));
      expect(differences.map(difference => [difference.what, difference.id])).toEqual([[what, id]]);
      expect(differences[0]?.parts.length).toBeGreaterThan(0);
    }
  });
});

/** Over the card a change of what it says otherwise is refused, with the reading that is played and the way to another. */
describe.each([
  ['musket', musketRules, musketBook, 'cady/musket/small-arms-fire/far/rifles-range-cm'],
  [
    'ancient-medieval',
    ancientMedievalRules,
    ancientMedievalBook,
    'cady/ancient-medieval/chariot-table/javelin/range-cm',
  ],
] as const)('every datum of the book of %s where the card is played', (_name, rules, book, overruled) => {
  const card = book.with({ edition: 'card' });
  const data = changedData(card);
  const { silent } = strayData(rules, card, someOf(data, { picked: overruled }));

  it('makes other rules when it is changed, or is refused', () => {
    expect(data.length).toBeGreaterThan(1000);
    expect(silent.filter(said => said.includes('(nothing)'))).toEqual([]);
    expect(silent.some(said => said.startsWith(`cell ${overruled} (idle)`))).toBe(true);
  });

  it('is refused with the reading that is played in its place, and the way to another', () => {
    expect(
      silent.filter(said => !/reading "[\w-]+" of cady\/ruling\/[\w-]+ is played .+ take the reading "/.test(said)),
    ).toEqual([]);
  });
});

describe('a change that another hides', () => {
  const book = ancientMedievalBook.with({ rulings: { 'cady/ruling/hit-area-cannon': 'artillery-steps' } });
  const cells = {
    'cady/ancient-medieval/gunpowder-artillery': { cannon: { 'hit-area': { value: 9, unit: 'diameter' } } },
  };

  it('is refused by the reading that a house rule takes as by one of an edition', () => {
    expect(() => ancientMedievalRules(ancientMedievalBook.with({ cells }))).not.toThrow();
    expect(() => ancientMedievalRules(book.with({ cells }))).toThrow(
      'the reading "artillery-steps" of cady/ruling/hit-area-cannon is played in its place (house rules); take the reading "section"',
    );
  });

  it('may say what is printed there', () => {
    const same = { 'cady/musket/small-arms-fire': { far: { 'rifles-range-cm': { from: 43, to: 60 } } } };
    expect(() => musketRules(musketBook.with({ edition: 'card', cells: same }))).not.toThrow();
  });
});
