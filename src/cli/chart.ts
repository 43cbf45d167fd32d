import type { Command } from 'commander';
import { alignedTable, print, printCell, printJson, refuseUnknown } from './output.js';

/** Adds `littlewars chart ID` to the program. */
export function registerChart(program: Command): void {
  program
    .command('chart')
    .argument('<id>', 'such as cady/musket/small-arms-fire (see `littlewars charts`)')
    .description('Print one chart.')
    .option('--json', 'print for machines')
    .action(async (id: string, options: { json?: boolean }, command: Command) => {
      const [{ chartJson }, { citeSource }, { fromShelf }] = await Promise.all([
        import('../chart/index.js'),
        import('../rulebook/index.js'),
        import('./shelf.js'),
      ]);
      const { charts } = await fromShelf(command, undefined);
      const known = charts.map(chart => chart.id);
      const chart = charts.find(each => each.id === id) ?? refuseUnknown(command, 'chart', id, known);
      if (options.json) {
        printJson(chartJson(chart));
        return;
      }
      const { columns, cells } = chartJson(chart);
      const lines = Object.entries(cells).map(([row, line]) => [row, ...Object.values(line).map(printCell)]);
      print(`${chart.title}\n${citeSource(chart.source)}\n\n${alignedTable([['', ...columns], ...lines])}`);
    });
}
