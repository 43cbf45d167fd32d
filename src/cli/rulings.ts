import type { Command } from 'commander';
import { asPrinted } from '../book/index.js';
import type { Ruling } from '../rulebook/index.js';
import type { RulingText } from '../rulings/index.js';
import { print, printJson } from './output.js';

/** Adds `littlewars rulings [RULESET]` to the program. */
export function registerRulings(program: Command): void {
  program
    .command('rulings')
    .argument('[ruleset]', 'cady/musket, musket, cady …; all of them by default')
    .description('List where a rulebook contradicts itself or is silent, and the reading that is taken.')
    .option('--json', 'print for machines')
    .action(async (ruleset: string | undefined, options: { json?: boolean }, command: Command) => {
      const { fromShelf } = await import('./shelf.js');
      const [{ rulings }, { rulingText }] = await Promise.all([
        fromShelf(command, ruleset),
        import('../rulings/index.js'),
      ]);
      if (options.json) printJson(rulings.map(ruling => plainRuling(ruling, rulingText(ruling.id))));
      else print(rulings.map(ruling => describeRuling(ruling, rulingText(ruling.id))).join('\n\n'));
    });
}

function plainRuling({ id, readings, default: taken, reconstruction }: Ruling, { subject, why }: RulingText) {
  const plain = readings.map(({ id, value, source = null, line = null }) => ({
    id,
    value: asPrinted(value),
    source,
    line,
  }));
  return { id, subject, readings: plain, default: taken, reconstruction, why };
}

function describeRuling(ruling: Ruling, { subject, why }: RulingText): string {
  const readings = ruling.readings.map(({ id, value, source, line }) => {
    const from = source === undefined ? 'nowhere printed' : `${source}, line ${line ?? '?'}`;
    const held = asPrinted(value);
    const printed = typeof held === 'string' ? held : JSON.stringify(held);
    return `  ${id === ruling.default ? '*' : ' '} ${id}: ${printed} (${from})`;
  });
  const reconstruction = ruling.reconstruction ? ' (reconstruction)' : '';
  return [`${ruling.id}: ${subject}${reconstruction}`, ...readings, `    ${why}`].join('\n');
}
