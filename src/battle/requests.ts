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

/** How an answer to one kind of request is judged: all that a battle asks of a kind. */
export interface AnswerCheck<T extends Terms, K extends KindOf<T>> {
  /** Faults of an answer that may be anything; empty when it may stand. Paths begin within the answer. */
  check(answer: unknown, request: RequestOfKind<T, K>, by: Judged<T>): readonly Violation[];
}

/** Everything that there is to one kind of decision: what is wrong with an answer, how a person is asked, and how answers are typed and written. */
export interface RequestKind<T extends Terms, K extends KindOf<T>> extends AnswerCheck<T, K> {
  /** The decision as a person is asked it. */
  ask(request: RequestOfKind<T, K>, seat: Seat<T>): Asking<T['requests'][K]['answer']>;
  /** Reads an answer in the notation. Whether the rules take it, only `check` can say. */
  read(typed: string, request: RequestOfKind<T, K>, seat: Seat<T>): Reply<T['requests'][K]['answer']>;
  /** Writes an answer in the notation; what is written reads back as the same answer. */
  print(answer: T['requests'][K]['answer']): string;
}

/** How the answers of a ruleset's players are judged, by kind of request. */
export type AnswerChecks<T extends Terms> = { readonly [K in KindOf<T>]: AnswerCheck<T, K> };

/** What a ruleset asks of its players, by kind. It is part of the windows, so that a battle without people carries no questions. */
export type RequestKinds<T extends Terms> = { readonly [K in KindOf<T>]: RequestKind<T, K> };

/**
 * All that there is to the kind of a request.
 *
 * @param windows the windows of the ruleset, such as `musketWindows`
 * @throws RuleViolation when the ruleset asks for no such thing.
 */
export function kindOf<T extends Terms>(
  windows: { readonly requests: RequestKinds<T>; readonly ruleset: Pick<Ruleset<T>, 'requests' | 'id'> },
  request: RequestOf<T>,
): RequestKind<T, KindOf<T>> {
  insistOnKind(windows.ruleset, request);
  return windows.requests[request.kind];
}

/** Refuses a request of a kind that a ruleset asks nobody for. */
function insistOnKind<T extends Terms>(
  { requests, id }: Pick<Ruleset<T>, 'requests' | 'id'>,
  { kind }: RequestOf<T>,
): void {
  if (Object.hasOwn(requests, kind)) return;
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
  insistOnKind(ruleset, request);
  const kind: AnswerCheck<T, KindOf<T>> = ruleset.requests[request.kind];
  return kind.check(answer, request, by);
}
