import { type Command, InvalidArgumentError } from 'commander';
import type { BattleRecord } from '../battle/index.js';
import { insist } from '../rulebook/violation.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { print, printFolded, printJson } from './output.js';
import { forceOption, insistOnOutputs } from './outputs.js';
import { playedBack, stepsOf } from './record-steps.js';

interface ReplayOptions {
  readonly json?: true;
  readonly tell?: true;
  readonly svg?: string;
  readonly html?: string;
  readonly force?: true;
  readonly verify?: true;
  readonly commitment?: string;
}

/** `littlewars replay`: plays a record back and compares every checksum. */
export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description('Play a record back; if it was changed, refuse it and name the turn.')
    .argument('<record>', 'record file that `littlewars battle` or `play` wrote')
    .option('--tell', 'tell the battle again, turn by turn')
    .option('--svg <file>', 'draw the last position; with %d in the name, one picture for every turn')
    .option('--html <file>', 'write one page that steps through the battle: pictures and what was told')
    .option(...forceOption)
    .option('--verify', 'see that the dice are those that the referee was bound to at the start')
    .option('--commitment <hex>', 'with --verify: what was published of the seed at the start', commitmentTyped)
    .option('--json', 'the result, as JSON')
    .action(async (file: string, options: ReplayOptions, command: Command) => {
      if (options.commitment !== undefined && options.verify === undefined) {
        return command.error('error: --commitment is compared with --verify; add it');
      }
      const { svg, html, force } = options;
      await insistOnOutputs(command, { writes: [svg, html], reads: { record: file }, force });
      const { withRecord } = await import('./record-files.js');
      await withRecord(file, ({ windows, record, insistOnTheText }) =>
        windows(one => retell(one, record, options, insistOnTheText)),
      );
    });
}

async function retell<T extends NamedTerms>(
  windows: Windows<T>,
  record: BattleRecord,
  { json, tell, svg, html, verify, commitment }: ReplayOptions,
  insistOnTheText: () => void,
): Promise<void> {
  const [{ lastTurn }, { introduce, resultOf, summarise }, { storyOf }] = await Promise.all([
    import('../battle/index.js'),
    import('../windows/index.js'),
    import('./story.js'),
  ]);
  const battle = await playedBack(windows, record);
  insistOnTheText();
  const verified = verify === undefined ? undefined : commitmentKept(record, commitment);
  const told = tell === true && json !== true;
  const story = storyOf(windows, {
    told,
    keeps: json === true || (svg ?? html) !== undefined,
    ...(svg === undefined ? {} : { svg }),
    ...(html === undefined ? {} : { html }),
  });
  if (told) printFolded(introduce(windows, battle));
  if (told || json || (svg ?? html) !== undefined)
    for (const step of await stepsOf(windows, record)) story.follow(step);
  await story.illustrate();
  if (json) return printJson(resultOf(windows, battle, story.events));
  if (!told) {
    const first = lastTurn(battle) - record.checksums.length + 1;
    for (const [at, sum] of record.checksums.entries()) print(`turn ${String(first + at).padStart(2)}  ${sum}`);
  }
  printFolded(`\n${summarise(windows, battle)}\n\nThe record plays back to the same checksums.`);
  if (verified !== undefined) printFolded(`The seed is the one that was committed to: ${verified}`);
}

function commitmentTyped(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('Give the 64 hex digits that were published at the start.');
}

/**
 * What bound the referee to the seed of a record that was replayed.
 *
 * @param published what was told of the seed at the start, where it was kept
 * @throws RuleViolation when nothing did, or something else was published.
 */
function commitmentKept(record: BattleRecord, published: string | undefined): string {
  const kept = record.version === 1 ? null : record.commitment;
  insist(kept !== null, () => ({
    path: 'turn 0: seed',
    problem: `${record.seed} is the seed of a test: anybody could have tried it, and nothing binds to it`,
    mend: 'play with --seed fresh',
  }));
  insist(published === undefined || published === kept, () => ({
    path: 'turn 0: seed',
    problem: `these are other dice than those that were committed to: ${kept} and not ${published}`,
    mend: 'ask the referee for the record of the battle that was begun',
  }));
  return kept;
}
