import { type Chart, entryText, type Lettering, legendOf, type TakenCells } from '../chart/index.js';
import { citeSource, counted } from '../rulebook/index.js';
import { lettering, lines, sans, serif, textWidth } from './lettering.js';
import { pathText } from './plane.js';
import { element, group, svgDocument } from './svg.js';

const em = 13;
const lineHeight = em * 1.3;
const widest = em * 20;
/** In em. */
const noteHeight = 1.2;
const ink = {
  paper: '#fbf8ef',
  text: '#2b2620',
  rule: '#2b2620',
  head: '#e7dfc6',
  stripe: '#f3eddc',
  faint: '#6f6756',
};

/** How a chart is drawn. */
export interface ChartOptions {
  /** Put before every id in the SVG, so that several pictures can stand in one HTML page; `lw` if left out. */
  readonly idPrefix?: string;
  /** What is played instead of printed cells. */
  readonly taken?: TakenCells;
}

const printed: Lettering = { dash: '–', minus: '−', comma: ', ' };

/** One cell, broken into lines. */
interface Entry {
  readonly lines: readonly string[];
  readonly bold: boolean;
}

/**
 * A printed chart as a table in SVG text: title, one line for each row, and where it was read. Die faces are printed
 * `4, 6`, ranges `41–50`, an open range `51+`; what is not there by its reason, which a line below the table explains.
 */
export function drawChart(chart: Chart, options: ChartOptions = {}): string {
  const entry = (text: string, bold = false): Entry => ({ lines: lines(text, em, widest), bold });
  const grid: readonly (readonly Entry[])[] = [
    [entry(''), ...chart.columns.map(column => entry(column, true))],
    ...chart.rows.map(row => [
      entry(row, true),
      ...chart.columns.map(column => entry(entryText(chart, row, column, { ...options, lettering: printed }))),
    ]),
  ];
  const widths = grid[0]?.map((_, column) => Math.max(...grid.map(row => entryWidth(row[column])))) ?? [];
  const heights = grid.map(row => Math.max(1, ...row.map(cell => cell.lines.length)) * lineHeight + em * 0.5);
  const source = citeSource(chart.source);
  const notes = [...legendOf(chart, options), source];
  const margin = em * 1.5;
  const titleLines = lines(chart.title, em * 1.35, Math.max(sum(widths), em * 30));
  const width =
    margin * 2 +
    Math.max(
      sum(widths),
      ...notes.map(note => textWidth(note, em * 0.85)),
      ...titleLines.map(line => textWidth(line, em * 1.35) * 1.06),
    );
  const top = margin + titleLines.length * em * 1.7 + em * 0.4;
  const bottom = top + sum(heights);
  const size = { width, height: bottom + em * (3 + noteHeight * (notes.length - 1)) };
  return svgDocument(
    size,
    {
      title: chart.title,
      description: `${describeSize(chart)} ${source}`,
      idPrefix: options.idPrefix ?? 'lw',
    },
    element('rect', { width: size.width, height: size.height, fill: ink.paper }),
    group(
      { 'font-family': serif, 'font-size': em * 1.35, 'font-weight': 'bold', fill: ink.text },
      ...titleLines.map((line, index) => lettering(line, { x: margin, y: margin + em * (1 + 1.7 * index) })),
    ),
    group({ class: 'rows' }, ...stripes(heights, margin, top, sum(widths))),
    group(
      { class: 'cells', 'font-family': sans, 'font-size': em, fill: ink.text },
      ...grid.map((row, index) =>
        rowText(row, widths, margin, top + sum(heights.slice(0, index)), heights[index] ?? 0),
      ),
    ),
    rules(heights, margin, top, sum(widths), widths[0] ?? 0),
    group(
      { class: 'notes', 'font-family': serif, 'font-size': em * 0.85, 'font-style': 'italic', fill: ink.faint },
      ...notes.map((note, index) => lettering(note, { x: margin, y: bottom + em * (1.6 + noteHeight * index) })),
    ),
  );
}

function describeSize(chart: Chart): string {
  return `A chart of ${counted(chart.rows.length, 'row')} (${chart.rows.join(', ')}) and ${counted(chart.columns.length, 'column')} (${chart.columns.join(', ')}).`;
}

function entryWidth(entry: Entry | undefined): number {
  const widths = (entry?.lines ?? []).map(line => textWidth(line, em) * (entry?.bold === true ? 1.08 : 1));
  return Math.max(em * 2, ...widths) + em * 1.3;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function stripes(heights: readonly number[], x: number, top: number, width: number): readonly string[] {
  return heights.map((height, index) =>
    index === 0 || index % 2 === 0
      ? element('rect', {
          x,
          y: top + sum(heights.slice(0, index)),
          width,
          height,
          fill: index === 0 ? ink.head : ink.stripe,
        })
      : '',
  );
}

function rowText(row: readonly Entry[], widths: readonly number[], left: number, top: number, height: number): string {
  return group(
    { class: 'row' },
    ...row.flatMap((entry, column) => {
      const start = left + sum(widths.slice(0, column));
      const first = column === 0;
      const rise = (height - entry.lines.length * lineHeight) / 2;
      return entry.lines.map((line, index) =>
        lettering(line, {
          x: first ? start + em * 0.65 : start + (widths[column] ?? 0) / 2,
          y: top + rise + lineHeight * (index + 0.76),
          'text-anchor': first ? undefined : 'middle',
          'font-weight': entry.bold ? 'bold' : undefined,
        }),
      );
    }),
  );
}

/** The rules of the table: above and below it, under its head, beside its row names. */
function rules(heights: readonly number[], left: number, top: number, width: number, names: number): string {
  const bottom = top + sum(heights);
  const head = top + (heights[0] ?? 0);
  const across = (y: number) =>
    pathText([
      { x: left, y },
      { x: left + width, y },
    ]);
  const line = (d: string, weight: number) => element('path', { d, stroke: ink.rule, 'stroke-width': weight });
  return (
    line(across(top) + across(bottom), 1.6) +
    line(
      across(head) +
        pathText([
          { x: left + names, y: top },
          { x: left + names, y: bottom },
        ]),
      0.8,
    )
  );
}
