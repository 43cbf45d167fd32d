import { expect } from 'vitest';
import type { Cell, Chart } from '../../src/chart/index.js';

/**
 * A chart typed again from its source as a table of text: first line the column keys, then a row key and its cells.
 * `-` nothing, `[2,4,6]` faces, `1..12` and `3..` ranges, `yes` and `no`, numbers, and words.
 */
export function readPrinted(text: string): Pick<Chart, 'rows' | 'columns' | 'cells'> {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(part => part.trim()));
  const columns = head!.slice(1);
  const cells: Record<string, Record<string, Cell>> = {};
  for (const [row, ...printed] of lines) {
    expect(printed, `cells of ${row}`).toHaveLength(columns.length);
    cells[row!] = Object.fromEntries(columns.map((column, at) => [column, readCell(printed[at]!)]));
  }
  return { rows: lines.map(line => line[0]!), columns, cells };
}

function readCell(text: string): Cell {
  if (text === '-') return null;
  if (text === 'yes') return true;
  if (text === 'no') return false;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (text.startsWith('[')) return text.slice(1, -1).split(',').map(Number);
  const range = /^(\d+)\.\.(\d*)$/.exec(text);
  if (range !== null) return { from: Number(range[1]), to: range[2] === '' ? null : Number(range[2]) };
  return text;
}

/** The chart holds the rows, columns and cells of the text, in its order, and nothing else. */
export function expectPrinted(chart: Chart, text: string): void {
  const { rows, columns, cells } = chart;
  expect({ rows, columns, cells }).toEqual(readPrinted(text));
}
