import type { Deed } from '../../../windows/index.js';
import type { WrgEvent } from '../events.js';

/** What units of the WRG's game did that an event tells of: spells and fire count as shots, beside arrows. */
export function deedsWrg(event: WrgEvent): readonly Deed[] {
  switch (event.kind) {
    case 'shot':
    case 'lobbed':
    case 'fire-set':
      return [{ unit: event.unit, did: 'fired' }];
    case 'spell':
      return [{ unit: event.magician, did: 'fired' }];
    case 'fought':
      return [event.unit, event.target].map(unit => ({ unit, did: 'fought' }));
    case 'moved':
      return [{ unit: event.unit, did: 'moved', length: event.distance }];
    default:
      return [];
  }
}
