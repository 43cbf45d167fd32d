import type { Deed } from '../../../../windows/index.js';
import type { FieldEvent } from '../turn/events.js';

/** What units did that an event of any period tells of. Who puts an enemy to flight by charging has come to blows. */
export function fieldDeeds(event: FieldEvent): readonly Deed[] {
  switch (event.kind) {
    case 'moved':
      return [{ unit: event.unit, did: 'moved', length: event.distance }];
    case 'charge':
      return event.outcome === 'refused' ? [] : [{ unit: event.attacker, did: 'fought' }];
    case 'shock':
      return [event.unit, event.on].map(unit => ({ unit, did: 'fought' }));
    case 'melee':
      return [event.a, event.b].map(({ unit }) => ({ unit, did: 'fought' }));
    default:
      return [];
  }
}
