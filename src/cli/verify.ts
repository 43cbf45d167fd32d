import type { Command } from 'commander';
import type { ChartFault } from '../chart/index.js';
import { counted } from '../rulebook/index.js';
import { readJson, within } from './files.js';
import { print, printJson } from './output.js';

/** Adds `littlewars verify FILE` to the program: checks a chart of one's own, or a list of them. */
export function registerVerify(program: Command): void {
  program
    .command('verify')
    .argument('<file>', 'JSON: a chart as `littlewars chart ID --json` prints it, or a list of charts')
    .description(
      'Check a chart of your own for gaps, overlaps, dead and unreachable cells, broken order, jumps, wrong die faces.',
    )
    .option('--json', 'print for machines')
    .addHelpText('after', readingHelp)
    .action(async (file: string, options: { json?: boolean }) => {
      const [{ chartAsPlayed, checkChart, readChart, slipsOf }, { RuleViolation }] = await Promise.all([
        import('../chart/index.js'),
        import('../rulebook/index.js'),
      ]);
      const input = await readJson(file);
      const read = (Array.isArray(input) ? input : [input]).map(readChart);
      const violations = read.flatMap((each, at) =>
        'violations' in each ? within(Array.isArray(input) ? `${file}[${at}]` : file, each.violations) : [],
      );
      if (violations.length > 0) throw new RuleViolation(violations);
      const checked = read.flatMap(each => ('chart' in each ? [each] : []));
      const found = checked.map(({ chart, taken }) => ({
        id: chart.id,
        faults: eachOnce([...checkChart(chart), ...checkChart(chartAsPlayed(chart, taken))]),
        slips: slipsOf(chart).map(({ fault, slip }) => ({ ...fault, because: slip.because })),
      }));
      if (options.json) printJson(found);
      else for (const chart of found) print(describeChart(chart));
      const count = found.reduce((sum, { faults }) => sum + faults.length, 0);
      if (count > 0) throw new Error(`${file}: ${counted(count, 'fault')} found`);
    });
}

/** What is wrong with the print is as a rule wrong with what is played. */
function eachOnce(faults: readonly ChartFault[]): readonly ChartFault[] {
  return [...new Map(faults.map(fault => [describe(fault), fault])).values()];
}

interface Checked {
  readonly id: string;
  readonly faults: readonly ChartFault[];
  readonly slips: readonly (ChartFault & { readonly because: string })[];
}

function describeChart({ id, faults, slips }: Checked): string {
  const known = slips.map(
    ({ path, kind, problem, because }) => `${path}: printed so: ${kind}: ${problem} (${because})`,
  );
  return [...(faults.length === 0 ? [`${id}: sound`] : faults.map(describe)), ...known].join('\n');
}

function describe({ kind, path, problem, mend }: ChartFault): string {
  return `${path}: ${kind}: ${problem}; ${mend}`;
}

const readingHelp = `
A chart says how it is meant to be read in its "reading" (every part is optional):
  "die": 6                        faces run from 1 to 6; { "row or column": 8 } where the dice differ
  "dice": 2                       that many are thrown together: lists hold totals
  "faces": "down-columns"         lists of faces divide the die between them (or "along-rows")
  "ranges": "down-columns"        cells like { "from": 1, "to": 4 } divide each column between them (or "along-rows")
  "rangeColumns": ["distance"]    only the ranges of these columns
  "span": { "from": 0, "to": null }      the values they must cover
  "bandNames": "columns"          columns are named like 1-10, 11-20, 401+ and follow on each other (or "rows", "both")
  "bandSpan": { "from": 1, "to": 400 }   the values they must cover
  "monotony": [{ "along": "rows", "direction": "rising", "only": ["column"] }]
  "jumps": [{ "along": "columns", "factor": 3 }]
  "slips": [{ "kind": "gap", "column": "faces", "values": { "from": 2, "to": 2 }, "because": "as printed" }]   faults to keep
It may say why cells are empty, in "absent": "cannot", "nothing", "lost" or "elsewhere" for the chart, a row, or one cell:
  "absent": { "heavy guns": { "long": "lost" } }
`;
