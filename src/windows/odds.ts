import type { Book } from '../book/index.js';
import type { Violation } from '../rulebook/index.js';

/** A question about odds as a ruleset lets people ask it: how it is read, and what is told of it. */
export interface OddsQuestion<Situation extends object, Rules, Answer extends object> {
  /** The name of the ruleset. */
  readonly ruleset: string;
  /** What a situation counts in that goes on for some time. */
  readonly lasts?: 'turns' | 'periods';
  /** The rules of a book. */
  readonly rulesOf: (book: Book) => Rules;
  /** Reads a situation, given as untrusted data; its `read` tells every fault at once. */
  readonly schema: {
    read(
      input: unknown,
      rules: Rules,
    ): { readonly situation: Situation } | { readonly violations: readonly Violation[] };
  };
  /**
   * A situation that was typed as so many of a type, as it would stand in a file; left out where there is no difference.
   *
   * @throws RuleViolation where what was typed does not say enough.
   */
  readonly asTyped?: (input: unknown, rules: Rules) => unknown;
  /** What comes of it. */
  readonly answer: (situation: Situation, rules: Rules) => Answer;
}
