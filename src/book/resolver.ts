import { type Dice, type DistributionJSON, distribution } from '../dice/index.js';
import { type Reason, RuleViolation, type Violation } from '../rulebook/index.js';
import type { Book } from './book.js';
import type { RulesOf } from './rules.js';
import { type Chances, chancesOf, chancesOrNone, MOST, type Parts } from './together.js';

/** Reads one kind of situation from untrusted plain data, and says what it looks like. */
export interface SituationReader<S, Rules = unknown> {
  /** Every fault at once, or the situation. The rules say which troops there are. */
  read(input: unknown, rules: Rules): { readonly situation: S } | { readonly violations: readonly Violation[] };
  /** The JSON Schema of the situation. */
  schema(rules: Rules): object;
}

/** What a resolution function says about a situation. */
export interface Resolution extends Chances {
  /** What is known before any die is thrown: faces that count, points, ranges; `null` for a function without odds. */
  readonly odds: unknown;
  readonly because: readonly Reason[];
  /** The result: of the dice that were given, or of a function that throws none. */
  readonly result?: unknown;
}

/** A resolution function that can be asked by its name, in plain data. */
export interface Resolver {
  /** Ruleset and function: `musket/small-arms-volley`. */
  readonly name: string;
  /** What it resolves, in a line. */
  readonly about: string;
  /** Whether it throws dice. */
  readonly throws: boolean;
  /** The JSON Schema of its situation, under the printed rules or those of a book with layers. */
  schema(book?: Book): object;
  /**
   * Odds, exact distribution and reasons; with `dice` also what they did. By the printed rules, or those of a book with layers.
   *
   * @throws RuleViolation with every fault of the situation, and for a book of another ruleset.
   */
  resolve(input: unknown, dice?: Dice, book?: Book): Resolution;
  /**
   * What the dice did, and nothing else: for whoever throws the same rule many times, since odds and distribution cost more than a
   * throw. A function that throws no dice gives what it knows.
   *
   * @throws RuleViolation with every fault of the situation, and for a book of another ruleset.
   */
  roll(input: unknown, dice: Dice, book?: Book): unknown;
}

/** A resolution function as its ruleset offers it. Everything is resolved by the rules that it is given. */
export interface Resolving<S, R, Rules> {
  readonly name: string;
  readonly about: string;
  readonly situation: SituationReader<S, NoInfer<Rules>>;
  /** What is known before the dice; its `because` become the reasons. */
  readonly odds?: (situation: S, rules: Rules) => unknown;
  /** The result of a function that throws no dice; its `because` become the reasons. */
  readonly known?: (situation: S, rules: Rules) => unknown;
  /** The reasons of a result that is a bare number or word and carries none. */
  readonly why?: (situation: S, rules: Rules) => readonly Reason[];
  /**
   * The function with dice, and what of its result the distribution is of; `solved` where there is a shorter way to that
   * distribution than along every branch of the dice, `parts` where it is made of what befalls several units.
   */
  readonly thrown?: {
    readonly rule: (situation: S, dice: Dice, rules: Rules) => R;
    readonly outcome: (result: R) => unknown;
    readonly solved?: (situation: S, rules: Rules) => { toJSON(): DistributionJSON<unknown> };
    readonly parts?: (situation: S, rules: Rules) => Parts;
  };
}

/** Makes a resolution function one that can be asked by name, under any rules of its ruleset. */
export function defineResolver<Rules, S, R = never>(
  rulesOf: RulesOf<Rules>,
  resolving: Resolving<S, R, Rules>,
): Resolver {
  const { name, about, situation: reader, thrown } = resolving;
  const asked = (input: unknown, book?: Book): { readonly situation: S; readonly rules: Rules } => {
    const rules = rulesOf(book);
    const read = reader.read(input, rules);
    if ('violations' in read) throw new RuleViolation(read.violations);
    return { situation: read.situation, rules };
  };
  const resultOf = (situation: S, rules: Rules, dice: Dice | undefined): unknown =>
    thrown !== undefined && dice !== undefined
      ? thrown.rule(situation, dice, rules)
      : withoutReasons(resolving.known?.(situation, rules));
  return Object.freeze({
    name,
    about,
    throws: thrown !== undefined,
    schema: (book?: Book) => reader.schema(rulesOf(book)),
    resolve(input: unknown, dice?: Dice, book?: Book): Resolution {
      const { situation, rules } = asked(input, book);
      const odds = resolving.odds?.(situation, rules) ?? null;
      const result = resultOf(situation, rules, dice);
      return {
        odds: withoutReasons(odds),
        ...(thrown === undefined ? { distribution: null } : chances(situation, thrown, rules)),
        because: [
          ...reasonsIn(odds),
          ...reasonsIn(resolving.known?.(situation, rules)),
          ...(resolving.why?.(situation, rules) ?? []),
        ],
        ...(result === undefined ? {} : { result }),
      };
    },
    roll(input: unknown, dice: Dice, book?: Book): unknown {
      const { situation, rules } = asked(input, book);
      return resultOf(situation, rules, dice);
    },
  });
}

function chances<S, R, Rules>(
  situation: S,
  { rule, outcome, solved, parts }: NonNullable<Resolving<S, R, Rules>['thrown']>,
  rules: Rules,
): Chances {
  if (parts !== undefined) return chancesOrNone(() => chancesOf(parts(situation, rules)));
  if (solved !== undefined) return chancesOrNone(() => ({ distribution: solved(situation, rules).toJSON() }));
  return chancesOrNone(() => {
    const all = distribution(dice => outcome(rule(situation, dice, rules)), { maxBranches: MOST });
    return { distribution: all.toJSON() };
  }, MOST);
}

function hasReasons(value: unknown): value is { readonly because: readonly Reason[] } {
  return typeof value === 'object' && value !== null && 'because' in value && Array.isArray(value.because);
}

/** The reasons of a result, or of a list of results, each once. */
function reasonsIn(value: unknown): readonly Reason[] {
  const all = (Array.isArray(value) ? value : [value]).filter(hasReasons).flatMap(({ because }) => because);
  const told = new Set<string>();
  return all.filter(({ clause, because, effect }) => told.size < told.add(`${clause}\n${because}\n${effect}`).size);
}

function withoutReasons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReasons);
  if (!hasReasons(value)) return value;
  const { because: _, ...rest } = value;
  return rest;
}
