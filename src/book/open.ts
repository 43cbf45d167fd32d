import type { Cell, Chart, TypedChart } from '../chart/index.js';
import { type Choices, type ClauseId, type Ruling, readingOf } from '../rulebook/index.js';
import type { Layered } from './book.js';
import type { Built, Settled } from './built.js';
import { asPrinted, type CellAt, type Filled, filled, type PlaceAt } from './cells.js';
import { decidedBy, isCell } from './decided.js';
import type { TroopChanges } from './layers.js';
import { listNumbers, type NumberEntries, type NumberGroup, type NumbersOf } from './numbers.js';

/** Where a part of the rules looks into the book. */
export interface Part {
  /** Its place in the rules: `smallArms/weapons`. */
  readonly name: string;
  /** The clauses that it computes. */
  readonly clauses: readonly ClauseId[];
}

/** What was looked up while rules were built: by datum (`chart/row/column`, number, ruling, troop type), the parts that looked. */
export type Looks = ReadonlyMap<string, ReadonlySet<Part>>;

/**
 * A book while rules are built from it: what it says in force, under all its layers. Every look is noted, with the part of
 * the rules that took it, so that afterwards everybody can ask what a datum touches.
 */
export interface OpenBook {
  /** The edition played. */
  readonly edition: string;
  /** The readings that layers take, by ruling; a ruling that is not named keeps its default. */
  readonly choices: Choices;
  /** The cells of a chart, of the types that are printed. */
  of<C extends Chart>(chart: C): C['cells'];
  /** The whole chart, for rules that look it up in play. */
  chart<Row extends string, Columns extends { readonly [column: string]: Cell }>(
    chart: TypedChart<Row, Columns>,
  ): TypedChart<Row, Columns>;
  /** The numbers of a passage. */
  numbers<Entries extends NumberEntries>(group: NumberGroup<Entries>): NumbersOf<Entries>;
  /** What the reading says that is taken of a ruling, with the cells and numbers that it points at. */
  reading<R extends Ruling>(ruling: R): Filled<R['readings'][number]['value']>;
  /** The same of several rulings, by names of one's own, each as a part of the rules that computes the clauses given for it. */
  readings<Rulings extends { readonly [name: string]: Ruling }>(
    rulings: Rulings,
    clauses?: { readonly [Name in keyof Rulings]: readonly ClauseId[] },
  ): { readonly [Name in keyof Rulings]: Filled<Rulings[Name]['readings'][number]['value']> };
  /** The troop types that layers change or add, in order. */
  troops(): Layered['troops'];
  /** What layers are held to; nothing where there are none. */
  readonly checks: Layered['checks'];
  /** Notes that a layer's change of a troop type was taken. */
  takeTroop(type: string, changes: TroopChanges): void;
  /**
   * Notes that a reading is played in the place of a printed cell, and gives it: a value that the scan has lost, a cell that
   * another passage contradicts. Where a layer has set the cell, what it set goes before the reading.
   */
  settle<Held, Value extends Cell>(cell: CellAt<Held>, value: Value, ruling: Ruling): Held | Value;
  /** Builds a part of the rules: what it looks up is noted as its own. */
  part<Built>(part: Part, build: (book: OpenBook) => Built): Built;
}

/**
 * A book as it is printed, for who wants a part of its rules and nothing else: no layer lies on it, and no look is noted. It makes the
 * same rules as an opened book without layers.
 */
export function printedBook(edition: string): OpenBook {
  const reading = (ruling: Ruling): unknown => asPrinted(readingOf(ruling).value);
  const open: OpenBook = {
    edition,
    choices: {},
    of: chart => chart.cells,
    chart: chart => chart,
    numbers: numbersOpener(group =>
      Object.fromEntries(listNumbers(group).map(({ id, value }) => [id.slice(group.id.length + 1), value])),
    ),
    reading: readingOpener(reading),
    readings: readingsOpener((_, ruling) => reading(ruling)),
    troops: () => [],
    checks: undefined,
    takeTroop: () => {},
    settle: (_cell, value) => value,
    part: (_part, build) => build(open),
  };
  return open;
}

/** Opens a book, and says afterwards what was looked up. */
export function openBook(book: Layered): { readonly open: OpenBook } & Built {
  const record = lookRecord();
  const looking = lookingInto(book, record);
  const { settled, reading, settle } = settlingIn(book, record, looking.place);
  const open: OpenBook = {
    edition: book.edition,
    choices: book.choices,
    of: opener(looking.cellsOf),
    chart: chart => inForce(chart, looking.cellsOf(chart)),
    numbers: numbersOpener(group => watchedNumbers(group, looking.number)),
    reading: readingOpener(reading),
    readings: readingsOpener((name, ruling, clauses) =>
      clauses === undefined
        ? reading(ruling)
        : record.within({ name: `readings/${name}`, clauses }, () => reading(ruling)),
    ),
    troops: () => book.troops,
    checks: book.checks,
    takeTroop: type => record.note(`troops/${type}`),
    settle: settler(settle),
    part: (part, build) => record.within(part, () => build(open)),
  };
  return { open, looks: record.looks, settled };
}

/** Who looked at what: a look is that of the part of the rules that is being built, the innermost of several. */
interface LookRecord {
  readonly looks: Map<string, Set<Part>>;
  /** The part that is being built. */
  part(): Part | undefined;
  /** Notes a look at a datum; while no part is being built, for the one that opened the chart. */
  note(id: string, opener?: Part): void;
  /** Builds a part, which is named after those that it stands in. */
  within<Built>(part: Part, build: () => Built): Built;
}

function lookRecord(): LookRecord {
  const looks = new Map<string, Set<Part>>();
  const building: Part[] = [];
  const nowhere: Part = { name: '', clauses: [] };
  return {
    looks,
    part: () => building.at(-1),
    note(id, opener = nowhere) {
      const parts = looks.get(id) ?? new Set();
      parts.add(building.at(-1) ?? opener);
      looks.set(id, parts);
    },
    within(part, build) {
      const outer = building.at(-1)?.name;
      building.push(outer === undefined || outer === '' ? part : { ...part, name: `${outer}/${part.name}` });
      try {
        return build();
      } finally {
        building.pop();
      }
    },
  };
}

/** Cells and numbers as they are in force, every look at them noted. */
function lookingInto(book: Layered, record: LookRecord) {
  const cellFor =
    (opener: Part | undefined) =>
    ({ chart, row, column }: CellAt): unknown => {
      record.note(`${chart.id}/${row}/${column}`, opener);
      const taken = book.cell(chart.id, row, column);
      return taken === undefined ? chart.cells[row]?.[column] : taken.value;
    };
  const cell = cellFor(undefined);
  const number = (id: string): { readonly value: unknown } | undefined => {
    record.note(id);
    return book.number(id);
  };
  const place = (at: PlaceAt): unknown => {
    if (!('number' in at)) return cell(at);
    const taken = number(at.number);
    return taken === undefined ? at.printed : taken.value;
  };
  // A chart that becomes rules as a whole is looked at only afterwards: what it holds is credited to the part that opened it.
  const watched = new Map<Part | undefined, Map<string, object>>();
  const cellsOf = (chart: Chart): object => {
    const opener = record.part();
    const charts = watched.get(opener) ?? new Map<string, object>();
    watched.set(opener, charts);
    const known = charts.get(chart.id);
    if (known !== undefined) return known;
    const made = watchedCells(chart, cellFor(opener));
    charts.set(chart.id, made);
    return made;
  };
  return { place, number, cellsOf };
}

/** Readings as they are taken, and what they put in the place of printed cells. */
function settlingIn(book: Layered, record: LookRecord, look: (place: PlaceAt) => unknown) {
  const settled = new Map<string, Settled>();
  /** Keeps what a ruling puts in the place of a printed cell, unless a layer has put something there itself. */
  const keep = ({ chart, row, column }: CellAt, value: Cell, ruling: Ruling): void => {
    const printed = chart.cells[row]?.[column] ?? null;
    if (JSON.stringify(printed) === JSON.stringify(value) || book.cell(chart.id, row, column) !== undefined) return;
    settled.set(`${chart.id}/${row}/${column}`, { value, ruling: ruling.id });
  };
  const reading = (ruling: Ruling): unknown => {
    record.note(ruling.id);
    const value = filled(readingOf(ruling, book.choices).value, look);
    for (const { cell, as } of decidedBy(ruling)) {
      const taken = as(value, cell.chart.cells[cell.row]?.[cell.column]);
      if (isCell(taken)) keep(cell, taken, ruling);
    }
    return value;
  };
  const settle = (cell: CellAt, value: Cell, ruling: Ruling): unknown => {
    const { chart, row, column } = cell;
    record.note(`${chart.id}/${row}/${column}`);
    const set = book.cell(chart.id, row, column);
    if (set !== undefined) return set.value;
    keep(cell, value, ruling);
    return value;
  };
  return { settled, reading, settle };
}

/** The cells of a chart as properties that are noted when somebody looks. A row is made when it is first asked for: most never are. */
function watchedCells(chart: Chart, look: (cell: CellAt) => unknown): object {
  const lineOf = (row: string): object => watching(chart.columns, column => () => look({ chart, row, column }));
  return watching(chart.rows, row => {
    let line: object | undefined;
    return () => (line ??= lineOf(row));
  });
}

/** An object whose properties are found out when somebody looks. */
function watching(names: readonly string[], finding: (name: string) => () => unknown): object {
  const watched = {};
  for (const name of names) Object.defineProperty(watched, name, { enumerable: true, get: finding(name) });
  return watched;
}

/** The numbers of a group likewise. */
function watchedNumbers(group: NumberGroup, take: (id: string) => { readonly value: unknown } | undefined): object {
  const numbers = {};
  for (const { id, value } of listNumbers(group)) {
    const name = id.slice(group.id.length + 1);
    Object.defineProperty(numbers, name, {
      enumerable: true,
      get: () => {
        const taken = take(id);
        return taken === undefined ? value : taken.value;
      },
    });
  }
  return numbers;
}

// The types of what is read stand with the chart, group or ruling; these say that what was made of them has those types.
function opener(read: (chart: Chart) => object): OpenBook['of'];
function opener(read: (chart: Chart) => object): (chart: Chart) => object {
  return read;
}

function numbersOpener(read: (group: NumberGroup) => object): OpenBook['numbers'];
function numbersOpener(read: (group: NumberGroup) => object): (group: NumberGroup) => object {
  return read;
}

function readingOpener(read: (ruling: Ruling) => unknown): OpenBook['reading'];
function readingOpener(read: (ruling: Ruling) => unknown): (ruling: Ruling) => unknown {
  return read;
}

type ReadOne = (name: string, ruling: Ruling, clauses: readonly ClauseId[] | undefined) => unknown;
function readingsOpener(read: ReadOne): OpenBook['readings'];
function readingsOpener(
  read: ReadOne,
): (
  rulings: { readonly [name: string]: Ruling },
  clauses?: { readonly [name: string]: readonly ClauseId[] },
) => object {
  return (rulings, clauses) =>
    Object.fromEntries(Object.entries(rulings).map(([name, ruling]) => [name, read(name, ruling, clauses?.[name])]));
}

function settler(settle: (cell: CellAt, value: Cell, ruling: Ruling) => unknown): OpenBook['settle'];
function settler(
  settle: (cell: CellAt, value: Cell, ruling: Ruling) => unknown,
): (cell: CellAt, value: Cell, ruling: Ruling) => unknown {
  return settle;
}

function inForce<Row extends string, Columns extends { readonly [column: string]: Cell }>(
  chart: TypedChart<Row, Columns>,
  cells: object,
): TypedChart<Row, Columns>;
function inForce(chart: Chart, cells: object): object {
  return { ...chart, cells };
}
