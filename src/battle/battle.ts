import type { DiceState, Seed, SeededGenerator, SeedGiven, Throw } from '../dice/index.js';
import type { ClauseId } from '../rulebook/index.js';
import type { Commander, Json, Outcome, RequestOf, SideId, Terms, Told } from './types.js';

/** Which ruleset a battle or record belongs to. */
export interface RulesetMark {
  readonly id: string;
  readonly version: string;
}

/** An answer on its way in: whose it is, to which pending request, and what. */
export interface Answered {
  readonly side: SideId;
  /** The id of the request. */
  readonly id: string;
  /** Plain data. */
  readonly answer: unknown;
}

/** An answer that the battle has taken. */
export interface GivenAnswer {
  readonly side: SideId;
  readonly id: string;
  readonly answer: Json;
}

/** An answer in the log of the whole battle. */
export interface LoggedAnswer extends GivenAnswer {
  readonly turn: number;
  /** The id of the phase. */
  readonly phase: string;
}

/** Where a fork took other dice: they are rolled from `seed` once this request, and what was asked with it, is answered. */
export interface OtherDice {
  readonly turn: number;
  readonly phase: string;
  /** The id of the request. */
  readonly request: string;
  readonly seed: Seed;
}

/** A phase that an undo may return to: how things stood at its start, and what was answered in it. */
export interface Waypoint<T extends Terms> {
  readonly turn: number;
  readonly phase: number;
  readonly phaseId: string;
  readonly state: T['state'];
  readonly dice: DiceState;
  readonly answers: readonly GivenAnswer[];
}

/** Why what came before can no longer be undone. */
export interface Barrier {
  readonly by: 'dice' | 'reveal' | 'decision';
  /** What happened, in a few words. */
  readonly what: string;
}

/**
 * A battle at a standstill: either some answers are pending, or it has ended. Plain frozen JSON: a battle that was written
 * out and read back can be played on. It is the referee's copy; what a side may see of it is `viewOf`.
 */
export interface Battle<T extends Terms> {
  readonly ruleset: RulesetMark;
  /** The house rules as they were given; `null` for none. */
  readonly houseRules: Json;
  readonly scenario: T['scenario'];
  readonly seed: Seed;
  /** The turn being played, from 1; after the end, the last one. */
  readonly turn: number;
  /** The phase being played, as an index into the ruleset's phases. */
  readonly phase: number;
  /** The id of that phase. */
  readonly phaseId: string;
  /** The state at the start of the phase; after the end, the last state. */
  readonly state: T['state'];
  /** The state at the moment the pending requests were asked; after the end, the last state. */
  readonly now: T['state'];
  /** How the dice stood at the start of the phase. */
  readonly dice: DiceState;
  /** Answers so far in this phase, in the order asked. */
  readonly answers: readonly GivenAnswer[];
  /** What must be answered before the battle goes on; empty only when it has ended, or dice of a table are to be thrown. */
  readonly pending: readonly RequestOf<T>[];
  /** What the dice of a table have shown so far, in the order thrown; `null` for dice that are rolled from the seed. */
  readonly thrown: readonly number[] | null;
  /** What must be thrown on the table before the battle goes on; `null` when nothing must. */
  readonly toThrow: Throw | null;
  /** What was told when the battle last went on; it stands while answers to requests asked together are still coming in. */
  readonly events: readonly Told<T>[];
  /** How many events of this phase have been told, those of the last step included. */
  readonly told: number;
  /** Every answer of the phases before this one, in the order asked. */
  readonly log: readonly LoggedAnswer[];
  /** Where forks took other dice. */
  readonly otherDice: readonly OtherDice[];
  /** One checksum per turn completed, from turn 0, the muster. Each covers the one before it. */
  readonly checksums: readonly string[];
  /** The phases an undo may return to, oldest first. */
  readonly trail: readonly Waypoint<T>[];
  /** What cut the trail off; `null` while it goes back to the muster. */
  readonly barrier: Barrier | null;
  readonly outcome: Outcome | null;
}

/** What one side may know of a battle: no seed, no dice, no answers or requests of the others. */
export interface SideView<T extends Terms> {
  readonly side: SideId;
  readonly turn: number;
  /** The id of the phase being played. */
  readonly phase: string;
  /** What the referee is bound by: the `commitmentTo` the seed of the dice; `null` for the whole number of a test. */
  readonly commitment: string | null;
  /** The ruleset's view of the state at the moment the pending requests were asked. */
  readonly view: T['view'];
  /** What this side is asked. */
  readonly requests: readonly RequestOf<T>[];
  /** What must be thrown on the table before the battle goes on: everybody sees it. */
  readonly toThrow: Throw | null;
  /** What it may know of what was told in the last step. */
  readonly events: readonly Told<T>[];
  readonly outcome: Outcome | null;
}

/** A battle in small: enough to play it again. Version 1 where all seeds are whole numbers, 2 where one has 128 bits. */
export type BattleRecord = BattleRecord1 | BattleRecord2;

/** The record of a battle whose dice come from whole numbers. */
export interface BattleRecord1 extends Recorded {
  readonly version: 1;
}

/** The record of a battle with a seed of 128 bits: it names the generator of its dice, and what the referee was bound by. */
export interface BattleRecord2 extends Recorded {
  readonly version: 2;
  /** Where the dice of the battle's seed come from. */
  readonly generator: SeededGenerator;
  /** What was published of the seed at the start; `null` where the battle's own seed is a whole number, and only a fork's is not. */
  readonly commitment: string | null;
}

/** What records of all versions hold. */
interface Recorded {
  readonly format: 'littlewars-record';
  readonly ruleset: RulesetMark;
  readonly houseRules: Json;
  readonly scenario: Json;
  readonly seed: Seed;
  readonly otherDice: readonly OtherDice[];
  /** What the dice of a table have shown; left out where dice were rolled. */
  readonly thrown?: readonly number[];
  readonly answers: readonly LoggedAnswer[];
  readonly checksums: readonly string[];
  /** Covers all that came after the last checksum, so that an unfinished record cannot be edited either. */
  readonly seal: string;
  readonly outcome: (Outcome & { readonly clause?: ClauseId }) | null;
}

/** What a battle is begun with. */
export interface StartOptions {
  /**
   * What the dice grow from. Left out, 128 bits that nobody knows; given as 128 bits (32 hex digits, or a bigint), the same. Either way
   * the dice come of a keyed stream, which nobody foretells from what they have shown, and `viewOf` shows what binds the referee to
   * the seed. A whole number from 0 is for tests and simulations: fast dice, which can be foretold.
   */
  readonly seed?: SeedGiven;
  /** House rules as untrusted data; left out or `null` for none. */
  readonly houseRules?: unknown;
  /**
   * Dice are thrown on a real table: what they have shown so far, in the order thrown, `[]` at first. The battle stops at each
   * throw that it lacks and says in `toThrow` what it is; `throwDice` tells it what came up. The seed then feeds nothing but forks.
   */
  readonly thrown?: readonly number[];
}

/** Who answers for each side. */
export type Commanders<T extends Terms> = { readonly [side: SideId]: Commander<T> };

/** How a battle is played out. */
export interface PlayOutOptions<T extends Terms> {
  /** Stops at the first request of a later turn. Without it, the battle is played to its end. */
  readonly maxTurns?: number;
  /** Asked for every throw of a battle whose dice are thrown on a table: what each die showed, in order. */
  readonly throws?: (asked: Throw) => readonly number[];
  /** Called with the battle after every step; its `events` are what the step told. */
  readonly onStep?: (battle: Battle<T>) => void;
}

/** The last turn of a battle that has been played to its end; the one before its first where none has. */
export function lastTurn<T extends Terms>({ turn, outcome }: Pick<Battle<T>, 'turn' | 'outcome'>): number {
  return outcome === null ? turn - 1 : turn;
}
