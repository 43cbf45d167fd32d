import type { RequestOf } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { answered } from '../../common/choices/answered.js';
import type { MusketTerms } from '../terms.js';

type EventRequest = Extract<RequestOf<MusketTerms>, { kind: 'event' }>;

/** Faults of an answer that does not choose as many different things as are to be chosen, of those offered. */
export function eventFaults(answer: unknown, { clause, options, picks }: EventRequest): readonly Violation[] {
  const chosen = answered(answer, 'chosen');
  const fits =
    Array.isArray(chosen) &&
    chosen.length === picks &&
    new Set(chosen).size === picks &&
    chosen.every(each => options.includes(each));
  if (fits) return [];
  const mend = `choose ${picks} of ${options.join(', ')}`;
  return [{ path: 'chosen', clause, problem: 'it is not a choice of what is offered', mend }];
}
