import { type Command, Option } from 'commander';
import type { Battle } from '../battle/index.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { commandersOf } from './commanders.js';
import { readJson, save } from './files.js';
import { type SeedAsked, seedAsked, seedHelp, seedToStart, turnCount } from './numbers.js';
import { print, printFolded, printJson } from './output.js';
import { forceOption, insistOnOutputs } from './outputs.js';
import { progress } from './progress.js';
import {
  insistOnAfterwards,
  keepRetinues,
  type RetinueAt,
  readsOf,
  retinueAfterOption,
  retinueOption,
  startWith,
} from './retinues.js';
import { editionOption, rulesGiven, rulesOption } from './rules-options.js';
import { diceOption, thrownOnTable, throwText } from './table-throws.js';

interface BattleOptions {
  readonly seed: SeedAsked;
  readonly json?: true;
  readonly svg?: string;
  readonly html?: string;
  readonly record?: string;
  readonly turns?: number;
  readonly quiet?: true;
  readonly bot?: string;
  readonly edition?: string;
  readonly rules?: readonly string[];
  readonly dice?: true;
  readonly retinue?: readonly RetinueAt[];
  readonly retinueAfter?: readonly RetinueAt[];
  readonly force?: true;
}

/** `littlewars battle`: plays a scenario with a commander on both sides, and tells it. */
export function registerBattle(program: Command): void {
  program
    .command('battle')
    .description('Play a battle from a scenario file to its end, told turn by turn.')
    .argument('<scenario>', 'scenario file (JSON)')
    .option('--seed <seed>', seedHelp, seedAsked, 1)
    .option('--turns <n>', 'stop after so many turns', turnCount)
    .option(
      '--record <file>',
      'where to write the record, from which `replay`, `view` and `draw turns` make the battle again',
    )
    .option('--svg <file>', 'draw the last position; with %d in the name, one picture for every turn')
    .option('--html <file>', 'write one page that steps through the battle: pictures and what was told')
    .option('--bot <name>', 'the commander of both sides')
    .addOption(editionOption())
    .addOption(rulesOption())
    .addOption(new Option(...diceOption).conflicts('json'))
    .addOption(retinueOption())
    .addOption(retinueAfterOption())
    .option(...forceOption)
    .option('--quiet', 'only the summary')
    .option('--json', 'only the result, as JSON')
    .action(async (file: string, options: BattleOptions, command: Command) => {
      const { windowsFor } = await import('./windows-for.js');
      const input = await readJson(file);
      const windows = await windowsFor(input, file);
      await windows(one => play(one, { input, file, options, command }));
    });
}

interface Asked {
  readonly input: unknown;
  readonly file: string;
  readonly options: BattleOptions;
  readonly command: Command;
}

async function play<T extends NamedTerms>(windows: Windows<T>, asked: Asked): Promise<void> {
  const [{ playOut, recordOf, recordText }, windowed, { storyOf }, { listen }] = await Promise.all([
    import('../battle/index.js'),
    import('../windows/index.js'),
    import('./story.js'),
    import('./play-listener.js'),
  ]);
  const { input, file, options } = asked;
  const { ruleset } = windows;
  const { seed, svg, html } = options;
  const { houseRules } = await rulesGiven(ruleset, options);
  const dice = { ...seedToStart(seed), ...(options.dice ? { thrown: [] } : {}) };
  const { retinue = [], retinueAfter = [] } = options;
  const battle = await startWith(ruleset, { input, file, retinues: retinue, houseRules, dice, command: asked.command });
  const commanders = commandersOf(windows, battle, { bot: options.bot, command: asked.command });
  const { record } = options;
  await insistOnKeeping(ruleset, battle, asked);

  const told = !options.quiet && !options.json;
  if (told) printFolded(windowed.introduce(windows, battle));
  const story = storyOf(windows, {
    told,
    keeps: options.json === true || (svg ?? html) !== undefined,
    ...(svg === undefined ? {} : { svg }),
    ...(html === undefined ? {} : { html }),
  });
  story.follow(battle);
  const limit = options.turns === undefined ? {} : { maxTurns: options.turns };
  const listener = options.dice ? listen() : undefined;
  // A battle that is told tells how far it is.
  const far = told ? undefined : progress();
  const follow = (step: Battle<T>) => {
    story.follow(step);
    far?.at(`turn ${step.turn}`);
  };
  const ended = await throughThrows(battle, {
    playOn: standing => playOut(ruleset, standing, commanders, { ...limit, onStep: follow }),
    async thrown(standing) {
      const after = listener === undefined ? undefined : await thrownOnTable(ruleset, standing, listener);
      if (after !== undefined) story.follow(after);
      return after;
    },
  });
  listener?.close();
  far?.done();
  if (ended.toThrow !== null) print(`\nStopped at a throw. ${throwText(ruleset, ended, ended.toThrow)}`);
  if (!options.json) printFolded(`${told ? '\n' : ''}${windowed.summarise(windows, ended)}`);

  if (record !== undefined) await save(record, recordText(recordOf(ended)));
  await story.illustrate();
  const { told: afterwards, ...kept } = await keepRetinues(ruleset, ended, retinueAfter);
  const result = windowed.resultOf(windows, ended, story.events);
  if (options.json) printJson({ ...result, ...(record === undefined ? {} : { record }), ...kept });
  else if (record === undefined) print(`\nChecksum: ${result.checksum}`);
  else print(`\nRecord: ${record} (checksum ${result.checksum})\nPlay it back: littlewars replay ${record}`);
  if (!options.json) for (const line of afterwards) print(line);
}

/** Before the battle is played it must be sure that all that is asked for can be kept. */
async function insistOnKeeping<T extends NamedTerms>(
  ruleset: Windows<T>['ruleset'],
  battle: Battle<T>,
  { options, file, command }: Asked,
): Promise<void> {
  const { record, svg, html, retinue, retinueAfter = [], force } = options;
  insistOnAfterwards(ruleset, battle, retinueAfter, command);
  const writes = [record, svg, html, ...retinueAfter.map(each => each.file)];
  await insistOnOutputs(command, { writes, reads: { scenario: file, ...readsOf(retinue) }, force });
}

/** A battle played to its end, throw by throw where they are made on a table; as far as it has come when nobody tells a throw. */
async function throughThrows<T extends NamedTerms>(
  battle: Battle<T>,
  {
    playOn,
    thrown,
  }: {
    readonly playOn: (standing: Battle<T>) => Battle<T>;
    readonly thrown: (standing: Battle<T>) => Promise<Battle<T> | undefined>;
  },
): Promise<Battle<T>> {
  let standing = playOn(battle);
  while (standing.toThrow !== null) {
    const after = await thrown(standing);
    if (after === undefined) return standing;
    standing = playOn(after);
  }
  return standing;
}
