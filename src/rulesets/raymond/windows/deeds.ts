import type { Deed } from '../../../windows/index.js';
import type { RaymondEvent } from '../events.js';

/** What units of Raymond's game did that an event tells of. */
export function deedsRaymond(event: RaymondEvent): readonly Deed[] {
  switch (event.kind) {
    case 'fire':
      return [{ unit: event.unit, did: 'fired' }];
    case 'attack':
      return [event.unit, event.target].map(unit => ({ unit, did: 'fought' }));
    case 'contact':
      return [{ unit: event.unit, did: 'fought' }];
    case 'move':
    case 'break-through':
      return [{ unit: event.unit, did: 'moved', length: event.moved }];
    default:
      return [];
  }
}
