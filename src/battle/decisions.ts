import { insist, meant } from '../rulebook/index.js';
import type { Answered } from './battle.js';
import type { AnswerTo, Commander, KindOf, RequestOf, RequestOfKind, Ruleset, Terms } from './types.js';

/** What a commander decides, kind by kind: what each is asked and has to answer, the compiler knows. */
export type Decisions<T extends Terms> = {
  readonly [K in KindOf<T>]: (
    request: RequestOfKind<T, K>,
    view: T['view'],
    rules: T['rules'],
  ) => T['requests'][K]['answer'];
};

/**
 * A commander of a function for each kind of decision that a ruleset asks for: `commanderBy(musket, 'mine', { orders: …, … })`. A kind
 * that is left out, and an answer of another kind, are faults that the compiler tells.
 *
 * @throws RuleViolation in a battle, when it is asked for what it has no function for, which only untyped callers can bring about.
 */
export function commanderBy<T extends Terms>(
  ruleset: Pick<Ruleset<T>, 'requests'>,
  name: string,
  decisions: Decisions<T>,
): Commander<T> {
  for (const kind of Object.keys(decisions)) {
    insist(Object.hasOwn(ruleset.requests, kind), () => ({
      path: `decisions.${kind}`,
      problem: `nobody is asked for "${kind}"`,
      mend: meant(kind, Object.keys(ruleset.requests)),
    }));
  }
  return {
    name,
    answer(request, view, rules) {
      insist(Object.hasOwn(decisions, request.kind), () => ({
        path: `decisions.${request.kind}`,
        problem: `${name} does not decide "${request.kind}"`,
        mend: 'give a function for it',
      }));
      return decide(decisions, request, view, rules);
    },
  };
}

function decide<T extends Terms, K extends KindOf<T>>(
  decisions: Decisions<T>,
  request: RequestOfKind<T, K>,
  view: T['view'],
  rules: T['rules'],
): T['requests'][K]['answer'] {
  return decisions[request.kind](request, view, rules);
}

/**
 * An answer to a request, for `answer`: `answer(musket, battle, [answerOf(musket, request, { kind: … })])`. What it may be, the compiler
 * knows by the kind of the request; whether the rules take it, only `answer` can say.
 */
export function answerOf<T extends Terms, R extends RequestOf<T>>(
  _ruleset: Pick<Ruleset<T>, 'requests'>,
  { side, id }: R,
  answer: AnswerTo<T, R>,
): Answered {
  return { side, id, answer };
}
