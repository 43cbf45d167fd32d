import type { Deed } from '../../../../windows/index.js';
import { fieldDeeds } from '../../common/windows/deeds.js';
import type { AncientEvent, FieldEvent } from '../events.js';

/** What units of an ancient or medieval battle did that an event tells of; whoever works on gate or wall fights it. */
export function deedsAncient(event: AncientEvent): readonly Deed[] {
  switch (event.kind) {
    case 'volley':
    case 'flame':
      return [{ unit: event.unit, did: 'fired' }];
    case 'shot':
      return [{ unit: event.machine, did: 'fired' }];
    case 'rampage':
      return [{ unit: event.unit, did: 'fought' }];
    case 'siege':
      return event.what === 'rammed' || event.what === 'wall-taken' ? [{ unit: event.unit, did: 'fought' }] : [];
    default:
      return isOfField(event) ? fieldDeeds(event) : [];
  }
}

function isOfField(event: AncientEvent): event is FieldEvent {
  return ['moved', 'charge', 'shock', 'melee'].includes(event.kind);
}
