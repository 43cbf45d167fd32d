import { listed } from '../../../../scenario/index.js';
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

/** What each random event does while it lasts, where it befalls anybody. */
const eventMeanings: { readonly [E in EventId]: string } = {
  'before-26': 'nobody goes up or down a hill or charges, and eyes and weapons reach less far',
  '26-30': 'nobody sees far',
  '31-40': '',
  '41': 'horse and foot near a well lose figures',
  '42': 'the enemy picks a marker or screened unit that has to be shown',
  '43-46': 'militia, or else horse, is made up with recruits',
  '47': 'each unit of foot loses figures',
  '48-53': 'whoever would rout or turn only falls back',
  '54-55': 'a wood burns, and whoever is in it',
  '56': 'units near a river or a well lose figures',
  '57-60': 'help comes on',
  '61': 'a unit takes no more tests of its morale',
  '62-65': 'horse attacks whoever is before it',
  '66': 'whoever is or has been in a village is drunk',
  '67': 'units in the woods lose figures',
  '68': 'the supreme commander, where there is one, cannot be moved',
  '69': 'units that have lost figures lose more',
  '70-77': 'small arms hit a step better',
  '78-82': 'the smallest unit with muskets takes friends in range for the enemy',
  '83-84': 'foot and horse come on',
  '85': 'whoever stands in its way is swept off',
  '86-90': 'guns do double harm',
  '91': 'horse charges foot that is near enough',
  '92-93': 'units are made up',
  '94': 'its mercenaries, where it has any, go over to the enemy',
  '95-96': 'mercenaries of the enemy, where he has any, come over',
  '97-98': 'mercenaries leave the table',
  '99-100': 'a die for each side says how many figures each of its units loses',
};

type Chance = Extract<MusketEvent, { kind: 'random-event' | 'befallen' | 'burns' }>;

/** A random event, or what it did to somebody, in words. */
export function chanceWords(event: Chance, names: { of(id: string): string; ofSide(id: string): string }): string {
  switch (event.kind) {
    case 'random-event': {
      const whose = event.side === null ? '' : ` of ${names.ofSide(event.side)}`;
      const meaning = eventMeanings[event.event];
      return `Random event${whose}: ${eventNames[event.event]}${meaning === '' ? '' : ` — ${meaning}`}`;
    }
    case 'burns':
      return `Trees burn in ${listed(event.woods.map(names.of))}${event.because.map(({ because, effect }) => ` (${because}: ${effect})`).join('')}`;
    case 'befallen':
      return `${names.of(event.unit)} ${listed(event.because.map(({ effect }) => effect))}`;
  }
}
