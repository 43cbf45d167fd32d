import { type Absence, absenceOf, absences } from './absent.js';
import { cellText, type Lettering } from './cells.js';
import type { TakenCells } from './taken.js';
import type { Cell, Chart } from './types.js';

/** How a chart is put into words. */
export interface ChartTextOptions {
  /** What is played instead of printed cells. */
  readonly taken?: TakenCells;
  readonly lettering?: Lettering;
}

const marks: { readonly [absence in Absence]: { readonly mark: string; readonly says: string } } = {
  cannot: { mark: '—', says: 'the book says no' },
  nothing: { mark: '', says: 'nothing to say' },
  lost: { mark: '?', says: 'lost in the document' },
  elsewhere: { mark: '→', says: 'said elsewhere in the book' },
};
const insteadOf = '⇒';

/**
 * What stands in a cell of a printed chart: what it holds, or why it holds nothing (`—` it cannot be, `?` lost, `→` said elsewhere,
 * blank for nothing to say); and behind a `⇒` what is played instead.
 */
export function entryText(chart: Chart, row: string, column: string, options: ChartTextOptions = {}): string {
  const printed = heldText(chart.cells[row]?.[column] ?? null, absenceOf(chart, row, column), options.lettering);
  const taken = options.taken?.[row]?.[column];
  if (taken === undefined) return printed;
  return `${printed} ${insteadOf} ${heldText(taken.value, 'cannot', options.lettering)}`.trimStart();
}

/** What the signs in a chart mean that it shows, a line for each; and who says what is played instead of its print. */
export function legendOf(chart: Chart, { taken = {} }: ChartTextOptions = {}): readonly string[] {
  const emptied = Object.values(taken).some(line => Object.values(line).some(({ value }) => value === null));
  const shown = new Set<Absence>([
    ...Object.values(chart.absent ?? {}).flatMap(line => Object.values(line)),
    ...(emptied ? (['cannot'] as const) : []),
  ]);
  const signs = absences.flatMap(absence =>
    shown.has(absence) ? [`${marks[absence].mark || 'blank'}: ${marks[absence].says}`] : [],
  );
  const instead = chart.rows.flatMap(row =>
    chart.columns.flatMap(column => {
      const by = taken[row]?.[column]?.by;
      return by === undefined ? [] : [`${insteadOf} ${row}, ${column}: ${by}`];
    }),
  );
  return [...signs, ...(instead.length > 0 ? [`${insteadOf}: played instead of the print`] : []), ...instead];
}

function heldText(held: Cell, absence: Absence | undefined, lettering: Lettering | undefined): string {
  return held === null ? marks[absence ?? 'nothing'].mark : cellText(held, lettering);
}
