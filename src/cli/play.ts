import { type Command, Option } from 'commander';
import type { Battle } from '../battle/index.js';
import { RuleViolation } from '../rulebook/violation.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { commandersOf } from './commanders.js';
import { inFile, isSameFile, readJson } from './files.js';
import { FRESH, type SeedAsked, seedAsked, seedHelp, seedToStart } from './numbers.js';
import { insistOnSide, print, printFolded } from './output.js';
import { forceOption, insistOnOutputs } from './outputs.js';
import type { OpenedRecord } from './record-files.js';
import { type RetinueAt, readsOf, retinueOption, startWith } from './retinues.js';
import { editionOption, rulesGiven, rulesOption } from './rules-options.js';
import { diceOption } from './table-throws.js';

interface PlayOptions {
  readonly side: string;
  readonly seed: SeedAsked;
  readonly bot?: string;
  readonly edition?: string;
  readonly rules?: readonly string[];
  readonly record?: string;
  readonly resume?: string;
  readonly dice?: true;
  readonly retinue?: readonly RetinueAt[];
  readonly force?: true;
}

interface Asked {
  /** The scenario file; a game that is resumed may do without, for its record holds the scenario. */
  readonly file: string | undefined;
  readonly options: PlayOptions;
  readonly command: Command;
}

/** `littlewars play`: a game in the terminal against a commander of the library. */
export function registerPlay(program: Command): void {
  program
    .command('play')
    .description('Play one side of a battle in the terminal; a bot plays the other.')
    .argument('[scenario]', 'scenario file (JSON); may be left out with --resume')
    .requiredOption('--side <name>', 'the side you play')
    .addOption(new Option('--seed <seed>', seedHelp).argParser(seedAsked).default(FRESH).conflicts('resume'))
    .option('--bot <name>', 'the commander of the other side')
    .addOption(editionOption().conflicts('resume'))
    .addOption(rulesOption().conflicts('resume'))
    .addOption(new Option(...diceOption).conflicts('resume'))
    .addOption(retinueOption().conflicts('resume'))
    .option('--record <file>', 'keeps the game in this file, whatever happens')
    .option(...forceOption)
    .option('--resume <record>', 'go on with the game of this record')
    .action(async (file: string | undefined, options: PlayOptions, command: Command) => {
      const asked = { file, options, command };
      const input = file === undefined ? undefined : await readJson(file);
      if (options.resume !== undefined) {
        const { withRecord } = await import('./record-files.js');
        return withRecord(options.resume, opened => opened.windows(one => goOn(one, opened, input, asked)));
      }
      if (file === undefined) return command.error("error: missing required argument 'scenario'");
      const { windowsFor } = await import('./windows-for.js');
      const windows = await windowsFor(input, file);
      await windows(one => begin(one, input, file, asked));
    });
}

async function begin<T extends NamedTerms>(
  windows: Windows<T>,
  input: unknown,
  file: string,
  asked: Asked,
): Promise<void> {
  const [{ commitmentTo }, { introduce }] = await Promise.all([
    import('../battle/index.js'),
    import('../windows/index.js'),
  ]);
  const { seed, side, record, retinue = [] } = asked.options;
  const { houseRules } = await rulesGiven(windows.ruleset, asked.options);
  const dice = { ...seedToStart(seed), ...(asked.options.dice ? { thrown: [] } : {}) };
  const begun = { input, file, retinues: retinue, houseRules, dice, command: asked.command };
  const battle = await startWith(windows.ruleset, begun);
  insistOnSide(asked.command, windows.ruleset.sides(battle.scenario), side);
  await insistOnKeeping(record, asked);
  printFolded(`${introduce(windows, battle, side)}\n`);
  const commitment = commitmentTo(battle.seed);
  if (commitment !== null)
    print(`The dice are drawn already; the record will show that they were these: ${commitment}`);
  await sitDown(windows, battle, record, asked);
}

async function goOn<T extends NamedTerms>(
  windows: Windows<T>,
  { record, insistOnTheText }: OpenedRecord,
  input: unknown,
  asked: Asked,
): Promise<void> {
  const { replay, startBattle } = await import('../battle/index.js');
  const { file, options } = asked;
  const battle = replay(windows.ruleset, record);
  insistOnTheText();
  if (file !== undefined) {
    const { seed, houseRules, thrown } = record;
    const dice = thrown === undefined ? {} : { thrown };
    const started = inFile(file, () => startBattle(windows.ruleset, input, { seed, houseRules, ...dice }));
    if (started.checksums[0] !== battle.checksums[0]) {
      const problem = `it was not played with the scenario in ${file}`;
      throw new RuleViolation({ path: '', problem, mend: 'leave the scenario out: the record holds its own' });
    }
  }
  insistOnSide(asked.command, windows.ruleset.sides(battle.scenario), asked.options.side);
  const kept = options.record ?? options.resume;
  await insistOnKeeping(kept, asked);
  await sitDown(windows, battle, kept, asked);
}

/** Before the game is begun it must be sure that it can be kept, and that nothing is lost for it. */
async function insistOnKeeping(record: string | undefined, { file, options, command }: Asked): Promise<void> {
  // A game that is resumed goes on in its own record.
  const { resume } = options;
  const goesOn = record !== undefined && resume !== undefined && (await isSameFile(record, resume));
  const force = goesOn ? true : options.force;
  await insistOnOutputs(command, { writes: [record], reads: { scenario: file, ...readsOf(options.retinue) }, force });
}

/** Plays the battle. */
async function sitDown<T extends NamedTerms>(
  windows: Windows<T>,
  battle: Battle<T>,
  record: string | undefined,
  { options, command }: Asked,
): Promise<void> {
  const { side, bot } = options;
  const commanders = commandersOf(windows, battle, { bot, command });
  const [{ playGame }, { listen }] = await Promise.all([import('./play-talk.js'), import('./play-listener.js')]);
  const listener = listen();
  try {
    const resume = ['littlewars play', `--side ${side}`, ...(bot === undefined ? [] : [`--bot ${bot}`]), '--resume'];
    await playGame({ windows, battle, side, commanders, record }, listener, resume.join(' '));
  } finally {
    listener.close();
  }
}
