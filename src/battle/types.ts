import type { Book } from '../book/index.js';
import type { Dice, Roll } from '../dice/index.js';
import type { ClauseId, Violation } from '../rulebook/index.js';
import type { AnswerChecks } from './requests.js';

/** Plain data: what a battle, a record and an answer are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The name of a side in a scenario: `red`, `royalist`, … */
export type SideId = string;

/**
 * The vocabulary of one ruleset. Every generic of the kernel takes one of these, so that a ruleset states its types once.
 */
export interface Terms {
  /** What the players agreed on before the game: table, armies, objectives. */
  scenario: object;
  /** The ruleset's numbers, charts and switches; a house rule is another one of these. */
  rules: object;
  /** Everything that changes while the battle goes on. Plain data. */
  state: object;
  /** What one side may know of the state. */
  view: object;
  /** The decisions that players are asked for, by kind: what is asked, and what an answer looks like. */
  requests: { [kind: string]: { asks: object; answer: unknown } };
  /** What is told: a union of plain objects with a `kind`. */
  event: { kind: string };
}

/** The kinds of decision that a ruleset asks for. */
export type KindOf<T extends Terms> = keyof T['requests'] & string;

/** A decision of one kind that the rules ask of a side. `id` is unique within the phase and the same each time the phase is run again. */
export type RequestOfKind<T extends Terms, K extends KindOf<T>> = {
  [Kind in K]: {
    readonly kind: Kind;
    readonly id: string;
    readonly side: SideId;
    readonly clause: ClauseId;
    /** To be written down at a table, unseen by the others. Here nobody is shown an answer before all that is asked together is answered. */
    readonly secret?: boolean;
  } & T['requests'][Kind]['asks'];
}[K];

/** A decision of any kind that the rules ask of a side. */
export type RequestOf<T extends Terms> = RequestOfKind<T, KindOf<T>>;

/** The answer that belongs to a request. */
export type AnswerTo<T extends Terms, R> = R extends { readonly kind: infer K extends KindOf<T> }
  ? T['requests'][K]['answer']
  : never;

/** What a phase asks of the players. */
export interface Command<T extends Terms> {
  /** One decision. */
  ask<R extends RequestOf<T>>(request: R): AnswerTo<T, R>;
  /** Decisions taken at the same time: nobody learns an answer before all have been given. Answers in the order asked. */
  askAll<R extends RequestOf<T>>(requests: readonly R[]): AnswerTo<T, R>[];
}

/** An event as the battle tells it: what happened, when, with which dice. */
export type Told<T extends Terms> = T['event'] & {
  readonly turn: number;
  readonly phase: string;
  /** The dice thrown for it. */
  readonly rolls?: readonly Roll[];
  /** The sides that may know of it; absent: everybody. */
  readonly seenBy?: readonly SideId[];
};

/** What a phase is run with. */
export interface PhaseContext<T extends Terms> {
  readonly dice: Dice;
  readonly command: Command<T>;
  readonly rules: T['rules'];
  readonly scenario: T['scenario'];
  /** The turn being played, from 1. */
  readonly turn: number;
  /**
   * Tells an event; the dice thrown since the last event are attached to it. Dice thrown after the last event of a phase are
   * told to nobody.
   */
  tell(event: T['event'], seenBy?: readonly SideId[]): void;
  /** Says that something hidden has become known, which forbids undoing what came before. */
  reveal(what: string): void;
}

/**
 * One step of the turn. It changes the state it is given and may be run again from its start at any time, so that it keeps
 * nothing anywhere else. The state is a tree: the same object never stands in two places of it.
 */
export interface Phase<T extends Terms> {
  readonly id: string;
  readonly title: string;
  readonly clause: ClauseId;
  run(state: T['state'], context: PhaseContext<T>): void;
}

/** How a battle ended. */
export interface Outcome {
  /** The winning side; `null` for a draw or stalemate. */
  readonly winner: SideId | null;
  readonly reason: string;
  readonly clause?: ClauseId;
}

/** Something that answers requests. It is given only what its side may see, and the rules in force. */
export interface Commander<T extends Terms> {
  readonly name: string;
  /** `odds` of one's own: a commander may roll its own dice, never the referee's. */
  answer(request: RequestOf<T>, view: T['view'], rules: T['rules']): unknown;
}

/**
 * The commanders of the library that play a ruleset, by name; `seed` feeds their own dice, and the scenario is what has been agreed on: who
 * plays his plans out in his mind needs to know it. At least one plays sensibly.
 */
export interface Bots<T extends Terms> {
  readonly [name: string]: (seed: number, scenario: T['scenario']) => Commander<T>;
}

/** A rulebook that the kernel can play. It brings no commanders: who plays against people only loads none that looks ahead. */
export interface Ruleset<T extends Terms> {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** The documents it implements. */
  readonly source: string;
  /** The unit of length of its tables. */
  readonly unit: 'cm' | 'inch' | 'pace';
  /** What its book calls a turn, where that is another word: `period`. */
  readonly turnName?: string;
  /** The rulebook as it is printed: charts, numbers, rulings, editions. House rules are laid on it. */
  readonly book: Book;
  /** The rules built from the print, or from a book with layers over it. */
  rules(book?: Book): T['rules'];
  /**
   * Reads a scenario from untrusted data, by the rules in force: every fault at once, or the scenario. What it gives is plain data that reads as
   * itself again, because that is what a record holds.
   */
  readScenario(
    input: unknown,
    rules: T['rules'],
  ): { readonly scenario: T['scenario'] } | { readonly violations: readonly Violation[] };
  /** The sides of a scenario, in order of play where there is one. */
  sides(scenario: T['scenario']): readonly SideId[];
  /** The turn that a scenario begins with, where it is set up in the middle of a battle; absent: always the first. */
  firstTurn?(scenario: T['scenario']): number;
  /** Sets the battle up. Checks armies, points and places; throws a RuleViolation with every fault. */
  muster(scenario: T['scenario'], rules: T['rules']): T['state'];
  /** The phases of one turn, in order. */
  readonly phases: readonly Phase<T>[];
  /** How the answers of the players are judged, a record for each kind of decision. How they are asked, its windows know. */
  readonly requests: AnswerChecks<T>;
  /** Whether the battle has ended; asked after every phase. */
  outcome(
    state: T['state'],
    at: { turn: number; phase: string; lastPhaseOfTurn: boolean },
    scenario: T['scenario'],
    rules: T['rules'],
  ): Outcome | undefined;
  /** What a side may know. */
  view(state: T['state'], side: SideId, scenario: T['scenario'], rules: T['rules']): T['view'];
  /** What a decided battle leads to in a series of them; absent: the rulebook has no campaigns. Throws a RuleViolation with every fault. */
  campaign?(decided: Decided<T>, rules: T['rules']): Sequel<T>;
  /** How men go from battle to battle as files of their own; absent: the rulebook has no retinues. */
  retinues?: Retinues<T>;
}

/** How the men of one side come to a battle from a file, and leave it as one. */
export interface Retinues<T extends Terms> {
  /** The scenario with them in the place of those that it lists for a side, or what is wrong with their file. */
  join(
    scenario: T['scenario'],
    side: SideId,
    retinue: Json,
  ): { readonly scenario: T['scenario'] } | { readonly violations: readonly Violation[] };
  /** What is left of the retinue of every side; `null` of one that nobody is left to lead. */
  after(decided: Decided<T>, rules: T['rules']): { readonly [side: SideId]: Json };
}

/** A battle that has been decided, and what was kept of the series that it belongs to. */
export interface Decided<T extends Terms> {
  readonly scenario: T['scenario'];
  readonly state: T['state'];
  readonly outcome: Outcome;
  /** Absent after the first battle. */
  readonly soFar?: Json;
}

/** What a decided battle leads to. */
export interface Sequel<T extends Terms> {
  /** The next battle, to be set up anew; `null`: the series is over. */
  readonly scenario: T['scenario'] | null;
  /** What has to be kept of the series until the next battle is decided. */
  readonly soFar: Json;
  /** What has come of it, in lines. */
  readonly told: readonly string[];
}
