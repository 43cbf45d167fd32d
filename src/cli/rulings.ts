import type { Command } from 'commander';
import { asPrinted, decidedBy, type Taken } from '../book/index.js';
import type { Ruling } from '../rulebook/index.js';
import type { RulingText } from '../rulings/index.js';
import { printFolded, printJson } from './output.js';
import { booksAsked, editionOption, type RulesAsked, rulesOption } from './rules-options.js';

/** Adds `littlewars rulings [RULESET]` to the program. */
export function registerRulings(program: Command): void {
  program
    .command('rulings')
    .argument('[ruleset]', 'cady/musket, musket, cady …; all of them by default')
    .description('List where a rulebook contradicts itself or is silent, and the reading that is taken.')
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--json', 'print for machines')
    .action(async (ruleset: string | undefined, { json, ...asked }: Options, command: Command) => {
      const { namedRulesets } = await import('./shelf.js');
      const { rulingText } = await import('../rulings/index.js');
      const books = await booksAsked(namedRulesets(command, ruleset).map(rulesetOfShelf), asked);
      const rulings = new Map(books.flatMap(book => book.print.rulings.map(ruling => [ruling.id, ruling])));
      const told = [...rulings.values()].map(ruling => ({
        ruling,
        text: rulingText(ruling.id),
        taken: books.flatMap(book => book.ruling(ruling.id) ?? [])[0],
      }));
      if (json) printJson(told.map(plainRuling));
      else printFolded(told.map(describeRuling).join('\n\n'), '    ');
    });
}

interface Options extends RulesAsked {
  readonly json?: true;
}

/** A ruling, what it is about, and the reading that an edition or house rules take instead of its own. */
interface ToldRuling {
  readonly ruling: Ruling;
  readonly text: RulingText;
  readonly taken: Taken<string> | undefined;
}

/** `cady/musket` is the folder of the ruleset `musket`. */
function rulesetOfShelf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function plainRuling({ ruling, text: { subject, why }, taken }: ToldRuling) {
  const { id, readings, default: printed, reconstruction } = ruling;
  const plain = readings.map(({ id, value, source = null, line = null }) => ({
    id,
    value: asPrinted(value),
    source,
    line,
  }));
  const instead = taken === undefined ? {} : { taken: { reading: taken.value, by: taken.by } };
  const decides = decidedBy(ruling).map(({ cell: { chart, row, column } }) => `${chart.id}/${row}/${column}`);
  return { id, subject, readings: plain, default: printed, ...instead, decides, reconstruction, why };
}

function describeRuling({ ruling, text: { subject, why }, taken }: ToldRuling): string {
  const readings = ruling.readings.map(({ id, value, source, line }) => {
    const from = source === undefined ? 'nowhere printed' : `${source}, line ${line ?? '?'}`;
    const held = asPrinted(value);
    const printed = typeof held === 'string' ? held : JSON.stringify(held);
    const by = id === taken?.value ? ` ⇐ ${taken.by}` : '';
    return `  ${id === ruling.default ? '*' : by === '' ? ' ' : '⇒'} ${id}: ${printed} (${from})${by}`;
  });
  const reconstruction = ruling.reconstruction ? ' (reconstruction)' : '';
  return [`${ruling.id}: ${subject}${reconstruction}`, ...readings, `    ${why}`].join('\n');
}
