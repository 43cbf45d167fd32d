import type { Command } from 'commander';
import { alignedTable, print, printJson } from './output.js';

/** Adds `littlewars charts [RULESET]` to the program. */
export function registerCharts(program: Command): void {
  program
    .command('charts')
    .argument('[ruleset]', 'cady/musket, musket, cady …; all of them by default')
    .description('List the printed charts.')
    .option('--json', 'print for machines')
    .option('--cells', 'with --json: print the cells too')
    .action(async (ruleset: string | undefined, options: { json?: boolean; cells?: boolean }, command: Command) => {
      const [{ chartJson }, { fromShelf }] = await Promise.all([import('../chart/index.js'), import('./shelf.js')]);
      const { charts } = await fromShelf(command, ruleset);
      if (options.json) {
        const listed = charts.map(chart => {
          const { reading, cells, absent, taken, ...named } = chartJson(chart);
          return options.cells ? { ...named, reading, cells, absent, taken } : named;
        });
        printJson(listed);
        return;
      }
      const line = charts.map(chart => [chart.id, `${chart.rows.length} × ${chart.columns.length}`, chart.title]);
      print(alignedTable([['chart', 'size', 'title'], ...line]));
    });
}
