import type { RequestOf, SideId } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import { type JoinCandidate, joinCandidates } from '../combat/joining.js';
import { unitTest } from '../combat/tests.js';
import { fieldOf } from '../field.js';
import type { RaymondState } from '../state.js';
import type { RaymondContext, RaymondTerms } from '../terms.js';
import { settle } from './under-way.js';

type JoinInRequest = Extract<RequestOf<RaymondTerms>, { kind: 'join-in' }>;

/**
 * A side's units join in, one after the other, as long as its player wants and one can. Who joins in is in contact at once,
 * so that others may find their way barred; who fails stays and does nothing more in the phase.
 *
 * @clause raymond/joinin/who
 * @clause raymond/joinin/in-command-automatic
 * @clause raymond/joinin/test
 * @clause raymond/joinin/success-moves
 * @clause raymond/joinin/failure
 * @clause raymond/charge/failed-may-join-in
 * @clause raymond/move/table-edge
 */
export function joinIn(side: SideId, state: RaymondState, context: RaymondContext): void {
  const { scenario, rules, dice, command, tell } = context;
  for (let tries = 1; ; tries++) {
    const candidates = joinCandidates(side, fieldOf(state, scenario, rules));
    if (candidates.length === 0) return;
    const answer = command.ask(joinInRequest(side, tries, candidates));
    const chosen = candidates.find(({ unit }) => unit.id === answer);
    if (chosen === undefined) return;
    const { unit, target, to, lost, inCommand } = chosen;
    const told = { unit: unit.id, target: target.id };
    const { face, passed, because } = unitTest({ kind: 'join-in', inCommand }, dice, rules);
    unit.phase.done = true;
    tell({ kind: 'test', test: 'join-in', ...told, face, passed, because: passed ? because : [...because, stays] });
    if (!passed) continue;
    const from = unit.at;
    settle(unit, to, lost, context);
    tell({ kind: 'contact', how: 'join-in', ...told, from, to: unit.at, because: [moves] });
  }
}

const stays = {
  clause: 'raymond/joinin/failure',
  because: 'the test failed',
  effect: 'stays and does nothing more in this phase',
} as const;

const moves = {
  clause: 'raymond/joinin/success-moves',
  because: 'joins in',
  effect: 'moved straight forward into contact',
} as const;

function joinInRequest(side: SideId, tries: number, candidates: readonly JoinCandidate[]): JoinInRequest {
  return {
    kind: 'join-in',
    id: `join-in:${side}:${tries}`,
    side,
    clause: 'raymond/joinin/who',
    candidates: candidates.map(({ unit, target, distance, inCommand }) => {
      return { unit: unit.id, target: target.id, distance, inCommand };
    }),
  };
}

/** Faults of an answer to who joins in next: a unit that cannot. */
export function joinInFaults(answer: unknown, { candidates }: JoinInRequest): Violation[] {
  if (answer === null || candidates.some(({ unit }) => unit === answer)) return [];
  return [
    {
      path: '',
      clause: 'raymond/joinin/who',
      problem: `${JSON.stringify(answer)} is no unit that can join in`,
      mend: `answer null for no more, or one of ${candidates.map(({ unit }) => `"${unit}"`).join(', ')}`,
    },
  ];
}
