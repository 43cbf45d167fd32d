import type { WrgState } from '../state.js';
import type { WrgContext } from '../terms.js';
import { whoSees } from './weather/sight.js';

/** A phase under way: the state that it changes, and all that the kernel gives it. */
export interface Play extends WrgContext {
  readonly state: WrgState;
}

/** What a phase is played with. Of what fog, sand or the dark hide, those alone are told who see it. */
export function playOf(state: WrgState, context: WrgContext): Play {
  if (state.weather === undefined) return { ...context, state };
  return {
    ...context,
    state,
    tell: (event, seenBy) => context.tell(event, seenBy ?? whoSees(event, { state, ...context })),
  };
}
