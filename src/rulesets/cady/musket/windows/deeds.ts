import type { Deed } from '../../../../windows/index.js';
import { fieldDeeds } from '../../common/windows/deeds.js';
import type { MusketEvent } from '../events.js';

/** What units of a musket battle did that an event tells of. */
export function deedsMusket(event: MusketEvent): readonly Deed[] {
  if (event.kind === 'volley' || event.kind === 'grenades') return [{ unit: event.unit, did: 'fired' }];
  if (event.kind === 'shot') return [{ unit: event.gun, did: 'fired' }];
  switch (event.kind) {
    case 'officer':
    case 'random-event':
    case 'befallen':
    case 'burns':
    case 'gun-lost':
    case 'crew-replaced':
    case 'dragoons':
    case 'house':
    case 'undone':
    case 'work':
    case 'square':
    case 'helm':
    case 'wind':
    case 'vessel':
      return [];
    default:
      return fieldDeeds(event);
  }
}
