import { expect } from 'vitest';
import type { Absence, Cell, Chart, Range } from '../../src/chart/index.js';

/** Empty cells by their reason. */
const empty: { readonly [mark: string]: Absence } = { '-': 'cannot', '': 'nothing', '?': 'lost', '>': 'elsewhere' };

/**
 * A chart typed again from its source as a table of text: first line the column keys, then a row key and its cells.
 * `[2,4,6]` faces, `1..12` and `3..` ranges, `yes` and `no`, numbers, `(fire, load)` words in order, `(a, b; c)` several such to
 * choose from, `6:linear` a number with its unit, `{0..14 [2,4,6]; 15..20 [4,6]}` faces by range, and words. Empty cells: `-` the
 * book says no, blank nothing, `?` lost, `>` elsewhere.
 */
export function readPrinted(text: string): Pick<Chart, 'rows' | 'columns' | 'cells' | 'absent'> {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(part => part.trim()));
  const columns = head!.slice(1);
  const cells: Record<string, Record<string, Cell>> = {};
  const absent: Record<string, Record<string, Absence>> = {};
  for (const [row, ...printed] of lines) {
    expect(printed, `cells of ${row}`).toHaveLength(columns.length);
    cells[row!] = Object.fromEntries(columns.map((column, at) => [column, readCell(printed[at]!)]));
    const reasons = columns.flatMap((column, at) => {
      const reason = empty[printed[at]!];
      return reason === undefined ? [] : [[column, reason] as const];
    });
    if (reasons.length > 0) absent[row!] = Object.fromEntries(reasons);
  }
  return { rows: lines.map(line => line[0]!), columns, cells, absent };
}

function readCell(text: string): Cell {
  if (text in empty) return null;
  if (text === 'yes') return true;
  if (text === 'no') return false;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (text.startsWith('[')) return faces(text);
  if (/^\(.+\)$/.test(text)) return readWords(text.slice(1, -1));
  const measure = /^(\d+):([a-z]+)$/.exec(text);
  if (measure !== null) return { value: Number(measure[1]), unit: measure[2]! };
  if (text.startsWith('{')) {
    return text
      .slice(1, -1)
      .split('; ')
      .map(band => ({ ...readRange(band.split(' ')[0]!)!, faces: faces(band.split(' ')[1]!) }));
  }
  return readRange(text) ?? text;
}

function faces(text: string): readonly number[] {
  return text.slice(1, -1).split(',').map(Number);
}

function readRange(text: string): Range | undefined {
  const range = /^(\d+)\.\.(\d*)$/.exec(text);
  return range === null ? undefined : { from: Number(range[1]), to: range[2] === '' ? null : Number(range[2]) };
}

function readWords(text: string): Cell {
  const choices = text
    .split(';')
    .filter(choice => choice !== '')
    .map(choice => choice.trim().split(', '));
  return text.includes(';') ? choices : choices[0]!;
}

/** The chart holds the rows, columns, cells and empty cells of the text, in its order, and nothing else. */
export function expectPrinted(chart: Chart, text: string): void {
  const { rows, columns, cells, absent } = chart;
  expect({ rows, columns, cells, absent }).toEqual(readPrinted(text));
}
