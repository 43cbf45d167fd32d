import type { Command } from 'commander';
import { alignedTable, print, printFolded, printJson, refuseUnknown } from './output.js';
import { editionOption, type RulesAsked, rulesOption } from './rules-options.js';
import { takenOf } from './taken.js';

/** Adds `littlewars chart ID` to the program. */
export function registerChart(program: Command): void {
  program
    .command('chart')
    .argument('<id>', 'such as cady/musket/small-arms-fire (see `littlewars charts`)')
    .description('Print one chart.')
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--json', 'print for machines')
    .action(async (id: string, options: RulesAsked & { readonly json?: true }, command: Command) => {
      const [{ chartJson, entryText, legendOf }, { citeSource }, { fromShelf }] = await Promise.all([
        import('../chart/index.js'),
        import('../rulebook/index.js'),
        import('./shelf.js'),
      ]);
      const { charts } = await fromShelf(command, undefined);
      const known = charts.map(chart => chart.id);
      const chart = charts.find(each => each.id === id) ?? refuseUnknown(command, 'chart', id, known);
      const taken = await takenOf(chart.id, options);
      if (options.json) {
        printJson(chartJson(chart, { taken }));
        return;
      }
      const lines = chart.rows.map(row => [
        row,
        ...chart.columns.map(column => entryText(chart, row, column, { taken })),
      ]);
      const table = alignedTable([['', ...chart.columns], ...lines]);
      const legend = legendOf(chart, { taken });
      printFolded(`${chart.title}\n${citeSource(chart.source)}`);
      // Rows of a table have nowhere to be broken.
      print(`\n${table}`);
      if (legend.length > 0) printFolded(`\n${legend.join('\n')}`, '  ');
    });
}
