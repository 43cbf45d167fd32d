import { counted, insist } from '../rulebook/index.js';
import { type Game, MAX_REQUESTS } from './game.js';
import type { AnswerTo, Command, RequestOf, Terms } from './types.js';

/** Finds the answers to requests asked together, in their order: from a record, from commanders, or not at all (it throws). */
export type Answering<T extends Terms> = (requests: readonly RequestOf<T>[]) => readonly unknown[];

/**
 * The `Command` that a phase is run with. It holds the phase to what a request must be: an id used once in the phase, a side
 * of the scenario, and no more of them than any sane phase asks.
 */
export function commandOf<T extends Terms>(game: Game<T>, place: string, answering: Answering<T>): Command<T> {
  const asked = new Set<string>();

  function take(requests: readonly RequestOf<T>[]): readonly unknown[] {
    for (const { id, side } of requests) {
      insist(!asked.has(id), () => ({
        path: place,
        problem: `the phase asks twice under the id ${id}`,
        mend: 'give every request of a phase an id of its own',
      }));
      insist(asked.size < MAX_REQUESTS, () => ({
        path: place,
        problem: `the phase has asked more than ${counted(MAX_REQUESTS, 'time')} and does not end`,
        mend: 'see that the phase asks for each decision only once',
      }));
      insist(game.sides.includes(side), () => ({
        path: place,
        problem: `the phase asks ${side}, which is no side of this scenario`,
        mend: `ask one of ${game.sides.join(', ')}`,
      }));
      asked.add(id);
    }
    return requests.length === 0 ? [] : answering(requests);
  }

  return {
    // Answers are untyped until `check` has passed them; what comes back from `take` has been through it.
    ask: <R extends RequestOf<T>>(request: R) => take([request])[0] as AnswerTo<T, R>,
    askAll: <R extends RequestOf<T>>(requests: readonly R[]) => take(requests) as AnswerTo<T, R>[],
  };
}

/** Whether the answers to these requests stayed hidden from somebody until all were given: whatever is asked together does. */
export function openedTogether<T extends Terms>(requests: readonly RequestOf<T>[]): boolean {
  return new Set(requests.map(({ side }) => side)).size > 1;
}
