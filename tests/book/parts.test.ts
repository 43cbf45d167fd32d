import { describe, expect, it } from 'vitest';
import { bookOf, type Layered } from '../../src/book/book.js';
import {
  asPrinted,
  cellsAt,
  filled,
  idOfPlace,
  isCellAt,
  isPlaceAt,
  numbersAt,
  placesIn,
  reckoned,
} from '../../src/book/cells.js';
import { changedCells, changedNumbers, changedReadings, withReading } from '../../src/book/changes.js';
import { columnLike } from '../../src/book/column.js';
import { dividedFaults } from '../../src/book/divided.js';
import { defineNumbers, listNumbers, printed } from '../../src/book/numbers.js';
import type { Print } from '../../src/book/print.js';
import { tracedFaults } from '../../src/book/traced.js';
import { defineChart } from '../../src/chart/index.js';
import { defineRuling, RuleViolation, type Violation } from '../../src/rulebook/index.js';

const source = { document: 'toy-book', section: 'Bows', line: 3 };

const bows = defineChart({
  id: 'toy/bows',
  title: 'Bows',
  source,
  clauses: ['toy/bow/range'],
  rows: ['short', 'long'],
  columns: ['near', 'far', 'crew'],
  cells: {
    short: { near: { from: 0, to: 10 }, far: { from: 11, to: 20 }, crew: 1 },
    long: { near: { from: 0, to: 15 }, far: { from: 16, to: 30 }, crew: null },
  },
  absent: { long: { crew: 'lost' } },
  reading: { ranges: 'along-rows' },
});

const marks = defineChart({
  id: 'toy/marks',
  title: 'Marks',
  source,
  rows: ['one', 'two'],
  columns: ['word', 'nothing'],
  cells: { one: { word: 'a', nothing: null }, two: { word: 'b', nothing: null } },
  absent: { one: { nothing: 'nothing' }, two: { nothing: 'nothing' } },
  reading: {},
});

const mixed = defineChart({
  id: 'toy/mixed',
  title: 'Of two kinds',
  source,
  rows: ['one'],
  columns: ['word', 'number', 'nothing'],
  cells: { one: { word: 'a', number: 1, nothing: null } },
  absent: { one: { nothing: 'nothing' } },
  reading: {},
});

const lengths = defineNumbers({
  id: 'toy/lengths',
  source,
  clauses: ['toy/bow/sight'],
  numbers: {
    sight: 90,
    'at-night': printed(30, { line: 9 }),
    faces: printed([1, 2], { die: 6, clauses: ['toy/bow/miss'] }),
  },
});

const whose = defineRuling({
  id: 'toy/ruling/whose',
  readings: [
    { id: 'mine', value: 1 },
    { id: 'yours', value: 2 },
  ],
  default: 'mine',
  reconstruction: true,
});

const print: Print = {
  id: 'toy',
  charts: [bows, marks, mixed],
  numbers: [lengths],
  rulings: [whose],
  edition: 'book',
  editions: { card: { title: 'the card', kind: 'edition', rulings: { 'toy/ruling/whose': 'yours' } } },
};
const book = bookOf(print);
const cells = cellsAt(bows);
const numbers = numbersAt(lengths);

function faultsOf(act: () => unknown): readonly Violation[] {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations;
    throw fault;
  }
  return [];
}

describe('places of a book', () => {
  it('are those of each cell and each number, by name', () => {
    expect(Object.keys(cells)).toEqual(['short', 'long']);
    expect(Object.keys(cells.long)).toEqual(['near', 'far', 'crew']);
    expect(cells.long.far).toEqual({ chart: bows, row: 'long', column: 'far' });
    expect(Object.keys(numbers)).toEqual(['sight', 'at-night', 'faces']);
    expect(numbers['at-night']).toEqual({ number: 'toy/lengths/at-night', printed: 30 });
    for (const place of [cells.long.far, numbers.sight]) expect(Object.isFrozen(place)).toBe(true);
    expect(idOfPlace(cells.long.far)).toBe('toy/bows/long/far');
    expect(idOfPlace(numbers.faces)).toBe('toy/lengths/faces');
  });

  it('are told from what only looks like one', () => {
    expect([isPlaceAt(cells.short.crew), isPlaceAt(numbers.sight)]).toEqual([true, true]);
    expect([isCellAt(cells.short.crew), isCellAt(numbers.sight)]).toEqual([true, false]);
    for (const other of [null, undefined, 1, 'short', {}, { ...cells.short.crew }]) {
      expect([isPlaceAt(other), isCellAt(other)]).toEqual([false, false]);
    }
  });

  it('are found wherever they stand in a value', () => {
    const sum = reckoned([cells.short.crew, numbers.sight], (crew, sight) => (crew ?? 0) + sight);
    expect([Object.isFrozen(sum), Object.isFrozen(sum.from)]).toEqual([true, true]);
    expect(placesIn(cells.short.crew)).toEqual([cells.short.crew]);
    expect(placesIn(sum)).toEqual([cells.short.crew, numbers.sight]);
    expect(placesIn({ a: [1, cells.long.near], b: { c: sum, d: null } })).toEqual([
      cells.long.near,
      cells.short.crew,
      numbers.sight,
    ]);
    for (const none of [null, 7, 'x', [], {}]) expect(placesIn(none)).toEqual([]);
  });

  it('become what stands there, or what is said of them', () => {
    const sum = reckoned([cells.short.crew, numbers.sight], (crew, sight) => (crew ?? 0) + sight);
    const value = { sum, list: [numbers.faces, cells.short.near], none: cells.long.crew, plain: 'x', empty: null };
    expect(asPrinted(value)).toEqual({
      sum: 91,
      list: [[1, 2], { from: 0, to: 10 }],
      none: null,
      plain: 'x',
      empty: null,
    });
    expect(filled(value, place => idOfPlace(place).length)).toMatchObject({ sum: 19 + 17, list: [17, 19], plain: 'x' });
    // What has the keys of a reckoning and was not made as one is plain data.
    expect(asPrinted({ from: [], how: 'x' })).toEqual({ from: [], how: 'x' });
    expect(placesIn({ from: [cells.short.crew], how: () => 1 })).toEqual([cells.short.crew]);
  });
});

describe('numbers of a book', () => {
  it('are listed with the source, line, clauses and die of each', () => {
    expect(listNumbers(lengths)).toEqual([
      { id: 'toy/lengths/sight', value: 90, source, clauses: ['toy/bow/sight'] },
      { id: 'toy/lengths/at-night', value: 30, source: { ...source, line: 9 }, clauses: ['toy/bow/sight'] },
      { id: 'toy/lengths/faces', value: [1, 2], source, clauses: ['toy/bow/miss'], die: 6 },
    ]);
    expect(Object.isFrozen(lengths.numbers)).toBe(true);
    expect(printed(3, { line: 1 })).toEqual({ value: 3, line: 1 });
  });

  it('have names in lower case with hyphens, and clauses', () => {
    const define = (name: string, entry: unknown = 1, clauses: readonly string[] = ['toy/bow/sight']) =>
      faultsOf(() => defineNumbers({ id: 'toy/x', source, clauses, numbers: { [name]: entry } } as never));
    for (const name of ['a', 'a1', 'a-b', 'far-2', 'at-far-night']) expect(define(name)).toEqual([]);
    for (const name of ['A', 'aB', '1a', 'a_b', 'a--b', '-a', 'a-', 'a b', '']) {
      expect(define(name)).toEqual([
        { path: `toy/x/${name}`, problem: 'not a name for a number', mend: 'write it in lower case, with hyphens' },
      ]);
    }
    const bare = [{ path: 'toy/x/a', problem: 'a number of no clause', mend: 'name the clauses it is of' }];
    expect(define('a', 1, [])).toEqual(bare);
    expect(define('a', [1], [])).toEqual(bare);
    expect(define('a', null, [])).toEqual(bare);
    expect(define('a', printed(1, { line: 2 }), [])).toEqual(bare);
    expect(define('a', printed(1, { clauses: ['toy/bow/sight'] }), [])).toEqual([]);
    expect(define('a', printed(1, { clauses: [] }))).toEqual(bare);
    expect(define('a', printed(1, { line: 2 }))).toEqual([]);
  });
});

describe('a column', () => {
  it('is like its own cells, and where all are empty like the chart, if that is of one kind', () => {
    expect(columnLike(bows, 'crew')).toEqual([1, null]);
    expect(columnLike(marks, 'nothing')).toEqual([null, null, 'a', 'b']);
    expect(columnLike(mixed, 'nothing')).toEqual([null]);
    expect(columnLike(marks, 'word')).toEqual(['a', 'b']);
  });
});

describe('what house rules change', () => {
  const set = {
    kind: 'house-rules' as const,
    title: 'ours',
    cells: { 'toy/bows': { short: { crew: 2 }, long: { near: { from: 0, to: 15 } } }, 'toy/none': { a: { b: 1 } } },
    numbers: { 'toy/lengths/sight': 90, 'toy/lengths/at-night': 31, 'toy/lengths/none': 1 },
    rulings: { 'toy/ruling/whose': 'yours', 'toy/ruling/none': 'x' },
  } as never;
  const said = (changes: readonly { path: string; what: string; id: string; asBelow: boolean }[]) =>
    changes.map(({ path, what, id, asBelow }) => [path, what, id, asBelow]);

  it('is told change by change, and whether it is as below', () => {
    expect(said(changedCells(book, set))).toEqual([
      ['cells.toy/bows.short.crew', 'cell', 'toy/bows/short/crew', false],
      ['cells.toy/bows.long.near', 'cell', 'toy/bows/long/near', true],
      ['cells.toy/none.a.b', 'cell', 'toy/none/a/b', false],
    ]);
    expect(said(changedNumbers(book, set))).toEqual([
      ['numbers.toy/lengths/sight', 'number', 'toy/lengths/sight', true],
      ['numbers.toy/lengths/at-night', 'number', 'toy/lengths/at-night', false],
      ['numbers.toy/lengths/none', 'number', 'toy/lengths/none', false],
    ]);
    const readings = (of: typeof book) =>
      said(changedReadings(of, set)).map(([path, what, , below]) => [path, what, below]);
    expect(readings(book)).toEqual([
      ['rulings.toy/ruling/whose', 'reading', false],
      ['rulings.toy/ruling/none', 'reading', false],
    ]);
    // The card reads it so already; other house rules below do not count.
    expect(readings(book.with({ edition: 'card' }))[0]).toEqual(['rulings.toy/ruling/whose', 'reading', true]);
    expect(readings(book.with({ rulings: { 'toy/ruling/whose': 'yours' } }))[0]).toEqual([
      'rulings.toy/ruling/whose',
      'reading',
      false,
    ]);
    const nothing = { kind: 'house-rules', title: 'none' } as never;
    expect([changedCells(book, nothing), changedNumbers(book, nothing), changedReadings(book, nothing)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('can be left out, and nothing else with it', () => {
    const over: Layered = {
      ...book,
      choices: { 'toy/ruling/whose': 'yours', 'toy/ruling/other': 'x' },
      edition: 'book',
      cell: (chart, row, column) => ({ value: `${chart} ${row} ${column}`, by: 'ours' }) as never,
      number: id => ({ value: id, by: 'ours' }) as never,
      ruling: id => ({ value: id, by: 'ours' }) as never,
    };
    const [cell] = changedCells(book, set);
    expect(cell?.without(over).cell('toy/bows', 'short', 'crew')).toBeUndefined();
    expect(cell?.without(over).cell('toy/bows', 'long', 'crew')).toMatchObject({ value: 'toy/bows long crew' });
    const [, number] = changedNumbers(book, set);
    expect(number?.without(over).number('toy/lengths/at-night')).toBeUndefined();
    expect(number?.without(over).number('toy/lengths/sight')).toMatchObject({ value: 'toy/lengths/sight' });
    const [reading] = changedReadings(book, set);
    expect(reading?.without(over).choices).toEqual({ 'toy/ruling/other': 'x' });
    expect(reading?.without(over).ruling('toy/ruling/whose')).toBeUndefined();
    expect(reading?.without(over).ruling('toy/ruling/other')).toMatchObject({ value: 'toy/ruling/other' });
    const [onCard] = changedReadings(book.with({ edition: 'card' }), set);
    expect(onCard?.without(over).choices).toEqual({ 'toy/ruling/whose': 'yours', 'toy/ruling/other': 'x' });
    const other = withReading(over, 'toy/ruling/whose', 'mine');
    expect(other.choices).toEqual({ 'toy/ruling/whose': 'mine', 'toy/ruling/other': 'x' });
    expect(other.ruling('toy/ruling/whose')).toEqual({ value: 'mine', by: 'book' });
    expect(other.ruling('toy/ruling/other')).toMatchObject({ by: 'ours' });
  });
});

describe('ranges that house rules change', () => {
  const bands = defineChart({
    id: 'toy/bands',
    title: 'Bands',
    source,
    rows: ['near', 'far'],
    columns: ['cm'],
    cells: { near: { cm: { from: 0, to: 10 } }, far: { cm: { from: 11, to: 20 } } },
    reading: { ranges: 'down-columns' },
  });
  const divided = (of: readonly string[]): Print => ({ ...print, charts: [bands], divided: of });
  const layered = (near: { from: number; to: number } | undefined): Layered => ({
    ...book,
    cell: (_chart, row) => (row === 'near' && near !== undefined ? ({ value: near, by: 'ours' } as never) : undefined),
  });
  const set = { cells: { 'toy/bands': { near: { cm: { from: 0, to: 8 } } } } } as never;

  it('are looked at only of charts that divide their line, and only when they are changed', () => {
    const below = layered(undefined);
    const above = layered({ from: 0, to: 8 });
    expect(dividedFaults(divided([]), { below, above, set })).toEqual([]);
    expect(dividedFaults(print, { below, above, set })).toEqual([]);
    expect(dividedFaults(divided(['toy/bands']), { below, above, set: {} as never })).toEqual([]);
    // What was so before is left alone.
    expect(dividedFaults(divided(['toy/bands']), { below: above, above, set })).toEqual([]);
    const gap = dividedFaults(divided(['toy/bands']), { below, above, set });
    expect(gap.map(({ path }) => path)).toEqual([expect.stringMatching(/^cells\.toy\/bands/)]);
    expect(gap[0]?.problem).toMatch(/9|10/);
    expect(gap[0]?.mend).not.toBe('');
    const twice = dividedFaults(divided(['toy/bands']), { below, above: layered({ from: 0, to: 12 }), set });
    expect(twice).toHaveLength(1);
    expect(dividedFaults(divided(['toy/bands']), { below: layered({ from: 0, to: 12 }), above, set })).toEqual(gap);
    // A cell that is emptied holds nothing.
    const emptied: Layered = {
      ...book,
      cell: (_chart, row) => (row === 'near' ? ({ value: null, by: 'ours' } as never) : undefined),
    };
    expect(dividedFaults(divided(['toy/bands']), { below, above: emptied, set })).toEqual([]);
    const unknown = { cells: { 'toy/none': {}, 'toy/bands': {} } } as never;
    expect(dividedFaults(divided(['toy/none', 'toy/bands']), { below, above, set: unknown })).toEqual(gap);
  });
});

describe('a fault of rules', () => {
  const morale: Violation = { path: 'troops.long.morale', problem: 'too high', mend: 'give at most 6' };
  const house = book.with({
    cells: { 'toy/bows': { short: { crew: 2 } } },
    numbers: { 'toy/lengths/at-night': 31 },
    rulings: { 'toy/ruling/whose': 'yours' },
  });

  it('is told where the house rules say what it comes from', () => {
    const without = (left: (book: Layered) => boolean) => (layers: Layered) => (left(layers) ? [morale] : []);
    const fromCell = tracedFaults(
      house,
      [morale],
      without(({ cell }) => cell('toy/bows', 'short', 'crew') !== undefined),
    );
    expect(fromCell).toEqual([{ ...morale, path: 'cells.toy/bows.short.crew', problem: 'too high (long.morale)' }]);
    const fromNumber = tracedFaults(
      house,
      [morale],
      without(({ number }) => number('toy/lengths/at-night') !== undefined),
    );
    expect(fromNumber).toEqual([
      { ...morale, path: 'numbers.toy/lengths/at-night', problem: 'too high (long.morale)' },
    ]);
    const fromReading = tracedFaults(
      house,
      [morale],
      without(({ ruling }) => ruling('toy/ruling/whose') !== undefined),
    );
    expect(fromReading).toEqual([{ ...morale, path: 'rulings.toy/ruling/whose', problem: 'too high (long.morale)' }]);
  });

  it('keeps its path where nothing is its source, or where the file says it itself', () => {
    expect(tracedFaults(house, [morale], () => [morale])).toEqual([morale]);
    for (const path of [
      'cells.toy/bows.short.crew',
      'cells.toy/bows.short.crew.to',
      'cells.toy/bows.short.crew[1]',
      'cells.toy/bows.short',
      'numbers.toy/lengths/at-night',
      'rulings.toy/ruling/whose',
    ]) {
      const own = { ...morale, path };
      // Nothing is asked again of faults that the file has said itself.
      const never = () => {
        throw new Error('asked');
      };
      expect(tracedFaults(house, [own], never)).toEqual([own]);
      expect(tracedFaults(house, [own, morale], () => [])).toContainEqual(own);
    }
    const near = { ...morale, path: 'numbers.toy/lengths/at-nights' };
    expect(tracedFaults(house, [near], () => [])).toEqual([
      { ...morale, path: 'cells.toy/bows.short.crew', problem: 'too high (toy/lengths/at-nights)' },
    ]);
  });

  it('is told once, however often it comes from there', () => {
    const twice = [morale, { ...morale }, { ...morale, problem: 'too low' }];
    expect(tracedFaults(house, twice, () => [])).toHaveLength(2);
    expect(tracedFaults(book, twice, () => [])).toEqual([morale, { ...morale, problem: 'too low' }]);
  });
});
