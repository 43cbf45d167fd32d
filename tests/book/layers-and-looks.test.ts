import { describe, expect, it, test } from 'vitest';
import { builtFor } from '../../src/book/built.js';
import { isCell } from '../../src/book/decided.js';
import {
  type Book,
  bookOf,
  type CellAt,
  cellsAt,
  decided,
  decidedBy,
  defineNumbers,
  diff,
  type HouseRules,
  numbersAt,
  type OpenBook,
  type Print,
  partOfPrint,
  printed,
  readersOf,
  reckoned,
  rulesFrom,
  takenCells,
  unreadReason,
  withTroops,
} from '../../src/book/index.js';
import { chancesOf, MOST } from '../../src/book/together.js';
import { type Printed, valueFault } from '../../src/book/values.js';
import { defineChart } from '../../src/chart/index.js';
import { distribution } from '../../src/dice/index.js';
import { defineRuling, RuleViolation } from '../../src/rulebook/index.js';

const source = { document: 'toy-book', section: 'Slings', line: 3 };

const slings = defineChart({
  id: 'toy/slings',
  title: 'Slings',
  source,
  clauses: ['toy/sling/range', 'toy/sling/hits'],
  rows: ['hand', 'staff'],
  columns: ['range-cm', 'hits', 'shots', 'band'],
  cells: {
    hand: { 'range-cm': 20, hits: [6], shots: 1, band: { from: 1, to: 10 } },
    staff: { 'range-cm': 30, hits: [5, 6], shots: null, band: { from: 11, to: 30 } },
  },
  absent: { staff: { shots: 'lost' } },
  reading: { die: { hits: 6, staff: 8 } },
});

const pages = defineChart({
  id: 'toy/pages',
  title: 'Boxes to write in',
  source,
  rows: ['boxes', 'lines'],
  columns: ['count', 'colour'],
  cells: { boxes: { count: 12, colour: 'red' }, lines: { count: 3, colour: 'blue' } },
  reading: {},
});

const stones = defineNumbers({
  id: 'toy/stones',
  source,
  clauses: ['toy/stone/bag', 'toy/stone/weight'],
  numbers: { bag: 20, weight: printed(3, { clauses: ['toy/stone/weight'] }), spare: 2 },
});

const cells = cellsAt(slings);
const shotsOfStaff = defineRuling({
  id: 'toy/ruling/shots',
  readings: [
    { id: 'as-by-hand', value: cells.hand.shots },
    { id: 'two', value: 2 },
    { id: 'one', value: 1 },
  ],
  default: 'as-by-hand',
  reconstruction: true,
});
const rangeOfStaff = defineRuling({
  id: 'toy/ruling/range',
  decides: [decided(cells.staff['range-cm'], 'cm')],
  readings: [
    { id: 'chart', value: { cm: cells.staff['range-cm'] } },
    { id: 'text', value: { cm: 33 } },
    { id: 'by-hand', value: { cm: cells.hand['range-cm'] } },
  ],
  default: 'chart',
  reconstruction: true,
});
const stonesInBag = defineRuling({
  id: 'toy/ruling/stones',
  readings: [
    { id: 'printed', value: numbersAt(stones).bag },
    { id: 'more', value: reckoned([numbersAt(stones).bag], bag => bag + 5) },
  ],
  default: 'printed',
  reconstruction: true,
});
const spoken = defineRuling({
  id: 'toy/ruling/spoken',
  readings: [
    { id: 'yes', value: 1 },
    { id: 'ay', value: 1 },
    { id: 'no', value: 2 },
  ],
  default: 'yes',
  reconstruction: true,
});

const print: Print = {
  id: 'toy',
  charts: [slings, pages],
  numbers: [stones],
  rulings: [shotsOfStaff, rangeOfStaff, stonesInBag, spoken],
  edition: 'book',
  editions: {
    card: { title: 'the card', kind: 'edition', cells: { 'toy/pages': { boxes: { count: 10 } } } },
    wrong: { title: 'the misprint', kind: 'edition', cells: { 'toy/slings': { hand: { shots: 9 } } } },
  },
  unread: [{ id: 'toy/pages', reason: 'it is for the players' }],
};

let built = 0;
function build(book: OpenBook) {
  built++;
  return {
    hand: book.part({ name: 'hand', clauses: ['toy/sling/range'] }, inner => ({
      range: inner.of(slings).hand['range-cm'],
      hits: inner.part({ name: 'faces', clauses: ['toy/sling/hits'] }, () => inner.of(slings).hand.hits),
    })),
    range: book.part({ name: 'range', clauses: ['toy/sling/range'] }, () => book.reading(rangeOfStaff).cm),
    shots: book.settle(cells.staff.shots, book.reading(shotsOfStaff), shotsOfStaff),
    ...book.readings({ bag: stonesInBag, spoken }, { bag: ['toy/stone/bag'], spoken: ['toy/stone/spoken'] }),
    weight: book.part({ name: 'weight', clauses: ['toy/stone/weight'] }, () => book.numbers(stones).weight),
    bands: { ...book.chart(slings).cells.hand }.band,
    troops: book.part({ name: 'troops', clauses: ['toy/troops'] }, () =>
      withTroops({ slinger: { type: 'slinger', title: 'slinger', stand: { front: 2 } } }, book, {
        fixed: [],
        lengths: ['stand'],
      }),
    ),
  };
}

const toyRules = rulesFrom({ ruleset: 'toy', edition: 'book' }, build);
const toyBook = bookOf(print);
const under = (set: HouseRules): Book => toyBook.with(set);
const faults = (act: () => unknown): readonly string[] => {
  try {
    act();
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    return fault.violations.map(({ path, problem, mend }) => `${path}: ${problem}; ${mend}`);
  }
  return [];
};
const lookers = (id: string, book?: Book) =>
  [...(toyRules.built(book).looks.get(id) ?? [])].map(({ name, clauses }) => [name, ...clauses].join(' '));

describe('what a set of house rules says of itself', () => {
  test.each<[string, HouseRules | object, readonly string[]]>([
    ['its format, version and ruleset, rightly', { format: 'littlewars-house-rules', version: 1, ruleset: 'toy' }, []],
    ['another version', { version: 2 }, ['version: 2 is not 1; this library reads version 1']],
    [
      'another ruleset',
      { ruleset: 'wrg' },
      ['ruleset: "wrg" is not "toy"; take house rules of the ruleset that is played'],
    ],
    ['a title of 200 letters', { title: 'a'.repeat(200) }, []],
    [
      'a title of 201 letters',
      { title: 'a'.repeat(201) },
      ['title: not a title; write a few words in quotation marks'],
    ],
    ['a number for a title', { title: 3 }, ['title: not a title; write a few words in quotation marks']],
    ['nothing for a title', { title: null }, ['title: not a title; write a few words in quotation marks']],
  ])('%s', (_, set, told) => {
    expect(faults(() => toyBook.with(set as HouseRules))).toEqual(told);
  });
});

describe('looks into a book while rules are built', () => {
  test.each([
    ['toy/slings/hand/range-cm', ['hand toy/sling/range', '']],
    ['toy/slings/hand/hits', ['hand/faces toy/sling/hits', '']],
    ['toy/slings/staff/range-cm', ['range toy/sling/range']],
    ['toy/slings/staff/shots', ['']],
    ['toy/slings/hand/shots', ['']],
    ['toy/stones/bag', ['readings/bag toy/stone/bag']],
    ['toy/stones/weight', ['weight toy/stone/weight']],
    ['toy/stones/spare', []],
    ['toy/ruling/stones', ['readings/bag toy/stone/bag']],
    ['toy/ruling/spoken', ['readings/spoken toy/stone/spoken']],
    ['toy/slings/hand/band', ['']],
    ['toy/slings/staff/band', []],
    ['toy/pages/boxes/count', []],
  ])('%s: %j', (id, parts) => {
    expect(lookers(id)).toEqual(parts);
  });

  it('tells of every datum who reads it, of those that nobody reads too', () => {
    const readers = readersOf(print, toyRules());
    expect([...readers.keys()].length).toBe(2 * 4 + 2 * 2 + 3 + 4);
    expect(readers.get('toy/stones/weight')?.map(({ name }) => name)).toEqual(['weight']);
    expect(readers.get('toy/pages/lines/colour')).toEqual([]);
    // Nothing is known of rules that somebody made by hand.
    expect([...readersOf(print, {}).values()].flat()).toEqual([]);
  });

  it('the same rules come of the print alone, without a record of looks', () => {
    const part = partOfPrint('book', build);
    expect(part()).toEqual(toyRules());
    expect(part()).toBe(part());
    expect(builtFor(part())).toBeUndefined();
    expect(toyRules()).toMatchObject({
      hand: { range: 20, hits: [6] },
      range: 30,
      shots: 1,
      bag: 20,
      spoken: 1,
      weight: 3,
      bands: { from: 1, to: 10 },
    });
  });
});

describe('what is told of a cell that a reading overrules', () => {
  const text = { title: 'Club', rulings: { 'toy/ruling/range': 'text' } };
  test.each<[string, HouseRules, object]>([
    ['nothing under the print but what is lost', {}, { staff: { shots: { value: 1, by: 'toy/ruling/shots' } } }],
    [
      'the reading that another set takes',
      text,
      {
        staff: {
          'range-cm': { value: 33, by: 'toy/ruling/range (Club)' },
          shots: { value: 1, by: 'toy/ruling/shots' },
        },
      },
    ],
    [
      'what a layer has set goes before the ruling',
      { title: 'Club', cells: { 'toy/slings': { staff: { shots: 4 } } } },
      { staff: { shots: { value: 4, by: 'Club' } } },
    ],
  ])('%s', (_, set, taken) => {
    const book = under(set);
    expect(takenCells(book, toyRules(book), 'toy/slings')).toEqual(taken);
  });

  test.each<[unknown, boolean]>([
    [undefined, false],
    [cells.hand.shots, false],
    [() => 1, false],
    [null, true],
    [3, true],
    ['word', true],
    [true, true],
    [[1, 2], true],
    [{ from: 1, to: 2 }, true],
    [{ unit: 'cm', value: 2 }, true],
    [{ from: 1 }, false],
    [{ to: 1, from: 2, more: 3 }, false],
    [{}, false],
  ])('%j may stand in a cell: %s', (value, may) => {
    expect(isCell(value)).toBe(may);
  });

  test.each<[string | undefined, unknown, unknown]>([
    [undefined, 7, 7],
    ['cm', { cm: 7 }, 7],
    ['inches', { cm: 7 }, undefined],
    ['cm', null, undefined],
    ['cm', 7, undefined],
  ])('decided in field %j of %j: %j', (field, value, taken) => {
    const [found] = decidedBy({ decides: [field === undefined ? decided(at) : decided(at, field)] });
    expect(found?.as(value, 30)).toEqual(taken);
  });
  const at: CellAt = cells.staff['range-cm'];

  it('only what decided has made is a decision', () => {
    expect(decidedBy({ decides: [{ cell: at, as: () => 1 }] })).toEqual([]);
    expect(decidedBy({})).toEqual([]);
  });
});

describe('house rules that come to nothing', () => {
  const idle = (set: HouseRules) => faults(() => toyRules(under(set)));
  test.each<[string, HouseRules, readonly string[]]>([
    [
      'a cell that a reading plays another in the place of',
      { cells: { 'toy/slings': { staff: { 'range-cm': 40 } } }, rulings: { 'toy/ruling/range': 'by-hand' } },
      [
        'cells.toy/slings.staff.range-cm: this cell changes nothing: the reading "by-hand" of toy/ruling/range is played in its place (house rules); change toy/slings/hand/range-cm, or take the reading "chart", or leave it out',
      ],
    ],
    [
      'a cell that a reading overrules with a number of its own',
      { cells: { 'toy/slings': { staff: { 'range-cm': 40 } } }, rulings: { 'toy/ruling/range': 'text' } },
      [
        'cells.toy/slings.staff.range-cm: this cell changes nothing: the reading "text" of toy/ruling/range is played in its place (house rules); take the reading "chart", or leave it out',
      ],
    ],
    [
      'a cell for the players',
      { cells: { 'toy/pages': { boxes: { count: 13 } } } },
      ['cells.toy/pages.boxes.count: this cell changes nothing: it is for the players; leave it out'],
    ],
    [
      'a number that no rule reads',
      { numbers: { 'toy/stones/spare': 5 } },
      ['numbers.toy/stones/spare: this number changes nothing: no rule reads it; leave it out'],
    ],
    ['a reading that says the same as the printed one', { rulings: { 'toy/ruling/spoken': 'ay' } }, []],
    ['the printed reading', { rulings: { 'toy/ruling/spoken': 'yes' } }, []],
    ['another reading', { rulings: { 'toy/ruling/spoken': 'no' } }, []],
    ['a cell set to what is printed', { cells: { 'toy/slings': { hand: { 'range-cm': 20 } } } }, []],
  ])('%s', (_, set, told) => {
    expect(idle(set)).toEqual(told);
  });

  it('an edition may print what nobody reads', () => {
    expect(toyRules(under({ edition: 'card' }))).toEqual(toyRules());
    expect(idle({ edition: 'card', numbers: { 'toy/stones/weight': 4 } })).toEqual([]);
  });

  it('a reading that comes to the same in the end is played by no code', () => {
    const deaf = rulesFrom({ ruleset: 'toy', edition: 'book' }, book => ({ big: book.reading(spoken) > 0 }));
    expect(faults(() => deaf(under({ rulings: { 'toy/ruling/spoken': 'no' } })))).toEqual([
      'rulings.toy/ruling/spoken: no code plays the reading "no": it comes to the same; leave it out',
    ]);
    expect(faults(() => deaf(under({ rulings: { 'toy/ruling/shots': 'two' } })))).toEqual([
      'rulings.toy/ruling/shots: no code plays the reading "two": no rule asks for it; leave it out',
    ]);
  });

  it('a reading that is listed as unread is none that only says the same', () => {
    const listed = bookOf({ ...print, unread: [{ id: 'toy/ruling/spoken', reason: 'it is talk' }] });
    const anew = rulesFrom({ ruleset: 'toy', edition: 'book' }, build);
    expect(faults(() => anew(listed.with({ rulings: { 'toy/ruling/spoken': 'ay' } })))).toEqual([
      'rulings.toy/ruling/spoken: no code plays the reading "ay": it is talk; leave it out',
    ]);
  });

  it('a later set that takes a reading goes before an earlier one', () => {
    const twice = under({ rulings: { 'toy/ruling/spoken': 'no' } }).with({ rulings: { 'toy/ruling/spoken': 'ay' } });
    expect(toyRules(twice).spoken).toBe(1);
  });
});

describe('why no rule reads a datum', () => {
  const listed: Print = {
    ...print,
    unread: [
      { id: 'toy/pages/boxes', reason: 'a row' },
      { id: 'toy/slings#band', reason: 'a column' },
      { id: 'toy/stones/spare', reason: 'a number' },
      { id: 'toy/ruling/spoken', reason: 'a ruling', under: 'card' },
    ],
  };
  test.each<[string, string | undefined, string | undefined]>([
    ['toy/pages/boxes/count', undefined, 'a row'],
    ['toy/pages/boxes', undefined, 'a row'],
    ['toy/pages/boxes-too/count', undefined, undefined],
    ['toy/pages/lines/count', undefined, undefined],
    ['toy/slings/hand/band', undefined, 'a column'],
    ['toy/slings/hand/range-cm', undefined, undefined],
    ['toy/pages/lines/band', undefined, undefined],
    ['toy/stones/spare', undefined, 'a number'],
    ['toy/stones/spare', 'card', 'a number'],
    ['toy/ruling/spoken', undefined, undefined],
    ['toy/ruling/spoken', 'card', 'a ruling'],
  ])('%s under %s: %s', (id, edition, reason) => {
    expect(unreadReason(listed, id, edition)).toBe(reason);
  });

  it('a print may list none', () => {
    const { unread: _, ...none } = print;
    expect(unreadReason(none, 'toy/pages/boxes/count')).toBeUndefined();
  });
});

describe('in what two books differ', () => {
  it('a number of several clauses touches them all, a cell those that its readers compute', () => {
    const book = under({
      title: 'Club',
      numbers: { 'toy/stones/bag': 25 },
      cells: { 'toy/slings': { hand: { hits: [5] } } },
    });
    expect(diff({ rules: toyRules }, toyBook, book).map(({ id, touches }) => [id, ...touches])).toEqual([
      ['toy/slings/hand/hits', 'toy/sling/hits'],
      ['toy/stones/bag', 'toy/stone/bag', 'toy/stone/weight'],
    ]);
  });

  it('is set by the last that says it: of the second book, or else of the first', () => {
    const first = under({
      title: 'First',
      numbers: { 'toy/stones/weight': 4 },
      rulings: { 'toy/ruling/shots': 'two' },
    });
    const second = first.with({
      title: 'Second',
      numbers: { 'toy/stones/weight': 5 },
      troops: { slinger: { title: 'boy' } },
    });
    const said = (from: Book, to: Book) => diff({ rules: toyRules }, from, to).map(({ id, by }) => `${id}: ${by}`);
    expect(said(toyBook, second)).toEqual(['toy/stones/weight: Second', 'toy/ruling/shots: First', 'slinger: Second']);
    expect(said(second, toyBook)).toEqual(['toy/stones/weight: Second', 'toy/ruling/shots: First', 'slinger: Second']);
    expect(said(first, second)).toEqual(['toy/stones/weight: Second', 'slinger: Second']);
  });

  it('is of what the second book prints', () => {
    const extra = { ...pages, id: 'toy/extra' };
    const other = bookOf({ ...print, charts: [...print.charts, extra], unread: [] });
    const loose = rulesFrom({ ruleset: 'toy', edition: 'book' }, book => ({
      boxes: book.edition === 'book' ? book.of(extra).boxes.count : 0,
    }));
    const set = other.with({ cells: { 'toy/extra': { boxes: { count: 5 } } } });
    expect(diff({ rules: loose }, other, set)).toHaveLength(1);
    expect(diff({ rules: loose }, set, toyBook)).toEqual([]);
  });
});

describe('rules of books', () => {
  test.each([[{}], [7], ['print'], [null], [{ print: null }], [{ print: 7 }]])('%j is no book', book => {
    expect(faults(() => toyRules(book as never))).toEqual([
      'book: this is no book; give one that bookOf has made, or leave it out for the print',
    ]);
  });

  it('of 32 books besides the print are kept, and that which was asked for longest ago is forgotten first', () => {
    const ask = (weight: number) => toyRules(under({ numbers: { 'toy/stones/weight': weight } }));
    const timesBuilt = (act: () => void) => {
      const before = built;
      act();
      return built - before;
    };
    const each = timesBuilt(() => ask(100));
    for (let weight = 101; weight < 132; weight++) ask(weight);
    expect(each).toBeGreaterThan(0);
    // 32 in all: the first is there still, and is now the youngest.
    expect(timesBuilt(() => ask(100))).toBe(0);
    expect(timesBuilt(() => ask(132))).toBe(each);
    expect(timesBuilt(() => ask(100))).toBe(0);
    expect(timesBuilt(() => ask(101))).toBe(each);
  });

  it('a fault of the code that builds them is no fault of the house rules', () => {
    const broken = rulesFrom({ ruleset: 'toy', edition: 'book' }, book => {
      if (book.numbers(stones).weight === 4) throw new RangeError('a slip of the code');
      return {};
    });
    expect(() => broken(under({ numbers: { 'toy/stones/weight': 4 } }))).toThrow(RangeError);
  });

  it('a fault that an edition makes is not laid to its cells', () => {
    const held = bookOf({
      ...print,
      unplayable: rules =>
        JSON.stringify(rules).includes('"shots":9') ? [{ path: 'shots', problem: 'nine', mend: 'fewer' }] : [],
    });
    const faulty = { edition: 'wrong', numbers: { 'toy/stones/weight': 4 } };
    const anew = rulesFrom({ ruleset: 'toy', edition: 'book' }, build);
    expect(faults(() => anew(held.with(faulty)))).toEqual(['shots: nine; fewer']);
    const own = { cells: { 'toy/slings': { hand: { shots: 9 } } } };
    expect(faults(() => anew(held.with(own)))).toEqual(['cells.toy/slings.hand.shots: nine (shots); fewer']);
  });
});

describe('troops', () => {
  it('that are changed in a part keep the other parts', () => {
    const rules = toyRules(under({ troops: { boy: { like: 'slinger', title: 'boy', stand: { front: 1.5 } } } }));
    expect(rules.troops).toEqual({
      slinger: { type: 'slinger', title: 'slinger', stand: { front: 2 } },
      boy: { type: 'boy', title: 'boy', stand: { front: 1.5 } },
    });
  });
});

describe('faces of a die that a chart names by its rows or columns', () => {
  test.each<[string, string, readonly number[], boolean]>([
    ['a face of the die of the column', 'hand', [6], true],
    ['no face of the die of the column', 'hand', [7], false],
    ['a face of the die of the row, which goes before', 'staff', [8], true],
    ['no face of the die of the row', 'staff', [9], false],
  ])('%s', (_, row, hits, may) => {
    expect(faults(() => under({ cells: { 'toy/slings': { [row]: { hits } } } })).length === 0).toBe(may);
  });
});

describe('mends of values, none of them empty', () => {
  test.each<[string, unknown, Printed, string]>([
    ['numbers for words', [1], { like: [['a']] }, '[1] is a list of numbers; write a list of words, such as ["a"]'],
    ['words where lists are empty', ['a'], { like: [[], []] }, '["a"] is a list of words; write an empty list: []'],
    ['words where one list is empty', ['b'], { like: [[], ['a']] }, '"b" is no word that is printed here; write "a"'],
    [
      'anything where nothing is printed',
      'a',
      { like: [] },
      '"a" is a word; write nothing: the book prints nothing here',
    ],
    ['a field where there are none', { a: 1 }, { like: [{}] }, 'there is no "a" here; leave it out'],
    [
      'a field that one of several has',
      { b: 1 },
      { like: [{ a: 1 }, { b: 'x' }] },
      '1 is a number; write a word, such as "x"',
    ],
  ])('%s', (_, value, like, told) => {
    const fault = valueFault(value, like);
    expect(`${fault?.problem}; ${fault?.mend}`).toBe(told);
  });
});

describe('the chances of several parts', () => {
  const d10 = distribution(dice => dice.roll(10));
  it('are told together up to 100,000 outcomes, and unit by unit beyond', () => {
    const chances = (more: number) =>
      chancesOf({
        parts: [d10, d10, d10, d10, d10, ...Array(more).fill(distribution(dice => dice.roll(2)))],
        together: results => results.every(face => face === 10),
        alone: () => new Map([['first', d10]]),
      });
    expect(MOST).toBe(100_000);
    const all = chances(0);
    expect(all.tooMany).toBeUndefined();
    expect(all.distribution?.outcomes.map(({ value }) => value).sort()).toEqual([false, true]);
    expect(chances(1)).toMatchObject({
      distribution: null,
      tooMany: { of: 'outcomes', number: 200_000, most: 100_000 },
    });
  });
});
