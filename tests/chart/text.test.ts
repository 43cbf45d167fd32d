import { describe, expect, test } from 'vitest';
import { type Cell, type Chart, cellText, chartAsPlayed, entryText, legendOf } from '../../src/chart/index.js';

const guns: Chart = {
  id: 'toy/guns',
  title: 'Guns',
  source: { document: 'toy', section: 'Guns', line: 7 },
  rows: ['light', 'heavy'],
  columns: ['near', 'mid', 'far'],
  cells: { light: { near: 2, mid: null, far: null }, heavy: { near: null, mid: null, far: -1.5 } },
  absent: { light: { mid: 'cannot', far: 'nothing' }, heavy: { near: 'lost', mid: 'elsewhere' } },
};
const bare: Chart = { ...guns, rows: ['light'], cells: { light: { near: 1, mid: 2, far: null } }, absent: {} };
const taken = { light: { near: { value: null, by: 'the club' }, far: { value: 4, by: 'a ruling' } } };

describe('a cell in words', () => {
  test.each<[Cell, string]>([
    [null, ''],
    [true, 'yes'],
    [false, 'no'],
    ['attacker', 'attacker'],
    [7, '7'],
    [0.1 + 0.2, '0.3'],
    [-2, '-2'],
    [[2, 4, 6], '2,4,6'],
    [[], ''],
    [{ from: 1, to: 12 }, '1-12'],
    [{ from: 5, to: 5 }, '5'],
    [{ from: 51, to: null }, '51+'],
    [['fire', 'load'], 'fire, load'],
    [[['fire', 'load'], ['wait']], 'fire, load; wait'],
    [{ value: 6, unit: 'linear' }, '6 linear'],
    [
      [
        { from: 0, to: 14, faces: [2, 4, 6] },
        { from: 15, to: null, faces: [4, 6] },
      ],
      '0-14: 2,4,6; 15+: 4,6',
    ],
  ])('%j reads %s', (held, text) => {
    expect(cellText(held)).toBe(text);
  });

  test('is lettered as asked, every dash, minus and comma of it', () => {
    const lettering = { dash: ' to ', minus: 'less ', comma: ' or ' };
    const held: readonly Cell[] = [
      { from: -3, to: 4 },
      { from: -3, to: -3 },
      { from: -3, to: null },
      [1, 2],
      { value: -1, unit: 'cm' },
      [{ from: 1, to: 2, faces: [3, 4] }],
    ];
    expect(held.map(each => cellText(each, lettering))).toEqual([
      'less 3 to 4',
      'less 3',
      'less 3+',
      '1 or 2',
      'less 1 cm',
      '1 to 2: 3 or 4',
    ]);
  });
});

describe('an entry of a printed chart', () => {
  test('is what the cell holds, or the mark of why it holds nothing', () => {
    const entries = guns.rows.map(row => guns.columns.map(column => entryText(guns, row, column)));
    expect(entries).toEqual([
      ['2', '—', ''],
      ['?', '→', '-1.5'],
    ]);
    expect(entryText(guns, 'heavy', 'far', { lettering: { dash: '-', minus: '−', comma: ',' } })).toBe('−1.5');
  });

  test('is blank where nobody says why it is empty, and where the chart has no such line', () => {
    expect([entryText(bare, 'light', 'far'), entryText(bare, 'middle', 'far')]).toEqual(['', '']);
  });

  test('names what is played instead behind the print', () => {
    const entry = (row: string, column: string) => entryText(guns, row, column, { taken });
    expect([entry('light', 'near'), entry('light', 'far'), entry('light', 'mid'), entry('heavy', 'far')]).toEqual([
      '2 ⇒ —',
      '⇒ 4',
      '—',
      '-1.5',
    ]);
  });
});

describe('the legend of a chart', () => {
  test('explains the marks it shows, each once, in one order', () => {
    expect(legendOf(guns)).toEqual([
      '—: the book says no',
      'blank: nothing to say',
      '?: lost in the document',
      '→: said elsewhere in the book',
    ]);
  });

  test('is empty for a chart without marks', () => {
    expect(legendOf({ ...bare, absent: {} })).toEqual([]);
    const { absent: _, ...unsaid } = bare;
    expect(legendOf(unsaid)).toEqual([]);
  });

  test('says who plays something else, and explains the mark of a cell that is emptied', () => {
    expect(legendOf(bare, { taken })).toEqual([
      '—: the book says no',
      '⇒: played instead of the print',
      '⇒ light, near: the club',
      '⇒ light, far: a ruling',
    ]);
    expect(legendOf(bare, { taken: { light: { far: { value: 4, by: 'a ruling' } } } })).toEqual([
      '⇒: played instead of the print',
      '⇒ light, far: a ruling',
    ]);
  });
});

describe('a chart as it is played', () => {
  test('holds what is taken, keeps the rest, and knows why its cells are empty', () => {
    const played = chartAsPlayed(guns, taken);
    expect(played.cells).toEqual({
      light: { near: null, mid: null, far: 4 },
      heavy: { near: null, mid: null, far: -1.5 },
    });
    expect(played.absent).toEqual({
      light: { near: 'cannot', mid: 'cannot' },
      heavy: { near: 'lost', mid: 'elsewhere' },
    });
    expect(guns.cells.light?.near).toBe(2);
  });

  test('is the printed one when nothing is taken', () => {
    expect(chartAsPlayed(guns, {})).toEqual(guns);
  });
});
