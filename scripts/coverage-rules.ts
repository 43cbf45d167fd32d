/**
 * Prints how far the clauses of each ruleset have come, and lists those that are resolved or open:
 *
 * - *played*: code that cites the clause is reached by the turn of a ruleset: its muster, phases, checks, view or outcome;
 * - *resolved*: only a function that an entry point exports reaches it, with the reason in `scripts/resolved.json`;
 * - *open*: nothing does;
 * - *not computable*: nothing could, with the reason in `scripts/not-computable.json`.
 *
 * A clause that code cites and no test names is counted as untested besides. Then it lists the exported functions of rules that
 * no turn calls, each with its reason (`scripts/uncalled.json`), what rules take into account and no turn tells them of
 * (`scripts/untold.json`), and words of their types that no turn says or tells from others (`scripts/unsaid.json`).
 *
 * `--resolved`, `--open`, `--uncalled`, `--untold`, `--unsaid` or `--alike` print that list alone, and with a name after it (`--open musket`) only what is
 * of that ruleset.
 *
 * How it is found out, and what that cannot know: the sources are followed symbol by symbol from the members of each `Ruleset`
 * object (see `reach.ts`). That says what a turn can call, not what it does: a function that is called counts with all the clauses
 * that it cites, even if no turn ever brings about the case that one of them is about (what no turn tells is a hint of these). A function
 * that no turn of any test has run counts with none: `coverage:turns` finds these, `scripts/not-run.json` lists them.
 * Members of objects are told apart by their names only, within one ruleset: a number of the rules counts as read when anything of that
 * name is. What a docstring on a whole function that builds rules cites counts once the rules are built. What only bots, choices,
 * telling or pictures reach is not played.
 */
import { clauseFiles, readCatalogue, readClauses, readUncalled, readUnsaid, readUntold } from './catalogue.js';
import { type Standings, standingNow } from './standing-now.js';

/** A line of the table, and the clauses that it counts. */
interface Counted {
  readonly name: string;
  readonly ids: readonly string[];
}

/** The rulesets there are, and the parts of the catalogue that have none yet. */
function countedClauses(): readonly Counted[] {
  const here = readClauses().map(({ id }) => id);
  const rulesets = clauseFiles.map(({ name, begin }) => ({
    name,
    ids: here.filter(id => begin.some(prefix => id.startsWith(prefix))),
  }));
  const known = new Set<string>(here);
  const others = (readCatalogue() ?? []).map(({ name, clauses }) => ({
    name,
    ids: clauses.map(({ id }) => id).filter(id => !known.has(id)),
  }));
  return [...rulesets, ...others.filter(({ ids }) => ids.length > 0)];
}

function countsOf({ name, ids }: Counted, clauses: Standings['clauses']): readonly (string | number)[] {
  const of = (status: string) => ids.filter(id => (clauses[id]?.status ?? 'open') === status).length;
  const untested = ids.filter(id => clauses[id]?.tests.length === 0 && clauses[id]?.code.length > 0).length;
  return [name, of('played'), of('resolved'), of('not-computable'), of('open'), untested, ids.length];
}

/** A list, by the option that asks for it alone. */
interface Listed {
  readonly option: string;
  readonly title: string;
  /** Each with what it is of. */
  readonly lines: readonly { readonly of: string; readonly line: string }[];
}

function listsOf(
  counted: readonly Counted[],
  { clauses, uncalled, untold, unsaid, alike }: Standings,
): readonly Listed[] {
  const clausesThatAre = (status: string) =>
    counted.flatMap(({ name, ids }) =>
      ids
        .filter(id => (clauses[id]?.status ?? 'open') === status)
        .map(id => ({
          of: name,
          line: [id, ...(clauses[id]?.code ?? []), clauses[id]?.reason ?? ''].join('  ').trim(),
        })),
    );
  const places = (all: readonly string[]) => all.map(place => ({ of: place.replace(/#.*/, ''), line: place }));
  const withReasons = (all: readonly string[], reasons: { readonly [place: string]: string }) =>
    places(all).map(({ of, line }) => ({ of, line: `${line}  ${reasons[line] ?? 'no reason is given'}` }));
  return [
    { option: '--resolved', title: 'Resolved: no turn comes by it', lines: clausesThatAre('resolved') },
    { option: '--open', title: 'Open', lines: clausesThatAre('open') },
    {
      option: '--uncalled',
      title: 'Exported functions of rules that no turn calls',
      lines: withReasons(uncalled, readUncalled()),
    },
    {
      option: '--untold',
      title: 'What rules take into account and no turn tells them of',
      lines: withReasons(untold, readUntold()),
    },
    {
      option: '--unsaid',
      title: 'Words of the types of rules that no turn says',
      lines: withReasons(unsaid, readUnsaid().unsaid),
    },
    {
      option: '--alike',
      title: 'Words of the types of rules that no turn tells from each other',
      lines: withReasons(alike, readUnsaid().alike),
    },
  ];
}

function printTable(counted: readonly Counted[], clauses: Standings['clauses']): void {
  const heading = ['', 'played', 'resolved', 'not computable', 'open', 'untested', 'all'];
  for (const line of [heading, ...counted.map(each => countsOf(each, clauses))]) {
    print(line.map((entry, at) => (at === 0 ? String(entry).padEnd(24) : String(entry).padStart(16))).join(''));
  }
}

function printList({ title, lines }: Listed): void {
  print(`\n${title} (${lines.length}):`);
  for (const { line } of lines) print(`  ${line}`);
}

async function main([option, name = '']: readonly string[]): Promise<void> {
  const counted = countedClauses();
  const standings = await standingNow();
  const lists = listsOf(counted, standings);
  if (option !== undefined) {
    for (const list of lists.filter(list => list.option === option)) {
      printList({ ...list, lines: list.lines.filter(({ of }) => of.includes(name)) });
    }
    return;
  }
  printTable(counted, standings.clauses);
  // A rulebook that nobody has begun is open from end to end; who wants to read that asks for it.
  const notBegun = new Set(counted.slice(clauseFiles.length).map(each => each.name));
  for (const list of lists) printList({ ...list, lines: list.lines.filter(({ of }) => !notBegun.has(of)) });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main(process.argv.slice(2));
