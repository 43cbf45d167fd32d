/**
 * Writes docs/rulings.md from the rulings themselves: every place where a rulebook contradicts itself or is silent, its readings, and the one
 * that is taken.
 *
 *   npx tsx scripts/rulings-page.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asPrinted } from '../src/book/index.js';
import type { Reading, Ruling } from '../src/rulebook/index.js';
import { ancientMedievalRulings } from '../src/rulesets/cady/ancient-medieval/book/rulings.js';
import { commonRulings } from '../src/rulesets/cady/common/book/rulings.js';
import { musketRulings } from '../src/rulesets/cady/musket/book/rulings.js';
import { raymondRulings } from '../src/rulesets/raymond/book/rulings.js';
import { skirmishRulings } from '../src/rulesets/skirmish/book/rulings.js';
import { wrgRulings } from '../src/rulesets/wrg/book/rulings.js';
import { rulingText } from '../src/rulings/index.js';
import { root } from './catalogue.js';

/** The page, from its root. */
export const rulingsPage = 'docs/rulings.md';

const parts: readonly { readonly title: string; readonly rulings: readonly Ruling[] }[] = [
  { title: "Cady's common rules", rulings: commonRulings },
  { title: 'Ancient and medieval', rulings: ancientMedievalRulings },
  { title: 'Musket', rulings: musketRulings },
  { title: 'Raymond: A Splendid Victory!', rulings: raymondRulings },
  { title: 'Skirmish: medieval fights, man to man', rulings: skirmishRulings },
  { title: 'WRG: War Games Rules 1000 BC to 1000 AD', rulings: wrgRulings },
];

const sources: Readonly<Record<string, string>> = {
  'cady-book': 'book',
  'cady-card': 'card',
  'raymond-book': 'book',
  'skirmish-book': 'book',
  'wrg-book': 'book',
  'wrg-ink': 'ink',
  'wrg-print': 'print',
  'wrg-sheet': 'sheet',
};

/** The text of the page. */
export function rulingsText(): string {
  const rows = parts.map(({ title, rulings }) => {
    const lost = rulings.filter(({ reconstruction }) => reconstruction).length;
    return `| [${title}](#${anchorOf(title)}) | ${rulings.length} | ${lost} |`;
  });
  const sections = parts.map(({ title, rulings }) => `## ${title}\n\n${rulings.map(entryOf).join('\n\n')}`);
  return `# Rulings

Where a rulebook contradicts itself or says nothing, somebody must decide. Each decision is data: an id, the readings and where they are
printed, the one taken, and why. The most specific passage of the book wins, then its charts, then its order sheets; what nobody printed is
a reconstruction and marked so. Cady's card is an edition of its own: \`--edition card\` takes its reading wherever it has one.

In code, \`musketRules(musketBook.with({ rulings: { 'cady/ruling/…': '…' } }))\` and its like in the other rulesets take another reading;
\`littlewars rulings --json\` prints all of this for machines. This page is made from the same data by \`npm run rulings\`.

| rules | rulings | of them reconstructions |
|---|---|---|
${rows.join('\n')}

${sections.join('\n\n')}
`;
}

function entryOf({ id, readings, default: taken, reconstruction }: Ruling): string {
  const { subject, why } = rulingText(id);
  const lines = readings.map(reading => {
    const mark = reading.id === taken ? '**taken**' : '';
    return `| \`${reading.id}\` | ${shownValue(reading)} | ${placeOf(reading)} | ${mark} |`;
  });
  const head = `### ${subject}\n\n\`${id}\`${reconstruction ? ' · reconstruction' : ''}`;
  return `${head}\n\n| reading | value | printed | |\n|---|---|---|---|\n${lines.join('\n')}\n\n${why}`;
}

function shownValue({ value }: Reading): string {
  const printed = asPrinted(value);
  const text = typeof printed === 'string' ? printed : JSON.stringify(printed);
  return text.length > 400 ? 'a table of its own' : text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

function placeOf({ source, line }: Reading): string {
  if (source === undefined) return 'nowhere';
  return `${sources[source] ?? source}, line ${line ?? '?'}`;
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(root, rulingsPage), rulingsText());
}
