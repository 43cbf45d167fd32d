import { describe, expect, test } from 'vitest';
import {
  type Cell,
  type Chart,
  chartAsPlayed,
  chartJson,
  checkChart,
  isFaceBands,
  isFaces,
  isRange,
  readChart,
  slipsOf,
} from '../../src/chart/index.js';
import { ancientMedievalCharts } from '../../src/rulesets/cady/ancient-medieval/book/charts.js';
import { commonCharts } from '../../src/rulesets/cady/common/book/charts.js';
import { musketCharts } from '../../src/rulesets/cady/musket/book/charts.js';
import { raymondCharts } from '../../src/rulesets/raymond/book/charts.js';

const charts: readonly Chart[] = [...commonCharts, ...ancientMedievalCharts, ...musketCharts, ...raymondCharts];

/** The chart as somebody else has it who reads what the library prints. */
function exported(chart: Chart): Chart {
  const read = readChart(JSON.parse(JSON.stringify(chartJson(chart))));
  if ('violations' in read) throw new Error(JSON.stringify(read.violations));
  return read.chart;
}

function places(chart: Chart): readonly { readonly row: string; readonly column: string; readonly held: Cell }[] {
  return chart.rows.flatMap(row => chart.columns.map(column => ({ row, column, held: chart.cells[row]![column]! })));
}

function withCell(chart: Chart, row: string, column: string, held: Cell): Chart {
  return { ...chart, cells: { ...chart.cells, [row]: { ...chart.cells[row], [column]: held } } };
}

describe('the charts of the library, as they are exported', () => {
  const named = (some: readonly Chart[]) => some.map(chart => [chart.id, exported(chart)] as const);

  test.each(charts.map(chart => [chart.id, chart] as const))('%s holds what is printed, and is sound', (_, printed) => {
    const chart = exported(printed);
    expect(chartJson(chart)).toEqual(chartJson(printed));
    expect(checkChart(chart)).toEqual([]);
  });

  test.each(named(charts.filter(({ reading }) => reading?.slips !== undefined)))(
    '%s has every slip of the print that its reading lists',
    (_, chart) => {
      const found = slipsOf(chart).map(({ slip }) => slip);
      expect(new Set(found)).toEqual(new Set(chart.reading?.slips));
    },
  );

  test.each(named(charts.filter(chart => places(chart).some(({ held }) => isFaces(held)))))(
    '%s: a face that no die shows is found, in every cell of faces',
    (_, chart) => {
      for (const { row, column, held } of places(chart)) {
        if (!isFaces(held)) continue;
        for (const face of [0, 41]) {
          const faults = checkChart(withCell(chart, row, column, [...held, face]));
          const found = faults.map(({ kind, path }) => [kind, path]);
          expect(found).toContainEqual(['die-face', `${chart.id}.${row}.${column}`]);
        }
      }
    },
  );
});

describe('what a reading finds in an exported chart', () => {
  const chartOf = (id: string) => exported(charts.find(chart => chart.id === id)!);
  const faultsWith = (id: string, row: string, column: string, held: Cell) =>
    checkChart(withCell(chartOf(id), row, column, held)).map(
      ({ kind, path, problem }) => `${kind} ${path}: ${problem}`,
    );

  test.each([
    ['cady/musket/shock-effect', 'light-infantry', 'infantry', [2, 4, 7], 7],
    ['cady/musket/small-arms-fire', 'far', 'rifles-odds', [11], 11],
    ['cady/ancient-medieval/gunpowder-firing-check', 'misfire', 'rolls', [1, 2, 3], 1],
    ['cady/musket/building-artillery', 'six-pounder-d6', 'doubled', [6, 7], 7],
    ['cady/musket/artillery-rounds', 'odds-six-sided-die', 'canister-cm', [2, 4, 8], 8],
    ['raymond/tests', 'charge', 'success-on', [1, 2, 7], 7],
  ] as const)('%s: a face that the die does not have', (id, row, column, faces, face) => {
    expect(faultsWith(id, row, column, faces)).toContain(`die-face ${id}.${row}.${column}: no die shows ${face} here`);
  });

  test('a face without a place, and one that has two', () => {
    const id = 'cady/ancient-medieval/greek-fire-table';
    expect(faultsWith(id, 'hits', 'faces', [2, 4, 5])).toEqual([`gap ${id}.faces: nothing holds 6`]);
    expect(faultsWith(id, 'hits', 'faces', [1, 2, 4, 5, 6])).toEqual([
      `overlap ${id}.hits.faces: 1 is also held by explodes (1)`,
    ]);
    const sheet = 'cady/ancient-medieval/building-artillery-12pd';
    expect(faultsWith(sheet, 'normal', 'faces', [4, 5, 6, 8, 9])).toContain(`gap ${sheet}.faces: nothing holds 2-3`);
  });

  test('a gap and an overlap between ranges', () => {
    const id = 'cady/musket/small-arms-fire';
    expect(faultsWith(id, 'mid', 'muskets-range-cm', { from: 14, to: 21 })).toEqual([
      `gap ${id}.muskets-range-cm: nothing holds 13`,
    ]);
    expect(faultsWith(id, 'mid', 'muskets-range-cm', { from: 12, to: 21 })).toEqual([
      `overlap ${id}.mid.muskets-range-cm: 12 is also held by near (1-12)`,
    ]);
    const guns = 'cady/musket/artillery-firing-ranges';
    expect(faultsWith(guns, 'six-pounder', 'explosive-cm', { from: 23, to: 40 })).toEqual([
      `gap ${guns}.six-pounder: nothing holds 21-22`,
    ]);
    expect(faultsWith(guns, 'six-pounder', 'round-solid-cm', { from: 60, to: 0 })).toEqual([
      `dead ${guns}.six-pounder.round-solid-cm: the range 60-0 ends before it begins`,
    ]);
    const morale = 'cady/common/post-melee-morale';
    expect(faultsWith(morale, 'rout', '61-70', { from: 17, to: null })).toContain(
      `gap ${morale}.61-70: nothing holds 15-16`,
    );
  });

  test('odds that fall where they should rise', () => {
    const id = 'cady/common/missile-armor-steps';
    expect(faultsWith(id, 'light-armor', 'plus-1', [2])).not.toEqual([]);
  });
});

test('words are words: no list, range or number hides in one', () => {
  const words = charts.flatMap(chart =>
    places(chart).flatMap(({ held, ...at }) => (typeof held === 'string' ? [{ chart, held, ...at }] : [])),
  );
  const hiding = words.filter(({ held }) => !/^[a-z][a-z' -]*$/i.test(held));
  // Remarks on who and when, in so many words; the holes of the wheel, by the numbers painted on it.
  expect([...new Set(hiding.map(({ chart, column }) => `${chart.id} ${column}`))]).toEqual([
    'cady/common/effects-on-movement exceptions',
    'cady/musket/variation-wheel hit-point',
  ]);
  expect(words.length).toBeGreaterThan(200);
});

test('every chart with faces names its die, and every chart with ranges that follow on each other how', () => {
  const withFaces = charts.filter(chart => places(chart).some(({ held }) => isFaces(held) || isFaceBands(held)));
  expect(withFaces.filter(({ reading }) => reading?.die === undefined).map(({ id }) => id)).toEqual([]);
  const withRanges = charts.filter(chart => places(chart).filter(({ held }) => isRange(held)).length > 1);
  expect(withRanges.filter(({ reading }) => reading?.ranges === undefined).map(({ id }) => id)).toEqual([
    // Two guns with a shortest range; their ranges do not follow on each other.
    'cady/musket/artillery-capability',
    'cady/card/musket-artillery',
  ]);
  expect([withFaces.length, withRanges.length]).toEqual([30, 14]);
});

test('what is taken goes along, and the chart as it is played is checked with it', () => {
  const printed = charts.find(({ id }) => id === 'raymond/artillery-dice')!;
  const taken = { 'heavy-guns': { long: { value: 1, by: 'Club rules' }, close: { value: null, by: 'Club rules' } } };
  const read = readChart(JSON.parse(JSON.stringify(chartJson(printed, { taken }))));
  if ('violations' in read) throw new Error(JSON.stringify(read.violations));
  expect([read.taken, read.chart.cells]).toEqual([taken, printed.cells]);
  const played = chartAsPlayed(read.chart, read.taken);
  expect(played.cells['heavy-guns']).toEqual({ ...printed.cells['heavy-guns'], long: 1, close: null });
  expect(played.absent?.['heavy-guns']).toEqual({ 'point-blank': 'lost', close: 'cannot', medium: 'lost' });
});
