import { describe, expect, it, test } from 'vitest';
import { diff } from '../../src/book/index.js';
import { rulesetIds } from '../../src/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { commonBook } from '../../src/rulesets/cady/common/book/print.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { skirmishBook } from '../../src/rulesets/skirmish/book/print.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { wrgBook } from '../../src/rulesets/wrg/book/print.js';
import { wrgRules } from '../../src/rulesets/wrg/rules.js';
import { changedData, someOf, strayData, unseenData } from './every-datum.js';

const books = [
  ['the Common Rules', commonRules, commonBook],
  ['musket', musketRules, musketBook],
  ['ancient-medieval', ancientMedievalRules, ancientMedievalBook],
  ['raymond', raymondRules, raymondBook],
  ['skirmish', skirmishRules, skirmishBook],
  ['wrg', wrgRules, wrgBook],
  ['the Common Rules on the card', commonRules, commonBook.with({ edition: 'card' })],
  ['musket on the card', musketRules, musketBook.with({ edition: 'card' })],
  ['ancient-medieval on the card', ancientMedievalRules, ancientMedievalBook.with({ edition: 'card' })],
  ['wrg without ink', wrgRules, wrgBook.with({ edition: 'printed' })],
] as const;

it('every book and every edition is among them', () => {
  const printed = books.map(([, , { print, edition }]) => `${print.id} ${edition}`);
  const all = books.flatMap(([, , { print }]) =>
    [print.edition, ...Object.keys(print.editions ?? {})].map(edition => `${print.id} ${edition}`),
  );
  expect(new Set(printed)).toEqual(new Set(all));
  expect(all.map(each => each.split(' ')[0])).toEqual(expect.arrayContaining(['common', ...rulesetIds]));
});

describe.each(books)('every datum of the book of %s', (_name, rules, book) => {
  const data = changedData(book);
  const { silent, overruled, listedYetRead, changed } = strayData(rules, book, someOf(data));

  it('is looked at by some part of the rules, gives way to a reading in force, or is listed as read by nobody, with its reason', () => {
    expect(data.length).toBeGreaterThan(100);
    expect(unseenData(rules, book)).toEqual([]);
  });

  it('makes other rules when it is changed, or is listed, or refused for the reading that is played in its place', () => {
    expect(changed.length).toBeGreaterThan(10);
    expect(silent).toEqual([]);
    // A print plays what is printed: only an edition, or house rules, overrule its cells.
    if (book.layers.length === 0) expect(overruled).toEqual([]);
  });

  it('is not listed as read by nobody when somebody reads it', () => {
    expect(listedYetRead).toEqual([]);
  });

  it('is told by diff, with the part of the rules that reads it', () => {
    for (const { id, what, set } of changed.filter((_, at) => at % 3 === 0)) {
      const differences = diff({ rules }, book, book.with(set));
      expect(differences.map(difference => [difference.what, difference.id])).toEqual([[what, id]]);
      expect(differences[0]?.parts.length).toBeGreaterThan(0);
      // Of these, not each reading has said yet what clause it is about.
      if (!['wrg', 'skirmish'].includes(book.print.id)) expect(differences[0]?.touches.length).toBeGreaterThan(0);
    }
  });
});

/** Over the card a change of what it says otherwise is refused, with the reading that is played and the way to another. */
test.each([
  [musketRules, musketBook, 'cady/musket/small-arms-fire/far/rifles-range-cm'],
  [ancientMedievalRules, ancientMedievalBook, 'cady/ancient-medieval/chariot-table/javelin/range-cm'],
] as const)('a datum that the card overrules: %#', (rules, book, id) => {
  const card = book.with({ edition: 'card' });
  const data = changedData(card).filter(each => each.id === id);
  expect(strayData(rules, card, data)).toMatchObject({ all: 1, silent: [], overruled: [id] });
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
