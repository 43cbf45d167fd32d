import type { WrgState } from '../state.js';
import type { WrgContext } from '../terms.js';

/** A phase under way: the state that it changes, and all that the kernel gives it. */
export interface Play extends WrgContext {
  readonly state: WrgState;
}

/** What a phase is played with. */
export function playOf(state: WrgState, context: WrgContext): Play {
  return { ...context, state };
}
