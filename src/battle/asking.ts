import type { Violation } from '../rulebook/index.js';

/** One thing that a player may well decide: an answer, or the way to a narrower question. */
export type Choice<Answer> = {
  /** In a few words: `fire at the Trained Bands with 4 stands`. */
  readonly text: string;
  /** What it promises, in a few words: `4 dice, 1.33 hits expected`. Absent where there is nothing to promise. */
  readonly odds?: string;
} & (
  | { readonly answer: Answer }
  | {
      readonly further: () => Asking<Answer>;
      /** What has been decided with it so far, where that is to be judged at once. */
      readonly soFar?: Answer;
    }
);

/** What comes of something that a player has typed: the answer, a narrower question, or every fault of it. */
export type Reply<Answer> =
  | { readonly answer: Answer }
  | {
      readonly further: Asking<Answer>;
      /** What has been decided so far, where it is to be judged at once: it is the answer if nothing else is added. */
      readonly soFar?: Answer;
    }
  | { readonly violations: readonly Violation[] };

/**
 * A request as a person is asked it: the question in words, what may sensibly be answered and what that promises, and a
 * notation for everything else. It is made of what the side may see, and changes nothing.
 */
export interface Asking<Answer> {
  /** The question, and what one should know to decide it; a line each. Never empty. */
  readonly question: readonly string[];
  /** The likeliest answers, never empty. The first is one that the rules take, as far as the side can tell. */
  readonly choices: readonly Choice<Answer>[];
  /**
   * The choices in short, for who has just been asked the same and has them before him: shown in their place, which an empty line shows again.
   * Left out where they are few.
   */
  readonly brief?: readonly string[];
  /**
   * It holds what was decided below it and takes the place of the questions that led to it: the first one again, with something written down.
   * Left out: no.
   */
  readonly first?: boolean;
  /** What has been written down so far, by whom it is for: whoever answers the rest leaves it as it is. */
  readonly written?: { readonly [who: string]: unknown };
  /** How any answer is typed, a line each: an example and what it means. */
  readonly notation: readonly (readonly [typed: string, means: string])[];
  /** What the odds rest on, worked out when somebody wants to know: distributions and reasons, a line each. */
  readonly odds?: () => readonly string[];
  /** Reads an answer in the notation. Whether the rules take it, only the ruleset's `check` can say. */
  read(typed: string): Reply<Answer>;
}
