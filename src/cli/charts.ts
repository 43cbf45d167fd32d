import type { Command } from 'commander';
import { alignedTable, print, printJson } from './output.js';
import { editionOption, type RulesAsked, rulesOption } from './rules-options.js';

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
        const cells = options.json === true && options.cells === true;
        if (!cells && (options.rules !== undefined || options.edition !== undefined)) {
          return command.error('error: --rules and --edition change cells: ask for them with --json --cells');
        }
        if (cells) {
          const { takenOfEach } = await import('./taken.js');
          const ids = charts.map(({ id }) => id);
          const taken = await takenOfEach(ids, options);
          printJson(charts.map((chart, at) => chartJson(chart, { taken: taken[at] ?? {} })));
          return;
        }
        if (options.json) {
          printJson(
            charts.map(({ id, title, source, rows, columns }) => ({
              id,
              title,
              source: source.document,
              line: source.line,
              rows,
              columns,
            })),
          );
          return;
        }
        const line = charts.map(chart => [chart.id, `${chart.rows.length} × ${chart.columns.length}`, chart.title]);
        print(alignedTable([['chart', 'size', 'title'], ...line]));
      },
    );
}
