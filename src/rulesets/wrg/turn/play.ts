import type { WrgEvent } from '../events.js';
import type { SideId, Unit, WrgState } from '../state.js';
import type { WrgContext } from '../terms.js';
import { generalOf } from '../units.js';
import { blindTo, whoSees } from './weather/sight.js';

/** A phase under way: the state that it changes, and all that the kernel gives it. */
export interface Play extends WrgContext {
  readonly state: WrgState;
}

/**
 * What a phase is played with. Of those who lie hidden their own side alone is told what they do and how they feel; of what fog, sand or the
 * dark hide, those who see it.
 */
export function playOf(state: WrgState, context: WrgContext): Play {
  const field = { state, ...context };
  const inSight = (event: WrgEvent) => (state.weather === undefined ? undefined : whoSees(event, field));
  return {
    ...context,
    state,
    tell: (event, seenBy) => {
      const sides = seenBy ?? ofTheHidden(event, state) ?? inSight(event);
      const blind = blindTo(event, sides ?? Object.keys(context.scenario.sides), field);
      if (blind === undefined) return context.tell(event, sides);
      context.tell(event, blind.seeing);
      context.tell(blind.instead, blind.sides);
    },
  };
}

/** Whoever shoots or fights gives himself away. */
const open: readonly WrgEvent['kind'][] = ['shot', 'fought', 'met', 'appeared', 'declared'];

/** The side of whom an event is about, while he lies hidden; `undefined` where everybody may know. */
function ofTheHidden(event: WrgEvent, state: WrgState): readonly SideId[] | undefined {
  if (open.includes(event.kind)) return undefined;
  const unit = subjectOf(event, state);
  if (unit === undefined) return undefined;
  // Who leaves the table in the open is seen to go.
  const isAbsent = unit.away !== null && event.kind !== 'gone';
  return unit.hidden === null && !isAbsent ? undefined : [unit.side];
}

/** The body that an event is about: a general's is the one that he is with. */
function subjectOf(event: WrgEvent, state: WrgState): Unit | undefined {
  const { units } = state;
  if ('unit' in event && typeof event.unit === 'string') return units[event.unit];
  if (event.kind !== 'general') return undefined;
  const at = generalOf(state, event.general)?.with ?? null;
  return at === null ? undefined : units[at];
}
