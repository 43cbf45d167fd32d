import pc from 'picocolors';
import { type Asking, commitmentTo, type Reply, type RequestOf } from '../battle/index.js';
import { RuleViolation } from '../rulebook/violation.js';
import { ask, type NamedTerms, summarise } from '../windows/index.js';
import { describeFault, hasColours, print, printFolded } from './output.js';
import { type Moment, runTableCommand, type Upshot } from './play-commands.js';
import {
  type Game,
  give,
  goOn,
  insistOnAnswer,
  keep,
  letOthersAnswer,
  newGame,
  nextRequest,
  type Sitting,
  seenIn,
} from './play-game.js';
import type { Listener } from './play-listener.js';
import { thrownOnTable } from './table-throws.js';

/** No answer has reason to be longer. */
const longestLine = 2000;
const tooLong = { path: '', problem: `more than ${longestLine} characters`, mend: 'write less' };

/**
 * Plays a game to its end, or until whoever plays it leaves: asks what the person has to decide, tells what comes of it, and
 * keeps the record whatever happens.
 *
 * @param resume the command line that goes on with a record
 */
export async function playGame<T extends NamedTerms>(
  sitting: Sitting<T>,
  listener: Listener,
  resume: string,
): Promise<void> {
  const game = newGame(sitting);
  try {
    print('\n"help" says what can be typed.');
    if (game.record === undefined) print('This game is not kept; "record FILE.json" keeps it.');
    await playOn(game, listener);
  } finally {
    await keep(game);
  }
  const { battle, windows, record } = game;
  if (battle.outcome === null) {
    return print(
      record === undefined ? '\nThe game was not kept.' : `\nSaved: ${record}\nGo on with it: ${resume} ${record}`,
    );
  }
  print(`\n${summarise(windows, battle)}`);
  // What the dice grew from is no secret any more.
  if (typeof battle.seed === 'string') print(`\nSeed: ${battle.seed} (committed to as ${commitmentTo(battle.seed)})`);
  if (record !== undefined) print(`\nRecord: ${record}\nPlay it back: littlewars replay ${record}`);
}

async function playOn<T extends NamedTerms>(game: Game<T>, listener: Listener): Promise<void> {
  let before: RequestOf<T> | undefined;
  while (game.battle.outcome === null) {
    if (game.battle.toThrow !== null) {
      const thrown = await thrownOnTable(game.windows.ruleset, game.battle, listener);
      if (thrown === undefined) return;
      goOn(game, thrown);
      continue;
    }
    const request = nextRequest(game);
    if (request === undefined) letOthersAnswer(game);
    else {
      const upshot = await decide(game, request, listener, isSame(before, request));
      if (upshot === 'leave') return;
      before = upshot === 'go-back' ? undefined : request;
    }
  }
}

/** Whether the same is asked as just before: then the choices need not all be shown again. */
function isSame<T extends NamedTerms>(before: RequestOf<T> | undefined, request: RequestOf<T> | undefined): boolean {
  return before !== undefined && before.kind === request?.kind;
}

/** Asks for one decision until it is given, or taken back, or the person leaves. */
async function decide<T extends NamedTerms>(
  game: Game<T>,
  request: RequestOf<T>,
  listener: Listener,
  again: boolean,
): Promise<'go-on' | 'go-back' | 'leave'> {
  let brief = again;
  const questions = [ask(game.windows, request, seenIn(game), game.battle)];
  for (let told: Asking<unknown> | undefined; ; ) {
    const asking = questions.at(-1);
    if (asking === undefined) return 'go-on';
    if (asking !== told) printFolded(questionText(game, asking, brief), '      ');
    told = asking;
    brief = false;
    const line = await listener.read(`${game.side}> `);
    if (line === undefined) return 'leave';
    const upshot = await upshotOf(line.trim(), { game, request, asking });
    if (upshot === 'go-on' || upshot === 'go-back' || upshot === 'leave') return upshot;
    if (upshot === 'ask-in-full') told = undefined;
    else if (upshot === 'ask-above') above(questions);
    else if (upshot !== 'ask-again') {
      if (upshot.first === true) questions.length = 0;
      questions.push(upshot);
    }
  }
}

/** What comes of a line: a command, the number of a choice, or an answer in the notation. Faults are told. */
async function upshotOf<T extends NamedTerms>(
  typed: string,
  moment: Moment<T>,
): Promise<Upshot | 'ask-in-full' | Asking<unknown>> {
  if (typed === '') return 'ask-in-full';
  try {
    if (typed.length > longestLine) throw new RuleViolation(tooLong);
    return (await runTableCommand(typed, moment)) ?? settle(typed, moment);
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    print(describeFault(fault));
    return 'ask-again';
  }
}

function settle<T extends NamedTerms>(typed: string, { game, request, asking }: Moment<T>): Upshot | Asking<unknown> {
  const isNumber = /^\d+$/.test(typed);
  const reply = isNumber ? chosen(Number(typed), asking) : asking.read(typed);
  if ('violations' in reply) throw new RuleViolation(reply.violations);
  if ('further' in reply) {
    if ('soFar' in reply) {
      const judge = () => insistOnAnswer(game, request, reply.soFar);
      if (isNumber) asChosen(Number(typed), asking, judge);
      else judge();
    }
    return reply.further;
  }
  give(game, request, reply.answer);
  return 'go-on';
}

/** Judges what was chosen by its number: whoever chose it has typed none of the words that a fault names, and knows it by its number and text. */
function asChosen(number: number, { choices }: Asking<unknown>, judge: () => void): void {
  try {
    judge();
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    const path = `choice ${number}, "${choices[number - 1]?.text}"`;
    throw new RuleViolation(fault.violations.map(each => ({ ...each, path })));
  }
}

function chosen(number: number, { choices }: Asking<unknown>): Reply<unknown> {
  const choice = choices[number - 1];
  if (choice === undefined) {
    const mend = `give a number from 1 to ${choices.length}, or type "help"`;
    return { violations: [{ path: '', problem: `there is no choice ${number}`, mend }] };
  }
  if ('answer' in choice) return { answer: choice.answer };
  return { further: choice.further(), ...('soFar' in choice ? { soFar: choice.soFar } : {}) };
}

function above(questions: Asking<unknown>[]): void {
  if (questions.length > 1) questions.pop();
  else print('This is the first question of this decision; "undo" takes back an answer that was given.');
}

/** A question with its choices, numbered from 1, the odds under each other. */
function questionText<T extends NamedTerms>(
  { battle, side, windows }: Game<T>,
  { question, choices, brief }: Asking<unknown>,
  isBrief: boolean,
): string {
  const paint = pc.createColors(hasColours());
  const [first = '', ...more] = question;
  const digits = String(choices.length).length;
  const width = Math.max(...choices.map(({ text, odds }) => (odds === undefined ? 0 : text.length)));
  const lines = choices.map(({ text, odds }, at) => {
    const number = paint.bold(String(at + 1).padStart(digits));
    return odds === undefined ? `  ${number}  ${text}` : `  ${number}  ${text.padEnd(width)}  ${paint.dim(odds)}`;
  });
  const shown = isBrief && brief !== undefined ? brief.map(line => `  ${line}`) : lines;
  const { turnName = 'turn' } = windows.ruleset;
  return ['', paint.bold(`${first} (${side}, ${turnName} ${battle.turn})`), ...more, ...shown].join('\n');
}
