import { describe, expect, it } from 'vitest';
import type { Cell, Chart } from '../../src/chart/index.js';
import { drawChart, drawTurns, type TablePicture } from '../../src/draw/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { scene } from './scene.js';
import { badNumbers, deadReferences, everything, ofClass, parseXml, shownText } from './xml.js';

const chart = (cells: readonly (readonly Cell[])[]): Chart => {
  const rows = cells.map((_, index) => `row ${index}`);
  const columns = (cells[0] ?? []).map((_, index) => `column ${index}`);
  return {
    id: 'test/chart',
    title: 'Odds & <ends>',
    source: { document: 'cady-book', section: 'Small Arms', line: 12 },
    rows,
    columns,
    cells: Object.fromEntries(
      rows.map((row, at) => [row, Object.fromEntries(columns.map((column, place) => [column, cells[at]![place]!]))]),
    ),
  };
};

describe('a chart as a table', () => {
  const root = parseXml(
    drawChart(
      chart([
        [[2, 4, 6], { from: 1, to: 12 }, null],
        [{ from: 51, to: null }, -3, 'may not fire'],
        [true, { from: 7, to: 7 }, 0.5],
      ]),
    ),
  );

  it('prints every row, column and cell, the title and the source', () => {
    const [head, ...rows] = ofClass(root, 'row').map(row => row.children.map(cell => cell.text));
    expect(head).toEqual(['column 0', 'column 1', 'column 2']);
    expect(rows).toEqual([
      ['row 0', '2, 4, 6', '1–12'],
      ['row 1', '51+', '−3', 'may not fire'],
      ['row 2', 'yes', '7', '0.5'],
    ]);
    expect(shownText(root)).toContain('Odds & <ends>');
    expect(shownText(root)).toContain('Small Arms (line 12)');
  });

  it('shows why a cell is empty, and what is played instead of the print, and explains both below', () => {
    const printed = {
      ...chart([
        [null, null],
        [null, null],
        [[4, 6], 1],
      ]),
    };
    const absent = {
      'row 0': { 'column 0': 'cannot', 'column 1': 'lost' },
      'row 1': { 'column 0': 'elsewhere', 'column 1': 'nothing' },
    } as const;
    const taken = {
      'row 2': { 'column 0': { value: [2, 4, 6], by: 'Club rules' } },
      'row 0': { 'column 1': { value: 3, by: 'a ruling' } },
    };
    const picture = parseXml(drawChart({ ...printed, absent }, { taken }));
    const [, ...rows] = ofClass(picture, 'row').map(row => row.children.map(cell => cell.text));
    expect(rows).toEqual([
      ['row 0', '—', '? ⇒ 3'],
      ['row 1', '→'],
      ['row 2', '4, 6 ⇒ 2, 4, 6', '1'],
    ]);
    expect(ofClass(picture, 'notes').flatMap(({ children }) => children.map(({ text }) => text))).toEqual([
      '—: the book says no',
      'blank: nothing to say',
      '?: lost in the document',
      '→: said elsewhere in the book',
      '⇒: played instead of the print',
      '⇒ row 0, column 1: a ruling',
      '⇒ row 2, column 0: Club rules',
      "Cady's book, Small Arms (line 12)",
    ]);
    for (const text of everything(picture).filter(one => one.name === 'text'))
      expect(Number(text.attributes.y)).toBeLessThan(Number(picture.attributes.height));
  });

  it('breaks long cells into lines, and keeps everything on the paper', () => {
    const long = 'never in line of march through a wood that is not on the map '.repeat(4).trim();
    const wide = parseXml(drawChart(chart([[long, long]])));
    expect(shownText(wide).replaceAll('\n', ' ')).toContain(long);
    for (const text of everything(wide).filter(one => one.name === 'text'))
      expect(Number(text.attributes.x)).toBeLessThan(Number(wide.attributes.width));
    expect(badNumbers(wide)).toEqual([]);
  });

  it('is byte-stable', () => {
    expect(drawChart(chart([[1, 2]]))).toBe(drawChart(chart([[1, 2]])));
  });
});

describe('several turns on a sheet', () => {
  const bare: TablePicture = {
    ...scene,
    table: { ...scene.table, width: 90, height: 60, features: [] },
    pieces: [],
    shots: [],
  };

  it('holds every picture, with ids of its own', () => {
    const sheet = parseXml(drawTurns([scene, bare, scene], { title: 'Three <turns>' }));
    const pictures = everything(sheet).filter(one => one.name === 'svg');
    expect(pictures).toHaveLength(4);
    expect(deadReferences(sheet)).toEqual([]);
    expect(shownText(sheet)).toContain('Three <turns>');
  });

  it('lays them out in columns', () => {
    const width = (columns: number) => Number(parseXml(drawTurns([bare, bare, bare], { columns })).attributes.width);
    const height = (columns: number) => Number(parseXml(drawTurns([bare, bare, bare], { columns })).attributes.height);
    expect(width(3)).toBeGreaterThan(width(1) * 2.9);
    expect(height(1)).toBeGreaterThan(height(3) * 2.5);
  });

  it('refuses no pictures and no columns', () => {
    expect(() => drawTurns([])).toThrow(RuleViolation);
    expect(() => drawTurns([bare], { columns: 0 })).toThrow(/columns: /);
  });
});
