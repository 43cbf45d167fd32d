import { existsSync } from 'node:fs';
import type { Asking, RequestOf } from '../battle/index.js';
import { RuleViolation } from '../rulebook/violation.js';
import { look as lookAtTable, type NamedTerms } from '../windows/index.js';
import { isSameFile, save } from './files.js';
import { alignedTable, print, printFolded } from './output.js';
import {
  bidding,
  type Game,
  give,
  keep,
  letOthersAnswer,
  nextRequest,
  pictureOf,
  seenIn,
  takeBack,
} from './play-game.js';

/** What comes of a command: the same question again, the one above it, the next request, one that was answered before, or no more of them. */
export type Upshot = 'ask-again' | 'ask-above' | 'go-on' | 'go-back' | 'leave';

/** What is being decided when a command is given. */
export interface Moment<T extends NamedTerms> {
  readonly game: Game<T>;
  readonly request: RequestOf<T>;
  readonly asking: Asking<unknown>;
}

interface TableCommand {
  readonly typed: string;
  readonly does: string;
  /** `rest` is what was typed after the word. */
  run<T extends NamedTerms>(moment: Moment<T>, rest: string): Upshot | Promise<Upshot>;
}

/** What a player may always type, whatever is asked. */
const commands: { readonly [word: string]: TableCommand } = {
  help: { typed: 'help', does: 'how to answer, and what else can be typed', run: help },
  look: { typed: 'look', does: 'the table: a map, and every unit', run: look },
  odds: { typed: 'odds', does: 'what the odds shown rest on', run: odds },
  bot: {
    typed: 'bot',
    does: 'leave this decision to the bot; "bot rest", what is not written down, and the rest of this phase',
    run: bot,
  },
  up: { typed: 'up', does: 'back to the question before this one', run: () => 'ask-above' },
  undo: { typed: 'undo', does: 'take your last answer back, unless dice were rolled since', run: takenBack },
  draw: { typed: 'draw FILE.svg', does: 'draw the table', run: draw },
  record: {
    typed: 'record FILE',
    does: 'save the game so far; a game that was not kept is kept there from now on',
    run: record,
  },
  quit: { typed: 'quit', does: 'save the game, if it is kept, and leave; so do Ctrl-C and Ctrl-D', run: () => 'leave' },
};

/** Carries out a command; `undefined` when what was typed is none, and so an answer. */
export function runTableCommand<T extends NamedTerms>(
  typed: string,
  moment: Moment<T>,
): Upshot | Promise<Upshot> | undefined {
  const [word = '', ...rest] = typed.split(/\s+/);
  const name = word === '?' ? 'help' : word.toLowerCase();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return undefined;
  const takesMore = command.typed.includes(' ');
  // `look` at nothing in particular is a command; `record:` and the like may be the beginning of an answer.
  if (!takesMore && rest.length > 0 && typed.toLowerCase() !== 'bot rest') return undefined;
  return command.run(moment, rest.join(' '));
}

function help<T extends NamedTerms>({ asking }: Moment<T>): Upshot {
  const always = Object.values(commands).map(({ typed, does }) => [typed, does]);
  print('Answer with the number of a choice, or so:\n');
  print(alignedTable([['typed', 'means'], ...asking.notation]));
  print(`\nAt any time:\n\n${alignedTable([['typed', 'does'], ...always])}`);
  return 'ask-again';
}

function look<T extends NamedTerms>({ game }: Moment<T>): Upshot {
  print(lookAtTable(game.windows, seenIn(game), game.battle));
  return 'ask-again';
}

function odds<T extends NamedTerms>({ asking }: Moment<T>): Upshot {
  const lines = asking.odds?.() ?? [];
  printFolded(lines.length === 0 ? 'There are no odds to tell here.' : lines.join('\n'), '      ');
  return 'ask-again';
}

function bot<T extends NamedTerms>({ game, request, asking }: Moment<T>, rest: string): Upshot {
  const { turn, phase } = game.battle;
  const byBot = bidding(game, request);
  give(game, request, rest === '' ? byBot : besideWritten(byBot, asking));
  // The rest of what the side decides in this phase; what is asked of others meanwhile, they answer.
  while (rest !== '' && game.battle.outcome === null && game.battle.toThrow === null) {
    if (game.battle.turn !== turn || game.battle.phase !== phase) break;
    const next = nextRequest(game);
    if (next === undefined) letOthersAnswer(game);
    else give(game, next, bidding(game, next));
  }
  return 'go-on';
}

/** What the bot answers beside what the person has written down: that stands. */
function besideWritten(byBot: unknown, { written }: Asking<unknown>): unknown {
  return written === undefined || typeof byBot !== 'object' ? byBot : { ...byBot, ...written };
}

function takenBack<T extends NamedTerms>({ game }: Moment<T>): Upshot {
  try {
    takeBack(game);
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    // How a program would mend it is of no use to who plays.
    print(fault.violations.map(({ problem }) => problem).join('\n'));
    return 'ask-again';
  }
  print('Your last answer is taken back.');
  return 'go-back';
}

async function draw<T extends NamedTerms>({ game }: Moment<T>, rest: string): Promise<Upshot> {
  insistOnName(rest, '.svg', 'draw table.svg');
  insistOnNew(rest, game);
  await save(rest, pictureOf(game));
  game.written.add(rest);
  print(`Drawn: ${rest}`);
  return 'ask-again';
}

async function record<T extends NamedTerms>({ game }: Moment<T>, rest: string): Promise<Upshot> {
  insistOnName(rest, '.json', 'record turn-3.json');
  if (game.record === undefined || !(await isSameFile(rest, game.record))) insistOnNew(rest, game);
  await keep(game, rest);
  game.written.add(rest);
  game.record ??= rest;
  print(`Saved: ${rest}`);
  return 'ask-again';
}

/** Nothing is written over but what this game has written itself. */
function insistOnNew<T extends NamedTerms>(file: string, { written }: Game<T>): void {
  if (written.has(file) || !existsSync(file)) return;
  throw new RuleViolation({ path: file, problem: 'there is such a file already', mend: 'give another name' });
}

function insistOnName(name: string, ending: string, example: string): void {
  if (name.toLowerCase().endsWith(ending)) return;
  const problem = name === '' ? 'the name of the file is missing' : `the name does not end in ${ending}`;
  throw new RuleViolation({ path: name, problem, mend: `give one, such as "${example}"` });
}
