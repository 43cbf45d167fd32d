import type { Battle, Commanders, RequestOf, SideId, SideView, Told } from '../battle/index.js';
import {
  answer,
  checkAnswer,
  commanderOf,
  eventsOf,
  recordOf,
  recordText,
  rulesInForce,
  undo,
  viewOf,
} from '../battle/index.js';
import { RuleViolation } from '../rulebook/violation.js';
import { drawView, type NamedTerms, type Windows } from '../windows/index.js';
import { save } from './files.js';
import { type Story, storyOf } from './story.js';

/** A game that a person sits down to. */
export interface Sitting<T extends NamedTerms> {
  readonly windows: Windows<T>;
  readonly battle: Battle<T>;
  /** The side that the person plays. */
  readonly side: SideId;
  /** Who plays the others, and answers in the person's place where asked to. */
  readonly commanders: Commanders<T>;
  /** Where the record goes; `undefined` for a game that is not kept. */
  readonly record: string | undefined;
}

/** A game under way. */
export interface Game<T extends NamedTerms> extends Sitting<T> {
  battle: Battle<T>;
  record: string | undefined;
  /** The files that this game has written, which it may write again. */
  readonly written: Set<string>;
  /** What the side was told of the turn being played and of the one before it. */
  told: readonly Told<T>[];
  readonly rules: T['rules'];
  readonly story: Story<T>;
}

/** Sits down to a battle and tells what has just happened in it. */
export function newGame<T extends NamedTerms>(sitting: Sitting<T>): Game<T> {
  const { windows, battle } = sitting;
  const rules = rulesInForce(windows.ruleset, battle);
  const game = { ...sitting, written: new Set<string>(), told: [], rules, story: storyOf(windows, { told: true }) };
  tell(game);
  return game;
}

/** What the person decides next; `undefined` when it is for others to decide. */
export function nextRequest<T extends NamedTerms>({ battle, side }: Game<T>): RequestOf<T> | undefined {
  return battle.pending.find(request => request.side === side);
}

/** What the person has before their eyes. */
export function seenIn<T extends NamedTerms>({ windows, battle, side }: Game<T>): SideView<T> {
  return viewOf(windows.ruleset, battle, side);
}

/**
 * Makes sure that the rules take what a person has decided for a request.
 *
 * @throws RuleViolation with every fault of it.
 */
export function insistOnAnswer<T extends NamedTerms>(game: Game<T>, { id }: RequestOf<T>, decided: unknown): void {
  const { ruleset } = game.windows;
  const request = game.battle.pending.find(pending => pending.id === id);
  const { now: state, scenario } = game.battle;
  const faults =
    request === undefined ? [] : checkAnswer(ruleset, request, decided, { state, scenario, rules: game.rules });
  if (faults.length > 0) throw new RuleViolation(faults);
}

/**
 * Gives the person's answer to a request.
 *
 * @throws RuleViolation with every fault of the answer; the game is then as it was.
 */
export function give<T extends NamedTerms>(game: Game<T>, request: RequestOf<T>, decided: unknown): void {
  // Asked here, because the faults that the kernel tells are those of many answers, and their paths say so.
  insistOnAnswer(game, request, decided);
  const { side, id } = request;
  goOn(game, answer(game.windows.ruleset, game.battle, [{ side, id, answer: decided }]));
}

/** What the bot would answer in the person's place. */
export function bidding<T extends NamedTerms>(game: Game<T>, request: RequestOf<T>): unknown {
  return commanderOf(game.commanders, request.side).answer(request, seenIn(game).view, game.rules);
}

/** Has the commanders of the other sides answer what is asked of them. */
export function letOthersAnswer<T extends NamedTerms>(game: Game<T>): void {
  const { commanders, battle } = game;
  const { ruleset } = game.windows;
  const answers = battle.pending.map(request => {
    const { side, id } = request;
    const { view } = viewOf(ruleset, battle, side);
    return { side, id, answer: commanderOf(commanders, side).answer(request, view, game.rules) };
  });
  goOn(game, answer(ruleset, battle, answers));
}

/**
 * Takes the person's last answer back.
 *
 * @throws RuleViolation that says why it cannot be.
 */
export function takeBack<T extends NamedTerms>(game: Game<T>): void {
  const { ruleset } = game.windows;
  game.battle = undo(ruleset, game.battle, game.side);
  const { turn, phase } = game.battle;
  const before = (id: string) => ruleset.phases.findIndex(each => each.id === id) < phase;
  game.told = game.told.filter(event => event.turn < turn || (event.turn === turn && before(event.phase)));
}

/** The table as the side may know it, with what was told of this turn, or of the last one if nothing has happened in this one. */
export function pictureOf<T extends NamedTerms>(game: Game<T>): string {
  return drawView(game.windows, seenIn(game), game.battle, { events: game.told });
}

/** Writes the record, from which the game can be taken up again, if it is to be kept. */
export async function keep<T extends NamedTerms>({ battle, record }: Game<T>, file = record): Promise<void> {
  if (file !== undefined) await save(file, recordText(recordOf(battle)));
}

/** Goes on with the battle as it stands now, and tells what is new in it. */
export function goOn<T extends NamedTerms>(game: Game<T>, battle: Battle<T>): void {
  // While answers to requests asked together are still coming in, what was told stands.
  const isNew = battle.events !== game.battle.events;
  game.battle = battle;
  if (isNew) tell(game);
}

function tell<T extends NamedTerms>(game: Game<T>): void {
  const { battle, side, story } = game;
  const events = eventsOf(battle, side);
  story.follow({ ...battle, events });
  game.told = [...game.told.filter(({ turn }) => turn >= battle.turn - 1), ...events];
}
