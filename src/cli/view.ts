import { type Command, InvalidArgumentError } from 'commander';
import type { Battle, BattleRecord, Outcome, RequestOf, SideId, Told } from '../battle/index.js';
import { RuleViolation } from '../rulebook/index.js';
import type { NamedTerms, Windows } from '../windows/index.js';
import { insistOnSide, print, printFolded, printJson } from './output.js';
import { playedBack, stepsOf } from './record-steps.js';

interface ViewOptions {
  readonly side: string;
  readonly turn?: number;
  readonly json?: true;
}

/** What a side may know at one moment of a battle. */
interface Glance<T extends NamedTerms> {
  readonly ruleset: string;
  readonly scenario: string;
  readonly side: SideId;
  readonly turn: number;
  /** The phase in which the record leaves off; `null` at the end of the turn. */
  readonly phase: string | null;
  readonly view: T['view'];
  /** What it may know of what happened in this turn. */
  readonly events: readonly Told<T>[];
  /** What it is asked. */
  readonly requests: readonly RequestOf<T>[];
  readonly outcome: Outcome | null;
}

/** `littlewars view`: what one side may know of a recorded battle at the end of a turn, and nothing else. */
export function registerView(program: Command): void {
  program
    .command('view')
    .description('What one side may know at the end of a turn of a recorded battle: the table, and what it was told.')
    .argument('<record>', 'record file that `littlewars battle` or `play` wrote')
    .requiredOption('--side <name>', 'the side through whose eyes to look')
    .option(
      '--turn <n>',
      'at the end of this turn, 0 being the set-up; where the record leaves off if left out',
      turnFrom,
    )
    .option('--json', 'the view, the events and what is asked, as JSON')
    .action(async (file: string, options: ViewOptions, command: Command) => {
      const { withRecord } = await import('./record-files.js');
      await withRecord(file, ({ windows, record, insistOnTheText }) =>
        windows(one => look(one, record, { ...options, command }, insistOnTheText)),
      );
    });
}

function turnFrom(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

async function look<T extends NamedTerms>(
  windows: Windows<T>,
  record: BattleRecord,
  { side, turn, json, command }: ViewOptions & { readonly command: Command },
  insistOnTheText: () => void,
): Promise<void> {
  const last = await playedBack(windows, record);
  insistOnTheText();
  insistOnSide(command, windows.ruleset.sides(last.scenario), side);
  const steps = await stepsOf(windows, record);
  const glance = await glanceAt(windows, steps, side, turn);
  if (json) return printJson(glance);
  const [{ tellerOf }, { look: lookAtTable }] = await Promise.all([
    import('./story.js'),
    import('../windows/index.js'),
  ]);
  const { turnName = 'turn' } = windows.ruleset;
  const when =
    glance.phase === null
      ? `at the end of ${turnName} ${glance.turn}`
      : `in ${turnName} ${glance.turn}, ${glance.phase}`;
  printFolded(`${glance.scenario}, as ${side} sees it ${glance.turn === 0 ? `before the first ${turnName}` : when}`);
  tellerOf(windows)(glance.events, last);
  print(`\n${lookAtTable(windows, glance, last)}`);
  if (glance.outcome !== null) printFolded(`\nThe battle is over: ${glance.outcome.reason}.`);
}

/** What the side may know at the end of a turn, or where the record leaves off in it. */
async function glanceAt<T extends NamedTerms>(
  windows: Windows<T>,
  steps: readonly Battle<T>[],
  side: SideId,
  turn: number | undefined,
): Promise<Glance<T>> {
  const [{ eventsOf, lastTurn, viewOf }, { isTurnAhead }] = await Promise.all([
    import('../battle/index.js'),
    import('../windows/index.js'),
  ]);
  const { ruleset } = windows;
  const [start] = steps;
  const last = steps.at(-1);
  if (start === undefined || last === undefined) throw new Error('a battle has at least its beginning');
  const done = lastTurn(last);
  const wanted = turn ?? (last.outcome === null && !isTurnAhead(last) ? last.turn : done);
  const whole = steps.find(step => lastTurn(step) >= wanted);
  const before = lastTurn(start);
  if (wanted < before || (whole === undefined && wanted !== last.turn)) {
    throw new RuleViolation({
      path: '--turn',
      problem: `the record holds no turn ${wanted}`,
      mend: `give a turn from ${before} to ${Math.max(done, last.turn)}`,
    });
  }
  const at = whole ?? last;
  // Nothing has happened in the next turn yet where its first phase waits for answers.
  const { view, requests } = viewOf(
    ruleset,
    whole !== undefined && isTurnAhead(at) ? { ...at, now: at.state } : at,
    side,
  );
  return {
    ruleset: ruleset.id,
    scenario: last.scenario.name,
    side,
    turn: wanted,
    phase: whole === undefined ? last.phaseId : null,
    view,
    events: steps.flatMap(step => eventsOf(step, side)).filter(event => event.turn === wanted),
    requests: whole === undefined ? requests : [],
    outcome: at.outcome,
  };
}
