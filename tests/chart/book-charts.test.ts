import { describe, expect, test } from 'vitest';
import { type Chart, checkChart } from '../../src/chart/index.js';
import { commonCharts } from '../../src/rulesets/cady/common/charts.js';
import { musketCharts } from '../../src/rulesets/cady/musket/charts.js';

const charts: readonly Chart[] = [...commonCharts, ...musketCharts];
const chartOf = (id: string) => charts.find(chart => chart.id === id)!;

describe('the charts of the library, checked as a user would check their own', () => {
  test.each(['cady/common/post-melee-morale', 'cady/musket/post-melee-morale'])(
    '%s: every loss has one reaction, bands follow on each other, losses grow with the unit',
    id => {
      expect(
        checkChart(chartOf(id), {
          ranges: 'down-columns',
          bandNames: 'columns',
          bandSpan: { from: 1, to: 400 },
          monotony: [{ along: 'columns', direction: 'rising', only: ['back', 'back-and-turn', 'rout'] }],
        }),
      ).toEqual([]);
    },
  );

  test('shock and fire name faces that their dice have', () => {
    expect(checkChart(chartOf('cady/musket/shock-effect'), { die: 6 })).toEqual([]);
    expect(
      checkChart(chartOf('cady/common/kill-shots'), { die: 10 }).filter(({ kind }) => kind === 'die-face'),
    ).toEqual([]);
  });

  test('fire bands of each weapon lie end to end', () => {
    const { rows, columns, cells, ...rest } = chartOf('cady/musket/small-arms-fire');
    const ranges = columns.filter(column => column.endsWith('-range-cm'));
    const only = Object.fromEntries(
      rows.map(row => [row, Object.fromEntries(ranges.map(column => [column, cells[row]![column]!]))]),
    );
    const chart: Chart = { ...rest, rows, columns: ranges, cells: only };
    expect(checkChart(chart, { ranges: 'down-columns' })).toEqual([]);
  });
});
