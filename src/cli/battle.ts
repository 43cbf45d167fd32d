import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Terms } from '../battle/index.js';
import { commandersOf } from './commanders.js';
import { inFile, insistOnWriting, isSameFile, readJson, save } from './files.js';
import { turnCount, wholeNumber } from './numbers.js';
import { print, printJson } from './output.js';
import type { Playable } from './playables.js';
import { editionOption, introduction, rulesGiven, rulesOption } from './rules-options.js';

interface BattleOptions {
  readonly seed: number;
  readonly json?: true;
  readonly svg?: string;
  readonly record?: string;
  readonly turns?: number;
  readonly quiet?: true;
  readonly bot?: string;
  readonly edition?: string;
  readonly rules?: readonly string[];
}

/** `littlewars battle`: plays a scenario with a commander on both sides, and tells it. */
export function registerBattle(program: Command): void {
  program
    .command('battle')
    .description('Play a battle from a scenario file to its end, told turn by turn.')
    .argument('<scenario>', 'scenario file (JSON)')
    .option('--seed <n>', 'seed of the dice', wholeNumber, 1)
    .option('--turns <n>', 'stop after so many turns', turnCount)
    .option('--record <file>', 'where to write the record (default: in this folder, named after scenario and seed)')
    .option('--svg <file>', 'draw the last position; with %d in the name, one picture for every turn')
    .option('--bot <name>', 'the commander of both sides')
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--quiet', 'only the summary')
    .option('--json', 'only the result, as JSON; a record is written only with --record')
    .action(async (file: string, options: BattleOptions, command: Command) => {
      const { playableFor } = await import('./playables.js');
      const input = await readJson(file);
      const playable = await playableFor(input, file);
      await playable(one => play(one, { input, file, options, command }));
    });
}

interface Asked {
  readonly input: unknown;
  readonly file: string;
  readonly options: BattleOptions;
  readonly command: Command;
}

async function play<T extends Terms>(playable: Playable<T>, asked: Asked): Promise<void> {
  const [{ playOut, recordOf, recordText, rulesInForce, startBattle }, { storyOf }] = await Promise.all([
    import('../battle/index.js'),
    import('./story.js'),
  ]);
  const { input, file, options } = asked;
  const { ruleset } = playable;
  const { seed, svg } = options;
  const { book, houseRules } = await rulesGiven(ruleset, options);
  const battle = inFile(file, () => startBattle(ruleset, input, { seed, houseRules }));
  const commanders = commandersOf(playable, battle, { bot: options.bot, command: asked.command });
  const record = recordFile(asked);
  await insistOnOutputs(asked, record);

  const told = !options.quiet && !options.json;
  const rules = rulesInForce(ruleset, battle);
  if (told) print(introduction(playable.introduce(battle.scenario, rules), book));
  const story = storyOf(playable, { told, rules, ...(svg === undefined ? {} : { svg }) });
  story.follow(battle);
  const limit = options.turns === undefined ? {} : { maxTurns: options.turns };
  const ended = playOut(ruleset, battle, commanders, { ...limit, onStep: story.follow });
  if (!options.json) print(`${told ? '\n' : ''}${playable.summarise(ended, rules)}`);

  if (record !== undefined) await save(record, recordText(recordOf(ended)));
  await story.illustrate();
  const result = playable.result(ended, rules);
  if (options.json) printJson({ ...result, ...(record === undefined ? {} : { record }) });
  else print(`\nRecord: ${record} (checksum ${result.checksum})\nPlay it back: littlewars replay ${record}`);
}

/** Where the record goes: with --json, only where it was asked for. */
function recordFile({ file, options }: Asked): string | undefined {
  if (options.record !== undefined || options.json) return options.record;
  return `${basename(file).replace(/\.json$/i, '')}.seed-${options.seed}.record.json`;
}

/** Before a battle is played it must be sure that it can be kept, and that nothing is lost for it. */
async function insistOnOutputs({ file, options, command }: Asked, record: string | undefined): Promise<void> {
  for (const output of [record, options.svg?.replaceAll('%d', '00')]) {
    if (output === undefined) continue;
    if (await isSameFile(output, file))
      command.error(`error: ${output} would overwrite the scenario; give another name`);
    await insistOnWriting(output);
  }
  if (record !== undefined && record === options.svg) {
    command.error(`error: record and picture cannot both be written to ${record}; give another name`);
  }
}
