import type { Command } from 'commander';
import { alignedTable, print, printJson } from './output.js';
import { editionOption, type RulesAsked, rulesOption } from './rules-options.js';
import { takenOf } from './taken.js';

/** Adds `littlewars charts [RULESET]` to the program. */
export function registerCharts(program: Command): void {
  program
    .command('charts')
    .argument('[ruleset]', 'cady/musket, musket, cady …; all of them by default')
    .description('List the printed charts.')
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--json', 'print for machines')
    .option('--cells', 'with --json: print the cells too')
    .action(
      async (
        ruleset: string | undefined,
        options: RulesAsked & { readonly json?: true; readonly cells?: true },
        command: Command,
      ) => {
        const [{ chartJson }, { fromShelf }] = await Promise.all([import('../chart/index.js'), import('./shelf.js')]);
        const { charts } = await fromShelf(command, ruleset);
        if (options.json) {
          const listed = charts.map(async chart => {
            const { reading, cells, absent, taken: _, ...named } = chartJson(chart);
            if (!options.cells) return named;
            return { ...named, reading, cells, absent, taken: await takenOf(chart.id, options, true) };
          });
          printJson(await Promise.all(listed));
          return;
        }
        const line = charts.map(chart => [chart.id, `${chart.rows.length} × ${chart.columns.length}`, chart.title]);
        print(alignedTable([['chart', 'size', 'title'], ...line]));
      },
    );
}
