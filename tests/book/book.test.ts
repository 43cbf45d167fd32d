import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  asPrinted,
  type Book,
  bookOf,
  cellsAt,
  defineNumbers,
  diff,
  type HouseRules,
  numbersAt,
  type OpenBook,
  type Print,
  printed,
  reckoned,
  rulesFrom,
  takenCells,
  withTroops,
} from '../../src/book/index.js';
import { defineChart } from '../../src/chart/index.js';
import { defineRuling, RuleViolation } from '../../src/rulebook/index.js';

const source = { document: 'toy-book', section: 'Bows', line: 3 };

const bows = defineChart({
  id: 'toy/bows',
  title: 'Bows',
  source,
  clauses: ['toy/bow/range'],
  rows: ['short', 'long'],
  columns: ['range-cm', 'hits', 'crew', 'kind'],
  cells: {
    short: { 'range-cm': 20, hits: [6], crew: 1, kind: 'foot' },
    long: { 'range-cm': 30, hits: [5, 6], crew: null, kind: 'horse' },
  },
  absent: { long: { crew: 'lost' } },
  reading: { die: 6 },
});

const sheet = defineChart({
  id: 'toy/sheet',
  title: 'A sheet for the players',
  source,
  rows: ['boxes'],
  columns: ['count'],
  cells: { boxes: { count: 12 } },
  reading: {},
});

const distances = defineNumbers({
  id: 'toy/distances',
  source,
  clauses: ['toy/bow/sight'],
  numbers: { sight: 90, faces: printed([1, 2], { die: 6, line: 9, clauses: ['toy/bow/miss'] }), night: false },
});

const places = cellsAt(bows);
const crewOfLongBow = defineRuling({
  id: 'toy/ruling/crew',
  readings: [
    { id: 'as-the-short', value: places.short.crew },
    { id: 'one-more', value: reckoned([places.short.crew], crew => (crew ?? 0) + 1) },
  ],
  default: 'as-the-short',
  reconstruction: true,
});
const sightAtNight = defineRuling({
  id: 'toy/ruling/night',
  readings: [
    { id: 'as-by-day', value: { cm: numbersAt(distances).sight } },
    { id: 'half', value: { cm: reckoned([numbersAt(distances).sight], sight => sight / 2) } },
    { id: 'a-box-each', value: { cm: cellsAt(sheet).boxes.count } },
  ],
  default: 'as-by-day',
  reconstruction: true,
});
const nobodyAsks = defineRuling({
  id: 'toy/ruling/nobody-asks',
  readings: [
    { id: 'this', value: 1 },
    { id: 'that', value: 2 },
  ],
  default: 'this',
  reconstruction: true,
});

const print: Print = {
  id: 'toy',
  charts: [bows, sheet],
  numbers: [distances],
  rulings: [crewOfLongBow, sightAtNight, nobodyAsks],
  edition: 'book',
  editions: { card: { title: 'the card', kind: 'edition', rulings: { 'toy/ruling/crew': 'one-more' } } },
  unread: [{ id: 'toy/sheet', reason: 'it is for the players to write on' }],
};

interface Archer {
  readonly type: string;
  readonly title: string;
  readonly range: number;
  readonly hits: readonly number[];
  readonly stand: { readonly front: number; readonly depth: number };
  readonly like?: string;
}

function build(book: OpenBook) {
  const stand = { front: 4, depth: 2 };
  const archer = (type: 'short' | 'long'): Archer => ({
    type,
    title: `${type} bow`,
    range: book.of(bows)[type]['range-cm'],
    hits: book.of(bows)[type].hits,
    stand,
  });
  return {
    troops: book.part({ name: 'troops', clauses: ['toy/bow/archers'] }, () =>
      withTroops({ short: archer('short'), long: archer('long') }, book, { fixed: [], lengths: ['range'] }),
    ),
    crew: book.part({ name: 'crew', clauses: ['toy/bow/crew'] }, () =>
      book.settle(places.long.crew, book.reading(crewOfLongBow), crewOfLongBow),
    ),
    distances: { ...book.numbers(distances) },
    night: book.part({ name: 'night', clauses: ['toy/bow/night'] }, () => book.reading(sightAtNight).cm),
  };
}

const toyRules = rulesFrom({ ruleset: 'toy', edition: 'book' }, build);
const toyBook = bookOf(print);
const under = (set: HouseRules): Book => toyBook.with(set);
const faults = (act: () => unknown): readonly string[] => {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RuleViolation)
      return fault.violations.map(({ path, problem, mend }) => `${path}: ${problem}; ${mend}`);
    throw fault;
  }
  return [];
};

describe('rules built from a book', () => {
  it('are what is printed, as plain frozen data, and made once', () => {
    const rules = toyRules();
    expect(rules.troops.long).toEqual({
      type: 'long',
      title: 'long bow',
      range: 30,
      hits: [5, 6],
      stand: { front: 4, depth: 2 },
    });
    expect(rules.crew).toBe(1);
    expect(rules.distances).toEqual({ sight: 90, faces: [1, 2], night: false });
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
    expect(Object.isFrozen(rules.troops.long?.stand)).toBe(true);
    expect(toyRules(toyBook)).toBe(rules);
  });

  it('keep the types of the print', () => {
    expectTypeOf(toyRules().distances.sight).toEqualTypeOf<number>();
    expectTypeOf(toyRules().distances.faces).toEqualTypeOf<readonly number[]>();
    expectTypeOf(toyRules().crew).toEqualTypeOf<number | null>();
  });

  it('change with a cell, and so does the reading that points at it', () => {
    const rules = toyRules(under({ cells: { 'toy/bows': { short: { crew: 3, 'range-cm': 22.5 } } } }));
    expect([rules.crew, rules.troops.short?.range]).toEqual([3, 22.5]);
    expect(toyRules().crew).toBe(1);
  });

  it('change with a number and with a reading; a reading may be worked out from cells', () => {
    const rules = toyRules(
      under({ numbers: { 'toy/distances/sight': 60 }, rulings: { 'toy/ruling/crew': 'one-more' } }),
    );
    expect([rules.distances.sight, rules.crew]).toEqual([60, 2]);
  });

  it('are the same for two books of the same content, whatever they are called', () => {
    const one = under({ title: 'one', numbers: { 'toy/distances/sight': 60 } });
    const other = under({ title: 'other', numbers: { 'toy/distances/sight': 60 } });
    expect(toyRules(one)).toBe(toyRules(other));
    expect(toyRules(under({}))).toBe(toyRules());
  });

  it('refuse a book of another ruleset', () => {
    expect(faults(() => toyRules(bookOf({ ...print, id: 'other' })))[0]).toContain('a book of other');
  });
});

describe('layers', () => {
  it('lie on each other: the later set goes before the earlier, house rules before the edition', () => {
    const card = under({ edition: 'card' });
    expect([toyRules(card).crew, card.edition, card.ruling('toy/ruling/crew')?.by]).toEqual([2, 'card', 'the card']);
    const back = card.with({ title: 'Ours', rulings: { 'toy/ruling/crew': 'as-the-short' } });
    expect([toyRules(back).crew, back.ruling('toy/ruling/crew')?.by]).toEqual([1, 'Ours']);
    const last = back.with({ title: 'Club', rulings: { 'toy/ruling/crew': 'one-more' } });
    expect(last.layers.map(({ title }) => title)).toEqual(['the card', 'Ours', 'Club']);
    expect(toyRules(last).crew).toBe(2);
  });

  it('keep the edition below house rules that came first', () => {
    const book = under({ rulings: { 'toy/ruling/crew': 'as-the-short' } }).with({ edition: 'card' });
    expect(toyRules(book).crew).toBe(1);
    expect(faults(() => book.with({ edition: 'book' }))[0]).toContain('another set plays the edition "card"');
  });

  it('leave the book they are laid on as it was', () => {
    under({ numbers: { 'toy/distances/sight': 1 } });
    expect([toyBook.layers.length, toyRules(toyBook).distances.sight]).toEqual([0, 90]);
  });
});

describe('new troops', () => {
  it('are made of printed ones, and of new ones', () => {
    const rules = toyRules(
      under({
        troops: {
          'cross-bow': { like: 'long', title: 'Cross-bow', range: 25, stand: { depth: 3 } },
          guard: { like: 'cross-bow', hits: [4, 5, 6] },
          short: { range: 18 },
        },
      }),
    );
    expect(rules.troops['cross-bow']).toMatchObject({
      type: 'cross-bow',
      title: 'Cross-bow',
      range: 25,
      hits: [5, 6],
      stand: { front: 4, depth: 3 },
    });
    expect(rules.troops.guard).toMatchObject({ type: 'guard', range: 25, hits: [4, 5, 6] });
    expect(rules.troops.short?.range).toBe(18);
  });

  it.each<[HouseRules['troops'], string]>([
    [{ guard: { like: 'lonk' } }, 'troops.guard.like: there is no troop type "lonk"; did you mean "long"?'],
    [{ guard: { range: 3 } }, 'troops.guard: there is no troop type "guard" to change'],
    [{ short: { rnage: 3 } }, 'did you mean "range"?'],
    [{ short: { range: 'far' } }, 'troops.short.range: "far" is a word; write a number'],
    [{ short: { range: -3 } }, 'troops.short.range: -3 is below nothing'],
    [{ short: { stand: { width: 3 } } }, 'troops.short.stand.width: there is no "width" here'],
    [{ 'Old Guard': { like: 'short' } }, 'not a name for a troop type'],
  ])('%j is refused', (troops, said) => {
    expect(faults(() => toyRules(under({ troops: troops ?? {} }))).join('\n')).toContain(said);
  });
});

describe('house rules are refused with path and mend', () => {
  it.each<[unknown, string]>([
    [7, 'not a set of house rules'],
    [{ cels: {} }, 'cels: house rules have no part "cels"; did you mean "cells"?'],
    [{ format: 'x' }, 'format: "x" is not "littlewars-house-rules"'],
    [{ version: 2 }, 'version: 2 is not 1'],
    [{ ruleset: 'musket' }, 'ruleset: "musket" is not "toy"'],
    [{ edition: 'third' }, 'edition: there is no edition "third"; it is book or card'],
    [{ cells: { 'toy/bow': {} } }, 'cells.toy/bow: there is no chart "toy/bow"; did you mean "toy/bows"?'],
    [
      { cells: { 'toy/bows': { shrot: { crew: 1 } } } },
      'cells.toy/bows.shrot: the chart has no row "shrot"; did you mean "short"?',
    ],
    [{ cells: { 'toy/bows': { short: { crw: 1 } } } }, 'the chart has no column "crw"; did you mean "crew"?'],
    [{ cells: { 'toy/bows': { short: { crew: '1' } } } }, '"1" is a word; write a number'],
    [{ cells: { 'toy/bows': { short: { crew: 1.5 } } } }, '1.5 is not whole'],
    [{ cells: { 'toy/bows': { short: { crew: -1 } } } }, '-1 is below nothing'],
    [{ cells: { 'toy/bows': { short: { crew: 1e9 } } } }, 'no number to play with'],
    [{ cells: { 'toy/bows': { short: { hits: [7] } } } }, '7 is no face of a die with 6 sides'],
    [{ cells: { 'toy/bows': { short: { hits: [6, 6] } } } }, 'the face 6 is named twice'],
    [
      { cells: { 'toy/bows': { short: { kind: 'sea' } } } },
      '"sea" is no word that is printed here; write "foot" or "horse"',
    ],
    [{ cells: { 'toy/bows': [] } }, 'cells.toy/bows: not rows by name'],
    [{ numbers: { 'toy/distances/sihgt': 3 } }, 'did you mean "toy/distances/sight"?'],
    [{ numbers: { 'toy/distances/night': 3 } }, '3 is a number; write true or false'],
    [{ numbers: { 'toy/distances/faces': [0] } }, '0 is no face of a die with 6 sides'],
    [
      { rulings: { 'toy/ruling/crews': 'x' } },
      'there is no ruling "toy/ruling/crews" in this game; did you mean "toy/ruling/crew"?',
    ],
    [{ rulings: { 'toy/ruling/crew': 'x' } }, '"x" is not one of the readings; choose one of as-the-short, one-more'],
    [{ rulings: { 'toy/ruling/crew': 3 } }, '3 is not one of the readings'],
  ])('%j', (set, said) => {
    expect(faults(() => toyBook.with(set as HouseRules)).join('\n')).toContain(said);
  });

  it('tell every fault at once', () => {
    const set = {
      cells: { 'toy/bows': { short: { crew: 'x', hits: [9] } } },
      numbers: { no: 1 },
      rulings: { no: 'x' },
    };
    expect(faults(() => toyBook.with(set as never))).toHaveLength(4);
  });

  it('never end in a stack trace, whatever they hold', () => {
    const strange = JSON.parse(
      '{"__proto__": {"x": 1}, "cells": {"__proto__": {"a": {"b": 1}}}, "troops": {"__proto__": {}}, "numbers": {"constructor": 1}}',
    );
    expect(faults(() => toyBook.with(strange)).length).toBeGreaterThan(2);
  });

  it('where the rules have no troops', () => {
    const bare = rulesFrom({ ruleset: 'toy', edition: 'book' }, () => ({}));
    expect(faults(() => bare(under({ troops: { guard: { like: 'long' } } })))).toEqual([
      'troops.guard: these rules have no troops to change; leave it out',
    ]);
  });

  it('where no rule reads what they change, or no code plays the reading', () => {
    expect(faults(() => toyRules(under({ cells: { 'toy/sheet': { boxes: { count: 13 } } } })))).toEqual([
      'cells.toy/sheet.boxes.count: this cell changes nothing: it is for the players to write on; leave it out',
    ]);
    expect(faults(() => toyRules(under({ rulings: { 'toy/ruling/nobody-asks': 'that' } })))[0]).toContain(
      'no code plays the reading "that"',
    );
    expect(faults(() => toyRules(under({ rulings: { 'toy/ruling/nobody-asks': 'this' } })))).toEqual([]);
  });
});

describe('diff', () => {
  it('tells what differs, who set it, and what it touches', () => {
    const book = under({
      title: 'Club',
      cells: { 'toy/bows': { short: { 'range-cm': 25 } } },
      numbers: { 'toy/distances/faces': [1] },
      rulings: { 'toy/ruling/crew': 'one-more' },
      troops: { guard: { like: 'long', range: 40 } },
    });
    expect(diff({ rules: toyRules }, toyBook, book)).toEqual([
      {
        what: 'cell',
        id: 'toy/bows/short/range-cm',
        from: 20,
        to: 25,
        by: 'Club',
        touches: ['toy/bow/range'],
        parts: ['troops'],
      },
      {
        what: 'number',
        id: 'toy/distances/faces',
        from: [1, 2],
        to: [1],
        by: 'Club',
        touches: ['toy/bow/miss'],
        parts: [''],
      },
      {
        what: 'ruling',
        id: 'toy/ruling/crew',
        from: 'as-the-short',
        to: 'one-more',
        by: 'Club',
        touches: ['toy/bow/crew'],
        parts: ['crew'],
      },
      {
        what: 'troop',
        id: 'guard',
        from: null,
        to: { like: 'long', range: 40 },
        by: 'Club',
        touches: ['toy/bow/archers'],
        parts: ['troops'],
      },
    ]);
  });

  it('is the same backwards, and nothing between a book and itself, or one that says what is printed', () => {
    const book = under({ numbers: { 'toy/distances/sight': 60 } });
    expect(diff({ rules: toyRules }, book, toyBook)).toMatchObject([{ from: 60, to: 90, by: 'house rules' }]);
    expect(diff({ rules: toyRules }, book, book)).toEqual([]);
    expect(diff({ rules: toyRules }, toyBook, under({ numbers: { 'toy/distances/sight': 90 } }))).toEqual([]);
  });
});

describe('what is taken in the place of the print', () => {
  it('names the ruling that fills a lost cell, and the layer that changes one', () => {
    const book = under({ title: 'Club', cells: { 'toy/bows': { short: { 'range-cm': 25 } } } });
    expect(takenCells(toyBook, toyRules(), 'toy/bows')).toEqual({
      long: { crew: { value: 1, by: 'toy/ruling/crew' } },
    });
    expect(takenCells(book, toyRules(book), 'toy/bows')).toEqual({
      short: { 'range-cm': { value: 25, by: 'Club' } },
      long: { crew: { value: 1, by: 'toy/ruling/crew' } },
    });
  });
});

describe('a reading that points at a number', () => {
  const number = { 'toy/distances/sight': 60 };

  it('says what the book in force says, not what is printed', () => {
    expect(toyRules().night).toBe(90);
    expect(toyRules(under({ numbers: number })).night).toBe(60);
    expect(toyRules(under({ numbers: number, rulings: { 'toy/ruling/night': 'half' } })).night).toBe(30);
    expect(sightAtNight.readings.map(({ value }) => asPrinted(value))).toEqual([{ cm: 90 }, { cm: 45 }, { cm: 12 }]);
    expectTypeOf(toyRules().night).toEqualTypeOf<number>();
  });

  it('is among the parts that the number touches', () => {
    expect(diff({ rules: toyRules }, toyBook, under({ title: 'Club', numbers: number }))).toMatchObject([
      { what: 'number', id: 'toy/distances/sight', from: 90, to: 60, by: 'Club', parts: ['', 'night'] },
    ]);
    const looks = [...(toyRules.built().looks.get('toy/distances/sight') ?? [])];
    expect(looks.flatMap(({ clauses }) => clauses)).toContain('toy/bow/night');
  });
});

it('what only one reading reads may be changed with that reading, and is idle without it', () => {
  const cells = { 'toy/sheet': { boxes: { count: 20 } } };
  expect(faults(() => toyRules(under({ cells })))).toHaveLength(1);
  expect(toyRules(under({ cells, rulings: { 'toy/ruling/night': 'a-box-each' } })).night).toBe(20);
});

it('a reading prints what it points at', () => {
  expect(crewOfLongBow.readings.map(({ value }) => asPrinted(value))).toEqual([1, 2]);
});
