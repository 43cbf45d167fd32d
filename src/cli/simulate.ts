import { type Command, Option } from 'commander';
import type { HouseRules } from '../book/index.js';
import { counted } from '../rulebook/index.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { commandersOf } from './commanders.js';
import { readJson } from './files.js';
import { turnCount, wholeNumber } from './numbers.js';
import { alignedTable, print, printFolded, printJson } from './output.js';
import { progress } from './progress.js';
import { editionOption, rulesGiven, rulesOption } from './rules-options.js';

interface SimulateOptions {
  readonly battles: number;
  readonly seed: number;
  readonly turns?: number;
  readonly bot?: string;
  readonly edition?: string;
  readonly rules?: readonly string[];
  readonly against?: readonly string[];
  readonly json?: true;
}

/** How battles of one scenario came out under one set of rules. */
interface Tally {
  /** The titles of what lies over the print; empty for the print. */
  readonly rules: readonly string[];
  /** Battles won by each side. */
  readonly won: { readonly [side: string]: number };
  /** Battles that ended in a draw, and those that were not played to their end. */
  readonly drawn: number;
  readonly unended: number;
  /** Turns on the average, and those of the shortest and the longest. */
  readonly turns: { readonly mean: number; readonly least: number; readonly most: number };
  /** How often each reason ended a battle, the commonest first. */
  readonly reasons: readonly { readonly reason: string; readonly battles: number }[];
}

/** One battle as far as it is counted. */
interface Ended {
  readonly winner: string | null | undefined;
  readonly reason: string;
  readonly turns: number;
}

/** `littlewars simulate`: plays many battles of a scenario, under one set of rules or two, and counts how they end. */
export function registerSimulate(program: Command): void {
  const against = (file: string, before: readonly string[] | undefined) => [...(before ?? []), file];
  program
    .command('simulate')
    .description('Play many battles of a scenario and count how they end, under one set of rules or two.')
    .argument('<scenario>', 'scenario file (JSON)')
    .option('--battles <n>', 'how many', turnCount, 20)
    .option('--seed <n>', 'seed of the first; the others count on from it', wholeNumber, 1)
    .option('--turns <n>', 'stop each after so many turns', turnCount)
    .option('--bot <name>', 'the commander of both sides')
    .addOption(editionOption())
    .addOption(rulesOption())
    .addOption(
      new Option(
        '--against <file>',
        'play the same seeds under these house rules too; may be given several times',
      ).argParser(against),
    )
    .option('--json', 'only the result, as JSON')
    .action(async (file: string, options: SimulateOptions, command: Command) => {
      const { windowsFor } = await import('./windows-for.js');
      const input = await readJson(file);
      const windows = await windowsFor(input, file);
      await windows(one => simulate(one, { input, options, command }));
    });
}

interface Asked {
  readonly input: unknown;
  readonly options: SimulateOptions;
  readonly command: Command;
}

async function simulate<T extends NamedTerms>(windows: Windows<T>, asked: Asked): Promise<void> {
  const { edition, rules, against, battles, seed, json } = asked.options;
  const { ruleset } = windows;
  const given = await rulesGiven(ruleset, {
    ...(edition === undefined ? {} : { edition }),
    ...(rules === undefined ? {} : { rules }),
  });
  const others = against === undefined ? [] : [await rulesGiven(ruleset, { rules: against })];
  const counts: { readonly ended: readonly Ended[]; readonly tally: Tally }[] = [];
  let sides: { readonly [side: string]: string } = {};
  for (const { book, houseRules } of [given, ...others]) {
    const titles = book.layers.map(({ title }) => title);
    const played = await playAll(windows, houseRules, asked, titles.join('; '));
    sides = played.sides;
    counts.push({ ended: played.ended, tally: tallyOf(played.ended, Object.keys(sides), titles) });
  }
  const [one, other] = counts;
  const otherwise = one?.ended.filter(
    ({ winner }, i) => other !== undefined && winner !== other.ended[i]?.winner,
  ).length;
  const results = counts.map(({ tally }) => tally);
  if (json) {
    printJson({ ruleset: ruleset.id, battles, seed, results, ...(other === undefined ? {} : { otherwise }) });
    return;
  }
  print(`${counted(battles, 'battle')}, seeds ${seed} to ${seed + battles - 1}\n`);
  print(alignedTable(rowsOf(results, sides, ruleset.turnName ?? 'turn')));
  for (const { rules: titles, reasons } of results) {
    print(`\nHow they ended${counts.length > 1 ? ` under ${titledBy(titles)}` : ''}:`);
    for (const { reason, battles: many } of reasons) printFolded(`  ${many} × ${reason}`, '    ');
  }
  if (other !== undefined) print(`\nWon by somebody else under the other rules: ${otherwise} of ${battles}`);
}

function titledBy(titles: readonly string[]): string {
  return titles.length === 0 ? 'the print' : titles.join('; ');
}

/** Every battle under one set of rules, one after the other. */
async function playAll<T extends NamedTerms>(
  windows: Windows<T>,
  houseRules: HouseRules | readonly HouseRules[] | undefined,
  { input, options, command }: Asked,
  titles: string,
): Promise<{ readonly ended: readonly Ended[]; readonly sides: { readonly [side: string]: string } }> {
  const [{ musterBattle, simulateBattle }, { agreementOf }] = await Promise.all([
    import('../battle/index.js'),
    import('../scenario/index.js'),
  ]);
  const { ruleset } = windows;
  const { battles, seed: first, turns, bot } = options;
  const mustered = musterBattle(ruleset, input, houseRules);
  const names = Object.entries(mustered.scenario.sides).map(([side, { name }]) => [side, name] as const);
  const agreed = agreementOf(names.map(([, name]) => name));
  const far = progress();
  const ended = Array.from({ length: battles }, (_, i): Ended => {
    const seed = first + i;
    far.at(`battle ${i + 1} of ${battles}${titles === '' ? '' : ` (${titles})`}`);
    const commanders = commandersOf(windows, { scenario: mustered.scenario, seed }, { bot, command });
    const limit = turns === undefined ? {} : { maxTurns: turns };
    const played = simulateBattle(ruleset, mustered, commanders, { seed, checksum: false, ...limit });
    return {
      winner: played.outcome?.winner,
      reason: withoutCounts(agreed(played.outcome?.reason ?? 'not played to its end')),
      turns: played.turns,
    };
  });
  far.done();
  return { ended, sides: Object.fromEntries(names) };
}

/** Why a battle ended, without how much exactly was lost: so that the same end is counted once. */
function withoutCounts(reason: string): string {
  return reason.replace(/ \([^()]*\)$/, '').replace(/\d+(\.\d+)?(?= %)/g, '…');
}

function tallyOf(ended: readonly Ended[], sides: readonly string[], rules: readonly string[]): Tally {
  const many = (is: (each: Ended) => boolean) => ended.filter(is).length;
  const turns = ended.map(each => each.turns);
  const mean = turns.reduce((sum, each) => sum + each, 0) / turns.length;
  const reasons = [...new Set(ended.map(({ reason }) => reason))]
    .map(reason => ({ reason, battles: many(each => each.reason === reason) }))
    .sort((a, b) => b.battles - a.battles || (a.reason < b.reason ? -1 : 1));
  return {
    rules,
    won: Object.fromEntries(sides.map(side => [side, many(({ winner }) => winner === side)])),
    drawn: many(({ winner }) => winner === null),
    unended: many(({ winner }) => winner === undefined),
    turns: { mean: Math.round(mean * 10) / 10, least: Math.min(...turns), most: Math.max(...turns) },
    reasons,
  };
}

function rowsOf(
  results: readonly Tally[],
  sides: { readonly [side: string]: string },
  turnName: string,
): readonly (readonly string[])[] {
  const line = (what: string, of: (tally: Tally) => string) => [what, ...results.map(of)];
  return [
    line('', ({ rules }) => titledBy(rules)),
    ...Object.entries(sides).map(([side, name]) => line(`won by ${name}`, ({ won }) => `${won[side] ?? 0}`)),
    line('drawn', ({ drawn }) => `${drawn}`),
    ...(results.some(({ unended }) => unended > 0) ? [line('not ended', ({ unended }) => `${unended}`)] : []),
    line(`${turnName}s`, ({ turns: { mean, least, most } }) => `${mean} (${least} to ${most})`),
  ];
}
