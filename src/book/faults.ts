import type { Chart } from '../chart/index.js';
import { meant, type Violation } from '../rulebook/index.js';
import { columnLike } from './column.js';
import { catalogueOf, type Print } from './print.js';
import { shown, type ValueFault, valueFault } from './values.js';

const parts = [
  '$schema',
  'format',
  'version',
  'ruleset',
  'title',
  'edition',
  'cells',
  'numbers',
  'rulings',
  'troops',
] as const;

type Fields = { readonly [key: string]: unknown };

/**
 * Everything that a set of house rules names and the book does not have, with the nearest name, and every value of the wrong
 * kind. What troops may change is checked where the rules are made, which know what a troop is.
 */
export function changesFaults(print: Print, said: ReadonlyMap<string, unknown>): readonly Violation[] {
  const unknown = [...said.keys()].filter(key => !parts.some(part => part === key));
  return [
    ...unknown.map(key => ({ path: key, problem: `house rules have no part "${key}"`, mend: meant(key, parts) })),
    ...each(said.get('cells'), 'cells', 'charts', (id, rows) => chartFaults(print, id, rows)),
    ...each(said.get('numbers'), 'numbers', 'numbers', (id, value) => numberFaults(print, id, value)),
    ...each(said.get('rulings'), 'rulings', 'rulings', (id, value) => rulingFaults(print, id, value)),
    ...each(said.get('troops'), 'troops', 'troop types', troopFaults),
  ];
}

/** The faults of every entry of an object that may be none. */
function each(
  value: unknown,
  path: string,
  what: string,
  faultsOf: (key: string, held: unknown) => readonly Violation[],
): readonly Violation[] {
  if (value === undefined) return [];
  if (!isFields(value)) return [{ path, problem: `not ${what} by name`, mend: 'write an object' }];
  return Object.entries(value).flatMap(([key, held]) => faultsOf(key, held));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function chartFaults(print: Print, id: string, rows: unknown): readonly Violation[] {
  const { charts } = catalogueOf(print);
  const chart = charts.get(id);
  const path = `cells.${id}`;
  if (chart === undefined) return [{ path, problem: `there is no chart "${id}"`, mend: meant(id, [...charts.keys()]) }];
  return each(rows, path, 'rows', (row, line) => {
    if (!chart.rows.includes(row)) {
      return [{ path: `${path}.${row}`, problem: `the chart has no row "${row}"`, mend: meant(row, chart.rows) }];
    }
    return each(line, `${path}.${row}`, 'columns', (column, value) => cellFaults(chart, row, column, value));
  });
}

function cellFaults(chart: Chart, row: string, column: string, value: unknown): readonly Violation[] {
  const path = `cells.${chart.id}.${row}.${column}`;
  if (!chart.columns.includes(column)) {
    return [{ path, problem: `the chart has no column "${column}"`, mend: meant(column, chart.columns) }];
  }
  const like = [chart.cells[row]?.[column], ...columnLike(chart, column)];
  const die = sidesAt(chart, row, column);
  const fault = valueFault(value, {
    like,
    fractions: isLength(column) || isLength(row),
    ...mostOf(column, like),
    ...(die === undefined ? {} : { die }),
  });
  if (fault === undefined) return [];
  return [{ path: `${path}${within(fault.path)}`, problem: fault.problem, mend: fault.mend }];
}

/** Faces of the die that a cell speaks of, where its chart says so; dice thrown together have totals and no faces. */
function sidesAt({ reading }: Chart, row: string, column: string): number | undefined {
  const { die, dice = 1 } = reading ?? {};
  if (dice > 1) return undefined;
  return typeof die === 'object' ? (die[row] ?? die[column]) : die;
}

/** Lengths, shares and sizes may be fractions whatever is printed; dice, figures, points and faces may not. */
function isLength(name: string): boolean {
  return /(^|-)(cm|mm|inches|inch|paces|range|move|movement|front|frontage|depth|width|radius|diameter|share|distance|reach|charge|double-time)($|-)/.test(
    name,
  );
}

/** What a number so called cannot be more than: an angle to one side, a share of the whole, thirds of a move or of a turn. */
function mostOf(name: string, printed: readonly unknown[]): { readonly most?: number } {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const whole = /(^|-)(degrees|arc)($|-)/.test(last)
    ? 180
    : /(^|-)share($|-)/.test(last)
      ? 1
      : /(^|-)thirds$|^fraction$/.test(last)
        ? 3
        : undefined;
  if (whole === undefined) return {};
  return { most: Math.max(whole, ...printed.filter(each => typeof each === 'number')) };
}

function within(path: string): string {
  return path === '' || path.startsWith('[') ? path : `.${path}`;
}

function numberFaults(print: Print, id: string, value: unknown): readonly Violation[] {
  const { numbers } = catalogueOf(print);
  const number = numbers.get(id);
  const path = `numbers.${id}`;
  if (number === undefined)
    return [{ path, problem: `there is no number "${id}"`, mend: meant(id, [...numbers.keys()]) }];
  const { value: printed, die, clauses } = number;
  const fault =
    valueFault(value, {
      like: [printed],
      fractions: isLength(id),
      ...mostOf(id, [printed]),
      ...(die === undefined ? {} : { die }),
    }) ?? (die === undefined ? sizesFault(value) : undefined);
  const [clause] = clauses;
  if (fault === undefined) return [];
  return [
    {
      path: `${path}${within(fault.path)}`,
      problem: fault.problem,
      mend: fault.mend,
      ...(clause === undefined ? {} : { clause }),
    },
  ];
}

/** A list that holds no faces of a die holds sizes: there is one at least, and each is larger than the one before. */
function sizesFault(value: unknown): ValueFault | undefined {
  if (!Array.isArray(value)) return undefined;
  const rising = value.every((size, at) => size > (at === 0 ? 0 : value[at - 1]));
  if (value.length > 0 && rising) return undefined;
  return {
    path: '',
    problem: `${shown(value)} are no sizes`,
    mend: 'write one or more, the smallest first, such as [2, 4]',
  };
}

function rulingFaults(print: Print, id: string, value: unknown): readonly Violation[] {
  const { rulings } = catalogueOf(print);
  const ruling = rulings.get(id);
  const path = `rulings.${id}`;
  if (ruling === undefined) {
    return [{ path, problem: `there is no ruling "${id}" in this game`, mend: meant(id, [...rulings.keys()]) }];
  }
  const readings = ruling.readings.map(reading => reading.id);
  if (typeof value === 'string' && readings.includes(value)) return [];
  const mend = `choose one of ${readings.join(', ')}`;
  return [{ path, problem: `${JSON.stringify(value)} is not one of the readings`, mend }];
}

function troopFaults(type: string, changes: unknown): readonly Violation[] {
  const path = `troops.${type}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) || type.length > 60) {
    return [{ path, problem: 'not a name for a troop type', mend: 'write it in lower case, with hyphens: old-guard' }];
  }
  if (!isFields(changes)) {
    return [{ path, problem: 'not a troop type', mend: 'write { "like": a type that is printed, and what differs }' }];
  }
  const { like } = changes;
  if (like === undefined || typeof like === 'string') return [];
  return [{ path: `${path}.like`, problem: 'not a troop type', mend: 'name the type that it is made of' }];
}
