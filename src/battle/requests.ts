import { RuleViolation, type Violation } from '../rulebook/index.js';
import type { Asking, Reply } from './asking.js';
import type { KindOf, RequestOf, RequestOfKind, Ruleset, Terms } from './types.js';

/** What an answer is judged by. */
export interface Judged<T extends Terms> {
  readonly state: T['state'];
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
}

/** A place at the table: what the side may see, the scenario, and the rules in force. */
export interface Seat<T extends Terms> {
  readonly view: T['view'];
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
}

/** Everything that there is to one kind of decision: what is wrong with an answer, how a person is asked, and how answers are typed and written. */
export interface RequestKind<T extends Terms, K extends KindOf<T>> {
  /** Faults of an answer that may be anything; empty when it may stand. Paths begin within the answer. */
  check(answer: unknown, request: RequestOfKind<T, K>, by: Judged<T>): readonly Violation[];
  /** The decision as a person is asked it. */
  ask(request: RequestOfKind<T, K>, seat: Seat<T>): Asking<T['requests'][K]['answer']>;
  /** Reads an answer in the notation. Whether the rules take it, only `check` can say. */
  read(typed: string, request: RequestOfKind<T, K>, seat: Seat<T>): Reply<T['requests'][K]['answer']>;
  /** Writes an answer in the notation; what is written reads back as the same answer. */
  print(answer: T['requests'][K]['answer']): string;
}

/** What a ruleset asks of its players, by kind. */
export type RequestKinds<T extends Terms> = { readonly [K in KindOf<T>]: RequestKind<T, K> };

/**
 * What a ruleset knows of the kind of a request.
 *
 * @throws RuleViolation when the ruleset asks for no such thing.
 */
export function kindOf<T extends Terms>(
  { requests, id }: Pick<Ruleset<T>, 'requests' | 'id'>,
  { kind }: RequestOf<T>,
): RequestKind<T, KindOf<T>> {
  if (Object.hasOwn(requests, kind)) return requests[kind];
  throw new RuleViolation({
    path: 'kind',
    problem: `${id} asks nobody for "${kind}"`,
    mend: `it asks for ${Object.keys(requests).join(', ')}`,
  });
}

/**
 * The faults of an answer by the rules of its kind; empty when it may stand. Paths begin within the answer.
 *
 * @throws RuleViolation when the ruleset asks for no such thing.
 */
export function checkAnswer<T extends Terms>(
  ruleset: Pick<Ruleset<T>, 'requests' | 'id'>,
  request: RequestOf<T>,
  answer: unknown,
  by: Judged<T>,
): readonly Violation[] {
  return kindOf(ruleset, request).check(answer, request, by);
}
