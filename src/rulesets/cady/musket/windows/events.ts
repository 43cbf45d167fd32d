import type { EventId } from '../chance/rules.js';
import type { MusketEvent } from '../events.js';

/** What the book calls each random event; what it is, where it has no name. */
export const eventNames: { readonly [E in EventId]: string } = {
  'before-26': 'bad weather',
  '26-30': 'London fog',
  '31-40': 'nothing happens',
  '41': "It's the water!",
  '42': 'Spies at work',
  '43-46': "Take the King's shilling",
  '47': 'The French disease',
  '48-53': 'Stout-hearted men',
  '54-55': 'Help prevent forest fires',
  '56': "Don't drink the water",
  '57-60': 'Over here!',
  '61': 'Go tell the Spartans',
  '62-65': 'Elan!',
  '66': 'Days of wine and roses',
  '67': "Just don't boar me!",
  '68': "I've fallen, and I can't get up!",
  '69': 'Failure is an orphan',
  '70-77': 'Training pays off (fire)',
  '78-82': 'Fratricide',
  '83-84': 'Reinforcements',
  '85': 'Bad news from Dorothy: a tornado',
  '86-90': 'Training pays off (guns)',
  '91': 'Into the valley of death',
  '92-93': 'God is on your side',
  '94': 'Mercenaries are not to be trusted',
  '95-96': 'The dogs of war',
  '97-98': 'The dogs of war II',
  '99-100': 'The plague',
};

type Chance = Extract<MusketEvent, { kind: 'random-event' | 'befallen' | 'burns' }>;

/** A random event, or what it did to somebody, in words. */
export function chanceWords(event: Chance, names: { of(id: string): string; ofSide(id: string): string }): string {
  switch (event.kind) {
    case 'random-event':
      return `Random event: ${eventNames[event.event]}${event.side === null ? '' : ` (${names.ofSide(event.side)})`}`;
    case 'burns':
      return `${event.woods.map(names.of).join(', ')}: trees burn`;
    case 'befallen':
      return `${names.of(event.unit)}: ${event.because.map(({ effect }) => effect).join(', ')}`;
  }
}
