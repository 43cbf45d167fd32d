import type { WrgEvent } from '../events.js';
import type { SideId, WrgState } from '../state.js';
import type { WrgContext } from '../terms.js';
import { whoSees } from './weather/sight.js';

/** A phase under way: the state that it changes, and all that the kernel gives it. */
export interface Play extends WrgContext {
  readonly state: WrgState;
}

/**
 * What a phase is played with. Of those who lie hidden their own side alone is told what they do and how they feel; of what fog, sand or the
 * dark hide, those who see it.
 */
export function playOf(state: WrgState, context: WrgContext): Play {
  const inSight = (event: WrgEvent) =>
    state.weather === undefined ? undefined : whoSees(event, { state, ...context });
  return {
    ...context,
    state,
    tell: (event, seenBy) => context.tell(event, seenBy ?? ofTheHidden(event, state) ?? inSight(event)),
  };
}

/** Whoever shoots or fights gives himself away. */
const open: readonly WrgEvent['kind'][] = ['shot', 'fought', 'met', 'appeared', 'declared'];

/** The side of whom an event is about, while he lies hidden; `undefined` where everybody may know. */
function ofTheHidden(event: WrgEvent, { units }: WrgState): readonly SideId[] | undefined {
  if (open.includes(event.kind) || !('unit' in event) || typeof event.unit !== 'string') return undefined;
  const unit = units[event.unit];
  return unit === undefined || unit.hidden === null ? undefined : [unit.side];
}
